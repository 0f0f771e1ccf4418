import { z } from "@medusajs/framework/zod"
import { Amount, component, ok, PositiveAmount } from "../../../../../../http"
import { readTopUp, refundTopUp, type TopUpRefundRefusal } from "../../../../../../workflows/topups"
import { MANAGE_WALLETS } from "../../../../../permissions"
import { topUpParams } from "../../../../../wallet/topups"
import { AdminError, endpoint } from "../../../service"
import { presentTopUpDetail, TopUpDetail } from "../../schemas"

const TopUpRefundRequest = component(
  "TopUpRefundRequest",
  z.object({
    amount: PositiveAmount.optional().meta({
      description: "Minor units; all that is left of it in the wallet when absent.",
    }),
    refunded: Amount.optional().meta({
      description:
        "What of it had been refunded when you looked: a request that is sent twice refunds once, and " +
        "of two people one is told.",
    }),
  })
)

export const POST = endpoint({
  id: "refundTopUp",
  summary: "Give a top-up back",
  description:
    "By the provider with which it was paid, and out of the wallet: no more than is left of it there. " +
    "To give back what was spent as well, refund the payment itself " +
    "(`POST /admin/payments/{payment_id}/refund`): what the wallet lacks is listed among the failed " +
    "compensations then.",
  tags: ["Payments"],
  access: MANAGE_WALLETS,
  params: topUpParams,
  body: TopUpRefundRequest,
  responses: { 200: TopUpDetail },
  errors: [
    "wallet_topup_not_found",
    "wallet_topup_not_paid",
    "wallet_topup_changed",
    "wallet_topup_spent",
    "wallet_topup_refund_declined",
  ],
  handler: async ({ params: { id }, body, identity, scope }) => {
    if (!(await readTopUp(scope, id))) throw new AdminError("wallet_topup_not_found")
    const created_by = identity.key.replace(/^user:/, "")
    const outcome = await refundTopUp(scope, id, { ...body, created_by })
    if ("refusal" in outcome) throw refundRefused(outcome.refusal)
    return ok(await presentTopUpDetail(scope, outcome.topUp))
  },
})

function refundRefused(refusal: TopUpRefundRefusal): Error {
  switch (refusal.code) {
    case "not_paid":
      return new AdminError("wallet_topup_not_paid")
    case "changed":
      return new AdminError("wallet_topup_changed", {
        data: { refunded: refusal.refunded.toString() },
      })
    case "declined":
      return new AdminError("wallet_topup_refund_declined")
    case "spent":
      return new AdminError("wallet_topup_spent", { data: { left: refusal.left.toString() } })
  }
}
