import { withoutContacts } from "../../../text/without-contacts"
import type { UnmetQuery, UnmetQueryFilter } from "../types"
import { query } from "../../../database/connection"
import type { Connection } from "../../../database/connection"
import { deleteOlder } from "../../../database/delete-older"
import { readPage } from "../../../database/read-page"
import type { Listing } from "../../../database/read-page"

const MAX_LENGTH = 100

type Narrowing = Pick<UnmetQueryFilter, "after" | "before">

const QUERIES: Listing<Narrowing> = {
  columns: "query, count, first_seen, last_seen",
  from: "assistant_search_unmet",
  conditions: { after: "last_seen > ?", before: "last_seen < ?" },
  orderBy: "count desc, last_seen desc, query",
}

/** A link may be somebody's own; so may what stands before an `@`. */
const PERSONAL = /\S+@\S+|https?:\S+|www\.\S+/g

/** A query as it is counted: lower case, short, and without what may name a person. */
export function presentableQuery(text: string): string {
  return withoutContacts(text.replace(PERSONAL, " "), " ")
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
  filter: UnmetQueryFilter
): Promise<{ data: UnmetQuery[]; total: number }> {
  const found = await readPage<UnmetQuery, Narrowing>(connection, QUERIES, filter, filter)
  return { ...found, data: found.data.map((row) => ({ ...row, count: Number(row.count) })) }
}

export function purgeUnmet(connection: Connection, days: number): Promise<number> {
  return deleteOlder(connection, { table: "assistant_search_unmet", column: "last_seen", days })
}
