/**
 * A real store process with the built plugin, for tests over HTTP.
 *
 *   const store = await startStore()                     // own migrated database, free port
 *   const admin = await createAdmin(store)
 *   const customer = await createCustomer(store)
 *   await request(store, "GET", "/wallet/v1/wallets", { token: admin.token })
 *   await store.stop()                                   // also drops the database it made
 *
 * Build the plugin first (`npm run build`; `npm test` does). Two servers on one database:
 * `startStore({ databaseUrl: store.databaseUrl })`. Killed and started again:
 * `await store.kill("SIGKILL"); await store.restart()`. The server runs with NODE_ENV=test, so that
 * answers are checked against their schemas and the session cookie works over plain HTTP.
 */
import { spawn, type ChildProcess } from "node:child_process"
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { createServer } from "node:net"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { createDatabase, createMigratedDatabase, type TestDatabase } from "./database"
import { DEMO, demoCommand, storeEnvironment } from "./demo"

export {
  addCustomer,
  createAdmin,
  createCustomer,
  createSecretKey,
  publishableKey,
  request,
  signToken,
} from "./request"
export type { Admin, Answer, Customer, RequestOptions } from "./request"

const READY_TIMEOUT = 180_000

export interface StoreOptions {
  /** a migrated database; by default a new one, which `stop` drops */
  databaseUrl?: string
  /** the name of the database that the new one is copied from; by default a migrated one */
  template?: string
  /** of the plugin, in the place of those that stores under test have */
  options?: Record<string, unknown>
  /** on top of, or instead of, what `storeEnvironment` sets; undefined unsets */
  env?: Record<string, string | undefined>
  port?: number
}

export interface Store {
  baseUrl: string
  databaseUrl: string
  port: number
  /** id of the server process, which leads its own group; changes with `restart` */
  readonly pid: number
  /** everything that the server has printed */
  log(): string
  /** ends the server politely and drops the database that `startStore` made */
  stop(): Promise<void>
  /** sends a signal to the whole process group; for one that ends it, waits until it has ended */
  kill(signal?: NodeJS.Signals): Promise<void>
  /** starts the server again on the same port and database, killing it first when it still runs */
  restart(options?: { env?: Record<string, string | undefined> }): Promise<void>
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once("error", reject)
    server.listen(0, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0))
    })
  })
}

function pidFile(pid: number): string {
  return path.join(process.env.TEST_RUN_FOLDER ?? "", "servers", String(pid))
}

/** What the server on a port prints. */
export function logFile(port: number): string {
  const folder = path.join(process.env.TEST_RUN_FOLDER ?? "", "logs")
  mkdirSync(folder, { recursive: true })
  return path.join(folder, `${port}.log`)
}

function signalGroup(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(-pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") {
      throw error
    }
  }
}

class StoreProcess implements Store {
  readonly baseUrl: string
  #child?: ChildProcess
  #exited: Promise<void> = Promise.resolve()

  constructor(
    readonly databaseUrl: string,
    readonly port: number,
    private env: Record<string, string | undefined>,
    private ownDatabase?: TestDatabase
  ) {
    this.baseUrl = `http://localhost:${port}`
  }

  get pid(): number {
    if (!this.#child?.pid) {
      throw new Error("The store is not running")
    }
    return this.#child.pid
  }

  log = () => {
    const file = logFile(this.port)
    return existsSync(file) ? readFileSync(file, "utf8") : ""
  }

  async start(): Promise<void> {
    const { file, prefix } = demoCommand()
    const log = openSync(logFile(this.port), "a")
    const child = spawn(file, [...prefix, "start", "--port", String(this.port)], {
      cwd: DEMO,
      detached: true,
      stdio: ["ignore", log, log],
      env: storeEnvironment({
        DATABASE_URL: this.databaseUrl,
        PORT: String(this.port),
        ...this.env,
      }),
    })
    this.#child = child
    closeSync(log)
    // A shared server goes on when the file that started it has ended.
    child.unref()
    const { pid } = child
    if (pid) {
      writeFileSync(pidFile(pid), "")
    }
    this.#exited = new Promise((resolve) => {
      child.once("error", () => resolve())
      child.once("exit", () => {
        if (pid) {
          rmSync(pidFile(pid), { force: true })
        }
        resolve()
      })
    })
    await this.#waitUntilReady(child)
  }

  async #waitUntilReady(child: ChildProcess): Promise<void> {
    const deadline = Date.now() + READY_TIMEOUT
    while (child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
      try {
        const answer = await fetch(`${this.baseUrl}/health`, { signal: AbortSignal.timeout(2_000) })
        if (answer.ok) {
          return
        }
      } catch {
        // Not listening yet.
      }
      await sleep(50)
    }
    await this.kill("SIGKILL")
    throw new Error(`The store did not start:\n${this.log().slice(-8_000)}`)
  }

  async kill(signal: NodeJS.Signals = "SIGKILL"): Promise<void> {
    const pid = this.#child?.pid
    if (!pid) {
      return
    }
    signalGroup(pid, signal)
    if (signal === "SIGKILL" || signal === "SIGTERM" || signal === "SIGINT") {
      await this.#exited
    }
  }

  async restart({ env }: { env?: Record<string, string | undefined> } = {}): Promise<void> {
    this.env = { ...this.env, ...env }
    await this.kill("SIGKILL")
    await this.start()
  }

  async stop(): Promise<void> {
    const pid = this.#child?.pid
    if (pid) {
      signalGroup(pid, "SIGTERM")
      await Promise.race([this.#exited, sleep(10_000, undefined, { ref: false })])
      await this.kill("SIGKILL")
    }
    await this.ownDatabase?.drop()
  }
}

/** Starts a store and waits until it answers; throws with the end of its log when it doesn't. */
export async function startStore({
  databaseUrl,
  template,
  options,
  env,
  port,
}: StoreOptions = {}): Promise<Store> {
  const ownDatabase = databaseUrl
    ? undefined
    : await (template ? createDatabase({ template }) : createMigratedDatabase())
  const url = databaseUrl ?? ownDatabase?.url ?? ""
  const environment = { ...(options && { WALLET_OPTIONS: JSON.stringify(options) }), ...env }
  const store = new StoreProcess(url, port ?? (await findFreePort()), environment, ownDatabase)
  try {
    await store.start()
  } catch (error) {
    await ownDatabase?.drop()
    throw error
  }
  return store
}
