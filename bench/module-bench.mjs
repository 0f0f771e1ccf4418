/** The ledger module in a database of its own, beside the SQL that it is measured against. */
import { existsSync, readFileSync, readdirSync } from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { STORE_FLAGS } from "../scripts/store-flags.mjs"
import { createLedger, migrateLedger, openPool } from "./built-ledger.mjs"
import { BENCH_FOLDER, createDatabase, settleDatabase, withClient } from "./cluster.mjs"
import { openFundedWallets } from "./seed/wallets.mjs"
import { createStatementRunner } from "./statements.mjs"
import { startWorker } from "./worker.mjs"

const SQL = path.join(path.dirname(fileURLToPath(import.meta.url)), "sql")

/** As many wallets and accounts on either side as the goals speak of. */
const WALLETS = 1000

/**
 * @param {object} cluster
 * @param {{pgledger?: string}} options path of pgledger's SQL file
 */
export async function openModuleBench(cluster, { pgledger }) {
  const url = await createDatabase(cluster, "module")
  const pool = openPool(url)
  await migrateLedger(pool)
  const wallets = await openFundedWallets(createLedger(pool), { group: "spread", count: WALLETS })
  await pool.destroy()
  await withClient(url, async (client) => {
    await client.query(readFileSync(path.join(SQL, "peers.sql"), "utf8"))
    if (pgledger) {
      await loadPgledger(client, pgledger)
    }
  })
  await settleDatabase(url)
  const statements = createStatementRunner({ url, folder: BENCH_FOLDER })
  const ledger = startWorker("ledger", { args: [url], execArgv: STORE_FLAGS })
  return {
    url,
    wallets,
    statements,
    ledger,
    async stop() {
      await ledger.stop()
      await statements.stop()
    },
  }
}

/** pgledger and as many accounts as there are wallets, and as many again that receive. */
async function loadPgledger(client, file) {
  const vendored = path.join(path.dirname(file), "vendor", "scoville-pgsql-ulid")
  if (existsSync(vendored)) {
    for (const name of readdirSync(vendored).filter((name) => name.endsWith(".sql"))) {
      await client.query(readFileSync(path.join(vendored, name), "utf8"))
    }
  } else {
    // The file alone lacks this function of another project; the stand-in is cheaper than it.
    await client.query(
      `CREATE FUNCTION uuid_to_ulid(id uuid) RETURNS text LANGUAGE sql IMMUTABLE
       AS $$ SELECT upper(replace(id::text, '-', '')) $$`
    )
  }
  await client.query(readFileSync(file, "utf8"))
  await client.query(
    `INSERT INTO pgledger_accounts
       (id, name, currency, balance, allow_negative_balance, allow_positive_balance, created_at, updated_at)
     SELECT kind || '_' || number, 'Benchmark', 'USD', 1000000000000, false, true, now(), now()
     FROM generate_series(1, $1::int) AS number, unnest(ARRAY['wallet', 'shop']) AS kind`,
    [WALLETS]
  )
}
