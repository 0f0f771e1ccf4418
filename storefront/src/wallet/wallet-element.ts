import { html, nothing } from "lit/html.js"
import { ServiceError } from "../client/service"
import type { Token } from "../client/service"
import { storeOf } from "../client/store-address"
import { WalletClient } from "../client/wallet-client"
import type { Lot, Transaction, Wallet } from "../client/wallet-client"
import { DrawnElement } from "../drawn-element"
import { directionOf, fill, localeOf } from "../texts"
import { loadWalletTexts } from "../texts/wallet"
import type { RoomTexts, WalletTexts } from "../texts/wallet"
import { Attempts, wantsStepUp } from "./attempts"
import { CartPayment } from "./cart-payment"
import { formatAmount, parseAmount } from "./money"
import type { PaymentNeeded } from "./payment"
import type { Room, RoomHost, RoomName } from "./rooms/room"
import type { Scan } from "./scan"
import { walletStyles } from "./styles"

/** Money that lapses within so many days is worth a line of its own. */
const SOON_DAYS = 45
const SIGNED_OUT = [401, 404]

/** What `<shop-wallet>` tells the page; each bubbles and crosses shadow roots. */
export interface WalletEvents {
  "wallet:loaded": CustomEvent<{ balance: string; currency: string }>
  "wallet:redeemed": CustomEvent<{ amount: string; currency: string }>
  "wallet:cart-changed": CustomEvent<{ cart_id: string; applied: string; remaining: string }>
  "wallet:sent": CustomEvent<{ amount: string; currency: string }>
  /** The page carries out a payment: it calls `preventDefault()`, and `done` or `failed` later. */
  "wallet:payment-needed": CustomEvent<PaymentNeeded>
  "wallet:topped-up": CustomEvent<{ id: string; amount: string; currency: string }>
  "wallet:auto-reload-changed": CustomEvent<{ enabled: boolean }>
  "wallet:referral-taken": CustomEvent<{ code: string }>
  "wallet:withdrawal-requested": CustomEvent<{ amount: string; currency: string }>
  "wallet:allowance-changed": CustomEvent<{ id: number; status: "active" | "revoked" }>
  "wallet:failed": CustomEvent<{ code: string; message: string }>
}

/** A transfer that waits for a yes. */
interface Pending {
  to: string
  amount: string
  note: string
  /** The same for all attempts, so that money moves once. */
  key: string
}

/** In the order in which they are offered, with what the store has to have switched on for them. */
const ROOMS = [
  ["topup", "topups"],
  ["reload", "auto_reload"],
  ["rewards", "rewards"],
  ["referral", "referrals"],
  ["withdraw", "withdrawals"],
  ["allowances", "allowances"],
] as const

/**
 * `<shop-wallet>`: balance, what expires soon, history, redeeming a code, sending money, and of top-ups,
 * auto-reload, rewards, friends, withdrawals and allowances for agents what the store has switched on. With a `cart-id` only
 * what the wallet pays of that cart, for the checkout.
 *
 * Attributes: `api` (the store's address; by default the one that this script came from),
 * `currency` (the wallet's; by default the store's own), `cart-id`, `lang`, `publishable-key`,
 * `referral-code` (a friend's, to be suggested).
 */
export class ShopWallet extends DrawnElement {
  static override styles = [walletStyles]
  static readonly observedAttributes = ["currency", "cart-id", "lang"]

  /** A customer's token, or a function that gives it; not needed with the store's session cookie. */
  token: Token

  /** Names of payment providers for people, by their ids. */
  providerNames: Record<string, string>

  private client!: WalletClient
  private texts?: WalletTexts
  private words?: RoomTexts
  private wallet?: Wallet
  private soon: Lot[] = []
  private entries: Transaction[] = []
  private next?: string
  private state: "loading" | "ready" | "signed-out" | "away" = "loading"
  private readonly host = this.hostOf()
  private readonly redeeming = new Attempts(this.host)
  private readonly sending = new Attempts(this.host)
  private pending?: Pending
  private cart?: CartPayment
  private room?: { name: RoomName; shown?: Room; failed?: true }
  private scan?: Scan

  constructor() {
    super()
    // A page may have given them before this script was loaded.
    this.providerNames ??= {}
  }

  get currency(): string | null {
    return this.getAttribute("currency")
  }

  set currency(currency: string | null) {
    this.write("currency", currency)
  }

  get cartId(): string | null {
    return this.getAttribute("cart-id")
  }

  set cartId(id: string | null) {
    this.write("cart-id", id)
  }

  private write(attribute: string, value: string | null): void {
    if (value === null) this.removeAttribute(attribute)
    else this.setAttribute(attribute, value)
  }

  override connectedCallback(): void {
    super.connectedCallback()
    this.client ??= new WalletClient({
      base: (this.getAttribute("api") ?? storeOf(import.meta.url)).replace(/\/+$/, ""),
      token: () => this.token,
      publishableKey: () => this.getAttribute("publishable-key"),
    })
    void this.refresh()
  }

  disconnectedCallback(): void {
    this.endScan()
    this.leave()
  }

  attributeChangedCallback(_name: string, before: string | null, after: string | null): void {
    if (this.isConnected && before !== after) void this.refresh()
  }

  /** Reads the wallet anew. */
  async refresh(): Promise<void> {
    try {
      const { wallet, rooms } = await loadWalletTexts(localeOf(this))
      this.texts = wallet
      this.words = rooms
      this.cart = this.cartId ? new CartPayment(this.cartId, this.host) : undefined
      if (this.cart) {
        await this.cart.load()
        this.state = "ready"
        this.requestUpdate()
        return
      }
      this.wallet = await this.client.wallet(this.currency)
      const { id, balance, currency } = this.wallet
      const [lots, page] = await Promise.all([this.client.lots(id), this.client.history(id)])
      const until = Date.now() + SOON_DAYS * 86_400_000
      this.soon = lots.filter(({ expiry_date }) => expiry_date && Date.parse(expiry_date) < until)
      this.entries = page.entries
      this.next = page.next
      this.state = "ready"
      this.emit("loaded", { balance, currency })
    } catch (error) {
      const { status = 0 } = error as ServiceError
      this.state = SIGNED_OUT.includes(status) ? "signed-out" : "away"
      if (this.state === "away") this.report(error)
    }
    this.requestUpdate()
  }

  /** To be called when somebody has signed in or out. */
  async sessionChanged(): Promise<void> {
    this.client.service.forgetSession()
    this.wallet = undefined
    this.pending = undefined
    this.leave()
    this.redeeming.forget()
    this.sending.forget()
    this.state = "loading"
    this.requestUpdate()
    await this.refresh()
  }

  /** Goes on with a top-up whose payment has led the customer away from this page. */
  async resumeTopUp(id: string): Promise<void> {
    ;(await this.show("topup"))?.resume(id)
  }

  private leave(): void {
    this.room?.shown?.leave()
    this.room = undefined
  }

  private async show(name: RoomName): Promise<Room | undefined> {
    this.leave()
    const room: typeof this.room = { name }
    this.room = room
    this.requestUpdate()
    try {
      const { rooms } = await import("./rooms")
      room.shown = new rooms[name](this.host)
      if (this.room === room) await room.shown.open()
    } catch (error) {
      room.failed = true
      this.report(error)
    }
    this.requestUpdate()
    return this.room === room ? room.shown : undefined
  }

  private toggle(name: RoomName): void {
    if (this.room?.name !== name) return void this.show(name)
    this.leave()
    this.requestUpdate()
  }

  private hostOf(): RoomHost {
    const element = () => this
    return {
      get client() {
        return element().client
      },
      get texts() {
        return element().texts!
      },
      get words() {
        return element().words!
      },
      get wallet() {
        return element().wallet!
      },
      get providerNames() {
        return element().providerNames
      },
      get referralCode() {
        return element().getAttribute("referral-code") ?? ""
      },
      locale: () => localeOf(this),
      format: (amount, currency) => this.format(amount, currency),
      day: (instant) => this.day(instant),
      problemOf: (error, more) => this.problemOf(error, more),
      report: (error) => this.report(error),
      emit: (name, detail) => !this.emit(name, detail),
      refresh: () => this.refresh(),
      requestUpdate: () => this.requestUpdate(),
      open: (name) => void this.show(name),
      adopt: (sheet) => {
        const { adoptedStyleSheets: sheets } = this.renderRoot
        if (!sheets.includes(sheet)) sheets.push(sheet)
      },
      focus: (selector) =>
        void this.updateComplete.then(() =>
          this.renderRoot.querySelector<HTMLElement>(selector)?.focus()
        ),
    }
  }

  /** @returns false where the page has called `preventDefault()` */
  private emit(name: string, detail: object): boolean {
    const options = { detail, bubbles: true, composed: true, cancelable: true }
    return this.dispatchEvent(new CustomEvent(`wallet:${name}`, options))
  }

  private report(error: unknown): void {
    const { code = "failed", message = "" } = error as ServiceError
    this.emit("failed", { code, message })
  }

  private problemOf(error: unknown, more: object = {}): string {
    const texts = { ...this.texts!, ...more }
    if (!(error instanceof ServiceError)) return texts.failed
    if (error.isAway) return texts.away
    const known = (texts as unknown as Record<string, string | undefined>)[error.code]
    const { attempts_left: attempts = "" } = error.data as { attempts_left?: number }
    const seconds = error.retryAfter ?? 60
    return known ? fill(known, { attempts, seconds }) : error.message || texts.failed
  }

  private redeem = (event: SubmitEvent) => {
    event.preventDefault()
    const form = event.target as HTMLFormElement
    const code = String(new FormData(form).get("code")).trim()
    if (!code) return
    void this.redeeming.confirmed(async () => {
      const { amount, currency } = await this.client.redeem(code)
      form.reset()
      await this.refresh()
      this.emit("redeemed", { amount, currency })
      return {
        text: fill(this.texts!.redeemed, { amount: this.format(amount, currency) }),
        good: true,
      }
    })
  }

  private startScan = () =>
    this.redeeming.attempt(async () => {
      const { Scan } = await import("./rooms")
      const scan = new Scan((code) => {
        const input = this.renderRoot.querySelector<HTMLInputElement>("[part=redeem] [name=code]")
        if (input) {
          input.value = code
          input.focus()
        }
        this.endScan()
      })
      try {
        await scan.start()
      } catch {
        return { text: this.texts!.noCamera, good: false }
      }
      this.scan = scan
      return undefined
    })

  private endScan = () => {
    this.scan?.end()
    this.scan = undefined
    this.requestUpdate()
  }

  private prepare = (event: SubmitEvent) => {
    event.preventDefault()
    const texts = this.texts!
    const { currency } = this.wallet!
    const data = new FormData(event.target as HTMLFormElement)
    const [to, typed, note] = ["to", "amount", "note"].map((name) => String(data.get(name)).trim())
    const amount = parseAmount(typed!, currency)
    this.sending.forget()
    if (!amount) {
      const example = this.format("1250", currency)
      this.sending.tell(fill(texts.badAmount, { example }), false)
    } else {
      this.pending = { to: to!, amount, note: note!, key: crypto.randomUUID() }
      this.requestUpdate()
    }
  }

  private send = () =>
    this.sending.confirmed(async () => {
      const { currency } = this.wallet!
      const { to, amount, note, key } = this.pending!
      try {
        const message = note ? { note } : {}
        await this.client.send({ to_user_email: to, amount, currency, ...message }, key)
      } catch (error) {
        if (wantsStepUp(error)) throw error
        // Of what nobody has answered, nobody knows whether it moved: the same key may try again.
        if (!(error instanceof ServiceError) || !error.isAway) this.pending = undefined
        if (error instanceof ServiceError && error.code === "wallet_transfers_disabled") {
          await this.refresh()
        }
        throw error
      }
      this.pending = undefined
      this.renderRoot.querySelector<HTMLFormElement>("form.send")?.reset()
      await this.refresh()
      this.emit("sent", { amount, currency })
      return { text: fill(this.texts!.sent, { amount: this.format(amount), to }), good: true }
    })

  private cancel = () => {
    this.pending = undefined
    this.sending.forget()
    this.requestUpdate()
  }

  private more = async () => {
    try {
      const page = await this.client.history(this.wallet!.id, this.next)
      this.entries = [...this.entries, ...page.entries]
      this.next = page.next
    } catch (error) {
      this.report(error)
    }
    this.requestUpdate()
  }

  private format(amount: string, currency = this.wallet!.currency): string {
    return formatAmount(amount, currency, localeOf(this))
  }

  private day(instant: string): string {
    return new Intl.DateTimeFormat(localeOf(this), { dateStyle: "medium" }).format(
      new Date(instant)
    )
  }

  protected override updated(): void {
    void this.scan?.watch(this.renderRoot.querySelector("video"))
  }

  protected override render() {
    const { texts } = this
    const direction = directionOf(this, localeOf(this))
    if (this.state === "away") {
      return html`<p class="away" dir=${direction} role="status">
        ${texts?.away ?? "The wallet can't be reached just now."}
        <button class="plain" type="button" @click=${() => this.refresh()}>
          ${texts?.retry ?? "Try again"}
        </button>
      </p>`
    }
    if (!texts) return nothing
    if (this.state === "loading") return html`<p role="status">${texts.loading}</p>`
    if (this.state === "signed-out") {
      return html`<slot name="signed-out"><p dir=${direction}>${texts.signIn}</p></slot>`
    }
    if (this.cart) return html`<div dir=${direction}>${this.cart.render(texts)}</div>`
    const { held } = this.wallet!
    return html`<section class="wallet" part="wallet" aria-label=${texts.title} dir=${direction}>
      <div class="balance" part="balance">
        <p>${texts.balance}</p>
        <strong>${this.format(this.wallet!.balance)}</strong>
        ${held === "0" ? nothing : html`<p>${fill(texts.held, { amount: this.format(held) })}</p>`}
      </div>
      ${this.renderRooms(texts)} ${this.soon.length ? this.renderSoon(texts) : nothing}
      <div class="forms">
        ${this.renderRedeem(texts)}
        ${this.wallet!.features.transfers ? this.renderSend(texts) : nothing}
      </div>
      ${this.renderHistory(texts)}
    </section>`
  }

  private renderRooms(texts: WalletTexts) {
    const rooms = ROOMS.filter(([, feature]) => this.wallet!.features[feature])
    if (!rooms.length) return nothing
    const { room } = this
    return html`<div class="row" part="rooms" role="group" aria-label=${texts.rooms}>
        ${rooms.map(
          ([name]) =>
            html`<button
              class=${name === "topup" ? "primary" : "plain"}
              type="button"
              aria-expanded=${room?.name === name}
              aria-controls="room"
              @click=${() => this.toggle(name)}
            >
              ${texts[name]}
            </button>`
        )}
      </div>
      ${room ? (room.shown?.render() ?? this.renderLoading(texts, room)) : nothing}`
  }

  /** Until the room's own script is there, or where it can't be loaded. */
  private renderLoading(texts: WalletTexts, { name, failed }: { name: RoomName; failed?: true }) {
    return html`<section class="room" id="room" aria-label=${texts[name]}>
      <p class="told" role="status">${failed ? texts.away : texts.loading}</p>
      ${
        failed
          ? html`<button class="plain" type="button" @click=${() => this.show(name)}>
              ${texts.retry}
            </button>`
          : nothing
      }
    </section>`
  }

  private renderSoon(texts: WalletTexts) {
    return html`<div class="soon" part="expiring">
      <strong>${texts.expiresSoon}</strong>
      <ul>
        ${this.soon.map((lot) => html`<li>${this.tellExpiry(texts, lot)}</li>`)}
      </ul>
    </div>`
  }

  private tellExpiry(texts: WalletTexts, { remaining, expiry_date, at_expiry: back }: Lot) {
    const told = { extend: texts.expiresExtended, convert: texts.expiresConverted }
    return fill(back ? told[back.action] : texts.expires, {
      amount: this.format(remaining),
      date: this.day(expiry_date!),
      ...(back && { part: this.format(back.amount), until: this.day(back.expiry_date) }),
    })
  }

  private renderRedeem(texts: WalletTexts) {
    const stepUp = this.redeeming.renderStepUp()
    if (stepUp) return stepUp
    return html`<form part="redeem" @submit=${this.redeem}>
      <h3>${texts.redeem}</h3>
      <label>
        ${texts.code}
        <input
          name="code"
          required
          maxlength="64"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck="false"
          dir="ltr"
        />
      </label>
      ${this.scan ? this.scan.render(texts, this.endScan) : nothing}
      <div class="row">
        <button class="primary" ?disabled=${this.redeeming.busy}>${texts.redeemButton}</button>
        ${
          "mediaDevices" in navigator && !this.scan
            ? html`<button class="plain" type="button" @click=${this.startScan}>
                ${texts.scan}
              </button>`
            : nothing
        }
      </div>
      ${this.redeeming.renderTold()}
    </form>`
  }

  private renderSend(texts: WalletTexts) {
    const { pending, sending } = this
    const stepUp = sending.renderStepUp(this.cancel)
    if (stepUp) return stepUp
    return html`<form class="send" part="send" @submit=${this.prepare}>
      <h3>${texts.send}</h3>
      <label ?hidden=${!!pending}>
        ${texts.to}
        <input name="to" type="email" required autocomplete="off" dir="ltr" />
      </label>
      <label ?hidden=${!!pending}>
        ${texts.amount} (${this.wallet!.currency})
        <input name="amount" required inputmode="decimal" autocomplete="off" dir="ltr" />
      </label>
      <label ?hidden=${!!pending}>
        ${texts.note}
        <input name="note" maxlength="255" autocomplete="off" />
      </label>
      ${
        pending
          ? html`<p class="told" role="status">
                ${fill(texts.confirmSend, { amount: this.format(pending.amount), to: pending.to })}
              </p>
              <div class="row">
                <button class="primary" type="button" ?disabled=${sending.busy} @click=${this.send}>
                  ${texts.confirm}
                </button>
                <button class="plain" type="button" ?disabled=${sending.busy} @click=${this.cancel}>
                  ${texts.cancel}
                </button>
              </div>`
          : html`<button class="primary">${texts.sendButton}</button>`
      }
      ${sending.renderTold()}
    </form>`
  }

  private renderHistory(texts: WalletTexts) {
    return html`<section part="history" aria-label=${texts.history}>
      <h3>${texts.history}</h3>
      ${
        this.entries.length
          ? html`<div class="table">
              <table>
                <thead>
                  <tr>
                    <th scope="col">${texts.date}</th>
                    <th scope="col">${texts.what}</th>
                    <th scope="col" class="figure">${texts.amount}</th>
                    <th scope="col" class="figure after">${texts.balanceAfter}</th>
                  </tr>
                </thead>
                <tbody>
                  ${this.entries.map((entry) => this.renderEntry(entry, texts))}
                </tbody>
              </table>
            </div>`
          : html`<p>${texts.empty}</p>`
      }
      ${
        this.next
          ? html`<button class="plain" type="button" @click=${this.more}>${texts.showMore}</button>`
          : nothing
      }
    </section>`
  }

  private renderEntry(entry: Transaction, texts: WalletTexts) {
    const { type, amount, balance_before, balance_after, reason, order_id, expiry_date } = entry
    const gain = BigInt(balance_after) >= BigInt(balance_before)
    const name = (texts as unknown as Record<string, string | undefined>)[`type_${type}`] ?? type
    const about = [
      reason,
      order_id && !reason.includes(String(order_id)) ? fill(texts.order, { number: order_id }) : "",
      gain && expiry_date ? fill(texts.until, { date: this.day(expiry_date) }) : "",
    ]
    return html`<tr>
      <td>${this.day(entry.created_at)}</td>
      <td>${name}<small>${about.filter(Boolean).join(" · ")}</small></td>
      <td class="figure ${gain ? "good" : ""}">
        ${gain ? "+" : "−"}${this.format(amount.replace("-", ""))}
      </td>
      <td class="figure after">${this.format(balance_after)}</td>
    </tr>`
  }
}

if (!customElements.get("shop-wallet")) customElements.define("shop-wallet", ShopWallet)
