import type { Entry, EntryPage, EntryQuery } from "../types"
import type { Connection } from "./connection"
import { readEntries } from "./entries"

/** Thrown for a cursor that this ledger did not make. */
export class InvalidCursorError extends Error {
  constructor() {
    super("the cursor is not one that an earlier answer gave")
    this.name = "InvalidCursorError"
  }
}

/**
 * One page of entries, newest first. Within one wallet the order is the chain's; over several it
 * is that of the ids, which is the same within each wallet.
 *
 * @throws InvalidCursorError
 */
export async function listEntries(connection: Connection, query: EntryQuery): Promise<EntryPage> {
  if (query.wallet_ids?.length === 0) {
    return { data: [], total: 0, next_cursor: null }
  }
  const position = query.wallet_ids?.length === 1 ? "seq" : "id"
  const filter = toCondition(query)
  const values = [...filter.values]
  let condition = filter.condition
  if (query.cursor !== undefined) {
    values.push(decodeCursor(query.cursor, position))
    condition += ` AND entry.${position} < $${values.length}::bigint`
  }
  values.push(query.per_page, query.cursor === undefined ? (query.page - 1) * query.per_page : 0)
  const data = await readEntries(
    connection,
    condition,
    values,
    `ORDER BY entry.${position} DESC
      LIMIT $${values.length - 1}::bigint OFFSET $${values.length}::bigint`
  )
  const total = await countEntries(connection, query, filter)
  const last = data.at(-1)
  return {
    data,
    total,
    next_cursor: last && data.length === query.per_page ? encodeCursor(last, position) : null,
  }
}

/** @returns null when there is no such entry */
export async function findEntry(connection: Connection, id: number): Promise<Entry | null> {
  const [entry] = await readEntries(connection, "entry.id = $1::bigint", [id])
  return entry ?? null
}

interface Condition {
  condition: string
  values: unknown[]
}

function toCondition(query: EntryQuery): Condition {
  const values: unknown[] = []
  const terms: string[] = ["true"]
  const add = (value: unknown, term: (placeholder: string) => string) => {
    if (value !== undefined) {
      values.push(value)
      terms.push(term(`$${values.length}`))
    }
  }
  if (query.wallet_ids?.length === 1) {
    add(query.wallet_ids[0], (value) => `entry.wallet_id = ${value}::bigint`)
  } else {
    add(query.wallet_ids, (value) => `entry.wallet_id = ANY(${value}::bigint[])`)
  }
  add(query.types, (value) => `entry.type = ANY(${value}::text[])`)
  add(query.after, (value) => `entry.created_at > ${value}::timestamptz`)
  add(query.before, (value) => `entry.created_at < ${value}::timestamptz`)
  add(query.as_of, (value) => `entry.created_at <= ${value}::timestamptz`)
  add(query.order_id, (value) => `entry.order_id = ${value}::bigint`)
  return { condition: terms.join(" AND "), values }
}

/** Wallets know how many entries they have; only a narrower filter has to be counted. */
async function countEntries(
  connection: Connection,
  query: EntryQuery,
  { condition, values }: Condition
): Promise<number> {
  const { types, after, before, as_of, order_id } = query
  const narrowed = types ?? after ?? before ?? as_of ?? order_id
  const [row] = await connection.query(
    narrowed === undefined
      ? {
          name: query.wallet_ids ? "ledger-count-entries-of" : "ledger-count-entries",
          text: `SELECT coalesce(sum(seq), 0) FROM ledger_wallet
            ${query.wallet_ids ? "WHERE id = ANY($1::bigint[])" : ""}`,
          values: query.wallet_ids ? [query.wallet_ids] : [],
        }
      : { text: `SELECT count(*) FROM ledger_entry entry WHERE ${condition}`, values }
  )
  return Number(row[0])
}

function encodeCursor(entry: Entry, position: "seq" | "id"): string {
  return Buffer.from(`${position}:${entry[position]}`).toString("base64url")
}

function decodeCursor(cursor: string, position: "seq" | "id"): number {
  const [kind, value] = Buffer.from(cursor, "base64url").toString().split(":")
  if (kind !== position || !/^[0-9]{1,15}$/.test(value)) {
    throw new InvalidCursorError()
  }
  return Number(value)
}
