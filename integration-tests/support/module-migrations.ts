/** Creates the tables of one module of ours in a database, from its TypeScript sources. */
import { readdirSync } from "node:fs"
import { join } from "node:path"
import type { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { Client } from "pg"

const MODULES = join(__dirname, "../../src/modules")

/** @param module its folder's name: `ledger` */
export async function migrateModule(url: string, module: string): Promise<void> {
  const folder = join(MODULES, module, "migrations")
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    for (const file of readdirSync(folder).sort()) {
      const [Class] = Object.values(require(join(folder, file))) as (new (
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
