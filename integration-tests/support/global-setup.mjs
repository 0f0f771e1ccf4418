/**
 * Runs before the tests of every project that needs it, and does its work once: a PostgreSQL for
 * them, and a folder for what this run leaves lying about.
 *
 * With TEST_POSTGRES_URL set (postgres://postgres@localhost:5432, a superuser without database name)
 * that server is used; else the checkout's own, in `.local/test-postgres`, `fsync` on. It is stopped
 * at the end and stays on disk, with the migrated database that the next run would have to make
 * again. A run beside another one in the same checkout makes a cluster that is removed at the end.
 */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { LOCAL } from "../../scripts/paths.mjs"
import { makeTempFolder, startPostgres } from "../../scripts/postgres.mjs"
import { isAlive, send } from "../../scripts/processes.mjs"
import { silenceTelemetry } from "../../scripts/telemetry.mjs"
import { cleanUp, dropLeftovers, killServers } from "./run-folder.mjs"

const KEPT = path.join(LOCAL, "test-postgres")

/** Marks the checkout's cluster as ours; undefined when another run has it. */
function takeKept() {
  mkdirSync(KEPT, { recursive: true })
  const lock = path.join(KEPT, "run.pid")
  try {
    writeFileSync(lock, String(process.pid), { flag: "wx" })
  } catch {
    if (isAlive(Number.parseInt(readFileSync(lock, "utf8"), 10))) {
      return undefined
    }
    writeFileSync(lock, String(process.pid))
  }
  return lock
}

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
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.once(signal, () => void cleanUp().finally(() => process.exit(1)))
  }
  if (process.env.TEST_POSTGRES_URL) {
    process.env.TEST_POSTGRES_URL = process.env.TEST_POSTGRES_URL.replace(/\/+$/, "")
    return
  }
  const lock = takeKept()
  const base = lock ? KEPT : makeTempFolder("wallet-tests-postgres-")
  const dataDir = path.join(base, "data")
  const postgres = await startPostgres({ dataDir })
  process.env.TEST_POSTGRES_URL = postgres.url("").replace(/\/$/, "")
  globalThis.testPostgres = { dataDir, base, lock }
  // jest may leave on a signal before the clean-up has come to its end.
  process.once("exit", () => send(postgres.pid, "SIGQUIT"))
  if (lock) {
    await dropLeftovers()
  }
}
