/**
 * Characters that a reader doesn't see and that could part a number or a word: control characters,
 * zero-width space, word joiner, soft hyphen, byte order mark, overrides of writing direction.
 */

const INVISIBLE =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b\u2060-\u206f\ufeff\u202a-\u202e]/g
/** Joiners and direction marks belong to some scripts, but never into a number. */
const JOINER_IN_NUMBER = /(?<=[\d\p{Sc}.,])[\u200c\u200d](?=[\d\p{Sc}.,]|$)/gu

/** Takes out what nobody sees, character by character: chunks may part a text anywhere. */
export function removeInvisible(text: string): string {
  return text.replace(INVISIBLE, "")
}

const SPACES = /[\u00a0\u2000-\u200a\u202f\u205f\u3000\t\u200c-\u200f]/g
const FULL_WIDTH = /[\uff01-\uff5e]/g
/** Most texts have nothing from where digits of other scripts begin. */
const HAS_FOREIGN = /[\u0660-\u1fff\ua000-\uffff]/
/** Of any script, but for those that take two places, such as mathematical ones. */
const FOREIGN_DIGITS = /(?![0-9\u{10000}-\u{10ffff}])\p{Nd}/gu
const SINGLE: Record<string, string> = {
  "\uffe5": "¥",
  "\uffe0": "¢",
  "\uffe1": "£",
  "\u066b": ".",
  "\u066c": ",",
  "\u060c": ",",
  "\u066a": "%",
  "\u2019": "'",
  "\u2018": "'",
  "\u02bc": "'",
  "\u2212": "-",
  "\u2010": "-",
  "\u2011": "-",
  "*": " ",
  "`": " ",
  _: " ",
}
const SINGLES = new RegExp(`[${Object.keys(SINGLE).join("")}]`, "g")

/**
 * A text in the form in which claims are looked for: ASCII digits, plain spaces, no emphasis.
 * Character by character, so that places in it are places in the text itself.
 */
export function fold(text: string): string {
  const known = HAS_FOREIGN.test(text) ? text.replace(FOREIGN_DIGITS, toAsciiDigit) : text
  return known
    .replace(SPACES, " ")
    .replace(FULL_WIDTH, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replace(SINGLES, (char) => SINGLE[char] as string)
}

/** As it leaves: no joiner within a number. */
export function tidyNumbers(text: string): string {
  return text.replace(JOINER_IN_NUMBER, "")
}

function toAsciiDigit(char: string): string {
  // Digits stand together by tens; no two scripts of those with one place adjoin.
  let zero = char.charCodeAt(0)
  const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCharCode(code))
  while (isDigit(zero - 1)) zero--
  return String((char.charCodeAt(0) - zero) % 10)
}
