import { z } from "@medusajs/framework/zod"
import { component, InstantOut, ok } from "../../../../../http"
import { ACCESS_MODULE, STEP_UP_METHODS } from "../../../../../modules/access"
import type { AccessService } from "../../../../../modules/access"
import { stepUpSession } from "../../../restrict"
import { endpoint, WalletError } from "../../../service"
import { StepUpAnswer, tooManyAttempts } from "../../../step-up-codes"

const StepUp = component(
  "StepUp",
  z.strictObject({
    method: z.enum(STEP_UP_METHODS),
    elevated_until: InstantOut.meta({
      description: "Until when this credential may do what needs a step-up.",
    }),
  }),
  { description: "A session in which the person has confirmed who they are." }
)

export const POST = endpoint({
  id: "verifyStepUp",
  summary: "Answer a step-up challenge",
  description: "Elevates the session or token that is presented, and no other, for five minutes.",
  tags: ["Step-up"],
  access: "authenticated",
  body: StepUpAnswer,
  responses: { 200: StepUp },
  errors: ["wallet_step_up_code_invalid"],
  handler: async (context) => {
    const { stepUps } = context.scope.resolve<AccessService>(ACCESS_MODULE)
    const result = await stepUps.verify(stepUpSession(context), context.body.code)
    if (result.ok) {
      return ok({ method: result.method, elevated_until: result.elevated_until.toISOString() })
    }
    if ("retry_after" in result) {
      throw tooManyAttempts(result.retry_after)
    }
    throw new WalletError("wallet_step_up_code_invalid", {
      data: { attempts_left: result.attempts_left },
    })
  },
})
