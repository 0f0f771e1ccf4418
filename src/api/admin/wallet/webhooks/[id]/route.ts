import { z } from "@medusajs/framework/zod"
import { ok } from "../../../../../http"
import { MANAGE_WALLETS } from "../../../../permissions"
import { AdminError, endpoint } from "../../service"
import { assertReachable, presentWebhook, webhooksOf } from "../present"
import { endpointParams, Webhook, WebhookPatch } from "../schemas"

export const GET = endpoint({
  id: "getWebhook",
  summary: "Get a webhook endpoint",
  tags: ["Webhooks"],
  access: MANAGE_WALLETS,
  params: endpointParams,
  responses: { 200: Webhook },
  errors: ["wallet_webhook_not_found"],
  handler: async ({ params, scope }) => {
    const found = await webhooksOf(scope).findEndpoint(params.id)
    if (!found) throw new AdminError("wallet_webhook_not_found")
    return ok(presentWebhook(found))
  },
})

export const PATCH = endpoint({
  id: "updateWebhook",
  summary: "Change a webhook endpoint",
  description: "Fields that are absent stay as they are.",
  tags: ["Webhooks"],
  access: MANAGE_WALLETS,
  params: endpointParams,
  body: WebhookPatch,
  responses: { 200: Webhook },
  errors: ["wallet_webhook_not_found"],
  handler: async ({ params, body, scope }) => {
    const webhooks = webhooksOf(scope)
    assertReachable(webhooks, body.url)
    const changed = await webhooks.updateEndpoint(params.id, body)
    if (!changed) throw new AdminError("wallet_webhook_not_found")
    return ok(presentWebhook(changed))
  },
})

export const DELETE = endpoint({
  id: "deleteWebhook",
  summary: "Delete a webhook endpoint",
  description: "What waited for it is not delivered any more.",
  tags: ["Webhooks"],
  access: MANAGE_WALLETS,
  params: endpointParams,
  responses: { 200: z.strictObject({ id: z.string(), deleted: z.literal(true) }) },
  errors: ["wallet_webhook_not_found"],
  handler: async ({ params, scope }) => {
    if (!(await webhooksOf(scope).deleteEndpoint(params.id))) {
      throw new AdminError("wallet_webhook_not_found")
    }
    return ok({ id: params.id, deleted: true as const })
  },
})
