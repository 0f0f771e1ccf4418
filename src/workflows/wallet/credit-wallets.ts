import {
  createHook,
  createWorkflow,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { noteHookConsumers } from "./hook-consumers"
import { postCreditsStep } from "./steps/post-credits"
import type { CreditInput } from "./types"

export const creditWalletsWorkflowId = "wallet-credit-wallets"

/**
 * Puts money into wallets. The credits don't depend on each other: each has its own outcome, and a
 * refusal is an outcome, not an exception.
 *
 * @summary Credit one or more wallets.
 *
 * @example
 * const { result } = await creditWalletsWorkflow(container).run({
 *   input: {
 *     credits: [
 *       {
 *         wallet_id: 12,
 *         amount: "1500",
 *         reason: "Late delivery",
 *         purpose: "promotional",
 *         expiry_date: "2027-01-31T23:59:59Z",
 *         actor: "user:user_01",
 *       },
 *     ],
 *   },
 * })
 * // result[0].status is "posted", "refused" or "failed"
 *
 * @property hooks.validate - Runs before anything is booked; throw to refuse.
 * @property hooks.walletsCredited - Runs after the entries are booked; throw to have them taken
 * back by entries of the opposite direction.
 */
export const creditWalletsWorkflow = noteHookConsumers(
  createWorkflow(creditWalletsWorkflowId, (input: WorkflowData<{ credits: CreditInput[] }>) => {
    const validate = createHook("validate", { credits: input.credits })
    const outcomes = postCreditsStep(input.credits)
    const walletsCredited = createHook("walletsCredited", { outcomes })
    return new WorkflowResponse(outcomes, { hooks: [validate, walletsCredited] as const })
  })
)
