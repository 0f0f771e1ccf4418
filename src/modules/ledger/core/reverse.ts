import type { Lot, LotMovement, ReverseCommand } from "../types"
import {
  accept,
  type Accepted,
  type Decision,
  type EntryDetails,
  isAmount,
  type NewLot,
  putIn,
  refuse,
  refuseOverflow,
  takeOut,
} from "./book"
import { entryType } from "./entry-types"
import { hasLapsed, takeFrom, total } from "./lots"
import {
  availableBalance,
  type DecisionContext,
  type Reversible,
  unlapsed,
  type WalletState,
} from "./state"

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Takes an entry back, in whole or in part, and never more than it moved. Transfers, expiries and
 * reversals themselves can't be reversed: their counter-movement is another operation.
 */
export function reverse(
  settled: Accepted,
  command: ReverseCommand,
  context: DecisionContext
): Decision {
  const { transaction_id } = command
  const original = settled.state.reversible.get(transaction_id)
  if (!original) {
    return refuse({ code: "transaction_not_found", transaction_id })
  }
  const { entry, reversed } = original
  const { direction, reversible: isReversible } = entryType[entry.type]
  if (!isReversible || entry.reverses_entry_id !== null) {
    return refuse({ code: "not_reversible", transaction_id, type: entry.type })
  }
  const reversible = entry.amount - reversed
  const amount = command.amount ?? reversible
  if (reversible === 0n || amount > reversible) {
    return refuse({ code: "reversal_exceeds", transaction_id, reversible })
  }
  if (!isAmount(amount)) {
    return refuse({ code: "invalid_amount" })
  }
  const step = { settled, command, context, original, amount }
  return direction === "out" ? putBack(step) : takeBack(step)
}

interface Step {
  settled: Accepted
  command: ReverseCommand
  context: DecisionContext
  original: Reversible
  amount: bigint
}

/**
 * Money returns to its lots, last taken first. What belongs to a lot that has lapsed meanwhile goes
 * into a new lot of the same purpose, or returns and lapses at once when it is forfeited: either
 * way the reversal says what became of every unit.
 */
function putBack({ settled, command, context, original, amount }: Step): Decision {
  const { state } = settled
  const overflow = refuseOverflow(state, amount)
  if (overflow) {
    return refuse(overflow)
  }
  const id = context.nextId()
  const parts = lastTaken(original, amount)
  const policy = command.expired_policy
  const lapsed = (lotId: number) => hasLapsed(lotOf(state, lotId), context.now)
  const renewed = policy === "forfeit" ? [] : parts.filter(({ lot_id }) => lapsed(lot_id))
  const returned = parts.filter((part) => !renewed.includes(part))
  const opened = renewed.map(({ lot_id, amount: part }): NewLot => ({
    id: context.nextId(),
    amount: part,
    purpose: lotOf(state, lot_id).purpose,
    expires_at: new Date(
      context.now.getTime() + (policy === "forfeit" ? 0 : policy.restore_days) * DAY_MS
    ),
  }))
  const booked = putIn(
    state,
    context,
    id,
    { opened, returned },
    detailsOf(command, original, "credit")
  )
  const accepted = accept(settled, {
    entry: booked.entry,
    state: markReversed(booked.state, original, amount),
    requested: amount,
  })
  const forfeited = returned.filter(({ lot_id }) => lapsed(lot_id))
  return forfeited.length ? forfeit(accepted, forfeited, context) : accepted
}

function forfeit(accepted: Accepted, lots: LotMovement[], context: DecisionContext): Accepted {
  const { state, entry } = takeOut(accepted.state, context, lots, {
    type: "expiry",
    reason: "Credit expired",
    actor: "system:expiry",
  })
  return { ...accepted, state, entries: [...accepted.entries, entry] }
}

/** Money that was credited leaves again: from the lot it opened, then from the others. */
function takeBack({ settled, command, context, original, amount }: Step): Decision {
  const { state } = settled
  const balance = availableBalance(state, context.now)
  if (balance < amount) {
    return refuse({ code: "insufficient_balance", balance, requested: amount })
  }
  const own = new Set(original.entry.lots.map(({ lot_id }) => lot_id))
  const lots = unlapsed(state, context)
  const ordered = [
    ...lots.filter((lot) => own.has(lot.id)),
    ...lots.filter((lot) => !own.has(lot.id)),
  ]
  const booked = takeOut(
    state,
    context,
    takeFrom(ordered, amount),
    detailsOf(command, original, "debit")
  )
  return accept(settled, {
    entry: booked.entry,
    state: markReversed(booked.state, original, amount),
    requested: amount,
  })
}

/** The lots of the part that is to be reversed, after what earlier reversals have given back. */
function lastTaken({ entry, reversed }: Reversible, amount: bigint): LotMovement[] {
  const parts: LotMovement[] = []
  let skip = reversed
  for (const { lot_id, amount: taken } of [...entry.lots].reverse()) {
    const skipped = taken < skip ? taken : skip
    skip -= skipped
    const missing = amount - total(parts)
    const part = taken - skipped < missing ? taken - skipped : missing
    if (part > 0n) {
      parts.push({ lot_id, amount: part })
    }
  }
  return parts
}

function markReversed(state: WalletState, original: Reversible, amount: bigint): WalletState {
  const { entry, reversed } = original
  return {
    ...state,
    reversible: new Map(state.reversible).set(entry.id, { entry, reversed: reversed + amount }),
  }
}

function detailsOf(
  command: ReverseCommand,
  { entry }: Reversible,
  type: "credit" | "debit"
): EntryDetails {
  return {
    type,
    reason: command.reason,
    actor: command.actor,
    order_id: entry.order_id,
    medusa_order_id: entry.medusa_order_id,
    reverses_entry_id: entry.id,
  }
}

function lotOf(state: WalletState, id: number): Lot {
  const lot = state.lots.find((candidate) => candidate.id === id)
  if (!lot) {
    throw new Error(`lot ${id} of wallet ${state.id} was not loaded`)
  }
  return lot
}
