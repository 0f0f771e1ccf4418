import { ok } from "../../../../../../http"
import { MANAGE_WALLETS } from "../../../../../permissions"
import { AdminError, endpoint } from "../../../service"
import { webhooksOf } from "../../present"
import { endpointParams, RotatedSecret } from "../../schemas"

export const POST = endpoint({
  id: "rotateWebhookSecret",
  summary: "Give a webhook endpoint a new secret",
  description: "Both secrets sign for a day, so that the receiver can change over in peace.",
  tags: ["Webhooks"],
  access: MANAGE_WALLETS,
  params: endpointParams,
  responses: { 200: RotatedSecret },
  errors: ["wallet_webhook_not_found"],
  handler: async ({ params, scope }) => {
    const rotated = await webhooksOf(scope).rotateSecret(params.id)
    if (!rotated) throw new AdminError("wallet_webhook_not_found")
    return ok({
      id: params.id,
      secret: rotated.secret,
      previous_secret_valid_until: rotated.previous_until.toISOString(),
    })
  },
})
