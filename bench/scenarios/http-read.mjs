/** What a customer reads, with a long past behind it, against the host's own cost. */
import { alternate, result } from "../measure.mjs"

export const name = "read"
export const needs = "store"

const CONNECTIONS = 16
const DEEP_PAGE = 1000
const PER_PAGE = 25

export async function run({ store, pace, note }) {
  const get = (path) => () =>
    store.request("customer", {
      method: "GET",
      paths: [path],
      connections: CONNECTIONS,
      seconds: pace.seconds,
    })
  const deepPage = Math.min(DEEP_PAGE, store.past.long.entries / PER_PAGE - 1)
  const deep = await walkTo(store, deepPage)
  const reads = await alternate(pace, {
    wallet: get("/wallet/v1/wallets/me"),
    first: get("/wallet/v1/transactions"),
    deep: get(`/wallet/v1/transactions?cursor=${deep}`),
    empty: get("/bench/empty"),
  })
  note(`${store.past.long.count * store.past.long.entries} entries and more in the table`)
  const row = (name, ours, peer, atLeast) =>
    result({ name, unit: "requests/s", ours: ours.rate, peer: peer.rate, atLeast })
  return [
    row("GET /wallets/me against an empty GET route", reads.wallet, reads.empty, 0.7),
    row(
      "GET /transactions, a customer's own, against an empty GET route",
      reads.first,
      reads.empty,
      0.7
    ),
    row(
      `GET /transactions, page ${deepPage} by cursor against page 1`,
      reads.deep,
      reads.first,
      0.9
    ),
  ]
}

/** The cursor of a page far back, found by reading large pages up to it. */
async function walkTo(store, page) {
  let cursor = ""
  for (let left = (page - 1) * PER_PAGE; left > 0; left -= 100) {
    const query = `per_page=${Math.min(left, 100)}${cursor && `&cursor=${cursor}`}`
    const { meta } = await store.get("customer", `/wallet/v1/transactions?${query}`)
    cursor = encodeURIComponent(meta.next_cursor)
  }
  return cursor
}
