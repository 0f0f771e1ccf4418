import type { ProductCard, RememberedProduct } from "../../types"
import { isToolResult, rememberProduct } from "../../memory/remember-turn"
import { answerWhich, asksForQuality } from "../answers"
import { readQuestion } from "../answers/texts"
import { type Clause, quote, readClause } from "../grammar/clause"
import { findPattern } from "../grammar/patterns"
import { contentWords, findReference, isWordOf } from "../grammar/references"
import { listNames, listProducts } from "./lines"
import { cardsOf } from "./outputs"
import { call, callAll, type Script } from "./script"
import { readNumber } from "../grammar/numbers"
import { isConcept, thingsIn } from "../grammar/things"
import { type Reply, reply, say, type Talk } from "./talk"

/** A comparison has two to four columns. */
const MOST = 4

/** Two to four products side by side. */
export function* compare(talk: Talk, clause: Clause): Script<Reply> {
  const products = yield* findCompared(talk, clause)
  if (products.length < 2) {
    const among = talk.state.shown
    return {
      lines: [say(talk, "askCompare"), ...listNames(among)],
      pending: { about: "product", intent: "compare", among },
    }
  }
  const text = quote(clause)
  const isOfName = (word: string) => products.some((each) => isWordOf(each, word, talk.language))
  const asked = clause.tokens.filter((token) => !isOfName(token.text)).map(({ raw }) => raw)
  const picked = asksForQuality(readQuestion(asked.join(" "), talk.language.code))
    ? yield* answerWhich(talk, products, text)
    : reply()
  const compared = yield* compareProducts(talk, products)
  return reply(...picked.lines, ...compared.lines)
}

/** The same of products that are known. */
export function* compareProducts(
  talk: Talk,
  products: readonly RememberedProduct[]
): Script<Reply> {
  const compared = products.slice(0, MOST)
  const outcome = yield* call("compare_products", { product_ids: compared.map(({ id }) => id) })
  if (!isToolResult(outcome)) {
    return reply(say(talk, "fault"))
  }
  const cards = outcome.comparison?.products ?? cardsOf(outcome)
  const lowest = cheapestOf(cards)
  return reply(
    products.length > MOST && say(talk, "tooManyCompared"),
    say(talk, "compared"),
    ...listProducts(talk, cards),
    lowest && say(talk, "lowestPrice", { name: lowest.name })
  )
}

function* findCompared(talk: Talk, clause: Clause): Script<RememberedProduct[]> {
  const { state, language } = talk
  const reference = findReference(clause, state, language, "compare")
  if (reference.kind === "found" && reference.products.length > 1) {
    return reference.products
  }
  const parts = splitNames(talk, clause)
  if (parts.length > 1) {
    return yield* findEach(talk, parts)
  }
  if (reference.kind === "found") {
    const [one] = reference.products
    const other = state.focus.find(({ id }) => id !== one.id)
    return state.focus.length === 2 && other ? [one, other] : reference.products
  }
  const words = contentWords(clause, language, "compare")
  const kinds = words.filter((word) => thingsIn(word, talk).length > 0)
  const count = countOf(clause, language)
  // Where a number is said, what is no concept of the language belongs to the asking: "what gap is there
  // between your two prams?".
  const telling = count === null ? words : words.filter((word) => isConcept(word, talk))
  if (kinds.length > 0 && (count !== null || kinds.length === words.length)) {
    return yield* findBest(kinds, telling, count ?? 2)
  }
  if (words.length > 0) return []
  const { focus, shown, talked = [] } = state
  if (focus.length > 1) return focus
  return shown.length > MOST && talked.length > 1 ? talked.slice(0, 2) : shown
}

/** How many are to be compared, where it is said: `your three best prams`. */
function countOf({ tokens }: Clause, language: Talk["language"]): number | null {
  const counts = tokens.map(({ text }) => readNumber(text, language))
  return counts.find((count) => count !== null && count > 1 && count <= MOST) ?? null
}

/** `compare your two red prams`: the two that fit best. */
function* findBest(
  kinds: readonly string[],
  words: readonly string[],
  limit: number
): Script<RememberedProduct[]> {
  const input = { query: words.join(" "), named: kinds, limit }
  const [outcome] = yield* callAll([{ name: "search_products", input }])
  return cardsOf(outcome).map(rememberProduct)
}

/** `the red mug vs the blue one`: what stands between the words that divide names. */
function splitNames({ language }: Talk, clause: Clause): Clause[] {
  const dividers = new RegExp(` (?:${language.compareDividers.join("|")}) `, "u")
  const start = findPattern(clause.text, language.compareOpenings)
  const text = start ? clause.text.slice(start.index + start[0].length) : clause.text
  return ` ${text} `
    .split(dividers)
    .map(readClause)
    .filter((part) => part.tokens.length > 0)
}

/** Each part by what was shown, else by its name, looked up at once. */
function* findEach(talk: Talk, parts: Clause[]): Script<RememberedProduct[]> {
  const { state, language } = talk
  const known = parts.map((part) => {
    const reference = findReference(part, state, language, "compare")
    return reference.kind === "found" ? reference.products : null
  })
  const open = parts.filter((_, index) => known[index] === null)
  const drafts = open.map((part) => ({
    name: "search_products",
    input: { query: nameOf(talk, part, parts), limit: 1 },
  }))
  const found = open.length > 0 ? yield* callAll(drafts) : []
  const products = known.flatMap(
    (each) => each ?? cardsOf(found.shift() ?? { output: null, facts: [] }).map(rememberProduct)
  )
  return [...new Map(products.map((product) => [product.id, product])).values()]
}

/** `the travel ones` are headphones where the other part names those. */
function nameOf(talk: Talk, part: Clause, parts: readonly Clause[]): string {
  const { language } = talk
  const words = contentWords(part, language, "compare")
  const things = thingsIn(words.join(" "), talk)
  const others = parts.filter((other) => other !== part)
  const borrowed = things.length > 0 ? [] : others.flatMap(({ text }) => thingsIn(text, talk))
  return [...words, ...new Set(borrowed)].join(" ")
}

/** The one that costs least; null when several do, or a price is missing. */
function cheapestOf(cards: readonly ProductCard[]): ProductCard | null {
  if (cards.length === 0 || cards.some(({ price_amount }) => price_amount === null)) {
    return null
  }
  const amounts = cards.map(({ price_amount }) => BigInt(price_amount as string))
  const least = amounts.reduce((low, amount) => (amount < low ? amount : low))
  const cheapest = cards.filter((_, index) => amounts[index] === least)
  return cheapest.length === 1 ? cheapest[0] : null
}
