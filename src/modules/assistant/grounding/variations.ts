import type { ProductCard } from "../types"
import { patternOf } from "./patterns"

/** The option values of a product that a piece of text names, one list for each option. */
export function namedOptions(card: ProductCard, text: string): string[][] {
  const byOption = new Map<string, Set<string>>()
  for (const { option, value, pattern } of valuesOf(card)) {
    if (pattern.test(text)) byOption.set(option, (byOption.get(option) ?? new Set()).add(value))
  }
  return [...byOption.values()].map((values) => [...values])
}

interface OptionValue {
  option: string
  value: string
  /** Where a text names it. */
  pattern: RegExp
}

/** A card is looked at for every claim about its product. */
const known = new WeakMap<ProductCard, readonly OptionValue[]>()

function valuesOf(card: ProductCard): readonly OptionValue[] {
  let values = known.get(card)
  if (!values) {
    values = card.variations.flatMap(({ label }) =>
      optionsOf(label).map(([option, value]) => ({ option, value, pattern: patternOfValue(value) }))
    )
    known.set(card, values)
  }
  return values
}

function patternOfValue(value: string): RegExp {
  const escaped = value.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
  // `S` and `M` are sizes, `s` and `m` are not.
  const flags = value.length < 3 ? "u" : "iu"
  return patternOf(`(?<![\\p{L}\\p{N}'])${escaped}(?![\\p{L}\\p{N}'])`, flags)
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
