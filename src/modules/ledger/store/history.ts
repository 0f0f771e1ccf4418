import {
  type Entry,
  type EntryPage,
  type EntryQuery,
  type EntryType,
  TEST_CURRENCY,
} from "../types"
import type { Connection } from "../../../database/connection"
import { limitTo } from "../../../database/limit"
import { readEntries, selectEntries } from "./entries"
import { entryJson } from "./entry-json"

/** Thrown for a cursor that this ledger did not make. */
export class InvalidCursorError extends Error {
  constructor() {
    super("the cursor is not one that an earlier answer gave")
    this.name = "InvalidCursorError"
  }
}

/** A page of entries. */
interface Found {
  /** The JSON of each entry. */
  texts: string[]
  /** The place of the last one, `<id>:<wallet_id>:<seq>`. */
  last: string | null
  /** Whether older entries have not been looked at, though the page is not full. */
  readsOn?: boolean
  total: number
}

/** SQL over `entry` and `wallet`; the page is ordered by a column of `entry`, downwards. */
interface Page {
  condition: string
  values: unknown[]
  order: "id" | "seq"
}

/**
 * One page of entries as JSON, newest first. Within one wallet the order is the chain's; over several it
 * is that of the ids, which is the same within each wallet.
 *
 * @throws InvalidCursorError
 */
export async function listEntries(connection: Connection, query: EntryQuery): Promise<EntryPage> {
  if (query.wallet_ids?.length === 0) {
    return { json: "[]", total: 0, next_cursor: null }
  }
  const { texts, last, readsOn, total } = await findPage(connection, query)
  return {
    json: `[${texts.join(",")}]`,
    total,
    next_cursor: last && (readsOn || texts.length === query.per_page) ? encodeCursor(last) : null,
  }
}

async function findPage(connection: Connection, query: EntryQuery): Promise<Found> {
  const { customer_id, wallet_ids, staff } = query
  if (!isNarrowed(query)) {
    if (customer_id !== undefined) {
      return await readOwn(connection, customer_id, query)
    }
    if (wallet_ids?.length === 1) {
      return await readChain(connection, wallet_ids[0], query)
    }
    if (!wallet_ids && staff) {
      return await readAll(connection, query)
    }
  }
  if (looksThrough(query)) return await lookThrough(connection, query)
  return await searchEntries(connection, query)
}

/** The newest entries of all wallets. */
async function readAll(connection: Connection, query: EntryQuery): Promise<Found> {
  const condition = `${NOT_SCRATCH} AND entry.id < $1::bigint`
  const found = await readPage(connection, query, {
    condition,
    values: [endOf(query)],
    order: "id",
  })
  return { ...found, total: await countAllEntries(connection) }
}

/** What most callers want: a wallet's own entries. */
async function readChain(
  connection: Connection,
  walletId: number,
  query: EntryQuery
): Promise<Found> {
  const end = query.cursor === undefined ? null : positionIn(walletId, query.cursor)
  const found = await readPage(connection, query, {
    condition: "entry.wallet_id = $1::bigint AND entry.seq < $2::bigint",
    values: [walletId, end ?? Number.MAX_SAFE_INTEGER],
    order: "seq",
  })
  return { ...found, total: await countOf(connection, "id = $1::bigint", walletId) }
}

/**
 * All entries of a customer: the newest of each wallet, of which the newest are the page. Ordering
 * all of them by id would read all of them.
 */
async function readOwn(
  connection: Connection,
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
  const found = await readPage(connection, query, { condition, values, order: "id" })
  return { ...found, total: await countOf(connection, "customer_id = $1::text", customerId) }
}

async function readPage(
  connection: Connection,
  query: EntryQuery,
  { condition, values, order }: Page
): Promise<Omit<Found, "total">> {
  const bound = [...values]
  const sorting = `ORDER BY entry.${order} DESC`
  const page = `${sorting} ${limitTo(query.per_page, skipped(query), bound)}`
  const columns = `concat_ws(':', entry.id, entry.wallet_id, entry.seq),
     ${entryJson({ lots: true, staff: query.staff ?? false })}`
  // What is skipped would be put into words as well; far back that takes longer than finding it.
  const text =
    skipped(query) < FAR_BACK
      ? selectEntries(columns, condition, page)
      : selectEntries(
          columns,
          `entry.id = ANY(ARRAY(SELECT entry.id FROM ledger_entry entry WHERE ${condition} ${page}))`,
          sorting
        )
  const rows = await connection.query({ text, values: bound, prepared: true })
  return { texts: rows.map(([, json]) => json!), last: rows.at(-1)?.[0] ?? null }
}

/** How many entries a page skips before it finds their ids first. */
const FAR_BACK = 1_000

/** How many entries wallets have: they know. @param whose SQL over wallets and `$1` */
async function countOf(
  connection: Connection,
  whose: string,
  value: number | string
): Promise<number> {
  const [[total]] = await connection.query({
    text: `SELECT coalesce(sum(seq - expiry_moves), 0) FROM ledger_wallet WHERE ${whose}`,
    values: [value],
    prepared: true,
  })
  return Number(total)
}

/** How many entries come before a page. */
function skipped({ cursor, page, per_page }: EntryQuery): number {
  return cursor === undefined ? (page - 1) * per_page : 0
}

/** The id before which a page over several wallets begins. */
function endOf({ cursor }: EntryQuery): number {
  return cursor === undefined ? Number.MAX_SAFE_INTEGER : idOf(cursor)
}

/**
 * How many numbers of entries one request looks through for what no index finds: a text, an actor, an
 * amount, a currency. It bounds what such a search costs, however many entries there are.
 */
const LOOKED_THROUGH = 200_000

/** Looks through the newest entries, or through those before a cursor. */
async function lookThrough(connection: Connection, query: EntryQuery): Promise<Found> {
  const end = query.cursor === undefined ? await newestId(connection, query) : idOf(query.cursor)
  const begin = Math.max(end - LOOKED_THROUGH, 1)
  const { condition, values } = toCondition(query)
  const bounds = [begin, end]
  const within = `${condition}
    AND entry.id >= $${values.length + 1}::bigint AND entry.id < $${values.length + 2}::bigint`
  const filter = { condition: within, values: [...values, ...bounds] }
  const found = await readPage(connection, query, { ...filter, order: "id" })
  const total = await countEntries(connection, filter)
  if (found.texts.length === query.per_page || begin === 1) return { ...found, total }
  return { ...found, last: `${begin}:0:0`, readsOn: true, total }
}

/**
 * The number behind the newest entry, or behind those before an instant. Numbers are given out nearly in
 * the order of time, so that this is found by halving; what was booked at the same time as others may
 * have a number that is a little higher.
 */
async function newestId(connection: Connection, { before, as_of }: EntryQuery): Promise<number> {
  const instant = [before, as_of].filter((each) => each !== undefined).sort((a, b) => +a - +b)[0]
  const [[newest]] = await connection.query({
    text: "SELECT coalesce(max(id), 0) FROM ledger_entry",
    prepared: true,
  })
  if (instant === undefined) return Number(newest) + 1
  const [[found]] = await connection.query({
    text: `WITH RECURSIVE halved (low, high) AS (
        SELECT 0::bigint, $1::bigint
        UNION ALL
        SELECT CASE WHEN older THEN middle ELSE low END, CASE WHEN older THEN high ELSE middle - 1 END
        FROM (
          SELECT low, high, middle, coalesce((
            SELECT created_at <= $2::timestamptz FROM ledger_entry
            WHERE id <= middle ORDER BY id DESC LIMIT 1
          ), true) AS older
          FROM (SELECT low, high, (low + high + 1) / 2 AS middle FROM halved WHERE low < high) step
        ) tried
      )
      SELECT high FROM halved WHERE low = high`,
    values: [Number(newest), instant],
    prepared: true,
  })
  return Math.min(Number(found) + AT_THE_SAME_TIME, Number(newest)) + 1
}

const AT_THE_SAME_TIME = 1_000

/** Whether something is asked of entries that no index finds, and nothing that one does. */
function looksThrough(query: EntryQuery): boolean {
  const { text, actor, currency, amount_min, amount_max } = query
  const { wallet_ids, order_id, reference, transfer_group_id } = query
  return (
    (text ?? actor ?? currency ?? amount_min ?? amount_max) !== undefined &&
    (wallet_ids ?? order_id ?? reference ?? transfer_group_id) === undefined
  )
}

async function searchEntries(connection: Connection, query: EntryQuery): Promise<Found> {
  const order = query.wallet_ids?.length === 1 ? "seq" : "id"
  const filter = toCondition(query)
  const values = [...filter.values]
  let condition = filter.condition
  if (query.cursor !== undefined) {
    const [wallet_id] = query.wallet_ids ?? []
    values.push(order === "seq" ? positionIn(wallet_id!, query.cursor) : idOf(query.cursor))
    condition += ` AND entry.${order} < $${values.length}::bigint`
  }
  const found = await readPage(connection, query, { condition, values, order })
  const total =
    query.wallet_ids || isNarrowed(query)
      ? await countEntries(connection, filter)
      : await countAllEntries(connection)
  return { ...found, total }
}

/** Whether more than whose entries they are is asked of them. */
export function isNarrowed(query: EntryQuery): boolean {
  return NARROWINGS.some((name) => query[name] !== undefined)
}

const NARROWINGS = [
  "types",
  "after",
  "before",
  "as_of",
  "order_id",
  "reference",
  "transfer_group_id",
  "currency",
  "actor",
  "amount_min",
  "amount_max",
  "text",
] as const

/** @returns null when there is no such entry */
export async function findEntry(connection: Connection, id: number): Promise<Entry | null> {
  const [entry] = await readEntries(connection, "entry.id = $1::bigint", [id])
  return entry ?? null
}

/** Scratch wallets are few and have an index of their own. */
const NOT_SCRATCH = `entry.wallet_id <> ALL(ARRAY(
  SELECT id FROM ledger_wallet WHERE currency = '${TEST_CURRENCY}'))`

/** Most entries are of these types; all others have an index, which is used where this is said. */
const MASS_TYPES: EntryType[] = ["credit", "debit"]
const NO_MASS_TYPE = "entry.type NOT IN ('credit', 'debit')"

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
  if (query.types?.length === 1) {
    // Compared with one value, its index gives them in their order.
    add(query.types[0], (value) => `entry.type = ${value}::text`)
  } else {
    add(query.types, (value) => `entry.type = ANY(${value}::text[])`)
  }
  if (query.types && !query.types.some((type) => MASS_TYPES.includes(type))) {
    terms.push(NO_MASS_TYPE)
  }
  add(query.after, (value) => `entry.created_at > ${value}::timestamptz`)
  add(query.before, (value) => `entry.created_at < ${value}::timestamptz`)
  add(query.as_of, (value) => `entry.created_at <= ${value}::timestamptz`)
  add(query.order_id, (value) => `entry.order_id = ${value}::bigint`)
  add(query.reference, (value) => `entry.reference = ${value}::text`)
  add(query.transfer_group_id, (value) => `entry.transfer_group_id = ${value}::text`)
  add(query.actor, (value) => `entry.actor = ${value}::text`)
  add(query.amount_min, (value) => `entry.amount >= ${value}::bigint`)
  add(query.amount_max, (value) => `entry.amount <= ${value}::bigint`)
  add(
    query.currency,
    (value) =>
      `EXISTS (SELECT FROM ledger_wallet WHERE id = entry.wallet_id AND currency = ${value}::text)`
  )
  add(
    query.text?.replace(/[\\%_]/g, "\\$&"),
    (value) =>
      `concat_ws(E'\\n', entry.reason, entry.note, entry.reference) ILIKE '%' || ${value}::text || '%'`
  )
  return { condition: terms.join(" AND "), values }
}

/** All entries but those of scratch wallets: wallets know how many they have. */
async function countAllEntries(connection: Connection): Promise<number> {
  const [[total]] = await connection.query({
    text: `SELECT coalesce(sum(seq - expiry_moves), 0) FROM ledger_wallet WHERE currency <> '${TEST_CURRENCY}'`,
    prepared: true,
  })
  return Number(total)
}

async function countEntries(
  connection: Connection,
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
