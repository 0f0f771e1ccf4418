import { emitted } from "../../../concurrency/emitted"
import type { Database, Row } from "../../../database/connection"
import { type EntryType, type Purpose, TEST_CURRENCY } from "../types"
import { LOTS_NOW, lotsThen } from "./past"
import { balanceBefore, type Period } from "./period"
import { instantOf, integerOf } from "./rows"

const ROWS_PER_FETCH = 2000

/**
 * A file is read as one snapshot, at a connection of its own: whoever takes nothing of it for so long
 * must not keep it, nor the snapshot.
 */
const SETTINGS = "SET LOCAL idle_in_transaction_session_timeout = '60s'"

/** An entry with whose it is. */
export interface ExportedEntry {
  id: number
  wallet_id: number
  customer_id: string
  /** The customer's public number. */
  user_id: number
  currency: string
  type: EntryType
  direction: "in" | "out"
  amount: bigint
  balance_after: bigint
  purpose: Purpose | null
  expires_at: Date | null
  reason: string
  note: string | null
  reference: string | null
  order_id: number | null
  medusa_order_id: string | null
  transfer_group_id: string | null
  counterparty_wallet_id: number | null
  reverses_entry_id: number | null
  actor: string
  created_at: Date
  /** When it happened where it was brought over from. */
  happened_at: Date | null
}

export interface EntryExportFilter {
  wallet_id?: number
  currency?: string
  /** Exclusive, like `before`. */
  after?: Date
  before?: Date
}

/** All entries that a filter leaves, oldest first, as one snapshot sees them. Holds a connection meanwhile. */
export function exportEntries(
  database: Database,
  { wallet_id, currency, after, before }: EntryExportFilter
): AsyncGenerator<ExportedEntry[]> {
  const columns = `entry.id, entry.wallet_id, wallet.customer_id, wallet.user_id, wallet.currency,
    entry.type, CASE WHEN entry.balance_after > entry.balance_before THEN 'in' ELSE 'out' END,
    entry.amount, entry.balance_after, entry.purpose, ${milliseconds("entry.expires_at")},
    entry.reason, entry.note, entry.reference, entry.order_id, entry.medusa_order_id,
    entry.transfer_group_id, entry.counterparty_wallet_id, entry.reverses_entry_id, entry.actor,
    ${milliseconds("entry.created_at")}, ${milliseconds("entry.happened_at")}`
  return readAll(
    database,
    `SELECT ${columns}
     FROM ledger_entry entry JOIN ledger_wallet wallet ON wallet.id = entry.wallet_id
     WHERE ($1::bigint IS NULL OR entry.wallet_id = $1::bigint)
       AND CASE WHEN $2::text IS NULL THEN wallet.currency <> '${TEST_CURRENCY}'
         ELSE wallet.currency = $2::text END
       AND ($3::timestamptz IS NULL OR entry.created_at > $3::timestamptz)
       AND ($4::timestamptz IS NULL OR entry.created_at < $4::timestamptz)
     ORDER BY entry.id`,
    [wallet_id ?? null, currency ?? null, after ?? null, before ?? null],
    toEntry
  )
}

function toEntry(row: Row): ExportedEntry {
  return {
    id: Number(row[0]),
    wallet_id: Number(row[1]),
    customer_id: row[2]!,
    user_id: Number(row[3]),
    currency: row[4]!,
    type: row[5] as EntryType,
    direction: row[6] as "in" | "out",
    amount: BigInt(row[7]!),
    balance_after: BigInt(row[8]!),
    purpose: row[9] as Purpose | null,
    expires_at: instantOf(row[10]),
    reason: row[11]!,
    note: row[12],
    reference: row[13],
    order_id: integerOf(row[14]),
    medusa_order_id: row[15],
    transfer_group_id: row[16],
    counterparty_wallet_id: integerOf(row[17]),
    reverses_entry_id: integerOf(row[18]),
    actor: row[19]!,
    created_at: instantOf(row[20])!,
    happened_at: instantOf(row[21]),
  }
}

/** A credit of which something is left, with whose it is. */
export interface ExportedLot {
  id: number
  /** The entry that opened it. */
  entry_id: number
  wallet_id: number
  customer_id: string
  user_id: number
  currency: string
  purpose: Purpose
  amount: bigint
  /** What is left of it, what is held included. */
  remaining: bigint
  held: bigint
  expires_at: Date | null
  created_at: Date
}

/**
 * Every credit with money left, now or as of an instant, oldest first: together they are what
 * `readOwed` adds up.
 *
 * @param at now when null
 */
export function exportLots(
  database: Database,
  { at, currency }: { at: Date | null; currency?: string }
): AsyncGenerator<ExportedLot[]> {
  return readAll(
    database,
    `SELECT id, entry_id, wallet_id, customer_id, user_id, currency, purpose, amount, remaining, held,
       ${milliseconds("expires_at")}, ${milliseconds("created_at")}
     FROM (
       SELECT then_lot.id, then_lot.entry_id, wallet.id AS wallet_id, wallet.customer_id,
         wallet.user_id, wallet.currency, then_lot.purpose, then_lot.amount, then_lot.held,
         then_lot.expires_at, entry.created_at,
         CASE WHEN then_lot.expires_at <= coalesce($1::timestamptz, now()) THEN then_lot.held
           ELSE then_lot.remaining END AS remaining
       FROM (${at ? lotsThen("true") : LOTS_NOW}) then_lot
         JOIN ledger_entry entry ON entry.id = then_lot.entry_id
         JOIN ledger_wallet wallet ON wallet.id = then_lot.wallet_id
     ) shown
     WHERE remaining > 0 AND CASE WHEN $2::text IS NULL THEN currency <> '${TEST_CURRENCY}'
       ELSE currency = $2::text END
     ORDER BY id`,
    [at, currency ?? null],
    toLot
  )
}

function toLot(row: Row): ExportedLot {
  return {
    id: Number(row[0]),
    entry_id: Number(row[1]),
    wallet_id: Number(row[2]),
    customer_id: row[3]!,
    user_id: Number(row[4]),
    currency: row[5]!,
    purpose: row[6] as Purpose,
    amount: BigInt(row[7]!),
    remaining: BigInt(row[8]!),
    held: BigInt(row[9]!),
    expires_at: instantOf(row[10]),
    created_at: instantOf(row[11])!,
  }
}

/** A wallet in the books of a period, in minor units. */
export interface WalletPeriod {
  wallet_id: number
  customer_id: string
  /** The customer's public number. */
  user_id: number
  currency: string
  opening: bigint
  incoming: bigint
  outgoing: bigint
  closing: bigint
}

/** Every wallet in which there was or moved something, by its id. Holds a connection meanwhile. */
export function exportWalletPeriods(
  database: Database,
  { from, to }: Pick<Period, "from" | "to">
): AsyncGenerator<WalletPeriod[]> {
  return readAll(
    database,
    `SELECT * FROM (
       SELECT wallet.id, wallet.customer_id, wallet.user_id, wallet.currency,
         ${balanceBefore("$1::timestamptz")} AS opening, coalesce(moved.incoming, 0) AS incoming,
         coalesce(moved.outgoing, 0) AS outgoing, ${balanceBefore("$2::timestamptz")} AS closing
       FROM ledger_wallet wallet LEFT JOIN (
         SELECT wallet_id,
           sum(amount) FILTER (WHERE balance_after > balance_before) AS incoming,
           sum(amount) FILTER (WHERE balance_after < balance_before) AS outgoing
         FROM ledger_entry
         WHERE created_at >= $1::timestamptz AND created_at < $2::timestamptz
         GROUP BY wallet_id
       ) moved ON moved.wallet_id = wallet.id
       WHERE wallet.created_at < $2::timestamptz AND wallet.currency <> '${TEST_CURRENCY}'
     ) shown
     WHERE opening > 0 OR incoming > 0 OR closing > 0
     ORDER BY id`,
    [from, to],
    toWalletPeriod
  )
}

function toWalletPeriod(row: Row): WalletPeriod {
  return {
    wallet_id: Number(row[0]),
    customer_id: row[1]!,
    user_id: Number(row[2]),
    currency: row[3]!,
    opening: BigInt(row[4]!),
    incoming: BigInt(row[5]!),
    outgoing: BigInt(row[6]!),
    closing: BigInt(row[7]!),
  }
}

/** Reads what a SELECT finds in constant memory; whoever reads sets the pace. */
function readAll<T>(
  database: Database,
  select: string,
  values: readonly unknown[],
  toRecord: (row: Row) => T
): AsyncGenerator<T[]> {
  return emitted<T[]>(async (emit) => {
    await database.transaction(
      async (transaction) => {
        await transaction.query({ text: `DECLARE exported CURSOR FOR ${select}`, values })
        for (;;) {
          const rows = await transaction.query({ text: `FETCH ${ROWS_PER_FETCH} FROM exported` })
          if (rows.length) await emit(rows.map(toRecord))
          if (rows.length < ROWS_PER_FETCH) return
        }
      },
      { isolation: "repeatable read", readOnly: true, settings: SETTINGS }
    )
  })
}

function milliseconds(column: string): string {
  return `floor(extract(epoch FROM ${column}) * 1000)::bigint`
}
