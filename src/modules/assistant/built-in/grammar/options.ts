import type { RememberedProduct } from "../../types"
import type { Language } from "../language/language"
import { fold } from "./fold"

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
 * Which variations of a product fit what was said of them. When nothing was said, all of them.
 *
 * @param text folded
 */
export function chooseVariations(
  { variations }: Pick<RememberedProduct, "variations">,
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

/** `Size: L, Colour: Blue` as pairs; a label without names gives its values numbered. */
export function readLabel(label: string): [option: string, value: string][] {
  return label
    .split(/\s*[,/]\s*/)
    .filter((part) => part !== "")
    .map((part, index) => {
      const [, option, value] = /^([^:]+):\s*(.+)$/.exec(part) ?? [null, String(index), part]
      return [option, value]
    })
}

/** A label for people: `L, Blue`. */
export function describeLabel(label: string): string {
  return readLabel(label)
    .map(([, value]) => value)
    .join(", ")
}

/** The words for sizes and colours in one form, so that `small` and `S`, `blau` and `blue` meet. */
function canonical(text: string, { optionValues }: Language): string {
  let result = ` ${text.replace(/[-–/,]/g, " ").replace(/\s+/g, " ")} `
  for (const [word, value] of [...Object.entries(optionValues), ...Object.entries(SIZES)]) {
    result = result.replaceAll(` ${word} `, ` ${value} `)
  }
  return result.trim()
}

/** Whether a folded word can be a value of the product's options. */
export function isOptionWord(
  product: Pick<RememberedProduct, "variations">,
  word: string,
  language: Language
): boolean {
  const wanted = canonical(word, language).split(" ")
  return product.variations.some(({ label }) =>
    readLabel(label).some(([option, value]) => {
      const words = [...canonical(fold(value), language).split(" "), fold(option)]
      return wanted.every((part) => words.includes(part))
    })
  )
}
