import { html, nothing } from "lit/html.js"
import { fill } from "../../texts"
import { handOver, providerName } from "../payment"
import { isAway, Room } from "./room"

interface Options {
  minimum: string
  maximum: string | null
  suggested: string[]
  providers: string[]
}

interface TopUp {
  id: string
  status: "pending" | "paid" | "failed"
  amount: string
  currency: string
  payment_session: { provider_id: string; data: Record<string, unknown> } | null
}

/** Seconds between two questions whether a payment has arrived. */
const WAITS = [1, 2, 4, 8, 15, 30, 30, 60]

/** Filling the wallet by a payment. */
export class TopUpRoom extends Room {
  protected readonly name = "topup"
  private options!: Options
  /** The suggested amount that is chosen; empty for one that is typed. */
  private chosen = ""
  /** A payment that is under way: in the page's hands, asked for again and again, or no more. */
  private current?: { id: string; stage: "page" | "asking" | "late" }

  protected async load(): Promise<void> {
    this.options = await this.ask("GET", `/topups?currency=${this.currency}`)
    this.chosen = this.options.suggested[0] ?? ""
  }

  /** Goes on with a top-up whose payment has led the customer away from the page. */
  override resume(id: string): void {
    void this.follow(id)
  }

  override leave(): void {
    super.leave()
    this.current = undefined
  }

  private submit = (event: SubmitEvent) => {
    event.preventDefault()
    const data = new FormData(event.target as HTMLFormElement)
    const amount = this.chosen || this.amountOf(data.get("amount"), this.options)
    if (!amount) return
    const provider_id = String(data.get("provider") ?? this.options.providers[0])
    void this.attempt(async () => {
      const wanted = { amount, currency: this.currency, provider_id }
      await this.pay(await this.ask<TopUp>("POST", "/topups", wanted))
      return this.told
    })
  }

  private async pay({ id, amount, currency, payment_session }: TopUp): Promise<void> {
    this.current = { id, stage: "page" }
    this.host.requestUpdate()
    this.focusTitle()
    if (payment_session) {
      const { provider_id, data } = payment_session
      const payment = { purpose: "topup", id, provider_id, data, amount, currency } as const
      const { problem } = await handOver(this.host.emit, payment)
      if (this.current?.id !== id) return
      if (problem !== undefined) {
        this.current = undefined
        this.tell(problem || this.words.topupFailed, false)
        return
      }
    }
    void this.follow(id)
  }

  /** Asks until it is known what came of a payment, less and less often. */
  private async follow(id: string): Promise<void> {
    this.current = { id, stage: "asking" }
    this.host.requestUpdate()
    for (const seconds of [0, ...WAITS]) {
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
      if (this.current?.id !== id) return
      if (await this.isDecided(id)) {
        this.current = undefined
        this.host.requestUpdate()
        this.focusTitle()
        return
      }
    }
    this.current = { id, stage: "late" }
    this.host.requestUpdate()
  }

  private async isDecided(id: string): Promise<boolean> {
    try {
      const path = `/topups/${encodeURIComponent(id)}/complete`
      const { status, amount, currency } = await this.ask<TopUp>("POST", path)
      if (status === "pending") return false
      if (status === "failed") {
        this.tell(this.words.topupFailed, false)
        return true
      }
      await this.host.refresh()
      this.tell(fill(this.words.topupPaid, { amount: this.host.format(amount, currency) }), true)
      this.host.emit("topped-up", { id, amount, currency })
      return true
    } catch (error) {
      // Of what nobody has answered, nobody knows whether it arrived: ask again.
      if (isAway(error)) return false
      this.fail(error)
      return true
    }
  }

  protected view() {
    const { words, options, current } = this
    if (current) return this.renderCurrent(current)
    if (!options.providers.length) return html`<p class="told">${words.noProvider}</p>`
    return html`<form @submit=${this.submit}>
      ${options.suggested.length ? this.renderChoice() : nothing}
      ${
        this.chosen
          ? nothing
          : this.renderAmount(
              this.host.texts.amount,
              "amount",
              this.bounds(options.minimum, options.maximum)
            )
      }
      ${
        options.providers.length > 1
          ? html`<label>
              ${words.payWith}
              <select name="provider">
                ${options.providers.map(
                  (id) =>
                    html`<option value=${id}>${providerName(id, this.host.providerNames)}</option>`
                )}
              </select>
            </label>`
          : nothing
      }
      <button class="primary" ?disabled=${this.busy}>${words.pay}</button>
    </form>`
  }

  private renderChoice() {
    const choose = (amount: string) => {
      this.chosen = amount
      this.host.requestUpdate()
    }
    return html`<fieldset class="choices">
      <legend>${this.host.texts.amount}</legend>
      ${[...this.options.suggested, ""].map(
        (amount) =>
          html`<label class="choice">
            <input
              type="radio"
              name="choice"
              value=${amount}
              .checked=${this.chosen === amount}
              @change=${() => choose(amount)}
            />
            ${amount ? this.host.format(amount) : this.words.otherAmount}
          </label>`
      )}
    </fieldset>`
  }

  private renderCurrent({ id, stage }: NonNullable<TopUpRoom["current"]>) {
    const { words, host } = this
    const stop = () => {
      this.current = undefined
      this.busy = false
      host.requestUpdate()
      this.focusTitle()
    }
    const text = stage === "page" ? words.topupAtPage : words.topupPending
    return html`<p class="told" role="status">${text}</p>
      <div class="row">
        ${
          stage === "late"
            ? html`<button class="primary" type="button" @click=${() => this.follow(id)}>
                ${words.checkAgain}
              </button>`
            : nothing
        }
        <button class="plain" type="button" @click=${stop}>${host.texts.cancel}</button>
      </div>`
  }
}
