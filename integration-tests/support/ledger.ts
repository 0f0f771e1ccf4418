/**
 * The ledger without a store around it, on its TypeScript sources.
 *
 *   const database = await createLedgerDatabase()          // migrated, empty
 *   const { ledger, knex, close } = openLedger(database.url, { clock: () => new Date(…) })
 *   const [wallet] = await openWallets(ledger, 1)
 *   …
 *   await close()
 *   await database.drop()
 *
 * Two instances on one database are two `openLedger` calls: each has a pool of its own.
 */
import { readdirSync } from "node:fs"
import { join } from "node:path"
import { knex as createKnex, type Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { Client } from "pg"
import LedgerService from "../../src/modules/ledger/service"
import type { Posting, Result, Wallet } from "../../src/modules/ledger/types"
import { createDatabase, type TestDatabase } from "./database"

/** The key ring of every test that does not bring its own. */
export const LEDGER_KEYS = { "1": Buffer.alloc(32, 7).toString("base64") }

export interface OpenLedger {
  ledger: LedgerService
  knex: Knex
  close(): Promise<void>
}

export interface LedgerSettings {
  /** Replaces the database's clock. */
  clock?: () => Date
  keys?: Record<string, string>
  /** Connections in the pool at most. */
  connections?: number
  acquireTimeoutMillis?: number
}

const MIGRATIONS = join(__dirname, "../../src/modules/ledger/migrations")

/** Creates the ledger's tables in an empty database. */
export async function migrateLedger(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    for (const file of readdirSync(MIGRATIONS).sort()) {
      const [Class] = Object.values(require(join(MIGRATIONS, file))) as (new (
        ...dependencies: never[]
      ) => Migration)[]
      const migration = new Class(undefined as never, undefined as never)
      await migration.up()
      for (const query of migration.getQueries()) {
        await client.query(query as string)
      }
    }
  } finally {
    await client.end()
  }
}

export async function createLedgerDatabase(): Promise<TestDatabase> {
  const database = await createDatabase()
  await migrateLedger(database.url)
  return database
}

export function openLedger(
  url: string,
  {
    clock,
    keys = LEDGER_KEYS,
    connections = 10,
    acquireTimeoutMillis = 60_000,
  }: LedgerSettings = {}
): OpenLedger {
  const knex = createKnex({
    client: "pg",
    connection: { connectionString: url },
    pool: { min: 0, max: connections },
    acquireConnectionTimeout: acquireTimeoutMillis,
    // The pool tells of every connection that it throws away; tests throw many.
    log: { warn: () => {} },
  })
  const ledger = new LedgerService(
    { __pg_connection__: knex, ...(clock && { ledgerClock: clock }) },
    { ledger_keys: keys }
  )
  return { ledger, knex, close: async () => await knex.destroy() }
}

let customers = 0

/** Opens this many wallets, each for a customer of its own. */
export async function openWallets(ledger: LedgerService, count: number): Promise<Wallet[]> {
  return await ledger.openWallets(
    Array.from({ length: count }, () => {
      customers += 1
      return { customer_id: `cus_${customers}`, user_id: customers, currency: "EUR" }
    })
  )
}

/** The posting of a command that must have been accepted. */
export function posted(result: Result): Posting {
  if (!result.ok) {
    throw new Error(`refused: ${result.refusal.code}`)
  }
  return result.posting
}

/** The refusal of a command that must have been refused. */
export function refusalOf(result: Result) {
  if (result.ok) {
    throw new Error("accepted")
  }
  return result.refusal
}
