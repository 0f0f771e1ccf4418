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
import { EXPIRY_ACTOR, MAX_AMOUNT } from "../types"
import { entryType } from "./entry-types"
import { insertLot, moveLots, total, without } from "./lots"
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

/** Books what lapses with its lots. */
export function expireLots(
  state: WalletState,
  context: DecisionContext,
  lots: LotMovement[]
): Booked {
  return takeOut(state, context, lots, {
    type: "expiry",
    reason: "Credit expired",
    actor: EXPIRY_ACTOR,
  })
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

/** The wallet after a hold has changed, with the hold as it is then. */
export interface HoldChange {
  state: WalletState
  hold: Hold
  /** The part that ended, when the rest goes on. */
  part?: Hold
}

/**
 * Ends an active hold and gives all that it reserved back to its lots. One of which nothing was
 * committed counts towards no cap any more.
 *
 * @param committed how much of what it reserved is about to become a debit
 */
export function endHold(
  state: WalletState,
  hold: Hold,
  status: Exclude<HoldStatus, "active">,
  committed = 0n
): HoldChange {
  const ended = { ...hold, status, committed: hold.committed + committed }
  return {
    hold: ended,
    state: {
      ...state,
      held: state.held - hold.amount,
      lots: moveLots(state.lots, hold.lots, { remaining: 0n, held: -1n }),
      holds: new Map(state.holds).set(hold.id, ended),
      outgoing:
        ended.committed > 0n
          ? state.outgoing
          : state.outgoing.filter(({ hold_id }) => hold_id !== hold.id),
    },
  }
}

/** Ends a part of an active hold, which gives its lots back, and keeps the rest reserved. */
export function splitHold(
  state: WalletState,
  {
    hold,
    id,
    lots,
    status,
  }: { hold: Hold; id: number; lots: LotMovement[]; status: "committed" | "released" }
): HoldChange {
  const amount = total(lots)
  const committed = status === "committed" ? amount : 0n
  const part: Hold = {
    ...hold,
    id,
    part_of: hold.id,
    original_amount: amount,
    amount,
    committed,
    lots,
    status,
  }
  const rest: Hold = {
    ...hold,
    amount: hold.amount - amount,
    committed: hold.committed + committed,
    lots: without(hold.lots, lots),
  }
  return {
    hold: rest,
    part,
    state: {
      ...state,
      held: state.held - amount,
      lots: moveLots(state.lots, lots, { remaining: 0n, held: -1n }),
      holds: new Map(state.holds).set(hold.id, rest).set(id, part),
    },
  }
}

/** Joins a command's own effect to what was booked before it. */
export function accept(
  current: Accepted,
  own: { state: WalletState; entry?: EntryDraft; hold?: Hold; part?: Hold; requested: bigint }
): Accepted {
  const changed = [own.hold, own.part].filter((hold) => hold !== undefined)
  return {
    ok: true,
    state: own.state,
    entries: own.entry ? [...current.entries, own.entry] : current.entries,
    entry: own.entry ?? null,
    hold: own.hold ?? null,
    holds: changed.length ? [...current.holds, ...changed] : current.holds,
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
  // A reversal is no spending of the customer's, nor is what was spent elsewhere; a hold has been
  // counted when it was made.
  const counts =
    entryType[entry.type].counts &&
    entry.reverses_entry_id === null &&
    entry.hold_id === null &&
    entry.happened_at === null
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
  { now, booked_at }: DecisionContext,
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
    created_at: booked_at ?? now,
    happened_at: booked_at ? now : null,
  }
}
