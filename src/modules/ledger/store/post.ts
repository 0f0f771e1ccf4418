import type { KeyRing } from "../chain/key-ring"
import { entryType } from "../core/entry-types"
import type { Command, Entry, EntryDraft, Hold, Lot, LotMovement, Posting, Result } from "../types"
import type { Connection } from "../../../database/connection"
import { assertGroup } from "./assert-group"
import { type Group, loadGroup } from "./group"
import { commandHash } from "./idempotency"
import { takeIds } from "./load"
import { resolveNewWallets } from "./new-wallets"
import { FIRST_TEMPORARY_ID, type OpenResult, applyCommand } from "./apply"
import {
  type Changes,
  deleteRecords,
  type OpenedLot,
  type OpenedWallet,
  writeChanges,
} from "./write"

export interface PostContext {
  keys: KeyRing
  /** Replaces the database's clock, for tests that travel in time. */
  clock?: () => Date
}

/** A group that is decided but not yet written. */
export interface DecidedGroup {
  /** One per command, in order; a refused command leaves nothing behind. */
  results: Result[]
  write: () => Promise<void>
}

/**
 * Locks the wallets of a group, reads what the decisions need and decides one command after the
 * other. Runs inside a transaction, which the caller ends after `write`.
 */
export async function decideGroup(
  connection: Connection,
  asked: readonly Command[],
  { keys, clock }: PostContext
): Promise<DecidedGroup> {
  const resolved = await resolveNewWallets(connection, asked)
  const { commands } = resolved
  const hashes = commands.map(commandHash)
  const group = await loadGroup(connection, { ...resolved, hashes }, clock)
  const open = commands.map((command, index) => applyCommand(group, command, hashes[index]))
  const missing = group.taken - group.ids.length
  const name = namer(
    missing > 0 ? [...group.ids, ...(await takeIds(connection, missing))] : group.ids
  )
  const changes = collectChanges(group, keys, name)
  if (changes) {
    assertGroup(group, changes)
  }
  return {
    results: open.map((result) => close(result, group, name)),
    write: async () => {
      if (group.expiredRecords.length) {
        await deleteRecords(connection, group.expiredRecords)
      }
      if (changes) {
        await writeChanges(connection, changes)
      }
    },
  }
}

/** Gives an id its final value. */
type Name = (id: number) => number

function namer(ids: number[]): Name {
  return (id) => (id < FIRST_TEMPORARY_ID ? id : ids[id - FIRST_TEMPORARY_ID])
}

function collectChanges(group: Group, keys: KeyRing, name: Name): Changes | null {
  if (!group.changed.size && !group.newRecords.size) {
    return null
  }
  const heads = new Map([...group.wallets].map(([id, wallet]) => [id, wallet.head]))
  const entries = group.drafts.map((draft) => {
    const entry = keys.seal(nameEntry(draft, name), heads.get(draft.wallet_id)!)
    heads.set(entry.wallet_id, entry.mac)
    group.entries.set(entry.id, entry)
    return entry
  })
  const changed = [...group.changed].map((id) => group.states.get(id)!)
  const lots = changed.flatMap((state) => state.lots)
  const holds = changed
    .flatMap((state) => [...state.holds.values()])
    .filter((hold) => group.holds.get(hold.id) === hold)
  const walletHeads = changed.map(({ id, balance, held, seq }) => ({
    id,
    balance,
    held,
    seq,
    head: heads.get(id)!,
    updated_at: group.moments.get(id)!,
  }))
  const opened = walletHeads.flatMap((head) => {
    const wallet = group.missing.get(head.id)
    return wallet ? [{ ...wallet, ...head, created_at: head.updated_at }] : []
  })
  return {
    now: group.now,
    entries,
    wallets: walletHeads.filter(({ id }) => !group.missing.has(id)),
    openedWallets: opened,
    openedLots: openedLots(
      lots
        .filter(({ id }) => id >= FIRST_TEMPORARY_ID)
        .map((lot) => ({ ...lot, id: name(lot.id) })),
      entries
    ),
    changedLots: lots.filter((lot) => isChanged(group, lot)),
    holds: holds.map((hold) => ({
      ...nameHold(hold, name),
      updated_at: group.moments.get(hold.wallet_id)!,
    })),
    records: [...group.newRecords.values()].map((record) => ({
      ...record,
      entry_id: record.entry_id && name(record.entry_id),
      hold_id: record.hold_id && name(record.hold_id),
    })),
    events: [...opened.map(toCreated), ...entries.map(toEvent)],
  }
}

function isChanged(group: Group, lot: Lot): boolean {
  return lot.id < FIRST_TEMPORARY_ID && group.loadedLots.get(lot.id) !== lot
}

/** Lots with what opened them: the first entry that names each. */
function openedLots(lots: Lot[], entries: Entry[]): OpenedLot[] {
  const opening = new Map<number, { entry_id: number; amount: bigint }>()
  for (const entry of lots.length ? entries : []) {
    for (const { lot_id, amount } of entry.lots) {
      if (!opening.has(lot_id)) {
        opening.set(lot_id, { entry_id: entry.id, amount })
      }
    }
  }
  return lots.map((lot) => ({ ...lot, ...opening.get(lot.id)! }))
}

function toCreated({ id, created_at }: OpenedWallet): Changes["events"][number] {
  return { type: "wallet.created", wallet_id: id, entry_id: null, data: null, created_at }
}

function toEvent(entry: Entry): Changes["events"][number] {
  return {
    type: eventOf(entry),
    wallet_id: entry.wallet_id,
    entry_id: entry.id,
    data: null,
    created_at: entry.created_at,
  }
}

/** What happened elsewhere changes a balance here; nothing else of it is news. */
function eventOf({ type, happened_at }: Entry): string {
  const { event, direction } = entryType[type]
  if (happened_at === null) return event
  return direction === "in" ? "wallet.credited" : "wallet.debited"
}

function nameEntry(draft: EntryDraft, name: Name): EntryDraft {
  const { id, reverses_entry_id, lots } = draft
  return {
    ...draft,
    id: name(id),
    lots: nameMovements(lots, name),
    // What comes back of a credit that lapses takes back an entry that was booked just before.
    reverses_entry_id: reverses_entry_id === null ? null : name(reverses_entry_id),
  }
}

function nameHold(hold: Hold, name: Name): Hold {
  return {
    ...hold,
    id: name(hold.id),
    part_of: hold.part_of === null ? null : name(hold.part_of),
    lots: nameMovements(hold.lots, name),
  }
}

function nameMovements(movements: LotMovement[], name: Name): LotMovement[] {
  return movements.map(({ lot_id, amount }) => ({ lot_id: name(lot_id), amount }))
}

function close(result: OpenResult, group: Group, name: Name): Result {
  if (!result.ok) {
    const { refusal } = result
    return refusal.code === "duplicate_reference"
      ? { ok: false, refusal: { ...refusal, transaction_id: name(refusal.transaction_id) } }
      : result
  }
  const nothing = { entry: null, counterpart: null, hold: null, preview: null, replayed: false }
  if ("preview" in result) {
    const { requested } = result
    const preview = result.preview.map((draft) =>
      group.missing.has(draft.wallet_id) ? { ...draft, wallet_id: 0 } : draft
    )
    return { ok: true, posting: { ...nothing, preview, requested } }
  }
  const find = (id: number | null) => (id === null ? null : findEntry(group, name(id)))
  const hold = result.holdId === null ? undefined : group.holds.get(result.holdId)
  const posting: Posting = {
    ...nothing,
    entry: find(result.entryId),
    counterpart: find(result.counterpartId),
    hold: hold ? nameHold(hold, name) : null,
    requested: result.requested,
    replayed: result.replayed,
  }
  return { ok: true, posting }
}

function findEntry(group: Group, id: number): Entry | null {
  const known = group.entries.get(id)
  return known ?? [...group.counterparts.values()].find((entry) => entry.id === id) ?? null
}
