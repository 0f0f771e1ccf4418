/**
 * Entries as the JSON that readers see, written by PostgreSQL: what only passes through the store is
 * not parsed by it. SQL over `entry` and `wallet`. Texts are put together by `concat`,
 * which costs half of what PostgreSQL's own JSON objects do.
 */

/** An instant as JSON has it: ISO 8601 with milliseconds, UTC. */
export const iso = (column: string) =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The text of a JSON object with the fields of two. */
export const merge = (one: string, other: string) =>
  `(SELECT CASE WHEN other = '{}' THEN one ELSE left(one, -1) || ',' || substr(other, 2) END
    FROM (SELECT (${one})::text AS one, (${other})::text AS other) texts)`

/** How a column stands in JSON. */
const orNull = (json: string) => `coalesce(${json}, 'null')`
const quoted = (column: string) => `'"' || ${column} || '"'`
export const numberJson = (column: string) => orNull(`${column}::text`)
export const textJson = (column: string) => orNull(`to_json(${column})::text`)
/** Of an amount, a word of ours or an instant: nothing in it has to be escaped. */
const plainJson = (column: string) => orNull(quoted(column))

/**
 * The text of a JSON object.
 *
 * @param fields the JSON of each field by its name, as SQL that is never null; at least one
 * @param optional the same for fields that are absent when their SQL is null
 */
export function objectJson(
  fields: Record<string, string>,
  optional: Record<string, string> = {}
): string {
  const always = Object.entries(fields).map(
    ([name, sql], index) => `'${index ? "," : "{"}"${name}":', ${sql}`
  )
  const atTimes = Object.entries(optional).map(([name, sql]) => `',"${name}":' || ${sql}`)
  return `concat(${[...always, ...atTimes].join(", ")}, '}')`
}

/** What an entry has only at times. */
const OPTIONAL = {
  reverses_transaction_id: "entry.reverses_entry_id",
  order_id: "entry.order_id",
  medusa_order_id: "to_json(entry.medusa_order_id)::text",
  transfer_group_id: "to_json(entry.transfer_group_id)::text",
  happened_at: quoted(iso("entry.happened_at")),
}

/** Most entries move a single lot. */
const LOTS = `CASE cardinality(entry.lot_ids)
    WHEN 1 THEN concat('[{"lot_id":', entry.lot_ids[1], ',"amount":"', entry.lot_amounts[1], '"}]')
    ELSE ${orNull(`(
      SELECT json_agg(json_build_object('lot_id', lot_id, 'amount', amount::text))::text
      FROM unnest(entry.lot_ids, entry.lot_amounts) AS lot (lot_id, amount))`)} END`

/**
 * The text of an entry in the form of `GET /transactions/{id}`.
 *
 * @param parts what not every reader sees: the lots, of which there may be any number, and what is for
 * staff: the note, who did it, and the wallet at the other end of a transfer
 */
export function entryJson(parts: { lots?: boolean; staff?: boolean }): string {
  return objectJson(
    {
      id: "entry.id",
      wallet_id: "entry.wallet_id",
      sequence: "entry.seq",
      type: plainJson("entry.type"),
      amount: plainJson("entry.amount"),
      balance_before: plainJson("entry.balance_before"),
      balance_after: plainJson("entry.balance_after"),
      reason: textJson("entry.reason"),
      ...(parts.staff && { note: textJson("entry.note"), actor: textJson("entry.actor") }),
      reference: textJson("entry.reference"),
      // Not a word of ours where an older version let another one in.
      purpose: textJson("entry.purpose"),
      expiry_date: plainJson(iso("entry.expires_at")),
      ...(parts.lots && { lots: LOTS }),
      currency: textJson("wallet.currency"),
      hmac_chain: quoted("'sha256:' || encode(entry.mac, 'hex')"),
      created_at: plainJson(iso("entry.created_at")),
    },
    parts.staff ? { ...OPTIONAL, counterparty_wallet_id: "entry.counterparty_wallet_id" } : OPTIONAL
  )
}
