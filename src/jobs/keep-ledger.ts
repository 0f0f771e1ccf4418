import type { Logger, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { LEDGER_MODULE, type LedgerService } from "../modules/ledger"
import { runParts } from "../workflows/run-parts"

/** Wallets and records per transaction: short locks, whatever has piled up. */
const BATCH = 500

/**
 * Books what has lapsed, forgets idempotency keys and notices whose time is over, and signs the state
 * of all wallets. Every instance may run it at once; none of it is needed for balances to be right.
 */
export default async function keepLedger(container: MedusaContainer): Promise<void> {
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  await runParts(container, config.name, {
    "book what has lapsed": () => bookLapsed(ledger, logger),
    "forget idempotency keys": async () => {
      while ((await ledger.purgeIdempotencyRecords(BATCH)) === BATCH);
    },
    "forget notices of lapsed credits": async () => {
      while ((await ledger.purgeExpiryNotices(BATCH)) === BATCH);
    },
    "make a checkpoint": async () => {
      const checkpoint = await ledger.makeCheckpoint()
      if (checkpoint)
        logger.info(`Wallet ledger checkpoint ${checkpoint.number}: ${checkpoint.hash}`)
    },
  })
}

async function bookLapsed(ledger: LedgerService, logger: Logger): Promise<void> {
  const failed = new Map<number, unknown>()
  for (let found = BATCH; found === BATCH;) {
    const before = failed.size
    const booked = await ledger.bookLapsed(BATCH, failed)
    found = booked + failed.size - before
  }
  for (const [walletId, error] of failed) {
    logger.error(
      `What has lapsed in wallet ${walletId} can't be booked: ${(error as Error).message}`
    )
  }
}

export const config = {
  name: "wallet-keep-ledger",
  schedule: "* * * * *",
}
