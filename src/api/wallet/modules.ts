import type { MedusaContainer } from "@medusajs/framework/types"
import { ACCESS_MODULE } from "../../modules/access"
import type { AccessService } from "../../modules/access"
import { ALLOWANCES_MODULE } from "../../modules/allowances"
import type { AllowancesService } from "../../modules/allowances"
import { CODES_MODULE } from "../../modules/codes"
import type { CodesService } from "../../modules/codes"
import { LEDGER_MODULE } from "../../modules/ledger"
import type { LedgerService } from "../../modules/ledger"
import { RELOADS_MODULE } from "../../modules/reloads"
import type { ReloadsService } from "../../modules/reloads"
import { WITHDRAWALS_MODULE } from "../../modules/withdrawals"
import type { WithdrawalsService } from "../../modules/withdrawals"

export function ledgerOf(scope: MedusaContainer): LedgerService {
  return scope.resolve<LedgerService>(LEDGER_MODULE)
}

export function accessOf(scope: MedusaContainer): AccessService {
  return scope.resolve<AccessService>(ACCESS_MODULE)
}

export function allowancesOf(scope: MedusaContainer): AllowancesService {
  return scope.resolve<AllowancesService>(ALLOWANCES_MODULE)
}

export function codesOf(scope: MedusaContainer): CodesService {
  return scope.resolve<CodesService>(CODES_MODULE)
}

export function withdrawalsOf(scope: MedusaContainer): WithdrawalsService {
  return scope.resolve<WithdrawalsService>(WITHDRAWALS_MODULE)
}

export function reloadsOf(scope: MedusaContainer): ReloadsService {
  return scope.resolve<ReloadsService>(RELOADS_MODULE)
}
