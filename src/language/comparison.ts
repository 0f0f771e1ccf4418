import type { Grammar } from "./language"

/** Shorter ones are words by themselves: `per`, `best`. */
const MIN_BASE = 3
const DOUBLED = /([bdfgmnprtz])\1$/

/**
 * The folded words of which a folded word may be the comparative or the superlative, where one word
 * says so: `bigg`, `bigge` and `big` of `bigger`. Most of them are no words; the lexicon knows.
 */
export function basesOf(word: string, { comparison }: Pick<Grammar, "comparison">): string[] {
  return comparison.flatMap((ending) => {
    if (!word.endsWith(ending) || word.length - ending.length < MIN_BASE) return []
    const base = word.slice(0, -ending.length)
    const short = base.replace(DOUBLED, "$1")
    return [base, `${base}e`, short, ...(base.endsWith("i") ? [`${base.slice(0, -1)}y`] : [])]
  })
}
