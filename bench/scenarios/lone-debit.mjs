/** What group commit costs a caller who is alone. */
import { alternate, result } from "../measure.mjs"

export const name = "lone"
export const needs = "module"

export async function run({ module, pace }) {
  const { ledger, wallets } = module
  const way = (way) => () =>
    ledger.run({ kind: "debit", concurrency: 1, seconds: pace.seconds, wallets, way })
  const { ours, peer } = await alternate(pace, { ours: way("grouped"), peer: way("alone") })
  return [
    result({
      name: "lone debit, p50, against group commit switched off",
      unit: "ms",
      ours: ours.p50,
      peer: peer.p50,
      atMost: 1.05,
    }),
  ]
}
