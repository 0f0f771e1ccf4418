import { z } from "@medusajs/framework/zod"
import { component, text } from "../../../../../../http"
import { payWithdrawal } from "../../../../../../workflows/withdrawals"
import { MANAGE_WALLETS } from "../../../../../permissions"
import { endpoint } from "../../../../service"
import { answerChange, Withdrawal, withdrawalParams } from "../../../../withdrawals"

const WithdrawalPayment = component(
  "WithdrawalPayment",
  z.object({
    reference: text({ min: 1, max: 255 }).meta({
      description:
        "How the payment is named where it was made, such as the bank's; unique for ever per wallet. " +
        "The customer reads it.",
      examples: ["SEPA-2026-11-23-0042"],
    }),
  })
)

export const POST = endpoint({
  id: "payWithdrawal",
  summary: "Mark a withdrawal as paid",
  description:
    "For staff who have paid an approved withdrawal outside of the store: books it as an entry of the " +
    "type `withdrawal`. The store itself pays nothing.",
  tags: ["Withdrawals"],
  access: MANAGE_WALLETS,
  params: withdrawalParams,
  body: WithdrawalPayment,
  responses: { 200: Withdrawal },
  errors: [
    "wallet_withdrawal_not_found",
    "wallet_withdrawal_not_open",
    "wallet_hold_not_active",
    "wallet_duplicate_reference",
    "wallet_operation_refused",
  ],
  idempotent: true,
  precedence: "money",
  handler: async ({ params: { id }, body: { reference }, identity, idempotency, scope }) => {
    const actor = identity.key
    const outcome = await payWithdrawal(scope, { withdrawal_id: id, actor, idempotency, reference })
    return await answerChange(scope, outcome, identity)
  },
})
