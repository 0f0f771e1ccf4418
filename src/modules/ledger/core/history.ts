import type { EntryDraft, HistoryCommand, Lot, PastMovement, Refusal } from "../types"
import {
  accept,
  type Accepted,
  type Booked,
  type Decision,
  isAmount,
  putIn,
  refuse,
  refuseOverflow,
  takeOut,
} from "./book"
import { entryType, isPurpose, isTypeOf } from "./entry-types"
import { available, availableIn, hasLapsed, insertLot, takeFrom } from "./lots"
import { type DecisionContext, referenceKey, unlapsed, type WalletState } from "./state"

/**
 * Books what happened elsewhere, movement by movement at its own time, on none but the lots that it
 * opens itself. What lapses in between, or has lapsed by now, leaves at the instant at which it lapsed.
 */
export function bookHistory(
  settled: Accepted,
  command: HistoryCommand,
  context: DecisionContext
): Decision {
  const { movements, actor } = command
  const refusal = refuseKnown(settled.state, movements)
  if (refusal) return refuse(refusal)
  const past = new Past(settled.state, context, actor)
  let before = -Infinity
  for (const [movement, one] of movements.entries()) {
    const at = one.happened_at.getTime()
    if (at < before || one.happened_at > context.now) {
      return refuse({ code: "history_disordered", movement })
    }
    before = at
    const refused = past.book(one, movement)
    if (refused) return refuse(refused)
  }
  past.lapseUntil(context.now)
  const { entries } = past
  const done = accept(settled, {
    state: past.wallet(),
    entry: entries.at(-1),
    requested: movements.reduce((sum, { amount }) => sum + amount, 0n),
  })
  return { ...done, entries: [...settled.entries, ...entries] }
}

function refuseKnown(state: WalletState, movements: readonly PastMovement[]): Refusal | null {
  const known = movements.filter(({ type, reference }) =>
    state.references.has(referenceKey(type, reference))
  )
  if (!known.length) return null
  if (known.length < movements.length) {
    return { code: "history_differs", known: known.length, movements: movements.length }
  }
  const [{ type, reference }] = known
  const transaction_id = state.references.get(referenceKey(type, reference))!
  return { code: "duplicate_reference", reference, transaction_id }
}

/** A wallet on its way through a history: it sees the lots of the history alone. */
class Past {
  readonly entries: EntryDraft[] = []
  private state: WalletState
  /** What lapsed by the dates of lots and no movement of the history has spoken of yet. */
  private lapsed = 0n

  constructor(
    private readonly before: WalletState,
    private readonly context: DecisionContext,
    private readonly actor: string
  ) {
    this.state = { ...before, lots: [], references: new Map() }
  }

  /** @returns why not, if so */
  book(movement: PastMovement, index: number): Refusal | null {
    this.lapseUntil(movement.happened_at)
    const { type, amount } = movement
    if (!isAmount(amount)) return { code: "invalid_amount" }
    if (isTypeOf("credit", type)) return this.credit(movement)
    if (isTypeOf("debit", type) || type === "expiry") return this.debit(movement, index)
    return { code: "invalid_type", type }
  }

  /** Books what lapses until an instant, each at its own. */
  lapseUntil(at: Date): void {
    for (;;) {
      const [next] = this.state.lots.filter((lot) => available(lot) > 0n)
      if (!next?.expires_at || next.expires_at > at) return
      const booked = lapse(this.state, this.at(next.expires_at))
      this.keep(booked)
      this.lapsed += booked.entry.amount
    }
  }

  /** The wallet with what it had before and what the history left. */
  wallet(): WalletState {
    const references = new Map(this.before.references)
    for (const { type, reference, id } of this.entries) {
      if (reference !== null) references.set(referenceKey(type, reference), id)
    }
    const lots = this.state.lots.reduce<readonly Lot[]>(insertLot, this.before.lots)
    return { ...this.state, lots, references }
  }

  private credit(movement: PastMovement): Refusal | null {
    const { type, amount, purpose, expires_at = null, happened_at } = movement
    const wanted = purpose ?? entryType[type].purpose!
    if (!isPurpose(wanted)) return { code: "invalid_purpose", purpose: wanted }
    if (expires_at && expires_at <= happened_at) {
      return { code: "expiry_in_past", expires_at, now: happened_at }
    }
    const overflow = refuseOverflow(this.state, amount)
    if (overflow) return overflow
    const id = this.context.nextId()
    const opened = [{ id, amount, purpose: wanted, expires_at }]
    const { actor } = this
    this.keep(
      putIn(this.state, this.at(happened_at), id, { opened, returned: [] }, { ...movement, actor })
    )
    return null
  }

  private debit(movement: PastMovement, index: number): Refusal | null {
    const { type, happened_at } = movement
    // Where lots say until when they last, their lapse is booked already.
    const told = type === "expiry" ? least(this.lapsed, movement.amount) : 0n
    this.lapsed -= told
    const amount = movement.amount - told
    if (amount === 0n) return null
    const context = this.at(happened_at)
    const lots = unlapsed(this.state, context)
    const balance = availableIn(lots)
    if (balance < amount) {
      return { code: "history_short", movement: index, balance, requested: amount }
    }
    const { actor } = this
    this.keep(takeOut(this.state, context, takeFrom(lots, amount), { ...movement, actor }))
    return null
  }

  private at(now: Date): DecisionContext {
    return { ...this.context, now, booked_at: this.context.now }
  }

  private keep({ state, entry }: Booked): void {
    this.entries.push(entry)
    // Each entry would copy what is known of all before it.
    this.state = { ...state, references: new Map() }
  }
}

/** Takes out what has lapsed: what the store's rules for today would do with it is no matter of then. */
function lapse(state: WalletState, context: DecisionContext): Booked {
  const lapsed = state.lots
    .filter((lot) => hasLapsed(lot, context.now) && available(lot) > 0n)
    .map((lot) => ({ lot_id: lot.id, amount: available(lot) }))
  return takeOut(state, context, lapsed, {
    type: "expiry",
    reason: "Credit expired",
    actor: "system:expiry",
  })
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other
}
