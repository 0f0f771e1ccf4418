/** The ledger module as it is published, without a Medusa around it. */
import { createRequire } from "node:module"
import { readdirSync } from "node:fs"
import path from "node:path"
import { ROOT } from "../scripts/paths.mjs"

const require = createRequire(import.meta.url)
const LEDGER = path.join(ROOT, ".medusa", "server", "src", "modules", "ledger")

/** The secret that every benchmark signs with. */
export const LEDGER_SECRET = Buffer.alloc(32, "bench").toString("base64")

/** As many as the host's own pool has by default. */
const POOL = { min: 2, max: 10 }

export function requireLedger(file) {
  return require(path.join(LEDGER, file))
}

/** A pool as the host makes it. */
export function openPool(url, pool = POOL) {
  const { knex } = require("@medusajs/framework/mikro-orm/knex")
  return knex({ client: "pg", connection: url, pool })
}

export function createLedger(pool) {
  const { default: LedgerService } = requireLedger("service.js")
  return new LedgerService({ __pg_connection__: pool }, { ledger_keys: { 1: LEDGER_SECRET } })
}

/** The keys that such a ledger signs with. */
export function createKeyRing() {
  const { KeyRing } = requireLedger("chain/key-ring.js")
  return new KeyRing(new Map([[1, Buffer.from(LEDGER_SECRET, "base64")]]))
}

/** Makes the ledger's tables in an empty database. */
export async function migrateLedger(pool) {
  await migrateModule(pool, path.join(LEDGER, "migrations"))
}

/** Makes the tables of the module whose migrations lie in `folder`. */
export async function migrateModule(pool, folder) {
  const files = readdirSync(folder).filter((file) => /^Migration\d+\.js$/.test(file))
  for (const file of files.sort()) {
    for (const Migration of Object.values(require(path.join(folder, file)))) {
      const migration = new Migration()
      await migration.up()
      for (const query of migration.getQueries()) {
        await pool.raw(String(query).replaceAll("?", "\\?"))
      }
    }
  }
}
