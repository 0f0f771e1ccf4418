import { fold, lexiconOf, splitWords } from "../../../language"
import type { Language } from "../../../language"
import type { UnmetQuery } from "../types"

/**
 * What queries that ask for the same have in common, whatever the order, number and articles: `mug`,
 * `mugs` and `a mug`.
 */
function alikeKey(text: string, language: Language): string {
  const { stem, stop } = lexiconOf(language)
  const words = splitWords(fold(text))
  const telling = words.filter((word) => !stop.has(word))
  const stems = (telling.length > 0 ? telling : words).map(stem)
  return [...new Set(stems)].sort().join(" ")
}

/**
 * Puts queries that ask for the same together: the most frequent stands for all of them, with how often
 * all were asked, from when to when, and each of them in `alike`. The most frequent come first.
 */
export function groupAlike(queries: readonly UnmetQuery[], language: Language): UnmetQuery[] {
  const groups = new Map<string, UnmetQuery[]>()
  for (const query of queries) {
    // A query without a word or a number is like itself alone.
    const key = alikeKey(query.query, language) || query.query
    groups.set(key, [...(groups.get(key) ?? []), query])
  }
  return [...groups.values()].map(together).sort(byFrequency)
}

function together(alike: UnmetQuery[]): UnmetQuery {
  const sorted = [...alike].sort(byFrequency)
  const times = (field: "first_seen" | "last_seen") => alike.map((each) => each[field].getTime())
  return {
    query: sorted[0].query,
    count: alike.reduce((sum, { count }) => sum + count, 0),
    first_seen: new Date(Math.min(...times("first_seen"))),
    last_seen: new Date(Math.max(...times("last_seen"))),
    alike: sorted.map(({ query, count }) => ({ query, count })),
  }
}

function byFrequency(one: UnmetQuery, other: UnmetQuery): number {
  return (
    other.count - one.count ||
    other.last_seen.getTime() - one.last_seen.getTime() ||
    (one.query < other.query ? -1 : 1)
  )
}
