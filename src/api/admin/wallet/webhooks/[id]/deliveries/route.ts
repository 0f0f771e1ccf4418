import { z } from "@medusajs/framework/zod"
import { listMeta, ListMeta, ok, Page, perPage } from "../../../../../../http"
import { MANAGE_WALLETS } from "../../../../../permissions"
import { AdminError, endpoint } from "../../../service"
import { presentDelivery, webhooksOf } from "../../present"
import { Delivery, DeliveryStatusOut, endpointParams } from "../../schemas"

export const GET = endpoint({
  id: "listWebhookDeliveries",
  summary: "List deliveries to a webhook endpoint",
  description: "Newest first, with every attempt; kept for 30 days.",
  tags: ["Webhooks"],
  access: MANAGE_WALLETS,
  params: endpointParams,
  query: z.object({
    status: DeliveryStatusOut.optional().meta({ description: "Only deliveries in this state." }),
    page: Page,
    per_page: perPage(25, 100),
  }),
  responses: { 200: z.strictObject({ data: z.array(Delivery), meta: ListMeta }) },
  errors: ["wallet_webhook_not_found"],
  handler: async ({ params, query, scope }) => {
    const webhooks = webhooksOf(scope)
    const found = await webhooks.findEndpoint(params.id)
    if (!found) throw new AdminError("wallet_webhook_not_found")
    const { data, total } = await webhooks.listDeliveries({ endpoint_id: found.id, ...query })
    return ok({
      data: data.map(presentDelivery),
      meta: listMeta(total, query.page, query.per_page),
    })
  },
})
