/** What a merchant's hook on debits costs: each request is then a workflow run of its own. */
import { alternate, result } from "../measure.mjs"

export const name = "hooks"
export const needs = "store"

const CONNECTIONS = 64

export async function run({ store, pace }) {
  const debits = (send) => () =>
    send({
      method: "POST",
      paths: store.wallets.none.map((id) => `/wallet/v1/wallets/${id}/debit`),
      body: { amount: "1", reason: "Benchmark" },
      connections: CONNECTIONS,
      seconds: pace.seconds,
    })
  const hooked = await store.startHooked()
  try {
    const { ours, peer } = await alternate(pace, {
      ours: debits((job) => hooked.request("manager", job)),
      peer: debits((job) => store.request("manager", job)),
    })
    return [
      result({
        name: `debit in a store with a hook on debits against one without, ${CONNECTIONS} connections`,
        unit: "requests/s",
        ours: ours.rate,
        peer: peer.rate,
      }),
    ]
  } finally {
    await hooked.stop()
  }
}
