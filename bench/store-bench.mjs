/** A store process with the plugin and the loyalty plugin, and pasts of every length in both. */
import { readFileSync, rmSync } from "node:fs"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { Stop, describeFailure, runChild, startChild } from "../scripts/children.mjs"
import { MEDUSA } from "../scripts/paths.mjs"
import { findFreePort } from "../scripts/ports.mjs"
import { stopGroup } from "../scripts/processes.mjs"
import { STORE_FLAGS } from "../scripts/store-flags.mjs"
import { createLedger, LEDGER_SECRET, openPool } from "./built-ledger.mjs"
import { BENCH_FOLDER, createDatabase, settleDatabase, withClient } from "./cluster.mjs"
import { loadCatalogue } from "./seed/catalogue.mjs"
import { loadHistories } from "./seed/histories.mjs"
import { loadLoyaltyAccounts } from "./seed/loyalty.mjs"
import { openFundedWallets, openWalletsOf } from "./seed/wallets.mjs"
import { startWorker } from "./worker.mjs"

const APP = path.join(path.dirname(fileURLToPath(import.meta.url)), "app")
const SEED_RESULT = path.join(BENCH_FOLDER, "seed.json")
const READY_TIMEOUT = 60_000
const MEANINGS_TIMEOUT = 180_000
/** A store is at rest when its database was idle so many times, so many milliseconds apart. */
const LOOKS_AT_REST = 3
const LOOK_EVERY = 100

/** What shoppers ask the assistant about. */
const PRODUCTS = 500

/** Entries that a wallet or account has before it is measured, and how many of such there are. */
const PAST = {
  full: { medium: { count: 100, entries: 3_000 }, long: { count: 10, entries: 100_000 } },
  quick: { medium: { count: 10, entries: 3_000 }, long: { count: 4, entries: 25_000 } },
}

export async function openStoreBench(cluster, { quick }) {
  const past = PAST[quick ? "quick" : "full"]
  const url = await createDatabase(cluster, "store")
  const port = await findFreePort()
  const env = storeEnvironment(url, port)
  await medusa("bench-migrate", ["db:migrate", "--execute-safe-links"], env)
  await medusa("bench-seed", ["exec", "./src/scripts/seed.ts"], env)
  const seeded = JSON.parse(readFileSync(SEED_RESULT, "utf8"))
  rmSync(SEED_RESULT)
  const wallets = await seedWallets(url, seeded, past)
  const accounts = await withClient(url, async (client) => ({
    medium: await loadLoyaltyAccounts(client, { group: "medium", ...past.medium }),
    long: await loadLoyaltyAccounts(client, { group: "long", ...past.long }),
  }))
  await withClient(url, async (client) => {
    const { rows } = await client.query("select id from sales_channel limit 1")
    await loadCatalogue(client, { count: PRODUCTS, salesChannelId: rows[0].id })
    // The store knew an empty catalogue; what it searches in is read anew.
    await client.query("delete from assistant_search_state")
  })
  await settleDatabase(url)

  const server = await serve(env, port)
  const load = startWorker("http")
  const shoppers = startWorker("chat")
  const pacer = startWorker("paced")
  const call = (method, target, headers, body) =>
    fetch(`http://127.0.0.1:${port}${target}`, {
      method,
      headers: { ...headers, ...(body && { "content-type": "application/json" }) },
      body: body && JSON.stringify(body),
    })
  const requestAt = (at) => async (who, job) => {
    const figures = await load.run({
      url: `http://127.0.0.1:${at}`,
      authorization: seeded[who],
      ...job,
    })
    await withClient(url, waitForRest)
    return figures
  }
  return {
    past,
    wallets,
    accounts,
    /** Each with money in their wallet: `{email, authorization}`. */
    customers: seeded.customers,
    /** @param {"manager" | "user" | "customer" | "server"} who signs in */
    request: requestAt(port),
    /** A second process of the same store, in which a hook on debits is registered. */
    async startHooked() {
      const other = await findFreePort()
      const hooked = await serve({ ...storeEnvironment(url, other), BENCH_HOOKS: "true" }, other)
      return { request: requestAt(other), stop: () => stopGroup(hooked.pid) }
    },
    /** So many POSTs a second, evenly. */
    paced: (who, job) =>
      pacer.run({ url: `http://127.0.0.1:${port}`, authorization: seeded[who], ...job }),
    /** Resolves once the assistant knows the meaning of each product, as in a store that has been up for a while. */
    knowsProducts: () => withClient(url, waitForMeanings),
    /** Shoppers who talk to the assistant. */
    chat: (job) => shoppers.run({ url: `http://127.0.0.1:${port}`, ...job }),
    async post(who, target, body) {
      return await (await call("POST", target, { authorization: seeded[who] }, body)).json()
    },
    async stop() {
      await Promise.all([load.stop(), shoppers.stop(), pacer.stop()])
      await stopGroup(server.pid)
    },
  }
}

/**
 * What a load had under way when its time was over is still carried out, for most of a second by who
 * is slow; the next run is not to pay for it.
 */
async function waitForRest(client) {
  for (let looks = 0; looks < LOOKS_AT_REST; looks++) {
    await sleep(LOOK_EVERY)
    const { rows } = await client.query(
      "select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'"
    )
    if (rows.length > 0) looks = -1
  }
}

async function waitForMeanings(client) {
  for (const deadline = Date.now() + MEANINGS_TIMEOUT; Date.now() < deadline; await sleep(500)) {
    const { rows } = await client.query(
      "select count(embedding_model)::int as known from assistant_search_document where document is not null"
    )
    if (rows[0].known >= PRODUCTS) return
  }
  throw new Stop("The assistant did not get to know the bench's products.")
}

function storeEnvironment(url, port) {
  return {
    ...process.env,
    NODE_ENV: "production",
    TS_NODE_TRANSPILE_ONLY: "true",
    MEDUSA_DISABLE_TELEMETRY: "true",
    LOG_LEVEL: "warn",
    DATABASE_URL: url,
    PORT: String(port),
    JWT_SECRET: "bench",
    COOKIE_SECRET: "bench",
    WALLET_LEDGER_KEYS: `1:${LEDGER_SECRET}`,
    SEED_RESULT,
  }
}

function medusa(name, args, env) {
  return runChild(name, process.execPath, [MEDUSA, ...args], { cwd: APP, env })
}

/**
 * Wallets by their past: `none` for what is spread, `few` as many as have a long past, and the
 * customer's own, who has the longest.
 */
async function seedWallets(url, { customer_id, user_id, currency, customers }, past) {
  const pool = openPool(url)
  const ledger = createLedger(pool)
  const none = await openFundedWallets(ledger, { group: "none", count: 1000 })
  const few = await openFundedWallets(ledger, { group: "few", count: past.long.count })
  await openWalletsOf(
    ledger,
    customers.map((customer) => ({
      customer_id: customer.customer_id,
      user_id: customer.user_id,
      currency,
    }))
  )
  await pool.destroy()
  return await withClient(url, async (client) => {
    const medium = await loadHistories(client, { group: "medium", ...past.medium })
    const long = await loadHistories(client, {
      group: "long",
      ...past.long,
      firstOwner: { customer_id, user_id, currency },
    })
    return { none, few, medium, long }
  })
}

async function serve(env, port) {
  const args = [...STORE_FLAGS, MEDUSA, "start", "--port", String(port)]
  const server = startChild("bench-store", process.execPath, args, { cwd: APP, env })
  let result
  void server.ended.then((value) => (result = value))
  for (const deadline = Date.now() + READY_TIMEOUT; Date.now() < deadline;) {
    if (result !== undefined) {
      throw new Stop(describeFailure(`The store ended with ${result}`, server.log))
    }
    const answer = await fetch(`http://127.0.0.1:${port}/health`).catch(() => undefined)
    if (answer?.ok) {
      return server
    }
    await sleep(50)
  }
  throw new Stop(describeFailure("The store does not answer", server.log))
}
