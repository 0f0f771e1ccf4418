import type { ProductCard, RememberedProduct } from "../../types"
import { languageOf, LANGUAGES, marksIn, wordIn } from "../../../../language"
import { wordPrice, wordSum } from "../answers"
import { type Clause, readClause, toClause, type Token } from "../grammar/clause"
import { matches } from "../grammar/patterns"
import { contentWords, findReference } from "../grammar/references"
import type { Request } from "../grammar/split"
import { cardsFor } from "./choose"
import { theOneNamed } from "./named"
import { cardsOf } from "./outputs"
import { lookUp } from "./products"
import type { Script } from "./script"
import { type Reply, reply, type Talk } from "./talk"

/** More than these at once are asked for by nobody. */
const MOST = 4

/**
 * What several products that a clause names cost, and what they come to: `how much are the locket and
 * the chain together?` Null where it names fewer than two.
 */
export function* answerSum(talk: Talk, { clause }: Request): Script<Reply | null> {
  const { language, state } = talk
  if (matches(clause.text, language.pronouns.pair) && asksForSum(talk, clause)) {
    const reference = findReference(clause, state, language, "price")
    if (reference.kind !== "found" || reference.products.length < 2) return null
    return tell(talk, clause, yield* cardsFor(reference.products))
  }
  const parts = partsOf(talk, clause)
  if (parts.length < 2 || parts.length > MOST) return null
  const known: RememberedProduct[] = []
  const found: ProductCard[] = []
  for (const part of parts) {
    const words = contentWords(part, language, "price").filter((word) => !isSumWord(talk, word))
    if (words.length === 0) {
      // "What would it cost together with a cable?"
      if (state.focus.length !== 1 || !asksForSum(talk, clause)) return null
      known.push(state.focus[0])
      continue
    }
    const reference = findReference(part, state, language, "price")
    if (reference.kind === "found" && reference.by === "name" && reference.products.length === 1) {
      known.push(reference.products[0])
      continue
    }
    const card = theOneNamed(cardsOf(yield* lookUp(words)), words, talk)
    if (!card) return null
    found.push(card)
  }
  return tell(talk, clause, [...(yield* cardsFor(known)), ...found])
}

function tell(talk: Talk, clause: Clause, cards: readonly ProductCard[]): Reply | null {
  const each = [...new Map(cards.map((card) => [card.id, card])).values()]
  if (each.length < 2) return null
  const lines = each.flatMap((card) => wordPrice(talk, card))
  return reply(...lines, asksForSum(talk, clause) && wordSum(talk, each))
}

function partsOf({ language }: Talk, { tokens }: Clause): Clause[] {
  // Where one product ends and the next begins, beside the words that join requests.
  const along = wordIn(language.code, "along")
  const joiners = new Set(language.joiners)
  const parts: Token[][] = [[]]
  for (const token of tokens) {
    if (joiners.has(token.text) || along.test(token.text)) parts.push([])
    else {
      parts.at(-1)!.push(token)
      if (/[,،]$/.test(token.raw)) parts.push([])
    }
  }
  return parts.filter(({ length }) => length > 0).map(toClause)
}

function asksForSum({ language }: Talk, { text }: Clause): boolean {
  return marksIn(text, languageOf(language.code) ?? LANGUAGES[0]).has("together")
}

function isSumWord(talk: Talk, word: string): boolean {
  return asksForSum(talk, readClause(word))
}
