import { ok, personKey } from "../../../../../../http"
import { ACCESS_MODULE } from "../../../../../../modules/access"
import type { AccessService } from "../../../../../../modules/access"
import { endpoint, WalletError } from "../../../../service"
import { StepUpAnswer, tooManyAttempts, TotpState } from "../../../../step-up-codes"

export const POST = endpoint({
  id: "confirmTotp",
  summary: "Activate an authenticator app",
  description: "With a code that the newly enrolled app shows.",
  tags: ["Step-up"],
  access: "authenticated",
  body: StepUpAnswer,
  responses: { 200: TotpState },
  errors: ["wallet_step_up_code_invalid"],
  handler: async ({ identity, body, scope }) => {
    const { stepUps } = scope.resolve<AccessService>(ACCESS_MODULE)
    const attempt = await stepUps.countAttempt(personKey(identity))
    if ("retry_after" in attempt) {
      throw tooManyAttempts(attempt.retry_after)
    }
    if (!(await stepUps.confirmTotp(identity.key, body.code))) {
      throw new WalletError("wallet_step_up_code_invalid", {
        message: "The code is wrong, or no app waits to be activated.",
        data: { attempts_left: attempt.attempts_left },
      })
    }
    return ok({ enrolled: true })
  },
})
