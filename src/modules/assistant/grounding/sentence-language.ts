import type { Lexicon } from "./lexicon"
import { LEXICONS } from "./lexicon"
import { findAll } from "./patterns"

/** The language that a sentence is written in, as far as its common words tell. */
export interface SentenceLanguage {
  /** Those that it may be in, the likeliest first. */
  lexicons: readonly Lexicon[]
  /** How many of its words are common ones of the likeliest, from 0 to 1. */
  known: number
  words: number
}

const WORD = /[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*/gu
const common = new Map(
  LEXICONS.map((lexicon) => [lexicon, new Set(lexicon.words.common.split("|"))])
)

/**
 * Tells a sentence's language by its common words.
 *
 * @param fallback the language of what was said before, for sentences that don't tell
 */
export function identify(text: string, fallback: Lexicon | undefined): SentenceLanguage {
  const words = findAll(WORD, text.toLowerCase()).map(({ 0: word }) => word)
  const counts = LEXICONS.map((lexicon) => {
    const own = common.get(lexicon) as Set<string>
    const count = words.filter(
      (word) => own.has(word) || own.has(word.split("'")[0] as string)
    ).length
    return { lexicon, count: count + (lexicon === fallback ? 0.5 : 0), found: count }
  }).sort((a, b) => b.count - a.count)
  const [best] = counts as [(typeof counts)[number]]
  const close = counts.filter(({ count }) => count > 0 && best.count - count < 1)
  // A sentence without a common word may be in any of them.
  const lexicons =
    close.length && best.found > 0
      ? close.map(({ lexicon }) => lexicon)
      : counts.map(({ lexicon }) => lexicon)
  return { lexicons, known: words.length ? best.found / words.length : 1, words: words.length }
}
