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
  const texts = messages.slice(-4).map((text) => splitWords(fold(text.slice(0, 1_000))))
  let best = LANGUAGES[0]
  let bestScore = 0
  for (const language of LANGUAGES) {
    const { telling } = vocabularyOf(language)
    let score = language.code === preferred ? LOCALE : 0
    texts.forEach((words, index) => {
      const known = words.filter((word) => telling.has(word)).length
      score += known * (index === texts.length - 1 ? 1 : EARLIER)
    })
    if (score > bestScore) {
      best = language
      bestScore = score
    }
  }
  return best
}
