/** Where something stands in a text. */
export interface Place {
  start: number
  end: number
}

/** What may follow a name and still be it: the longer ones first where one begins like another. */
const ENDINGS = ["'S", "S", "ES", ""]
/** The most characters between two words of a name. */
const WIDEST_GAP = 3

const WORDY = /[\p{L}\p{N}]/u

/** A text without its case and with straight apostrophes, each character in its old place. */
export function spell(text: string): string {
  const caseless = text.toLowerCase().toUpperCase()
  const aligned = caseless.length === text.length ? caseless : [...text].map(inPlace).join("")
  return aligned.replaceAll("\u2019", "'")
}

/** `ß` in capitals is two letters, and `İ` in small ones. */
function inPlace(character: string): string {
  const lower = character.toLowerCase()
  const upper = lower.toUpperCase()
  if (upper.length === character.length) return upper
  return lower.length === character.length ? lower : character
}

/**
 * Where a name stands in a text, as words of its own, perhaps in the plural or the genitive. By hand,
 * since a pattern for each product's name would take longer to compile than to look for.
 *
 * @param text as `spell` gives it, and so the words
 */
export function findSpelled(text: string, words: readonly string[]): Place[] {
  const [first = ""] = words
  const places: Place[] = []
  if (first === "") return places
  for (let start = text.indexOf(first); start >= 0; start = text.indexOf(first, start)) {
    const end = isWordyBefore(text, start) ? -1 : endOf(text, start, words)
    if (end >= 0) places.push({ start, end })
    start = Math.max(end, start + 1)
  }
  return places
}

/** Where the name that begins there ends; -1 if it is another word. */
function endOf(text: string, start: number, words: readonly string[]): number {
  let at = start
  for (let index = 0; index < words.length; index++) {
    const word = words[index] as string
    if (index > 0) {
      let width = 0
      for (; at < text.length && !isWordyAt(text, at); width++) at += lengthAt(text, at)
      if (width === 0 || width > WIDEST_GAP) return -1
    }
    if (!text.startsWith(word, at)) return -1
    at += word.length
  }
  const ending = ENDINGS.find(
    (each) => text.startsWith(each, at) && !isWordyAt(text, at + each.length)
  )
  return ending === undefined ? -1 : at + ending.length
}

function isWordyAt(text: string, at: number): boolean {
  const code = text.codePointAt(at)
  return code !== undefined && WORDY.test(String.fromCodePoint(code))
}

function isWordyBefore(text: string, at: number): boolean {
  return at > 0 && isWordyAt(text, at > 1 && lengthAt(text, at - 2) === 2 ? at - 2 : at - 1)
}

function lengthAt(text: string, at: number): 1 | 2 {
  return (text.codePointAt(at) as number) > 0xffff ? 2 : 1
}
