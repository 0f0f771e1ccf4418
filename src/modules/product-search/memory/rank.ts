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
/** A way to say a word that says it as well. */
const AS_GOOD = 0.9
/** A word of the title that stands for one of the query. */
const IN_OTHER_WORDS = 0.9
/** How well a word must be met to count as said. */
const SAID = 0.3

/** Of scores from 0 to about 1.2. */
const CLASSES = 512

/** The best products by their words, best first; equal ones in the order of their ids. */
export function rankByWords(
  index: MemoryIndex,
  { concepts }: ParsedQuery,
  match: Match,
  { accept, limit }: { accept: (number: number) => boolean; limit: number }
): Candidate[] {
  const best = takeBest(index, match, accept, limit)
  const sayings = concepts.flatMap(({ alternatives }) =>
    alternatives.filter(({ weight }) => weight >= AS_GOOD).map(({ words }) => words)
  )
  const own = new Set(concepts.flatMap(({ alternatives }) => alternatives[0]?.words ?? []))
  const candidates = best.map((number) => {
    const document = index.documents[number]!
    const title = new Set(document.title)
    // A name of several words is said when all of them are.
    const stems = new Set(sayings.filter((words) => words.every((one) => title.has(one))).flat())
    const said = document.title.reduce(
      (sum, stem) => sum + (own.has(stem) ? 1 : stems.has(stem) ? IN_OTHER_WORDS : 0),
      0
    )
    const coverage = document.title.length ? said / document.title.length : 0
    const isName = coverage === 1 && own.size === new Set(document.title).size
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

/**
 * The accepted ones with the best scores. All of what was found, which may be most of the catalogue,
 * is only put into classes; what is in the best of them is looked at.
 */
function takeBest(
  index: MemoryIndex,
  { found, score }: Match,
  accept: (number: number) => boolean,
  limit: number
): number[] {
  const classes: number[][] = []
  for (const number of found) {
    const place = Math.min(CLASSES - 1, Math.floor(score[number] * CLASSES * 0.8))
    const members = classes[place]
    if (members) members.push(number)
    else classes[place] = [number]
  }
  const best: number[] = []
  for (let place = classes.length - 1; place >= 0 && best.length < limit; place--) {
    const members = (classes[place] ?? []).filter(accept)
    if (best.length + members.length > limit) {
      const id = (number: number) => index.documents[number]!.product_id
      members.sort((a, b) => score[b] - score[a] || (id(a) < id(b) ? -1 : 1))
    }
    best.push(...members.slice(0, limit - best.length))
  }
  return best
}
