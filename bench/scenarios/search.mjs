/** Product search in a process's memory: queries of every kind, a large catalogue and a small one. */
import { median, result } from "../measure.mjs"

export const name = "search"
export const needs = "search"

/** The large catalogue takes a minute to index. */
const RUNS = { small: 3, large: 1 }
/** Milliseconds. */
const GOALS = { small: 20, large: 50 }

export async function run({ search, pace, note }) {
  const rows = []
  for (const [size, products] of Object.entries(search.sizes)) {
    const runs = []
    for (let i = 0; i < Math.min(RUNS[size], pace.rounds); i++)
      runs.push(await search.measure(products))
    const of = (figure) => median(runs.map((run) => run[figure]))
    note(
      `${products} products, ${runs[0].queries} queries: p50 ${of("p50_ms")} ms, slowest ` +
        `${of("max_ms")} ms, ${of("cpu_ms")} ms of CPU each, ${of("rss_mb")} MB`
    )
    rows.push(
      result({
        name: `search, ${products} products, p95`,
        unit: "ms",
        ours: of("p95_ms"),
        atMost: GOALS[size],
      })
    )
  }
  return rows
}
