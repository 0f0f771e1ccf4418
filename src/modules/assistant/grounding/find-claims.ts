import { LRUCache } from "lru-cache"
import { findAmounts } from "./amount-claims"
import { overlaps } from "./claim"
import type { Claim } from "./claim"
import { findDelivery } from "./delivery-claims"
import { findOffers } from "./offer-claims"
import { findOpinions } from "./opinion-claims"
import { findStock } from "./stock-claims"

/** Texts in which every pattern has something to look at. */
const SAMPLE =
  "The 2 for $1.50 or 3 dollars - rated 4.5 stars by 9 customers, 10% off, ships today."

/** Has the patterns compiled piece by piece before the first reply, so that nobody waits for it. */
export function warmUpGrounding(): void {
  for (const find of [findOpinions, findStock, findDelivery, findAmounts]) {
    // What has run twice is compiled for good.
    for (let run = 0; run < 2; run++) setImmediate(() => void find(SAMPLE, []))
  }
  setImmediate(() => void readClaims(SAMPLE))
}

/** What lines of replies claim; the same products are listed again and again. */
const known = new LRUCache<string, readonly Claim[]>({ max: 2_000 })
const KEPT_LENGTH = 500

/** Every claim of a folded text. */
export function findClaims(text: string): readonly Claim[] {
  let claims = known.get(text)
  if (!claims) {
    claims = readClaims(text)
    if (text.length <= KEPT_LENGTH) known.set(text, claims)
  }
  return claims
}

function readClaims(text: string): Claim[] {
  const opinions = findOpinions(text)
  const stock = findStock(text)
  const apart = [...opinions, ...stock]
  const amounts = findAmounts(text).filter(
    (claim) => !apart.some((other) => overlaps(claim, other))
  )
  const delivery = findDelivery(text, amounts)
  const offers = findOffers(text, [...delivery])
  return [...apart, ...delivery, ...amounts, ...offers].sort((a, b) => a.start - b.start)
}
