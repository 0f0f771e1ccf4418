import type { PendingQuestion, ProductIntent, RememberedProduct } from "../../types"
import { rememberProduct } from "../../memory/remember-turn"
import type { Clause } from "../grammar/clause"
import { fold, isSameWord, splitWords } from "../grammar/fold"
import type { Intent } from "../grammar/intents"
import { isOptionWord } from "../grammar/options"
import { contentWords, findReference } from "../grammar/references"
import { listNames, listProducts } from "./lines"
import { cardsOf } from "./outputs"
import { presentNothing, search } from "./products"
import type { Script } from "./script"
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
  if (words.length > 0) {
    return yield* findByName(talk, words, purpose)
  }
  return state.focus.length === 1
    ? { products: [...state.focus] }
    : { reply: askAmong(talk, state.focus.length > 0 ? state.focus : state.shown, purpose) }
}

/** Looks a name up; takes what bears all of it, and asks when several do or none. */
export function* findByName(talk: Talk, words: string[], purpose: Purpose): Script<Resolution> {
  const cards = cardsOf(yield* search({ query: words.join(" ") }))
  if (cards.length === 0) {
    return { reply: yield* presentNothing(talk) }
  }
  const bearing = cards.filter((card) => bearsAll(card, words, talk))
  const exact = bearing.filter(({ name }) => splitWords(fold(name)).length === nameLength(words))
  const sure = exact.length === 1 ? exact : bearing
  if (sure.length === 1) {
    return { products: sure.map(rememberProduct) }
  }
  const among = (sure.length > 1 ? sure : cards).map(rememberProduct)
  const lines = [say(talk, "askWhich"), ...listProducts(talk, sure.length > 1 ? sure : cards)]
  return { reply: { lines, pending: toPending(among, purpose) } }
}

function bearsAll(
  card: Parameters<typeof rememberProduct>[0],
  words: string[],
  { language }: Talk
): boolean {
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
