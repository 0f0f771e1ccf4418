import { findExcluded } from "../memory/match"
import type { Match } from "../memory/match"
import type { Meanings } from "../memory/meanings"
import type { MemoryIndex } from "../memory/memory-index"
import { byScore, rankByWords } from "../memory/rank"
import type { Candidate } from "../memory/rank"
import type { ParsedQuery } from "../query/parsed-query"
import type { Sort } from "../types"

/** A product that may be what was asked for, before anything live is known of it. */
export interface Found {
  product_id: string
  /** 0 to about 1.3. */
  score: number
  words: string[]
  meaning?: number
  created_at: string
  /** By currency: lowest and highest price. */
  prices: ReadonlyMap<string, { min: bigint; max: bigint }>
}

/** What a product must be for being a candidate at all. */
export interface Accept {
  sales_channel_id?: string
  category?: string
  /** A product that has no price known in it is not left out, but looked at live. */
  currency: string
  min_price?: bigint
  max_price?: bigint
  /** Of which products to take when no word says what is looked for. */
  sort: Sort
}

export interface Meaning {
  vector: Float32Array
  /** Without a word in common, the cosine has to be at least this. */
  nearEnough: number
}

export interface MemorySearch {
  /** The query as it was typed. */
  text: string
  /** What `matchProducts` says of it, once for all limits that are tried. */
  match: Match
  accept: Accept
  /** The vector of what the query means; undefined when there is none. */
  readMeaning(): Promise<Meaning | undefined>
}

/** How many are ranked. */
export const MAX_CANDIDATES = 256
/** How much what a product means counts beside its words. */
const MEANING = 0.3
/** The place in another engine's answer that is worth half of the first. */
const HALF_AS_GOOD_AT = 20
/** What fits this well by its words is what was meant; asking for the meaning takes ten milliseconds. */
const SURE = 0.75
/** Found by its meaning alone only while nothing has all the words. */
const ALONE_BELOW = 0.75

function fitsFilters(
  product: {
    prices: ReadonlyMap<string, { min: bigint; max: bigint }>
    category_keys: readonly string[]
    sales_channel_ids: readonly string[]
  },
  { sales_channel_id, category, currency, min_price, max_price }: Accept
): boolean {
  if (sales_channel_id && !product.sales_channel_ids.includes(sales_channel_id)) return false
  if (category && !product.category_keys.includes(category)) return false
  const price = product.prices.get(currency)
  if (!price) return true
  return !(
    (max_price !== undefined && price.min > max_price) ||
    (min_price !== undefined && price.max < min_price)
  )
}

/**
 * The candidates for a query from memory, best first: by their words, and by what they mean where
 * vectors are at hand.
 */
export async function findInMemory(
  { index, meanings }: { index: MemoryIndex; meanings: Meanings },
  parsed: ParsedQuery,
  { text, match, accept, readMeaning }: MemorySearch
): Promise<Found[]> {
  const excluded = findExcluded(index, parsed.excluded)
  const isAccepted = (number: number) => {
    const document = index.documents[number]
    return document !== undefined && !excluded.has(number) && fitsFilters(document, accept)
  }
  const candidates = parsed.concepts.length
    ? rankByWords(index, parsed, match, { accept: isAccepted, limit: MAX_CANDIDATES })
    : browse(index, isAccepted, accept)
  const isSure = (candidates[0]?.score ?? 0) >= SURE && !missesWords(parsed, match)
  const meaning = meanings.size && !isSure ? await readMeaning() : undefined
  const all = meaning
    ? joinMeanings(index, candidates, {
        cosines: meanings.compare(meaning.vector),
        nearEnough: meaning.nearEnough,
        isAccepted,
      })
    : candidates
  const byCode = index.findCode(text).filter(isAccepted)
  return putFirst(index, byCode, all).map(({ number, product_id, score, words, meaning }) => {
    const { created_at, prices } = index.documents[number]!
    return {
      product_id,
      score,
      words,
      ...(meaning !== undefined && { meaning }),
      created_at,
      prices,
    }
  })
}

/** Whether the catalogue has nothing for a word that says what is looked for. */
function missesWords({ concepts }: ParsedQuery, { counts }: Match): boolean {
  return concepts.some(({ role }, i) => (role === "head" || role === "term") && !counts[i])
}

/**
 * What another engine has found, in an order that its own and ours have the same say in; what only
 * ours finds is left out.
 */
export function rankFoundElsewhere(ours: readonly Found[], theirs: readonly string[]): Found[] {
  const places = new Map(theirs.map((id, place) => [id, place]))
  const among = ours.filter(({ product_id }) => places.has(product_id))
  return among
    .map((found) => ({
      ...found,
      score: (found.score + 1 / (1 + places.get(found.product_id)! / HALF_AS_GOOD_AT)) / 2,
    }))
    .sort(byScore)
}

/** All products, as `deals under 20` asks for: the first in the order that is wanted, else the newest. */
function browse(
  index: MemoryIndex,
  isAccepted: (number: number) => boolean,
  { currency, sort }: Accept
): Candidate[] {
  const numbers = index.documents.flatMap((_, number) => (isAccepted(number) ? [number] : []))
  const created = (number: number) => index.documents[number]!.created_at
  const newest = (one: number, other: number) =>
    created(one) < created(other) ? 1 : created(one) > created(other) ? -1 : one - other
  const price = (number: number) => index.documents[number]!.prices.get(currency)?.min ?? -1n
  const cheapest = (one: number, other: number) =>
    price(one) < price(other) ? -1 : price(one) > price(other) ? 1 : newest(one, other)
  numbers.sort(
    sort === "price_low"
      ? cheapest
      : sort === "price_high"
        ? (one, other) => cheapest(other, one)
        : newest
  )
  return numbers.slice(0, MAX_CANDIDATES).map((number) => ({
    number,
    product_id: index.documents[number]!.product_id,
    score: 1,
    words: [],
  }))
}

function joinMeanings(
  index: MemoryIndex,
  candidates: Candidate[],
  {
    cosines,
    nearEnough,
    isAccepted,
  }: {
    cosines: ReadonlyMap<number, number>
    nearEnough: number
    isAccepted: (number: number) => boolean
  }
): Candidate[] {
  const joined = candidates.map((candidate) => {
    const meaning = cosines.get(candidate.number) ?? 0
    return { ...candidate, score: candidate.score + MEANING * Math.max(0, meaning), meaning }
  })
  const known = new Set(candidates.map(({ number }) => number))
  const best = candidates[0]?.score ?? 0
  if (best < ALONE_BELOW) {
    for (const [number, meaning] of cosines) {
      if (meaning < nearEnough || known.has(number) || !isAccepted(number)) continue
      const { product_id } = index.documents[number]!
      joined.push({ number, product_id, score: MEANING * meaning, words: [], meaning })
    }
  }
  return joined.sort(byScore).slice(0, MAX_CANDIDATES)
}

/** Whoever types a SKU or scans a barcode wants that product. */
function putFirst(index: MemoryIndex, numbers: number[], others: Candidate[]): Candidate[] {
  if (!numbers.length) return others
  const first = numbers.map((number) => ({
    number,
    product_id: index.documents[number]!.product_id,
    score: 2,
    words: ["code"],
  }))
  return [...first.sort(byScore), ...others.filter(({ number }) => !numbers.includes(number))]
}
