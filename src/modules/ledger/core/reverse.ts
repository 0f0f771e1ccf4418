import type { ExpiredPolicy, Lot, LotMovement, Refusal, ReverseCommand } from "../types"
import {
  accept,
  type Accepted,
  type Booked,
  type Decision,
  type EntryDetails,
  expireLots,
  isAmount,
  type NewLot,
  putIn,
  refuse,
  refuseOverflow,
  takeOut,
} from "./book"
import { insufficient } from "./checks"
import { entryType } from "./entry-types"
import { hasLapsed, takeFrom } from "./lots"
import { refuseReference } from "./references"
import { leftToReverse, lotsTaken, withReversal } from "./reversals"
import {
  type DecisionContext,
  type Reversible,
  type Spendable,
  spendableAs,
  type WalletState,
} from "./state"

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Takes an entry back, in whole or in part, and never more than it moved; a reversal like any other
 * entry. The two entries of a transfer are taken back together, by `decideTransferReversal`.
 */
export function reverse(
  current: Accepted,
  command: ReverseCommand,
  context: DecisionContext
): Decision {
  const { state } = current
  const { transaction_id, expired_policy } = command
  const original = state.reversible.get(transaction_id)
  if (!original) {
    return refuse({ code: "transaction_not_found", transaction_id })
  }
  const { type } = original.entry
  if (type === "transfer_in" || type === "transfer_out") {
    // Not without the other wallet.
    return refuse({ code: "not_reversible", transaction_id, type })
  }
  if (type === "expiry" && expired_policy === "forfeit") {
    // It would come back and lapse at once.
    return refuse({ code: "not_reversible", transaction_id, type })
  }
  const amount = reversedAmount(state, transaction_id, command.amount)
  if (typeof amount !== "bigint") {
    return refuse(amount)
  }
  const isOut = entryType[type].direction === "out"
  const bookedAs = isOut ? "credit" : "debit"
  const taken = refuseReference(state, command, bookedAs)
  if (taken) {
    return refuse(taken)
  }
  const details: EntryDetails = {
    type: bookedAs,
    reference: command.reference,
    reason: command.reason,
    actor: command.actor,
    order_id: original.entry.order_id,
    medusa_order_id: original.entry.medusa_order_id,
  }
  const reversal = { original, amount, details }
  const booked = isOut
    ? putBack(state, { ...reversal, expired_policy }, context)
    : takeBack(state, reversal, spendableAs("debit", state, context), context)
  return "code" in booked ? refuse(booked) : concludeReversal(current, booked, context)
}

/** How much is to be reversed: what the command says, or all that is not reversed yet. */
export function reversedAmount(
  { reversible }: WalletState,
  transaction_id: number,
  asked: bigint | undefined
): bigint | Refusal {
  const left = leftToReverse(reversible, transaction_id)
  const amount = asked ?? left
  if (left === 0n || amount > left) {
    return { code: "reversal_exceeds", transaction_id, reversible: left }
  }
  return isAmount(amount) ? amount : { code: "invalid_amount" }
}

interface Reversal {
  original: Reversible
  amount: bigint
  details: EntryDetails
}

/** An entry that takes another one back. */
interface BookedReversal extends Booked {
  /** What came back to lots that have lapsed, and lapses with them. */
  forfeited: LotMovement[]
}

/**
 * Money returns to its lots, last taken first. What belongs to a lot that has lapsed meanwhile goes
 * into a new lot of the same purpose, or returns and lapses at once when it is forfeited: either
 * way the reversal says what became of every unit.
 */
export function putBack(
  state: WalletState,
  { original, amount, details, expired_policy }: Reversal & { expired_policy: ExpiredPolicy },
  context: DecisionContext
): BookedReversal | Refusal {
  const overflow = refuseOverflow(state, amount)
  if (overflow) {
    return overflow
  }
  const id = context.nextId()
  const parts = lotsTaken(state.reversible, original.entry.id, amount)
  const lapsed = ({ lot_id }: LotMovement) => hasLapsed(lotOf(state, lot_id), context.now)
  const renewed = expired_policy === "forfeit" ? [] : parts.filter(lapsed)
  const returned = parts.filter((part) => !renewed.includes(part))
  const opened = renewed.map(({ lot_id, amount: part }): NewLot => ({
    id: context.nextId(),
    amount: part,
    purpose: lotOf(state, lot_id).purpose,
    expires_at: new Date(
      context.now.getTime() +
        (expired_policy === "forfeit" ? 0 : expired_policy.restore_days) * DAY_MS
    ),
  }))
  const booked = putIn(state, context, id, { opened, returned }, naming(original, details))
  return { ...marked(booked), forfeited: returned.filter(lapsed) }
}

/** Money that was credited leaves again: from the lots that it came into, then from the others. */
export function takeBack(
  state: WalletState,
  { original, amount, details }: Reversal,
  spendable: Spendable,
  context: DecisionContext
): BookedReversal | Refusal {
  if (spendable.amount < amount) {
    return insufficient(spendable, amount)
  }
  const own = new Set(original.entry.lots.map(({ lot_id }) => lot_id))
  const ordered = [
    ...spendable.lots.filter((lot) => own.has(lot.id)),
    ...spendable.lots.filter((lot) => !own.has(lot.id)),
  ]
  const booked = takeOut(state, context, takeFrom(ordered, amount), naming(original, details))
  return { ...marked(booked), forfeited: [] }
}

/** Joins a reversal to what was booked before it. */
export function concludeReversal(
  current: Accepted,
  { state, entry, forfeited }: BookedReversal,
  context: DecisionContext
): Accepted {
  const accepted = accept(current, { entry, state, requested: entry.amount })
  if (!forfeited.length) {
    return accepted
  }
  const lapsed = expireLots(state, context, forfeited)
  return { ...accepted, state: lapsed.state, entries: [...accepted.entries, lapsed.entry] }
}

function naming({ entry }: Reversible, details: EntryDetails): EntryDetails {
  return { ...details, reverses_entry_id: entry.id }
}

function marked({ state, entry }: Booked): Booked {
  return { entry, state: { ...state, reversible: withReversal(state.reversible, entry) } }
}

function lotOf(state: WalletState, id: number): Lot {
  const lot = state.lots.find((candidate) => candidate.id === id)
  if (!lot) {
    throw new Error(`lot ${id} of wallet ${state.id} was not loaded`)
  }
  return lot
}
