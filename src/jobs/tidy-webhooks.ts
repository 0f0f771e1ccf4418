import type { MedusaContainer } from "@medusajs/framework/types"
import { WEBHOOKS_MODULE, type WebhooksService } from "../modules/webhooks"

const BATCH = 500

/** Forgets events and deliveries whose time is over. */
export default async function tidyWebhooks(container: MedusaContainer): Promise<void> {
  const webhooks = container.resolve<WebhooksService>(WEBHOOKS_MODULE)
  while ((await webhooks.purge(BATCH)) > 0);
}

export const config = {
  name: "wallet-tidy-webhooks",
  schedule: "17 * * * *",
}
