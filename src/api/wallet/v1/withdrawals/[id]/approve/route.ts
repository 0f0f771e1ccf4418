import { approveWithdrawal } from "../../../../../../workflows/withdrawals"
import { Approval } from "../../../../../approvals"
import { MANAGE_WALLETS } from "../../../../../permissions"
import { withdrawalsOf } from "../../../../modules"
import { askSecondPerson } from "../../../../second-person"
import { endpoint } from "../../../../service"
import { answerChange, Withdrawal, withdrawalParams } from "../../../../withdrawals"

export const POST = endpoint({
  id: "approveWithdrawal",
  summary: "Approve a withdrawal",
  description:
    "Says that it may be paid. The money stays set aside until it is. Above the amounts of the setting " +
    "`second_person_above` a second person has to agree first: 202.",
  tags: ["Withdrawals"],
  access: MANAGE_WALLETS,
  params: withdrawalParams,
  responses: { 200: Withdrawal, 202: Approval },
  errors: [
    "wallet_withdrawal_not_found",
    "wallet_withdrawal_not_open",
    "wallet_hold_not_active",
    "wallet_operation_refused",
  ],
  idempotent: true,
  precedence: "money",
  handler: async (context) => {
    const { params, identity, idempotency, scope } = context
    const { id } = params
    const found = await withdrawalsOf(scope).find(id)
    const waiting =
      found?.status === "requested"
        ? await askSecondPerson(context, {
            operation: "withdrawal",
            amount: found.amount,
            currency: found.currency,
            wallet_id: found.wallet_id,
            customer_id: found.customer_id,
            withdrawal_id: id,
            reason: "",
            input: {},
          })
        : null
    if (waiting) return waiting
    const actor = identity.key
    const outcome = await approveWithdrawal(scope, { withdrawal_id: id, actor, idempotency })
    return await answerChange(scope, outcome, identity)
  },
})
