import type { MedusaContainer } from "@medusajs/framework/types"
import {
  createHook,
  createWorkflow,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { generateCodesStep } from "./steps/generate-codes"
import { findReplayedCodes } from "./replays"
import { outcomeOf, type RunFailure } from "./run-failure"
import type { GenerateInput, GenerationOutcome } from "./types"

export const generateCodesWorkflowId = "wallet-generate-codes"

/**
 * Makes redemption codes. All of them are made, or none; a refusal is an outcome, not an exception.
 *
 * @summary Generate redemption codes.
 *
 * @example
 * const { result } = await generateCodesWorkflow(container).run({
 *   input: {
 *     amount: "2500",
 *     currency: "EUR",
 *     quantity: 100,
 *     max_redemptions: 1,
 *     prefix: "XMAS",
 *     restrict_to_customer_id: null,
 *     expiry_date: "2027-01-06T23:59:59Z",
 *     actor: "user:user_01",
 *   },
 * })
 * // result.status is "generated", "refused" or "failed"
 *
 * @property hooks.validate - Runs before any code is made; throw to refuse.
 * @property hooks.codesGenerated - Runs after the codes are made; throw to have them withdrawn.
 */
export const generateCodesWorkflow = createWorkflow(
  generateCodesWorkflowId,
  (input: WorkflowData<GenerateInput>) => {
    const validate = createHook("validate", { generation: input })
    const outcome = generateCodesStep(input)
    const codesGenerated = createHook("codesGenerated", { outcome })
    return new WorkflowResponse(outcome, { hooks: [validate, codesGenerated] as const })
  }
)

/** Makes codes through the workflow; a repeat gets the first ones, whatever `validate` thinks now. */
export async function generateCodes(
  scope: MedusaContainer,
  input: GenerateInput
): Promise<GenerationOutcome> {
  const { result, errors } = await generateCodesWorkflow(scope).run({ input, throwOnError: false })
  if (!errors.length) {
    return result
  }
  const outcome = outcomeOf(errors[0].error as RunFailure)
  const { idempotency } = input
  const replay =
    outcome.status === "refused" && idempotency ? await findReplayedCodes(scope, idempotency) : null
  return replay ?? outcome
}
