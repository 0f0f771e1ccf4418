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

const NAMES = new Map<string, string>()

/** What the assistant speaks, as a list in a language. */
export function listLanguages({ code }: Pick<Language, "code">): string {
  let list = NAMES.get(code)
  if (list === undefined) {
    const names = new Intl.DisplayNames([code], { type: "language" })
    const spoken = LANGUAGES.map((language) => names.of(language.code) ?? language.code)
    list = new Intl.ListFormat(code, { type: "conjunction" }).format(spoken)
    NAMES.set(code, list)
  }
  return list
}
