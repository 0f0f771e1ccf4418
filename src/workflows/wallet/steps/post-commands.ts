import type { MedusaContainer } from "@medusajs/framework/types"
import type { Command, LedgerService, Restrictions } from "../../../modules/ledger"
import { LEDGER_MODULE } from "../../../modules/ledger"
import { toOutcome } from "../entry-data"
import type { PostedOutcome, RestrictionsInput, WalletOutcome } from "../types"

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

/** For how long money comes back whose lot has lapsed between posting and compensation. */
const RESTORE_DAYS = 30

/**
 * Takes back what a workflow booked: each entry is reversed, once, however often the compensation
 * runs. The keys of the requests become free, since what they stood for is undone. A credit that
 * has been spent meanwhile can't be taken back, since a balance is never negative.
 */
export async function takeBack(
  container: MedusaContainer,
  posted: PostedOutcome[],
  commandFor: (outcome: PostedOutcome) => Command = reversalOf
): Promise<void> {
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  const settled = await ledger.settle(posted.map(commandFor))
  await ledger.forgetIdempotencyOf(posted.map(({ entry }) => entry.id))
  const failed = settled.find((outcome) => "error" in outcome)
  if (failed) {
    throw failed.error
  }
}

/** The command that takes back what a workflow booked. */
export function reversalOf({ entry }: PostedOutcome): Command {
  return {
    kind: "reverse",
    wallet_id: entry.wallet_id,
    transaction_id: entry.id,
    reason: compensationReason(entry.id),
    expired_policy: { restore_days: RESTORE_DAYS },
    actor: "system:compensation",
  }
}

export function compensationReason(entryId: number): string {
  return `Taken back: transaction ${entryId}`
}

/** Restrictions as the ledger reads them. */
export function toRestrictions(input: RestrictionsInput | undefined): Restrictions | undefined {
  return (
    input && {
      ...input,
      default_spending_limit:
        input.default_spending_limit === undefined
          ? undefined
          : BigInt(input.default_spending_limit),
    }
  )
}
