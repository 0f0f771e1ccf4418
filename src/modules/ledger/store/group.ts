import { referenceTypesOf } from "../core/references"
import { available, compareSpending, hasLapsed, staysInStore } from "../core/lots"
import type { WalletState } from "../core/state"
import {
  type Command,
  type Entry,
  type EntryDraft,
  type Hold,
  type Lot,
  MAX_AMOUNT,
  type NewWallet,
} from "../types"
import type { Connection } from "../../../database/connection"
import { readExpiryRules } from "./expiry-rules"
import {
  FIRST_LOTS,
  type IdempotencyRecord,
  loadAllLots,
  loadCounterparts,
  loadEntriesById,
  loadHolds,
  loadLocked,
  loadLotsById,
  loadReferences,
  loadReversible,
  type LockedWallet,
} from "./load"
import { type Resolved, toEmptyWallet } from "./new-wallets"
import type { OutgoingWindow } from "./outgoing"
import type { NewIdempotencyRecord } from "./write"

/** What is known and decided of a group of commands between its reads and its writes. */
export interface Group {
  /** The clock that all instances share. */
  now: Date
  /**
   * Each wallet's own time: the clock's, but never before what was booked on it last, even when the
   * clock goes back. One wallet's past must not make another's credits lapse early.
   */
  moments: Map<number, Date>
  wallets: Map<number, LockedWallet>
  states: Map<number, WalletState>
  /** Lots as they were loaded, to see what changed. */
  loadedLots: Map<number, Lot>
  records: Map<string, IdempotencyRecord>
  expiredRecords: Buffer[]
  newRecords: Map<string, NewIdempotencyRecord>
  drafts: EntryDraft[]
  /** Entries that are answered: those of earlier requests, and, once they are sealed, new ones. */
  entries: Map<number, Entry>
  /** Incoming sides of transfers that are answered, by transfer group. */
  counterparts: Map<string, Entry>
  holds: Map<number, Hold>
  /** Those of the wallets that are not there yet; one that changes is opened. */
  missing: Map<number, NewWallet>
  /** Wallets of which anything changed, even if balance and held amount are as before. */
  changed: Set<number>
  /** Ids at hand: one per command. */
  ids: number[]
  /** How many temporary ids were given out. */
  taken: number
}

/** The wallets that a command concerns. */
export function walletsOf(command: Command): number[] {
  return "to_wallet_id" in command ? [command.wallet_id, command.to_wallet_id] : [command.wallet_id]
}

/** The entries that a command takes back. */
function takenBackBy(command: Command): number[] {
  switch (command.kind) {
    case "reverse":
      return [command.transaction_id]
    case "reverse_transfer":
      return [command.transfer_in, command.transfer_out]
    default:
      return []
  }
}

/** Locks the wallets of a group and reads what its decisions need. */
export async function loadGroup(
  connection: Connection,
  { commands, missing, hashes }: Resolved & { hashes: (Buffer | null)[] },
  clock?: () => Date
): Promise<Group> {
  const walletIds = [...new Set(commands.flatMap(walletsOf))].sort((a, b) => a - b)
  const loaded = await loadLocked(connection, {
    walletIds,
    windows: windowsOf(commands),
    hashes: hashes.filter((hash) => hash !== null),
    // Each writes an entry in each of its wallets, unless it is refused.
    count: commands.reduce((sum, command) => sum + walletsOf(command).length, 0),
    clock: clock?.(),
  })
  const { records, now, outgoing } = loaded
  const wallets = [...loaded.wallets, ...missing.map((wallet) => toEmptyWallet(wallet, now))]
  const moments = new Map(wallets.map(({ id, updated_at }) => [id, later(now, updated_at)]))
  const last = [...moments.values()].reduce(later, now)
  const references = await loadWantedReferences(connection, commands)
  const holds = await loadNeededHolds(connection, commands, wallets, clock ? last : null)
  const takenBack = commands.flatMap(takenBackBy)
  const reversible = takenBack.length ? await loadReversible(connection, takenBack) : new Map()
  const enough = await loadMissingLots(connection, loaded.lots, commands, holds, last)
  const lots = await addReversedLots(connection, enough, reversible)
  const rules = await loadExpiryRules(connection, lots, last)
  const states = wallets.map((wallet): WalletState => ({
    id: wallet.id,
    currency: wallet.currency,
    balance: wallet.balance,
    held: wallet.held,
    seq: wallet.seq,
    spending_limit: wallet.spending_limit,
    is_frozen: wallet.is_frozen,
    lots: lots.get(wallet.id)!,
    holds: new Map(
      holds.filter(({ wallet_id }) => wallet_id === wallet.id).map((hold) => [hold.id, hold])
    ),
    references: references.get(wallet.id) ?? new Map(),
    outgoing: outgoing.get(wallet.id) ?? [],
    reversible: new Map([...reversible].filter(([, { entry }]) => entry.wallet_id === wallet.id)),
    expiry_rules: rules,
  }))
  const group: Group = {
    now,
    moments,
    wallets: new Map(wallets.map((wallet) => [wallet.id, wallet])),
    states: new Map(states.map((state) => [state.id, state])),
    loadedLots: new Map([...lots.values()].flat().map((lot) => [lot.id, lot])),
    records,
    expiredRecords: [],
    newRecords: new Map(),
    drafts: [],
    entries: new Map(),
    counterparts: new Map(),
    holds: new Map(),
    missing: new Map(missing.map((wallet) => [wallet.id, wallet])),
    changed: new Set(),
    ids: loaded.ids,
    taken: 0,
  }
  if (records.size) {
    await loadReplayed(connection, group)
  }
  return group
}

/** The time at which a command is decided: both sides of a transfer happen at once. */
export function momentOf({ moments, now }: Group, command: Command): Date {
  return walletsOf(command).reduce((last, id) => later(last, moments.get(id) ?? now), now)
}

function later(one: Date, other: Date): Date {
  return other > one ? other : one
}

async function loadWantedReferences(
  connection: Connection,
  commands: readonly Command[]
): Promise<Map<number, Map<string, number>>> {
  const wanted = commands.flatMap((command) => {
    const { wallet_id, reference } = command
    if (command.kind === "history") {
      return command.movements.map(({ type, reference }) => ({ wallet_id, type, reference }))
    }
    return reference == null
      ? []
      : referenceTypesOf(command).map((type) => ({ wallet_id, type, reference }))
  })
  return wanted.length ? await loadReferences(connection, wanted) : new Map()
}

async function loadNeededHolds(
  connection: Connection,
  commands: readonly Command[],
  wallets: LockedWallet[],
  clock: Date | null
): Promise<Hold[]> {
  const named = commands.flatMap((command) => ("hold_id" in command ? [command.hold_id] : []))
  const reserving = wallets.filter(({ held }) => held > 0n).map(({ id }) => id)
  return named.length || reserving.length
    ? await loadHolds(connection, reserving, named, clock)
    : []
}

/** How far back the outgoing movements of a wallet count, where a velocity cap applies to it. */
function windowsOf(commands: readonly Command[]): Map<number, OutgoingWindow> {
  const windows = new Map<number, OutgoingWindow>()
  for (const command of commands) {
    const velocity = "restrictions" in command ? command.restrictions?.velocity : null
    if (velocity) {
      const known = windows.get(command.wallet_id)
      windows.set(command.wallet_id, {
        max: Math.max(velocity.max, known?.max ?? 0),
        window_ms: Math.max(velocity.window_ms, known?.window_ms ?? 0),
      })
    }
  }
  return windows
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
    const wanted = commands
      .filter(({ wallet_id }) => wallet_id === walletId)
      .reduce((sum, command) => sum + mostTaken(command), 0n)
    const sure = lots.filter((lot) => !hasLapsed(lot, now) && !staysInStore(lot))
    return sure.reduce((sum, lot) => sum + available(lot), 0n) < wanted
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

/** The most that a command may take out of its wallet's lots. */
function mostTaken(command: Command): bigint {
  switch (command.kind) {
    case "debit":
    case "hold":
    case "transfer":
      return command.amount
    case "reverse":
    case "reverse_transfer":
      // Its amount may be left to what the entry moved, which is not known yet.
      return command.amount ?? MAX_AMOUNT
    default:
      return 0n
  }
}

/** Adds the lots that reversals may put money back into, used up as they are. */
async function addReversedLots(
  connection: Connection,
  lots: Map<number, Lot[]>,
  reversible: WalletState["reversible"]
): Promise<Map<number, Lot[]>> {
  const known = new Set([...lots.values()].flat().map(({ id }) => id))
  const wanted = [...reversible.values()]
    .flatMap(({ entry }) => entry.lots)
    .map(({ lot_id }) => lot_id)
    .filter((id) => !known.has(id))
  if (!wanted.length) {
    return lots
  }
  const all = new Map(lots)
  for (const lot of await loadLotsById(connection, [...new Set(wanted)])) {
    const ofWallet = all.get(lot.wallet_id)
    if (ofWallet) {
      all.set(lot.wallet_id, [...ofWallet, lot].sort(compareSpending))
    }
  }
  return all
}

/** The rules for lots whose time is over; most groups have none. */
async function loadExpiryRules(
  connection: Connection,
  lots: Map<number, Lot[]>,
  now: Date
): Promise<WalletState["expiry_rules"]> {
  const lapsed = [...lots.values()].flat().filter((lot) => hasLapsed(lot, now))
  return lapsed.length
    ? await readExpiryRules(
        connection,
        lapsed.map(({ id }) => id)
      )
    : new Map()
}

/** Reads the entries and holds that are to be answered again. */
async function loadReplayed(connection: Connection, group: Group): Promise<void> {
  const records = [...group.records.values()]
  const entryIds = records.flatMap(({ entry_id }) => entry_id ?? [])
  const holdIds = records.flatMap(({ hold_id }) => hold_id ?? [])
  if (entryIds.length) {
    group.entries = await loadEntriesById(connection, entryIds)
  }
  const groupIds = [...group.entries.values()].flatMap(({ transfer_group_id }) =>
    transfer_group_id === null ? [] : [transfer_group_id]
  )
  if (groupIds.length) {
    group.counterparts = await loadCounterparts(connection, groupIds)
  }
  if (holdIds.length) {
    for (const hold of await loadHolds(connection, [], holdIds, null)) {
      group.holds.set(hold.id, hold)
    }
  }
}
