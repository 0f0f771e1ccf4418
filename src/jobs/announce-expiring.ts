import type { MedusaContainer } from "@medusajs/framework/types"
import { LEDGER_MODULE, type LedgerService } from "../modules/ledger"

/** How long before its end a credit is announced as expiring. */
const NOTICE_DAYS = 7
const BATCH = 500

/**
 * Announces credits that lapse soon, each once; one that was made with less time than the notice is
 * announced by the next run. Every instance may run it at once.
 */
export default async function announceExpiring(container: MedusaContainer): Promise<void> {
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  while ((await ledger.announceExpiring(NOTICE_DAYS, BATCH)) === BATCH);
}

export const config = {
  name: "wallet-announce-expiring",
  schedule: "* * * * *",
}
