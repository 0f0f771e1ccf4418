/** Product search as `eval:search` asks it: each catalogue in a process and a PostgreSQL of its own. */
import path from "node:path"
import { runChild } from "../scripts/children.mjs"
import { ROOT } from "../scripts/paths.mjs"

const SIZES = { full: { small: 200, large: 100_000 }, quick: { small: 200, large: 5_000 } }

export async function openSearchBench(_cluster, { quick }) {
  return {
    sizes: SIZES[quick ? "quick" : "full"],
    /**
     * Indexes made-up products and asks queries of every kind, once each.
     *
     * @param {number} products how many
     * @returns {Promise<{products: number, queries: number, cpu_ms: number, p50_ms: number,
     *   p95_ms: number, max_ms: number, rss_mb: number}>}
     */
    async measure(products) {
      let last = ""
      await runChild(
        `bench-search-${products}`,
        process.execPath,
        [path.join(ROOT, "scripts", "eval-search.mjs"), "--synthetic", String(products), "--json"],
        { onLine: (line) => (last = line) }
      )
      return JSON.parse(last)
    },
    stop: async () => undefined,
  }
}
