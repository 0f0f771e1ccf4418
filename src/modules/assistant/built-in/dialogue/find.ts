import type { ConversationState, ProductCard } from "../../types"
import { toMinorUnits } from "../../../../money/money"
import { isToolResult } from "../../memory/remember-turn"
import { CONCEPTS_BY_ID, languageOf, LANGUAGES, readMarks, wordIn } from "../../../../language"
import { type Clause, quote } from "../grammar/clause"
import { fold } from "../grammar/fold"
import type { Intent } from "../grammar/intents"
import { findCounts } from "../grammar/numbers"
import { matches } from "../grammar/patterns"
import { thingsIn } from "../grammar/things"
import { LISTED, listProducts } from "./lines"
import { cardsOf } from "./outputs"
import { namedIn, presentSearch, search } from "./products"
import { answerNoWish } from "./service"
import { call, type Script } from "./script"
import { type Reply, reply, say, type Talk } from "./talk"
import { readWish } from "./wish"

/** As long as the name of a category may be. */
const MAX_CATEGORY = 255

/**
 * Products that fit what was said; asks what is wanted when nothing was.
 *
 * @param isSure whether it was put as a wish, so that it is told where there is nothing of it
 */
export function* find(
  talk: Talk,
  clause: Clause,
  intent: Intent = "find",
  isSure = true
): Script<Reply> {
  const { query, filters } = readWish(clause, intent, talk.language, talk.currency)
  if (query === "" && Object.keys(filters).length === 0) {
    return { lines: [say(talk, "askWish")], pending: { about: "wish" } }
  }
  const isAny = isOpen(talk, clause)
  const named = tellsOfNeed(talk, query, isAny) ? [] : namedIn(query, talk, isAny)
  const found = yield* search({ query, ...filters, ...(named.length > 0 && { named }) })
  const isNothing = isToolResult(found) && cardsOf(found).length === 0
  const other = isNothing ? yield* answerNoWish(talk, clause) : null
  // What was hardly a wish, and names no thing, was said for something else.
  const isUnclear = isNothing && !isSure && thingsIn(query, talk).length === 0
  return other ?? (isUnclear ? reply(say(talk, "unclear")) : yield* presentSearch(talk, found))
}

/**
 * `something to play music in the bathroom`: no thing is named, and what is done with it, or where, is
 * not written in its description.
 */
function tellsOfNeed(talk: Talk, query: string, isAny: boolean): boolean {
  if (!isAny && thingsIn(query, talk).length > 0) return false
  const { ids } = readMarks(query, languageOf(talk.language.code) ?? LANGUAGES[0])
  return [...ids.keys()].some((id) => {
    const concept = CONCEPTS_BY_ID.get(id)
    return concept?.field === "situations" || concept?.isTopic
  })
}

/** `something to keep coffee hot`: what is named tells what it is for, and not what it is. */
function isOpen({ language }: Talk, clause: Clause): boolean {
  return wordIn(language.code, "indefinite").test(quote(clause))
}

/** The search before, narrowed or widened: `in blue`, `under 30`. */
export function* refine(talk: Talk, clause: Clause): Script<Reply> {
  const { state, language, currency } = talk
  const { query, filters } = readWish(clause, "refine", language, currency)
  if (query === "" && Object.keys(filters).length === 0) return yield* findMore(talk)
  const input = { ...state.search, ...filters, query: mergeQueries(talk, queryOf(state), query) }
  return yield* presentSearch(talk, yield* search(input))
}

/** A new colour takes the place of the old one; anything else is added. */
function mergeQueries({ language }: Talk, last: string, more: string): string {
  const isColour = (word: string) =>
    COLOURS.has(fold(word)) || COLOURS.has(language.optionValues[fold(word)])
  const kept = more.split(" ").some(isColour)
    ? last.split(" ").filter((word) => !isColour(word))
    : last.split(" ")
  return [...kept, more].join(" ").trim()
}

const COLOURS = new Set(
  (
    "black white red blue green yellow orange purple pink brown grey gray beige navy turquoise " +
    "gold silver violet khaki cream"
  ).split(" ")
)

/** The search before, on the other side of what it showed. */
export function* findByPrice(
  talk: Talk,
  clause: Clause,
  side: "cheaper" | "dearer"
): Script<Reply> {
  const { state, language } = talk
  const wish = readWish(clause, side, language, talk.currency)
  const { sort: _sort, ...others } = wish.filters
  const [count] = findCounts(clause, language)
  const limits: Record<string, unknown> =
    count && Object.keys(others).length === 0 && count.value >= LEAST_AMOUNT
      ? { [side === "cheaper" ? "max_price" : "min_price"]: toMinor(count.value, talk.currency) }
      : others
  const input = { ...topicOf(state), ...limits }
  if ("max_price" in limits || "min_price" in limits) {
    return yield* presentSearch(talk, yield* search(input))
  }
  const sort = side === "cheaper" ? "price_low" : "price_high"
  const edge = priceEdge(state, side)
  if (input.query === "" && edge === null) {
    return { lines: [say(talk, "askWish")], pending: { about: "wish" } }
  }
  if (edge !== null) {
    const bound =
      side === "cheaper" ? { max_price: String(edge - 1n) } : { min_price: String(edge + 1n) }
    const beyond = yield* search({ ...input, ...bound, sort })
    const cards = cardsOf(beyond).filter(
      ({ price_amount }) =>
        price_amount !== null &&
        (side === "cheaper" ? BigInt(price_amount) < edge : BigInt(price_amount) > edge)
    )
    if (isToolResult(beyond) && cards.length > 0) {
      const heading = side === "cheaper" ? "foundCheaper" : "found"
      return reply(say(talk, heading), ...listProducts(talk, cards))
    }
  }
  const all = yield* search({ ...input, sort })
  const heading = side === "cheaper" ? "noneCheaper" : "noneDearer"
  return yield* presentSearch(talk, all, edge === null ? null : say(talk, heading))
}

/** A number beside "cheaper" is an amount from here on, not how many. */
const LEAST_AMOUNT = 5

function toMinor(value: number, currency: string): string {
  return String(toMinorUnits(String(value), currency))
}

/** The price to go below or above: of the product in talk, else the end of the list shown. */
function priceEdge({ focus, shown }: ConversationState, side: "cheaper" | "dearer"): bigint | null {
  const products = focus.length === 1 ? focus : shown
  const amounts = products.flatMap(({ price_amount }) =>
    price_amount === null ? [] : [BigInt(price_amount)]
  )
  if (amounts.length === 0) {
    return null
  }
  return amounts.reduce((edge, amount) =>
    (side === "cheaper" ? amount < edge : amount > edge) ? amount : edge
  )
}

/** The next of the same search. */
export function* findMore(talk: Talk): Script<Reply> {
  const { state } = talk
  if (!state.search) {
    return { lines: [say(talk, "askWish")], pending: { about: "wish" } }
  }
  const exclude = state.seen ?? state.shown.map(({ id }) => id)
  const fresh = cardsOf(yield* search({ ...state.search, exclude }))
  return fresh.length > 0
    ? reply(say(talk, "foundMore"), ...listProducts(talk, fresh))
    : reply(say(talk, "noMore"))
}

/** What sells best, of what was named or of everything. */
export function* findTop(talk: Talk, clause: Clause): Script<Reply> {
  const { query } = readWish(clause, "top", talk.language, talk.currency)
  const outcome = yield* call("get_top_products", {
    ...(query && { category: query.slice(0, MAX_CATEGORY) }),
    limit: LISTED,
  })
  const cards = cardsOf(outcome)
  if (cards.length > 0) {
    return reply(say(talk, "top"), ...listProducts(talk, cards))
  }
  const sort = query ? "popularity" : "rating"
  const others = yield* presentSearch(talk, yield* search({ query, sort }))
  return query ? others : { ...others, lines: [say(talk, "noTop"), ...others.lines] }
}

/** What is on sale, of what was named; where that is nothing, of everything. */
export function* findDeals(talk: Talk, clause: Clause): Script<Reply> {
  const wish = readWish(clause, "deals", talk.language, talk.currency)
  const narrows = wish.query === "" && matches(clause.text, talk.language.only)
  const base = narrows ? talk.state.search : {}
  const input = { query: wish.query, ...base, ...wish.filters }
  const found = yield* searchDeals(input)
  const cards = found.length > 0 || input.query === "" ? found : yield* searchDeals({ query: "" })
  return cards.length > 0
    ? reply(say(talk, "deals"), ...listProducts(talk, cards))
    : reply(say(talk, "noDeals"))
}

function* searchDeals(input: Record<string, unknown>): Script<ProductCard[]> {
  const outcome = yield* search({ ...input, on_sale: true })
  return cardsOf(outcome).filter(({ on_sale }) => on_sale)
}

/** What the talk is about: one product that is of no list, else what was searched for last. */
function topicOf({ search, shown, focus }: ConversationState): Record<string, unknown> {
  const [product, another] = focus
  const isAlone = product && !another && !shown.some(({ id }) => id === product.id)
  return isAlone ? { query: product.name } : { query: "", ...search }
}

function queryOf({ search }: ConversationState): string {
  return typeof search?.query === "string" ? search.query : ""
}
