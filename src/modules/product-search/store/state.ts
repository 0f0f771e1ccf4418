import { query } from "../../../database/connection"
import type { Connection } from "../../../database/connection"

/** When something was last done for the whole catalogue; undefined: never. */
export async function readState(connection: Connection, name: string): Promise<Date | undefined> {
  const [row] = await query<{ at: Date }>(
    connection,
    "select at from assistant_search_state where name = ?",
    [name]
  )
  return row?.at
}

export async function writeState(connection: Connection, name: string): Promise<void> {
  await query(
    connection,
    `insert into assistant_search_state (name, at) values (?, now())
     on conflict (name) do update set at = excluded.at`,
    [name]
  )
}
