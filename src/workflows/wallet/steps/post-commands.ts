import type { MedusaContainer } from "@medusajs/framework/types"
import type { Command, LedgerService } from "../../../modules/ledger"
import { LEDGER_MODULE } from "../../../modules/ledger"
import { toOutcome } from "../entry-data"
import type { PostedOutcome, WalletOutcome } from "../types"

/** Posts commands through the ledger; one outcome each, in order. */
export async function postCommands(
  container: MedusaContainer,
  commands: Command[]
): Promise<WalletOutcome[]> {
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  return (await ledger.settle(commands)).map(toOutcome)
}

/** What a workflow booked that fails afterwards: all that it did itself, not what it replayed. */
export function newlyPosted(outcomes: WalletOutcome[]): PostedOutcome[] {
  return outcomes.filter(
    (outcome): outcome is PostedOutcome => outcome.status === "posted" && !outcome.replayed
  )
}

/**
 * Takes back what a workflow booked: each entry gets one of the opposite direction, once, however
 * often the compensation runs. The keys of the requests become free, since what they stood for is
 * undone.
 */
export async function takeBack(
  container: MedusaContainer,
  posted: PostedOutcome[],
  opposite: (outcome: PostedOutcome) => Command
): Promise<void> {
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  const settled = await ledger.settle(posted.map(opposite))
  await ledger.forgetIdempotencyOf(posted.map(({ entry }) => entry.id))
  const failed = settled.find((outcome) => "error" in outcome)
  if (failed) {
    throw failed.error
  }
}

/** What names the entry that takes another one back. */
export function compensationReference(entryId: number): string {
  return `compensation:${entryId}`
}
