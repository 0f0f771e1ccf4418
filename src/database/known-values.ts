import type { Connection } from "./connection"
import { query } from "./connection"
import { sqlState } from "./errors"

const CHECK_VIOLATION = "23514"
/** How the names of these constraints end, by which they are found again. */
const SUFFIX = "_known"

/**
 * The statement by which a migration lets a column take certain words only, and null where the column does.
 * Rows that are there already are not read, so that the table is locked for an instant only, however
 * large it is: all migrations of a module are one transaction. `validateKnownValues` reads them later.
 *
 * @param values as they were when the migration was written: a migration never changes
 */
export function addKnownValues(table: string, column: string, values: readonly string[]): string {
  const words = values.map((word) => `'${word}'`).join(", ")
  return `alter table ${table} add constraint ${nameOf(table, column)}
    check (${column} in (${words})) not valid`
}

export function dropKnownValues(table: string, column: string): string {
  return `alter table ${table} drop constraint ${nameOf(table, column)}`
}

function nameOf(table: string, column: string) {
  return `${table}_${column}${SUFFIX}`
}

/**
 * Reads the rows that were there before such a constraint, each table by itself and with a lock that
 * keeps nobody from reading and writing. A table with another word in it stays as it is: the constraint
 * goes on holding for whatever is written from now on.
 *
 * @returns the constraints that older rows contradict, as `table: constraint`
 */
export async function validateKnownValues(connection: Connection): Promise<string[]> {
  const constraints = await query<{ owner: string; name: string }>(
    connection,
    `select conrelid::regclass::text as owner, quote_ident(conname) as name from pg_constraint
     where contype = 'c' and not convalidated and right(conname, ?) = ?
       and connamespace = current_schema()::regnamespace
     order by 1, 2`,
    [SUFFIX.length, SUFFIX]
  )
  const contradicted: string[] = []
  for (const { owner, name } of constraints) {
    try {
      await query(connection, `alter table ${owner} validate constraint ${name}`)
    } catch (error) {
      if (sqlState(error) !== CHECK_VIOLATION) throw error
      contradicted.push(`${owner}: ${name}`)
    }
  }
  return contradicted
}
