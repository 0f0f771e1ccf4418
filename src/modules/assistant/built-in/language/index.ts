import { LRUCache } from "lru-cache"
import type { Shopper } from "../../types"
import { fold, splitWords } from "../grammar/fold"
import { vocabularyOf } from "../grammar/vocabulary"
import { ar } from "./ar"
import { de } from "./de"
import { en } from "./en"
import { es } from "./es"
import { fr } from "./fr"
import { it } from "./it"
import type { Language } from "./language"
import { nl } from "./nl"
import type { Phrases } from "./phrases"
import { pt } from "./pt"

export type { Language } from "./language"
export { fill } from "./phrases"
export type { AttributeNames, CartPhrases, Phrases } from "./phrases"

/** The first one serves whoever writes in none of them. */
export const LANGUAGES: readonly Language[] = [en, de, fr, es, it, pt, nl, ar]

/** How much a message that lies further back says of the language of the last one. */
const EARLIER = 0.2
/** A locale decides where words don't. */
const LOCALE = 0.5

/** The phrases to speak to a shopper in; the first language's where we don't have theirs. */
export function phrasesFor({ language, locale }: Pick<Shopper, "language" | "locale">): Phrases {
  const code = language ?? locale.slice(0, 2).toLowerCase()
  return (LANGUAGES.find((known) => known.code === code) ?? LANGUAGES[0]).phrases
}

/**
 * The language to answer in: of the words written, else of the locale, else the first one that we
 * know.
 *
 * @param messages of the shopper, the latest last
 * @param locale BCP 47
 */
export function detectLanguage(messages: readonly string[], locale: string): Language {
  const preferred = locale.slice(0, 2).toLowerCase()
  const texts = messages.slice(-4).map((text) => countTelling(text.slice(0, 1_000)))
  let best = LANGUAGES[0]
  let bestScore = 0
  LANGUAGES.forEach((language, place) => {
    let score = language.code === preferred ? LOCALE : 0
    texts.forEach((counts, index) => {
      score += counts[place] * (index === texts.length - 1 ? 1 : EARLIER)
    })
    if (score > bestScore) {
      best = language
      bestScore = score
    }
  })
  return best
}

/** Of messages that were read before: a turn asks for their language again and again. */
const counted = new LRUCache<string, readonly number[]>({ max: 500 })

/** How many words of a text tell each of the languages, in the order of `LANGUAGES`. */
function countTelling(text: string): readonly number[] {
  let counts = counted.get(text)
  if (!counts) {
    const words = splitWords(fold(text))
    counts = LANGUAGES.map((language) => {
      const { telling } = vocabularyOf(language)
      return words.filter((word) => telling.has(word)).length
    })
    counted.set(text, counts)
  }
  return counts
}
