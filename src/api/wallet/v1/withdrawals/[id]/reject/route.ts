import { z } from "@medusajs/framework/zod"
import { component, text } from "../../../../../../http"
import { rejectWithdrawal } from "../../../../../../workflows/withdrawals"
import { MANAGE_WALLETS } from "../../../../../permissions"
import { endpoint } from "../../../../service"
import { answerChange, Withdrawal, withdrawalParams } from "../../../../withdrawals"

const WithdrawalRejection = component(
  "WithdrawalRejection",
  z.object({
    reason: text({ min: 1, max: 255 }).meta({
      description: "The customer reads it.",
      examples: ["The account is not in your name."],
    }),
  })
)

export const POST = endpoint({
  id: "rejectWithdrawal",
  summary: "Reject a withdrawal",
  description:
    "Gives the money back to the wallet, also of one that was approved and could not be paid.",
  tags: ["Withdrawals"],
  access: MANAGE_WALLETS,
  params: withdrawalParams,
  body: WithdrawalRejection,
  responses: { 200: Withdrawal },
  errors: ["wallet_withdrawal_not_found", "wallet_withdrawal_not_open", "wallet_operation_refused"],
  idempotent: true,
  precedence: "money",
  handler: async ({ params: { id }, body: { reason }, identity, idempotency, scope }) => {
    const actor = identity.key
    const outcome = await rejectWithdrawal(scope, { withdrawal_id: id, actor, idempotency, reason })
    return await answerChange(scope, outcome, identity)
  },
})
