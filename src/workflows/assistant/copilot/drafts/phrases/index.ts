import { ar } from "./ar"
import { de } from "./de"
import { en } from "./en"
import { es } from "./es"
import { fr } from "./fr"
import { it } from "./it"
import { nl } from "./nl"
import type { Phrases } from "./phrases"
import { pt } from "./pt"

export type { Phrases } from "./phrases"

const LANGUAGES: Record<string, Phrases> = { ar, de, en, es, fr, it, nl, pt }
const FALLBACK = "en"

/** The languages that replies are written in without a language model. */
export const DRAFTED_LANGUAGES: readonly string[] = Object.keys(LANGUAGES)

/**
 * The sentences of the first of these languages that there are any of, and which one it is; English
 * when there are none of any.
 */
export function phrasesFor(languages: readonly (string | null)[]): {
  language: string
  phrases: Phrases
} {
  const language = languages.find((code) => code !== null && Object.hasOwn(LANGUAGES, code))
  return {
    language: language ?? FALLBACK,
    phrases: LANGUAGES[language ?? FALLBACK] as Phrases,
  }
}
