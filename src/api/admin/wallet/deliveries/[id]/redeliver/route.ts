import { reply } from "../../../../../../http"
import { MANAGE_WALLETS } from "../../../../../permissions"
import { AdminError, endpoint } from "../../../service"
import { presentDelivery, webhooksOf } from "../../../webhooks/present"
import { Delivery, deliveryParams } from "../../../webhooks/schemas"

export const POST = endpoint({
  id: "redeliverWebhook",
  summary: "Deliver an event once more",
  description:
    "Queues the same event under the same `webhook-id`, out of its wallet's order. A delivery " +
    "that waits for its next attempt has it now.",
  tags: ["Webhooks"],
  access: MANAGE_WALLETS,
  params: deliveryParams,
  responses: { 202: Delivery },
  errors: ["wallet_delivery_not_found", "wallet_webhook_disabled", "wallet_event_not_kept"],
  handler: async ({ params, scope }) => {
    const webhooks = webhooksOf(scope)
    const delivery = await webhooks.findDelivery(params.id)
    const found = delivery && (await webhooks.findEndpoint(delivery.endpoint_id))
    if (!found) throw new AdminError("wallet_delivery_not_found")
    if (found.status !== "active") throw new AdminError("wallet_webhook_disabled")
    const again = await webhooks.redeliver(delivery)
    if (!again) throw new AdminError("wallet_event_not_kept")
    return reply(202, presentDelivery(again))
  },
})
