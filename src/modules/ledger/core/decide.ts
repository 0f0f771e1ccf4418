import {
  type Command,
  type CommitHoldCommand,
  type CreditCommand,
  type DebitCommand,
  type Entry,
  type EntryType,
  type Hold,
  type HoldCommand,
  type Lot,
  type LotMovement,
  MAX_AMOUNT,
  type Refusal,
  type ReleaseHoldCommand,
} from "../types"
import { available, hasLapsed, insertLot, moveLots, takeFrom, total } from "./lots"

/** What the ledger knows of a wallet when it decides. */
export interface WalletState {
  id: number
  currency: string
  /** Everything booked, lapsed lots that no entry has taken out yet included. */
  balance: bigint
  held: bigint
  seq: number
  spending_limit: bigint
  /** Open lots in spending order; enough of them for the commands at hand. */
  lots: readonly Lot[]
  /** Active holds that a command names or that have lapsed, by id. */
  holds: ReadonlyMap<number, Hold>
  /** Entries that already bear a reference, by `referenceKey`. */
  references: ReadonlyMap<string, number>
}

export interface DecisionContext {
  now: Date
  /** The next free id, for entries and holds alike. */
  nextId: () => number
}

/** An entry before it is chained. */
export type EntryDraft = Omit<Entry, "key_id" | "mac">

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

export type Decision = Accepted | { ok: false; refusal: Refusal }

/**
 * What one command does to one wallet: the whole meaning of money is in this pure function.
 * A refusal changes nothing, not even what has lapsed.
 */
export function decide(state: WalletState, command: Command, context: DecisionContext): Decision {
  const refusal = refuseReference(state, command)
  if (refusal) {
    return { ok: false, refusal }
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
      return commit(settled, command, context)
    case "release_hold":
      return release(settled, command)
    case "expire":
      return accept(settled, { requested: 0n })
  }
}

/** The key under which a reference is unique: per wallet and entry type, for ever. */
export function referenceKey(type: EntryType, reference: string): string {
  return `${type} ${reference}`
}

/** The entry type that a command books under. */
export function entryTypeOf(command: Command): EntryType | null {
  switch (command.kind) {
    case "credit":
      return command.type ?? "credit"
    case "debit":
    case "commit_hold":
      return command.type ?? "debit"
    default:
      return null
  }
}

/** What may be spent of a wallet now. */
export function availableBalance(state: WalletState, now: Date): bigint {
  const lapsed = state.lots.reduce(
    (sum, lot) => (hasLapsed(lot, now) ? sum + available(lot) : sum),
    0n
  )
  return state.balance - state.held - lapsed
}

function refuseReference(state: WalletState, command: Command): Refusal | null {
  const type = entryTypeOf(command)
  if (type === null || command.reference == null) {
    return null
  }
  const taken = state.references.get(referenceKey(type, command.reference))
  return taken === undefined
    ? null
    : { code: "duplicate_reference", reference: command.reference, transaction_id: taken }
}

/** Books what time has done: lapsed holds give their lots back, lapsed lots leave the wallet. */
function settle(before: WalletState, context: DecisionContext): Accepted {
  let state = before
  const holds: Hold[] = []
  for (const hold of before.holds.values()) {
    if (hold.status === "active" && hold.expires_at && hold.expires_at <= context.now) {
      state = endHold(state, hold, "lapsed")
      holds.push(state.holds.get(hold.id)!)
    }
  }
  const movements = state.lots
    .filter((lot) => hasLapsed(lot, context.now) && available(lot) > 0n)
    .map((lot) => ({ lot_id: lot.id, amount: available(lot) }))
  if (!movements.length) {
    return { ok: true, state, entries: [], entry: null, hold: null, holds, requested: 0n }
  }
  const booked = takeOut(state, context, movements, "expiry", EXPIRY)
  return {
    ok: true,
    state: booked.state,
    entries: [booked.entry],
    entry: null,
    hold: null,
    holds,
    requested: 0n,
  }
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
  if (state.balance + command.amount > MAX_AMOUNT) {
    return refuse({
      code: "balance_limit_exceeded",
      balance: state.balance,
      requested: command.amount,
    })
  }
  const id = context.nextId()
  const purpose = command.purpose ?? defaultPurpose(command.type ?? "credit")
  const entry = draft(state, context, command, {
    id,
    type: command.type ?? "credit",
    amount: command.amount,
    balance_after: state.balance + command.amount,
    purpose,
    expires_at: expiresAt,
    lots: [{ lot_id: id, amount: command.amount }],
  })
  const lot: Lot = {
    id,
    wallet_id: state.id,
    remaining: command.amount,
    held: 0n,
    purpose,
    expires_at: expiresAt,
  }
  const next = {
    ...state,
    balance: entry.balance_after,
    seq: entry.seq,
    lots: insertLot(state.lots, lot),
    references: withReference(state, entry),
  }
  return accept({ ...settled, state: next }, { entry, requested: command.amount })
}

function debit(settled: Accepted, command: DebitCommand, context: DecisionContext): Decision {
  const { state } = settled
  const amount = affordable(state, command, context.now)
  if (typeof amount !== "bigint") {
    return refuse(amount)
  }
  const { state: next, entry } = takeOut(
    state,
    context,
    takeFrom(unlapsed(state, context), amount),
    command.type ?? "debit",
    command
  )
  return accept({ ...settled, state: next }, { entry, requested: command.amount })
}

function reserve(settled: Accepted, command: HoldCommand, context: DecisionContext): Decision {
  const { state } = settled
  const amount = affordable(state, command, context.now)
  if (typeof amount !== "bigint") {
    return refuse(amount)
  }
  const expiresAt = command.expires_at ?? null
  if (expiresAt && expiresAt <= context.now) {
    return refuse({ code: "expiry_in_past", expires_at: expiresAt, now: context.now })
  }
  const lots = takeFrom(unlapsed(state, context), amount)
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
  const next = {
    ...state,
    held: state.held + amount,
    lots: moveLots(state.lots, lots, { remaining: 0n, held: 1n }),
    holds: new Map(state.holds).set(hold.id, hold),
  }
  return accept({ ...settled, state: next }, { hold, requested: command.amount })
}

function commit(settled: Accepted, command: CommitHoldCommand, context: DecisionContext): Decision {
  const hold = activeHold(settled.state, command)
  if ("code" in hold) {
    return refuse(hold)
  }
  const amount = command.amount ?? hold.amount
  if (!isAmount(amount) || amount > hold.amount) {
    return refuse({ code: "invalid_amount" })
  }
  const state = endHold(settled.state, hold, "committed")
  const { state: next, entry } = takeOut(
    state,
    context,
    firstOf(hold.lots, amount),
    command.type ?? "debit",
    command
  )
  return accept(
    { ...settled, state: next },
    { entry, hold: next.holds.get(hold.id)!, requested: amount }
  )
}

function release(settled: Accepted, command: ReleaseHoldCommand): Decision {
  const hold = activeHold(settled.state, command)
  if ("code" in hold) {
    return refuse(hold)
  }
  const state = endHold(settled.state, hold, "released")
  return accept({ ...settled, state }, { hold: state.holds.get(hold.id)!, requested: hold.amount })
}

/** What a debit or hold may take, or why it may not (decisions, "Order of checks"). */
function affordable(
  state: WalletState,
  command: DebitCommand | HoldCommand,
  now: Date
): bigint | Refusal {
  const { amount } = command
  if (!isAmount(amount)) {
    return { code: "invalid_amount" }
  }
  if (state.spending_limit > 0n && amount > state.spending_limit) {
    return {
      code: "spending_limit_exceeded",
      spending_limit: state.spending_limit,
      requested: amount,
    }
  }
  const balance = availableBalance(state, now)
  if (balance >= amount) {
    return amount
  }
  const partial = command.kind === "debit" && command.allow_partial === true
  return partial && balance > 0n
    ? balance
    : { code: "insufficient_balance", balance, requested: amount }
}

function unlapsed(state: WalletState, { now }: DecisionContext): Lot[] {
  return state.lots.filter((lot) => !hasLapsed(lot, now))
}

function activeHold(
  state: WalletState,
  command: CommitHoldCommand | ReleaseHoldCommand
): Hold | Refusal {
  const hold = state.holds.get(command.hold_id)
  if (!hold) {
    return { code: "hold_not_found", hold_id: command.hold_id }
  }
  return hold.status === "active"
    ? hold
    : { code: "hold_not_active", hold_id: hold.id, status: hold.status }
}

/** Ends an active hold and gives all that it reserved back to its lots. */
function endHold(
  state: WalletState,
  hold: Hold,
  status: "committed" | "released" | "lapsed"
): WalletState {
  return {
    ...state,
    held: state.held - hold.amount,
    lots: moveLots(state.lots, hold.lots, { remaining: 0n, held: -1n }),
    holds: new Map(state.holds).set(hold.id, { ...hold, status }),
  }
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

function takeOut(
  state: WalletState,
  context: DecisionContext,
  lots: LotMovement[],
  type: EntryType,
  details: BookedDetails
): { state: WalletState; entry: EntryDraft } {
  const amount = total(lots)
  const entry = draft(state, context, details, {
    id: context.nextId(),
    type,
    amount,
    balance_after: state.balance - amount,
    lots,
  })
  return {
    entry,
    state: {
      ...state,
      balance: entry.balance_after,
      seq: entry.seq,
      lots: moveLots(state.lots, lots, { remaining: -1n, held: 0n }),
      references: withReference(state, entry),
    },
  }
}

/** What a command says of its entry. */
interface BookedDetails {
  reason: string
  actor: string
  note?: string | null
  reference?: string | null
  order_id?: number | null
  medusa_order_id?: string | null
  hold_id?: number | null
}

const EXPIRY: BookedDetails = { reason: "Credit expired", actor: "system:expiry" }

/** What was decided of an entry. */
type Booked = Pick<EntryDraft, "id" | "type" | "amount" | "balance_after" | "lots"> &
  Partial<Pick<EntryDraft, "purpose" | "expires_at">>

// One literal with every field: spreading several of them together costs more than deciding.
function draft(
  state: WalletState,
  { now }: DecisionContext,
  details: BookedDetails,
  booked: Booked
): EntryDraft {
  return {
    id: booked.id,
    wallet_id: state.id,
    seq: state.seq + 1,
    type: booked.type,
    amount: booked.amount,
    balance_before: state.balance,
    balance_after: booked.balance_after,
    currency: state.currency,
    reason: details.reason,
    note: details.note ?? null,
    reference: details.reference ?? null,
    order_id: details.order_id ?? null,
    medusa_order_id: details.medusa_order_id ?? null,
    transfer_group_id: null,
    counterparty_wallet_id: null,
    hold_id: details.hold_id ?? null,
    reverses_entry_id: null,
    purpose: booked.purpose ?? null,
    expires_at: booked.expires_at ?? null,
    lots: booked.lots,
    actor: details.actor,
    idempotency_hash: null,
    created_at: now,
  }
}

function withReference(state: WalletState, entry: EntryDraft): ReadonlyMap<string, number> {
  return entry.reference === null
    ? state.references
    : new Map(state.references).set(referenceKey(entry.type, entry.reference), entry.id)
}

function defaultPurpose(type: EntryType): Lot["purpose"] {
  switch (type) {
    case "topup":
      return "paid"
    case "cashback":
    case "milestone":
    case "referral":
      return "promotional"
    default:
      return "general"
  }
}

function isAmount(amount: bigint): boolean {
  return amount > 0n && amount <= MAX_AMOUNT
}

function refuse(refusal: Refusal): Decision {
  return { ok: false, refusal }
}

function accept(
  settled: Accepted,
  own: { entry?: EntryDraft; hold?: Hold; requested: bigint }
): Accepted {
  return {
    ok: true,
    state: settled.state,
    entries: own.entry ? [...settled.entries, own.entry] : settled.entries,
    entry: own.entry ?? null,
    hold: own.hold ?? null,
    holds: own.hold ? [...settled.holds, own.hold] : settled.holds,
    requested: own.requested,
  }
}
