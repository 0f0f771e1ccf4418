import { randomBytes } from "node:crypto"

/**
 * How codes are written. A code is a prefix, 15 random characters (75 bits) and a check character,
 * the 16 in groups of four: `XMAS-3V2E-DDBY-7VAB-S0QS`. What people type is folded to 32 symbols
 * before anything looks at it: case, dashes and spaces don't matter, and letters that look like
 * others are those others.
 */

/** Crockford's base 32: digits and letters without I, L, O and U. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
const VALUES = new Map([...ALPHABET].map((symbol, value) => [symbol, value]))
const LOOKALIKES: Record<string, string> = { O: "0", I: "1", L: "1", U: "V" }

const RANDOM_LENGTH = 15
const BODY_LENGTH = RANDOM_LENGTH + 1
export const MAX_PREFIX = 8

const SEPARATORS = /[\s_\p{Dash_Punctuation}]/gu
const PREFIX = /^[A-Za-z0-9][A-Za-z0-9_-]*$/
const TEXT = /^[A-Za-z0-9]+$/

/** Whether a code can start with this: letters, digits, dashes and underscores, or nothing. */
export function isPrefix(text: string): boolean {
  return text === "" || (text.length <= MAX_PREFIX && PREFIX.test(text))
}

/** A new code, as customers get to see it. */
export function generateCode(prefix: string): string {
  const random = [...randomBytes(RANDOM_LENGTH)].map((byte) => ALPHABET[byte & 31]).join("")
  const body = random + ALPHABET[checkValue(fold(prefix) + random)]
  const groups = body.match(/.{4}/g)!.join("-")
  return prefix === "" || /[_-]$/.test(prefix) ? prefix + groups : `${prefix}-${groups}`
}

/**
 * The one form of a code under which it is stored and found; null for text that can't be a code,
 * as nearly every typo is. No database is asked for that.
 */
export function normalizeCode(text: string): string | null {
  const bare = text.replace(SEPARATORS, "")
  if (!TEXT.test(bare) || bare.length < BODY_LENGTH || bare.length > MAX_PREFIX + BODY_LENGTH) {
    return null
  }
  const code = fold(bare)
  return checkValue(code.slice(0, -1)) === VALUES.get(code.at(-1)!) ? code : null
}

/** Folds text of letters, digits and separators to the alphabet's symbols. */
export function fold(text: string): string {
  return text
    .replace(SEPARATORS, "")
    .toUpperCase()
    .replace(/[OILU]/g, (letter) => LOOKALIKES[letter])
}

/**
 * The symbols as a polynomial over GF(32), at a primitive element, times that element. Every
 * position has another weight (up to 31 of them; a code has 24 at most), so that any one wrong
 * symbol and any two that are swapped are found, wherever they are.
 */
function checkValue(symbols: string): number {
  let sum = 0
  for (const symbol of symbols) {
    sum = timesAlpha(sum) ^ VALUES.get(symbol)!
  }
  return timesAlpha(sum)
}

/** Multiplication by x modulo the primitive polynomial x⁵ + x² + 1. */
function timesAlpha(value: number): number {
  const shifted = value << 1
  return shifted & 32 ? shifted ^ 0b100101 : shifted
}
