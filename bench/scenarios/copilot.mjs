/** What a manager asks the copilot, with a long order book behind it: how long the slow ones take. */
import { result } from "../measure.mjs"

export const name = "copilot"
export const needs = "orders"

/** So many that the store's one collection of its start's garbage, 1 to 2 s, isn't the slowest 5 %. */
const REQUESTS = { full: 200, quick: 10 }
const ROUTES = [
  "insights",
  "insights?days=90",
  "sale-candidates",
  "sale-candidates?days=365&limit=50",
  "product-context?product_id=benchmark-product-1",
  "review-drafts?limit=50",
]

export async function run({ orders, options, note }) {
  const requests = REQUESTS[options.quick ? "quick" : "full"]
  note(`${orders.orders} orders over a year, as many reviews; ${requests} requests, one at a time`)
  const rows = []
  for (const route of ROUTES) {
    const times = []
    // The first few find the statements unplanned and the tables unread.
    for (let i = -5; i < requests; i++) {
      const started = performance.now()
      const answer = await orders.get(`/assistant/v1/admin/${route}`)
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`${route}: ${answer.status}`)
      if (i >= 0) times.push(performance.now() - started)
    }
    times.sort((one, other) => one - other)
    note(`${route}: median ${times[times.length >> 1].toFixed(0)} ms`)
    rows.push(
      result({
        name: `GET /admin/${route}, p95`,
        unit: "ms",
        ours: times[Math.ceil(times.length * 0.95) - 1],
        atMost: 200,
      })
    )
  }
  return rows
}
