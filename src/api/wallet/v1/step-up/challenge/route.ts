import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { component, created, InstantOut, waitDetails } from "../../../../../http"
import type { Identity } from "../../../../../http"
import { ACCESS_MODULE, STEP_UP_METHODS } from "../../../../../modules/access"
import type { AccessService, StepUpSession } from "../../../../../modules/access"
import { emailOf } from "../../../accounts"
import { stepUpSession } from "../../../restrict"
import { endpoint, WalletError } from "../../../service"
import { mailStepUpCode, maskAddress } from "../../../step-up-mail"

const StepUpMethodField = component("StepUpMethod", z.enum(STEP_UP_METHODS), {
  description: "An authenticator app, or a code by e-mail.",
})

const ChallengeRequest = component(
  "StepUpChallengeRequest",
  z.object({ method: StepUpMethodField })
)

const Challenge = component(
  "StepUpChallenge",
  z.strictObject({
    method: StepUpMethodField,
    sent_to: z
      .string()
      .nullable()
      .meta({
        description: "Where the code went, mostly hidden; null for an authenticator app.",
        examples: ["j***@example.com"],
      }),
    expires_at: InstantOut.meta({ description: "Until when the challenge can be answered." }),
  }),
  { description: "A challenge to confirm who one is." }
)

export const POST = endpoint({
  id: "startStepUp",
  summary: "Ask for a step-up challenge",
  description:
    "Answer it at `/step-up/verify` with the same credential, within ten minutes and five tries. " +
    "A new challenge replaces the one before; codes are e-mailed at most every 30 seconds.",
  tags: ["Step-up"],
  access: "authenticated",
  body: ChallengeRequest,
  responses: { 201: Challenge },
  errors: ["wallet_step_up_unavailable", "wallet_unavailable"],
  handler: async (context) => {
    const { body, identity, scope } = context
    const session = stepUpSession(context)
    return created(
      body.method === "email"
        ? await challengeByMail(scope, identity, session)
        : await challengeByTotp(scope, session)
    )
  },
})

async function challengeByTotp(
  scope: MedusaContainer,
  session: StepUpSession
): Promise<z.input<typeof Challenge>> {
  const challenge = await stepUpsOf(scope).challengeByTotp(session)
  if (!challenge) {
    throw new WalletError("wallet_step_up_unavailable", {
      message: "You have no authenticator app enrolled.",
    })
  }
  return { method: "totp", sent_to: null, expires_at: challenge.expires_at.toISOString() }
}

async function challengeByMail(
  scope: MedusaContainer,
  identity: Identity,
  session: StepUpSession
): Promise<z.input<typeof Challenge>> {
  const to = await emailOf(scope, identity)
  if (!to) {
    throw new WalletError("wallet_step_up_unavailable", {
      message: "There is no e-mail address to send a code to.",
    })
  }
  const stepUps = stepUpsOf(scope)
  const challenge = await stepUps.challengeByMail(session)
  if ("retry_after" in challenge) {
    throw new WalletError("wallet_rate_limited", {
      message: "A code was sent a moment ago; wait before you ask for another one.",
      ...waitDetails(challenge.retry_after * 1000),
    })
  }
  try {
    const receiver_id = identity.customer_id ?? identity.user_id
    await mailStepUpCode(scope, { to, receiver_id, ...challenge })
  } catch (error) {
    await stepUps.withdrawMail(session)
    throw error
  }
  const { expires_at } = challenge
  return { method: "email", sent_to: maskAddress(to), expires_at: expires_at.toISOString() }
}

function stepUpsOf(scope: MedusaContainer) {
  return scope.resolve<AccessService>(ACCESS_MODULE).stepUps
}
