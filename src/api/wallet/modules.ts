import type { MedusaContainer } from "@medusajs/framework/types"
import { LEDGER_MODULE } from "../../modules/ledger"
import type { LedgerService } from "../../modules/ledger"

export function ledgerOf(scope: MedusaContainer): LedgerService {
  return scope.resolve<LedgerService>(LEDGER_MODULE)
}
