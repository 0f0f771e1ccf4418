/** A whole ledger verified: how fast, and in how much memory. */
import { alternate, result } from "../measure.mjs"
import { startWorker } from "../worker.mjs"

export const name = "verify"
export const needs = "histories"

/** What a process that reads a stream may grow by until its garbage is collected. */
const CONSTANT_MB = 64

export async function run({ histories, pace, note }) {
  const worker = startWorker("ledger", { args: [histories.url], execArgv: ["--expose-gc"] })
  try {
    const { ours } = await alternate(pace, { ours: () => worker.run({ kind: "verify" }) })
    const [first] = ours.runs
    note(`verified ${first.entries} entries, wallets of up to ${histories.longest} entries`)
    return [
      result({
        name: "verify",
        unit: "entries/s",
        ours: ours.rate,
        atLeast: 200_000,
      }),
      result({
        name: "verify: growth of the process",
        unit: "MB",
        ours: ours.growth,
        atMost: CONSTANT_MB,
      }),
    ]
  } finally {
    await worker.stop()
  }
}
