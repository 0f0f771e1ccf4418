import { fold, splitWords } from "./fold"
import { LANGUAGES } from "./languages"

/**
 * Names that catalogues give to colours after things, by the colour that they are: `mustard` is a
 * yellow. Whoever says such a word means the thing, so they name colours only among the values of an
 * option. Comma-separated lists.
 */
export interface Shades {
  yellow: string
  "orange-colour": string
  red: string
  "dark-red": string
  pink: string
  green: string
  "light-blue": string
  navy: string
  beige: string
  brown: string
  grey: string
  white: string
  black: string
}

let byWord: ReadonlyMap<string, readonly string[]> | undefined

/** The colours that a folded word of an option's value stands for, in whatever language. */
export function shadesOf(word: string): readonly string[] {
  byWord ??= readAll()
  return byWord.get(word) ?? []
}

function readAll(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const { shades } of LANGUAGES) {
    for (const [colour, list] of Object.entries<string>({ ...shades })) {
      for (const word of splitWords(fold(list))) {
        found.set(word, [...new Set([...(found.get(word) ?? []), colour])])
      }
    }
  }
  return found
}
