import { LRUCache } from "lru-cache"
import type { RememberedProduct } from "../../types"
import { chooseOptions } from "../answers/options"
import type { Language } from "../language/language"
import { fold } from "./fold"
import { readLabel } from "./labels"

export type RememberedVariation = RememberedProduct["variations"][number]

/** What a text says of a product's options. */
export interface Choice {
  /** Those that fit everything that was said. */
  variations: RememberedVariation[]
  /** The option values that were said, as the catalogue writes them. */
  said: string[]
}

/** Sizes have names and letters; both mean the same. */
const SIZES: Record<string, string> = {
  "extra extra large": "xxl",
  "extra large": "xl",
  "x large": "xl",
  "extra small": "xs",
  "x small": "xs",
  small: "s",
  medium: "m",
  large: "l",
  grey: "gray",
}

/**
 * Which variations of a product fit what was said of them, in whatever language the catalogue is
 * written. When nothing was said, all of them.
 *
 * @param text folded
 */
export function chooseVariations(
  { name, variations }: Pick<RememberedProduct, "name" | "variations">,
  text: string,
  language: Language
): Choice {
  const chosen = chooseOptions({ name, variations }, text, language.code)
  return chosen.said.length > 0 ? chosen : chooseWritten(variations, text, language)
}

/** By the values as they are written, and by the language's words for the most usual ones. */
function chooseWritten(
  variations: readonly RememberedVariation[],
  text: string,
  language: Language
): Choice {
  const spoken = ` ${canonical(text, language)} `
  const saidBy = new Map<string, Set<string>>()
  const said = new Set<string>()
  for (const { label } of variations) {
    for (const [option, value] of readLabel(label)) {
      if (spoken.includes(` ${canonical(fold(value), language)} `)) {
        said.add(value)
        saidBy.set(option, (saidBy.get(option) ?? new Set()).add(value))
      }
    }
  }
  return {
    said: [...said],
    variations: variations.filter(({ label }) => {
      const values = new Map(readLabel(label))
      return [...saidBy].every(([option, wanted]) => wanted.has(values.get(option) ?? ""))
    }),
  }
}

/** The words for sizes and colours in one form, so that `small` and `S`, `blau` and `blue` meet. */
function canonical(text: string, { optionValues }: Language): string {
  let result = ` ${text.replace(/[-–/,]/g, " ").replace(/\s+/g, " ")} `
  for (const [word, value] of [...Object.entries(optionValues), ...Object.entries(SIZES)]) {
    result = result.replaceAll(` ${word} `, ` ${value} `)
  }
  return result.trim()
}

/** Of words and products: the same few are asked about again and again in a turn. */
const known = new LRUCache<string, boolean>({ max: 5_000 })

/** Whether a folded word can be a value of the product's options. */
export function isOptionWord(
  { variations }: Pick<RememberedProduct, "variations">,
  word: string,
  language: Language
): boolean {
  if (variations.length === 0) return false
  const key = JSON.stringify([language.code, word, ...variations.map(({ label }) => label)])
  let found = known.get(key)
  if (found === undefined) {
    found =
      isWritten(variations, word, language) ||
      chooseOptions({ name: "", variations }, word, language.code).said.length > 0
    known.set(key, found)
  }
  return found
}

function isWritten(
  variations: readonly RememberedVariation[],
  word: string,
  language: Language
): boolean {
  const wanted = canonical(word, language).split(" ")
  return variations.some(({ label }) =>
    readLabel(label).some(([option, value]) => {
      const words = [...canonical(fold(value), language).split(" "), fold(option)]
      return wanted.every((part) => words.includes(part))
    })
  )
}
