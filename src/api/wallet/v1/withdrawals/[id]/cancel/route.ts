import { cancelWithdrawal } from "../../../../../../workflows/withdrawals"
import { withdrawalsOf } from "../../../../modules"
import { endpoint, WalletError } from "../../../../service"
import { answerChange, Withdrawal, withdrawalParams } from "../../../../withdrawals"

export const POST = endpoint({
  id: "cancelWithdrawal",
  summary: "Take your own withdrawal back",
  description:
    "As long as staff have not approved it; the money is yours to spend again. Staff reject instead.",
  tags: ["Withdrawals"],
  access: "authenticated",
  params: withdrawalParams,
  responses: { 200: Withdrawal },
  errors: ["wallet_withdrawal_not_found", "wallet_withdrawal_not_open", "wallet_operation_refused"],
  idempotent: true,
  precedence: "money",
  handler: async ({ params: { id }, identity, idempotency, scope }) => {
    const found = await withdrawalsOf(scope).find(id)
    if (!found || found.customer_id !== identity.customer_id) {
      throw new WalletError("wallet_withdrawal_not_found")
    }
    const actor = identity.key
    const outcome = await cancelWithdrawal(scope, { withdrawal_id: id, actor, idempotency })
    return await answerChange(scope, outcome, identity)
  },
})
