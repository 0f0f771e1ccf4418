import { type Entry, type EntryPage, type EntryQuery, TEST_CURRENCY } from "../types"
import {
  type PgConnection,
  nameFor,
  type PlainStatement,
  type Row,
} from "../../../sql/pg-connection"
import { limitTo, SHORT_OFFSET } from "../../../sql/limit"
import { readEntries, selectEntries } from "./entries"
import { entryJson } from "./entry-json"

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
 * @param known entries as staff sees them that were read before, by id and MAC; what is read now is added
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
  const { page, total } = await findPage(connection, query, known)
  const [json, count, last] = page
  return {
    json: json!,
    total,
    next_cursor: last && Number(count) === query.per_page ? encodeCursor(last) : null,
  }
}

/**
 * The text of a statement that reads one page as one row: its entries as a JSON array, how many they
 * are, and where the last of them is. A row for each would have to be taken apart one by one.
 *
 * @param order the column of `entry` that the page is ordered by, downwards
 */
function selectPage(
  { staff = false }: EntryQuery,
  condition: string,
  order: "id" | "seq",
  limit: string
): string {
  const entries = selectEntries(
    `entry.id, entry.wallet_id, entry.seq, ${entryJson({ lots: true, note: staff })} AS json`,
    condition,
    `ORDER BY entry.${order} DESC ${limit}`
  )
  return `SELECT concat('[', string_agg(json, ',' ORDER BY ${order} DESC), ']'), count(*),
      (array_agg(concat_ws(':', id, wallet_id, seq) ORDER BY ${order}))[1]
    FROM (${entries}) page`
}

/** Texts of entries by id and MAC, which tells an entry from any other that may come under its id. */
interface KnownEntries {
  get(name: string): string | undefined
  set(name: string, json: string): unknown
}

interface Found {
  page: Row
  total: number
}

async function findPage(
  connection: PgConnection,
  query: EntryQuery,
  known: KnownEntries
): Promise<Found> {
  const { customer_id, wallet_ids, staff } = query
  if (!isNarrowed(query)) {
    if (customer_id !== undefined) {
      return await readOwn(connection, customer_id, query)
    }
    if (wallet_ids?.length === 1) {
      return await readChain(connection, wallet_ids[0], query)
    }
    if (!wallet_ids && staff) {
      return await readAll(connection, query, known)
    }
  }
  return await searchEntries(connection, query)
}

/**
 * What staff looks at again and again, the newest entries of all wallets: only those that are not
 * known are written as JSON, which is most of what reading a page costs.
 */
async function readAll(
  connection: PgConnection,
  query: EntryQuery,
  known: KnownEntries
): Promise<Found> {
  const values = [endOf(query)]
  const text = `SELECT string_agg(concat_ws(':', id, encode(mac, 'hex')), ',' ORDER BY id DESC),
      count(*), (array_agg(concat_ws(':', id, wallet_id, seq) ORDER BY id))[1]
    FROM (SELECT id, wallet_id, seq, mac FROM ledger_entry entry
      WHERE ${NOT_SCRATCH} AND entry.id < $1::bigint
      ORDER BY id DESC ${limitTo(query.per_page, skipped(query), values)}) page`
  const [[[list, count, last]], total] = await connection.together(() => [
    connection.query({ name: nameFor(text), text, values }),
    countAllEntries(connection),
  ])
  const names = list === null ? [] : list.split(",")
  const texts = new Map(names.map((name) => [name, known.get(name)]))
  const unknown = names.filter((name) => texts.get(name) === undefined)
  for (const [name, json] of unknown.length ? await readTexts(connection, unknown) : []) {
    texts.set(name!, json!)
    known.set(name!, json!)
  }
  const found = [...texts.values()].filter((json) => json !== undefined)
  return { page: [`[${found.join(",")}]`, count, last], total }
}

async function readTexts(connection: PgConnection, names: readonly string[]): Promise<Row[]> {
  return await connection.query({
    name: "ledger-read-entry-texts",
    text: selectEntries(
      `concat_ws(':', entry.id, encode(entry.mac, 'hex')),
       ${entryJson({ lots: true, note: true })}`,
      "entry.id = ANY($1::bigint[])"
    ),
    values: [names.map((name) => Number(name.slice(0, name.indexOf(":"))))],
  })
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
  query: EntryQuery
): Promise<Found> {
  const end = query.cursor === undefined ? null : positionIn(walletId, query.cursor)
  const values = [walletId, end ?? Number.MAX_SAFE_INTEGER]
  const text = selectPage(
    query,
    "entry.wallet_id = $1::bigint AND entry.seq < $2::bigint",
    "seq",
    limitTo(query.per_page, skipped(query), values)
  )
  return await readCounted(connection, text, values, "id = $1::bigint")
}

/**
 * All entries of a customer, in one round trip with the question which wallets are theirs: the newest
 * of each wallet, of which the newest are the page. Ordering all of them by id would read all of them.
 */
async function readOwn(
  connection: PgConnection,
  customerId: string,
  query: EntryQuery
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
  const limit = limitTo(query.per_page, skipped(query), values)
  const text = selectPage(query, condition, "id", limit)
  return await readCounted(connection, text, values, "customer_id = $1::text")
}

/** Reads a page and how many entries the wallets have. @param whose SQL over wallets and `$1` */
async function readCounted(
  connection: PgConnection,
  text: string,
  values: PlainStatement["values"],
  whose: string
): Promise<Found> {
  const total = `SELECT coalesce(sum(seq), 0) FROM ledger_wallet WHERE ${whose}`
  const [[page], [[entries]]] = await connection.queryAll(
    "",
    [
      { name: nameFor(text), text, values },
      { name: nameFor(total), text: total, values: values.slice(0, 1) },
    ],
    PLAN_ONCE
  )
  return { page, total: Number(entries) }
}

/** The id before which a page over several wallets begins. */
function endOf({ cursor }: EntryQuery): number {
  return cursor === undefined ? Number.MAX_SAFE_INTEGER : idOf(cursor)
}

async function searchEntries(connection: PgConnection, query: EntryQuery): Promise<Found> {
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
  const text = selectPage(query, condition, order, limit)
  const [[page], total] = await connection.together(() => [
    connection.query({ name: nameFor(text), text, values }),
    query.wallet_ids || isNarrowed(query)
      ? countEntries(connection, filter)
      : countAllEntries(connection),
  ])
  return { page, total }
}

function skipped({ cursor, page, per_page }: EntryQuery): number {
  return cursor === undefined ? (page - 1) * per_page : 0
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
