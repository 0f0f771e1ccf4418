import { setTimeout } from "node:timers/promises"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { CODES_MODULE, type CodesService } from "../../../modules/codes"
import {
  isAnsweredByServer,
  LEDGER_MODULE,
  type LedgerService,
  type MadeHold,
  type NewFailedCompensation,
} from "../../../modules/ledger"
import type { Transaction } from "../../../database/connection"
import type { PostedOutcome } from "../types"

/** How often a compensation is tried while the connection to the database breaks. */
const ATTEMPTS = 3
const PAUSE_MS = 200

/** What else is undone with an entry, in the same transaction. */
interface JoinedWork {
  /** Before the entry's wallet is locked. */
  before?: (entryId: number, transaction: Transaction) => Promise<void>
  /** Once the entry is undone; not called when it can't be. */
  afterwards?: (entryId: number, transaction: Transaction) => Promise<void>
}

/**
 * Takes back what a workflow booked that fails afterwards, the last first and each in a transaction
 * of its own. Keys and references of what is undone become free. What can't be undone, since the
 * money is spent or the wallet is locked, stands: its key goes on answering for it, and staff see
 * it under `GET /admin/wallet/failed-compensations`. It is not tried again later, because by then
 * somebody may have been answered with its receipt.
 *
 * @throws when not even the record for staff can be written
 */
export async function takeBack(
  container: MedusaContainer,
  posted: PostedOutcome[],
  joined: JoinedWork = {}
): Promise<void> {
  for (const outcome of [...posted].reverse()) {
    await takeBackOne(container, outcome, joined)
  }
}

async function takeBackOne(
  container: MedusaContainer,
  { entry, counterpart }: PostedOutcome,
  { before, afterwards }: JoinedWork
): Promise<void> {
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  const posted = { entry, counterpart }
  const what = `Transaction ${entry.id} of wallet ${entry.wallet_id}`
  try {
    const refusal = await whileConnectionsBreak(() =>
      ledger.transact(async (transaction) => {
        await before?.(entry.id, transaction)
        const refused = await ledger.takeBack(posted, transaction)
        if (!refused) {
          await afterwards?.(entry.id, transaction)
        }
        return refused
      })
    )
    if (refusal) {
      logFailure(container, what, refusal.code)
    }
  } catch (error) {
    const subject = { entry_id: entry.id, wallet_id: entry.wallet_id }
    await recordFailure(container, what, subject, error as Error)
  }
}

/** Releases holds that a workflow made which fails afterwards; as `takeBack`. */
export async function takeBackHolds(
  container: MedusaContainer,
  made: readonly MadeHold[]
): Promise<void> {
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  for (const hold of [...made].reverse()) {
    const { hold_id, wallet_id } = hold
    const what = `Hold ${hold_id} of wallet ${wallet_id}`
    try {
      const committed = await whileConnectionsBreak(() =>
        ledger.transact((transaction) => ledger.takeBackHold(hold, transaction))
      )
      if (committed) {
        logFailure(container, what, `${committed} of it has become a debit`)
      }
    } catch (error) {
      await recordFailure(container, what, { hold_id, wallet_id }, error as Error)
    }
  }
}

/** Withdraws a batch of codes whose workflow fails after it made them. */
export async function withdrawCodes(container: MedusaContainer, batchId: number): Promise<void> {
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  const codes = container.resolve<CodesService>(CODES_MODULE)
  const subject = { code_batch_id: batchId }
  const what = `Batch ${batchId} of redemption codes`
  const code = "code_already_redeemed"
  try {
    const withdrawn = await whileConnectionsBreak(() =>
      ledger.transact(async ({ context }) => {
        const done = await codes.withdraw(batchId, context)
        if (!done) {
          const message = "a code of the batch was redeemed before it could be withdrawn"
          await ledger.recordFailedCompensation({ ...subject, code, message }, context)
        }
        return done
      })
    )
    if (!withdrawn) {
      logFailure(container, what, code)
    }
  } catch (error) {
    await recordFailure(container, what, subject, error as Error)
  }
}

/** Repeats what may be repeated, while what fails is the connection and not the statement. */
async function whileConnectionsBreak<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === ATTEMPTS || isAnsweredByServer(error)) {
        throw error
      }
      await setTimeout(attempt * PAUSE_MS)
    }
  }
}

async function recordFailure(
  container: MedusaContainer,
  what: string,
  subject: Pick<NewFailedCompensation, "entry_id" | "wallet_id" | "code_batch_id" | "hold_id">,
  error: Error & { code?: string }
): Promise<void> {
  const { code = error.name, message } = error
  logFailure(container, what, `${code}, ${message}`)
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  await whileConnectionsBreak(() => ledger.recordFailedCompensation({ ...subject, code, message }))
}

function logFailure(container: MedusaContainer, what: string, why: string): void {
  container
    .resolve(ContainerRegistrationKeys.LOGGER, { allowUnregistered: true })
    ?.error(`${what} could not be taken back after its workflow failed, and stands: ${why}`)
}
