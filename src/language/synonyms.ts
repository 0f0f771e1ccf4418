import { fold, splitWords } from "./fold"
import type { Stem } from "./stem"

/** Words that may stand for others, with how well (0 to 1). They are stems. */
export interface Related {
  words: readonly string[]
  weight: number
}

/** What a merchant says of words: which mean the same, contain or lie near which others. */
export interface Synonyms {
  /** By phrase: stems joined by spaces. */
  related: ReadonlyMap<string, readonly Related[]>
  /** Stems that end a phrase: what things are called. */
  nouns: ReadonlySet<string>
  /** The most words that a phrase has. */
  longest: number
}

/** The same thing by another name. */
const SAME = 0.95
/** A kind of what was asked for. */
const KIND = 0.86
/** What was asked for is a kind of it. */
const WIDER = 0.3
/** Near it, and shown after it. */
const NEAR = 0.5

/**
 * Reads a merchant's lines
 *
 *   couch = sofa = settee      the same
 *   footwear > boot, sandal    kinds of it
 *   purse ~ wallet             near it
 *
 * @throws Error naming the first line that is none of these
 */
export function readSynonyms(lines: readonly string[], stem: Stem): Synonyms {
  const related = new Map<string, Related[]>()
  const nouns = new Set<string>()
  let longest = 1
  const phrase = (text: string) => {
    const words = splitWords(fold(text)).map(stem)
    if (!words.length) throw new Error(`A phrase without a word: "${text}"`)
    nouns.add(words[words.length - 1])
    longest = Math.max(longest, words.length)
    return words
  }
  const relate = (from: readonly string[], to: readonly string[], weight: number) => {
    const key = from.join(" ")
    if (key === to.join(" ")) return
    related.set(key, [...(related.get(key) ?? []), { words: to, weight }])
  }
  for (const line of lines.map((one) => one.trim()).filter(Boolean)) {
    const [, sign] = /^[^=>~]+([=>~])/.exec(line) ?? []
    const [head = "", ...rest] = line.split(sign ?? "\n").map((part) => part.trim())
    if (sign === "=") {
      const members = [head, ...rest].map(phrase)
      for (const one of members) for (const other of members) relate(one, other, SAME)
    } else if (sign && rest.length === 1) {
      const general = phrase(head)
      for (const special of rest[0].split(",").map(phrase)) {
        relate(general, special, sign === ">" ? KIND : NEAR)
        if (sign === ">") relate(special, general, WIDER)
      }
    } else {
      throw new Error(`Not a line of synonyms: "${line}"`)
    }
  }
  return { related, nouns, longest }
}

/** Whether `readSynonyms` can read a line; an empty one says nothing and is none. */
export function isSynonymLine(line: string): boolean {
  try {
    return readSynonyms([line], (word) => word).related.size > 0
  } catch {
    return false
  }
}
