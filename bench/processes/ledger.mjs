/**
 * Uses the ledger module as the wallet's workflows do: concurrent posts of single debits, each with
 * an idempotency key of its own. Own process, so that PostgreSQL's clients cost what they would
 * cost in a store. The first argument is the database.
 */
import { randomUUID } from "node:crypto"
import { performance } from "node:perf_hooks"
import { setTimeout as sleep } from "node:timers/promises"
import { createLedger, openPool } from "../built-ledger.mjs"
import { serveJobs } from "../worker.mjs"

const pool = openPool(process.argv[2])
const ledger = createLedger(pool)
serveJobs(({ kind, ...job }) => jobs[kind](job))

const jobs = {
  /** Debits for so many seconds; answers how many, and how many a second. */
  async debit({ concurrency, seconds, wallets }) {
    let count = 0
    const started = performance.now()
    const end = started + seconds * 1000
    const caller = async () => {
      while (performance.now() < end) {
        await debit(wallets)
        count += 1
      }
    }
    await Promise.all(Array.from({ length: concurrency }, caller))
    return { rate: count / ((performance.now() - started) / 1000), count }
  },

  /** Calls one of the ledger's methods; answers how many milliseconds it took. */
  async call({ method, args = [] }) {
    const started = performance.now()
    await ledger[method](...args)
    return { ms: performance.now() - started }
  },

  /** Reads the books of a month of UTC's, and every wallet's; answers how many milliseconds each took. */
  async books({ monthsAgo }) {
    const now = new Date()
    const monthAt = (ago) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 1))
    const period = { from: monthAt(monthsAgo), to: monthAt(monthsAgo - 1), time_zone: "UTC" }
    const timed = async (work) => {
      const started = performance.now()
      const answer = await work()
      return { ms: performance.now() - started, answer }
    }
    const sums = await timed(() => ledger.readPeriod(period))
    const owed = await timed(() => ledger.readOwed(new Date(period.to.getTime() - 1)))
    let wallets = 0
    const customers = await timed(async () => {
      for await (const batch of ledger.exportWalletPeriods(period)) wallets += batch.length
    })
    return {
      sums: sums.ms,
      owed: owed.ms,
      customers: customers.ms,
      wallets,
      entries: sums.answer.entries,
    }
  },

  /** Verifies everything; answers entries a second and by how many MB the process grew. */
  async verify() {
    globalThis.gc?.()
    const before = process.memoryUsage.rss()
    let peak = before
    let running = true
    const watch = (async () => {
      while (running) {
        peak = Math.max(peak, process.memoryUsage.rss())
        await sleep(20)
      }
    })()
    const started = performance.now()
    const { ok, entries, first_bad } = await ledger.verify()
    const elapsed = (performance.now() - started) / 1000
    running = false
    await watch
    if (!ok) {
      throw new Error(`the ledger does not verify: ${JSON.stringify(first_bad)}`)
    }
    return { rate: entries / elapsed, entries, growth: (peak - before) / 1024 / 1024 }
  },
}

async function debit(wallets) {
  const wallet = wallets[Math.floor(Math.random() * wallets.length)]
  const [{ ok, refusal }] = await ledger.post([debitOf(wallet)])
  if (!ok) {
    throw new Error(`a debit was refused: ${refusal.code}`)
  }
}

function debitOf(wallet_id) {
  return {
    kind: "debit",
    wallet_id,
    amount: 1n,
    reason: "Benchmark",
    actor: "user:bench",
    idempotency: {
      scope: "user:bench debitWallet",
      key: randomUUID(),
      fingerprint: "f".repeat(64),
    },
  }
}
