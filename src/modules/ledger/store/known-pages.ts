import { LRUCache } from "lru-cache"
import { limitTo } from "../../../database/limit"
import {
  nameFor,
  type PgConnection,
  type PlainStatement,
  type Row,
} from "../../../database/pg-connection"
import type { EntryQuery } from "../types"
import { selectEntries } from "./entries"
import { entryJson } from "./entry-json"

/** About 6 MB: what staff looks at most, the newest, and what some hundred customers looked at last. */
const MAX_TEXTS = 10_000
const MAX_PAGES = 500

/**
 * Texts of entries that were read before. Entries never change but for their texts being erased, and a
 * name that holds that and an entry's MAC tells it from any other that may come under its id: which entries a page has is read each time,
 * their texts, which are most of what reading it costs, only where they are not known.
 */
export class KnownEntries {
  private readonly texts = new LRUCache<string, string>({ max: MAX_TEXTS })
  private readonly pages = new LRUCache<string, string[]>({ max: MAX_PAGES })

  /**
   * The entries that a page had when it was last read and whose texts are known, by name.
   *
   * @param reader tells apart readers who see more of an entry and less
   */
  recall(reader: Reader, page: string): Map<string, string> {
    const texts = new Map<string, string>()
    for (const name of this.pages.get(`${reader} ${page}`) ?? []) {
      const text = this.texts.get(`${reader} ${name}`)
      if (text !== undefined) {
        texts.set(name, text)
      }
    }
    return texts
  }

  keep(reader: Reader, page: string, texts: ReadonlyMap<string, string>): void {
    this.pages.set(`${reader} ${page}`, [...texts.keys()])
    for (const [name, text] of texts) {
      this.texts.set(`${reader} ${name}`, text)
    }
  }
}

type Reader = "staff" | "owner"

/** A page of entries. */
export interface Found {
  /** The JSON of each entry. */
  texts: string[]
  /** The place of the last one, `<id>:<wallet_id>:<seq>`. */
  last: string | null
  total: number
}

/** Between texts of entries, in which it can't occur. */
const SEPARATOR = "\u001e"

/** SQL over `entry`; the page is ordered by a column of it, downwards. */
export interface Page {
  condition: string
  values: PlainStatement["values"]
  order: "id" | "seq"
}

/** How a page is read, together with what is asked about it. */
export type ReadPage = (statement: PlainStatement) => Promise<{ row: Row; total: number }>

/**
 * Reads a page that somebody is likely to look at again: of those entries that it had the last time only
 * the names are read. It comes as one row, since a row for each would have to be taken apart one by one.
 *
 * @param of whose page it is
 */
export async function readAgain(
  connection: PgConnection,
  query: EntryQuery,
  known: KnownEntries,
  of: string,
  { condition, values, order }: Page,
  read: ReadPage
): Promise<Found> {
  const { staff = false, cursor, page, per_page } = query
  const reader = staff ? "staff" : "owner"
  const name = [of, per_page, cursor ?? page].join(" ")
  const recalled = known.recall(reader, name)
  const ids = new Set([...recalled.keys()].map(idIn))
  const bound = [...values, [...ids]]
  const json = `CASE WHEN entry.id = ANY($${bound.length}::bigint[]) THEN NULL
    ELSE (SELECT ${entryJson({ lots: true, note: staff })}
      FROM ledger_wallet wallet WHERE wallet.id = entry.wallet_id) END`
  const text = `SELECT
      string_agg(concat_ws(':', id, wallet_id, seq, mac), ',' ORDER BY ${order} DESC),
      string_agg(json, '${SEPARATOR}' ORDER BY ${order} DESC)
    FROM (
      SELECT id, wallet_id, seq,
        encode(mac, 'hex') || CASE WHEN texts_digest IS NULL THEN '' ELSE ' erased' END AS mac,
        ${json} AS json
      FROM ledger_entry entry WHERE ${condition}
      ORDER BY entry.${order} DESC ${limitTo(per_page, skipped(query), bound)}
    ) page`
  const { row, total } = await read({ name: nameFor(text), text, values: bound })
  const names = row[0]?.split(",") ?? []
  const fresh = (row[1]?.split(SEPARATOR) ?? [])[Symbol.iterator]()
  const texts = new Map<string, string | undefined>(
    names.map((each) => [each, ids.has(idIn(each)) ? recalled.get(each) : fresh.next().value])
  )
  // Somebody changed it in the database since: it is shown as it is, for whoever has to see that.
  const changed = names.filter((each) => texts.get(each) === undefined)
  for (const [index, json] of (await readTexts(connection, changed, staff)).entries()) {
    texts.set(changed[index], json)
  }
  const found = texts as Map<string, string>
  known.keep(reader, name, found)
  const last = names.at(-1)
  return {
    texts: [...found.values()],
    last: last === undefined ? null : last.slice(0, last.lastIndexOf(":")),
    total,
  }
}

function idIn(name: string): number {
  return Number(name.slice(0, name.indexOf(":")))
}

/** The texts of entries, in the order of their names. */
async function readTexts(
  connection: PgConnection,
  names: readonly string[],
  staff: boolean
): Promise<string[]> {
  if (!names.length) {
    return []
  }
  const text = selectEntries(
    `entry.id, ${entryJson({ lots: true, note: staff })}`,
    "entry.id = ANY($1::bigint[])"
  )
  const rows = await connection.query({
    name: nameFor(text),
    text,
    values: [names.map(idIn)],
  })
  const texts = new Map(rows.map(([id, json]) => [Number(id), json!]))
  return names.map((name) => texts.get(idIn(name))!)
}

/** How many entries come before a page. */
export function skipped({ cursor, page, per_page }: EntryQuery): number {
  return cursor === undefined ? (page - 1) * per_page : 0
}
