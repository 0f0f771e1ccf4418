import { ok } from "../../../../../http"
import { readTopUp } from "../../../../../workflows/topups"
import { SEE_WALLETS } from "../../../../permissions"
import { topUpParams } from "../../../../wallet/topups"
import { AdminError, endpoint } from "../../service"
import { presentTopUpDetail, TopUpDetail } from "../schemas"

export const GET = endpoint({
  id: "getTopUp",
  summary: "Get a top-up",
  description:
    "With what is left of it in the wallet. It is refunded as any payment is, by the store's own " +
    "`POST /admin/payments/{payment_id}/refund`; the wallet gives back what it still has of it, and the " +
    "rest is listed among the failed compensations.",
  tags: ["Payments"],
  access: SEE_WALLETS,
  params: topUpParams,
  responses: { 200: TopUpDetail },
  errors: ["wallet_topup_not_found"],
  handler: async ({ params, scope }) => {
    const topUp = await readTopUp(scope, params.id)
    if (!topUp) throw new AdminError("wallet_topup_not_found")
    return ok(await presentTopUpDetail(scope, topUp))
  },
})
