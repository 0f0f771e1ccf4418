import type { MedusaContainer } from "@medusajs/framework/types"
import { LEDGER_MODULE, type LedgerService } from "../modules/ledger"
import { WEBHOOKS_MODULE, type WebhooksService } from "../modules/webhooks"

/** How long before its end a credit is announced as expiring. */
const NOTICE_DAYS = 7
const BATCH = 500

/** Announces credits that lapse soon, and forgets events and deliveries whose time is over. */
export default async function tidyWebhooks(container: MedusaContainer): Promise<void> {
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  const webhooks = container.resolve<WebhooksService>(WEBHOOKS_MODULE)
  while ((await ledger.announceExpiring(NOTICE_DAYS, BATCH)) === BATCH);
  while ((await webhooks.purge(BATCH)) > 0);
}

export const config = {
  name: "wallet-tidy-webhooks",
  schedule: "17 * * * *",
}
