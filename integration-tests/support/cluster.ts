/**
 * A PostgreSQL of a test's own, for tests that kill it or give it other settings.
 *
 *   const cluster = await startCluster({ synchronous_commit: "off" })
 *   cluster.kill("SIGKILL")                 // the postmaster, as a power cut would
 *   await cluster.restart()                 // same data, same port
 *   await cluster.stop()                    // also removes the data
 */
import { execFile } from "node:child_process"
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { promisify } from "node:util"
import { ROOT } from "./demo"

const run = promisify(execFile)
const SCRIPT = path.join(ROOT, "scripts", "postgres.mjs")

export interface Cluster {
  /** without a database name: append `/name` */
  url: string
  port: number
  /** process id of the postmaster; changes with `restart` */
  readonly pid: number
  dataDir: string
  kill(signal: NodeJS.Signals): void
  restart(settings?: Record<string, string>): Promise<void>
  stop(): Promise<void>
}

interface Started {
  url: string
  port: number
  pid: number
  dataDir: string
}

async function start(dataDir: string, settings: Record<string, string>, port?: number) {
  const args = [SCRIPT, "start", dataDir, ...(port ? ["--port", String(port)] : [])]
  for (const [name, value] of Object.entries(settings)) {
    args.push("--set", `${name}=${value}`)
  }
  const { stdout } = await run(process.execPath, args)
  return JSON.parse(stdout) as Started
}

/** Starts a new cluster with `fsync` on and these settings on top of the usual ones. */
export async function startCluster(settings: Record<string, string> = {}): Promise<Cluster> {
  const base = mkdtempSync(path.join(tmpdir(), "wallet-tests-cluster-"))
  // As root, the cluster runs as another user, who must get through.
  chmodSync(base, 0o711)
  const dataDir = path.join(base, "data")
  let current = await start(dataDir, settings)
  const clusters = path.join(process.env.TEST_RUN_FOLDER ?? "", "clusters")
  mkdirSync(clusters, { recursive: true })
  const note = path.join(clusters, String(current.port))
  writeFileSync(note, dataDir)
  return {
    url: current.url.replace(/\/postgres$/, ""),
    port: current.port,
    get pid() {
      return current.pid
    },
    dataDir: current.dataDir,
    kill: (signal) => {
      process.kill(current.pid, signal)
    },
    restart: async (changed = settings) => {
      current = await start(dataDir, changed, current.port)
    },
    stop: async () => {
      await run(process.execPath, [SCRIPT, "remove", dataDir])
      rmSync(base, { recursive: true, force: true })
      rmSync(note, { force: true })
    },
  }
}
