import type { PendingQuestion, ProductCard, ProductIntent, RememberedProduct } from "../../types"
import { rememberProduct } from "../../memory/remember-turn"
import type { Clause } from "../grammar/clause"
import { fold, isSameWord, splitWords } from "../grammar/fold"
import { ABOUT_PRODUCTS, type Intent } from "../grammar/intents"
import { isOptionWord } from "../grammar/options"
import { contentWords, findReference, isWordOf } from "../grammar/references"
import { vocabularyOf } from "../grammar/vocabulary"
import { listNames, listProducts } from "./lines"
import { cardsOf } from "./outputs"
import { presentNothing, search } from "./products"
import type { Script } from "./script"
import { isConcept, thingsIn } from "../grammar/things"
import { type Reply, say, type Talk } from "./talk"

/** The products that a request is about, or the question that finds out. */
export type Resolution = { products: RememberedProduct[] } | { reply: Reply }

/** What a request needs a product for, beside the words that name it. */
export interface Purpose {
  /** As the clause was classified: its own words name no product. */
  intent: Intent
  /** Asked again with the answer. */
  then: ProductIntent
  quantity?: number
}

/** Products pointed at; else those named, looked up in the shop; else the shopper is asked. */
export function* resolveProducts(talk: Talk, clause: Clause, purpose: Purpose): Script<Resolution> {
  const { language, state } = talk
  const reference = findReference(clause, state, language, purpose.intent)
  switch (reference.kind) {
    case "found":
      return { products: reference.products }
    case "ambiguous":
      return { reply: askAmong(talk, reference.products, purpose) }
    case "nowhere":
      return { reply: askAmong(talk, state.shown, purpose) }
  }
  const words = contentWords(clause, language, purpose.intent)
  if (words.length > 0 && !isAboutFocus(talk, clause, words, purpose)) {
    return yield* findByName(talk, words, purpose)
  }
  return state.focus.length === 1
    ? { products: [...state.focus] }
    : { reply: askAmong(talk, state.focus.length > 0 ? state.focus : state.shown, purpose) }
}

/** `is a bag included?`: what is asked about the one product in talk names no other. */
function isAboutFocus(talk: Talk, clause: Clause, words: string[], { intent }: Purpose): boolean {
  const [product, another] = talk.state.focus
  if (product === undefined || another !== undefined || !ABOUT_PRODUCTS.has(intent)) return false
  const { pronouns } = vocabularyOf(talk.language)
  return (
    clause.tokens.some(({ text }) => pronouns.has(text)) ||
    words.some((word) => isWordOf(product, word, talk.language)) ||
    (words.every((word) => isConcept(word, talk)) && thingsIn(words.join(" "), talk).length === 0)
  )
}

/** Looks a name up; takes what bears all of it, and asks when several do or none. */
export function* findByName(talk: Talk, words: string[], purpose: Purpose): Script<Resolution> {
  const { focus, shown } = talk.state
  const cards = cardsOf(yield* search({ query: words.join(" ") }))
  const bearing = cards.filter((card) => bearsAll(card, words, talk))
  const exact = bearing.filter(({ name }) => splitWords(fold(name)).length === nameLength(words))
  const sure =
    exact.length === 1 ? exact : bearing.length > 0 ? bearing : bestNamed(cards, words, talk)
  const known = sure.filter(({ id }) => [...focus, ...shown].some((each) => each.id === id))
  if (sure.length === 1 || known.length === 1) {
    return { products: (sure.length === 1 ? sure : known).map(rememberProduct) }
  }
  if (sure.length > 1) {
    const lines = [say(talk, "askWhich"), ...listProducts(talk, sure)]
    return { reply: { lines, pending: toPending(sure.map(rememberProduct), purpose) } }
  }
  // Nothing is called so: then it was said of what is in talk.
  if (ABOUT_PRODUCTS.has(purpose.intent)) {
    if (focus.length === 1) return { products: [...focus] }
    if (shown.length > 0) return { reply: askAmong(talk, shown, purpose) }
  }
  return { reply: yield* presentNothing(talk) }
}

/** Those whose names have most of the words; an option counts half as much as a name. */
function bestNamed(cards: readonly ProductCard[], words: string[], talk: Talk) {
  const counts = cards.map((card) => {
    const parts = splitWords(fold(card.name))
    const named = words.filter((word) => parts.some((part) => isSameWord(part, word)))
    const options = words.filter((word) => isOptionWord(card, word, talk.language))
    return named.length === 0 ? 0 : named.length + options.length / 2
  })
  const most = Math.max(0, ...counts)
  return most === 0 ? [] : cards.filter((_, index) => counts[index] === most)
}

function bearsAll(card: ProductCard, words: string[], { language }: Talk): boolean {
  const parts = splitWords(fold(card.name))
  return words.every(
    (word) => parts.some((part) => isSameWord(part, word)) || isOptionWord(card, word, language)
  )
}

function nameLength(words: string[]): number {
  return words.flatMap(splitWords).length
}

function askAmong(talk: Talk, among: RememberedProduct[], purpose: Purpose): Reply {
  return {
    lines: [say(talk, "askWhich"), ...listNames(among)],
    pending: toPending(among, purpose),
  }
}

function toPending(among: RememberedProduct[], { then, quantity }: Purpose): PendingQuestion {
  return { about: "product", intent: then, among, ...(quantity !== undefined && { quantity }) }
}
