import type {
  CommitHoldCommand,
  Hold,
  HoldCommand,
  LotMovement,
  Refusal,
  ReleaseHoldCommand,
} from "../types"
import { accept, type Accepted, type Decision, endHold, isAmount, refuse, takeOut } from "./book"
import { affordable, insufficient } from "./checks"
import { entryType } from "./entry-types"
import { moveLots, staysInStore, takeFrom, total } from "./lots"
import { type DecisionContext, spendableAs, type WalletState } from "./state"

/** Sets money aside, with the lots it is in; for a withdrawal, only such as can be withdrawn. */
export function reserve(
  settled: Accepted,
  command: HoldCommand,
  context: DecisionContext
): Decision {
  const { state } = settled
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
    amount,
    lots,
    status: "active",
    reason: command.reason,
    reference: command.reference ?? null,
    actor: command.actor,
    expires_at: expiresAt,
    created_at: context.now,
  }
  return accept(settled, {
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
 * Turns a hold into a debit; what is not committed is released. Promotional money that it reserves
 * can be spent, not withdrawn.
 */
export function commitHold(
  settled: Accepted,
  command: CommitHoldCommand,
  context: DecisionContext
): Decision {
  const hold = activeHold(settled.state, command)
  if ("code" in hold) {
    return refuse(hold)
  }
  const amount = command.amount ?? hold.amount
  if (!isAmount(amount) || amount > hold.amount) {
    return refuse({ code: "invalid_amount" })
  }
  const type = command.type ?? "debit"
  const reserved = entryType[type].leavesStore ? leavingStore(settled.state, hold) : hold.lots
  const most = total(reserved)
  if (amount > most) {
    return refuse(insufficient({ amount: most, staying: hold.amount - most }, amount))
  }
  const ended = endHold(settled.state, hold, "committed")
  const booked = takeOut(ended, context, firstOf(reserved, amount), {
    ...command,
    type,
    hold_id: hold.id,
  })
  return accept(settled, { ...booked, hold: booked.state.holds.get(hold.id)!, requested: amount })
}

export function releaseHold(settled: Accepted, command: ReleaseHoldCommand): Decision {
  const hold = activeHold(settled.state, command)
  if ("code" in hold) {
    return refuse(hold)
  }
  const state = endHold(settled.state, hold, "released")
  return accept(settled, { state, hold: state.holds.get(hold.id)!, requested: hold.amount })
}

function activeHold(
  state: WalletState,
  { hold_id }: CommitHoldCommand | ReleaseHoldCommand
): Hold | Refusal {
  const hold = state.holds.get(hold_id)
  if (!hold) {
    return { code: "hold_not_found", hold_id }
  }
  return hold.status === "active" ? hold : { code: "hold_not_active", hold_id, status: hold.status }
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
