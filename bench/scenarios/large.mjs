/** A large ledger: verified as a whole, and what a store does with it every minute and every day. */
import { median, result } from "../measure.mjs"
import { startWorker } from "../worker.mjs"

export const name = "large"
export const needs = "large"

/** What a process that reads a stream may grow by until its garbage is collected. */
const CONSTANT_MB = 64
const LOOKS = 9
const PAGE = { page: 1, per_page: 25, orderby: "created", order: "desc" }

export async function run({ large, note }) {
  const worker = startWorker("ledger", { args: [large.url], execArgv: ["--expose-gc"] })
  const time = async (method, ...args) => (await worker.run({ kind: "call", method, args })).ms
  const often = async (method, ...args) => {
    const times = []
    for (let look = 0; look < LOOKS; look++) times.push(await time(method, ...args))
    return median(times)
  }
  const row = (name, ours) => result({ name: `large: ${name}`, unit: "ms", ours })
  try {
    const { rate, entries, growth } = await worker.run({ kind: "verify" })
    note(`${large.size}; verified ${entries}`)
    const [wallet_id] = large.wallets
    const first = await time("makeCheckpoint")
    await worker.run({ kind: "debit", concurrency: 1, seconds: 0.05, wallets: [wallet_id] })
    const [last, old] = [
      await worker.run({ kind: "books", monthsAgo: 1 }),
      await worker.run({ kind: "books", monthsAgo: 12 }),
    ]
    note(`month's end: ${last.entries} entries last month, ${last.wallets} wallets`)
    return [
      result({ name: "verify", unit: "entries/s", ours: rate, atLeast: 120_000 }),
      result({
        name: "verify: growth of the process",
        unit: "MB",
        ours: growth,
        atMost: CONSTANT_MB,
      }),
      row("the first checkpoint", first),
      row("a checkpoint after one wallet changed", await time("makeCheckpoint")),
      row("wallets, first page", await often("listWallets", PAGE)),
      row("transactions, first page", await often("listEntries", { page: 1, per_page: 25 })),
      row(
        "transactions of the wallet with most, first page",
        await often("listEntries", { wallet_ids: [wallet_id], page: 1, per_page: 25 })
      ),
      row("month's end, last month: sums and what they are held against", last.sums),
      row("month's end, last month: ageing", last.owed),
      row("month's end, last month: every wallet", last.customers),
      row("month's end, a year ago: sums and what they are held against", old.sums),
      row("month's end, a year ago: ageing", old.owed),
      row("month's end, a year ago: every wallet", old.customers),
      row("upkeep with nothing to do", await often("bookLapsed")),
    ]
  } finally {
    await worker.stop()
  }
}
