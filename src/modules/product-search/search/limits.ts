import type { Limits as Constraints } from "../../../language/wish/read-wish"
import type { Offer, SearchFilters, Understood } from "../types"
import type { Found } from "./candidates"

/** Everything that a hit must be, from the query and from whoever asks. Amounts are minor units. */
export interface Limits extends SearchFilters {
  /** Lower case; what the amounts are in. */
  currency: string
}

/** What may be given up, in this order, and how it is called. */
const LADDER = [
  ["min_rating"],
  ["on_sale"],
  ["category"],
  ["in_stock"],
  ["min_price", "max_price"],
] as const

/** The narrower of what the query says and what was asked for beside it. */
export function joinLimits(found: Constraints, asked: SearchFilters, currency: string): Limits {
  const limits: Limits = { currency }
  const own = found.currency === undefined || found.currency === currency
  const min = largest(own ? found.min_price : undefined, asked.min_price)
  const max = smallest(own ? found.max_price : undefined, asked.max_price)
  const rating = largest(found.min_rating, asked.min_rating)
  if (min !== undefined) limits.min_price = min
  if (max !== undefined) limits.max_price = max
  if (rating !== undefined) limits.min_rating = rating
  if (asked.category) limits.category = asked.category
  if (found.in_stock || asked.in_stock) limits.in_stock = true
  if (found.on_sale || asked.on_sale) limits.on_sale = true
  return limits
}

/** The limits as they are, then with one after the other given up. */
export function* relaxations(limits: Limits): Generator<{ limits: Limits; relaxed: string[] }> {
  yield { limits, relaxed: [] }
  const left = { ...limits }
  const relaxed: string[] = []
  for (const rung of LADDER) {
    const given = rung.filter((name) => left[name] !== undefined)
    if (!given.length) continue
    for (const name of given) {
      delete left[name]
      relaxed.push(name)
    }
    yield { limits: { ...left }, relaxed: [...relaxed] }
  }
}

/** Whether what is live about a product is within the limits. */
export function isWithin(offer: Offer, limits: Limits): boolean {
  const { min_price, max_price, in_stock, on_sale, min_rating } = limits
  const priced = min_price !== undefined || max_price !== undefined
  if (priced && offer.price === null) return false
  if (max_price !== undefined && offer.price! > max_price) return false
  if (min_price !== undefined && offer.price! < min_price) return false
  if (in_stock && !offer.in_stock) return false
  if (on_sale && !offer.on_sale) return false
  return min_rating === undefined || (offer.rating ?? 0) >= min_rating
}

/** A budget in another currency than the shopper's is held against the prices in that currency. */
export function isWithinForeign(
  { prices }: Pick<Found, "prices">,
  { currency, min_price, max_price }: Constraints
): boolean {
  const price = prices.get(currency as string)
  if (!price) return false
  return (
    (max_price === undefined || price.min <= max_price) &&
    (min_price === undefined || price.max >= min_price)
  )
}

/** Why a product is shown, beside the words that it has. */
export function reasonsOf(offer: Offer, limits: Limits): string[] {
  const reasons: string[] = []
  if (limits.min_price !== undefined || limits.max_price !== undefined) reasons.push("in_budget")
  if (limits.in_stock) reasons.push("in_stock")
  if (offer.on_sale && limits.on_sale) reasons.push("on_sale")
  if (limits.min_rating !== undefined) reasons.push("well_rated")
  return reasons
}

/** What the answer says it understood, with what was asked for beside the query. */
export function presentLimits(understood: Understood, limits: Limits): Understood {
  const { min_price, max_price, min_rating } = limits
  return {
    ...understood,
    ...(min_price !== undefined && { min_price: String(min_price), currency: limits.currency }),
    ...(max_price !== undefined && { max_price: String(max_price), currency: limits.currency }),
    ...(limits.in_stock && { in_stock: true as const }),
    ...(limits.on_sale && { on_sale: true as const }),
    ...(min_rating !== undefined && { min_rating }),
  }
}

function largest<T extends bigint | number>(one: T | undefined, other: T | undefined) {
  if (one === undefined || other === undefined) return one ?? other
  return one > other ? one : other
}

function smallest<T extends bigint | number>(one: T | undefined, other: T | undefined) {
  if (one === undefined || other === undefined) return one ?? other
  return one < other ? one : other
}
