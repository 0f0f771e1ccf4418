import { fold, languageOf, LANGUAGES, lexiconOf, splitWords } from "../../../../language"
import { isWordOfName } from "./names"
import type { Talk } from "../dialogue/talk"

/** The words of a text that name a kind of thing: `jacket`, and not `blue` or `warm`. */
export function thingsIn(text: string, { language }: Pick<Talk, "language">): string[] {
  const { nouns, stem } = lexiconOf(languageOf(language.code) ?? LANGUAGES[0])
  return splitWords(fold(text)).filter((word) => nouns.has(stem(word)))
}

/** Whether a text names a kind of thing that the last search was not about. */
export function namesSomethingNew(text: string, talk: Talk): boolean {
  const { state, language } = talk
  const { stem } = lexiconOf(languageOf(language.code) ?? LANGUAGES[0])
  const last = typeof state.search?.query === "string" ? state.search.query : ""
  const names = [last, ...state.shown.map(({ name }) => name)]
  const known = names.flatMap((each) => splitWords(fold(each)))
  return thingsIn(text, talk).some(
    (word) =>
      !known.some((one) => stem(one) === stem(word)) &&
      !names.some((name) => isWordOfName(name, word, language))
  )
}

/** Whether a word names a thing or a quality that the language knows; else it may be a name. */
export function isConcept(word: string, { language }: Pick<Talk, "language">): boolean {
  const { concepts, stem } = lexiconOf(languageOf(language.code) ?? LANGUAGES[0])
  return concepts.has(stem(fold(word)))
}
