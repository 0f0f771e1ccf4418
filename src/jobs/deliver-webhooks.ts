import type { MedusaContainer } from "@medusajs/framework/types"
import { WEBHOOKS_MODULE, type WebhooksService } from "../modules/webhooks"

/**
 * Sends the webhooks that are due, retries above all. In the background: a receiver that takes its
 * time must not hold up the next look.
 */
export default async function deliverWebhooks(container: MedusaContainer): Promise<void> {
  container.resolve<WebhooksService>(WEBHOOKS_MODULE).wakeDeliverer()
}

export const config = {
  name: "wallet-deliver-webhooks",
  schedule: { interval: 2_000 },
}
