import type { MedusaContainer } from "@medusajs/framework/types"
import { CODES_MODULE, type CodesService } from "../../modules/codes"
import { type Idempotency, LEDGER_MODULE, type LedgerService } from "../../modules/ledger"
import { toGenerationOutcome, toHoldOutcome, toOutcome } from "./entry-data"
import type { GenerationOutcome, HoldOutcome, WalletOutcome } from "./types"

/**
 * The outcome of a repeated request, by what the first one with its idempotency key booked; for
 * what might refuse before the ledger sees the key (spec, "Idempotency").
 *
 * @returns null when nothing was booked with the key within 24 h
 */
export async function findReplay(
  scope: MedusaContainer,
  idempotency: Idempotency
): Promise<WalletOutcome | null> {
  const result = await scope.resolve<LedgerService>(LEDGER_MODULE).findReplay(idempotency)
  return result && toOutcome({ result })
}

/** As `findReplay`, for holds that are made. */
export async function findHoldReplay(
  scope: MedusaContainer,
  idempotency: Idempotency
): Promise<HoldOutcome | null> {
  const result = await scope.resolve<LedgerService>(LEDGER_MODULE).findReplay(idempotency)
  return result && toHoldOutcome({ result })
}

/** As `findReplay`, for the generation of codes. */
export async function findReplayedCodes(
  scope: MedusaContainer,
  idempotency: Idempotency
): Promise<GenerationOutcome | null> {
  const result = await scope.resolve<CodesService>(CODES_MODULE).findGenerated(idempotency)
  return result && toGenerationOutcome(result)
}
