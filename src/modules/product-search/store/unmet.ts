import type { UnmetQuery, UnmetQueryFilter } from "../types"
import { query } from "./connection"
import type { Connection } from "./connection"

const MAX_LENGTH = 100
/** What may be somebody's: addresses, links, and numbers as long as a telephone's. */
const PERSONAL = /\S+@\S+|https?:\S+|www\.\S+|\+?\d(?:[\s().-]*\d){6,}/g

/** A query as it is counted: lower case, short, and without what may name a person. */
export function presentableQuery(text: string): string {
  return text
    .replace(PERSONAL, " ")
    .toLowerCase()
    .replace(/[\p{C}\s]+/gu, " ")
    .trim()
    .slice(0, MAX_LENGTH)
}

export async function countUnmet(connection: Connection, text: string): Promise<void> {
  await query(
    connection,
    `insert into assistant_search_unmet as known (query, count, first_seen, last_seen)
     values (?, 1, now(), now())
     on conflict (query) do update set count = known.count + 1, last_seen = now()`,
    [text]
  )
}

/** The most frequent first; equally frequent ones by when they were last seen. */
export async function listUnmet(
  connection: Connection,
  { after, before, limit, offset = 0 }: UnmetQueryFilter
): Promise<{ data: UnmetQuery[]; total: number }> {
  const where = `where (?::timestamptz is null or last_seen > ?::timestamptz)
      and (?::timestamptz is null or last_seen < ?::timestamptz)`
  const bounds = [after ?? null, after ?? null, before ?? null, before ?? null]
  const [data, [{ total }]] = await Promise.all([
    query<UnmetQuery>(
      connection,
      `select query, count, first_seen, last_seen from assistant_search_unmet ${where}
       order by count desc, last_seen desc, query limit ? offset ?`,
      [...bounds, limit, offset]
    ),
    query<{ total: string }>(
      connection,
      `select count(*) as total from assistant_search_unmet ${where}`,
      bounds
    ),
  ])
  return { data: data.map((row) => ({ ...row, count: Number(row.count) })), total: Number(total) }
}

export async function purgeUnmet(connection: Connection, days: number): Promise<void> {
  await query(
    connection,
    "delete from assistant_search_unmet where last_seen < now() - make_interval(days => ?)",
    [days]
  )
}
