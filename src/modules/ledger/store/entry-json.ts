/**
 * Entries as the JSON that readers see, written by PostgreSQL: what only passes through the store is
 * not worth being read by it. SQL over `entry` and `wallet`.
 */

/** An instant as JSON has it: ISO 8601 with milliseconds, UTC. */
export const iso = (column: string) =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The text of a JSON object with the fields of two. */
export const merge = (one: string, other: string) =>
  `(SELECT CASE WHEN other = '{}' THEN one ELSE left(one, -1) || ',' || substr(other, 2) END
    FROM (SELECT (${one})::text AS one, (${other})::text AS other) texts)`

/** What an entry has only at times. */
const OPTIONAL = `json_strip_nulls(json_build_object(
    'reverses_transaction_id', entry.reverses_entry_id,
    'order_id', entry.order_id,
    'medusa_order_id', entry.medusa_order_id,
    'transfer_group_id', entry.transfer_group_id
  ))`

const LOTS = `(SELECT json_agg(json_build_object('lot_id', lot_id, 'amount', amount::text))
    FROM unnest(entry.lot_ids, entry.lot_amounts) AS lot (lot_id, amount))`

/**
 * The text of an entry in the form of `GET /transactions/{id}`.
 *
 * @param parts what not every reader sees: the lots, of which there may be any number, and the note,
 * which is for staff
 */
export function entryJson(parts: { lots?: boolean; note?: boolean }): string {
  const fields = `json_build_object(
    'id', entry.id,
    'wallet_id', entry.wallet_id,
    'sequence', entry.seq,
    'type', entry.type,
    'amount', entry.amount::text,
    'balance_before', entry.balance_before::text,
    'balance_after', entry.balance_after::text,
    'reason', entry.reason,
    ${parts.note ? "'note', entry.note," : ""}
    'reference', entry.reference,
    'purpose', entry.purpose,
    'expiry_date', ${iso("entry.expires_at")},
    ${parts.lots ? `'lots', ${LOTS},` : ""}
    'currency', wallet.currency,
    'hmac_chain', 'sha256:' || encode(entry.mac, 'hex'),
    'created_at', ${iso("entry.created_at")}
  )`
  return merge(fields, OPTIONAL)
}
