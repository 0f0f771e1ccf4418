import { toMinorUnits } from "../../money/money"
import type { Language } from "../language"
import { type Lexeme, readLexemes } from "./lexemes"
import { type Phrases, phrasesOf } from "./phrases"

/** An amount as somebody wrote it. */
export interface WrittenAmount {
  /** Minor units of `currency`. */
  amount: bigint
  /** Lower case; the shopper's when none was named. */
  currency: string
  /** Whether a currency was named, by sign or word. */
  named: boolean
  /** Which lexeme is the number. */
  at: number
  /** The lexeme after it. */
  next: number
}

export interface AmountReading {
  languages: readonly Language[]
  /** The shopper's, lower case; signs that several share mean it. */
  currency: string
}

/** More words than any request needs; what comes after is not read. */
const MAX_LEXEMES = 60

const SIGNS: Readonly<Record<string, readonly string[]>> = {
  $: ["usd", "cad", "aud", "nzd", "sgd", "hkd", "mxn", "brl"],
  "€": ["eur"],
  "£": ["gbp", "egp"],
  "¥": ["jpy", "cny"],
  "₹": ["inr"],
  "₩": ["krw"],
  "₽": ["rub"],
  "₺": ["try"],
  "₪": ["ils"],
  "₫": ["vnd"],
  "₴": ["uah"],
  "₦": ["ngn"],
  "₱": ["php"],
  "฿": ["thb"],
}
/** Names and signs that several currencies share, by one of them. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  usd: SIGNS.$,
  gbp: SIGNS["£"],
  sek: ["sek", "nok", "dkk", "czk", "isk"],
  dkk: ["dkk", "nok"],
  mxn: ["mxn", "ars", "cop", "clp"],
  kwd: ["kwd", "bhd", "jod", "tnd", "dzd"],
  sar: ["sar", "qar", "omr"],
  chf: ["chf", "xof", "xaf"],
}

const codes = new Set(Intl.supportedValuesOf("currency").map((code) => code.toLowerCase()))
/** `all`, `top`, `try`, `cup` are words first. */
const WORDS = /^(all|top|try|cup|bam|mop|gel|pen|mad|sos|lak|fim|ron|sit|dem|bob)$/

/** Reads an amount that starts at a lexeme; undefined when none does, or it measures another thing. */
export function readAmount(
  lexemes: readonly Lexeme[],
  at: number,
  { shoppers, phrases }: { shoppers: string; phrases: Phrases }
): WrittenAmount | undefined {
  const before = currencyAt(lexemes, at, shoppers, phrases)
  const place = at + (before?.length ?? 0)
  const number = lexemes[place]
  if (number?.kind !== "number") return undefined
  const after = before ? undefined : currencyAt(lexemes, place + 1, shoppers, phrases)
  const next = place + 1 + (after?.length ?? 0)
  const measured = lexemes[next]
  if (!before && !after && measured && phrases.units.has(measured.text)) return undefined
  const currency = before?.code ?? after?.code ?? shoppers
  return {
    amount: toMinorUnits(decimalText(number.text), currency),
    currency,
    named: before !== undefined || after !== undefined,
    at: place,
    next,
  }
}

/** The amounts of money that a text names with their currency, by sign or word. */
export function readAmounts(text: string, { languages, currency }: AmountReading): WrittenAmount[] {
  return amountsIn(readLexemes(text).slice(0, MAX_LEXEMES), { languages, currency })
}

/** Whether a text is an amount of money with its currency and nothing else: `90 dollars`. */
export function isAmount(text: string, reading: AmountReading): boolean {
  const lexemes = readLexemes(text).filter(({ text }) => !/^[,;.!?]$/.test(text))
  const [amount] = amountsIn(lexemes.slice(0, MAX_LEXEMES), reading)
  return amount !== undefined && amount.next === lexemes.length && amount.start === 0
}

/** A whole number that a text says, and the words before and behind it. */
export interface WrittenNumber {
  value: number
  before: string
  next: string
}

/** The whole numbers of a text that are no sums of money and measure nothing: `number 227`. */
export function readNumbers(text: string, reading: AmountReading): WrittenNumber[] {
  const lexemes = readLexemes(text).slice(0, MAX_LEXEMES)
  const sums = new Set(amountsIn(lexemes, reading).map(({ at }) => at))
  const { units } = phrasesOf(reading.languages)
  return lexemes.flatMap(({ text, kind }, at) => {
    const next = lexemes[at + 1]?.text ?? ""
    const isFree = kind === "number" && /^\d{1,9}$/.test(text) && !sums.has(at) && !units.has(next)
    return isFree ? [{ value: Number(text), before: lexemes[at - 1]?.text ?? "", next }] : []
  })
}

function amountsIn(
  lexemes: readonly Lexeme[],
  { languages, currency }: AmountReading
): (WrittenAmount & { start: number })[] {
  const reading = { shoppers: currency, phrases: phrasesOf(languages) }
  const found: (WrittenAmount & { start: number })[] = []
  for (let at = 0; at < lexemes.length; at++) {
    const amount = readAmount(lexemes, at, reading)
    if (!amount?.named) continue
    found.push({ ...amount, start: at })
    at = amount.next - 1
  }
  return found
}

/** The number at a lexeme as an amount of a currency; it must be one. */
export function amountIn(number: Lexeme, currency: string): bigint {
  return toMinorUnits(decimalText(number.text), currency)
}

/** A sign that several currencies share means the shopper's when theirs is among them. */
function currencyAt(
  lexemes: readonly Lexeme[],
  at: number,
  shoppers: string,
  { currencies }: Phrases
): { code: string; length: number } | undefined {
  const one = lexemes[at]?.text
  if (one === undefined) return undefined
  // `US$ 20`
  if (one === "us" && lexemes[at + 1]?.text === "$") return { code: "usd", length: 2 }
  const two = `${one} ${lexemes[at + 1]?.text ?? ""}`
  const length = currencies.has(two) ? 2 : 1
  const named = Object.hasOwn(SIGNS, one) ? SIGNS[one] : currencies.get(length === 2 ? two : one)
  if (named) {
    const among = named.flatMap((code) => [code, ...(SHARED[code] ?? [])])
    return { code: among.includes(shoppers) ? shoppers : among[0], length }
  }
  const isCode = codes.has(one) && !WORDS.test(one)
  return isCode ? { code: one, length: 1 } : undefined
}

/** `1,500`, `1.500,50` and `2k` as decimal numbers that a point divides. */
function decimalText(text: string): string {
  const thousand = text.endsWith("k")
  const plain = (thousand ? text.slice(0, -1) : text).slice(0, 18)
  const last = Math.max(plain.lastIndexOf("."), plain.lastIndexOf(","))
  const separator = plain[last]
  const isDecimal =
    last >= 0 &&
    plain.indexOf(separator) === last &&
    (thousand || plain.length - last !== 4 || /[.,].*[.,]/.test(plain))
  const whole = (isDecimal ? plain.slice(0, last) : plain).replace(/\D/g, "")
  return `${whole}${isDecimal ? `.${plain.slice(last + 1)}` : ""}${thousand ? "e3" : ""}`
}
