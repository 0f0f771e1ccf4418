import type { Accepted } from "../core/book"
import { decide } from "../core/decide"
import type { DecisionContext, WalletState } from "../core/state"
import { decideTransferReversal } from "../core/reverse-transfer"
import { decideTransfer } from "../core/transfer"
import {
  type Command,
  type EntryDraft,
  IDEMPOTENCY_WINDOW_MS,
  type Refusal,
  type Result,
} from "../types"
import { type Group, momentOf } from "./group"
import type { NewIdempotencyRecord } from "./write"

/**
 * Ids from here on stand for ids that are given out once all is decided, so that a refusal costs
 * none but its own. They sort behind all others, as what is new has to.
 */
export const FIRST_TEMPORARY_ID = 2 ** 52

/** A result whose ids are temporary and whose entries are not sealed yet. */
export type OpenResult = Refused | Posted | Previewed
type Refused = Result & { ok: false }

interface Posted {
  ok: true
  entryId: number | null
  counterpartId: number | null
  holdId: number | null
  requested: bigint
  replayed: boolean
}

interface Previewed {
  ok: true
  preview: EntryDraft[]
  requested: bigint
}

/** Decides one command on the state that the ones before it left, and records what it did. */
export function applyCommand(group: Group, command: Command, hash: Buffer | null): OpenResult {
  const earlier = hash && findRecord(group, hash)
  if (earlier) {
    return replay(group, command, earlier)
  }
  const before = group.taken
  const now = momentOf(group, command)
  const decision = decideCommand(group, command, now)
  if (!decision.ok || command.dry_run) {
    group.taken = before
    return decision.ok ? preview(decision.accepted) : decision
  }
  const [own, other] = decision.accepted
  if (hash) {
    remember(group, command, own, hash)
  }
  record(group, own, now)
  if (other) {
    record(group, other, now)
  }
  return {
    ok: true,
    entryId: own.entry?.id ?? null,
    counterpartId: other?.entry?.id ?? null,
    holdId: own.hold?.id ?? null,
    requested: own.requested,
    replayed: false,
  }
}

/** What the command does to its own wallet and, for a transfer or its reversal, to the other one. */
type GroupDecision = { ok: true; accepted: [Accepted, Accepted?] } | Refused

function decideCommand(group: Group, command: Command, now: Date): GroupDecision {
  const context: DecisionContext = {
    now,
    nextId: () => FIRST_TEMPORARY_ID + group.taken++,
  }
  const state = group.states.get(command.wallet_id)
  if (!state) {
    return notFound(command.wallet_id)
  }
  if (command.kind !== "transfer" && command.kind !== "reverse_transfer") {
    const decision = decide(state, command, context)
    return decision.ok ? { ok: true, accepted: [decision] } : decision
  }
  const to: WalletState | undefined = group.states.get(command.to_wallet_id)
  if (!to) {
    return notFound(command.to_wallet_id)
  }
  const decision =
    command.kind === "transfer"
      ? decideTransfer(state, to, command, context)
      : decideTransferReversal(state, to, command, context)
  return decision.ok ? { ok: true, accepted: [decision.from, decision.to] } : decision
}

function notFound(wallet_id: number): Refused {
  const refusal: Refusal = { code: "wallet_not_found", wallet_id }
  return { ok: false, refusal }
}

function preview([own, other]: [Accepted, Accepted?]): Previewed {
  const entries = [own.entry, other?.entry].filter((entry) => entry != null)
  return { ok: true, preview: entries, requested: own.requested }
}

function replay(
  group: Group,
  command: Command,
  earlier: Pick<NewIdempotencyRecord, "fingerprint" | "entry_id" | "hold_id" | "requested">
): OpenResult {
  const { key, fingerprint } = command.idempotency!
  if (earlier.fingerprint !== fingerprint) {
    return { ok: false, refusal: { code: "idempotency_key_reused", key } }
  }
  return {
    ok: true,
    entryId: earlier.entry_id,
    counterpartId: counterpartOf(group, earlier.entry_id),
    holdId: earlier.hold_id,
    requested: earlier.requested,
    replayed: true,
  }
}

function counterpartOf(group: Group, entryId: number | null): number | null {
  if (entryId === null) {
    return null
  }
  const draft = group.drafts.find(({ id }) => id === entryId)
  const { transfer_group_id } = draft ?? group.entries.get(entryId)!
  if (transfer_group_id === null) {
    return null
  }
  const other = group.drafts.find(
    (candidate) =>
      candidate.transfer_group_id === transfer_group_id && candidate.type === "transfer_in"
  )
  return (other ?? group.counterparts.get(transfer_group_id))?.id ?? null
}

function findRecord(group: Group, hash: Buffer) {
  const key = hash.toString("hex")
  const fresh = group.newRecords.get(key)
  const stored = group.records.get(key)
  if (fresh || !stored) {
    return fresh
  }
  if (group.now.getTime() - stored.created_at.getTime() < IDEMPOTENCY_WINDOW_MS) {
    return stored
  }
  group.records.delete(key)
  group.expiredRecords.push(hash)
  return undefined
}

function remember(group: Group, command: Command, own: Accepted, hash: Buffer): void {
  group.newRecords.set(hash.toString("hex"), {
    hash,
    fingerprint: command.idempotency!.fingerprint,
    entry_id: own.entry?.id ?? null,
    hold_id: own.hold?.id ?? null,
    requested: own.requested,
  })
  if (own.entry) {
    own.entry.idempotency_hash = hash
  }
}

function record(group: Group, { state, entries, holds }: Accepted, now: Date): void {
  group.states.set(state.id, state)
  group.moments.set(state.id, now)
  if (entries.length || holds.length) {
    group.changed.add(state.id)
  }
  group.drafts.push(...entries)
  for (const hold of holds) {
    group.holds.set(hold.id, hold)
  }
}
