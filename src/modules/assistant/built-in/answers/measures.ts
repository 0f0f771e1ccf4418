import { fold, type Language } from "../../../../language"
import type { Question, Statement } from "./texts"

/** What a measure is one of. */
type Family = "mass" | "volume" | "length" | "time" | "temperature" | "power"

/** Units by family, as `Intl` names them. */
const UNITS: Readonly<Record<Family, readonly string[]>> = {
  mass: ["gram", "kilogram", "pound", "ounce"],
  volume: ["liter", "milliliter"],
  length: ["millimeter", "centimeter", "meter", "inch"],
  time: ["minute", "hour", "day", "week", "month", "year"],
  temperature: ["celsius", "fahrenheit", "degree"],
  power: [],
}
/** Written so in every language. */
const SIGNS: Readonly<Record<string, readonly [Family, number]>> = {
  kilo: ["mass", 1_000],
  kilos: ["mass", 1_000],
  cl: ["volume", 10],
  w: ["power", 1],
  watt: ["power", 1],
  watts: ["power", 1],
}
/** How much of its family's smallest unit one of a unit is. */
const SIZES: Readonly<Record<string, number>> = {
  kilogram: 1_000,
  pound: 453.6,
  ounce: 28.35,
  liter: 1_000,
  centimeter: 10,
  meter: 1_000,
  inch: 25.4,
  hour: 60,
  day: 1_440,
  week: 10_080,
  month: 43_800,
  year: 525_600,
}
const FAMILIES = Object.keys(UNITS) as Family[]
const DISPLAYS = ["long", "short", "narrow"] as const
/** Numbers that between them bring out every form of a word. */
const COUNTS = [1, 2, 5, 11]
/** What a question asks for, by the ids of its words. */
const WANTED: readonly [readonly string[], readonly Family[]][] = [
  [["how-heavy"], ["mass"]],
  [["how-long"], ["time", "length"]],
  [["lifetime", "battery-life"], ["time"]],
  [
    ["how-big", "sizes"],
    ["length", "volume"],
  ],
]
const WORDS = /(\d+(?:[.,]\d+)?)?\s*(°\s?[cf]?|\p{L}+)/gu

/** An amount that a text names: `9 litres`. */
export interface Measure {
  value: number
  family: Family
  /** In the smallest unit of its family; only to be compared. */
  amount: number
  /** Where its number stands in the folded text. */
  at: number
}

interface Unit {
  family: Family
  size: number
}

const units = new WeakMap<Language, ReadonlyMap<string, Unit>>()

/** What a language calls the units, as the platform writes them. */
function unitsOf(language: Language): ReadonlyMap<string, Unit> {
  let names = units.get(language)
  if (!names) {
    const found = new Map<string, Unit>(
      Object.entries(SIGNS).map(([sign, [family, size]]) => [sign, { family, size }])
    )
    for (const family of FAMILIES) {
      for (const unit of UNITS[family]) {
        for (const unitDisplay of DISPLAYS) {
          for (const count of COUNTS) {
            const format = new Intl.NumberFormat(`${language.code}-u-nu-latn`, {
              style: "unit",
              unit,
              unitDisplay,
            })
            for (const { type, value } of format.formatToParts(count)) {
              if (type === "unit")
                for (const word of namesIn(value))
                  found.set(word, { family, size: SIZES[unit] ?? 1 })
            }
          }
        }
      }
    }
    units.set(language, (names = found))
  }
  return names
}

function namesIn(text: string): string[] {
  return fold(text).match(/°\s?[cf]?|\p{L}+/gu) ?? []
}

/** A folded text with its numbers in digits: `12 hours` of `twelve hours`. The word for one is an article. */
function inDigits(text: string, { numbers }: Language): string {
  return fold(text).replace(/\p{L}+/gu, (word) =>
    Object.hasOwn(numbers, word) && numbers[word] > 1 ? String(numbers[word]) : word
  )
}

/** The amounts that a text names, in their order. */
export function readMeasures(text: string, language: Language): Measure[] {
  const names = unitsOf(language)
  return [...inDigits(text, language).matchAll(WORDS)].flatMap(({ 1: digits, 2: word, index }) => {
    const unit = digits === undefined ? undefined : names.get(word)
    if (!unit) return []
    const value = Number(digits.replace(",", "."))
    return [{ value, amount: value * unit.size, family: unit.family, at: index }]
  })
}

/** The kinds of amounts that a question asks for, or holds something against. */
export function wantedMeasures({ text, reading, language }: Question): ReadonlySet<Family> {
  const named = readMeasures(text, language).map(({ family }) => family)
  const asks = (...ids: string[]) => ids.some((id) => reading.ids.has(id))
  const isAmount = asks("how-many", "how-much", "how-long", "how-big")
  const units = isAmount
    ? reading.words.flatMap((word) =>
        word.length > 2 ? (unitsOf(language).get(word)?.family ?? []) : []
      )
    : []
  const byWord = WANTED.flatMap(([ids, families]) => (asks(...ids) ? families : []))
  const holds = asks("fits-in") && isAmount ? (["volume", "mass"] as const) : []
  return new Set([...named, ...(units.length > 0 ? units : [...byWord, ...holds])])
}

/**
 * Whether an amount of the question is within what a sentence allows, `up to 90 kg`; undefined where
 * it sets no limit.
 */
export function allows(question: Question, { text, language }: Statement): boolean | undefined {
  const asked = readMeasures(question.text, question.language)
  const folded = inDigits(text, language)
  const { atMost, below, atLeast, above } = language.requests
  for (const { amount, family, at } of readMeasures(text, language)) {
    const wanted = asked.find((each) => each.family === family)
    if (!wanted) continue
    const before = folded.slice(0, at).trimEnd()
    const follows = (list: string) =>
      list.split(",").some((phrase) => /\p{L}/u.test(phrase) && endsWith(before, fold(phrase)))
    if (follows(atMost)) return wanted.amount <= amount
    if (follows(below)) return wanted.amount < amount
    if (follows(atLeast)) return wanted.amount >= amount
    if (follows(above)) return wanted.amount > amount
  }
  return undefined
}

function endsWith(text: string, phrase: string): boolean {
  return text === phrase || text.endsWith(` ${phrase}`)
}
