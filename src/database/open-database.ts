import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { type Database, databaseOf } from "./connection"

/**
 * The host's pool as a connection, with the store's setting for prepared statements: the plugin's
 * option `prepared_statements`, or the environment's `WALLET_PREPARED_STATEMENTS`; on by default.
 *
 * @throws Error for a value that is neither true nor false
 */
export function openDatabase(
  knex: Knex,
  options: Record<string, unknown> = {},
  env: NodeJS.ProcessEnv = process.env
): Database {
  const database = databaseOf(knex)
  const wanted = options.prepared_statements ?? env.WALLET_PREPARED_STATEMENTS
  if (wanted !== undefined && wanted !== "") {
    database.usePreparedStatements(readSwitch(wanted))
  }
  return database
}

function readSwitch(value: unknown): boolean {
  if (value === true || value === "true") return true
  if (value === false || value === "false") return false
  throw new Error(`The option "prepared_statements" must be true or false, not "${value}"`)
}
