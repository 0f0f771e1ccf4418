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

/** Lower case without accents. */
export function fold(text: string): string {
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
  const words =
    folded
      .replace(/['’‘`´]s\b/g, "")
      .replace(/['’‘`´]/g, "")
      .match(WORD) ?? []
  return words.some((word) => UNSPACED.test(word)) ? words.flatMap(splitUnspaced) : words
}

function splitUnspaced(word: string): string[] {
  if (!UNSPACED.test(word) || word.length < 3) return [word]
  return Array.from({ length: word.length - 1 }, (_, i) => word.slice(i, i + 2))
}
