/** First pages of what managers list, as long as they are by default, against the host's own cost. */
import { setTimeout as sleep } from "node:timers/promises"
import { alternate, result } from "../measure.mjs"

export const name = "lists"
export const needs = "store"

const CONNECTIONS = 16
const CODES = 500
const RELAY_TIMEOUT = 60_000
const LISTS = ["wallets", "codes", "events", "transactions"]
/** A customer's own are measured elsewhere. */
const WHOSE = { transactions: ", everybody's," }

export async function run({ store, pace, note }) {
  await store.post("manager", "/wallet/v1/codes", { amount: "1", quantity: CODES })
  await waitForEvents(store)
  for (const list of LISTS) {
    const { data, meta } = await store.get("manager", `/wallet/v1/${list}`)
    note(`GET /${list}: ${data.length} of ${meta.total ?? "all"} in an answer`)
  }
  const get = (path) => () =>
    store.request("manager", {
      method: "GET",
      paths: [path],
      connections: CONNECTIONS,
      seconds: pace.seconds,
    })
  const sides = LISTS.map((list) => [list, get(`/wallet/v1/${list}`)])
  const { empty, ...lists } = await alternate(pace, {
    ...Object.fromEntries(sides),
    empty: get("/bench/empty"),
  })
  return LISTS.map((list) =>
    result({
      name: `GET /${list}${WHOSE[list] ?? ""} against an empty GET route`,
      unit: "requests/s",
      ours: lists[list].rate,
      peer: empty.rate,
      atLeast: 0.7,
    })
  )
}

/** The store's job relays what was credited while it was filled. */
async function waitForEvents(store) {
  for (const deadline = Date.now() + RELAY_TIMEOUT; Date.now() < deadline; await sleep(200)) {
    const { meta } = await store.get("manager", "/wallet/v1/events")
    if (meta.has_more) return
  }
  throw new Error("The store has relayed no events")
}
