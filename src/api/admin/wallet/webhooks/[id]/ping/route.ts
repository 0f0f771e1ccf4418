import { MANAGE_SHOP, ok } from "../../../../../../http"
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
  access: { capability: MANAGE_SHOP },
  params: endpointParams,
  responses: { 200: Delivery },
  errors: ["wallet_webhook_not_found"],
  handler: async ({ params, scope }) => {
    const delivery = await webhooksOf(scope).ping(params.id)
    if (!delivery) throw new AdminError("wallet_webhook_not_found")
    return ok(presentDelivery(delivery))
  },
})
