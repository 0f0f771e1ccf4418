import { html, nothing } from "lit"
import type { CSSResult, TemplateResult } from "lit"
import { ServiceError } from "../../client/service"
import type { Wallet, WalletClient } from "../../client/wallet-client"
import { fill } from "../../texts"
import type { WalletTexts } from "../../texts/wallet"
import { loadRoomTexts } from "../../texts/rooms"
import type { RoomTexts } from "../../texts/rooms"
import { parseAmount } from "../money"
import { challenge, type Challenge, renderStepUp, wantsStepUp } from "../step-up"
import { roomStyles } from "./styles"

export type RoomName = "topup" | "reload" | "rewards" | "referral" | "withdraw" | "allowances"

/** What the element does for its rooms. */
export interface RoomHost {
  readonly client: WalletClient
  readonly texts: WalletTexts
  readonly wallet: Wallet
  /** Providers' names for people, by their ids. */
  readonly providerNames: Record<string, string>
  /** A friend's code that the page knows of. */
  readonly referralCode: string
  locale(): string
  format(amount: string, currency?: string): string
  day(instant: string): string
  problemOf(error: unknown, more: object): string
  report(error: unknown): void
  /** @returns whether the page has called `preventDefault()` */
  emit(name: string, detail: object): boolean
  /** Reads balance and history anew. */
  refresh(): Promise<void>
  requestUpdate(): void
  open(room: RoomName): void
  /** Once what has changed is drawn. */
  focus(selector: string): void
  adopt(styles: CSSResult): void
}

export interface Told {
  text: string
  good: boolean
}

/** A part of the wallet that is loaded when somebody opens it. */
export abstract class Room {
  protected words!: RoomTexts
  protected busy = false
  protected told?: Told
  private state: "loading" | "ready" | "away" = "loading"
  private problem = ""
  private left = false
  /** What goes on once the service knows that it is the customer. */
  private waiting?: { work(): Promise<Told | undefined>; challenge?: Challenge }

  constructor(protected readonly host: RoomHost) {}

  protected abstract readonly name: RoomName
  protected abstract load(): Promise<void>
  protected abstract view(): unknown

  async open(): Promise<void> {
    this.left = false
    this.host.adopt(roomStyles)
    try {
      this.words = await loadRoomTexts(this.host.locale())
      await this.load()
      this.state = "ready"
    } catch (error) {
      this.state = "away"
      this.problem = this.host.problemOf(error, this.words ?? {})
      this.host.report(error)
    }
    this.host.requestUpdate()
  }

  /** Nobody looks any more. */
  leave(): void {
    this.left = true
    this.waiting = undefined
  }

  /** Goes on with what the page was left for. */
  resume(_id: string): void {}

  protected get isLeft(): boolean {
    return this.left
  }

  protected get currency(): string {
    return this.host.wallet.currency
  }

  protected ask<T>(method: string, path: string, json?: object): Promise<T> {
    return this.host.client.service.json<T>(method, path, json && { json })
  }

  /** One thing at a time; what goes wrong is told in the room. */
  protected async attempt(work: () => Promise<Told | undefined>): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.told = undefined
    this.host.requestUpdate()
    try {
      this.told = await work()
    } catch (error) {
      this.fail(error)
    } finally {
      this.busy = false
      this.host.requestUpdate()
    }
  }

  /** As `attempt`; where the service wants to know first that it is the customer, that is asked. */
  protected confirmed(work: () => Promise<Told | undefined>): Promise<void> {
    return this.attempt(async () => {
      try {
        const told = await work()
        this.waiting = undefined
        return told
      } catch (error) {
        this.waiting = undefined
        if (!wantsStepUp(error)) throw error
        this.waiting = { work }
        await this.challenge("totp")
        return undefined
      }
    })
  }

  private async challenge(method: Challenge["method"]): Promise<void> {
    this.waiting!.challenge = await challenge(this.host.client, method)
    this.host.focus("#room input[name=code]")
  }

  private async verify(code: string): Promise<void> {
    let known = false
    await this.attempt(async () => {
      await this.host.client.finishStepUp(code)
      known = true
      return undefined
    })
    if (known && this.waiting) await this.confirmed(this.waiting.work)
  }

  private renderStepUp(asked: Challenge) {
    const doing = {
      verify: (code: string) => void this.verify(code),
      use: (method: Challenge["method"]) =>
        void this.attempt(async () => void (await this.challenge(method))),
      cancel: () => {
        this.waiting = undefined
        this.host.requestUpdate()
        this.focusTitle()
      },
    }
    return renderStepUp(this.host.texts, asked, doing, this.busy, nothing)
  }

  protected fail(error: unknown): void {
    this.tell(this.host.problemOf(error, this.words), false)
    this.host.report(error)
  }

  protected tell(text: string, good: boolean): void {
    this.told = { text, good }
    this.host.requestUpdate()
  }

  /** For what takes the place of what had the focus. */
  protected focusTitle(): void {
    this.host.focus("#room h3")
  }

  /** What somebody typed, in minor units; undefined, and said, where it is none or beyond the bounds. */
  protected amountOf(
    typed: unknown,
    { minimum = "1", maximum }: { minimum?: string; maximum?: string | null } = {}
  ): string | undefined {
    const amount = parseAmount(String(typed ?? ""), this.currency)
    if (!amount || BigInt(amount) === 0n) {
      const example = this.host.format("1250")
      this.tell(fill(this.host.texts.badAmount, { example }), false)
      return undefined
    }
    const isWithin =
      BigInt(amount) >= BigInt(minimum) && (!maximum || BigInt(amount) <= BigInt(maximum))
    if (isWithin) return amount
    this.tell(this.bounds(minimum, maximum), false)
    return undefined
  }

  /** Empty for any amount: that the smallest unit is the least tells nobody anything. */
  protected bounds(minimum: string, maximum?: string | null): string {
    const { format } = this.host
    if (!maximum && BigInt(minimum) <= 1n) return ""
    if (!maximum) return fill(this.words.atLeast, { minimum: format(minimum) })
    const bounds = { minimum: format(minimum), maximum: format(maximum) }
    return fill(this.words.between, bounds)
  }

  protected renderAmount(label: string, name: string, hint = "", value = "") {
    return html`<label>
      ${label} (${this.currency})
      <input
        name=${name}
        required
        inputmode="decimal"
        autocomplete="off"
        dir="ltr"
        .value=${value}
      />
      ${hint ? html`<small>${hint}</small>` : nothing}
    </label>`
  }

  protected renderTold() {
    const { told } = this
    return html`<p class="told ${told?.good ? "good" : "problem"}" role="status">${told?.text}</p>`
  }

  protected button(label: string, click: () => unknown, style = "plain", name = label) {
    return html`<button
      class=${style}
      type="button"
      aria-label=${name}
      ?disabled=${this.busy}
      @click=${click}
    >
      ${label}
    </button>`
  }

  render(): TemplateResult {
    const { texts } = this.host
    const asked = this.waiting?.challenge
    return html`<section
      class="room"
      id="room"
      part=${`room ${this.name}`}
      aria-label=${texts[this.name]}
    >
      ${
        this.state === "loading"
          ? html`<p class="told" role="status">${texts.loading}</p>`
          : this.state === "away"
            ? html`<p class="away" role="status">
                ${this.problem} ${this.button(texts.retry, () => this.open())}
              </p>`
            : html`<h3 tabindex="-1">${texts[this.name]}</h3>
                ${asked ? this.renderStepUp(asked) : this.view()}${this.renderTold()}`
      }
    </section>`
  }
}

export function isAway(error: unknown): boolean {
  return error instanceof ServiceError && error.isAway
}
