import type { ProductCard } from "../types"
import { patternOf } from "./patterns"

/** The option values of a product that a piece of text names, one list for each option. */
export function namedOptions(card: ProductCard, text: string): string[][] {
  const byOption = new Map<string, Set<string>>()
  for (const { label } of card.variations) {
    for (const [option, value] of optionsOf(label)) {
      const escaped = value.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
      // `S` and `M` are sizes, `s` and `m` are not.
      const pattern = patternOf(
        `(?<![\\p{L}\\p{N}'])${escaped}(?![\\p{L}\\p{N}'])`,
        value.length < 3 ? "u" : "iu"
      )
      if (!pattern.test(text)) continue
      byOption.set(option, (byOption.get(option) ?? new Set()).add(value))
    }
  }
  return [...byOption.values()].map((values) => [...values])
}

/** Whether a variation, by its place in the card, has an option value. */
export function isOption(card: ProductCard, variation: number | undefined, value: string): boolean {
  const label = variation === undefined ? undefined : card.variations[variation]?.label
  return label !== undefined && optionsOf(label).some(([, own]) => own === value)
}

function optionsOf(label: string): [string, string][] {
  return label.split(/, */).map((part) => {
    const [option = "", ...value] = part.split(/: */)
    return value.length ? [option, value.join(": ").trim()] : ["", part.trim()]
  })
}
