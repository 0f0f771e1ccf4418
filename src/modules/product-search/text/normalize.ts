/** Letters that Unicode's decomposition leaves as they are. */
const LETTERS: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ı: "i",
}

/** Writing without spaces between words; every two neighbours of it stand for a word. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+/u
const WORD = /[\p{L}\p{N}]+/gu

const PLAIN = /^[\x00-\x7f]*$/

/** Lower case without accents. */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase()
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[ßæœøłđı]/g, (letter) => LETTERS[letter])
}

/**
 * The words of a folded text, in order: `women's` is `women`, `J'adore` is `jadore`, and a script
 * that puts no spaces gives its pairs of characters.
 */
export function splitWords(folded: string): string[] {
  const plain = /['’‘`´]/.test(folded)
    ? folded.replace(/['’‘`´]s\b/g, "").replace(/['’‘`´]/g, "")
    : folded
  const words = plain.match(WORD) ?? []
  return UNSPACED.test(plain) ? words.flatMap(splitUnspaced) : words
}

function splitUnspaced(word: string): string[] {
  if (!UNSPACED.test(word) || word.length < 3) return [word]
  return Array.from({ length: word.length - 1 }, (_, i) => word.slice(i, i + 2))
}
