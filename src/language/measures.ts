import { fold, splitWords } from "./fold"
import type { Language } from "./language"
import { lexiconOf, readList } from "./lexicon"

type TimeUnit = "minute" | "hour" | "day" | "week" | "month" | "year"

/** A span of time that a text names: `3 to 5 working days`. */
export interface Duration {
  from: number
  /** Undefined where there is one number only. */
  to?: number
  unit: TimeUnit
  isWorkingDays: boolean
}

/** What a text says of time, as values that can be written in any language. */
export interface Times {
  durations: Duration[]
  /** `14:00`, in their order. */
  clock: string[]
  /** 1 is Monday; from the first to the second where the text names two. */
  weekdays: number[]
}

const UNITS: readonly TimeUnit[] = ["minute", "hour", "day", "week", "month", "year"]
/** Numbers that between them bring out every form of a word. */
const COUNTS = [1, 2, 5, 11, 100]
const CLOCK = /(?<![\d.,])([01]?\d|2[0-4])(?::|\.|h)([0-5]\d)(?!\d)/g
/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY = 86_400_000

const units = new WeakMap<Language, ReadonlyMap<string, TimeUnit>>()
const weekdays = new WeakMap<Language, readonly string[][]>()

/** What a language calls the units of time, in every form, as the platform writes them. */
function unitsOf(language: Language): ReadonlyMap<string, TimeUnit> {
  let words = units.get(language)
  if (!words) {
    const { stem } = lexiconOf(language)
    const found = new Map<string, TimeUnit>()
    for (const unit of UNITS) {
      for (const count of COUNTS) {
        for (const word of splitWords(fold(formatUnit(count, unit, language.code)))) {
          if (!/\d/.test(word)) found.set(stem(word), unit)
        }
      }
    }
    units.set(language, (words = found))
  }
  return words
}

function formatUnit(count: number, unit: TimeUnit, code: string): string {
  const options = { style: "unit", unit, unitDisplay: "long" } as const
  return new Intl.NumberFormat(`${code}-u-nu-latn`, options).format(count)
}

function weekdaysOf(language: Language): readonly string[][] {
  let names = weekdays.get(language)
  if (!names) {
    names = Array.from({ length: 7 }, (_, index) =>
      splitWords(fold(nameWeekday(index + 1, language)))
    )
    weekdays.set(language, names)
  }
  return names
}

/** @param day 1 is Monday */
export function nameWeekday(day: number, { code }: Language): string {
  const format = new Intl.DateTimeFormat(code, { weekday: "long", timeZone: "UTC" })
  return format.format(new Date(MONDAY + (day - 1) * DAY))
}

/** The spans, hours and days that a text names. */
export function readTimes(text: string, language: Language): Times {
  // The minutes of `before 14:00 on a working day` count no days.
  const words = fold(text.replace(CLOCK, " ")).match(/\d+(?:[.,]\d+)?|\p{L}+/gu) ?? []
  const names = unitsOf(language)
  const working = new Set(readList(language.workingDay).flat())
  const { stem } = lexiconOf(language)
  const durations: Duration[] = []
  words.forEach((word, at) => {
    const inside = working.has(word) && !names.has(stem(word)) ? "day" : undefined
    const unit = names.get(stem(word)) ?? inside
    // `Werktage` is written in one word.
    if (!unit) return
    const near = words.slice(Math.max(0, at - 5), at)
    const numbers = near
      .map((each, place) => ({ value: numberOf(each, language), place }))
      .filter((each): each is { value: number; place: number } => each.value !== undefined)
    const last = numbers.at(-1)
    if (!last || near.length - last.place > 3) return
    const before = numbers.at(-2)
    const isRange =
      before !== undefined && last.place - before.place <= 2 && before.value < last.value
    const around = words.slice(at - 1, at + 2)
    durations.push({
      from: isRange ? before.value : last.value,
      ...(isRange && { to: last.value }),
      unit,
      isWorkingDays:
        unit === "day" && (inside !== undefined || around.some((each) => working.has(each))),
    })
  })
  return {
    durations,
    clock: [...text.matchAll(CLOCK)].map(([, hour, minute]) => `${hour}:${minute}`),
    weekdays: readWeekdays(text, language),
  }
}

function numberOf(word: string, { numbers }: Language): number | undefined {
  if (/^\d/.test(word)) return parseFloat(word.replace(",", "."))
  const value = numbers[word]
  return value !== undefined && word.length > 1 ? value : undefined
}

/** The days of the week that a text names; 1 is Monday. */
export function readWeekdays(text: string, language: Language): number[] {
  const words = splitWords(fold(text))
  const { stem } = lexiconOf(language)
  const names = weekdaysOf(language).map(([name]) => name)
  const found = words.flatMap((word) => {
    const bare = language.code === "ar" ? word.replace(/^(?:[وفبل])(?=ال)/, "") : word
    const day = names.findIndex(
      (name) => name === bare || stem(name) === stem(bare) || `${name}s` === bare
    )
    return day >= 0 ? [day + 1] : []
  })
  return [...new Set(found)]
}

/** A span as the language writes it: `3–5 Werktage`. */
export function writeDuration(duration: Duration, language: Language): string {
  const { from, to, unit, isWorkingDays } = duration
  const counted = formatUnit(to ?? from, unit, language.code)
  const range = to === undefined ? String(from) : `${from}–${to}`
  if (isWorkingDays) return language.workingDays.replace("{n}", range)
  return to === undefined ? counted : counted.replace(String(to), range)
}

/** `Monday – Friday`; one day, or each of them, where they are no range. */
export function writeWeekdays(days: readonly number[], language: Language): string {
  const names = days.map((day) => nameWeekday(day, language))
  return days.length === 2 ? names.join(" – ") : names.join(", ")
}
