import type { Shopper } from "../../types"
import { LANGUAGES } from "./languages"
import type { Phrases } from "./phrases"

export { detectLanguage, isForeign } from "./detect"
export type { Language } from "./language"
export { LANGUAGES, listLanguages } from "./languages"
export { fill } from "./phrases"
export type { AttributeNames, CartPhrases, Phrases } from "./phrases"

/** The phrases to speak to a shopper in; the first language's where we don't have theirs. */
export function phrasesFor({ language, locale }: Pick<Shopper, "language" | "locale">): Phrases {
  const code = language ?? locale.slice(0, 2).toLowerCase()
  return (LANGUAGES.find((known) => known.code === code) ?? LANGUAGES[0]).phrases
}
