import {
  basesOf,
  CONCEPTS_BY_ID,
  fold,
  languageOf,
  LANGUAGES,
  lexiconOf,
  marksIn,
  splitWords,
} from "../../../../language"
import { isWordOfName } from "./names"
import type { Talk } from "../dialogue/talk"

/** The words of a text that name a kind of thing: `jacket`, and not `blue` or `warm`. */
export function thingsIn(text: string, { language }: { language: { code: string } }): string[] {
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
  const shared = languageOf(language.code) ?? LANGUAGES[0]
  const { concepts, stem } = lexiconOf(shared)
  return [fold(word), ...basesOf(fold(word), shared)].some((form) => concepts.has(stem(form)))
}

/**
 * Whether a word may also say what a thing is like: `lighter` than another, and none for candles; of
 * `cotton`, and no buds of it.
 */
export function mayBeQuality(word: string, { language }: Pick<Talk, "language">): boolean {
  const shared = languageOf(language.code) ?? LANGUAGES[0]
  const { concepts, nouns, stem } = lexiconOf(shared)
  const forms = [fold(word), ...basesOf(fold(word), shared)]
  const ids = forms.flatMap((each) => concepts.get(stem(each)) ?? [])
  const isQuality = ids.some((id) => QUALITIES.has(CONCEPTS_BY_ID.get(id)!.field))
  return isQuality || (nouns.has(stem(fold(word))) && marksIn(word, shared).size > 0)
}

const QUALITIES: ReadonlySet<string> = new Set(["colours", "materials", "qualities"])
