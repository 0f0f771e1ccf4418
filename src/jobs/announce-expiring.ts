import type { MedusaContainer } from "@medusajs/framework/types"
import { loadSettings } from "../modules/access"
import { LEDGER_MODULE, type LedgerService } from "../modules/ledger"
import { runParts } from "../workflows/run-parts"
import { mailExpiring } from "../workflows/wallet/mail-expiring"

const BATCH = 500

/**
 * Announces credits that lapse soon, each once for each of the settings' numbers of days; one that was
 * made with less time is announced by the next run. E-mails their owners where the store wants that.
 * Every instance may run it at once.
 */
export default async function announceExpiring(container: MedusaContainer): Promise<void> {
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  const { expiry_notice_days: days, expiry_notice_mail: mail } = await loadSettings(container)
  await runParts(container, config.name, {
    "announce what lapses": async () => {
      while ((await ledger.announceExpiring(days, { mail, limit: BATCH })) === BATCH);
    },
    // What was announced before still has to be told of, whatever comes in between.
    "e-mail owners": () => mailExpiring(container),
  })
}

export const config = {
  name: "wallet-announce-expiring",
  schedule: "* * * * *",
}
