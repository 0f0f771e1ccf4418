import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { component, created, ok, personKey } from "../../../../../http"
import { ACCESS_MODULE } from "../../../../../modules/access"
import type { AccessService } from "../../../../../modules/access"
import { emailOf, knowsPassword } from "../../../accounts"
import { invalidParam } from "../../../refuse"
import { isElevated, STEP_UP_URL } from "../../../restrict"
import type { Caller } from "../../../restrict"
import { endpoint, WalletError } from "../../../service"
import { tooManyAttempts, TotpState } from "../../../step-up-codes"

const TotpRequest = component(
  "TotpRequest",
  z.object({
    password: z.string().min(1).max(1000).optional().meta({
      description: "The password of your sign-in to the store; not needed in an elevated session.",
    }),
  })
)

const TotpSecret = component(
  "TotpSecret",
  z.strictObject({
    secret: z.string().meta({ description: "Base32, to type into the app. Shown only here." }),
    otpauth_uri: z.string().meta({ description: "The same as a link or QR code." }),
  }),
  { description: "The secret of an authenticator app (RFC 6238: SHA-1, six digits, 30 seconds)." }
)

export const POST = endpoint({
  id: "enrolTotp",
  summary: "Enrol an authenticator app",
  description:
    "Counts once `/step-up/totp/verify` has seen a code of it. Needs your password or an elevated " +
    "session, so that whoever holds a stolen session can't enrol an app of their own.",
  tags: ["Step-up"],
  access: "authenticated",
  body: TotpRequest,
  responses: { 201: TotpSecret },
  errors: ["wallet_step_up_required", "wallet_totp_enrolled"],
  handler: async (context) => {
    const { identity, scope, body } = context
    await assertConfirmed(context, body.password)
    const account = (await emailOf(scope, identity)) ?? identity.key
    const enrolled = await stepUpsOf(scope).enrolTotp(identity.key, {
      issuer: await storeName(scope),
      account,
    })
    if (!enrolled) {
      throw new WalletError("wallet_totp_enrolled")
    }
    return created(enrolled)
  },
})

export const DELETE = endpoint({
  id: "removeTotp",
  summary: "Remove the authenticator app",
  description: "Needs an elevated session.",
  tags: ["Step-up"],
  access: "authenticated",
  responses: { 200: TotpState },
  errors: ["wallet_step_up_required"],
  handler: async (context) => {
    await assertConfirmed(context, undefined)
    await stepUpsOf(context.scope).removeTotp(context.identity.key)
    return ok({ enrolled: false })
  },
})

async function assertConfirmed(caller: Caller, password: string | undefined): Promise<void> {
  if (password === undefined) {
    if (await isElevated(caller)) return
    throw new WalletError("wallet_step_up_required", { data: { step_up_url: STEP_UP_URL } })
  }
  const attempt = await stepUpsOf(caller.scope).countAttempt(personKey(caller.identity))
  if ("retry_after" in attempt) {
    throw tooManyAttempts(attempt.retry_after)
  }
  if (!(await knowsPassword(caller.request, caller.identity, password))) {
    throw invalidParam("password", "is not your password")
  }
}

async function storeName(scope: MedusaContainer): Promise<string> {
  const [store] = await scope.resolve(Modules.STORE).listStores({}, { select: ["name"], take: 1 })
  return store?.name ?? "Wallet"
}

function stepUpsOf(scope: MedusaContainer) {
  return scope.resolve<AccessService>(ACCESS_MODULE).stepUps
}
