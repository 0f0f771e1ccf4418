import {
  createHook,
  createWorkflow,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { noteHookConsumers } from "./hook-consumers"
import { postDebitsStep } from "./steps/post-debits"
import type { DebitInput } from "./types"

export const debitWalletsWorkflowId = "wallet-debit-wallets"

/**
 * Takes money out of wallets. The debits don't depend on each other: each has its own outcome, and
 * a refusal is an outcome, not an exception.
 *
 * @summary Debit one or more wallets.
 *
 * @example
 * const { result } = await debitWalletsWorkflow(container).run({
 *   input: {
 *     debits: [{ wallet_id: 12, amount: "1500", reason: "Workshop fee", actor: "user:user_01" }],
 *   },
 * })
 * // result[0].status is "posted", "refused" or "failed"
 *
 * @property hooks.validate - Runs before anything is booked; throw to refuse.
 * @property hooks.walletsDebited - Runs after the entries are booked; throw to have them taken
 * back by entries of the opposite direction.
 */
export const debitWalletsWorkflow = noteHookConsumers(
  createWorkflow(debitWalletsWorkflowId, (input: WorkflowData<{ debits: DebitInput[] }>) => {
    const validate = createHook("validate", { debits: input.debits })
    const outcomes = postDebitsStep(input.debits)
    const walletsDebited = createHook("walletsDebited", { outcomes })
    return new WorkflowResponse(outcomes, { hooks: [validate, walletsDebited] as const })
  })
)
