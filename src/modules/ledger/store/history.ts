import { type Entry, type EntryPage, type EntryQuery, TEST_CURRENCY } from "../types"
import { nameFor, type PgConnection } from "../../../database/pg-connection"
import { limitTo, SHORT_OFFSET } from "../../../database/limit"
import { readEntries, selectEntries } from "./entries"
import { entryJson } from "./entry-json"
import {
  type Found,
  type KnownEntries,
  type Page,
  readAgain,
  type ReadPage,
  skipped,
} from "./known-pages"

/** Thrown for a cursor that this ledger did not make. */
export class InvalidCursorError extends Error {
  constructor() {
    super("the cursor is not one that an earlier answer gave")
    this.name = "InvalidCursorError"
  }
}

/**
 * One page of entries as JSON, newest first. Within one wallet the order is the chain's; over several it
 * is that of the ids, which is the same within each wallet.
 *
 * @param known what was read before; what is read now is added
 * @throws InvalidCursorError
 */
export async function listEntries(
  connection: PgConnection,
  query: EntryQuery,
  known: KnownEntries
): Promise<EntryPage> {
  if (query.wallet_ids?.length === 0) {
    return { json: "[]", total: 0, next_cursor: null }
  }
  const { texts, last, total } = await findPage(connection, query, known)
  return {
    json: `[${texts.join(",")}]`,
    total,
    next_cursor: last && texts.length === query.per_page ? encodeCursor(last) : null,
  }
}

async function findPage(
  connection: PgConnection,
  query: EntryQuery,
  known: KnownEntries
): Promise<Found> {
  const { customer_id, wallet_ids, staff } = query
  if (!isNarrowed(query)) {
    if (customer_id !== undefined) {
      return await readOwn(connection, customer_id, query, known)
    }
    if (wallet_ids?.length === 1) {
      return await readChain(connection, wallet_ids[0], query, known)
    }
    if (!wallet_ids && staff) {
      return await readAll(connection, query, known)
    }
  }
  return await searchEntries(connection, query)
}

/** What staff looks at again and again: the newest entries of all wallets. */
async function readAll(
  connection: PgConnection,
  query: EntryQuery,
  known: KnownEntries
): Promise<Found> {
  const condition = `${NOT_SCRATCH} AND entry.id < $1::bigint`
  const page: Page = { condition, values: [endOf(query)], order: "id" }
  const { cursor, page: number, per_page } = query
  return await connection.once(`entries ${cursor ?? number} ${per_page}`, () =>
    readAgain(connection, query, known, "all", page, async (statement) => {
      const [[row], total] = await connection.together(() => [
        connection.query(statement),
        countAllEntries(connection),
      ])
      return { row, total }
    })
  )
}

/**
 * Pages of chains are planned once: PostgreSQL would take planning for the wallet that is asked for
 * to be worth its while, and spend as much on it as on the page. For the one round trip only.
 */
const PLAN_ONCE = "SET LOCAL plan_cache_mode = force_generic_plan"

/** What most callers want, a wallet's own entries, in one round trip of prepared statements. */
async function readChain(
  connection: PgConnection,
  walletId: number,
  query: EntryQuery,
  known: KnownEntries
): Promise<Found> {
  const end = query.cursor === undefined ? null : positionIn(walletId, query.cursor)
  const page: Page = {
    condition: "entry.wallet_id = $1::bigint AND entry.seq < $2::bigint",
    values: [walletId, end ?? Number.MAX_SAFE_INTEGER],
    order: "seq",
  }
  const read = countedBy(connection, "id = $1::bigint")
  return await readAgain(connection, query, known, `wallet ${walletId}`, page, read)
}

/**
 * All entries of a customer, in one round trip with the question which wallets are theirs: the newest
 * of each wallet, of which the newest are the page. Ordering all of them by id would read all of them.
 */
async function readOwn(
  connection: PgConnection,
  customerId: string,
  query: EntryQuery,
  known: KnownEntries
): Promise<Found> {
  const end = query.cursor === undefined ? null : decodeCursor(query.cursor)
  const values = [
    customerId,
    end?.id ?? Number.MAX_SAFE_INTEGER,
    end?.wallet_id ?? 0,
    end?.seq ?? 0,
  ]
  // The place in the cursor's own wallet is found by its index, however far back it is.
  const condition = `entry.id IN (
    SELECT newest.id FROM ledger_wallet own CROSS JOIN LATERAL (
      SELECT id FROM ledger_entry
      WHERE wallet_id = own.id AND id < $2::bigint
        AND seq < CASE own.id WHEN $3::bigint THEN $4::bigint ELSE own.seq + 1 END
      ORDER BY seq DESC ${limitTo(skipped(query) + query.per_page, 0, values)}
    ) newest
    WHERE own.customer_id = $1::text)`
  const page: Page = { condition, values, order: "id" }
  const read = countedBy(connection, "customer_id = $1::text")
  return await readAgain(connection, query, known, `customer ${customerId}`, page, read)
}

/** Reads a page and how many entries the wallets have. @param whose SQL over wallets and `$1` */
function countedBy(connection: PgConnection, whose: string): ReadPage {
  const total = `SELECT coalesce(sum(seq), 0) FROM ledger_wallet WHERE ${whose}`
  return async (page) => {
    const count = { name: nameFor(total), text: total, values: page.values.slice(0, 1) }
    const [[row], [[entries]]] = await connection.queryAll("", [page, count], PLAN_ONCE)
    return { row, total: Number(entries) }
  }
}

/** The id before which a page over several wallets begins. */
function endOf({ cursor }: EntryQuery): number {
  return cursor === undefined ? Number.MAX_SAFE_INTEGER : idOf(cursor)
}

async function searchEntries(connection: PgConnection, query: EntryQuery): Promise<Found> {
  const { staff = false } = query
  const order = query.wallet_ids?.length === 1 ? "seq" : "id"
  const filter = toCondition(query)
  const values = [...filter.values]
  let condition = filter.condition
  if (query.cursor !== undefined) {
    const [wallet_id] = query.wallet_ids ?? []
    values.push(order === "seq" ? positionIn(wallet_id!, query.cursor) : idOf(query.cursor))
    condition += ` AND entry.${order} < $${values.length}::bigint`
  }
  const limit = limitTo(query.per_page, skipped(query), values)
  const text = selectEntries(
    `concat_ws(':', entry.id, entry.wallet_id, entry.seq),
     ${entryJson({ lots: true, note: staff })}`,
    condition,
    `ORDER BY entry.${order} DESC ${limit}`
  )
  const [rows, total] = await connection.together(() => [
    connection.query({ name: nameFor(text), text, values }),
    query.wallet_ids || isNarrowed(query)
      ? countEntries(connection, filter)
      : countAllEntries(connection),
  ])
  return { texts: rows.map(([, json]) => json!), last: rows.at(-1)?.[0] ?? null, total }
}

/** Whether a page is found and counted without reading much: by an index, near the beginning. */
export function isShortList(query: EntryQuery): boolean {
  return !isNarrowed(query) && skipped(query) <= SHORT_OFFSET
}

/** Whether more than whose entries they are is asked of them. */
export function isNarrowed({ types, after, before, as_of, order_id }: EntryQuery): boolean {
  return (types ?? after ?? before ?? as_of ?? order_id) !== undefined
}

/** @returns null when there is no such entry */
export async function findEntry(connection: PgConnection, id: number): Promise<Entry | null> {
  const [entry] = await readEntries(connection, "entry.id = $1::bigint", [id])
  return entry ?? null
}

/** Scratch wallets are few and have an index of their own. */
const NOT_SCRATCH = `entry.wallet_id <> ALL(ARRAY(
  SELECT id FROM ledger_wallet WHERE currency = '${TEST_CURRENCY}'))`

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
  } else if (query.wallet_ids === undefined) {
    terms.push(NOT_SCRATCH)
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

/** All entries but those of scratch wallets: wallets know how many they have. */
async function countAllEntries(connection: PgConnection): Promise<number> {
  const [[total]] = await connection.once("all entries", () =>
    connection.query({
      name: "ledger-count-entries",
      text: `SELECT coalesce(sum(seq), 0) FROM ledger_wallet WHERE currency <> '${TEST_CURRENCY}'`,
    })
  )
  return Number(total)
}

async function countEntries(
  connection: PgConnection,
  { condition, values }: Condition
): Promise<number> {
  const [[total]] = await connection.query({
    text: `SELECT count(*) FROM ledger_entry entry WHERE ${condition}`,
    values,
  })
  return Number(total)
}

/**
 * Names an entry by its id and by its place in its wallet, to be read on from in either order.
 *
 * @param place `<id>:<wallet_id>:<seq>`
 */
function encodeCursor(place: string): string {
  return Buffer.from(place).toString("base64url")
}

function decodeCursor(cursor: string): { id: number; wallet_id: number; seq: number } {
  const match = /^([0-9]{1,15}):([0-9]{1,15}):([0-9]{1,15})$/.exec(
    Buffer.from(cursor, "base64url").toString()
  )
  if (!match) {
    throw new InvalidCursorError()
  }
  const [id, wallet_id, seq] = match.slice(1).map(Number)
  return { id, wallet_id, seq }
}

function idOf(cursor: string): number {
  return decodeCursor(cursor).id
}

function positionIn(walletId: number, cursor: string): number {
  const { wallet_id, seq } = decodeCursor(cursor)
  if (wallet_id !== walletId) {
    throw new InvalidCursorError()
  }
  return seq
}
