/**
 * Stores that many test files use, one file after the other: starting one takes ten seconds.
 *
 *   const store = await shareStore()            // default options, no products
 *   const store = await shareStore("transfers") // see PROFILES
 *   …
 *   await store.stop()                          // hands it back: the server goes on
 *
 * A worker of jest has one server of each profile, started by the first file that asks for it, so
 * that two files never use one at the same time. Files come in any order, so each brings customers,
 * codes and keys of its own, counts only what is its own, and leaves behind no settings, no log-in
 * lock and nothing that takes part in what others ask for. A file that kills or restarts its
 * store, needs an empty database, or changes what all of it sees has a store of its own:
 * `startStore`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { connectCatalogue, type StoredCatalogue, type TestCatalogue } from "./catalogue"
import { createAdmin } from "./request"
import { startShop } from "./shop"
import { logFile, startStore, type Store, type StoreOptions } from "./store"

const SUPPORT = __dirname

/** How the servers that are shared are started; add one when several files want the same. */
const PROFILES = {
  /** What most files need. */
  plain: {},
  /** With the wallet's extensions of `wallet-extensions.js`. */
  extensions: { env: { WALLET_EXTENSIONS: path.join(SUPPORT, "wallet-extensions.js") } },
} satisfies Record<string, StoreOptions>

export type Profile = keyof typeof PROFILES

interface Running {
  baseUrl: string
  databaseUrl: string
  port: number
  pid: number
}

function noteOf(name: string): string {
  const folder = path.join(process.env.TEST_RUN_FOLDER ?? "", "shared")
  mkdirSync(folder, { recursive: true })
  return path.join(folder, `${name}-${process.env.JEST_WORKER_ID ?? "1"}.json`)
}

async function isUp({ baseUrl }: Running): Promise<boolean> {
  return await fetch(`${baseUrl}/health`, { signal: AbortSignal.timeout(10_000) }).then(
    ({ ok }) => ok,
    () => false
  )
}

async function findOrStart<T extends object>(
  name: string,
  start: () => Promise<Running & T>
): Promise<Running & T> {
  const note = noteOf(name)
  if (existsSync(note)) {
    const running = JSON.parse(readFileSync(note, "utf8")) as Running & T
    if (await isUp(running)) {
      return running
    }
  }
  const started = await start()
  writeFileSync(note, JSON.stringify(started))
  return started
}

function describeRunning({ baseUrl, databaseUrl, port, pid }: Store): Running {
  return { baseUrl, databaseUrl, port, pid }
}

/** The server as one file sees it. */
function attach({ baseUrl, databaseUrl, port, pid }: Running): Store {
  const before = readFileSync(logFile(port), "utf8").length
  const refuse = async () => {
    throw new Error("This store is shared: start one of your own to kill it")
  }
  return {
    baseUrl,
    databaseUrl,
    port,
    pid,
    log: () => readFileSync(logFile(port), "utf8").slice(before),
    stop: async () => undefined,
    kill: refuse,
    restart: refuse,
  }
}

/** A store of a profile; `log` tells only what it prints from now on. */
export async function shareStore(profile: Profile = "plain"): Promise<Store> {
  const running = await findOrStart(profile, async () =>
    describeRunning(await startStore(PROFILES[profile]))
  )
  return attach(running)
}

/** A store with default options and the catalogue of `catalogue.ts`, which is left as it is. */
export async function shareShop(): Promise<{ store: Store; catalogue: TestCatalogue }> {
  const { catalogue, ...running } = await findOrStart<{ catalogue: StoredCatalogue }>(
    "shop",
    async () => {
      const { store, catalogue } = await startShop()
      return { ...describeRunning(store), catalogue }
    }
  )
  const store = attach(running)
  return { store, catalogue: connectCatalogue(store, await createAdmin(store), catalogue) }
}
