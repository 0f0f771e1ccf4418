import type { ProductCard, RememberedProduct } from "../../types"
import { languageOf, LANGUAGES, marksIn, wordIn } from "../../../../language"
import type { Mark } from "../../../../language/concepts/services"
import { wordPrice, wordSum } from "../answers"
import { type Clause, toClause, type Token } from "../grammar/clause"
import { matches } from "../grammar/patterns"
import { contentWords, findReference, isWordOf } from "../grammar/references"
import type { Request } from "../grammar/split"
import { thingsIn } from "../grammar/things"
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
  const cards = yield* findNamed(talk, clause, parts)
  return cards && tell(talk, clause, cards)
}

/** The products that the parts of a clause name, one by one; null where one of them names none. */
export function* findNamed(
  talk: Talk,
  clause: Clause,
  parts: readonly Clause[]
): Script<ProductCard[] | null> {
  const { language, state } = talk
  const shared = languageOf(language.code) ?? LANGUAGES[0]
  const known: RememberedProduct[] = []
  const found: ProductCard[] = []
  for (const part of parts) {
    const own = contentWords(part, language, "price").filter((word) => !asksAmount(talk, word))
    const isOfWallet = own.length === 1 && marksIn(own[0], shared).has("shop-wallet")
    const words = isOfWallet ? [] : own
    if (words.length === 0) {
      // "What would it cost together with a cable?"
      if (state.focus.length !== 1 || !asksForSum(talk, clause)) return null
      known.push(state.focus[0])
      continue
    }
    const reference = findReference(part, state, language, "price")
    const [product, another] = reference.kind === "found" ? reference.products : []
    const isNamed = reference.kind === "found" && reference.by === "name" && !another
    // The copper funnel is no copper kettle.
    if (product && isNamed && words.every((word) => isWordOf(product, word, language))) {
      known.push(product)
      continue
    }
    const card = theOneNamed(cardsOf(yield* lookUp(words)), words, talk)
    if (!card) return null
    found.push(card)
  }
  return [...(yield* cardsFor(known)), ...found]
}

function tell(talk: Talk, clause: Clause, cards: readonly ProductCard[]): Reply | null {
  const each = [...new Map(cards.map((card) => [card.id, card])).values()]
  if (each.length < 2) return null
  const lines = each.flatMap((card) => wordPrice(talk, card))
  return reply(...lines, asksForSum(talk, clause) && wordSum(talk, each))
}

/** What stands between the words that join the names of several products. */
export function partsOf({ language }: Talk, { tokens }: Clause): Clause[] {
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

export function asksForSum({ language }: Talk, { text }: Clause): boolean {
  return marksIn(text, languageOf(language.code) ?? LANGUAGES[0]).has("together")
}

/** Words that say what is asked of an amount, and name nothing: `together`, `enough`, `left`. */
const OF_AMOUNTS: readonly Mark[] = ["together", "besides", "enough", "left-over"]

function asksAmount(talk: Talk, word: string): boolean {
  const marks = marksIn(word, languageOf(talk.language.code) ?? LANGUAGES[0])
  // A wallet may be sold, a balance isn't.
  const isBalance = marks.has("shop-wallet") && thingsIn(word, talk).length === 0
  return isBalance || OF_AMOUNTS.some((id) => marks.has(id))
}
