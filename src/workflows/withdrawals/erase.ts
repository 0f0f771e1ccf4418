import type { MedusaContainer } from "@medusajs/framework/types"
import { WITHDRAWALS_MODULE, type WithdrawalsService } from "../../modules/withdrawals"
import { cancelWithdrawal } from "./operations"

const ACTOR = "system:erasure"

/**
 * Ends what a customer who is gone had asked for and nobody had approved yet: the money stays in their
 * wallet. What is approved may be on its way already, so that staff say whether it was paid.
 *
 * @throws Error when one can't be ended, so that the erasure is tried again
 */
export async function cancelWithdrawalsOf(
  container: MedusaContainer,
  customerId: string
): Promise<void> {
  const withdrawals = container.resolve<WithdrawalsService>(WITHDRAWALS_MODULE)
  for (const { id, status } of await withdrawals.listOf(customerId)) {
    if (status !== "requested") {
      continue
    }
    const outcome = await cancelWithdrawal(container, { withdrawal_id: id, actor: ACTOR })
    if (outcome.status === "refused" || outcome.status === "failed") {
      const why = outcome.status === "refused" ? outcome.refusal.code : outcome.failure.message
      throw new Error(`The withdrawal ${id} of an erased customer could not be cancelled: ${why}`)
    }
  }
}
