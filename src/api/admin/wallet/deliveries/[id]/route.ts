import { ok } from "../../../../../http"
import { MANAGE_WALLETS } from "../../../../permissions"
import { AdminError, endpoint } from "../../service"
import { presentDelivery, webhooksOf } from "../../webhooks/present"
import { deliveryParams, DeliveryWithPayload } from "../../webhooks/schemas"

export const GET = endpoint({
  id: "getWebhookDelivery",
  summary: "Get a delivery with what it carries",
  description: "Every attempt, and the body that is posted.",
  tags: ["Webhooks"],
  access: MANAGE_WALLETS,
  params: deliveryParams,
  responses: { 200: DeliveryWithPayload },
  errors: ["wallet_delivery_not_found"],
  handler: async ({ params, scope }) => {
    const webhooks = webhooksOf(scope)
    const delivery = await webhooks.findDelivery(params.id)
    if (!delivery) throw new AdminError("wallet_delivery_not_found")
    const payload = await webhooks.findPayload(delivery)
    return ok({ ...presentDelivery(delivery), payload })
  },
})
