import { ok } from "../../../../../../http"
import { MANAGE_WALLETS } from "../../../../../permissions"
import { AdminError, endpoint } from "../../../service"
import { presentDelivery, webhooksOf } from "../../present"
import { Delivery, endpointParams } from "../../schemas"

export const POST = endpoint({
  id: "pingWebhook",
  summary: "Send a test event to a webhook endpoint",
  description:
    "Posts a signed `wallet.ping` once and answers how it went, after at most 15 seconds. Reaches " +
    "disabled endpoints as well.",
  tags: ["Webhooks"],
  access: MANAGE_WALLETS,
  params: endpointParams,
  responses: { 200: Delivery },
  errors: ["wallet_webhook_not_found"],
  handler: async ({ params, scope }) => {
    const delivery = await webhooksOf(scope).ping(params.id)
    if (!delivery) throw new AdminError("wallet_webhook_not_found")
    return ok(presentDelivery(delivery))
  },
})
