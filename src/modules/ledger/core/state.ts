import type { DebitType, Entry, EntryDraft, EntryType, Hold, Lot } from "../types"
import { available, availableIn, hasLapsed, staysInStore } from "./lots"

/** What the ledger knows of a wallet when it decides. */
export interface WalletState {
  id: number
  currency: string
  /** Everything booked, lapsed lots that no entry has taken out yet included. */
  balance: bigint
  held: bigint
  seq: number
  /** Null: the store's default holds. */
  spending_limit: bigint | null
  /** Open lots in spending order; enough of them for the commands at hand. */
  lots: readonly Lot[]
  /** Active holds that a command names or that have lapsed, by id. */
  holds: ReadonlyMap<number, Hold>
  /** Entries that already bear a reference, by `referenceKey`. */
  references: ReadonlyMap<string, number>
  /** When the last debits and outgoing transfers were, newest first; as many as a cap asks for. */
  outgoing: readonly Date[]
  /** Entries that commands want to reverse, by id. */
  reversible: ReadonlyMap<number, Reversible>
}

/** An entry and how much of it has been reversed. */
export interface Reversible {
  entry: Entry
  reversed: bigint
}

export interface DecisionContext {
  now: Date
  /** The next free id, for entries, lots and holds alike. */
  nextId: () => number
}

/** What may be spent of a wallet now. */
export function availableBalance(state: WalletState, now: Date): bigint {
  const lapsed = state.lots.reduce(
    (sum, lot) => (hasLapsed(lot, now) ? sum + available(lot) : sum),
    0n
  )
  return state.balance - state.held - lapsed
}

/** The lots from which money may be taken now. */
export function unlapsed(state: WalletState, { now }: DecisionContext): Lot[] {
  return state.lots.filter((lot) => !hasLapsed(lot, now))
}

/** The lots that a debit or hold of a type may take from now, and what can be spent of them. */
export function spendableAs(
  type: DebitType | undefined,
  state: WalletState,
  context: DecisionContext
): { lots: Lot[]; amount: bigint } {
  const lots = unlapsed(state, context)
  if (type !== "withdrawal") {
    return { lots, amount: availableBalance(state, context.now) }
  }
  const withdrawable = lots.filter((lot) => !staysInStore(lot))
  return { lots: withdrawable, amount: availableIn(withdrawable) }
}

/** The key under which a reference is unique: per wallet and entry type, for ever. */
export function referenceKey(type: EntryType, reference: string): string {
  return `${type} ${reference}`
}

export function withReference(state: WalletState, entry: EntryDraft): ReadonlyMap<string, number> {
  return entry.reference === null
    ? state.references
    : new Map(state.references).set(referenceKey(entry.type, entry.reference), entry.id)
}
