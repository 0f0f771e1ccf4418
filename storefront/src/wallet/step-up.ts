import { html } from "lit"
import type { TemplateResult } from "lit"
import { ServiceError } from "../client/service"
import type { WalletClient } from "../client/wallet-client"
import { fill } from "../texts"
import type { WalletTexts } from "../texts/wallet"

type Method = "totp" | "email"

/** A code that was asked for, and where it is to be found. */
export interface Challenge {
  method: Method
  sent_to: string | null
}

/** Whether the service wants to know first that it is the customer. */
export function wantsStepUp(error: unknown): boolean {
  return error instanceof ServiceError && error.code === "wallet_step_up_required"
}

/** The app where there is one, else a code by e-mail. */
export async function challenge(client: WalletClient, method: Method): Promise<Challenge> {
  try {
    const { sent_to } = await client.startStepUp(method)
    return { method, sent_to }
  } catch (error) {
    const missing = error instanceof ServiceError && error.code === "wallet_step_up_unavailable"
    if (!missing || method === "email") throw error
    return await challenge(client, "email")
  }
}

interface Doing {
  verify(code: string): void
  use(method: Method): void
  cancel(): void
}

export function renderStepUp(
  texts: WalletTexts,
  { method, sent_to }: Challenge,
  { verify, use, cancel }: Doing,
  busy: boolean,
  told: unknown
): TemplateResult {
  const other = method === "totp" ? "email" : "totp"
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    verify(String(new FormData(event.target as HTMLFormElement).get("code")).trim())
  }
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
      <button class="primary" ?disabled=${busy}>${texts.verify}</button>
      <button class="plain" type="button" ?disabled=${busy} @click=${() => use(other)}>
        ${other === "totp" ? texts.stepUpUseApp : texts.stepUpUseMail}
      </button>
      <button class="plain" type="button" @click=${cancel}>${texts.cancel}</button>
    </div>
    ${told}
  </form>`
}
