/** How much a sentence about one thing says of another, 0 to 1. */
const RELATED: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  broken: { warranty: 0.7, "repair-service": 0.6, "replace-service": 0.6 },
  "repair-service": { warranty: 0.5, "replace-service": 0.4, broken: 0.3 },
  "replace-service": { warranty: 0.4, "repair-service": 0.4, exchange: 0.4 },
  warranty: { "repair-service": 0.4, "replace-service": 0.4, broken: 0.4 },
  refund: { return: 0.4 },
  exchange: { return: 0.6, "replace-service": 0.3 },
  used: { unused: 0.9, return: 0.2 },
  unused: { used: 0.9 },
  postage: { shipping: 0.5 },
  express: { shipping: 0.4 },
  standard: { shipping: 0.4 },
  dispatch: { shipping: 0.5 },
  arrive: { shipping: 0.4 },
  order: { dispatch: 0.3 },
  abroad: { shipping: 0.3 },
  customs: { abroad: 0.4 },
  pay: { "bank-card": 0.4, "shop-wallet": 0.4, "charge-money": 0.4 },
  "charge-money": { pay: 0.4 },
  "payment-brand": { "bank-card": 0.9, "shop-wallet": 0.7, "bank-transfer": 0.7, pay: 0.6 },
  "bank-transfer": { "bank-card": 0.9, "payment-brand": 0.7, pay: 0.6 },
  cash: { "bank-card": 0.9, "payment-brand": 0.7, pay: 0.6 },
  "pay-later": { "bank-card": 0.9, "payment-brand": 0.7, pay: 0.6 },
  "bank-card": { pay: 0.8 },
  "shop-wallet": { pay: 0.5 },
}

/** What a question that speaks of nothing else is not about. */
const WEIGHTS: Readonly<Record<string, number>> = {
  order: 0.3,
  standard: 0.3,
  included: 0.2,
  "sold-separately": 0.2,
  people: 0.2,
  "fits-in": 0.2,
  person: 0.3,
  arrive: 0.4,
  contact: 0.5,
  free: 0.4,
  account: 0.7,
  "opening-hours": 0.6,
  "more-about": 0,
  enough: 0,
  "left-over": 0,
  besides: 0,
  "in-stock": 0,
  who: 0,
  when: 0,
  "what-time": 0,
  where: 0,
  which: 0,
  why: 0,
  "how-long": 0,
  "how-much": 0,
  together: 0,
  "how-many": 0,
  "how-often": 0,
  "how-heavy": 0,
  "how-big": 0,
  "how-to": 0,
  sizes: 0,
  colours: 0,
  reviews: 0,
  drawbacks: 0,
  saving: 0.2,
}

/** How much an id tells what a question is about. */
export function weightOf(id: string, isService: boolean): number {
  return WEIGHTS[id] ?? (isService ? 1 : 0.5)
}

/** How well a sentence that means these ids answers a question about one: 1 for the same. */
export function bearing(wanted: string, has: (id: string) => boolean): number {
  if (has(wanted)) return 1
  let best = 0
  for (const [id, weight] of Object.entries(RELATED[wanted] ?? {})) {
    if (weight > best && has(id)) best = weight
  }
  return best
}
