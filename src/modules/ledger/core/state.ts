import type { EntryDraft, EntryType, ExpiryRule, Hold, Lot } from "../types"
import { entryType } from "./entry-types"
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
  /** No new money may leave it. */
  is_frozen: boolean
  /** Open lots in spending order; enough of them for the commands at hand. */
  lots: readonly Lot[]
  /** Active holds that a command names or that have lapsed, by id. */
  holds: ReadonlyMap<number, Hold>
  /** Entries that already bear a reference, by `referenceKey`. */
  references: ReadonlyMap<string, number>
  /**
   * What counts towards a velocity cap, newest first: as many entries as a cap asks for, and all
   * holds within its window.
   */
  outgoing: readonly Outgoing[]
  /**
   * Entries that commands want to reverse, by id, each with all entries that it takes back, directly
   * or not, and all reversals of any of these.
   */
  reversible: ReadonlyMap<number, Reversible>
  /**
   * By lot, the rule that was in force when it lapsed. Lots without one lapse for good, and so do those
   * that a rule has given back once.
   */
  expiry_rules: ReadonlyMap<number, ExpiryRule>
}

/**
 * Money that was spent or reserved. A hold counts once, from when it was made: its commitment does
 * not count again, and one that is released or lapses does not count any more, unless a part of it
 * was committed.
 */
export interface Outgoing {
  at: Date
  /** Null for an entry. */
  hold_id: number | null
}

/** An entry and how much of it has been reversed, less what was reversed of those reversals. */
export interface Reversible {
  entry: EntryDraft
  reversed: bigint
}

export interface DecisionContext {
  now: Date
  /** When it is booked, where that is not `now`: of what happened elsewhere before. */
  booked_at?: Date
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

/** What of a wallet can be spent as a given type of entry. */
export interface Spendable {
  lots: Lot[]
  amount: bigint
  /** What else is available, but has to be spent in the store. */
  staying: bigint
}

/** The lots that an entry or hold of a type may take from now, and what can be spent of them. */
export function spendableAs(
  type: EntryType,
  state: WalletState,
  context: DecisionContext
): Spendable {
  const lots = unlapsed(state, context)
  const balance = availableBalance(state, context.now)
  if (!entryType[type].leavesStore) {
    return { lots, amount: balance, staying: 0n }
  }
  const leaving = lots.filter((lot) => !staysInStore(lot))
  const amount = availableIn(leaving)
  return { lots: leaving, amount, staying: balance - amount }
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
