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
const { databaseOf } = requireLedger("../../database/connection.js")
const keys = createKeyRing()

/** How a command reaches the database: gathered with what else is waiting, or each by itself. */
const ways = {
  grouped: async (command) => (await ledger.post([command]))[0],
  alone: async (command) => {
    const [outcome] = await postInTransaction(databaseOf(pool), [command], { keys })
    if ("error" in outcome) {
      throw outcome.error
    }
    return outcome.result
  },
}

/** How many debits a lone caller sends one way before the other has its turn. */
const LONE_TURN = 20

serveJobs(({ kind, ...job }) => jobs[kind](job))

const jobs = {
  /**
   * Debits for so many seconds; answers how many, and how many a second. With `relayPerSecond`, as
   * many events leave the outbox meanwhile.
   */
  async debit({ concurrency, seconds, wallets, relayPerSecond = 0 }) {
    let count = 0
    const started = performance.now()
    const end = started + seconds * 1000
    const caller = async () => {
      while (performance.now() < end) {
        await debit(wallets, ways.grouped)
        count += 1
      }
    }
    const calls = Promise.all(Array.from({ length: concurrency }, caller))
    const relayed = relayPerSecond
      ? await relayDuring(calls, { pool, ledger, perSecond: relayPerSecond })
      : await calls.then(() => 0)
    const elapsed = (performance.now() - started) / 1000
    return {
      rate: count / elapsed,
      count,
      relayed: relayed / elapsed,
    }
  },

  /**
   * One caller who is alone, for so many seconds: a few debits one way, as many the other, and so
   * on, so that whatever the machine does in between hits both. Answers each way's median in ms.
   */
  async lone({ seconds, wallets }) {
    const latencies = { grouped: [], alone: [] }
    const end = performance.now() + seconds * 1000
    while (performance.now() < end) {
      for (const way of Object.keys(latencies)) {
        for (let i = 0; i < LONE_TURN; i++) {
          const sent = performance.now()
          await debit(wallets, ways[way])
          latencies[way].push(performance.now() - sent)
        }
      }
    }
    return { grouped: median(latencies.grouped), alone: median(latencies.alone) }
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

async function debit(wallets, send) {
  const { ok, refusal } = await send(debitOf(wallets[Math.floor(Math.random() * wallets.length)]))
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
