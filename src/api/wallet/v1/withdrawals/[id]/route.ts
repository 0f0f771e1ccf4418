import { ok } from "../../../../../http"
import { endpoint } from "../../../service"
import {
  findWithdrawalOrThrow,
  presentWithdrawal,
  Withdrawal,
  withdrawalParams,
} from "../../../withdrawals"

export const GET = endpoint({
  id: "getWithdrawal",
  summary: "Get a withdrawal",
  description: "Needs the capability `wallet_read_wallets`, unless the withdrawal is your own.",
  tags: ["Withdrawals"],
  access: "authenticated",
  params: withdrawalParams,
  responses: { 200: Withdrawal },
  errors: ["wallet_withdrawal_not_found"],
  handler: async ({ params: { id }, identity, scope }) =>
    ok(presentWithdrawal(await findWithdrawalOrThrow(scope, id, identity), identity)),
})
