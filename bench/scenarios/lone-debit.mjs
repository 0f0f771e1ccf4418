/** What group commit costs a caller who is alone. */
import { alternate, result } from "../measure.mjs"

export const name = "lone"
export const needs = "module"

export async function run({ module, pace }) {
  const { ledger, wallets } = module
  // Both ways take turns within a run, so that it takes twice as long as others.
  const { ways } = await alternate(pace, {
    ways: () => ledger.run({ kind: "lone", seconds: 2 * pace.seconds, wallets }),
  })
  return [
    result({
      name: "lone debit, p50, against group commit switched off",
      unit: "ms",
      ours: ways.grouped,
      peer: ways.alone,
      atMost: 1.05,
    }),
  ]
}
