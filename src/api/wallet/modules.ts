import type { MedusaContainer } from "@medusajs/framework/types"
import { CODES_MODULE } from "../../modules/codes"
import type { CodesService } from "../../modules/codes"
import { LEDGER_MODULE } from "../../modules/ledger"
import type { LedgerService } from "../../modules/ledger"

export function ledgerOf(scope: MedusaContainer): LedgerService {
  return scope.resolve<LedgerService>(LEDGER_MODULE)
}

export function codesOf(scope: MedusaContainer): CodesService {
  return scope.resolve<CodesService>(CODES_MODULE)
}
