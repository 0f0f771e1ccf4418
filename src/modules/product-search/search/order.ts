import type { Offer, Sort } from "../types"
import type { Found } from "./candidates"
import type { Limits } from "./limits"

/** A candidate with what is live about it. */
export interface Live extends Found {
  offer: Offer
  /** Units of late; only where that is the order. */
  sold?: number
}

/** Only what fits about as well as the best is worth putting into another order. */
const ABOUT_AS_GOOD = 0.6

/** Leaves out what only just has to do with what was asked for, when not the fit decides the order. */
export function keepRelevant<T extends { score: number }>(found: readonly T[]): T[] {
  const [best] = found
  return found.filter(({ score }) => score >= best.score * ABOUT_AS_GOOD)
}

/** Puts hits into the order asked for; equal ones stay in the order of how well they fit. */
export function sortHits(hits: readonly Live[], sort: Sort): Live[] {
  if (sort === "relevance") return [...hits]
  return [...hits].sort((one, other) => compare(one, other, sort))
}

/** Nothing is within the budget: what is nearest to it comes first. */
export function sortByNearness(hits: readonly Live[], { min_price, max_price }: Limits): Live[] {
  const distance = ({ offer: { price } }: Live) => {
    if (price === null) return undefined
    if (max_price !== undefined && price > max_price) return price - max_price
    return min_price !== undefined && price < min_price ? min_price - price : 0n
  }
  return [...hits].sort((one, other) => compareAmounts(distance(one), distance(other)))
}

function compare(one: Live, other: Live, sort: Exclude<Sort, "relevance">): number {
  if (sort === "price_low") return compareAmounts(one.offer.price, other.offer.price)
  if (sort === "price_high") return compareAmounts(other.offer.price ?? -1n, one.offer.price ?? -1n)
  if (sort === "rating") return (other.offer.rating ?? 0) - (one.offer.rating ?? 0)
  if (sort === "popularity") return (other.sold ?? 0) - (one.sold ?? 0)
  return one.created_at < other.created_at ? 1 : one.created_at > other.created_at ? -1 : 0
}

/** Lowest first, none last. */
function compareAmounts(one: bigint | null | undefined, other: bigint | null | undefined): number {
  if (one === other) return 0
  if (one === null || one === undefined) return 1
  if (other === null || other === undefined) return -1
  return one < other ? -1 : 1
}
