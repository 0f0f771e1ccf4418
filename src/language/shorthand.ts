import type { Grammar } from "./language"

const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu
const tables = new WeakMap<Grammar, ReadonlyMap<string, string>>()

/** A letter that is written out for its sound: `heyyy`; sizes and numerals have several for another reason. */
const STRETCHED = /(?![xiw])(\p{L})\1{2,}/giu

/**
 * A message with what is written short in its language written out, and what is drawn out as it is
 * spelt: `thx` is `thanks`, `heyyy` is `hey`.
 */
export function expandShorthand(message: string, language: Grammar): string {
  let table = tables.get(language)
  if (!table) {
    const pairs = language.shorthand.split(",").map((pair) => {
      const [short, ...long] = pair.trim().split(" ")
      return [short, long.join(" ")] as const
    })
    tables.set(language, (table = new Map(pairs)))
  }
  // A capital says that it is a name or a size.
  return shorten(message).replace(WORD, (word) => table.get(word.replace("’", "'")) ?? word)
}

/** A message without the letters that are written out for their sound. */
export function shorten(message: string): string {
  return message.replace(STRETCHED, "$1")
}
