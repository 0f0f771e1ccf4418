/** What it costs debits that a thousand events a second leave the outbox meanwhile. */
import { alternate, result } from "../measure.mjs"

const PER_SECOND = 1000
/** Of which so many have to get through: a relay that falls behind costs the debits nothing. */
const LEAST_RELAYED = 0.95 * PER_SECOND

export const name = "events"
export const needs = "module"

export async function run({ module, pace, note }) {
  const { ledger, wallets } = module
  const debits = (relayPerSecond) => () =>
    ledger.run({ kind: "debit", concurrency: 64, seconds: pace.seconds, wallets, relayPerSecond })
  // Also without a relay there are events in the outbox: the debits' own.
  const { ours, peer } = await alternate(pace, { peer: debits(0), ours: debits(PER_SECOND) })
  note(`relayed ${Math.round(ours.relayed)} events a second; met from ${LEAST_RELAYED} on only`)
  const row = result({
    name: "module: debits while 1,000 events/s are relayed, against none relayed",
    unit: "debits/s",
    ours: ours.rate,
    peer: peer.rate,
    atLeast: 0.9,
  })
  return [{ ...row, met: row.met && ours.relayed >= LEAST_RELAYED }]
}
