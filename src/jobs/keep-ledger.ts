import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { LEDGER_MODULE, type LedgerService } from "../modules/ledger"

/** Wallets and records per transaction: short locks, whatever has piled up. */
const BATCH = 500

/**
 * Books what has lapsed, forgets idempotency keys whose time is over, and signs the state of all
 * wallets. Every instance may run it at once; none of it is needed for balances to be right.
 */
export default async function keepLedger(container: MedusaContainer): Promise<void> {
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  while ((await ledger.bookLapsed(BATCH)) === BATCH);
  while ((await ledger.purgeIdempotencyRecords(BATCH)) === BATCH);
  const checkpoint = await ledger.makeCheckpoint()
  if (checkpoint) {
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .info(`Wallet ledger checkpoint ${checkpoint.number}: ${checkpoint.hash}`)
  }
}

export const config = {
  name: "wallet-keep-ledger",
  schedule: "* * * * *",
}
