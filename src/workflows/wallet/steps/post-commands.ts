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
  return (await ledger.postEach(commands)).map(toOutcome)
}

/** What a workflow booked that fails afterwards: all that it did itself, not what it replayed. */
export function newlyPosted(outcomes: WalletOutcome[]): PostedOutcome[] {
  return outcomes.filter(
    (outcome): outcome is PostedOutcome => outcome.status === "posted" && !outcome.replayed
  )
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
