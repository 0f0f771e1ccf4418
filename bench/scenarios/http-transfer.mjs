/** `POST /wallet/v1/transfers` by many customers against the host's own cost. */
import { alternate, result } from "../measure.mjs"

export const name = "transfer"
export const needs = "store"

const CONNECTIONS = 64

export async function run({ store, pace }) {
  const { customers } = store
  const senders = customers.map(({ authorization }, index) => ({
    authorization,
    body: { to_user_email: customers[(index + 1) % customers.length].email, amount: "1" },
  }))
  const post = (path) => () =>
    store.request("customer", {
      method: "POST",
      paths: [path],
      senders,
      connections: CONNECTIONS,
      seconds: pace.seconds,
    })
  const { ours, peer } = await alternate(pace, {
    ours: post("/wallet/v1/transfers"),
    peer: post("/bench/empty"),
  })
  return [
    result({
      name: `transfer over HTTP against an empty POST route, ${CONNECTIONS} connections`,
      unit: "requests/s",
      ours: ours.rate,
      peer: peer.rate,
    }),
  ]
}
