/** Characters that nobody sees: they hide words from a reader, never help one. */
const INVISIBLE = /[\p{Cf}\p{Cc}\p{Co}]/gu
const MARKS = /\p{M}+/gu
/** Letters and signs that Unicode's decomposition leaves as they are. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ı: "i",
  ة: "ه",
  ى: "ي",
  ـ: "",
  "’": "'",
  "‘": "'",
  "`": "'",
  "´": "'",
}
const LETTER = new RegExp(`[${Object.keys(LETTERS).join("")}]`, "gu")
/** Arabic-Indic and Persian digits. */
const DIGIT = /[\u0660-\u0669\u06f0-\u06f9]/g
const PLAIN = /^[\x20-\x5f\x61-\x7e]*$/

/** Articles and pronouns that an apostrophe joins to a word, in the languages that do so. */
const ELIDED =
  /(?<![\p{L}\p{N}])(qu|jusqu|lorsqu|puisqu|dell|nell|sull|dall|quell|all|un|[ldjmtsnc])'(?=[\p{L}\p{N}])/gu
/** Writing without spaces between words; every two neighbours of it stand for a word. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+/u
const WORD = /[\p{L}\p{N}]+/gu

/**
 * The form in which words of any language are compared: lower case, without accents, one kind of
 * apostrophe, ASCII digits, one form of each Arabic letter, nothing invisible.
 */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase()
  return text
    .replace(/[\n\r\t]/g, " ")
    .replace(INVISIBLE, "")
    .replace(LETTER, (letter) => LETTERS[letter])
    .normalize("NFKD")
    .replace(MARKS, "")
    .toLowerCase()
    .replace(LETTER, (letter) => LETTERS[letter])
    .replace(DIGIT, (digit) => String(digit.charCodeAt(0) & 0xf))
}

/** A folded text without apostrophes: `women's` is `women`, `l'huile` is `l huile`, `don't` is `dont`. */
export function splitElisions(folded: string): string {
  if (!folded.includes("'")) return folded
  return folded
    .replace(/'s(?![\p{L}\p{N}])/gu, "")
    .replace(ELIDED, "$1 ")
    .replaceAll("'", "")
}

/**
 * The words of a folded text, in order. A script that puts no spaces gives its pairs of characters.
 */
export function splitWords(folded: string): string[] {
  const plain = splitElisions(folded)
  const words = plain.match(WORD) ?? []
  return UNSPACED.test(plain) ? words.flatMap(splitUnspaced) : words
}

function splitUnspaced(word: string): string[] {
  if (!UNSPACED.test(word) || word.length < 3) return [word]
  return Array.from({ length: word.length - 1 }, (_, i) => word.slice(i, i + 2))
}

/** The words of a text that are written with accents or the like, folded. */
export function accentedWords(text: string): Set<string> {
  const words = text.normalize("NFC").toLowerCase().match(WORD) ?? []
  return new Set(words.filter((word) => fold(word) !== word).map(fold))
}
