import { query } from "./connection"
import type { Connection } from "./connection"

/** Rows per statement: short locks, whatever has piled up. */
const BATCH = 2_000

/** Rows whose time is over. */
export interface Outdated {
  table: string
  /** The instant that they are as old as. */
  column: string
  /** How old they may get. */
  days?: number
  hours?: number
  /** What else must be so; absent = nothing. */
  where?: string
}

/**
 * Deletes all rows that are older than they may get, some at a time; how many there were. One that
 * is renewed meanwhile stays. Every instance may do it at once.
 */
export async function deleteOlder(
  connection: Connection,
  { table, column, days = 0, hours = 0, where = "true" }: Outdated
): Promise<number> {
  const isOver = `${column} < now() - make_interval(days => ?, hours => ?) and (${where})`
  const age = [days, hours]
  for (let deleted = 0; ;) {
    const rows = await query(
      connection,
      `delete from ${table} where ctid = any(array(
         select ctid from ${table} where ${isOver} order by ${column} limit ?
       )) and ${isOver} returning 1`,
      [...age, BATCH, ...age]
    )
    deleted += rows.length
    if (rows.length < BATCH) return deleted
  }
}
