/**
 * Characters that a reader doesn't see and that could part a number or a word: control characters,
 * zero-width spaces and joiners, soft hyphens, marks and overrides of writing direction.
 */
const INVISIBLE =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2060-\u206f\ufeff\u202a-\u202e]/g
/** Emphasis and code: what a storefront draws without these characters. */
const MARKDOWN = /[*`]+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu
const SPACES = /[^\S\n]+/g
const DIGITS = /(?![0-9])\p{Nd}/gu
const SAME: Record<string, string> = {
  "\u066b": ".",
  "\u066c": ",",
  "\u060c": ",",
  "\u066a": "%",
  "\u2019": "'",
  "\u2018": "'",
  "\u02bc": "'",
  "\u201c": '"',
  "\u201d": '"',
  "\u00ab": '"',
  "\u00bb": '"',
  "\u2010": "-",
  "\u2011": "-",
  "\u2012": "-",
  "\u2013": "-",
  "\u2014": " - ",
  "\u2212": "-",
  "\u3002": ". ",
}
const SAMES = new RegExp(`[${Object.keys(SAME).join("")}]`, "g")

/**
 * A sentence as its reader sees it, in one form: compatible characters as their plain ones, digits of
 * every script as 0–9, no emphasis, nothing invisible, one kind of space, quote and dash.
 */
export function render(text: string): string {
  return text
    .normalize("NFKC")
    .replace(INVISIBLE, "")
    .replace(DIGITS, toAsciiDigit)
    .replace(SAMES, (char) => SAME[char] as string)
    .replace(MARKDOWN, "")
    .replace(/~{2,}/g, "~")
    .replace(SPACES, " ")
}

/** Takes out what nobody sees; joiners stay, since some scripts need them. */
export function removeInvisible(text: string): string {
  return text.replace(
    /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b\u2060-\u206f\ufeff\u202a-\u202e]/g,
    ""
  )
}

function toAsciiDigit(char: string): string {
  // The digits of a script stand together, from zero to nine.
  let zero = char.codePointAt(0) as number
  const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code))
  while (isDigit(zero - 1)) zero--
  return String(((char.codePointAt(0) as number) - zero) % 10)
}
