/** How good rankings are. */

/** Places that people look at. */
export const DEPTH = 10

const discounted = (gains) => gains.reduce((sum, gain, i) => sum + gain / Math.log2(i + 2), 0)
const gainOf = (grade) => 2 ** grade - 1

/** Normalised discounted cumulative gain of the first ten, with gains of 2^grade − 1. */
export function ndcg(ids, relevance) {
  const ideal = Object.values(relevance)
    .map(gainOf)
    .sort((a, b) => b - a)
    .slice(0, DEPTH)
  const found = ids.slice(0, DEPTH).map((id) => gainOf(relevance[id] ?? 0))
  return ideal.length ? discounted(found) / discounted(ideal) : 1
}

/** The part of what is relevant (of ten at most) that is among the first ten. */
export function recall(ids, relevance) {
  const relevant = Object.keys(relevance).filter((id) => relevance[id] > 0)
  const found = ids.slice(0, DEPTH).filter((id) => relevance[id] > 0).length
  return relevant.length ? found / Math.min(DEPTH, relevant.length) : 1
}

export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / (values.length || 1)
const rounded = (value, digits) => Math.round(value * 10 ** digits) / 10 ** digits

/**
 * Asks every query once.
 *
 * @param {{kind: string, query: string, relevance: Record<string, number>}[]} queries
 * @param {(query: string) => Promise<string[]>} search gives ids, best first
 */
export async function measure(queries, search) {
  const runs = []
  for (const { kind, query, relevance } of queries) {
    const started = performance.now()
    const ids = (await search(query)).map(String)
    const ms = performance.now() - started
    runs.push({
      kind,
      query,
      ids,
      ms,
      ndcg: ndcg(ids, relevance),
      recall: recall(ids, relevance),
    })
  }
  const kinds = [...new Set(runs.map(({ kind }) => kind))]
  const times = runs.map(({ ms }) => ms)
  return {
    runs,
    figures: {
      ndcg10: rounded(mean(runs.map((run) => run.ndcg)), 4),
      recall10: rounded(mean(runs.map((run) => run.recall)), 4),
      zero_hit_share: rounded(runs.filter(({ ids }) => !ids.length).length / (runs.length || 1), 4),
      by_kind: Object.fromEntries(
        kinds.map((kind) => [
          kind,
          rounded(mean(runs.filter((run) => run.kind === kind).map((run) => run.ndcg)), 4),
        ])
      ),
      p50_ms: rounded(percentile(times, 0.5), 2),
      p95_ms: rounded(percentile(times, 0.95), 2),
    },
  }
}
