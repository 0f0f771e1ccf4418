import {
  type Command,
  type CreditCommand,
  type DebitCommand,
  type EntryDraft,
  EXPIRY_ACTOR,
  type Hold,
  type Lot,
  type LotMovement,
  type Refusal,
  type ReverseTransferCommand,
  type TransferCommand,
} from "../types"
import {
  accept,
  type Accepted,
  type Booked,
  type Decision,
  endHold,
  expireLots,
  isAmount,
  putIn,
  refuse,
  refuseOverflow,
  takeOut,
} from "./book"
import { affordable } from "./checks"
import { entryType, isPurpose, isTypeOf } from "./entry-types"
import { comingBack, type ComingBack } from "./expiry-rules"
import { bookHistory } from "./history"
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
  const current = bookLapses(state, context)
  switch (command.kind) {
    case "credit":
      return credit(current, command, context)
    case "debit":
      return debit(current, command, context)
    case "hold":
      return reserve(current, command, context)
    case "commit_hold":
      return commitHold(current, command, context)
    case "release_hold":
      return releaseHold(current, command, context)
    case "extend_hold":
      return extendHold(current, command, context)
    case "reverse":
      return reverse(current, command, context)
    case "history":
      return bookHistory(current, command, context)
    case "expire":
      return accept(current, { state: current.state, requested: 0n })
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
export function bookLapses(before: WalletState, context: DecisionContext): Accepted {
  let state = before
  const holds: Hold[] = []
  for (const hold of before.holds.values()) {
    if (hold.status === "active" && hold.expires_at && hold.expires_at <= context.now) {
      const ended = endHold(state, hold, "lapsed")
      state = ended.state
      holds.push(ended.hold)
    }
  }
  const { entries, ...lapsed } = lapse(state, context)
  return {
    ok: true,
    state: lapsed.state,
    entries,
    entry: null,
    hold: null,
    holds,
    requested: 0n,
  }
}

/** Books what has lapsed: in one entry what lapses for good, and each of the others by itself. */
function lapse(
  before: WalletState,
  context: DecisionContext
): { state: WalletState; entries: EntryDraft[] } {
  const lapsed = before.lots.filter((lot) => hasLapsed(lot, context.now) && available(lot) > 0n)
  const returning = lapsed.flatMap((lot) => {
    const back = comingBack(lot, available(lot), before.expiry_rules.get(lot.id))
    // What comes back has lapsed again when nobody looked for so long.
    return back && back.expires_at > context.now ? [{ lot, back }] : []
  })
  const lost = lapsed.filter((lot) => !returning.some((one) => one.lot === lot))
  let state = before
  const entries: EntryDraft[] = []
  const book = (booked: Booked) => {
    state = booked.state
    entries.push(booked.entry)
    return booked.entry
  }
  if (lost.length) {
    book(expireLots(state, context, lost.map(whole)))
  }
  for (const { lot, back } of returning) {
    const { id } = book(expireLots(state, context, [whole(lot)]))
    book(bringBack(state, context, id, back))
  }
  return { state, entries }
}

function whole(lot: Lot): LotMovement {
  return { lot_id: lot.id, amount: available(lot) }
}

/** Takes the expiry back, or the part of it that a rule gives back, into a lot of its own. */
function bringBack(
  state: WalletState,
  context: DecisionContext,
  expiryId: number,
  { amount, purpose, expires_at, action, rule_id }: ComingBack
): Booked {
  const id = context.nextId()
  const opened = [{ id, amount, purpose, expires_at }]
  return putIn(
    state,
    context,
    id,
    { opened, returned: [] },
    {
      type: "credit",
      reason: action === "extend" ? "Expired credit extended" : "Expired credit converted",
      note: `Expiry rule ${rule_id}`,
      actor: EXPIRY_ACTOR,
      reverses_entry_id: expiryId,
    }
  )
}

function credit(current: Accepted, command: CreditCommand, context: DecisionContext): Decision {
  const { state } = current
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
  return accept(current, { ...booked, requested: command.amount })
}

function debit(current: Accepted, command: DebitCommand, context: DecisionContext): Decision {
  const { state } = current
  const type = command.type ?? "debit"
  const spendable = spendableAs(type, state, context)
  const amount = affordable(state, command, context.now, spendable)
  if (typeof amount !== "bigint") {
    return refuse(amount)
  }
  const lots = takeFrom(spendable.lots, amount)
  const booked = takeOut(state, context, lots, { ...command, type })
  return accept(current, { ...booked, requested: command.amount })
}
