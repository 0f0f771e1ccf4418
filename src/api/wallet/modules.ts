import type { MedusaContainer } from "@medusajs/framework/types"
import { settingsOf } from "../../modules/access"
import { LEDGER_MODULE } from "../../modules/ledger"
import type { LedgerService } from "../../modules/ledger"

export function ledgerOf(scope: MedusaContainer): LedgerService {
  return scope.resolve<LedgerService>(LEDGER_MODULE)
}

/** In which language tag amounts are formatted. */
export function localeOf(scope: MedusaContainer): string {
  return settingsOf(scope).locale
}
