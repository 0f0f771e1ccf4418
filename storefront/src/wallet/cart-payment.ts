import { html, nothing } from "lit"
import type { TemplateResult } from "lit"
import type { CartWallet, WalletClient } from "../client/wallet-client"
import { fill } from "../texts"
import type { WalletTexts } from "../texts/wallet"
import { parseAmount } from "./money"

/** What the element that shows it does for it. */
interface Host {
  client(): WalletClient
  format(amount: string, currency: string): string
  problemOf(error: unknown): string
  report(error: unknown): void
  /** The cart is another one now: its totals and payment sessions have to be read anew. */
  changed(cart: CartWallet): void
  requestUpdate(): void
}

/** Paying for a cart, or a part of it, with the wallet. */
export class CartPayment {
  private cart?: CartWallet
  private busy = false
  private problem = ""
  /** Whether another amount than all that can be used is being typed. */
  private asks = false

  constructor(
    private readonly id: string,
    private readonly host: Host
  ) {}

  async load(): Promise<void> {
    this.cart = await this.host.client().cart(this.id)
  }

  private async change(work: (client: WalletClient) => Promise<CartWallet>): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.problem = ""
    this.host.requestUpdate()
    try {
      this.cart = await work(this.host.client())
      this.asks = false
      this.host.changed(this.cart)
    } catch (error) {
      this.problem = this.host.problemOf(error)
      this.host.report(error)
    } finally {
      this.busy = false
      this.host.requestUpdate()
    }
  }

  private apply(amount?: string) {
    return this.change((client) => client.applyToCart(this.id, amount))
  }

  private submit(event: SubmitEvent, texts: WalletTexts): void {
    event.preventDefault()
    const { currency } = this.cart!
    const typed = String(new FormData(event.target as HTMLFormElement).get("amount"))
    const amount = parseAmount(typed, currency)
    if (amount) {
      void this.apply(amount)
      return
    }
    this.problem = fill(texts.badAmount, { example: this.host.format("1250", currency) })
    this.host.requestUpdate()
  }

  render(texts: WalletTexts): TemplateResult | typeof nothing {
    const { cart } = this
    if (!cart) return nothing
    const format = (amount: string) => this.host.format(amount, cart.currency)
    const has = (BigInt(cart.balance) + BigInt(cart.applied)).toString()
    return html`<section class="cart" part="cart" aria-label=${texts.cartPay}>
      <h3>${texts.cartPay}</h3>
      <p class="told">${fill(texts.cartHas, { amount: format(has) })}</p>
      ${cart.applied === "0" ? this.renderOffer(texts, cart) : this.renderApplied(texts, cart)}
      ${cart.obstacles.map(({ code, amount = "0" }) => {
        const text = obstacleText(texts, code)
        return text ? html`<p class="told">${fill(text, { amount: format(amount) })}</p>` : nothing
      })}
      <p class="told problem" role="status">${this.problem}</p>
    </section>`
  }

  private renderOffer(texts: WalletTexts, { usable, currency }: CartWallet) {
    if (usable === "0") return nothing
    const amount = this.host.format(usable, currency)
    if (this.asks) return this.renderAmount(texts, amount)
    return html`<div class="row">
      <button class="primary" type="button" ?disabled=${this.busy} @click=${() => this.apply()}>
        ${fill(texts.cartUse, { amount })}
      </button>
      ${this.renderAsk(texts)}
    </div>`
  }

  private renderApplied(texts: WalletTexts, cart: CartWallet) {
    const { applied, remaining, usable, currency } = cart
    const format = (amount: string) => this.host.format(amount, currency)
    return html`<p class="told good" role="status">
        ${fill(texts.cartUsed, { amount: format(applied) })}<br />
        ${remaining === "0" ? texts.cartPaid : fill(texts.cartRest, { amount: format(remaining) })}
      </p>
      ${
        this.asks
          ? this.renderAmount(texts, format(usable))
          : html`<div class="row">
              <button
                class="plain"
                type="button"
                ?disabled=${this.busy}
                @click=${() => this.change((client) => client.removeFromCart(this.id))}
              >
                ${texts.cartTakeOff}
              </button>
              ${this.renderAsk(texts)}
            </div>`
      }`
  }

  private renderAsk(texts: WalletTexts) {
    const ask = () => {
      this.asks = true
      this.host.requestUpdate()
    }
    return html`<button class="plain" type="button" ?disabled=${this.busy} @click=${ask}>
      ${texts.cartUseOther}
    </button>`
  }

  private renderAmount(texts: WalletTexts, most: string) {
    const cancel = () => {
      this.asks = false
      this.problem = ""
      this.host.requestUpdate()
    }
    return html`<form @submit=${(event: SubmitEvent) => this.submit(event, texts)}>
      <label>
        ${texts.amount} (${this.cart!.currency})
        <input name="amount" required inputmode="decimal" autocomplete="off" dir="ltr" />
        <small>${fill(texts.cartMost, { amount: most })}</small>
      </label>
      <div class="row">
        <button class="primary" ?disabled=${this.busy}>${texts.cartPay}</button>
        <button class="plain" type="button" @click=${cancel}>${texts.cancel}</button>
      </div>
    </form>`
  }
}

/** Only what the customer can do something about, or wonders about. */
function obstacleText(texts: WalletTexts, code: string): string | undefined {
  switch (code) {
    case "insufficient_balance":
      return texts.cart_insufficient_balance
    case "spending_limit_exceeded":
      return texts.cart_spending_limit_exceeded
    case "disabled":
      return texts.cart_disabled
    case "kyc_required":
      return texts.wallet_kyc_required
    case "velocity_cap_exceeded":
      return texts.wallet_velocity_cap_exceeded
    case "step_up_required":
      return texts.stepUp
    default:
      return undefined
  }
}
