import { CONCEPTS_BY_ID } from "../concepts"
import type { Field } from "../concepts"
import type { Language } from "../language"
import { lexiconOf } from "../lexicon"
import { readMarks } from "../marks"

/** Features live in so many places; two that share one do little harm. */
export const PLACES = 1 << 17
const NO_PREVIOUS = "<s>"

/** What a word counts, a pair of neighbours, a part of a word, and how long the message is. */
const WORD = 1
const PAIR = 0.8
const PART = 0.3
const PART_LENGTHS = [3, 4, 5]
const BIAS = 0.3
/** What stands for a word says the same in every language. */
const PLACEHOLDER = 0.5
/** What a word means, and two of these in one message. */
const MEANING = 2
const MEANINGS = 1
const SCALE = 2.2
/** Of shop concepts only these tell what is wanted; the others name what it is wanted of. */
const TELLING: ReadonlySet<Field> = new Set<Field>(["qualities", "situations"])

/** What a message is to the classifier: places with their values. */
export interface Features {
  places: Int32Array
  values: Float32Array
}

/** A message as features are made of it. */
export interface Said {
  /** Folded; `<p>` and the like are words of their own. */
  words: readonly string[]
  /** Ids of what it speaks of; see `meaningsIn`. */
  meanings: readonly string[]
}

/** The services, questions, qualities and situations that a text speaks of, in a fixed order. */
export function meaningsIn(text: string, language: Language): string[] {
  const isTelling = (id: string) => {
    const concept = CONCEPTS_BY_ID.get(id)
    return concept === undefined || TELLING.has(concept.field)
  }
  const { ids } = readMarks(text, language)
  // `cast iron` speaks of no ironing.
  const phrases = [...ids.values()].filter(({ length }) => length > 1)
  const isPart = (places: readonly number[]) =>
    phrases.some((one) => one.length > places.length && places.every((at) => one.includes(at)))
  return [...ids].flatMap(([id, places]) => (isTelling(id) && !isPart(places) ? [id] : [])).sort()
}

/**
 * Words and pairs of words of one language; parts of words, which related languages share; and what is
 * meant, by ids that all share, so that each language learns from the utterances of the others.
 */
export function featuresOf({ words, meanings }: Said, language: Language): Features {
  const { stem } = lexiconOf(language)
  const found = new Map<number, number>()
  const add = (name: string, value: number) => {
    const place = hash(name)
    found.set(place, Math.max(found.get(place) ?? 0, value))
  }
  const own = `${language.code}:`
  let previous = NO_PREVIOUS
  for (const word of words) {
    const isPlaceholder = word.startsWith("<")
    const form = isPlaceholder ? word : stem(word)
    add(`${own}${form}`, WORD)
    add(`${own}${previous} ${form}`, PAIR)
    previous = form
    if (isPlaceholder) {
      add(word, PLACEHOLDER)
      continue
    }
    const whole = `^${word}$`
    for (const length of PART_LENGTHS) {
      for (let start = 0; start + length <= whole.length; start++) {
        add(`~${whole.slice(start, start + length)}`, PART)
      }
    }
  }
  add(`${own}${previous} </s>`, PAIR)
  add(`#${Math.min(words.length, 8)}`, BIAS)
  meanings.forEach((id, at) => {
    add(`@${id}`, MEANING)
    for (const other of meanings.slice(at + 1)) add(`@${id}+${other}`, MEANINGS)
  })
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
