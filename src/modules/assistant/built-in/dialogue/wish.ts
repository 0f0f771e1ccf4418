import { type Clause, quote, trim, without } from "../grammar/clause"
import { type Budget, takeBudget } from "../grammar/budget"
import type { Intent } from "../grammar/intents"
import { isCount, readNumber } from "../grammar/numbers"
import { findPattern } from "../grammar/patterns"
import { vocabularyOf } from "../grammar/vocabulary"
import type { Language } from "../language/language"

/** What a shopper looks for, in the terms of the product search. */
export interface Wish {
  /** In the shopper's own words; empty when only the rest was said. */
  query: string
  filters: Record<string, unknown>
}

/** As long as a search may be. */
const MAX_QUERY = 500

/** The clauses of a message are kept with it; see `splitRequests`. */
const known = new WeakMap<Clause, Map<string, Wish>>()

/** Reads what is looked for out of a clause that asks for products. */
export function readWish(
  clause: Clause,
  intent: Intent,
  language: Language,
  currency: string
): Readonly<Wish> {
  const wishes = known.get(clause) ?? new Map<string, Wish>()
  known.set(clause, wishes)
  const key = `${intent} ${language.code} ${currency}`
  const wish = wishes.get(key) ?? findWish(clause, intent, language, currency)
  wishes.set(key, wish)
  return wish
}

function findWish(clause: Clause, intent: Intent, language: Language, currency: string): Wish {
  const { budget, rest: unpriced } = takeBudget(clause, language, currency)
  const filters: Record<string, unknown> = toFilters(budget)
  let rest = unpriced
  const take = (patterns: readonly string[], set: Record<string, unknown>) => {
    const match = findPattern(rest.text, patterns)
    if (match) {
      Object.assign(filters, set)
      rest = without(rest, match)
    }
  }
  rest = takeStars(rest, language, filters)
  take(language.sort.cheapest, { sort: "price_low" })
  take(language.sort.dearest, { sort: "price_high" })
  take(language.sort.rating, { sort: "rating" })
  take(language.sort.popular, { sort: "popularity" })
  take(language.onSale, { on_sale: true })
  take(language.inStock, { in_stock: true })
  return { query: quote(bare(rest, intent, language)).slice(0, MAX_QUERY), filters }
}

/** Minor units, as the tools take amounts. */
export function toFilters({ min, max }: Budget): Record<string, unknown> {
  return {
    ...(min !== undefined && { min_price: String(min) }),
    ...(max !== undefined && { max_price: String(max) }),
  }
}

const stars = new WeakMap<Language, string[]>()

/** The same list each time, so that it is compiled once. */
function starsOf(language: Language): string[] {
  const known = stars.get(language) ?? [`[1-5]([.,][0-9])?\\+? ?(${language.stars.join("|")})`]
  stars.set(language, known)
  return known
}

/** "at least 4 stars" */
function takeStars(clause: Clause, language: Language, filters: Record<string, unknown>): Clause {
  const match = findPattern(clause.text, starsOf(language))
  if (!match) {
    return clause
  }
  filters.min_rating = readNumber(match[0].replace(/[^\d.,].*$/, ""), language)
  return without(clause, match)
}

/** What is left without the words that only ask. */
function bare(clause: Clause, intent: Intent, language: Language): Clause {
  const { stopWords, courtesies, standIns, joiners, articles, of } = vocabularyOf(language)
  const find = of("find")
  const want = of("want")
  const own = of(intent)
  const isEmpty = (word: string) =>
    word.split(/[ ']/).every((part) => stopWords.has(part) || courtesies.has(part)) ||
    stopWords.has(word) ||
    standIns.has(word) ||
    joiners.has(word) ||
    articles.has(word) ||
    own.has(word)
  const match = intent === "find" ? findPattern(clause.text, language.intents.find) : null
  const asked = match ? after(clause, match.index + match[0].length) : clause
  const isBefore = (word: string) =>
    isEmpty(word) || find.has(word) || want.has(word) || isCount(word, language)
  const bared = trim(asked, isBefore, isEmpty)
  return bared.tokens.length > 0 || asked === clause ? bared : trim(clause, isBefore, isEmpty)
}

function after(clause: Clause, position: number): Clause {
  return without(clause, { index: 0, 0: clause.text.slice(0, position) })
}
