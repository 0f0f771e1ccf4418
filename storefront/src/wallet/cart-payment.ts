import { html, nothing } from "lit/html.js"
import type { TemplateResult } from "lit/html.js"
import type { CartWallet, WalletClient } from "../client/wallet-client"
import { fill } from "../texts"
import type { WalletTexts } from "../texts/wallet"
import { Attempts } from "./attempts"
import { parseAmount } from "./money"
import type { RoomHost } from "./rooms/room"

/** Paying for a cart, or a part of it, with the wallet. */
export class CartPayment extends Attempts<RoomHost> {
  private cart?: CartWallet
  /** Whether another amount than all that can be used is being typed. */
  private asks = false

  constructor(
    private readonly id: string,
    host: RoomHost
  ) {
    super(host)
  }

  async load(): Promise<void> {
    this.cart = await this.host.client.cart(this.id)
  }

  private change(work: (client: WalletClient) => Promise<CartWallet>): Promise<void> {
    return this.confirmed(async () => {
      this.cart = await work(this.host.client)
      this.asks = false
      const { applied, remaining } = this.cart
      // Its totals and payment sessions have to be read anew.
      this.host.emit("cart-changed", { cart_id: this.id, applied, remaining })
      return undefined
    })
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
    this.tell(fill(texts.badAmount, { example: this.host.format("1250", currency) }), false)
  }

  render(texts: WalletTexts): TemplateResult | typeof nothing {
    const { cart } = this
    if (!cart) return nothing
    const format = (amount: string) => this.host.format(amount, cart.currency)
    const has = (BigInt(cart.balance) + BigInt(cart.applied)).toString()
    return html`<section class="cart" part="cart" aria-label=${texts.cartPay}>
      <h3>${texts.cartPay}</h3>
      <p class="told">${fill(texts.cartHas, { amount: format(has) })}</p>
      ${this.renderStepUp() ?? this.renderChoice(texts, cart)}
    </section>`
  }

  protected override giveUp(): void {
    this.asks = false
    super.giveUp()
  }

  private renderChoice(texts: WalletTexts, cart: CartWallet) {
    const format = (amount: string) => this.host.format(amount, cart.currency)
    return html`${
      cart.applied === "0" ? this.renderOffer(texts, cart) : this.renderApplied(texts, cart)
    }
    ${cart.obstacles.map(({ code, amount = "0" }) => {
      const text = obstacleText(texts, code)
      return text ? html`<p class="told">${fill(text, { amount: format(amount) })}</p>` : nothing
    })}
    ${this.renderTold()}`
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
    return html`<form @submit=${(event: SubmitEvent) => this.submit(event, texts)}>
      <label>
        ${texts.amount} (${this.cart!.currency})
        <input name="amount" required inputmode="decimal" autocomplete="off" dir="ltr" />
        <small>${fill(texts.cartMost, { amount: most })}</small>
      </label>
      <div class="row">
        <button class="primary" ?disabled=${this.busy}>${texts.cartPay}</button>
        <button class="plain" type="button" @click=${() => this.giveUp()}>${texts.cancel}</button>
      </div>
    </form>`
  }
}

/** Only what the customer can do something about, or wonders about; a code is asked for when it is needed. */
function obstacleText(texts: WalletTexts, code: string): string | undefined {
  const known: Record<string, string | undefined> = { ...texts }
  return known[`cart_${code}`] ?? known[`wallet_${code}`] ?? known[code]
}
