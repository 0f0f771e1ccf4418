/**
 * Runs before the tests of every project that needs it, and does its work once: a PostgreSQL for
 * them, and a folder for what this run leaves lying about.
 *
 * With TEST_POSTGRES_URL set (postgres://postgres@localhost:5432, a superuser without database name)
 * that server is used; else a cluster is made under the system's temp folder, `fsync` on, and
 * removed at the end.
 */
import { mkdirSync, mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { makeTempFolder, startPostgres } from "../../scripts/postgres.mjs"
import { send } from "../../scripts/processes.mjs"
import { silenceTelemetry } from "../../scripts/telemetry.mjs"
import { cleanUp, killServers } from "./run-folder.mjs"

export default async function setUp() {
  globalThis.testProjects = (globalThis.testProjects ?? 0) + 1
  if (globalThis.testProjects > 1) {
    return
  }
  const folder = mkdtempSync(path.join(tmpdir(), "wallet-tests-"))
  mkdirSync(path.join(folder, "servers"))
  process.env.TEST_RUN_FOLDER = folder
  Object.assign(process.env, silenceTelemetry(path.join(folder, "config")))
  process.once("exit", () => killServers(folder))
  if (process.env.TEST_POSTGRES_URL) {
    process.env.TEST_POSTGRES_URL = process.env.TEST_POSTGRES_URL.replace(/\/+$/, "")
    return
  }
  const base = makeTempFolder("wallet-tests-postgres-")
  const dataDir = path.join(base, "data")
  const postgres = await startPostgres({ dataDir })
  process.env.TEST_POSTGRES_URL = postgres.url("").replace(/\/$/, "")
  globalThis.testPostgres = { dataDir, base }
  // jest may leave on a signal before the clean-up has come to its end.
  process.once("exit", () => send(postgres.pid, "SIGQUIT"))
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.once(signal, () => void cleanUp().finally(() => process.exit(1)))
  }
}
