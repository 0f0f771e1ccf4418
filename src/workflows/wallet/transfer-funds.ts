import {
  createHook,
  createWorkflow,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { noteHookConsumers } from "./hook-consumers"
import { postTransfersStep } from "./steps/post-transfers"
import type { TransferInput } from "./types"

export const transferFundsWorkflowId = "wallet-transfer-funds"

/**
 * Moves money between wallets; each transfer is one transaction over both. The transfers don't
 * depend on each other: each has its own outcome, and a refusal is an outcome, not an exception.
 *
 * @summary Transfer money between wallets.
 *
 * @example
 * const { result } = await transferFundsWorkflow(container).run({
 *   input: {
 *     transfers: [
 *       {
 *         wallet_id: 12,
 *         to_wallet_id: 15,
 *         amount: "1500",
 *         reason: "Transfer",
 *         message: "for the concert",
 *         transfer_group_id: crypto.randomUUID(),
 *         actor: "customer:cus_01",
 *       },
 *     ],
 *   },
 * })
 *
 * @property hooks.validate - Runs before anything is booked; throw to refuse.
 * @property hooks.fundsTransferred - Runs after the entries are booked; throw to have the money
 * sent back.
 */
export const transferFundsWorkflow = noteHookConsumers(
  createWorkflow(transferFundsWorkflowId, (input: WorkflowData<{ transfers: TransferInput[] }>) => {
    const validate = createHook("validate", { transfers: input.transfers })
    const outcomes = postTransfersStep(input.transfers)
    const fundsTransferred = createHook("fundsTransferred", { outcomes })
    return new WorkflowResponse(outcomes, { hooks: [validate, fundsTransferred] as const })
  })
)
