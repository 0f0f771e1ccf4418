import { fold } from "./fold"
import type { Grammar } from "./language"
import { LANGUAGES, languageOf } from "./languages"

type WordList =
  | "definite"
  | "indefinite"
  | "along"
  | "denials"
  | "lacks"
  | "exceptions"
  | "reservations"
  | "corrections"
  | "previous"
  | "already"
  | "please"

/**
 * Finds whole words of these lists, of every language: for texts of which nobody knows the language. Words
 * are found as they are written, as `fold` makes them, and as a clause has them, without apostrophes.
 */
export function anyWord(...lists: readonly WordList[]): RegExp {
  return wordsOf(LANGUAGES, lists)
}

const found = new Map<string, RegExp>()

/** The same for one language; the default language's words for one that there is not. */
export function wordIn(code: string, list: WordList): RegExp {
  const key = `${code} ${list}`
  const words = found.get(key) ?? wordsOf([languageOf(code) ?? LANGUAGES[0]], [list])
  found.set(key, words)
  return words
}

function wordsOf(languages: readonly Grammar[], lists: readonly WordList[]): RegExp {
  const words = languages.flatMap((language) =>
    lists.flatMap((list) => language[list].split(",").flatMap(spellings))
  )
  const patterns = [...new Set(words)].map((word) => word.replace("*", "\\p{L}*"))
  return new RegExp(`(?<!\\p{L})(?:${patterns.join("|")})(?!\\p{L})`, "iu")
}

function spellings(word: string): string[] {
  const folded = fold(word)
  return [word, folded, folded.replaceAll("'", "")]
}
