import type { MedusaContainer } from "@medusajs/framework/types"
import type { z } from "@medusajs/framework/zod"
import {
  type Delivery,
  type Endpoint,
  WEBHOOKS_MODULE,
  type WebhooksService,
} from "../../../../modules/webhooks"
import { AdminError } from "../service"
import type { Delivery as DeliveryOut, Webhook } from "./schemas"

export function webhooksOf(scope: MedusaContainer): WebhooksService {
  return scope.resolve<WebhooksService>(WEBHOOKS_MODULE)
}

/** @throws AdminError when webhooks may not go to this address */
export function assertReachable(webhooks: WebhooksService, url: string | undefined): void {
  const refusal = url === undefined ? null : webhooks.refusalOfUrl(url)
  if (refusal !== null) {
    throw new AdminError("wallet_invalid_param", { data: { params: { url: refusal } } })
  }
}

export function presentWebhook(endpoint: Endpoint): z.input<typeof Webhook> {
  return {
    id: endpoint.id,
    url: endpoint.url,
    description: endpoint.description,
    events: endpoint.events,
    status: endpoint.status,
    status_reason: endpoint.status_reason,
    failing_since: endpoint.failing_since?.toISOString() ?? null,
    created_by: endpoint.created_by,
    created_at: endpoint.created_at.toISOString(),
    updated_at: endpoint.updated_at.toISOString(),
  }
}

export function presentDelivery(delivery: Delivery): z.input<typeof DeliveryOut> {
  return {
    ...delivery,
    next_attempt_at: delivery.next_attempt_at?.toISOString() ?? null,
    created_at: delivery.created_at.toISOString(),
    finished_at: delivery.finished_at?.toISOString() ?? null,
  }
}
