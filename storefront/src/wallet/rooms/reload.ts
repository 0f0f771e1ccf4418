import { html, nothing } from "lit/html.js"
import { ServiceError } from "../../client/service"
import { fill } from "../../texts"
import { handOver, providerName } from "../payment"
import { Room } from "./room"

interface Method {
  provider_id: string
  id: string | null
  type: string | null
  brand: string | null
  last4: string | null
  exp_month: number | null
  exp_year: number | null
}

interface Agreement {
  threshold: string
  amount: string
  payment_method: Method
  end_reason: string | null
}

interface AutoReload {
  available: boolean
  minimum: string
  maximum: string
  enabled: boolean
  agreement: Agreement | null
  waiting_for: "customer" | "retry" | "limit" | null
  next_attempt_at: string | null
}

interface Reload {
  id: number
  amount: string
  currency: string
  state: "queued" | "charging" | "captured" | "declined" | "needs_customer" | "unknown"
  queued_at: string
}

interface Wanted {
  threshold: string
  amount: string
  method: Method
  /** What is agreed to, as it is shown and kept. */
  terms: string
}

/** While somebody looks, attempts are read again after so many seconds. */
const LOOK_AGAIN = 10

/** Charging a saved payment method when the wallet runs low. */
export class ReloadRoom extends Room {
  protected readonly name = "reload"
  private auto!: AutoReload
  private methods: Method[] = []
  private unavailable: string[] = []
  /** Those with which a method may be saved: that one can't is known once it was asked. */
  private providers: string[] = []
  private readonly cannotSave = new Set<string>()
  private reloads: Reload[] = []
  private asks = false
  private wanted?: Wanted
  /** The method that is about to be removed. */
  private removing?: Method
  private timer?: ReturnType<typeof setTimeout>

  protected async load(): Promise<void> {
    const currency = `currency=${this.currency}`
    const [auto, methods, options] = await Promise.all([
      this.ask<AutoReload>("GET", `/auto-reload?${currency}`),
      this.ask<{ data: Method[]; unavailable: string[] }>("GET", "/payment-methods"),
      this.ask<{ providers: string[] }>("GET", `/topups?${currency}`),
      this.loadReloads(),
    ])
    this.auto = auto
    this.methods = methods.data.filter(({ provider_id }) => options.providers.includes(provider_id))
    this.unavailable = methods.unavailable
    this.providers = options.providers.filter((id) => !this.cannotSave.has(id))
    this.lookAgain()
  }

  private async loadReloads(): Promise<void> {
    const path = `/reloads?currency=${this.currency}&per_page=5`
    this.reloads = (await this.ask<{ data: Reload[] }>("GET", path)).data
  }

  override leave(): void {
    super.leave()
    clearTimeout(this.timer)
  }

  /** An attempt begins without the customer's doing: it shows by itself. */
  private lookAgain(): void {
    clearTimeout(this.timer)
    if (!this.auto.enabled || this.isLeft) return
    this.timer = setTimeout(() => void this.look(), LOOK_AGAIN * 1000)
  }

  private async look(): Promise<void> {
    const before = JSON.stringify(this.reloads)
    try {
      this.auto = await this.ask("GET", `/auto-reload?currency=${this.currency}`)
      await this.loadReloads()
      if (JSON.stringify(this.reloads) !== before) await this.host.refresh()
      this.host.requestUpdate()
    } catch (error) {
      this.host.report(error)
    }
    this.lookAgain()
  }

  private nameOf({ provider_id, brand, type, last4 }: Method): string {
    const name = brand ?? type ?? providerName(provider_id, this.host.providerNames)
    return name.charAt(0).toUpperCase() + name.slice(1) + (last4 ? ` •••• ${last4}` : "")
  }

  private submit = (event: SubmitEvent) => {
    event.preventDefault()
    this.told = undefined
    const data = new FormData(event.target as HTMLFormElement)
    const threshold = this.amountOf(data.get("threshold"))
    const amount = threshold && this.amountOf(data.get("amount"), this.auto)
    const method = this.methods[Number(data.get("method"))]
    if (!threshold || !amount || !method) return
    const terms = fill(this.words.consent, {
      amount: this.host.format(amount),
      threshold: this.host.format(threshold),
      method: this.nameOf(method),
    })
    this.wanted = { threshold, amount, method, terms }
    this.host.requestUpdate()
    this.focusTitle()
  }

  private agree = (event: SubmitEvent) => {
    event.preventDefault()
    void this.attempt(async () => {
      const { threshold, amount, method, terms } = this.wanted!
      const { provider_id, id: payment_method_id } = method
      const { currency } = this
      this.auto = await this.ask("PUT", "/auto-reload", {
        currency,
        threshold,
        amount,
        provider_id,
        payment_method_id,
        consent: true,
        terms,
      })
      this.close()
      this.lookAgain()
      this.host.emit("auto-reload-changed", { enabled: true })
      return { text: this.words.reloadStarted, good: true }
    })
  }

  private end = () =>
    this.attempt(async () => {
      this.auto = await this.ask("DELETE", `/auto-reload?currency=${this.currency}`)
      this.close()
      this.lookAgain()
      this.host.emit("auto-reload-changed", { enabled: false })
      return { text: this.words.reloadEnded, good: true }
    })

  /** Back to what holds. */
  private close = () => {
    this.asks = false
    this.wanted = undefined
    this.removing = undefined
    this.host.requestUpdate()
    this.focusTitle()
  }

  private add = (provider_id: string) =>
    this.attempt(async () => {
      const { currency } = this
      const begun = await this.ask<{ id: string; data: Record<string, unknown> }>(
        "POST",
        "/payment-methods",
        { provider_id, currency }
      ).catch((error) => {
        if (error instanceof ServiceError && error.code === "wallet_payment_method_not_saved") {
          this.cannotSave.add(provider_id)
          this.providers = this.providers.filter((one) => one !== provider_id)
        }
        throw error
      })
      const payment = { purpose: "payment-method", provider_id, currency, ...begun } as const
      const { problem } = await handOver(this.host.emit, payment)
      if (problem !== undefined) return { text: problem || this.words.methodFailed, good: false }
      await this.load()
      return undefined
    })

  private remove = () =>
    this.attempt(async () => {
      const { provider_id, id } = this.removing!
      const path = `/payment-methods/${provider_id}/${encodeURIComponent(id ?? "")}`
      const { removed } = await this.ask<{ removed: boolean }>("DELETE", path)
      await this.load()
      this.close()
      const { methodRemoved, methodKept } = this.words
      return { text: removed ? methodRemoved : methodKept, good: true }
    })

  protected view() {
    const { auto, wanted, removing, words } = this
    if (wanted) return this.renderConsent(wanted)
    if (removing) {
      return html`<p class="told">${fill(words.removeAsk, { method: this.nameOf(removing) })}</p>
        <div class="row">
          ${this.button(words.remove, this.remove, "primary")}
          ${this.button(this.host.texts.cancel, this.close)}
        </div>`
    }
    const agreement = auto.enabled ? auto.agreement : null
    return html`${agreement ? this.renderAgreement(agreement) : this.renderEnd()}
    ${auto.available && this.methods.length && (this.asks || !agreement) ? this.renderForm() : nothing}
    ${this.renderMethods()} ${this.reloads.length ? this.renderReloads() : nothing}`
  }

  private renderAgreement({ threshold, amount, payment_method }: Agreement) {
    const { words, host, auto } = this
    const date = auto.next_attempt_at ? host.day(auto.next_attempt_at) : ""
    return html`<p class="told">
        ${fill(words.reloadOn, {
          amount: host.format(amount),
          threshold: host.format(threshold),
          method: this.nameOf(payment_method),
        })}
      </p>
      ${
        auto.waiting_for
          ? html`<div class="soon" role="status">
              ${fill(words[`waits_${auto.waiting_for}`], { date })}
              ${
                auto.waiting_for === "customer"
                  ? this.button(host.texts.topup, () => host.open("topup"))
                  : nothing
              }
            </div>`
          : nothing
      }
      <div class="row">
        ${
          this.asks
            ? nothing
            : this.button(words.change, () => {
                this.asks = true
                host.requestUpdate()
                host.focus("#room input[name=threshold]")
              })
        }
        ${this.button(words.switchOff, this.end)}
      </div>`
  }

  /** Why it is off, where the customer has not switched it off. */
  private renderEnd() {
    const { words } = this
    const known: Record<string, string | undefined> = words
    const text = known[`ended_${this.auto.agreement?.end_reason ?? ""}`] ?? words.reloadOff
    return html`<p class="told">${text}</p>`
  }

  private renderForm() {
    const { words, host, auto } = this
    return html`<form @submit=${this.submit}>
      ${this.renderAmount(words.threshold, "threshold")}
      ${this.renderAmount(words.charge, "amount", this.bounds(auto.minimum, auto.maximum))}
      <label>
        ${words.method}
        <select name="method">
          ${this.methods.map((one, index) => html`<option value=${index}>${this.nameOf(one)}</option>`)}
        </select>
      </label>
      <div class="row">
        <button class="primary" ?disabled=${this.busy}>${host.texts.sendButton}</button>
        ${this.asks ? this.button(host.texts.cancel, this.close) : nothing}
      </div>
    </form>`
  }

  private renderConsent({ terms }: Wanted) {
    return html`<form @submit=${this.agree}>
      <label class="choice">
        <input type="checkbox" name="consent" required />
        <span>${terms}</span>
      </label>
      <div class="row">
        <button class="primary" ?disabled=${this.busy}>${this.words.switchOn}</button>
        ${this.button(this.host.texts.cancel, this.close)}
      </div>
    </form>`
  }

  private renderMethods() {
    const { words, host } = this
    const remove = (method: Method) => {
      this.told = undefined
      this.removing = method
      host.requestUpdate()
      this.focusTitle()
    }
    return html`<h4>${words.methods}</h4>
      ${
        this.methods.length
          ? html`<ul class="list">
              ${this.methods.map((method) => {
                const name = this.nameOf(method)
                const { exp_month: month, exp_year: year } = method
                return html`<li>
                  <span>
                    ${name}
                    <small>${month && year ? fill(words.expires, { month, year }) : nothing}</small>
                  </span>
                  ${this.button(words.remove, () => remove(method), "plain", `${words.remove}: ${name}`)}
                </li>`
              })}
            </ul>`
          : html`<p class="told">${words.noMethods}</p>`
      }
      ${this.unavailable.length ? html`<p class="told">${words.methodsAway}</p>` : nothing}
      <div class="row">
        ${this.providers.map((id) =>
          this.button(
            fill(words.addMethod, { provider: providerName(id, host.providerNames) }),
            () => this.add(id)
          )
        )}
      </div>`
  }

  private renderReloads() {
    const { words, host } = this
    return html`<h4>${words.attempts}</h4>
      <ul class="list">
        ${this.reloads.map(
          ({ amount, currency, state, queued_at }) =>
            html`<li>
              <span>${words[`reload_${state}`]}<small>${host.day(queued_at)}</small></span>
              <strong>${host.format(amount, currency)}</strong>
            </li>`
        )}
      </ul>`
  }
}
