import type { RememberedProduct } from "../../types"
import {
  CONCEPTS_BY_ID,
  languageOf,
  LANGUAGES,
  lexiconOf,
  marksIn,
  readMarks,
} from "../../../../language"
import { questions } from "../../../../language/concepts/services"
import { classifierOf } from "../../../../language/intents/classifier"
import { isOfServices } from "../answers/passages"
import { readQuestion } from "../answers/texts"
import type { Clause } from "../grammar/clause"
import { fitOf, isWordOfName } from "../grammar/names"
import { contentWords, isWordOf } from "../grammar/references"
import type { Request } from "../grammar/split"
import { isConcept, mayBeQuality, thingsIn } from "../grammar/things"
import { cardsOf } from "./outputs"
import { lookUp } from "./products"
import type { Script } from "./script"
import type { Talk } from "./talk"
import { readWish } from "./wish"

/** As sure as this, the words themselves say that something is looked for. */
export const SURE_WISH = 0.8
/** What is read out of the words with less than this is guessed from words that say it by chance. */
export const LIKELY = 0.6
const LIKELY_WISH = 0.4
/** A name is no longer; what is longer says something. */
export const LONGEST_NAME = 4
const QUESTIONS: ReadonlySet<string> = new Set(Object.keys(questions))
/** They ask, wherever they stand; `which` is a pronoun of relative clauses too. */
const ASKING = 2

/** Whether a message asks for something to be told, by its sign or by the words that it begins with. */
export function isAsked({ language }: Pick<Talk, "language">, { tokens, text }: Clause): boolean {
  if (tokens.some(({ raw }) => /[?؟]/.test(raw))) return true
  const { ids } = readMarks(text, languageOf(language.code) ?? LANGUAGES[0])
  return [...ids].some(([id, places]) => QUESTIONS.has(id) && places.some((at) => at < ASKING))
}

/** Whether the words limit a search: `under 30`, `on sale`. */
export function saysLimits({ language, currency }: Talk, clause: Clause): boolean {
  return Object.keys(readWish(clause, "refine", language, currency).filters).length > 0
}

/**
 * Whether what was said can be looked for: it is put as a wish, names a thing, or tells of a need in
 * words that products have something to do with. A question that names no thing is none, and neither
 * is what is said of the shop's services.
 */
export function isWish(talk: Talk, { clause, intent, confidence, text }: Request): boolean {
  const { language } = talk
  if (saysLimits(talk, clause) || thingsIn(clause.text, talk).length > 0) return true
  if (intent === "find" && confidence >= SURE_WISH) return true
  const shared = languageOf(language.code) ?? LANGUAGES[0]
  const { ids } = readMarks(text, shared)
  const isNeed = [...ids.keys()].some((id) => CONCEPTS_BY_ID.has(id))
  if (intent === null && clause.tokens.length <= LONGEST_NAME) return true
  const isOfService = isOfServices(readQuestion(text, language.code))
  const isPut = intent === "find" && confidence >= LIKELY_WISH
  // What is asked for in a word that nobody knows may be a name, which a search can tell.
  const isShort = clause.tokens.length <= LONGEST_NAME
  const isNamed = contentWords(clause, language, "find").some((word) => mayBeName(word, talk))
  if (isPut && isShort && isNamed && !isOfService) return true
  return isNeed && !isAsked(talk, clause) && (isPut || !isOfService)
}

/**
 * Whether a message names something that is sold and that is none of the products in talk: a kind of
 * thing, or a name. What none of the catalogue's names has is said of what is in talk.
 */
export function* namesAnother(
  talk: Talk,
  clause: Clause,
  known: readonly RememberedProduct[]
): Script<boolean> {
  const { language } = talk
  const isOther = (word: string) => !known.some((product) => isWordOf(product, word, language))
  const things = thingsIn(clause.text, talk).filter(
    (word) => isOther(word) && !mayBeQuality(word, talk)
  )
  const names = contentWords(clause, language, "find").filter(
    (word) => isOther(word) && mayBeName(word, talk)
  )
  if (things.length === 0 && names.length === 0) return false
  const ids = new Set(known.map(({ id }) => id))
  const cards = cardsOf(yield* lookUp([...things, ...names])).filter(({ id }) => !ids.has(id))
  return cards.some(
    ({ name }) =>
      things.some((word) => isWordOfName(name, word, language)) ||
      names.some((word) => fitOf(name, word, language) === 1)
  )
}

/** Whether the language has no other use for a word. */
function mayBeName(word: string, talk: Talk): boolean {
  const shared = languageOf(talk.language.code) ?? LANGUAGES[0]
  return (
    word.length > 2 &&
    !isConcept(word, talk) &&
    !lexiconOf(shared).stop.has(word) &&
    marksIn(word, shared).size === 0 &&
    !classifierOf(shared).words.isRequestWord(word)
  )
}
