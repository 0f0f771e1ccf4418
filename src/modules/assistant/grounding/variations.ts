import type { ProductCard } from "../types"
import { conceptsIn } from "./lexicon"
import type { Lexicon } from "./lexicon"
import { isSame } from "./numbers"
import type { Decimal } from "./numbers"
import { patternOf } from "./patterns"
import { findQuantities } from "./quantities"

/**
 * The option values of a product that a piece of text names, one list for each option: as the catalogue
 * writes them, or as the text's languages do: `rosa` for Rose, `1 litro` for 1 l, `0,8 l` for 0.8 l.
 */
export function namedOptions(
  card: ProductCard,
  text: string,
  lexicons: readonly Lexicon[]
): string[][] {
  const byOption = new Map<string, Set<string>>()
  const words = onceOnly(() => conceptsOf(text, lexicons))
  const measures = onceOnly(() => measuresIn(text, lexicons))
  for (const { option, value, pattern, concepts, measure } of valuesOf(card)) {
    const isNamed =
      pattern.test(text) ||
      concepts.some((concept) => words().has(concept)) ||
      (measure !== undefined && measures().some((other) => isSameMeasure(measure, other)))
    if (isNamed) byOption.set(option, (byOption.get(option) ?? new Set()).add(value))
  }
  return [...byOption.values()].map((values) => [...values])
}

function onceOnly<Value>(make: () => Value): () => Value {
  let value: Value | undefined
  return () => (value ??= make())
}

function conceptsOf(text: string, lexicons: readonly Lexicon[]): ReadonlySet<string> {
  const found = lexicons.flatMap((lexicon) => lexicon.concepts("properties", text))
  return new Set(found.map(({ concept }) => concept))
}

/** A length, a volume, a weight, in its base unit. */
interface Measure {
  base: string
  value: Decimal
}

function measuresIn(text: string, lexicons: readonly Lexicon[]): Measure[] {
  return findQuantities(text, lexicons).flatMap(({ unit, readings }) =>
    unit.of === "measure"
      ? readings.map(({ digits, places }) => ({
          base: unit.base,
          value: { digits: digits * unit.factor.digits, places: places + unit.factor.places },
        }))
      : []
  )
}

function isSameMeasure(one: Measure, other: Measure): boolean {
  return one.base === other.base && isSame(one.value, other.value)
}

interface OptionValue {
  option: string
  value: string
  /** Where a text names it. */
  pattern: RegExp
  /** The colours and materials that it is, where it is nothing else. */
  concepts: readonly string[]
  measure?: Measure
}

/** A card is looked at for every claim about its product. */
const known = new WeakMap<ProductCard, readonly OptionValue[]>()

function valuesOf(card: ProductCard): readonly OptionValue[] {
  let values = known.get(card)
  if (!values) {
    values = card.variations.flatMap(({ label }) =>
      optionsOf(label).map(([option, value]) => ({
        option,
        value,
        pattern: patternOfValue(value),
        concepts: /^\p{L}+$/u.test(value) ? [...conceptsIn("properties", value)] : [],
        measure: measuresIn(value, [])[0],
      }))
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
