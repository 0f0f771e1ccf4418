import { html, nothing } from "lit/html.js"
import { fill } from "../../texts"
import { Room } from "./room"

/** The main ones: below one that is allowed, everything is. */
const CATEGORIES = "/product-categories?fields=id,name&parent_category_id=null&limit=100"

interface Allowance {
  id: number
  agent: string
  currency: string
  per_purchase: string
  per_period: string
  period: "day" | "week" | "month"
  left: string
  categories: string[]
  expires_at: string | null
}

interface Category {
  id: string
  name: string
}

interface Use {
  amount: string
  status: "held" | "paid" | "given_back"
  order_id: number | null
  used_at: string
}

/** What agents may spend from the wallet, what they bought, and taking it away from them. */
export class AllowancesRoom extends Room {
  protected readonly name = "allowances"
  private list: Allowance[] = []
  /** What the agent of an allowance bought, as far as somebody has asked. */
  private uses?: { of: number; list: Use[] }
  /** Of the one that was just made; it is shown this once. */
  private token?: string
  private asks = false
  /** The shop's categories, where the page has given the key that opens them. */
  private categories: Category[] = []

  protected async load(): Promise<void> {
    const path = "/allowances?active=true&per_page=100"
    const [list, categories] = await Promise.all([
      this.ask<{ data: Allowance[] }>("GET", path),
      this.host.client.service
        .ofStore<{ product_categories: Category[] }>(CATEGORIES)
        // What narrows an allowance is no reason to have none.
        .catch(() => undefined),
    ])
    this.list = list.data
    this.categories = categories?.product_categories ?? []
    this.asks = !this.list.length
  }

  override leave(): void {
    super.leave()
    this.token = undefined
  }

  private submit = (event: SubmitEvent) => {
    event.preventDefault()
    const data = new FormData(event.target as HTMLFormElement)
    const agent = String(data.get("agent")).trim()
    const per_period = this.amountOf(data.get("per_period"))
    const per_purchase =
      per_period && this.amountOf(data.get("per_purchase"), { maximum: per_period })
    if (!agent || !per_purchase || !per_period) return
    const until = String(data.get("until"))
    const wish = {
      agent,
      currency: this.currency,
      per_purchase,
      per_period,
      period: data.get("period"),
      categories: data.getAll("category"),
      ...(until && { expires_at: until }),
    }
    void this.confirmed(async () => {
      const { token, ...made } = await this.ask<Allowance & { token: string }>(
        "POST",
        "/allowances",
        wish
      )
      this.list = [made, ...this.list]
      this.token = token
      this.asks = false
      this.host.emit("allowance-changed", { id: made.id, status: "active" })
      this.focusTitle()
      return undefined
    })
  }

  private revoke({ id, agent }: Allowance) {
    return this.attempt(async () => {
      await this.ask("DELETE", `/allowances/${id}`)
      this.token = undefined
      await this.load()
      this.host.emit("allowance-changed", { id, status: "revoked" })
      this.focusTitle()
      return { text: fill(this.words.revoked, { agent }), good: true }
    })
  }

  private show(id: number) {
    return this.attempt(async () => {
      if (this.uses?.of === id) {
        this.uses = undefined
        return undefined
      }
      const path = `/allowances/${id}/uses?per_page=10`
      this.uses = { of: id, list: (await this.ask<{ data: Use[] }>("GET", path)).data }
      return undefined
    })
  }

  private copy = () =>
    this.attempt(async () => {
      await navigator.clipboard.writeText(this.token!)
      return { text: this.words.copied, good: true }
    })

  protected view() {
    const { words, token } = this
    const ask = () => {
      this.asks = true
      this.token = undefined
      this.host.requestUpdate()
      this.host.focus("#room [name=agent]")
    }
    return html`<p class="told">${words.allowanceHint}</p>
      ${token ? this.renderToken(token) : nothing}
      <ul class="list">
        ${this.list.map((one) => this.renderOne(one))}
      </ul>
      ${
        this.asks
          ? this.renderForm()
          : html`<div class="row">${this.button(words.allow, ask, "primary")}</div>`
      }`
  }

  private renderToken(token: string) {
    const { words } = this
    return html`<label>
        ${words.token}
        <input class="token" readonly dir="ltr" .value=${token} />
        <small>${words.tokenHint}</small>
      </label>
      <div class="row">${this.button(words.copy, this.copy)}</div>`
  }

  private renderOne(allowance: Allowance) {
    const { words, host, uses } = this
    const { id, agent, currency, period, categories, expires_at } = allowance
    const amount = (of: "per_purchase" | "per_period" | "left") =>
      host.format(allowance[of], currency)
    const limits = { purchase: amount("per_purchase"), sum: amount("per_period") }
    return html`<li>
        <span>
          <strong>${agent}</strong>
          <small>
            ${[
              fill(words[`limits_${period}`], limits),
              fill(words.left, { amount: amount("left") }),
              categories.length && this.namesOf(categories),
              expires_at && fill(words.until, { date: host.day(expires_at) }),
            ]
              .filter(Boolean)
              .join(" · ")}
          </small>
        </span>
        <span class="row">
          ${this.button(words.purchases, () => this.show(id), "plain", `${words.purchases}: ${agent}`)}
          ${this.button(words.revoke, () => this.revoke(allowance), "plain", `${words.revoke}: ${agent}`)}
        </span>
      </li>
      ${
        uses?.of === id
          ? uses.list.length
            ? uses.list.map((use) => this.renderUse(use, currency))
            : html`<li class="dim">${words.noPurchases}</li>`
          : nothing
      }`
  }

  private namesOf(ids: string[]): string {
    const known = this.categories.filter(({ id }) => ids.includes(id))
    if (known.length < ids.length) return this.words.someGoods
    return new Intl.ListFormat(this.host.locale()).format(known.map(({ name }) => name))
  }

  private renderUse({ amount, status, order_id, used_at }: Use, currency: string) {
    const { words, host } = this
    return html`<li>
      <span>
        ${order_id ? fill(host.texts.order, { number: order_id }) : words[`use_${status}`]}
        <small
          >${[host.day(used_at), order_id && words[`use_${status}`]].filter(Boolean).join(" · ")}</small
        >
      </span>
      <strong>${host.format(amount, currency)}</strong>
    </li>`
  }

  private renderForm() {
    const { words } = this
    return html`<form @submit=${this.submit}>
      <label>
        ${words.agent}
        <input name="agent" required maxlength="80" autocomplete="off" />
      </label>
      ${this.renderAmount(words.perPurchase, "per_purchase")}
      ${this.renderAmount(words.perPeriod, "per_period")}
      <label>
        ${words.period}
        <select name="period">
          ${(["month", "week", "day"] as const).map(
            (period) => html`<option value=${period}>${words[`period_${period}`]}</option>`
          )}
        </select>
      </label>
      ${
        this.categories.length
          ? html`<fieldset class="choices">
              <legend>${words.onlyCategories}</legend>
              ${this.categories.map(
                ({ id, name }) =>
                  html`<label class="choice">
                    <input type="checkbox" name="category" value=${id} />${name}
                  </label>`
              )}
            </fieldset>`
          : nothing
      }
      <label>
        ${words.allowUntil}
        <input name="until" type="date" />
      </label>
      <button class="primary" ?disabled=${this.busy}>${words.allow}</button>
    </form>`
  }
}
