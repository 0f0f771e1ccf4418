import { approveWithdrawal } from "../../../../../../workflows/withdrawals"
import { MANAGE_WALLETS } from "../../../../../permissions"
import { endpoint } from "../../../../service"
import { answerChange, Withdrawal, withdrawalParams } from "../../../../withdrawals"

export const POST = endpoint({
  id: "approveWithdrawal",
  summary: "Approve a withdrawal",
  description: "Says that it may be paid. The money stays set aside until it is.",
  tags: ["Withdrawals"],
  access: MANAGE_WALLETS,
  params: withdrawalParams,
  responses: { 200: Withdrawal },
  errors: [
    "wallet_withdrawal_not_found",
    "wallet_withdrawal_not_open",
    "wallet_hold_not_active",
    "wallet_operation_refused",
  ],
  idempotent: true,
  precedence: "money",
  handler: async ({ params: { id }, identity, idempotency, scope }) => {
    const actor = identity.key
    const outcome = await approveWithdrawal(scope, { withdrawal_id: id, actor, idempotency })
    return await answerChange(scope, outcome, identity)
  },
})
