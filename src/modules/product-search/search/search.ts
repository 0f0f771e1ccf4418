import type { ParsedQuery } from "../query/parsed-query"
import type { Offer, SearchHit, SearchRequest, SearchResult, Sort } from "../types"
import type { Accept, Found } from "./candidates"
import {
  isWithin,
  isWithinForeign,
  joinLimits,
  presentLimits,
  reasonsOf,
  relaxations,
} from "./limits"
import type { Limits } from "./limits"
import { keepRelevant, sortByDate, sortByNearness, sortByNumber, sortHits } from "./order"
import type { Live } from "./order"

/** Finds candidates, best first. */
export type FindCandidates = (accept: Accept) => Promise<Found[]>

/** What is shown must fit at least this well, compared with the best. */
const WORTH_SHOWING = 0.3
/** What is within the limits but fits less than this, compared with the best of all, is no answer. */
const AS_ASKED = 0.45
/**
 * How many are looked at live beyond those that are asked for: some are sold out or cost too much by
 * now. Each time that this was too few, twice as many are.
 */
const SPARE = 4
const LOOKED_AT_ONCE = 48
/** How many are looked at where another order than the fit is wanted. */
const SORTED_AT_MOST = 120

/**
 * Answers a search: the candidates are held against live prices, stock and ratings; when nothing is
 * left, the limits are given up one after the other, the budget last, and the answer says which.
 */
export async function answerSearch(
  request: SearchRequest,
  parsed: ParsedQuery,
  findCandidates: FindCandidates
): Promise<SearchResult> {
  const { constraints } = parsed
  const limits = joinLimits(constraints, request, request.currency)
  const sort = request.sort ?? constraints.sort ?? "relevance"
  const offers = new Offers(request)
  const foreign =
    constraints.currency !== undefined &&
    constraints.currency !== request.currency &&
    (constraints.min_price ?? constraints.max_price) !== undefined
  const dropped: string[] = []
  const narrowed = limits.category ?? limits.min_price ?? limits.max_price
  const [best] =
    narrowed === undefined
      ? []
      : await findCandidates(acceptOf(request, { currency: request.currency }, sort))
  for (const rung of relaxations(limits)) {
    const candidates = await findCandidates(acceptOf(request, rung.limits, sort))
    let found = candidates.filter(({ score }) => score >= (best?.score ?? 0) * AS_ASKED)
    if (foreign) {
      const within = found.filter((one) => isWithinForeign(one, constraints))
      if (!within.length && found.length) dropped.push(`currency:${constraints.currency}`)
      else found = within
    }
    const { live, total } = await checkLive(found, rung.limits, { request, sort, offers })
    if (!live.length) {
      dropped.length = 0
      continue
    }
    const hits = live.filter(({ offer }) => !offer.is_seen)
    const nearest = rung.relaxed.includes("max_price") || rung.relaxed.includes("min_price")
    const ordered = nearest && sort === "relevance" ? sortByNearness(hits, limits) : hits
    return {
      hits: ordered.slice(0, request.limit).map((hit) => presentHit(hit, rung.limits)),
      total,
      understood: presentLimits(parsed.understood, limits),
      relaxed: [...rung.relaxed, ...dropped, ...missingTerms(parsed, live)],
      ...(parsed.corrected && { corrected: parsed.corrected }),
      ...(!hits.length && { all_seen: true as const }),
    }
  }
  return {
    hits: [],
    total: 0,
    understood: presentLimits(parsed.understood, limits),
    relaxed: [],
    ...(parsed.corrected && { corrected: parsed.corrected }),
  }
}

function acceptOf(request: SearchRequest, limits: Limits, sort: Sort): Accept {
  const { category, currency, min_price, max_price } = limits
  const { sales_channel_id } = request
  return {
    currency,
    sort,
    ...(sales_channel_id && { sales_channel_id }),
    ...(category && { category }),
    ...(min_price !== undefined && { min_price }),
    ...(max_price !== undefined && { max_price }),
  }
}

/** What is live about products, each read once for a search. */
class Offers {
  private readonly known = new Map<string, Offer | undefined>()

  constructor(private readonly request: SearchRequest) {}

  async read(productIds: readonly string[]): Promise<void> {
    const missing = productIds.filter((id) => !this.known.has(id))
    if (!missing.length) return
    for (const id of missing) this.known.set(id, undefined)
    for (const offer of await this.request.readOffers(missing)) {
      this.known.set(offer.product_id, offer)
    }
  }

  get(productId: string): Offer | undefined {
    return this.known.get(productId)
  }
}

async function checkLive(
  found: readonly Found[],
  limits: Limits,
  { request, sort, offers }: { request: SearchRequest; sort: Sort; offers: Offers }
): Promise<{ live: Live[]; total: number }> {
  const worth = found.filter(({ score }) => score >= (found[0]?.score ?? 0) * WORTH_SHOWING)
  const best = sort === "relevance" ? worth : keepRelevant(worth).slice(0, SORTED_AT_MOST)
  const ahead = await sortAhead(best, sort, request)
  const looked = ahead ?? best
  const needsAll = ahead === undefined
  const live: Live[] = []
  let fresh = 0
  let left = looked.length
  let many = request.limit + SPARE
  for (let at = 0; at < looked.length && (needsAll || fresh < request.limit);) {
    const batch = looked.slice(at, at + (needsAll ? LOOKED_AT_ONCE : many))
    at += batch.length
    left -= batch.length
    many = Math.min(many * 2, Math.max(LOOKED_AT_ONCE, request.limit))
    await offers.read(batch.map(({ product_id }) => product_id))
    for (const one of batch) {
      const offer = offers.get(one.product_id)
      if (!offer || !isWithin(offer, limits)) continue
      live.push({ ...one, offer })
      if (!offer.is_seen) fresh++
    }
  }
  return { live: sortHits(live, sort), total: fresh + left }
}

/** Candidates in an order that is known before anything live is; undefined where it isn't. */
async function sortAhead(
  found: readonly Found[],
  sort: Sort,
  { readSold, readRatings }: SearchRequest
): Promise<readonly Found[] | undefined> {
  if (sort === "relevance") return found
  if (sort === "newest") return sortByDate(found)
  if (sort === "popularity") return readSold ? sortByNumber(found, await readSold()) : found
  if (sort !== "rating" || !readRatings) return undefined
  return sortByNumber(found, await readRatings(found.map(({ product_id }) => product_id)))
}

function presentHit({ product_id, score, words, meaning, offer }: Live, limits: Limits): SearchHit {
  const said = words.map((word) => (word === "code" ? word : `word:${word}`))
  const why = said.length || meaning === undefined ? said : ["meaning"]
  return {
    product_id,
    score: Math.round(Math.min(1, score) * 1000) / 1000,
    why: [...why, ...reasonsOf(offer, limits)],
  }
}

/** Words of the query that none of the hits has. */
function missingTerms({ concepts }: ParsedQuery, hits: readonly Live[]): string[] {
  const had = new Set(hits.flatMap(({ words }) => words))
  if (had.has("code")) return []
  return concepts
    .filter(({ word, role }) => (role === "head" || role === "term") && !had.has(word))
    .map(({ word }) => `term:${word}`)
}
