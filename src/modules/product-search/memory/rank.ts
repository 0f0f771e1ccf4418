import type { ParsedQuery } from "../query/parsed-query"
import type { MemoryIndex } from "./memory-index"
import type { Match } from "./match"

/** A product with how well it fits. */
export interface Candidate {
  number: number
  product_id: string
  score: number
  /** Words of the query that it meets. */
  words: string[]
  /** Cosine between what it and the query mean, when that was asked. */
  meaning?: number
}

/** Of a title that is all said by the query, as `Football` by `football`. */
const WHOLE_TITLE = 0.1
/** And the query by it: the very name. */
const VERY_NAME = 0.1
/** How well a word must be met to count as said. */
const SAID = 0.3

/** The best products by their words, best first; equal ones in the order of their ids. */
export function rankByWords(
  index: MemoryIndex,
  { concepts }: ParsedQuery,
  match: Match,
  { accept, limit }: { accept: (number: number) => boolean; limit: number }
): Candidate[] {
  const best = takeBest(match, accept, limit)
  const stems = new Set(concepts.flatMap(({ alternatives }) => alternatives[0]?.words ?? []))
  const candidates = best.map((number) => {
    const document = index.documents[number]!
    const said = document.title.filter((stem) => stems.has(stem)).length
    const coverage = document.title.length ? said / document.title.length : 0
    const isName = coverage === 1 && stems.size === new Set(document.title).size
    return {
      number,
      product_id: document.product_id,
      score: match.score[number] + WHOLE_TITLE * coverage + (isName ? VERY_NAME : 0),
      words: concepts.filter((_, i) => match.met[i][number] >= SAID).map(({ word }) => word),
    }
  })
  return candidates.sort(byScore)
}

export function byScore(
  one: Pick<Candidate, "score" | "product_id">,
  other: Pick<Candidate, "score" | "product_id">
): number {
  return other.score - one.score || (one.product_id < other.product_id ? -1 : 1)
}

/** Without sorting all of what may be most of the catalogue. */
function takeBest(match: Match, accept: (number: number) => boolean, limit: number): number[] {
  const { found, score } = match
  const accepted = found.filter(accept)
  if (accepted.length <= limit) return [...accepted]
  const scores = Float32Array.from(accepted, (number) => score[number]).sort()
  const least = scores[scores.length - limit]
  const above = accepted.filter((number) => score[number] > least)
  const equal = accepted.filter((number) => score[number] === least)
  return [...above, ...equal.slice(0, limit - above.length)]
}
