import {
  createHook,
  createWorkflow,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { noteHookConsumers } from "./hook-consumers"
import { redeemCodesStep } from "./steps/redeem-codes"
import type { RedeemInput } from "./types"

export const redeemCodesWorkflowId = "wallet-redeem-codes"

/**
 * Redeems codes into the wallets of customers. The redemptions don't depend on each other, but for
 * the uses that are left of a code: each has its own outcome, and a refusal is an outcome, not an
 * exception. One with `dry_run` is checked, and nothing of it is kept.
 *
 * @summary Redeem one or more codes.
 *
 * @example
 * const { result } = await redeemCodesWorkflow(container).run({
 *   input: {
 *     redemptions: [
 *       { code: "XMAS7K3M90QDTT2XV8HC", customer_id: "cus_01", actor: "customer:cus_01" },
 *     ],
 *   },
 * })
 * // result[0].status is "posted", "previewed", "refused" or "failed"
 *
 * @property hooks.validate - Runs before anything is booked; throw to refuse.
 * @property hooks.codesRedeemed - Runs after the credits are booked; throw to have them taken back
 * and the codes free again.
 */
export const redeemCodesWorkflow = noteHookConsumers(
  createWorkflow(redeemCodesWorkflowId, (input: WorkflowData<{ redemptions: RedeemInput[] }>) => {
    const validate = createHook("validate", { redemptions: input.redemptions })
    const outcomes = redeemCodesStep(input.redemptions)
    const codesRedeemed = createHook("codesRedeemed", { outcomes })
    return new WorkflowResponse(outcomes, { hooks: [validate, codesRedeemed] as const })
  })
)
