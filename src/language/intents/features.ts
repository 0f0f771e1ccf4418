/** Features live in so many places; two that share one do little harm. */
export const PLACES = 1 << 14
const NO_PREVIOUS = "<s>"

/** What a word counts, a pair of neighbours, a part of a word, and how long the message is. */
const WORD = 1
const PAIR = 0.8
const PART = 0.35
const PART_LENGTH = 4
const BIAS = 0.3
const SCALE = 2.2

/** What a message is to the classifier: places with their values. */
export interface Features {
  places: Int32Array
  values: Float32Array
}

/** Words, pairs of words and parts of words; `<p>` and the like are words of their own. */
export function featuresOf(words: readonly string[], stem: (word: string) => string): Features {
  const found = new Map<number, number>()
  const add = (name: string, value: number) => {
    const place = hash(name)
    found.set(place, Math.max(found.get(place) ?? 0, value))
  }
  const stems = words.map((word) => (word.startsWith("<") ? word : stem(word)))
  let previous = NO_PREVIOUS
  stems.forEach((word, at) => {
    add(word, WORD)
    add(`${previous} ${word}`, PAIR)
    previous = word
    if (!word.startsWith("<")) {
      const whole = `^${words[at]}$`
      for (let start = 0; start + PART_LENGTH <= whole.length; start++) {
        add(`~${whole.slice(start, start + PART_LENGTH)}`, PART)
      }
    }
  })
  add(`${previous} </s>`, PAIR)
  add(`#${Math.min(words.length, 8)}`, BIAS)
  const length = Math.sqrt([...found.values()].reduce((sum, value) => sum + value * value, 0))
  const places = Int32Array.from(found.keys())
  // All messages weigh the same, however long they are.
  const values = Float32Array.from(found.values(), (value) => (value / length) * SCALE)
  return { places, values }
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  }
  return (value ^ (value >>> 15)) & (PLACES - 1)
}
