/**
 * A process that posts to a ledger until it is told to stop, or killed. It is a server process as
 * far as the ledger is concerned: the service with its collector on a pool of its own.
 *
 * Told `stop`, it finishes what is under way, asks again for what it does not know, and says `idle`.
 */
import { randomUUID } from "node:crypto"
import { openSync, writeSync } from "node:fs"
import { setTimeout as sleep } from "node:timers/promises"
import { knex as createKnex } from "@medusajs/framework/mikro-orm/knex"
import LedgerService from "../../../src/modules/ledger/service"
import { now, type Outcome, type Request, toFailure, toOutcome } from "../../support/history"
import { type DriverOrder, type LogLine, toCommand } from "./requests"

const order = JSON.parse(process.env.DRIVER_ORDER!) as DriverOrder
const log = openSync(order.log, "a")
const ledger = new LedgerService(
  {
    __pg_connection__: createKnex({
      client: "pg",
      connection: { connectionString: order.url },
      pool: { min: 0, max: order.connections },
      log: { warn: () => {} },
    }),
  },
  { ledger_keys: order.keys }
)

let stopping = false
let counter = 0

/** Pauses before asking again, so that a database that is down is not asked all the time. */
const PAUSE_MS = 20

function write(line: LogLine): void {
  writeSync(log, `${JSON.stringify(line)}\n`)
}

async function attempt(request: Request): Promise<Outcome> {
  counter += 1
  const id = `${order.name}-${counter}`
  write({ id, at: now(), request })
  const outcome = await ask(request)
  write({ id, at: now(), outcome })
  return outcome
}

async function ask(request: Request): Promise<Outcome> {
  if (request.kind === "read") {
    return await ledger.findWallet(request.wallet_id).then(
      // Entries know nothing of what is held.
      (wallet) => ({
        kind: "read" as const,
        balance: (wallet!.balance + wallet!.held).toString(),
      }),
      (error: unknown) => toFailure(error)
    )
  }
  return await ledger.post([toCommand(request)]).then(
    ([result]) => toOutcome(result),
    (error: unknown) => toFailure(error)
  )
}

/** Asks until the answer is known; what has no key can't be asked again. */
async function perform(request: Request): Promise<Outcome> {
  for (let doubtful = false; ;) {
    const outcome = await attempt(request)
    doubtful ||= outcome.kind === "unknown"
    if (outcome.kind === "failed" || outcome.kind === "unknown") {
      await sleep(PAUSE_MS)
    }
    if (!request.key || !doubtful || outcome.kind === "done" || outcome.kind === "refused") {
      return outcome
    }
  }
}

async function work(worker: number): Promise<void> {
  const random = generator(order.seed * 1000 + worker)
  for (let turn = 0; !stopping; turn += 1) {
    const tag = `${order.name} ${worker}.${turn}`
    const request = plan(random, tag)
    const outcome = await perform(request)
    if (request.kind === "hold" && outcome.kind === "done") {
      await perform({
        tag: `${tag} end`,
        wallet_id: request.wallet_id,
        kind: random() < 0.5 ? "commit_hold" : "release_hold",
        amount: "0",
        key: randomUUID(),
        hold_id: outcome.hold_id!,
      })
    }
  }
}

/** What is asked for, each with the share of everything up to and with it. */
const KINDS = [
  ["debit", 0.4],
  ["transfer", 0.55],
  ["credit", 0.85],
  ["hold", 0.95],
  ["read", 1],
] as const

function plan(random: () => number, tag: string): Request {
  const choice = random()
  const [kind] = KINDS.find(([, upTo]) => choice < upTo)!
  // A third of everything concerns one wallet.
  const { length } = order.wallets
  const wallet = random() < 0.33 ? 0 : Math.floor(random() * length)
  const other = (wallet + 1 + Math.floor(random() * (length - 1))) % length
  return {
    tag,
    wallet_id: order.wallets[wallet],
    to_wallet_id: kind === "transfer" ? order.wallets[other] : undefined,
    kind,
    amount: kind === "read" ? "0" : String(1 + Math.floor(random() * 9)),
    partial: kind === "debit" && random() < 0.2,
    key: kind !== "read" && random() < 0.8 ? randomUUID() : undefined,
  }
}

/** Small, seeded, good enough to choose with (a linear congruential generator). */
function generator(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const workers = Array.from({ length: order.workers }, (_, worker) => work(worker))
process.send!("ready")
process.on("message", () => {
  stopping = true
  void Promise.all(workers).then(() => process.send!("idle", () => process.exit(0)))
})
// Whoever started it is gone, perhaps killed: nobody would ever stop it.
process.on("disconnect", () => process.exit(1))
