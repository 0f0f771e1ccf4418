import { toMinorUnits } from "../../../money/money"
import type { Lexeme } from "./lexemes"

/** An amount as somebody wrote it. */
export interface WrittenAmount {
  /** Minor units of `currency`. */
  amount: bigint
  /** Lower case; the shopper's when none was named. */
  currency: string
  /** Whether a currency was named, by sign or word. */
  named: boolean
  /** The lexeme after it. */
  next: number
}

const SIGNS: Record<string, string[]> = {
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
  "฿": ["thb"],
}

const DOLLARS = SIGNS.$
const CROWNS = ["sek", "nok", "dkk", "czk", "isk"]
const NAMES: Record<string, string[]> = {
  dollar: DOLLARS,
  dollars: DOLLARS,
  buck: DOLLARS,
  bucks: DOLLARS,
  euro: ["eur"],
  euros: ["eur"],
  pound: SIGNS["£"],
  pounds: SIGNS["£"],
  quid: ["gbp"],
  yen: ["jpy"],
  yuan: ["cny"],
  rupee: ["inr"],
  rupees: ["inr"],
  rs: ["inr"],
  zl: ["pln"],
  zloty: ["pln"],
  kr: CROWNS,
  kronor: CROWNS,
  kroner: CROWNS,
  franken: ["chf"],
  francs: ["chf"],
}

/** What makes a number something else than a price. */
const UNITS = new Set(
  `inch inches in cm mm m km kg g gr gram grams mg lb lbs oz ml cl dl l liter liters litre litres gb tb mb mah
   w watt watts v volt volts hz ghz mhz mp megapixel year years yr yrs month months day days week weeks hour
   hours hrs min mins minutes pack packs pcs piece pieces people person persons star stars x percent % off`.split(
    /\s+/
  )
)

const codes = new Set(Intl.supportedValuesOf("currency").map((code) => code.toLowerCase()))
/** Reads an amount that starts at a lexeme; undefined when none does, or it measures another thing. */
export function readAmount(
  lexemes: readonly Lexeme[],
  at: number,
  shoppers: string
): WrittenAmount | undefined {
  const before = currencyAt(lexemes[at], shoppers)
  const place = before ? at + 1 : at
  const number = lexemes[place]
  if (number?.kind !== "number") return undefined
  const after = before ? undefined : currencyAt(lexemes[place + 1], shoppers)
  const next = lexemes[place + (after ? 2 : 1)]
  if (!before && !after && next && UNITS.has(next.text)) return undefined
  const currency = before ?? after ?? shoppers
  return {
    amount: toMinorUnits(decimalText(number.text), currency),
    currency,
    named: before !== undefined || after !== undefined,
    next: place + (after ? 2 : 1),
  }
}

/** A sign that several currencies share means the shopper's when theirs is among them. */
function currencyAt(lexeme: Lexeme | undefined, shoppers: string): string | undefined {
  if (!lexeme) return undefined
  const among =
    (Object.hasOwn(SIGNS, lexeme.text) && SIGNS[lexeme.text]) ||
    (Object.hasOwn(NAMES, lexeme.text) && NAMES[lexeme.text])
  if (among) return among.includes(shoppers) ? shoppers : among[0]
  // `all`, `top`, `try`, `cup` are words first.
  const isCode = /^(?!all|top|try|cup|bam|mop|gel|pen|mad|sos|lak)[a-z]{3}$/.test(lexeme.text)
  return isCode && codes.has(lexeme.text) ? lexeme.text : undefined
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
