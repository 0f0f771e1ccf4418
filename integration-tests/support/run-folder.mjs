/**
 * What one run of the tests must tidy up: server processes whose ids are the file names in
 * `TEST_RUN_FOLDER/servers`, clusters in `TEST_RUN_FOLDER/clusters`, databases named after the run.
 * What the stores of the last run printed stays in `.local/test-logs`, to look into after a failure.
 */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from "node:fs"
import path from "node:path"
import pg from "pg"
import { LOCAL } from "../../scripts/paths.mjs"
import { removePostgres, stopPostgres } from "../../scripts/postgres.mjs"
import { send } from "../../scripts/processes.mjs"

function list(folder) {
  return existsSync(folder) ? readdirSync(folder) : []
}

/** Ends every server process of the run by force; safe to call twice. */
export function killServers(folder) {
  for (const pid of list(path.join(folder, "servers"))) {
    send(-Number.parseInt(pid, 10), "SIGKILL")
  }
}

async function dropDatabases(query, values) {
  const client = new pg.Client({ connectionString: `${process.env.TEST_POSTGRES_URL}/postgres` })
  await client.connect()
  const { rows } = await client.query(query, values)
  for (const { datname } of rows) {
    await client.query(`drop database if exists "${datname}" with (force)`)
  }
  await client.end()
}

async function dropDatabasesOf(folder) {
  const prefix = `${path.basename(folder).replaceAll("-", "_").toLowerCase()}_`
  await dropDatabases("select datname from pg_database where starts_with(datname, $1)", [prefix])
}

/** What runs that were killed have left on the checkout's cluster, and templates of older code. */
export async function dropLeftovers() {
  await dropDatabases(`select datname from pg_database where starts_with(datname, 'wallet_tests_')
    union all (select datname from pg_database where starts_with(datname, 'store_template_')
      order by oid desc offset 3)`)
}

function keepLogs(logs) {
  if (existsSync(logs)) {
    const kept = path.join(LOCAL, "test-logs")
    rmSync(kept, { recursive: true, force: true })
    cpSync(logs, kept, { recursive: true })
  }
}

export async function cleanUp() {
  const folder = process.env.TEST_RUN_FOLDER
  killServers(folder)
  keepLogs(path.join(folder, "logs"))
  for (const name of list(path.join(folder, "clusters"))) {
    const dataDir = readFileSync(path.join(folder, "clusters", name), "utf8")
    await removePostgres(dataDir)
    rmSync(path.dirname(dataDir), { recursive: true, force: true })
  }
  const own = globalThis.testPostgres
  if (own && !own.lock) {
    await removePostgres(own.dataDir)
    rmSync(own.base, { recursive: true, force: true })
  } else {
    await dropDatabasesOf(folder)
  }
  if (own?.lock) {
    await stopPostgres(own.dataDir)
    rmSync(own.lock, { force: true })
  }
  rmSync(folder, { recursive: true, force: true })
}
