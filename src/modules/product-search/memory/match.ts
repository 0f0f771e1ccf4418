import { absenceOf } from "../query/parsed-query"
import type { Alternative, Concept, ParsedQuery } from "../query/parsed-query"
import { lexiconOf } from "../../../language"
import { FIELD, FIELD_BITS, type FieldName } from "./fields"
import type { MemoryIndex } from "./memory-index"
import { documentOf, maskOf } from "./postings"
import type { Entries, Postings } from "./postings"

/** How well a word of the query is met by where it stands: what names the product, and what describes it. */
const NAMING: Record<FieldName, number> = {
  titleHead: 1,
  title: 0.68,
  kindHead: 0.92,
  kind: 0.6,
  brand: 0.8,
  attribute: 0.5,
  side: 0.45,
  description: 0.3,
}
const DESCRIBING: Record<FieldName, number> = {
  titleHead: 1,
  title: 1,
  kindHead: 0.85,
  kind: 0.85,
  brand: 0.95,
  attribute: 0.85,
  side: 0.6,
  description: 0.45,
}
/** For each further field that has the word too. */
const AGAIN = 0.05
/** Words of one name in different fields say less. */
const APART = 0.6
/** A product that isn't what was asked for, only like it or for it. */
const NOT_THE_HEAD = 0.5
/** One that the noun only tells more about: a `Fahrradtasche` is no `Fahrrad`. */
const MODIFIES = 0.5
/** A title that names another thing makes of the word what the thing is for, whatever its tags say. */
const NAMES_ANOTHER = 0.72
/** One that is made for others. */
const FOR_OTHERS = 0.6
/** What a description says in other words counts this part, when they say it this well. */
const DESCRIBED = 0.8
const BELIEVED = 0.85
/** A product whose description has what must not be in it. */
const HAS_EXCLUDED = 0.3

const MASKS = 1 << FIELD_BITS
const named = scoresOf(NAMING).map((score, mask) =>
  mask & FIELD.title && !(mask & FIELD.titleHead) ? Math.min(score, NAMES_ANOTHER) : score
)
const described = scoresOf(DESCRIBING)

function scoresOf(weights: Record<FieldName, number>): Float32Array {
  return Float32Array.from({ length: MASKS }, (_, mask) => {
    const met = (Object.keys(FIELD) as FieldName[]).filter((name) => mask & FIELD[name])
    const best = Math.max(0, ...met.map((name) => weights[name]))
    return best + (met.length > 1 ? AGAIN * (met.length - 1) : 0)
  })
}

/** How well each product meets each concept of a query. */
export interface Match {
  /** Numbers of products that meet any. */
  found: Int32Array
  /** By number, 0 to about 1. */
  score: Float32Array
  /** By concept, then by number. */
  met: Float32Array[]
  /** How many products meet each concept. */
  counts: number[]
}

/**
 * Scores all products that have any of the words: rare words and the noun of the query count most,
 * and of the ways to say a thing the best counts.
 */
export function matchProducts(
  index: MemoryIndex,
  { concepts, understood, excluded }: ParsedQuery
): Match {
  const size = index.documents.length
  const met: Float32Array[] = []
  const counts: number[] = []
  const seen = new Uint8Array(size)
  const found: number[] = []
  for (const concept of concepts) {
    const scores = new Float32Array(size)
    const touched = scoreConcept(index, concept, scores)
    met.push(scores)
    counts.push(touched.length)
    for (const number of touched) {
      if (!seen[number]) found.push(number)
      seen[number] = 1
    }
  }
  const score = new Float32Array(size)
  const weights = concepts.map(({ weight }, i) => weight * rarity(counts[i], index.size))
  const whole = weights.reduce((sum, weight, i) => sum + (counts[i] ? weight : 0), 0) || 1
  const head = concepts.findIndex(({ role }, i) => role === "head" && counts[i] > 0)
  for (const number of found) {
    let sum = 0
    for (let i = 0; i < concepts.length; i++) sum += weights[i] * met[i][number]
    const isIt = head < 0 || met[head][number] > 0
    score[number] = (sum / whole) * (isIt ? 1 : NOT_THE_HEAD)
  }
  if (understood.audience) demoteForOthers(index, understood.audience, score)
  const denied = findDenied(index, excluded)
  for (const number of findMentioned(index, excluded)) {
    if (!denied.has(number)) score[number] *= HAS_EXCLUDED
  }
  return { found: Int32Array.from(found), score, met, counts }
}

/** A quarter of a word's weight is for being there at all, the rest for being rare. */
function rarity(count: number, size: number): number {
  if (!count) return 1
  return 0.25 + (0.75 * Math.log(1 + size / count)) / Math.log(1 + size)
}

function scoreConcept(index: MemoryIndex, concept: Concept, scores: Float32Array): number[] {
  const table = concept.role === "head" ? named : described
  const touched: number[] = []
  const keep = (number: number, score: number) => {
    if (scores[number] >= score || !index.documents[number]) return
    if (scores[number] === 0) touched.push(number)
    scores[number] = score
  }
  for (const { words, weight: own, modifies } of concept.alternatives) {
    const weight = modifies && concept.role === "head" ? own * MODIFIES : own
    const postings = words.map((word) => index.find(word))
    if (postings.some((one) => !one)) continue
    if (postings.length > 1) {
      const all = postings as Postings[]
      const lists = all.map(({ named }) => named)
      forEachWithAll(lists, (number, masks) => keep(number, weight * fitOf(masks, table)))
      if (weight < BELIEVED) continue
      const believed = weight < 1 ? weight * DESCRIBED : 1
      forEachSaying(all, (number, masks) => keep(number, believed * fitOf(masks, table)))
      continue
    }
    const [{ named: byName, described }] = postings as Postings[]
    keepAll(byName, weight, table, keep)
    // A description is believed when it has the very word, less when it has one that means the same.
    if (weight >= BELIEVED) keepAll(described, weight < 1 ? weight * DESCRIBED : 1, table, keep)
  }
  return touched
}

function keepAll(
  { values, length }: Entries,
  weight: number,
  table: Float32Array,
  keep: (number: number, score: number) => void
) {
  for (let i = 0; i < length; i++) {
    keep(documentOf(values[i]), weight * table[maskOf(values[i])])
  }
}

/** In the fields that have all words of a name, its last word says how well it is met. */
function fitOf(masks: readonly number[], table: Float32Array): number {
  const common = masks.reduce((all, mask) => all & withoutHeads(mask), ~0)
  const heads = (common & FIELD.title && FIELD.titleHead) | (common & FIELD.kind && FIELD.kindHead)
  const together = masks[masks.length - 1] & (common | heads)
  return together ? table[together] : APART * Math.min(...masks.map((mask) => table[mask]))
}

/** Whether a word ends a name or not, it stands in the same field. */
function withoutHeads(mask: number): number {
  return mask | (mask & FIELD.titleHead && FIELD.title) | (mask & FIELD.kindHead && FIELD.kind)
}

/** Calls back for each product that is in all the lists, with its fields. */
function forEachWithAll(
  lists: readonly Entries[],
  callback: (number: number, masks: number[]) => void
) {
  // Numbers only grow within a list, so that one walk along all of them is enough.
  const at = lists.map(() => 0)
  for (;;) {
    let highest = -1
    for (let i = 0; i < lists.length; i++) {
      if (at[i] >= lists[i].length) return
      highest = Math.max(highest, documentOf(lists[i].values[at[i]]))
    }
    let together = true
    for (const [i, { values, length }] of lists.entries()) {
      while (at[i] < length && documentOf(values[at[i]]) < highest) at[i]++
      together &&= at[i] < length && documentOf(values[at[i]]) === highest
    }
    if (!together) continue
    callback(
      highest,
      lists.map(({ values }, i) => maskOf(values[at[i]++]))
    )
  }
}

/** Calls back for each product that says all the words, in its description too, with their fields. */
function forEachSaying(
  postings: readonly Postings[],
  callback: (number: number, masks: number[]) => void
) {
  const [rarest] = [...postings].sort((one, other) => one.length - other.length)
  for (const { values, length } of [rarest.named, rarest.described]) {
    for (let i = 0; i < length; i++) {
      const number = documentOf(values[i])
      const masks = postings.map((one) => one.maskIn(number))
      if (masks.every(Boolean)) callback(number, masks)
    }
  }
}

const OTHERS = { women: "man", men: "woman", children: undefined } as const
const OWN = { women: "woman", men: "man", children: "child" } as const

function demoteForOthers(index: MemoryIndex, audience: keyof typeof OWN, score: Float32Array) {
  const { words, stem } = lexiconOf(index.thesaurus.language)
  const stemsOf = (id: string | undefined) =>
    (id === undefined ? [] : (words.get(id) ?? [])).flatMap((phrase) => phrase.map(stem))
  const own = stemsOf(OWN[audience])
  const others = stemsOf(OTHERS[audience])
  const inName = FIELD.title | FIELD.titleHead | FIELD.kind | FIELD.kindHead
  const numbersWith = (stems: string[]) => {
    const numbers = new Set<number>()
    for (const stem of stems) {
      const entries = index.find(stem)?.named
      for (let i = 0; entries && i < entries.length; i++) {
        if (maskOf(entries.values[i]) & inName) numbers.add(documentOf(entries.values[i]))
      }
    }
    return numbers
  }
  const theirs = numbersWith(own)
  for (const number of numbersWith(others)) {
    if (!theirs.has(number)) score[number] *= FOR_OTHERS
  }
}

/** The numbers of products that have one of these, and don't say that they have none of it. */
export function findExcluded(index: MemoryIndex, excluded: readonly Alternative[]): Set<number> {
  const numbers = new Set<number>()
  for (const { words } of excluded) {
    const postings = words.map((word) => index.find(word))
    if (postings.some((one) => !one)) continue
    // A description may well say what is not in it.
    const lists = postings.map((one) => one!.named)
    forEachWithAll(lists, (number) => numbers.add(number))
  }
  for (const number of findDenied(index, excluded)) numbers.delete(number)
  return numbers
}

/** The numbers of products that say that there is none of one of these in them: `alcohol-free`. */
function findDenied(index: MemoryIndex, excluded: readonly Alternative[]): Set<number> {
  const numbers = new Set<number>()
  for (const { words } of excluded) {
    const denials = words.length === 1 ? index.find(absenceOf(words[0])) : undefined
    for (const { values, length } of denials ? [denials.named, denials.described] : []) {
      for (let i = 0; i < length; i++) numbers.add(documentOf(values[i]))
    }
  }
  return numbers
}

/** The numbers of products whose description alone has one of these. */
function findMentioned(index: MemoryIndex, excluded: readonly Alternative[]): Set<number> {
  const numbers = new Set<number>()
  for (const { words } of excluded) {
    const described = words.length === 1 ? index.find(words[0])?.described : undefined
    for (let i = 0; described && i < described.length; i++)
      numbers.add(documentOf(described.values[i]))
  }
  return numbers
}
