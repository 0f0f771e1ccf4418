import type { ShopWords } from "./concepts"
import type { QuestionWords, ServiceWords } from "./concepts/services"
import type { Shades } from "./shades"
import type { Utterances } from "./utterances"

/**
 * What is said around the thing that is looked for: lists of phrases, separated by commas. Amounts
 * follow the phrases of a budget; `to` stands between two of them, `orLess` and `orMore` after one.
 */
export interface RequestPhrases {
  /** Less than the amount. */
  below: string
  /** Like `below`, with the amount itself. */
  atMost: string
  above: string
  atLeast: string
  around: string
  between: string
  to: string
  orLess: string
  orMore: string
  /** What comes next must not be in it: `without`. */
  not: string
  /** Denies a sentence, or what directly follows: `not leather`. */
  negation: string
  inStock: string
  onSale: string
  cheapest: string
  dearest: string
  bestRated: string
  newest: string
  popular: string
  /** After a number from 1 to 5, or before it: `stars`, `rated`. */
  stars: string
  /** After a number of percent. */
  percentOff: string
  /** Before a number that is nobody's price: `aged under 12`. */
  age: string
}

/** Words by which options are called in catalogues: `small` is S. */
export interface SizeWords {
  xs: string
  s: string
  m: string
  l: string
  xl: string
}

/** All of a language but its shop words. Words stand as they are written; lists are comma-separated. */
export interface Grammar {
  /** ISO 639, two letters. */
  code: string
  /** What its speakers call it. */
  name: string
  /** The noun that names a thing comes first: `sac à dos`; else last: `school bag`. */
  headFirst: boolean
  /** Words are written together, with these letters between them; undefined where they are not. */
  compoundLinks?: readonly string[]
  /** What makes a word say that there is none of it: `zuckerfrei`, `sugar-free`. */
  freeOf: readonly string[]
  /** Endings that make a comparative or a superlative of a word; empty where other words do. */
  comparison: readonly string[]
  /** Words for a thing that is not named: `something` to keep coffee hot. */
  indefinite: string
  /** What people write short, as `short long`: `thx thanks`. */
  shorthand: string
  /** How verbs end when they name what is to be done; empty where their form tells nothing. */
  infinitives: readonly string[]
  /** Articles that an apostrophe joins to the next word: `l'huile`. */
  elisions: string
  /** Say nothing about what is looked for. */
  stop: string
  /** What follows tells more about the thing before, and names no other: `with`, `for`. */
  prepositions: string
  /** Between a denial and what is denied: `not made of leather`. */
  madeOf: string
  /** Between two of a kind: `and`, `or`. */
  joiners: string
  /** Before a thing that is known to both: `the`, `this`. Arabic writes its article with the word. */
  definite: string
  /** Joins a second thing to a first one: `with`. */
  along: string
  /** Say that something is not so; `*` stands for any ending, also below. */
  denials: string
  /** Say that a thing lacks something: `without`. */
  lacks: string
  /** Take something out of what is said: `except`. */
  exceptions: string
  /** What somebody who is content has to say against it all the same: `but`, `unfortunately`. */
  reservations: string
  /** Take back what was said just before: `no`, `actually`. */
  corrections: string
  /** Point at what came before something: `the previous one`, `the one before`. */
  previous: string
  /** Say that somebody has a thing, so that no more of it is wanted: `already`. */
  already: string
  /** Ask for something politely: `please`. */
  please: string
  /** Say what a thing costs, as `expensive` does. */
  costWords: string
  requests: RequestPhrases
  /** What currencies are called, by ISO 4217 code in lower case. */
  currencies: Readonly<Record<string, string>>
  /** What a number counts when it is no price, beside the units that every language writes. */
  units: string
  numbers: Readonly<Record<string, number>>
  /** What makes a day a working day: `business`, `Werktag`. */
  workingDay: string
  /** How a number of them is written; `{n}` is `5` or `3–5`. */
  workingDays: string
  sizes: SizeWords
  /** Forms that no rule brings together, as `form base`: `knives knife`. */
  irregular: string
  /** The Snowball stemmer; takes and gives folded words. */
  stemmer(word: string): string
}

/**
 * Everything that is known of a language, for search, dialogue, grounding, drafts and reviews alike.
 * A language is one folder, `<code>/`: `grammar.ts`, `shop/` with a file for each field of
 * `concepts/`, `index.ts`. What is missing doesn't compile; `__tests__/languages.spec.ts` finds what
 * is there and can't be right.
 */
export interface Language extends Grammar {
  shop: ShopWords
  shades: Shades
  services: ServiceWords
  questions: QuestionWords
  utterances: Utterances
}
