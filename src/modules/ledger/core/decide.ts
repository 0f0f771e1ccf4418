import type {
  Command,
  CreditCommand,
  DebitCommand,
  Hold,
  Refusal,
  ReverseTransferCommand,
  TransferCommand,
} from "../types"
import {
  accept,
  type Accepted,
  type Decision,
  endHold,
  isAmount,
  putIn,
  refuse,
  refuseOverflow,
  takeOut,
} from "./book"
import { affordable } from "./checks"
import { entryType, isPurpose, isTypeOf } from "./entry-types"
import { commitHold, extendHold, releaseHold, reserve } from "./holds"
import { available, hasLapsed, takeFrom } from "./lots"
import { entryTypeOf, refuseReference } from "./references"
import { reverse } from "./reverse"
import { type DecisionContext, spendableAs, type WalletState } from "./state"

/** Commands that concern one wallet. */
export type WalletCommand = Exclude<Command, TransferCommand | ReverseTransferCommand>

/**
 * What one command does to one wallet: the whole meaning of money is in this pure function, in
 * `decideTransfer` and in `decideTransferReversal`. A refusal changes nothing, not even what has lapsed.
 */
export function decide(
  state: WalletState,
  command: WalletCommand,
  context: DecisionContext
): Decision {
  const refusal = refuseWords(command) ?? refuseReference(state, command, entryTypeOf(command))
  if (refusal) {
    return refuse(refusal)
  }
  const settled = settle(state, context)
  switch (command.kind) {
    case "credit":
      return credit(settled, command, context)
    case "debit":
      return debit(settled, command, context)
    case "hold":
      return reserve(settled, command, context)
    case "commit_hold":
      return commitHold(settled, command, context)
    case "release_hold":
      return releaseHold(settled, command, context)
    case "extend_hold":
      return extendHold(settled, command, context)
    case "reverse":
      return reverse(settled, command, context)
    case "expire":
      return accept(settled, { state: settled.state, requested: 0n })
  }
}

/** Commands come from workflows too, where nothing else has looked at their words. */
function refuseWords(command: WalletCommand): Refusal | null {
  if (!("type" in command) || command.type == null) {
    return refusePurpose(command)
  }
  const { type } = command
  const kind = command.kind === "credit" ? "credit" : "debit"
  return isTypeOf(kind, type) ? refusePurpose(command) : { code: "invalid_type", type }
}

function refusePurpose(command: WalletCommand): Refusal | null {
  return command.kind === "credit" && command.purpose != null && !isPurpose(command.purpose)
    ? { code: "invalid_purpose", purpose: command.purpose }
    : null
}

/** Books what time has done: lapsed holds give their lots back, lapsed lots leave the wallet. */
export function settle(before: WalletState, context: DecisionContext): Accepted {
  let state = before
  const holds: Hold[] = []
  for (const hold of before.holds.values()) {
    if (hold.status === "active" && hold.expires_at && hold.expires_at <= context.now) {
      const ended = endHold(state, hold, "lapsed")
      state = ended.state
      holds.push(ended.hold)
    }
  }
  const movements = state.lots
    .filter((lot) => hasLapsed(lot, context.now) && available(lot) > 0n)
    .map((lot) => ({ lot_id: lot.id, amount: available(lot) }))
  const settled: Accepted = {
    ok: true,
    state,
    entries: [],
    entry: null,
    hold: null,
    holds,
    requested: 0n,
  }
  if (!movements.length) {
    return settled
  }
  const booked = takeOut(state, context, movements, {
    type: "expiry",
    reason: "Credit expired",
    actor: "system:expiry",
  })
  return { ...settled, state: booked.state, entries: [booked.entry] }
}

function credit(settled: Accepted, command: CreditCommand, context: DecisionContext): Decision {
  const { state } = settled
  if (!isAmount(command.amount)) {
    return refuse({ code: "invalid_amount" })
  }
  const expiresAt = command.expires_at ?? null
  if (expiresAt && expiresAt <= context.now) {
    return refuse({ code: "expiry_in_past", expires_at: expiresAt, now: context.now })
  }
  const overflow = refuseOverflow(state, command.amount)
  if (overflow) {
    return refuse(overflow)
  }
  const id = context.nextId()
  const type = command.type ?? "credit"
  const lot = {
    id,
    amount: command.amount,
    purpose: command.purpose ?? entryType[type].purpose!,
    expires_at: expiresAt,
  }
  const booked = putIn(state, context, id, { opened: [lot], returned: [] }, { ...command, type })
  return accept(settled, { ...booked, requested: command.amount })
}

function debit(settled: Accepted, command: DebitCommand, context: DecisionContext): Decision {
  const { state } = settled
  const type = command.type ?? "debit"
  const spendable = spendableAs(type, state, context)
  const amount = affordable(state, command, context.now, spendable)
  if (typeof amount !== "bigint") {
    return refuse(amount)
  }
  const lots = takeFrom(spendable.lots, amount)
  const booked = takeOut(state, context, lots, { ...command, type })
  return accept(settled, { ...booked, requested: command.amount })
}
