/**
 * What one run of the tests must tidy up: server processes whose ids are the file names in
 * `TEST_RUN_FOLDER/servers`, clusters in `TEST_RUN_FOLDER/clusters`, databases named after the run.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs"
import path from "node:path"
import pg from "pg"
import { removePostgres } from "../../scripts/postgres.mjs"
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

async function dropDatabases(folder) {
  const client = new pg.Client({ connectionString: `${process.env.TEST_POSTGRES_URL}/postgres` })
  await client.connect()
  const prefix = `${path.basename(folder).replaceAll("-", "_").toLowerCase()}_`
  const { rows } = await client.query("select datname from pg_database")
  for (const { datname } of rows) {
    if (datname.startsWith(prefix)) {
      await client.query(`drop database if exists "${datname}" with (force)`)
    }
  }
  await client.end()
}

export async function cleanUp() {
  const folder = process.env.TEST_RUN_FOLDER
  killServers(folder)
  for (const name of list(path.join(folder, "clusters"))) {
    const dataDir = readFileSync(path.join(folder, "clusters", name), "utf8")
    await removePostgres(dataDir)
    rmSync(path.dirname(dataDir), { recursive: true, force: true })
  }
  const own = globalThis.testPostgres
  if (own) {
    await removePostgres(own.dataDir)
    rmSync(own.base, { recursive: true, force: true })
  } else {
    await dropDatabases(folder)
  }
  rmSync(folder, { recursive: true, force: true })
}
