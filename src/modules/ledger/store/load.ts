import { toReversible } from "../core/reversals"
import { type Outgoing, referenceKey, type Reversible } from "../core/state"
import type { Entry, EntryType, Hold, HoldStatus, Lot, Purpose } from "../types"
import type { Connection, Statement, Row } from "../../../database/connection"
import { originsOf, readEntries, withReversals } from "./entries"
import {
  outgoingHoldsStatement,
  outgoingStatement,
  type OutgoingWindows,
  readOutgoing,
} from "./outgoing"
import { instantOf, integerOf, toMovements } from "./rows"

/** A wallet's row under lock. */
export interface LockedWallet {
  id: number
  currency: string
  balance: bigint
  held: bigint
  seq: number
  head: Buffer
  spending_limit: bigint | null
  is_frozen: boolean
  updated_at: Date
}

export interface IdempotencyRecord {
  fingerprint: string
  entry_id: number | null
  hold_id: number | null
  requested: bigint
  created_at: Date
}

/** How many open lots are read at first; most wallets have fewer. */
export const FIRST_LOTS = 24

/** What a group is decided on. */
export interface Loaded {
  wallets: LockedWallet[]
  /** Ids for entries and holds. */
  ids: number[]
  /** The clock that all instances share. */
  now: Date
  /** The first open lots of each wallet in spending order. */
  lots: Map<number, Lot[]>
  /** Idempotency records by the hash in hex. */
  records: Map<string, IdempotencyRecord>
  /** What counts for the wallets that a velocity cap applies to, newest first. */
  outgoing: Map<number, Outgoing[]>
}

/** What has to be read for a group. */
export interface Wanted {
  walletIds: number[]
  windows: OutgoingWindows
  hashes: Buffer[]
  /** How many ids it will likely take. */
  count: number
  /** What the clock shows; the database's own when absent. */
  clock?: Date
}

/**
 * Locks the wallets in id order until the transaction ends, so that no two groups can wait for each
 * other, and then reads the rest: whatever was committed before the locks were held is seen.
 */
export async function loadLocked(
  connection: Connection,
  { walletIds, windows, hashes, count, clock }: Wanted
): Promise<Loaded> {
  const isCapped = windows.size > 0
  const at = clock?.getTime() ?? null
  const [wallets, ...answers] = await connection.batch([
    lockStatement(walletIds),
    // Read before the clock, so that their windows reach back at least as far as the decision needs.
    ...(isCapped ? [outgoingStatement(windows, at), outgoingHoldsStatement(windows, at)] : []),
    idsStatement(count),
    lotsStatement(walletIds, FIRST_LOTS),
    ...(hashes.length ? [recordsStatement(hashes)] : []),
  ])
  const [recent, holds] = isCapped ? answers.splice(0, 2) : [[], []]
  const [taken, lots, records = []] = answers
  const { ids, now } = toIds(taken, clock)
  return {
    wallets: wallets.map(toLockedWallet),
    ids,
    now,
    lots: toLots(lots, walletIds),
    records: new Map(records.map(toRecord)),
    outgoing: await readOutgoing(connection, windows, now, { recent, holds }),
  }
}

/** FOR NO KEY UPDATE: foreign keys of other modules don't wait for it. */
function lockStatement(walletIds: number[]): Statement {
  return {
    prepared: true,
    text: `SELECT id, currency, balance, held, seq, encode(head, 'hex'), spending_limit,
        floor(extract(epoch FROM updated_at) * 1000)::bigint, frozen_at IS NOT NULL
      FROM ledger_wallet WHERE id = ANY($1::bigint[]) ORDER BY id FOR NO KEY UPDATE`,
    values: [walletIds],
  }
}

function toLockedWallet(row: Row): LockedWallet {
  return {
    id: Number(row[0]),
    currency: row[1]!,
    balance: BigInt(row[2]!),
    held: BigInt(row[3]!),
    seq: Number(row[4]),
    head: Buffer.from(row[5]!, "hex"),
    spending_limit: row[6] === null ? null : BigInt(row[6]),
    updated_at: new Date(Number(row[7])),
    is_frozen: row[8] === "t",
  }
}

function idsStatement(count: number): Statement {
  return {
    prepared: true,
    text: `SELECT array_to_string(array_agg(nextval('ledger_id')), ','),
        floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint
      FROM generate_series(1, $1::int)`,
    values: [count],
  }
}

function toIds([row]: Row[], clock?: Date): { ids: number[]; now: Date } {
  return { ids: row[0]!.split(",").map(Number), now: clock ?? new Date(Number(row[1])) }
}

/** Takes further ids for entries and holds. */
export async function takeIds(connection: Connection, count: number): Promise<number[]> {
  return toIds(await connection.query(idsStatement(count))).ids
}

function lotsStatement(walletIds: number[], limit: number | null): Statement {
  return {
    prepared: true,
    text: `SELECT ${LOT_COLUMNS}
      FROM unnest($1::bigint[]) AS wallet (id) CROSS JOIN LATERAL (
        SELECT * FROM ledger_lot WHERE wallet_id = wallet.id AND open
        ORDER BY expires_at, (purpose <> 'promotional'), id LIMIT $2::bigint
      ) lot`,
    values: [walletIds, limit],
  }
}

function toLots(rows: Row[], walletIds: number[]): Map<number, Lot[]> {
  const lots = new Map<number, Lot[]>(walletIds.map((id) => [id, []]))
  for (const lot of rows.map(toLot)) {
    lots.get(lot.wallet_id)!.push(lot)
  }
  return lots
}

/** All open lots of each wallet in spending order. */
export async function loadAllLots(
  connection: Connection,
  walletIds: number[]
): Promise<Map<number, Lot[]>> {
  return toLots(await connection.query(lotsStatement(walletIds, null)), walletIds)
}

/** Lots by id, used up or not. */
export async function loadLotsById(connection: Connection, ids: number[]): Promise<Lot[]> {
  const rows = await connection.query({
    prepared: true,
    text: `SELECT ${LOT_COLUMNS} FROM ledger_lot lot WHERE id = ANY($1::bigint[])`,
    values: [ids],
  })
  return rows.map(toLot)
}

const LOT_COLUMNS = `lot.id, lot.wallet_id, lot.remaining, lot.held, lot.purpose,
  floor(extract(epoch FROM lot.expires_at) * 1000)::bigint`

function toLot(row: Row): Lot {
  return {
    id: Number(row[0]),
    wallet_id: Number(row[1]),
    remaining: BigInt(row[2]!),
    held: BigInt(row[3]!),
    purpose: row[4] as Purpose,
    expires_at: instantOf(row[5]),
  }
}

/** Entries that are to be reversed, with all that they take back and all that takes these back. */
export async function loadReversible(
  connection: Connection,
  ids: number[]
): Promise<Map<number, Reversible>> {
  const entries = await readLines(connection, ids)
  const wanted = new Set(ids)
  // A reversal depends on what it takes back, and on the other reversals of that.
  const isComplete = entries.every(
    ({ id, reverses_entry_id }) => reverses_entry_id === null || !wanted.has(id)
  )
  return toReversible(
    isComplete ? entries : await readLines(connection, await findOrigins(connection, ids))
  )
}

/** Entries with all that takes them back, directly or not. */
async function readLines(connection: Connection, ids: number[]): Promise<Entry[]> {
  const condition = `entry.id = ANY(ARRAY(${withReversals("SELECT unnest($1::bigint[]) AS id")}))`
  return await readEntries(connection, condition, [ids])
}

async function findOrigins(connection: Connection, ids: number[]): Promise<number[]> {
  const rows = await connection.query({
    prepared: true,
    text: originsOf("$1::bigint[]"),
    values: [ids],
  })
  return rows.map(([id]) => Number(id))
}

/** The incoming sides of transfers, by group. */
export async function loadCounterparts(
  connection: Connection,
  groupIds: string[]
): Promise<Map<string, Entry>> {
  const entries = await readEntries(
    connection,
    "entry.transfer_group_id = ANY($1::text[]) AND entry.type = 'transfer_in'",
    [groupIds]
  )
  return new Map(entries.map((entry) => [entry.transfer_group_id!, entry]))
}

/** The active holds that have lapsed, and any hold that is named. */
export async function loadHolds(
  connection: Connection,
  walletIds: number[],
  holdIds: number[],
  now: Date | null
): Promise<Hold[]> {
  const rows = await connection.query({
    prepared: true,
    text: `SELECT ${HOLD_COLUMNS} FROM ledger_hold
        WHERE wallet_id = ANY($1::bigint[]) AND status = 'active'
          AND expires_at <= coalesce($3::timestamptz, clock_timestamp())
      UNION SELECT ${HOLD_COLUMNS} FROM ledger_hold WHERE id = ANY($2::bigint[])`,
    values: [walletIds, holdIds, now],
  })
  return rows.map(toHold)
}

function recordsStatement(hashes: Buffer[]): Statement {
  return {
    prepared: true,
    text: `SELECT encode(hash, 'hex'), fingerprint, entry_id, hold_id, requested,
        floor(extract(epoch FROM created_at) * 1000)::bigint
      FROM ledger_idempotency_record WHERE hash = ANY($1::bytea[])`,
    values: [hashes],
  }
}

function toRecord(row: Row): [string, IdempotencyRecord] {
  return [
    row[0]!,
    {
      fingerprint: row[1]!,
      entry_id: integerOf(row[2]),
      hold_id: integerOf(row[3]),
      requested: BigInt(row[4]!),
      created_at: new Date(Number(row[5])),
    },
  ]
}

/** Which of the given references are taken, per wallet. */
export async function loadReferences(
  connection: Connection,
  wanted: { wallet_id: number; type: EntryType; reference: string }[]
): Promise<Map<number, Map<string, number>>> {
  const rows = await connection.query({
    prepared: true,
    text: `SELECT taken.wallet_id, taken.type, taken.reference, taken.entry_id
      FROM unnest($1::bigint[], $2::text[], $3::text[]) AS wanted (wallet_id, type, reference)
      JOIN ledger_reference taken USING (wallet_id, type, reference)`,
    values: [
      wanted.map(({ wallet_id }) => wallet_id),
      wanted.map(({ type }) => type),
      wanted.map(({ reference }) => reference),
    ],
  })
  const references = new Map<number, Map<string, number>>()
  for (const [walletId, type, reference, id] of rows) {
    const ofWallet = references.get(Number(walletId)) ?? new Map<string, number>()
    references.set(Number(walletId), ofWallet)
    ofWallet.set(referenceKey(type as EntryType, reference!), Number(id))
  }
  return references
}

export async function loadEntriesById(
  connection: Connection,
  ids: number[]
): Promise<Map<number, Entry>> {
  const entries = await readEntries(connection, `entry.id = ANY($1::bigint[])`, [ids])
  return new Map(entries.map((entry) => [entry.id, entry]))
}

const HOLD_COLUMNS = `id, wallet_id, amount, array_to_string(lot_ids, ','),
  array_to_string(lot_amounts, ','), status, reason, reference, actor,
  floor(extract(epoch FROM expires_at) * 1000)::bigint,
  floor(extract(epoch FROM created_at) * 1000)::bigint,
  original_amount, committed, source, part_of`

function toHold(row: Row): Hold {
  return {
    id: Number(row[0]),
    wallet_id: Number(row[1]),
    amount: BigInt(row[2]!),
    lots: toMovements(row[3], row[4]),
    status: row[5] as HoldStatus,
    reason: row[6]!,
    reference: row[7],
    actor: row[8]!,
    expires_at: instantOf(row[9]),
    created_at: new Date(Number(row[10])),
    original_amount: BigInt(row[11]!),
    committed: BigInt(row[12]!),
    source: row[13],
    part_of: integerOf(row[14]),
  }
}
