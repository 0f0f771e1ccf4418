import { html } from "lit/html.js"
import type { TemplateResult } from "lit/html.js"
import { ServiceError } from "../client/service"
import type { WalletClient } from "../client/wallet-client"
import { fill } from "../texts"
import type { WalletTexts } from "../texts/wallet"

type Method = "totp" | "email"

/** A code that was asked for, and where it is to be found. */
interface Challenge {
  method: Method
  sent_to: string | null
}

export interface Told {
  text: string
  good: boolean
}

type Work = () => Promise<Told | undefined>

/** What the element does for whatever is attempted in it. */
export interface AttemptHost {
  readonly client: WalletClient
  readonly texts: WalletTexts
  problemOf(error: unknown, more?: object): string
  report(error: unknown): void
  requestUpdate(): void
  /** Once what has changed is drawn. */
  focus(selector: string): void
}

/**
 * One thing at a time, and what came of it, told where it was asked for; with a code in between where
 * the service wants to know first that it is the customer.
 */
export class Attempts<Host extends AttemptHost = AttemptHost> {
  busy = false
  told?: Told
  /** What goes on once the service knows that it is the customer. */
  private waiting?: { work: Work; challenge?: Challenge }

  constructor(protected readonly host: Host) {}

  /** What goes wrong is told. */
  async attempt(work: Work): Promise<void> {
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
  confirmed(work: Work): Promise<void> {
    return this.attempt(async () => {
      this.waiting = undefined
      try {
        return await work()
      } catch (error) {
        if (!wantsStepUp(error)) throw error
        this.waiting = { work }
        await this.challenge("totp")
        return undefined
      }
    })
  }

  /** Nothing goes on any more. */
  forget(): void {
    this.waiting = undefined
    this.told = undefined
  }

  /** What was begun is not wanted any more. */
  protected giveUp(): void {
    this.forget()
    this.host.requestUpdate()
  }

  tell(text: string, good: boolean): void {
    this.told = { text, good }
    this.host.requestUpdate()
  }

  protected fail(error: unknown): void {
    this.tell(this.host.problemOf(error), false)
    this.host.report(error)
  }

  /** Asks for a code: of the app where there is one, else by e-mail. */
  private async challenge(method: Method): Promise<void> {
    try {
      const { sent_to } = await this.host.client.startStepUp(method)
      this.waiting!.challenge = { method, sent_to }
    } catch (error) {
      const missing = error instanceof ServiceError && error.code === "wallet_step_up_unavailable"
      if (!missing || method === "email") throw error
      return await this.challenge("email")
    }
    this.host.focus("[part=step-up] input")
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

  renderTold(): TemplateResult {
    const { told } = this
    return html`<p class="told ${told?.good ? "good" : "problem"}" role="status">${told?.text}</p>`
  }

  /** Asks for the code; undefined where none is asked for. */
  renderStepUp(cancel = () => this.giveUp()): TemplateResult | undefined {
    const asked = this.waiting?.challenge
    if (!asked) return undefined
    const { method, sent_to } = asked
    const { texts } = this.host
    const other = method === "totp" ? "email" : "totp"
    const submit = (event: SubmitEvent) => {
      event.preventDefault()
      const data = new FormData(event.target as HTMLFormElement)
      void this.verify(String(data.get("code")).trim())
    }
    const use = () => this.attempt(async () => void (await this.challenge(other)))
    return html`<form part="step-up" @submit=${submit}>
      <h3>${texts.stepUp}</h3>
      <label>
        ${method === "totp" ? texts.stepUpApp : fill(texts.stepUpMail, { address: sent_to ?? "" })}
        <input
          name="code"
          required
          inputmode="numeric"
          autocomplete="one-time-code"
          maxlength="10"
          dir="ltr"
        />
      </label>
      <div class="row">
        <button class="primary" ?disabled=${this.busy}>${texts.verify}</button>
        <button class="plain" type="button" ?disabled=${this.busy} @click=${use}>
          ${other === "totp" ? texts.stepUpUseApp : texts.stepUpUseMail}
        </button>
        <button class="plain" type="button" @click=${cancel}>${texts.cancel}</button>
      </div>
      ${this.renderTold()}
    </form>`
  }
}

/** Whether the service wants to know first that it is the customer. */
export function wantsStepUp(error: unknown): boolean {
  return error instanceof ServiceError && error.code === "wallet_step_up_required"
}
