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
import { keepRelevant, sortByNearness, sortHits } from "./order"
import type { Live } from "./order"

/** Finds candidates, best first. */
export type FindCandidates = (accept: Accept) => Promise<Found[]>

/** What is shown must fit at least this well, compared with the best. */
const WORTH_SHOWING = 0.3
/** What is within the limits but fits less than this, compared with the best of all, is no answer. */
const AS_ASKED = 0.45
/** How many are looked at live at a time, and at most where another order than the fit is wanted. */
const BATCH = 24
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
    const { hits, total } = await checkLive(found, rung.limits, { request, sort, offers })
    if (!hits.length) {
      dropped.length = 0
      continue
    }
    const nearest = rung.relaxed.includes("max_price") || rung.relaxed.includes("min_price")
    const ordered = nearest && sort === "relevance" ? sortByNearness(hits, limits) : hits
    return {
      hits: ordered.slice(0, request.limit).map((hit) => presentHit(hit, rung.limits)),
      total,
      understood: presentLimits(parsed.understood, limits),
      relaxed: [...rung.relaxed, ...dropped, ...missingTerms(parsed, ordered)],
      ...(parsed.corrected && { corrected: parsed.corrected }),
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
): Promise<{ hits: Live[]; total: number }> {
  const worth = found.filter(({ score }) => score >= (found[0]?.score ?? 0) * WORTH_SHOWING)
  const bySort = sort !== "relevance"
  const looked = bySort ? keepRelevant(worth).slice(0, SORTED_AT_MOST) : worth
  const sold = sort === "popularity" ? await request.readSold?.() : undefined
  const hits: Live[] = []
  let left = looked.length
  for (let at = 0; at < looked.length && (bySort || hits.length < request.limit);) {
    const batch = looked.slice(at, at + Math.max(BATCH, request.limit))
    at += batch.length
    left -= batch.length
    await offers.read(batch.map(({ product_id }) => product_id))
    for (const one of batch) {
      const offer = offers.get(one.product_id)
      if (offer && isWithin(offer, limits)) {
        hits.push({ ...one, offer, ...(sold && { sold: sold.get(one.product_id) ?? 0 }) })
      }
    }
  }
  return { hits: sortHits(hits, sort), total: hits.length + left }
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
