import { currencyDecimals } from "../../../money/money"

/** An exact decimal number: `digits / 10 ** places`. */
export interface Decimal {
  digits: bigint
  places: number
}

/** A number as people write it, with groups and decimals. */
export const NUMBER =
  "(?:\\d{1,3}(?:[.,' ]\\d{3})+(?![\\d])(?:[.,]\\d{1,4})?|\\d{1,2}(?:,\\d{2})+,\\d{3}(?:\\.\\d+)?|\\d+(?:[.,]\\d+)?)"

/** `1.5k`, `2 million`: how many zeros such a word stands for. */
const MAGNITUDES: readonly [RegExp, number][] = [
  [/^(?:k|thousand|tausend|tsd\.?|mille|mila|mil|ألف|тыс\.?)$/iu, 3],
  [/^(?:million(?:s|en|i|es)?|mill(?:ones|ón)|milhões|mio\.?|mn|м?лн\.?|مليون)$/iu, 6],
  [/^(?:billion|bn|mrd\.?|milliarden?)$/iu, 9],
]
export const MAGNITUDE =
  "(?:k|thousand|tausend|tsd\\.?|mille|mila|mil|million(?:s|en|i|es)?|mill(?:ones|ón)|milhões|mio\\.?|mn|billion|bn|mrd\\.?|milliarden?|ألف|مليون)"

/** Every number that a text can mean: `1.234` is read in two ways. */
export function readNumber(text: string, magnitude?: string): Decimal[] {
  const plain = text.replace(/[' ]/g, "")
  const zeros = magnitude ? (MAGNITUDES.find(([word]) => word.test(magnitude))?.[1] ?? 0) : 0
  const separators = plain.match(/[.,]/g) ?? []
  const last = Math.max(plain.lastIndexOf("."), plain.lastIndexOf(","))
  const decimals = last < 0 ? 0 : plain.length - last - 1
  const digits = BigInt(plain.replace(/[.,]/g, ""))
  const whole: Decimal = { digits, places: 0 }
  const parted: Decimal = { digits, places: decimals }
  const readings =
    separators.length === 0
      ? [whole]
      : separators.length === 1
        ? decimals === 3
          ? [whole, parted]
          : [parted]
        : new Set(separators).size === 1
          ? [whole]
          : [parted]
  return readings.map((reading) => ({ ...reading, digits: reading.digits * 10n ** BigInt(zeros) }))
}

/** Minor units of a currency as a decimal number of its major unit. */
export function fromMinor(amount: bigint, currency: string): Decimal {
  return { digits: amount, places: currencyDecimals(currency) }
}

/** Negative, zero or positive, as the first is smaller, equal or greater. */
export function compare(a: Decimal, b: Decimal): number {
  const left = a.digits * 10n ** BigInt(b.places)
  const right = b.digits * 10n ** BigInt(a.places)
  return left < right ? -1 : left > right ? 1 : 0
}

export function isSame(a: Decimal, b: Decimal): boolean {
  return compare(a, b) === 0
}

/** A decimal number rounded half up to so many places. */
export function round(value: Decimal, places: number): Decimal {
  if (value.places <= places) return value
  const divisor = 10n ** BigInt(value.places - places)
  return { digits: (value.digits * 2n + divisor) / (divisor * 2n), places }
}

/** What a decimal number is without its decimals. */
export function floor({ digits, places }: Decimal): Decimal {
  return { digits: digits / 10n ** BigInt(places), places: 0 }
}

/** Reads a plain decimal such as `4.67`; undefined for anything else. */
export function parseDecimal(text: string): Decimal | undefined {
  const match = /^(\d{1,30})(?:\.(\d{1,10}))?$/.exec(text.trim())
  if (!match) return undefined
  const [, whole = "", fraction = ""] = match
  return { digits: BigInt(whole + fraction), places: fraction.length }
}
