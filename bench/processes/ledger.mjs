/**
 * Uses the ledger module as the wallet's workflows do: concurrent posts of single debits, each with
 * an idempotency key of its own. Own process, so that PostgreSQL's clients cost what they would
 * cost in a store. The first argument is the database.
 */
import { randomUUID } from "node:crypto"
import { performance } from "node:perf_hooks"
import { setTimeout as sleep } from "node:timers/promises"
import { relayDuring } from "../built-events.mjs"
import { createKeyRing, createLedger, openPool, requireLedger } from "../built-ledger.mjs"
import { median } from "../measure.mjs"
import { serveJobs } from "../worker.mjs"

const pool = openPool(process.argv[2])
const ledger = createLedger(pool)
const { postInTransaction } = requireLedger("store/transaction.js")
const keys = createKeyRing()

/** How a command reaches the database: gathered with what else is waiting, or each by itself. */
const ways = {
  grouped: async (command) => (await ledger.post([command]))[0],
  alone: async (command) => {
    const [outcome] = await postInTransaction(pool, [command], { keys })
    if ("error" in outcome) {
      throw outcome.error
    }
    return outcome.result
  },
}

serveJobs(({ kind, ...job }) => jobs[kind](job))

const jobs = {
  /**
   * Debits for so many seconds; answers debits a second and the latency's median in ms. With
   * `relayPerSecond`, as many events leave the outbox meanwhile.
   */
  async debit({ concurrency, seconds, wallets, way = "grouped", relayPerSecond = 0 }) {
    const send = ways[way]
    const latencies = []
    const started = performance.now()
    const end = started + seconds * 1000
    const caller = async () => {
      while (performance.now() < end) {
        const wallet = wallets[Math.floor(Math.random() * wallets.length)]
        const sent = performance.now()
        const { ok, refusal } = await send(debitOf(wallet))
        if (!ok) {
          throw new Error(`a debit was refused: ${refusal.code}`)
        }
        latencies.push(performance.now() - sent)
      }
    }
    const calls = Promise.all(Array.from({ length: concurrency }, caller))
    const relayed = relayPerSecond
      ? await relayDuring(calls, { pool, ledger, perSecond: relayPerSecond })
      : await calls.then(() => 0)
    const elapsed = (performance.now() - started) / 1000
    return {
      rate: latencies.length / elapsed,
      count: latencies.length,
      p50: median(latencies),
      relayed: relayed / elapsed,
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
