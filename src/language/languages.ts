import { ar } from "./ar"
import { de } from "./de"
import { en } from "./en"
import { es } from "./es"
import { fr } from "./fr"
import { it } from "./it"
import type { Language } from "./language"
import { nl } from "./nl"
import { pt } from "./pt"

/** The first one serves whoever writes in none of them. */
export const LANGUAGES: readonly Language[] = [en, de, fr, es, it, pt, nl, ar]

/** @param tag BCP 47, or two letters; undefined for a language that is not known */
export function languageOf(tag: string): Language | undefined {
  const code = tag.slice(0, 2).toLowerCase()
  return LANGUAGES.find((language) => language.code === code)
}
