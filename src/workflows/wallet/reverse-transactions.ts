import {
  createHook,
  createWorkflow,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { noteHookConsumers } from "./hook-consumers"
import { postReversalsStep } from "./steps/post-reversals"
import type { ReversalInput } from "./types"

export const reverseTransactionsWorkflowId = "wallet-reverse-transactions"

/**
 * Takes entries back, in whole or in part: debited money returns to the lots it came from, credited
 * money leaves again, and a transfer, named by either of its entries, goes back from one wallet to the
 * other.
 *
 * @summary Reverse transactions.
 *
 * @example
 * const { result } = await reverseTransactionsWorkflow(container).run({
 *   input: {
 *     reversals: [
 *       {
 *         wallet_id: 12,
 *         transaction_id: 345,
 *         reason: "Order cancelled",
 *         expired_policy: { restore_days: 30 },
 *         actor: "user:user_01",
 *       },
 *     ],
 *   },
 * })
 *
 * @property hooks.validate - Runs before anything is booked; throw to refuse.
 */
export const reverseTransactionsWorkflow = noteHookConsumers(
  createWorkflow(
    reverseTransactionsWorkflowId,
    (input: WorkflowData<{ reversals: ReversalInput[] }>) => {
      const validate = createHook("validate", { reversals: input.reversals })
      const outcomes = postReversalsStep(input.reversals)
      return new WorkflowResponse(outcomes, { hooks: [validate] as const })
    }
  )
)
