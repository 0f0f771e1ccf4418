import type { Offer, Sort } from "../types"
import type { Found } from "./candidates"
import type { Limits } from "./limits"

/** A candidate with what is live about it. */
export interface Live extends Found {
  offer: Offer
}

/** Only what fits about as well as the best is worth putting into another order. */
const ABOUT_AS_GOOD = 0.6

/** Leaves out what only just has to do with what was asked for, when not the fit decides the order. */
export function keepRelevant<T extends { score: number }>(found: readonly T[]): T[] {
  const [best] = found
  return found.filter(({ score }) => score >= best.score * ABOUT_AS_GOOD)
}

/** Newest first. */
export function sortByDate(found: readonly Found[]): Found[] {
  return [...found].sort(({ created_at: one }, { created_at: other }) =>
    one < other ? 1 : one > other ? -1 : 0
  )
}

/** Those with the highest number first; equal ones stay in the order of how well they fit. */
export function sortByNumber(
  found: readonly Found[],
  numbers: ReadonlyMap<string, number | null>
): Found[] {
  const number = ({ product_id }: Found) => numbers.get(product_id) ?? 0
  return [...found].sort((one, other) => number(other) - number(one))
}

/** Puts hits into an order that only what is live decides; equal ones stay as they are. */
export function sortHits(hits: readonly Live[], sort: Sort): Live[] {
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

function compare({ offer: one }: Live, { offer: other }: Live, sort: Sort): number {
  if (sort === "price_low") return compareAmounts(one.price, other.price)
  if (sort === "price_high") return compareAmounts(other.price ?? -1n, one.price ?? -1n)
  return sort === "rating" ? (other.rating ?? 0) - (one.rating ?? 0) : 0
}

/** Lowest first, none last. */
function compareAmounts(one: bigint | null | undefined, other: bigint | null | undefined): number {
  if (one === other) return 0
  if (one === null || one === undefined) return 1
  if (other === null || other === undefined) return -1
  return one < other ? -1 : 1
}
