import { LRUCache } from "lru-cache"
import {
  CONCEPTS_BY_ID,
  fold,
  LANGUAGES,
  readMarks,
  shadesOf,
  splitWords,
  wordIn,
} from "../../../../language"
import type { CardVariation } from "../../types"
import { readLabel } from "../grammar/labels"
import { readQuestion } from "./texts"
import type { Question } from "./texts"

type Variation = Pick<CardVariation, "variation_id" | "label" | "in_stock">

/** What a question says of a product's options. */
export interface ChosenOptions<V extends Variation = Variation> {
  /** Values that were named, as the catalogue writes them. */
  said: string[]
  /** Colours and sizes that were named and that the product doesn't come in, in the shopper's words. */
  missing: string[]
  /** Those that fit everything that was said; all of them where nothing was. */
  variations: V[]
  /** The values of the options that were not decided, by option. */
  open: Map<string, string[]>
}

/** Of option values, in whatever language they are written. */
const colours = new LRUCache<string, string[]>({ max: 2_000 })

const LARGE = ["large", "long", "how-big"]
const SMALL = ["small", "short"]
const SIZE_LETTER = /^(?:\d?x{0,4}[sl]|m)$/
/** `A5` is larger than `A6`. */
const PAPER = /^[ab]\d$/
const MOST_APART = 15

/** Which variations a text speaks of, in whatever language the catalogue and the shopper write. */
export function chooseOptions<V extends Variation>(
  { name, variations }: { name: string; variations: readonly V[] },
  text: string,
  code: string
): ChosenOptions<V> {
  const question = readQuestion(text, code)
  const options = optionsOf(variations)
  const named = new Map<string, string[]>()
  for (const [option, values] of options) {
    const found = namedValues(question, values, splitWords(fold(name)))
    if (found.length > 0) named.set(option, found)
  }
  const fits = variations.filter(({ label }) => {
    const values = new Map(readLabel(label))
    return [...named].every(([option, wanted]) => wanted.includes(values.get(option) ?? ""))
  })
  const open = new Map(
    [...options].filter(([option, values]) => !named.has(option) && values.length > 1)
  )
  return {
    said: [...named.values()].flat(),
    missing: missingOf(question, options, named, name),
    variations: fits,
    open,
  }
}

/** What there is to choose, by option, in the catalogue's order. */
export function optionsOf(variations: readonly Pick<Variation, "label">[]): Map<string, string[]> {
  const options = new Map<string, string[]>()
  for (const { label } of variations) {
    for (const [option, value] of readLabel(label)) {
      const values = options.get(option) ?? []
      if (!values.includes(value)) values.push(value)
      options.set(option, values)
    }
  }
  return options
}

function namedValues(
  question: Question,
  values: readonly string[],
  name: readonly string[]
): string[] {
  const written = values.filter((value) => isWritten(question, value, name))
  if (written.length > 0) return written
  const numbered = values.filter((value) => isNumbered(question, value, name))
  if (numbered.length === 1) return numbered
  const asked = coloursIn(question)
  const exact = values.filter((value) => colourOf(value).some((id) => asked.has(id)))
  if (exact.length > 0) return exact
  const near = values.filter((value) => colourOf(value).some((id) => isKind(id, asked)))
  if (near.length > 0) return near
  const shades = values.filter((value) => namesShade(question, value))
  if (shades.length > 0) return shades
  const sizes = values.filter((value) => namesSize(question, value))
  return sizes.length > 0 ? sizes : relative(question, values)
}

/** As the catalogue writes it: `1,2 l` is `1.2 l`, and the `l'` of an article is no size. */
function isWritten({ text }: Question, value: string, name: readonly string[]): boolean {
  const parts = splitWords(fold(value).replace(/(\d)(\p{L})/gu, "$1 $2"))
  if (parts.length === 0 || parts.every((part) => name.includes(part))) return false
  const words = fold(text).replace(/(\d)(\p{L})/gu, "$1 $2")
  const pattern = parts.map((part) => part.replace(/[^\p{L}\p{N}]/gu, "")).join("[\\s.,/-]*")
  const isCode = SIZE_LETTER.test(value.toLowerCase())
  const before = isCode ? "(?<![\\p{L}\\p{N}'’.,])" : "(?<![\\p{L}\\p{N}.,])"
  const after = isCode ? "(?![\\p{L}\\p{N}'’])" : "(?![\\p{L}\\p{N}]|[.,]\\d)"
  const glued = PAPER.test(fold(value)) ? fold(text) : words
  return new RegExp(before + pattern + after, "u").test(glued)
}

/** From here on a number counts no things: `the 43`, of `43 mm`. */
const LEAST_SIZE = 10
const MEASURE = /^(\d+(?:[.,]\d+)?)\s?\p{L}{1,5}$/u

/** By the number of its measure alone. */
function isNumbered({ text }: Question, value: string, name: readonly string[]): boolean {
  const number = MEASURE.exec(fold(value))?.[1]
  if (number === undefined || name.includes(number)) return false
  if (!/[.,]/.test(number) && Number(number) < LEAST_SIZE) return false
  const written = number.replace(/[.,]/, "[.,]")
  return new RegExp(`(?<![\\p{L}\\p{N}.,$€£¥])${written}(?![\\p{N}$€£¥%]|[.,]\\d)`, "u").test(
    fold(text)
  )
}

function coloursIn({ reading }: Question): Set<string> {
  // "Which colours" names none.
  const asked = new Set(reading.ids.get("colours"))
  return new Set(
    [...reading.ids].flatMap(([id, places]) =>
      CONCEPTS_BY_ID.get(id)?.field === "colours" &&
      id !== "colour" &&
      !places.every((at) => asked.has(at))
        ? [id]
        : []
    )
  )
}

/** The folded words of a text that name colours: both of `dark blue`. */
export function colourWordsIn(text: string, code: string): string[] {
  const { reading } = readQuestion(text, code)
  return [...reading.ids].flatMap(([id, places]) =>
    CONCEPTS_BY_ID.get(id)?.field === "colours" ? places.map((at) => reading.words[at]) : []
  )
}

function colourOf(value: string): string[] {
  let known = colours.get(value)
  if (!known) {
    const shades = splitWords(fold(value)).flatMap((word) => shadesOf(word))
    if (shades.length > 0) {
      colours.set(value, shades)
      return shades
    }
    const ids = LANGUAGES.flatMap((language) => [...readMarks(value, language).ids.keys()])
    known = [...new Set(ids)].filter((id) => CONCEPTS_BY_ID.get(id)?.field === "colours")
    colours.set(value, known)
  }
  return known
}

/** `couleur rouille`, of a catalogue that writes `Rust`: where a colour is spoken of, a thing names one. */
function namesShade({ reading }: Question, value: string): boolean {
  if (!reading.ids.has("colour") && !reading.ids.has("colours")) return false
  const own = splitWords(fold(value)).flatMap((word) => shadesOf(word))
  return reading.words.some((word) => shadesOf(word).some((shade) => own.includes(shade)))
}

function isKind(id: string, colours: ReadonlySet<string>): boolean {
  const kinds = (one: string) => CONCEPTS_BY_ID.get(one)?.kindOf ?? []
  return (
    kinds(id).some((wider) => colours.has(wider)) ||
    [...colours].some((one) => kinds(one).includes(id))
  )
}

/** `medium` is M. */
function namesSize({ text, language }: Question, value: string): boolean {
  const key = fold(value)
  const words = Object.entries(language.sizes).find(([size]) => size === key)?.[1]
  const written = ` ${splitWords(fold(text)).join(" ")} `
  return (words ?? "")
    .split(",")
    .some((word: string) => word && written.includes(` ${splitWords(fold(word)).join(" ")} `))
}

/**
 * `the tall one`, `the small ones`, of values that are measures. How wide something is may be asked of
 * everything: only `the wide one` is one of them.
 */
function relative({ reading, language }: Question, values: readonly string[]): string[] {
  const definite = wordIn(language.code, "definite")
  const sizes = values.map((value) => ({ value, size: sizeOf(value) }))
  if (values.length < 2 || sizes.some(({ size }) => size === undefined)) return []
  const sorted = [...sizes].sort((one, other) => (one.size as number) - (other.size as number))
  const isPointedAt = (id: string) =>
    (reading.ids.get(id) ?? []).some((at) => definite.test(reading.words[at - 1] ?? ""))
  const isLarge =
    LARGE.slice(0, 2).some((id) => reading.ids.has(id)) ||
    hasWord(reading.words, TALL) ||
    isPointedAt("wide")
  const isSmall = SMALL.some((id) => reading.ids.has(id)) || isPointedAt("thin")
  if (isLarge === isSmall) return []
  return [(isLarge ? sorted[sorted.length - 1] : sorted[0]).value]
}

/** `tall`, which is said of heights alone. */
const TALL =
  /^(?:tall|taller|tallest|high|bigger|biggest|larger|hoch|hohe|hohen|grosse|grossen|grossere|haute|grand|grande|grands|alta|alto|hoge|grote|كبير|كبيره|الكبير|الكبيره)$/

function hasWord(words: readonly string[], pattern: RegExp): boolean {
  return words.some((word) => pattern.test(word))
}

/** How many of the smallest unit of its kind there are in a unit: `1 l` is more than `500 ml`. */
const UNITS: Readonly<Record<string, number>> = { cm: 10, m: 1000, cl: 10, l: 1000, kg: 1000 }

function sizeOf(value: string): number | undefined {
  const folded = fold(value)
  if (PAPER.test(folded)) return -Number(folded.slice(1))
  const found = /^(\d+(?:[.,]\d+)?)\s*(mm|cm|m|in|inch|ml|cl|l|g|kg|h|hours?|w|watt)?\b/.exec(
    folded
  )
  return found ? Number(found[1].replace(",", ".")) * (UNITS[found[2]] ?? 1) : undefined
}

/** Colours and sizes of the question that none of the options has. */
function missingOf(
  question: Question,
  options: ReadonlyMap<string, readonly string[]>,
  named: ReadonlyMap<string, readonly string[]>,
  name: string
): string[] {
  const own = new Set(splitWords(fold(name)))
  const missing: string[] = []
  const hasColours = [...options].find(([, values]) =>
    values.some((value) => colourOf(value).length > 0)
  )
  if (hasColours && !named.has(hasColours[0])) {
    for (const id of coloursIn(question)) {
      const places = question.reading.ids.get(id) ?? []
      const words = places.map((at) => question.reading.words[at])
      if (!words.some((word) => own.has(word))) missing.push(rawWords(question.text, words))
    }
  }
  for (const [option, values] of options) {
    if (named.has(option)) continue
    const sizes = values.flatMap((value) => (/^\d{2,3}$/.test(value) ? Number(value) : []))
    if (sizes.length < 2) continue
    const asked = question.reading.words.filter((word) => /^\d{2,3}$/.test(word)).map(Number)
    const near = asked.filter((size) => sizes.some((each) => Math.abs(each - size) <= MOST_APART))
    missing.push(...near.slice(0, 1).map(String))
  }
  return [...new Set(missing)].slice(0, 2)
}

/** Words as they were typed, accents and all. */
function rawWords(text: string, folded: readonly string[]): string {
  const words = text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  const found = words.filter((word) => folded.includes(fold(word)))
  return found.length > 0 ? found.join(" ") : folded.join(" ")
}
