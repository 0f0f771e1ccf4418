import { z } from "@medusajs/framework/zod"
import { created, listMeta, ListMeta, ok, Page, perPage } from "../../../../http"
import { MANAGE_WALLETS } from "../../../permissions"
import { AdminError, endpoint } from "../service"
import { assertReachable, presentWebhook, webhooksOf } from "./present"
import { NewWebhook, Webhook, WebhookWithSecret } from "./schemas"

export const GET = endpoint({
  id: "listWebhooks",
  summary: "List webhook endpoints",
  description: "Oldest first.",
  tags: ["Webhooks"],
  access: MANAGE_WALLETS,
  query: z.object({ page: Page, per_page: perPage(25, 100) }),
  responses: { 200: z.strictObject({ data: z.array(Webhook), meta: ListMeta }) },
  handler: async ({ query: { page, per_page }, scope }) => {
    // A store has so few of them that they are always read together.
    const all = await webhooksOf(scope).listEndpoints()
    const shown = all.slice((page - 1) * per_page, page * per_page)
    return ok({ data: shown.map(presentWebhook), meta: listMeta(all.length, page, per_page) })
  },
})

export const POST = endpoint({
  id: "createWebhook",
  summary: "Add a webhook endpoint",
  description:
    "It gets every event of the types it asks for that happens from now on, signed as Standard " +
    "Webhooks 1.0 describes with the secret that is shown here only.",
  tags: ["Webhooks"],
  access: MANAGE_WALLETS,
  body: NewWebhook,
  responses: { 201: WebhookWithSecret },
  errors: ["wallet_webhook_limit_reached"],
  handler: async ({ body, identity, scope }) => {
    const webhooks = webhooksOf(scope)
    assertReachable(webhooks, body.url)
    const endpoint = await webhooks.createEndpoint({ ...body, created_by: identity.key })
    if (!endpoint) throw new AdminError("wallet_webhook_limit_reached")
    return created({ ...presentWebhook(endpoint), secret: endpoint.secret })
  },
})
