import type { Entry, EntryType, Purpose } from "../types"
import { type Connection, type Row } from "../../../database/connection"
import { instantOf, integerOf, toMovements } from "./rows"

const COLUMNS = `entry.id, entry.wallet_id, entry.seq, entry.type, entry.amount,
  entry.balance_before, entry.balance_after, wallet.currency, entry.reason, entry.note,
  entry.reference, entry.order_id, entry.medusa_order_id, entry.transfer_group_id,
  entry.counterparty_wallet_id, entry.hold_id, entry.purpose,
  floor(extract(epoch FROM entry.expires_at) * 1000)::bigint,
  array_to_string(entry.lot_ids, ','), array_to_string(entry.lot_amounts, ','), entry.actor,
  encode(entry.idempotency_hash, 'hex'), entry.key_id, encode(entry.mac, 'hex'),
  floor(extract(epoch FROM entry.created_at) * 1000)::bigint, entry.reverses_entry_id,
  floor(extract(epoch FROM entry.happened_at) * 1000)::bigint`

/** The text of a statement that reads entries: SQL over `entry` and `wallet`. */
export function selectEntries(columns: string, condition: string, tail = ""): string {
  return `SELECT ${columns} FROM ledger_entry entry
    JOIN ledger_wallet wallet ON wallet.id = entry.wallet_id
    WHERE ${condition} ${tail}`
}

/** Reads the entries that meet a condition over `entry` and `wallet`, with `$1…` for `values`. */
export async function readEntries(
  connection: Connection,
  condition: string,
  values: unknown[]
): Promise<Entry[]> {
  const text = selectEntries(COLUMNS, condition)
  const rows = await connection.query({ prepared: true, text, values })
  return rows.map(toEntry)
}

/*
 * Of reversals there are few for each entry, which PostgreSQL does not know of what it finds by
 * recursion: behind OFFSET 0 it looks each up by its index and can't choose to read all of them.
 */

/** SQL: the ids of entries with those of all that they take back, directly or not. @param ids SQL */
export function originsOf(ids: string): string {
  return `WITH RECURSIVE origin (id, reverses_entry_id) AS (
      SELECT id, reverses_entry_id FROM ledger_entry WHERE id = ANY(${ids})
      UNION SELECT original.id, original.reverses_entry_id FROM origin CROSS JOIN LATERAL (
        SELECT id, reverses_entry_id FROM ledger_entry WHERE id = origin.reverses_entry_id OFFSET 0
      ) original
    ) SELECT id FROM origin`
}

/** SQL: the id of what an entry takes back in the end; null when it takes back nothing. */
export function originOf(entry: string): string {
  return `CASE WHEN ${entry}.reverses_entry_id IS NOT NULL THEN (
      WITH RECURSIVE origin (id, reverses_entry_id) AS (
        SELECT ${entry}.id, ${entry}.reverses_entry_id
        UNION ALL SELECT original.id, original.reverses_entry_id FROM origin
          JOIN ledger_entry original ON original.id = origin.reverses_entry_id
      ) SELECT id FROM origin WHERE reverses_entry_id IS NULL
    ) END`
}

/** SQL: the ids that a query finds with those of all that takes them back, directly or not. */
export function withReversals(query: string): string {
  return `WITH RECURSIVE line (id) AS (
      SELECT id FROM (${query}) found
      UNION SELECT reversal.id FROM line CROSS JOIN LATERAL (
        SELECT id FROM ledger_entry WHERE reverses_entry_id = line.id OFFSET 0
      ) reversal
    ) SELECT id FROM line`
}

function toEntry(row: Row): Entry {
  return {
    id: Number(row[0]),
    wallet_id: Number(row[1]),
    seq: Number(row[2]),
    type: row[3] as EntryType,
    amount: BigInt(row[4]!),
    balance_before: BigInt(row[5]!),
    balance_after: BigInt(row[6]!),
    currency: row[7]!,
    reason: row[8]!,
    note: row[9],
    reference: row[10],
    order_id: integerOf(row[11]),
    medusa_order_id: row[12],
    transfer_group_id: row[13],
    counterparty_wallet_id: integerOf(row[14]),
    hold_id: integerOf(row[15]),
    reverses_entry_id: integerOf(row[25]),
    purpose: row[16] as Purpose | null,
    expires_at: instantOf(row[17]),
    lots: toMovements(row[18], row[19]),
    actor: row[20]!,
    idempotency_hash: row[21] === null ? null : Buffer.from(row[21], "hex"),
    key_id: Number(row[22]),
    mac: Buffer.from(row[23]!, "hex"),
    created_at: new Date(Number(row[24])),
    happened_at: instantOf(row[26]),
  }
}
