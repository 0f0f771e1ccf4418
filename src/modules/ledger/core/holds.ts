import type {
  CommitHoldCommand,
  ExtendHoldCommand,
  Hold,
  HoldCommand,
  LotMovement,
  Refusal,
  ReleaseHoldCommand,
} from "../types"
import {
  accept,
  type Accepted,
  type Decision,
  endHold,
  isAmount,
  refuse,
  splitHold,
  takeOut,
} from "./book"
import { affordable, insufficient } from "./checks"
import { entryType } from "./entry-types"
import { moveLots, staysInStore, takeFrom, total } from "./lots"
import { type DecisionContext, spendableAs, type WalletState } from "./state"

/** Sets money aside, with the lots it is in; for a withdrawal, only such as can be withdrawn. */
export function reserve(
  current: Accepted,
  command: HoldCommand,
  context: DecisionContext
): Decision {
  const { state } = current
  const { amount: wanted, restrictions } = command
  const spendable = spendableAs(command.type ?? "debit", state, context)
  const amount = affordable(state, { amount: wanted, restrictions }, context.now, spendable)
  if (typeof amount !== "bigint") {
    return refuse(amount)
  }
  const expiresAt = command.expires_at ?? null
  if (expiresAt && expiresAt <= context.now) {
    return refuse({ code: "expiry_in_past", expires_at: expiresAt, now: context.now })
  }
  const lots = takeFrom(spendable.lots, amount)
  const hold: Hold = {
    id: context.nextId(),
    wallet_id: state.id,
    original_amount: amount,
    amount,
    committed: 0n,
    lots,
    status: "active",
    reason: command.reason,
    reference: command.reference ?? null,
    source: command.source ?? null,
    actor: command.actor,
    expires_at: expiresAt,
    part_of: null,
    created_at: context.now,
  }
  return accept(current, {
    state: {
      ...state,
      held: state.held + amount,
      lots: moveLots(state.lots, lots, { remaining: 0n, held: 1n }),
      holds: new Map(state.holds).set(hold.id, hold),
      outgoing: [{ at: context.now, hold_id: hold.id }, ...state.outgoing],
    },
    hold,
    requested: command.amount,
  })
}

/**
 * Turns a hold, or a part of it, into a debit; what is not committed is released, or kept if the
 * command says so. Promotional money that it reserves can be spent, not withdrawn.
 */
export function commitHold(
  current: Accepted,
  command: CommitHoldCommand,
  context: DecisionContext
): Decision {
  const part = partOfHold(current.state, command)
  if ("code" in part) {
    return refuse(part)
  }
  const { hold, amount } = part
  const type = command.type ?? "debit"
  const reserved = entryType[type].leavesStore ? leavingStore(current.state, hold) : hold.lots
  const most = total(reserved)
  if (amount > most) {
    return refuse(insufficient({ amount: most, staying: hold.amount - most }, amount))
  }
  const lots = firstOf(reserved, amount)
  const keeps = command.keep_rest === true && amount < hold.amount
  const ended = keeps
    ? splitHold(current.state, { hold, id: context.nextId(), lots, status: "committed" })
    : endHold(current.state, hold, "committed", amount)
  const { state, entry } = takeOut(ended.state, context, lots, {
    ...command,
    type,
    hold_id: hold.id,
  })
  return accept(current, { state, entry, ...changedBy(ended), requested: amount })
}

export function releaseHold(
  current: Accepted,
  command: ReleaseHoldCommand,
  context: DecisionContext
): Decision {
  const part = partOfHold(current.state, command)
  if ("code" in part) {
    return refuse(part)
  }
  const { hold, amount } = part
  // What is kept longest is what would be spent first: the last lots are given back.
  const lots = firstOf([...hold.lots].reverse(), amount)
  const ended =
    amount < hold.amount
      ? splitHold(current.state, { hold, id: context.nextId(), lots, status: "released" })
      : endHold(current.state, hold, "released")
  return accept(current, { state: ended.state, ...changedBy(ended), requested: amount })
}

/** Moves a hold's end, never to an earlier instant: who wants it to end releases it. */
export function extendHold(
  current: Accepted,
  command: ExtendHoldCommand,
  context: DecisionContext
): Decision {
  const { state } = current
  const hold = activeHold(state, command)
  if ("code" in hold) {
    return refuse(hold)
  }
  const { expires_at } = command
  if (expires_at && expires_at <= context.now) {
    return refuse({ code: "expiry_in_past", expires_at, now: context.now })
  }
  if (expires_at && (!hold.expires_at || expires_at < hold.expires_at)) {
    return refuse({ code: "expiry_not_later", hold_id: hold.id, expires_at: hold.expires_at })
  }
  const extended = { ...hold, expires_at }
  const holds = new Map(state.holds).set(hold.id, extended)
  return accept(current, { state: { ...state, holds }, hold: extended, requested: hold.amount })
}

function activeHold(
  state: WalletState,
  { hold_id }: CommitHoldCommand | ReleaseHoldCommand | ExtendHoldCommand
): Hold | Refusal {
  const hold = state.holds.get(hold_id)
  if (!hold || hold.part_of !== null) {
    return { code: "hold_not_found", hold_id }
  }
  return hold.status === "active" ? hold : { code: "hold_not_active", hold_id, status: hold.status }
}

/** Of which active hold how much is asked for; all of it when the command names no amount. */
function partOfHold(
  state: WalletState,
  command: CommitHoldCommand | ReleaseHoldCommand
): { hold: Hold; amount: bigint } | Refusal {
  const hold = activeHold(state, command)
  if ("code" in hold) {
    return hold
  }
  const amount = command.amount ?? hold.amount
  if (!isAmount(amount)) {
    return { code: "invalid_amount" }
  }
  return amount > hold.amount
    ? { code: "exceeds_hold", hold_id: hold.id, amount: hold.amount, requested: amount }
    : { hold, amount }
}

function changedBy({ hold, part }: { hold: Hold; part?: Hold }) {
  return part ? { hold, part } : { hold }
}

/** What a hold reserves of lots that may leave the store. */
function leavingStore(state: WalletState, hold: Hold): LotMovement[] {
  const staying = new Set(state.lots.filter(staysInStore).map(({ id }) => id))
  return hold.lots.filter(({ lot_id }) => !staying.has(lot_id))
}

function firstOf(movements: readonly LotMovement[], amount: bigint): LotMovement[] {
  const taken: LotMovement[] = []
  let missing = amount
  for (const movement of movements) {
    const part = movement.amount < missing ? movement.amount : missing
    if (part > 0n) {
      taken.push({ lot_id: movement.lot_id, amount: part })
      missing -= part
    }
  }
  return taken
}
