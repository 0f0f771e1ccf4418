import type {
  EntryDraft,
  EntryType,
  Hold,
  HoldStatus,
  Lot,
  LotMovement,
  Purpose,
  Refusal,
} from "../types"
import { MAX_AMOUNT } from "../types"
import { entryType } from "./entry-types"
import { insertLot, moveLots, total } from "./lots"
import { type DecisionContext, type WalletState, withReference } from "./state"

/** What a decision did to one wallet. */
export interface Accepted {
  ok: true
  state: WalletState
  /** All entries to book, in order: what had lapsed first, then the command's own. */
  entries: EntryDraft[]
  /** The command's own entry. */
  entry: EntryDraft | null
  /** The hold that the command made, committed or released. */
  hold: Hold | null
  /** Every hold that changed. */
  holds: Hold[]
  requested: bigint
}

export interface Refused {
  ok: false
  refusal: Refusal
}

export type Decision = Accepted | Refused

/** What an entry says beside its sums. */
export interface EntryDetails {
  type: EntryType
  reason: string
  actor: string
  note?: string | null
  reference?: string | null
  order_id?: number | null
  medusa_order_id?: string | null
  transfer_group_id?: string | null
  counterparty_wallet_id?: number | null
  hold_id?: number | null
  reverses_entry_id?: number | null
}

/** A lot to be opened by an entry. */
export interface NewLot {
  /** The entry's own id for the first lot of a credit. */
  id: number
  amount: bigint
  purpose: Purpose
  expires_at: Date | null
}

/** A step of a decision: the wallet afterwards, and the entry that says so. */
export interface Booked {
  state: WalletState
  entry: EntryDraft
}

/** Books money that leaves the given lots. */
export function takeOut(
  state: WalletState,
  context: DecisionContext,
  lots: LotMovement[],
  details: EntryDetails
): Booked {
  const amount = total(lots)
  const entry = draft(state, context, details, {
    id: context.nextId(),
    amount,
    balance_after: state.balance - amount,
    purpose: null,
    expires_at: null,
    lots,
  })
  return {
    entry,
    state: after(state, entry, moveLots(state.lots, lots, { remaining: -1n, held: 0n })),
  }
}

/** Books money that comes into new lots and back into old ones. */
export function putIn(
  state: WalletState,
  context: DecisionContext,
  entryId: number,
  { opened, returned }: { opened: NewLot[]; returned: LotMovement[] },
  details: EntryDetails
): Booked {
  const lots = [...opened.map(({ id, amount }) => ({ lot_id: id, amount })), ...returned]
  const amount = total(lots)
  const single = opened.length === 1 && !returned.length ? opened[0] : null
  const entry = draft(state, context, details, {
    id: entryId,
    amount,
    balance_after: state.balance + amount,
    purpose: single?.purpose ?? null,
    expires_at: single?.expires_at ?? null,
    lots,
  })
  const moved = moveLots(state.lots, returned, { remaining: 1n, held: 0n })
  return {
    entry,
    state: after(
      state,
      entry,
      opened.reduce<Lot[]>((all, lot) => insertLot(all, toLot(state, lot)), moved)
    ),
  }
}

/**
 * Ends an active hold and gives all that it reserved back to its lots. One that was not committed
 * counts towards no cap any more.
 */
export function endHold(
  state: WalletState,
  hold: Hold,
  status: Exclude<HoldStatus, "active">
): WalletState {
  return {
    ...state,
    held: state.held - hold.amount,
    lots: moveLots(state.lots, hold.lots, { remaining: 0n, held: -1n }),
    holds: new Map(state.holds).set(hold.id, { ...hold, status }),
    outgoing:
      status === "committed"
        ? state.outgoing
        : state.outgoing.filter(({ hold_id }) => hold_id !== hold.id),
  }
}

/** Joins a command's own effect to what was settled before it. */
export function accept(
  settled: Accepted,
  own: { state: WalletState; entry?: EntryDraft; hold?: Hold; requested: bigint }
): Accepted {
  return {
    ok: true,
    state: own.state,
    entries: own.entry ? [...settled.entries, own.entry] : settled.entries,
    entry: own.entry ?? null,
    hold: own.hold ?? null,
    holds: own.hold ? [...settled.holds, own.hold] : settled.holds,
    requested: own.requested,
  }
}

export function refuse(refusal: Refusal): Refused {
  return { ok: false, refusal }
}

export function isAmount(amount: bigint): boolean {
  return amount > 0n && amount <= MAX_AMOUNT
}

/** Why a wallet can't take an amount, if so. */
export function refuseOverflow(state: WalletState, amount: bigint): Refusal | null {
  return state.balance + amount > MAX_AMOUNT
    ? { code: "balance_limit_exceeded", balance: state.balance, requested: amount }
    : null
}

function toLot(state: WalletState, { id, amount, purpose, expires_at }: NewLot): Lot {
  return { id, wallet_id: state.id, remaining: amount, held: 0n, purpose, expires_at }
}

function after(state: WalletState, entry: EntryDraft, lots: readonly Lot[]): WalletState {
  // A reversal is no spending of the customer's, and a hold has been counted when it was made.
  const counts =
    entryType[entry.type].counts && entry.reverses_entry_id === null && entry.hold_id === null
  return {
    ...state,
    balance: entry.balance_after,
    seq: entry.seq,
    lots,
    references: withReference(state, entry),
    outgoing: counts
      ? [{ at: entry.created_at, hold_id: null }, ...state.outgoing]
      : state.outgoing,
  }
}

type Movement = Pick<
  EntryDraft,
  "id" | "amount" | "balance_after" | "purpose" | "expires_at" | "lots"
>

/** One literal: spreading parts together costs more than all the rest of a decision. */
function draft(
  state: WalletState,
  { now }: DecisionContext,
  details: EntryDetails,
  movement: Movement
): EntryDraft {
  return {
    id: movement.id,
    wallet_id: state.id,
    seq: state.seq + 1,
    type: details.type,
    amount: movement.amount,
    balance_before: state.balance,
    balance_after: movement.balance_after,
    currency: state.currency,
    reason: details.reason,
    note: details.note ?? null,
    reference: details.reference ?? null,
    order_id: details.order_id ?? null,
    medusa_order_id: details.medusa_order_id ?? null,
    transfer_group_id: details.transfer_group_id ?? null,
    counterparty_wallet_id: details.counterparty_wallet_id ?? null,
    hold_id: details.hold_id ?? null,
    reverses_entry_id: details.reverses_entry_id ?? null,
    purpose: movement.purpose,
    expires_at: movement.expires_at,
    lots: movement.lots,
    actor: details.actor,
    idempotency_hash: null,
    created_at: now,
  }
}
