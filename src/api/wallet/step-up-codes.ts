import { z } from "@medusajs/framework/zod"
import { component, waitDetails } from "../../http"
import { WalletError } from "./service"

/** A one-time code of six digits; spaces, as apps show them, are ignored. */
export const OneTimeCode = z
  .string()
  .transform((code) => code.replaceAll(" ", ""))
  .pipe(z.string().regex(/^[0-9]{6}$/, { error: "must be six digits" }))

export const StepUpAnswer = component(
  "StepUpAnswer",
  z.object({
    code: OneTimeCode.meta({
      description: "Six digits, from the e-mail or the authenticator app.",
      wire: { type: "string", examples: ["123456"] },
    }),
  })
)

export const TotpState = component("TotpState", z.strictObject({ enrolled: z.boolean() }), {
  description: "Whether an authenticator app is enrolled.",
})

/** Too many wrong codes or passwords within the hour. */
export function tooManyAttempts(retryAfter: number): Error {
  return new WalletError("wallet_rate_limited", {
    message: "Too many attempts; wait before you try again.",
    ...waitDetails(retryAfter * 1000),
  })
}
