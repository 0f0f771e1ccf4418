import { hash } from "node:crypto"
import type { KeyRing } from "../chain/key-ring"
import {
  type Accepted,
  type DecisionContext,
  decide,
  type EntryDraft,
  entryTypeOf,
  type WalletState,
} from "../core/decide"
import { available, hasLapsed } from "../core/lots"
import {
  type Command,
  type Entry,
  type Hold,
  IDEMPOTENCY_WINDOW_MS,
  type Lot,
  type Result,
} from "../types"
import type { Connection } from "./connection"
import { eventTypeOf } from "./events"
import {
  FIRST_LOTS,
  type IdempotencyRecord,
  loadAllLots,
  loadEntriesById,
  loadHolds,
  loadLocked,
  loadReferences,
  type LockedWallet,
  takeIds,
  toState,
} from "./load"
import { type Changes, deleteRecords, writeChanges } from "./write"

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
 *
 * @param opening statements that come first; they begin the transaction unless one is open
 */
export async function decideGroup(
  connection: Connection,
  opening: string,
  commands: readonly Command[],
  { keys, clock }: PostContext
): Promise<DecidedGroup> {
  const hashes = commands.map(({ idempotency }) =>
    idempotency ? idempotencyHash(idempotency.scope, idempotency.key) : null
  )
  const group = await loadGroup(connection, opening, commands, hashes, clock)
  const results = commands.map((command, index) => settleCommand(group, command, hashes[index]))
  const changes = collectChanges(group, keys)
  return {
    results: results.map((result) => seal(result, group)),
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

/** How an idempotency key is stored: nobody who reads the table learns keys or identities. */
export function idempotencyHash(scope: string, key: string): Buffer {
  return hash("sha256", `${scope}\n${key}`, "buffer")
}

/** A result whose entry may not have its MAC yet. */
type OpenResult =
  | { ok: true; entryId: number | null; hold: Hold | null; requested: bigint; replayed: boolean }
  | (Result & { ok: false })

interface Group {
  now: Date
  ids: number[]
  wallets: Map<number, LockedWallet>
  states: Map<number, WalletState>
  /** Lots and holds as they were loaded, to see what changed. */
  loadedLots: Map<number, Lot>
  records: Map<string, IdempotencyRecord>
  expiredRecords: Buffer[]
  newRecords: Map<string, Changes["records"][number]>
  drafts: EntryDraft[]
  entries: Map<number, Entry>
  holds: Map<number, Hold>
  /** Wallets of which anything changed, even if sums came out as they were. */
  changed: Set<number>
}

async function loadGroup(
  connection: Connection,
  opening: string,
  commands: readonly Command[],
  hashes: (Buffer | null)[],
  clock?: () => Date
): Promise<Group> {
  const walletIds = [...new Set(commands.map(({ wallet_id }) => wallet_id))].sort((a, b) => a - b)
  const references = commands.flatMap((command) => {
    const type = entryTypeOf(command)
    return type !== null && command.reference != null
      ? [{ wallet_id: command.wallet_id, type, reference: command.reference }]
      : []
  })
  const holdIds = commands.flatMap((command) => ("hold_id" in command ? [command.hold_id] : []))

  const loaded = await loadLocked(connection, opening, {
    walletIds,
    hashes: hashes.filter((hash) => hash !== null),
    count: commands.length,
  })
  const { wallets, records } = loaded
  const knownReferences = references.length
    ? await loadReferences(connection, references)
    : new Map<number, Map<string, number>>()
  const now = latest(clock?.() ?? loaded.now, wallets)
  const anyHeld = holdIds.length > 0 || wallets.some(({ held }) => held > 0n)
  const holds = anyHeld ? await loadHolds(connection, walletIds, holdIds, clock ? now : null) : []
  const lots = await loadMissingLots(connection, loaded.lots, commands, holds, now)

  // Whatever has lapsed is booked as an entry of its own and needs an id. Each command may have
  // one to book: the hold that the command before it ended may have kept lapsed lots alive.
  const lapsing = commands.filter(({ wallet_id }) =>
    lots.get(wallet_id)!.some((lot) => hasLapsed(lot, now))
  )
  const extra = lapsing.length ? await takeIds(connection, lapsing.length) : []

  const locked = new Map(wallets.map((wallet) => [wallet.id, wallet]))
  const group: Group = {
    now,
    ids: [...loaded.ids, ...extra].reverse(),
    wallets: locked,
    states: new Map(
      wallets.map((wallet) => [
        wallet.id,
        toState(
          wallet,
          lots.get(wallet.id)!,
          holds.filter((hold) => hold.wallet_id === wallet.id),
          knownReferences.get(wallet.id)
        ),
      ])
    ),
    loadedLots: new Map([...lots.values()].flat().map((lot) => [lot.id, lot])),
    records,
    expiredRecords: [],
    newRecords: new Map(),
    drafts: [],
    entries: new Map(),
    holds: new Map(),
    changed: new Set(),
  }
  await loadReplayed(connection, group)
  return group
}

/** Entries of one wallet never go back in time, even when a clock does. */
function latest(now: Date, wallets: LockedWallet[]): Date {
  return wallets.reduce((last, { updated_at }) => (updated_at > last ? updated_at : last), now)
}

/**
 * Reads all open lots of the wallets for which the first ones may not do: more lapsed than were
 * read, or less in them than the group may want, or a lot of a hold is not among them.
 */
async function loadMissingLots(
  connection: Connection,
  first: Map<number, Lot[]>,
  commands: readonly Command[],
  holds: Hold[],
  now: Date
): Promise<Map<number, Lot[]>> {
  const short = [...first].filter(([walletId, lots]) => {
    if (lots.length < FIRST_LOTS) {
      return false
    }
    if (holds.some((hold) => hold.wallet_id === walletId) || hasLapsed(lots.at(-1)!, now)) {
      return true
    }
    const wanted = commands.reduce(
      (sum, command) =>
        command.wallet_id === walletId && (command.kind === "debit" || command.kind === "hold")
          ? sum + command.amount
          : sum,
      0n
    )
    const held = lots.reduce((sum, lot) => (hasLapsed(lot, now) ? sum : sum + available(lot)), 0n)
    return held < wanted
  })
  if (!short.length) {
    return first
  }
  const all = await loadAllLots(
    connection,
    short.map(([walletId]) => walletId)
  )
  return new Map([...first, ...all])
}

/** Reads the entries and holds that are to be answered again. */
async function loadReplayed(connection: Connection, group: Group): Promise<void> {
  const records = [...group.records.values()]
  const entryIds = records.flatMap(({ entry_id }) => (entry_id === null ? [] : [entry_id]))
  const holdIds = records.flatMap(({ hold_id }) => (hold_id === null ? [] : [hold_id]))
  if (entryIds.length) {
    group.entries = await loadEntriesById(connection, entryIds)
  }
  if (holdIds.length) {
    for (const hold of await loadHolds(connection, [], holdIds, null)) {
      group.holds.set(hold.id, hold)
    }
  }
}

function settleCommand(group: Group, command: Command, hash: Buffer | null): OpenResult {
  const earlier = hash && findRecord(group, hash)
  if (earlier) {
    return earlier.fingerprint === command.idempotency!.fingerprint
      ? {
          ok: true,
          entryId: earlier.entry_id,
          hold: earlier.hold_id === null ? null : (group.holds.get(earlier.hold_id) ?? null),
          requested: earlier.requested,
          replayed: true,
        }
      : {
          ok: false,
          refusal: { code: "idempotency_key_reused", key: command.idempotency!.key },
        }
  }
  const state = group.states.get(command.wallet_id)
  if (!state) {
    return { ok: false, refusal: { code: "wallet_not_found", wallet_id: command.wallet_id } }
  }
  const decision = decide(state, command, contextOf(group))
  if (!decision.ok) {
    return decision
  }
  record(group, decision, hash, command)
  return {
    ok: true,
    entryId: decision.entry?.id ?? null,
    hold: decision.hold,
    requested: decision.requested,
    replayed: false,
  }
}

function contextOf(group: Group): DecisionContext {
  return { now: group.now, nextId: () => group.ids.pop()! }
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

function record(group: Group, decision: Accepted, hash: Buffer | null, command: Command): void {
  if (hash) {
    group.newRecords.set(hash.toString("hex"), {
      hash,
      fingerprint: command.idempotency!.fingerprint,
      entry_id: decision.entry?.id ?? null,
      hold_id: decision.hold?.id ?? null,
      requested: decision.requested,
    })
    if (decision.entry) {
      decision.entry.idempotency_hash = hash
    }
  }
  group.states.set(command.wallet_id, decision.state)
  if (decision.entries.length || decision.holds.length) {
    group.changed.add(command.wallet_id)
  }
  group.drafts.push(...decision.entries)
  for (const hold of decision.holds) {
    group.holds.set(hold.id, hold)
  }
}

function collectChanges(group: Group, keys: KeyRing): Changes | null {
  const heads = new Map([...group.wallets].map(([id, wallet]) => [id, wallet.head]))
  const entries = group.drafts.map((draft) => {
    const entry = keys.seal(draft, heads.get(draft.wallet_id)!)
    heads.set(entry.wallet_id, entry.mac)
    group.entries.set(entry.id, entry)
    return entry
  })
  const changed = [...group.changed].map((id) => group.states.get(id)!)
  if (!changed.length && !group.newRecords.size) {
    return null
  }
  const lots = changed.flatMap((state) => state.lots)
  return {
    now: group.now,
    entries,
    wallets: changed.map(({ id, balance, held, seq }) => ({
      id,
      balance,
      held,
      seq,
      head: heads.get(id)!,
    })),
    openedLots: lots.filter(({ id }) => !group.loadedLots.has(id)),
    openedAmounts: new Map(entries.map(({ id, amount }) => [id, amount])),
    changedLots: lots.filter((lot) => {
      const before = group.loadedLots.get(lot.id)
      return before !== undefined && before !== lot
    }),
    holds: changed
      .flatMap((state) => [...state.holds.values()])
      .filter((hold) => group.holds.get(hold.id) === hold),
    records: [...group.newRecords.values()],
    events: entries.map((entry) => ({
      type: eventTypeOf(entry.type),
      wallet_id: entry.wallet_id,
      entry_id: entry.id,
      data: null,
    })),
  }
}

function seal(result: OpenResult, group: Group): Result {
  return result.ok
    ? {
        ok: true,
        posting: {
          entry: result.entryId === null ? null : group.entries.get(result.entryId)!,
          hold: result.hold,
          requested: result.requested,
          replayed: result.replayed,
        },
      }
    : result
}
