import { html, nothing } from "lit/html.js"
import type { TemplateResult } from "lit/html.js"
import { ServiceError } from "../../client/service"
import type { Wallet } from "../../client/wallet-client"
import { fill } from "../../texts"
import type { RoomTexts } from "../../texts/wallet"
import { type AttemptHost, Attempts } from "../attempts"
import { parseAmount } from "../money"
import { roomStyles } from "./styles"

export type RoomName = "topup" | "reload" | "rewards" | "referral" | "withdraw" | "allowances"

/** What the element does for its rooms. */
export interface RoomHost extends AttemptHost {
  readonly words: RoomTexts
  readonly wallet: Wallet
  /** Providers' names for people, by their ids. */
  readonly providerNames: Record<string, string>
  /** A friend's code that the page knows of. */
  readonly referralCode: string
  locale(): string
  format(amount: string, currency?: string): string
  day(instant: string): string
  /** @returns whether the page has called `preventDefault()` */
  emit(name: string, detail: object): boolean
  /** Reads balance and history anew. */
  refresh(): Promise<void>
  open(room: RoomName): void
  adopt(styles: CSSStyleSheet): void
}

/** A part of the wallet that is loaded when somebody opens it. */
export abstract class Room extends Attempts<RoomHost> {
  private state: "loading" | "ready" | "away" = "loading"
  private problem = ""
  private left = false

  protected abstract readonly name: RoomName
  protected abstract load(): Promise<void>
  protected abstract view(): unknown

  async open(): Promise<void> {
    this.left = false
    this.host.adopt(roomStyles)
    try {
      await this.load()
      this.state = "ready"
    } catch (error) {
      this.state = "away"
      this.problem = this.host.problemOf(error, this.words)
      this.host.report(error)
    }
    this.host.requestUpdate()
  }

  /** Nobody looks any more. */
  leave(): void {
    this.left = true
    this.forget()
  }

  /** Goes on with what the page was left for. */
  resume(_id: string): void {}

  protected get words(): RoomTexts {
    return this.host.words
  }

  protected get isLeft(): boolean {
    return this.left
  }

  protected get currency(): string {
    return this.host.wallet.currency
  }

  protected ask<T>(method: string, path: string, json?: object): Promise<T> {
    return this.host.client.service.json<T>(method, path, json && { json })
  }

  protected override giveUp(): void {
    super.giveUp()
    this.focusTitle()
  }

  protected override fail(error: unknown): void {
    this.tell(this.host.problemOf(error, this.words), false)
    this.host.report(error)
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
                ${this.renderStepUp() ?? html`${this.view()}${this.renderTold()}`}`
      }
    </section>`
  }
}

export function isAway(error: unknown): boolean {
  return error instanceof ServiceError && error.isAway
}
