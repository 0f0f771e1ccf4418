import type { ProductCard } from "../../types"
import { CONCEPTS_BY_ID, wordIn } from "../../../../language"
import { rememberProduct } from "../../memory/remember-turn"
import { answerQuestion, bearsOn, chooseOptions, lookAtProducts } from "../answers"
import { readQuestion } from "../answers/texts"
import { type Clause, rawText } from "../grammar/clause"
import { fitOf } from "../grammar/names"
import { isOptionWord } from "../grammar/options"
import { contentWords } from "../grammar/references"
import type { Request } from "../grammar/split"
import { thingsIn } from "../grammar/things"
import { cardsOf } from "./outputs"
import { lookUp } from "./products"
import type { Script } from "./script"
import type { Reply, Talk } from "./talk"
import { readWish } from "./wish"

/** Whoever asks for something as surely as this looks for it, and asks nothing about it. */
const SURE = 0.9
/** A question in more words tells a story, and names things by the way. */
const MOST_WORDS = 12

/**
 * The answer to what is asked of the one product that a wish names: `trousers in black, size 50`, `the
 * fig candle is vegan?`. Null where it names several, or asks for nothing but to see them.
 */
export function* answerAboutNamed(
  talk: Talk,
  { clause, intent, confidence }: Request
): Script<Reply | null> {
  const text = rawText(clause)
  const { language, currency } = talk
  const { query, filters } = readWish(clause, "find", language, currency)
  const isQuestion = /[?؟]/.test(text) && (intent !== "find" || confidence < SURE)
  const limits = Object.keys(filters).filter((name) => name !== "in_stock")
  if (query === "" || limits.length > 0 || clause.tokens.length > MOST_WORDS) return null
  const words = contentWords(clause, language, "find")
  if (clause.tokens.length < 2) return null
  // A look is taken only where a product may be asked about: what is found is looked for again.
  const mayAsk = isQuestion ? words.length > 1 : mayChoose(text, words, talk)
  if (!mayAsk) return null
  const card = theOneNamed(cardsOf(yield* lookUp(words)), words, talk)
  if (!card) return null
  const { said, missing } = chooseOptions(card, text, language.code)
  const others = words.filter((word) => fitOf(card.name, word, language) === 0)
  const isChosen = said.length + missing.length > 0 && saysOnlyOptions(card, others, talk)
  if (!isChosen) {
    if (!isQuestion || others.length === 0) return null
    const [facts] = yield* lookAtProducts([card])
    if (!facts || !(isDefinite(card, clause, talk) || bearsOn(facts, text, language))) return null
  }
  return yield* answerQuestion(talk, [rememberProduct(card)], text)
}

/** `the brie`, of what is known to both; `a brie` is any. */
function isDefinite({ name }: ProductCard, { tokens }: Clause, { language }: Talk): boolean {
  const definite = wordIn(language.code, "definite")
  return tokens.some(
    ({ text }, at) =>
      fitOf(name, text, language) > 0 &&
      tokens.slice(Math.max(0, at - 2), at).some((before) => definite.test(before.text))
  )
}

/** Whether a text may choose among what a product comes in: by a size, or by a colour of `the` thing. */
function mayChoose(text: string, words: readonly string[], { language: { code } }: Talk): boolean {
  if (words.some((word) => OPTION.test(word))) return true
  if (!wordIn(code, "definite").test(text)) return false
  const ids = [...readQuestion(text, code).reading.ids.keys()]
  return ids.some((id) => CONCEPTS_BY_ID.get(id)?.field === "colours")
}

const OPTION = /\d|(?:^| )(?:x{0,4}[sl]|m)(?:$| )/

/** The card whose name has more of the words than any other's; undefined where two have as many. */
export function theOneNamed(
  cards: readonly ProductCard[],
  words: readonly string[],
  talk: Talk
): ProductCard | undefined {
  const things = thingsIn(words.join(" "), talk)
  const scored = cards
    .map((card) => ({
      card,
      named: words.reduce((sum, word) => sum + fitOf(card.name, word, talk.language), 0),
      isKind: things.every(
        (thing) =>
          fitOf(card.name, thing, talk.language) > 0 || isOptionWord(card, thing, talk.language)
      ),
    }))
    .filter(({ named }) => named > 0)
    .sort((one, other) => other.named - one.named)
  const [best, next] = scored
  return best && best.isKind && (!next || next.named < best.named) ? best.card : undefined
}

/** Whether every word that is none of the name chooses among what the product comes in. */
function saysOnlyOptions(card: ProductCard, words: readonly string[], talk: Talk): boolean {
  return words.every((word) => {
    const { said, missing } = chooseOptions({ ...card, name: "" }, word, talk.language.code)
    return said.length + missing.length > 0 || OPTION.test(word)
  })
}
