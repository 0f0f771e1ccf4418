import type { PatternIntent } from "../grammar/intents"
import type { Phrases } from "./phrases"

/**
 * Everything the built-in assistant knows of a language; to teach it one more, add one more of
 * these. All words but the phrases are written folded (see `fold`): lower case, without accents.
 * Lists of patterns are in the form that `compilePatterns` reads.
 */
export interface Language {
  /** Two letters, ISO 639. */
  code: string
  /** Words that tell the language and mean nothing in a search, separated by blanks. */
  stopWords: string
  /** Words that only make a request polite. */
  courtesies: string
  /** Single words between two requests: `and`, `then`. */
  joiners: string[]
  /** Words that begin the name of one more thing: `a`, `the`. */
  articles: string[]
  numbers: Record<string, number>
  /** 1 is the first, -1 the last. */
  ordinals: Record<string, number>
  /** Words that stand before a place: `number 2`, `option 2`. */
  placeWords: string[]
  /** `other`: the one of two that was not talked about last. */
  pronouns: { one: string[]; pair: string[]; many: string[]; other: string[] }
  /** Words after which a quality says which one is meant: `quella` of `quella di pelle`. */
  pointers: string[]
  /** The words that stand for a product already named: `the red one`. */
  standIns: string[]
  superlatives: { cheapest: string[]; dearest: string[] }
  intents: Record<PatternIntent, string[]>
  /** Patterns that come before an amount, except `to`, which comes between two. */
  budget: { most: string[]; least: string[]; about: string[]; between: string[]; to: string[] }
  sort: { cheapest: string[]; dearest: string[]; rating: string[]; popular: string[] }
  /** Words with which a request refines the search before it: `in blue`, `only …`. */
  refining: string[]
  /** Words that narrow what was shown, without naming anything new. */
  only: string[]
  /** Patterns up to the first name of a comparison, and those between two names. */
  compareOpenings: string[]
  compareDividers: string[]
  /** Said before the amount by which a quantity changes. */
  increase: string[]
  decrease: string[]
  /** English name by the language's own, for options that the catalogue writes in English. */
  optionValues: Record<string, string>
  phrases: Phrases
}
