import { AFTER_AMOUNT, BEFORE_AMOUNT, currenciesOf, isCents, isMark } from "./currencies"
import type { Lexicon } from "./lexicon"
import { MAGNITUDE, NUMBER, readNumber } from "./numbers"
import type { Decimal } from "./numbers"
import { findAll } from "./patterns"

export type DurationUnit = "minute" | "hour" | "day" | "week" | "month" | "year"

/** What a number counts. */
export type Unit =
  /** Any of the currencies; of any at all when the sentence doesn't tell. */
  | { of: "money"; currencies?: ReadonlySet<string> }
  | { of: "percent" }
  | { of: "duration"; unit: DurationUnit }
  /** In grams, millimetres, millilitres and so on: `base` names it. */
  | { of: "measure"; base: string; factor: Decimal }
  | { of: "stars" }
  | { of: "nothing" }

/** A number of a sentence, however it is written. */
export interface Quantity {
  start: number
  end: number
  /** All that it can mean: `1.234` is read in two ways. */
  readings: readonly Decimal[]
  unit: Unit
  /** The characters, with the unit. */
  text: string
  /** Of `3 to 5 days`, which end it is. */
  range?: "first" | "last"
}

const plain = (digits: number | bigint, places = 0): Decimal => ({ digits: BigInt(digits), places })

/** How measures are written, in all our languages, and what one is in the base unit. */
const MEASURES: readonly [RegExp, string, Decimal][] = [
  [/^(?:mg|milligra\p{L}*)$/iu, "g", plain(1, 3)],
  [
    /^(?:kg|kilos?|kilogram\p{L}*|kilogramm\p{L}*|kilogramo?s?|chilo\p{L}*|quilo\p{L}*|كيلو\p{L}*|كجم|كغ)$/iu,
    "g",
    plain(1000),
  ],
  [/^(?:g|gr|gram(?:s|m|me|mes|o|os|i|as?)?|غرام\p{L}*|جرام\p{L}*)$/iu, "g", plain(1)],
  [/^(?:lbs?|pounds?)$/iu, "lb", plain(1)],
  [/^(?:oz|ounces?)$/iu, "oz", plain(1)],
  [/^(?:mm|millimet\p{L}*|milímetros?)$/iu, "mm", plain(1)],
  [
    /^(?:cm|centimet\p{L}*|zentimeter\p{L}*|centímetros?|centimètres?|centimetri|سم|سنتيمتر\p{L}*)$/iu,
    "mm",
    plain(10),
  ],
  [/^(?:km|kilomet\p{L}*|kilómetros?|quilômetros?)$/iu, "mm", plain(1_000_000)],
  [/^(?:m|met(?:re|er|ro|ri)s?|mètres?|متر\p{L}*)$/iu, "mm", plain(1000)],
  [/^(?:in|inch(?:es)?|zoll|pouces?|pulgadas?|pollici)$/iu, "inch", plain(1)],
  [/^(?:ft|feet|foot)$/iu, "ft", plain(1)],
  [/^(?:ml|millilit\p{L}*|mililitros?|مل|ملليلتر)$/iu, "ml", plain(1)],
  [/^(?:cl|centilit\p{L}*)$/iu, "ml", plain(10)],
  [/^(?:l|lit(?:re|er|ro|ri)s?|لتر\p{L}*)$/iu, "ml", plain(1000)],
  [
    /^(?:w|watts?|wh|v|volts?|mah|gb|tb|mb|hz|khz|db|dpi|mp|megapixels?|lumens?|lm|bar|psi|kcal|kw)$/iu,
    "",
    plain(1),
  ],
  [/^(?:°|°c|°f|degrees?|grad|degrés|grados|gradi|graus|graden)$/iu, "degree", plain(1)],
  [/^(?:pages?|seiten|páginas?|pagine|pagina's|صفحة)$/iu, "page", plain(1)],
]
const MEASURE_WORD = /^ ?-?(°[CF]?|\p{L}+)/u

/** A number that is written into a word or with signs between its digits: a code, a size, or odd. */
const CODED =
  /(?<![\p{L}\d.,])(?:(?=[\p{L}\d./:+-]*\d)(?=[\d./:+-]*\p{L})[\p{L}\d]+(?:[./:+-][\p{L}\d]+)*|\d+(?:[/:-]\d+){2,}|\d+[/:]\d+)/gu
const NUMBER_WITH_UNIT = new RegExp(`^(${NUMBER})-?(\\p{L}{1,12})$`, "u")
const CLOCK = /^(\d{1,2})[:.h](\d{2})$/u
const ORDINAL = /^\d+(?:st|nd|rd|th|er|re|e|ère|ème|a|o|º|ª)$/iu
const DIGITS = new RegExp(
  `(?<![\\p{L}\\d.,])(${NUMBER})(?: ?(${MAGNITUDE})(?![\\p{L}]))?(?![\\d])`,
  "giu"
)
const MARK_BEFORE = new RegExp(`(${BEFORE_AMOUNT})[ :]?$`, "iu")
const MARK_AFTER = new RegExp(`^ ?(?:,-|\\.-)? ?(${AFTER_AMOUNT})`, "iu")
const STARS_AFTER = /^ ?(?:★|⭐|☆|\/ ?5(?!\d)|\/ ?10(?!\d))/u
const DRAWN = /[★⭐☆]{2,}/gu
const TWELVE_HOURS = /^ ?([ap])\.?m\.?(?![\p{L}])/iu

/**
 * Every number of a sentence, in digits or in words, with what it counts.
 *
 * @param text as `render` gives it, names of products blanked out
 * @param words the sentence's language
 */
export function findQuantities(text: string, lexicons: readonly Lexicon[]): Quantity[] {
  const found: Quantity[] = []
  const isFree = (start: number, end: number) =>
    !found.some((other) => other.start < end && start < other.end)
  const add = (start: number, end: number, readings: readonly Decimal[], unit?: Unit) => {
    if (!isFree(start, end)) return
    const told = unit ? { unit, start, end } : unitAround(text, start, end, lexicons)
    found.push({ ...told, readings, text: text.slice(told.start, told.end) })
  }
  for (const { index, 0: stars } of findAll(DRAWN, text)) {
    const full = [...stars].filter((star) => star !== "☆").length
    add(index, index + stars.length, [plain(full)], { of: "stars" })
  }
  for (const { index, 0: coded } of findAll(CODED, text)) {
    const end = index + coded.length
    if (ORDINAL.test(coded) || /^\d+\/(?:5|10)$/.test(coded)) continue
    const [, number = "", unit = ""] = NUMBER_WITH_UNIT.exec(coded) ?? []
    const known = number ? unitNamed(unit, lexicons) : undefined
    const clock = CLOCK.exec(coded)
    if (known) add(index, end, readNumber(number), known)
    else if (/^x\d+$|^\d+x$/iu.test(coded))
      add(index, end, readNumber(coded.replace(/x/i, "")), { of: "nothing" })
    else if (clock?.[2] === "00") add(index, end, [plain(Number(clock[1]))], { of: "nothing" })
    else if (STARS_AFTER.test(coded.replace(/^[\d.,]+/, ""))) continue
    else add(index, end, [], { of: "nothing" })
  }
  for (const { index, 1: number = "", 2: magnitude } of findAll(DIGITS, text)) {
    add(
      index,
      index +
        number.length +
        (magnitude ? text.slice(index + number.length).indexOf(magnitude) + magnitude.length : 0),
      readNumber(number, magnitude)
    )
  }
  for (const lexicon of lexicons) {
    for (const { start, end, value, unit } of numbersInWords(text, lexicon))
      add(start, end, [value], unit)
  }
  found.sort((a, b) => a.start - b.start)
  found.forEach((quantity, place) => {
    const next = found[place + 1]
    if (!next || !RANGE.test(text.slice(quantity.end, next.start).trimEnd() || "-")) return
    if (quantity.unit.of !== next.unit.of || quantity.end > next.start) return
    quantity.range = "first"
    next.range = "last"
  })
  return found
}

/** What stands between the ends of a range, perhaps with the unit that the first has got by it. */
const RANGE = /^ ?(?:-|to|bis|à|a|tot|até|إلى|الى)$/iu

function unitAround(text: string, start: number, end: number, lexicons: readonly Lexicon[]) {
  const before = text.slice(0, start)
  const after = text.slice(end)
  const place = { start, end }
  const stars = STARS_AFTER.exec(after)
  if (stars) return { ...place, end: end + stars[0].length, unit: { of: "stars" } as const }
  const left = MARK_BEFORE.exec(before)
  const right = MARK_AFTER.exec(after)
  const mark = [left?.[1], right?.[1]].find((each) => each !== undefined && isMark(each))
  if (mark !== undefined) {
    const isLeft = mark === left?.[1]
    const unit: Unit = { of: "money", currencies: currenciesOf(mark) }
    if (isCents(mark))
      return { ...place, unit: { of: "money", currencies: new Set<string>() } as Unit }
    return isLeft
      ? { start: start - (left?.[0].length ?? 0), end, unit }
      : { start, end: end + (right?.[0].length ?? 0), unit }
  }
  if (/^ ?%/.test(after)) return { ...place, unit: { of: "percent" } as const }
  const clock = TWELVE_HOURS.exec(after)
  if (clock) return { ...place, unit: { of: "nothing" } as const }
  for (const lexicon of lexicons) {
    const [percent] = lexicon.find("percent", after)
    if (percent && after.slice(0, percent.start).trim() === "") {
      return { ...place, end: end + percent.end, unit: { of: "percent" } as const }
    }
    for (const { concept, start: at, end: to } of lexicon.concepts("units", after)) {
      // `3 to 5 working days`: the unit follows the second number, or one word.
      if (
        /^[ -]*(?:(?:-|to|bis|à|a|tot|até|الى|إلى|and|und|et|y|e|en|or|oder|ou|o|of) ?[\d\p{L}]+ )?(?:\p{L}+ ){0,1}$/iu.test(
          after.slice(0, at)
        )
      ) {
        const isNext = /^ ?\p{L}* ?$/u.test(after.slice(0, at))
        return {
          ...place,
          end: isNext ? end + to : end,
          unit: { of: "duration", unit: concept as DurationUnit } as const,
        }
      }
    }
  }
  const word = MEASURE_WORD.exec(after)
  const named = word && unitNamed(word[1] as string, lexicons)
  if (named && named.of === "measure") return { ...place, end: end + word[0].length, unit: named }
  return { ...place, unit: { of: "nothing" } as const }
}

function unitNamed(word: string, lexicons: readonly Lexicon[]): Unit | undefined {
  for (const [pattern, base, factor] of MEASURES) {
    if (pattern.test(word)) return { of: "measure", base: base || word.toLowerCase(), factor }
  }
  for (const lexicon of lexicons) {
    const [hit] = lexicon.concepts("units", word)
    if (hit && hit.end - hit.start === word.length) {
      return { of: "duration", unit: hit.concept as DurationUnit }
    }
  }
  return undefined
}

interface WordNumber {
  start: number
  end: number
  value: Decimal
  unit?: Unit
}

const WORD = /\p{L}+(?:'\p{L}+)?/gu

/** Numbers in words: `ninety-nine`, `neunundneunzig`, `quatre-vingt-dix`, `four and a half`. */
function numbersInWords(text: string, lexicon: Lexicon): WordNumber[] {
  const words = findAll(WORD, text).map(({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
    parts: partsOf(word.toLowerCase(), lexicon),
    word: word.toLowerCase(),
  }))
  const glue = new Set(lexicon.words.numberGlue.split("|"))
  const half = new RegExp(`^(?:${lexicon.words.half})$`, "iu")
  const one = new RegExp(`^(?:${lexicon.words.one})$`, "iu")
  const found: WordNumber[] = []
  for (let at = 0; at < words.length; at++) {
    const first = words[at] as (typeof words)[number]
    const slang = lexicon.words.slang?.[first.word.replace(/s$/, "")]
    if (slang !== undefined) {
      found.push({ start: first.start, end: first.end, value: plain(slang) })
      continue
    }
    if (half.test(first.word)) {
      found.push({ start: first.start, end: first.end, value: plain(5, 1) })
      continue
    }
    if (!first.parts) {
      const unit = words[at + 1]
      const before = words[at - 1]
      const isUnit = (word: typeof unit) =>
        word !== undefined && lexicon.concepts("units", text.slice(word.start, word.end)).length > 0
      const isLeft = unit !== undefined && lexicon.has("left", text.slice(unit.start, unit.end))
      const dual = lexicon.words.duals?.[first.word]
      if (dual)
        found.push({
          start: first.start,
          end: first.end,
          value: plain(2),
          unit: { of: "duration", unit: dual },
        })
      else if (one.test(first.word) && (isUnit(unit) || isLeft))
        found.push({ start: first.start, end: first.end, value: plain(1) })
      else if (one.test(first.word) && before && isUnit(before)) {
        // Arabic puts it behind: `يوم واحد`.
        const [named] = lexicon.concepts("units", text.slice(before.start, before.end))
        const unit: Unit = { of: "duration", unit: named?.concept as DurationUnit }
        found.push({ start: before.start, end: first.end, value: plain(1), unit })
      }
      continue
    }
    const parts = [...first.parts]
    let last = at
    for (let next = at + 1; next < words.length; next++) {
      const word = words[next] as (typeof words)[number]
      const gap = text.slice((words[next - 1] as (typeof words)[number]).end, word.start)
      if (!/^[ -]$/.test(gap)) break
      if (word.parts) {
        parts.push(...word.parts)
        last = next
      } else if (!glue.has(word.word)) break
    }
    let value = plain(sum(parts))
    // `four and a half`
    const rest = words.slice(last + 1, last + 4)
    const halfAt = rest.findIndex(({ word }) => half.test(word))
    if (
      halfAt >= 0 &&
      rest.slice(0, halfAt).every(({ word }) => glue.has(word) || one.test(word))
    ) {
      value = { digits: value.digits * 10n + 5n, places: 1 }
      last += halfAt + 1
    }
    found.push({ start: first.start, end: (words[last] as (typeof words)[number]).end, value })
    at = last
  }
  return found
}

/** No number is written as one word of more letters, nor one of its parts. */
const LONGEST = 60
const LONGEST_PART = 15

/** The numbers that a word is made of; undefined when it is not made of numbers alone. */
function partsOf(word: string, lexicon: Lexicon): number[] | undefined {
  const whole = lexicon.numbers.get(word)
  if (whole !== undefined) return [whole]
  if (!lexicon.words.joined || word.length < 5 || word.length > LONGEST) return undefined
  return segment(word, lexicon)
}

function segment(word: string, lexicon: Lexicon): number[] | undefined {
  if (word === "") return []
  for (let length = Math.min(word.length, LONGEST_PART); length > 1; length--) {
    const head = word.slice(0, length)
    const value = lexicon.numbers.get(head)
    const isGlue = value === undefined && lexicon.words.numberGlue.split("|").includes(head)
    if (value === undefined && !isGlue) continue
    const rest = segment(word.slice(length), lexicon)
    if (rest) return value === undefined ? rest : [value, ...rest]
  }
  return undefined
}

/** `quatre vingt dix` and `two hundred fifty` multiply what stands before; all else adds up. */
function sum(parts: readonly number[]): number {
  let total = 0
  let current = 0
  for (const part of parts) {
    if (part >= 1000) {
      total += (current || 1) * part
      current = 0
    } else if (part === 100 || (part === 20 && current % 100 === 4)) {
      const low = part === 20 ? current % 100 : current
      current = current - low + (low || 1) * part
    } else {
      current += part
    }
  }
  return total + current
}
