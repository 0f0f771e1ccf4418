/**
 * `POST /wallet/v1/codes/{code}/redeem` against the host's own cost: every request is a customer's
 * first redemption of a code that others redeem as well, so that codes don't run out.
 */
import { alternate, result } from "../measure.mjs"

export const name = "redeem"
export const needs = "store"

const CONNECTIONS = 64
const CODES = 500

export async function run({ store, pace }) {
  const { codes } = await store.post("manager", "/wallet/v1/codes", {
    amount: "1",
    quantity: CODES,
    max_redemptions: store.customers.length,
  })
  const senders = store.customers.map(({ authorization }) => ({ authorization }))
  const post = (job) => () =>
    store.request("customer", {
      method: "POST",
      senders,
      connections: CONNECTIONS,
      seconds: pace.seconds,
      ...job,
    })
  const { ours, peer } = await alternate(pace, {
    ours: post({ paths: codes.map(({ code }) => `/wallet/v1/codes/${code}/redeem`), once: true }),
    peer: post({ paths: ["/bench/empty"] }),
  })
  return [
    result({
      name: `redeem over HTTP against an empty POST route, ${CONNECTIONS} connections`,
      unit: "requests/s",
      ours: ours.rate,
      peer: peer.rate,
    }),
  ]
}
