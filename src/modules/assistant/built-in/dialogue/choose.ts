import type { ProductCard, RememberedProduct } from "../../types"
import { languageOf, LANGUAGES, marksIn, readWish } from "../../../../language"
import { rememberProduct } from "../../memory/remember-turn"
import { asksForQuality, recommendOne, settleOn } from "../answers"
import { readQuestion } from "../answers/texts"
import { findReference, ofKind } from "../grammar/references"
import { matches } from "../grammar/patterns"
import type { Request } from "../grammar/split"
import { compare } from "./compare"
import { cardsOf } from "./outputs"
import { presentNothing, search } from "./products"
import { callAll, type Script } from "./script"
import { type Reply, reply, say, type Talk } from "./talk"
import { mayBeQuality, namesSomethingNew, thingsIn } from "../grammar/things"
import { readWish as readQuery } from "./wish"

/** As many as are looked at to choose among them. */
const MOST = 6

const PRICES: ReadonlySet<Measure> = new Set<Measure>(["price_low", "price_high"])

/** By what one of several is chosen. */
export type Measure = "price_low" | "price_high" | "rating" | "discount"

/** What a question like `which is the cheapest?` goes by; null when it asks for something else. */
export function measureIn(talk: Talk, text: string): Measure | null {
  const language = languageOf(talk.language.code) ?? LANGUAGES[0]
  const { limits } = readWish(text, { languages: [language], currency: talk.currency })
  if (limits.sort === "price_low" || limits.sort === "price_high" || limits.sort === "rating") {
    return limits.sort
  }
  return limits.on_sale || marksIn(text, language).has("saving") ? "discount" : null
}

/** The cards to choose from: what was shown, or what is named anew. */
export function* candidates(
  talk: Talk,
  { clause, intent }: Request,
  measure: Measure | null
): Script<ProductCard[]> {
  const { state, language, currency } = talk
  const things = thingsIn(clause.text, talk)
  const isAmong = state.shown.length > 0 && things.every((word) => mayBeQuality(word, talk))
  const isNew = !isAmong && (namesSomethingNew(clause.text, talk) || state.shown.length < 2)
  if (!isNew) {
    const reference = findReference(clause, state, language, intent ?? "choose")
    const several = reference.kind === "found" && reference.products.length > 1
    return yield* cardsFor(several ? reference.products : pool(talk))
  }
  const { query: words, filters } = readQuery(clause, "choose", language, currency)
  const query = things.join(" ") || words
  if (query === "" && measure === null && Object.keys(filters).length === 0) return []
  const sort = measure === "discount" ? {} : { sort: measure ?? undefined }
  const sale = measure === "discount" ? { on_sale: true } : {}
  return cardsOf(yield* search({ query, ...filters, ...sort, ...sale }))
}

/** "the two" of a comparison, else the list, without what is of another kind than was looked for. */
function pool({ state, language }: Talk): readonly RememberedProduct[] {
  const { focus, shown, search } = state
  return ofKind(focus.length > 1 ? focus : shown, search, language)
}

/** What is known of products now. */
export function* cardsFor(products: readonly RememberedProduct[]): Script<ProductCard[]> {
  const outcomes = yield* callAll(
    products.slice(0, MOST).map(({ id }) => ({
      name: "get_product_details",
      input: { product_id: id },
      // Only the one that is chosen is talked about from here on.
      isLookUp: true as const,
    }))
  )
  return outcomes.flatMap(cardsOf)
}

/** `which one is cheaper?`, of what was compared. */
function priceSideIn({ language }: Talk, { clause }: Request): Measure | null {
  if (matches(clause.text, language.intents.cheaper)) return "price_low"
  return matches(clause.text, language.intents.dearer) ? "price_high" : null
}

/** `the studio ones or the travel ones?`, and nothing that one of them should have. */
function setsAgainst({ language }: Talk, { clause, text }: Request): boolean {
  const dividers = new RegExp(` (?:${language.compareDividers.join("|")}) `, "u")
  const parts = clause.text.split(dividers)
  return (
    parts.length === 2 &&
    thingsIn(parts[0], { language }).length > 0 &&
    !asksForQuality(readQuestion(text, language.code))
  )
}

/** Settles on one, with the reason. */
export function* choose(talk: Talk, request: Request): Script<Reply> {
  const measure = measureIn(talk, request.text) ?? priceSideIn(talk, request)
  if (measure === null && setsAgainst(talk, request)) return yield* compare(talk, request.clause)
  const cards = yield* candidates(talk, request, measure)
  if (cards.length === 0) {
    const isOpen = talk.state.shown.length === 0 && thingsIn(request.text, talk).length === 0
    if (isOpen) return { lines: [say(talk, "askWish")], pending: { about: "wish" } }
    return yield* presentNothing(talk)
  }
  if (measure === null) return yield* recommendOne(talk, cards.map(rememberProduct), request.text)
  const best = bestOf(cards, measure)
  const equals = cards.filter((card) => compareBy(card, best, measure) === 0)
  if (cards.length === 2 && equals.length === 2 && PRICES.has(measure) && best.price) {
    return reply(say(talk, "samePrice", { price: best.price }))
  }
  yield* settleOn(best)
  return reply(...tellBest(talk, best, measure))
}

/** The first in the order of a measure. */
export function bestOf(cards: readonly ProductCard[], measure: Measure): ProductCard {
  return [...cards].sort((one, other) => compareBy(one, other, measure))[0]
}

export function compareBy(one: ProductCard, other: ProductCard, measure: Measure): number {
  switch (measure) {
    case "price_low":
      return compareAmounts(one.price_amount, other.price_amount)
    case "price_high":
      return compareAmounts(other.price_amount, one.price_amount)
    case "rating":
      return (other.rating ?? 0) - (one.rating ?? 0) || other.review_count - one.review_count
    case "discount":
      return compareAmounts(savingOf(other), savingOf(one))
  }
}

function compareAmounts(one: string | null, other: string | null): number {
  if (one === null || other === null) return one === other ? 0 : one === null ? 1 : -1
  return BigInt(one) < BigInt(other) ? -1 : BigInt(one) > BigInt(other) ? 1 : 0
}

/** Thousandths of the regular price. */
function savingOf({ price_amount, regular_price_amount }: ProductCard): string {
  if (price_amount === null || regular_price_amount === null) return "0"
  const regular = BigInt(regular_price_amount)
  return regular === 0n ? "0" : String(((regular - BigInt(price_amount)) * 1000n) / regular)
}

function tellBest(talk: Talk, card: ProductCard, measure: Measure): string[] {
  const { name, price, rating, review_count: count } = card
  const lines = [
    price ? say(talk, "price", { name, price }) : say(talk, "noPrice", { name }),
    measure === "discount" && card.on_sale
      ? say(talk, "regularPrice", { price: card.regular_price })
      : "",
    measure === "rating" && rating !== null && count > 0
      ? say(talk, "rating", { name, rating, count })
      : "",
  ]
  return lines.filter(Boolean)
}
