import {
  fold,
  languageOf,
  LANGUAGES,
  lexiconOf,
  readWish as readLimits,
} from "../../../../language"
import { type Clause, quote } from "../grammar/clause"
import type { Intent } from "../grammar/intents"
import { isCount } from "../grammar/numbers"
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
  const shared = languageOf(language.code) ?? LANGUAGES[0]
  const { limits, rest } = readLimits(quote(clause), { languages: [shared], currency })
  const { currency: wished, min_price, max_price, ...others } = limits
  // An amount of another currency is left to the search, which says that it limits nothing here.
  if (wished !== undefined && wished !== currency) {
    return { query: quote(clause).slice(0, MAX_QUERY), filters: others }
  }
  const filters = {
    ...(min_price !== undefined && { min_price: String(min_price) }),
    ...(max_price !== undefined && { max_price: String(max_price) }),
    ...others,
  }
  const words: { text: string; isJoined: boolean }[] = []
  let end = -1
  for (const { text, kind, start, end: stop } of rest) {
    const isSign = kind === "sign"
    if (!isSign || (text === "-" && start === end)) {
      words.push({ text, isJoined: start === end })
      end = stop
    }
  }
  const query = join(trim(words, intent, language)).slice(0, MAX_QUERY)
  return { query, filters }
}

function join(words: readonly { text: string; isJoined: boolean }[]): string {
  return words
    .map(({ text, isJoined }, at) => (isJoined || at === 0 ? text : ` ${text}`))
    .join("")
    .replace(/^-+|-+$/g, "")
    .trim()
}

/** What is left between the words at either end that only ask. */
function trim<Word extends { text: string }>(
  words: readonly Word[],
  intent: Intent,
  language: Language
): Word[] {
  const { stopWords, courtesies, standIns, joiners, articles, openings, puts } =
    vocabularyOf(language)
  const shared = languageOf(language.code) ?? LANGUAGES[0]
  const { stop, concepts, stem } = lexiconOf(shared)
  const isOpening = (word: Word) => openings.has(word.text) || isEmpty(word)
  const isEmpty = ({ text }: Word) =>
    text === "-" ||
    text === "+" ||
    (!concepts.has(stem(fold(text))) &&
      (stop.has(text) ||
        stopWords.has(text) ||
        courtesies.has(text) ||
        standIns.has(text) ||
        joiners.has(text) ||
        articles.has(text) ||
        puts(intent, text) ||
        puts("find", text)))
  let start = 0
  let end = words.length
  // A word alone is what is looked for, whatever else it can mean.
  while (start < end - 1 && (isOpening(words[start]) || isCount(words[start].text, language)))
    start++
  while (end > start && isEmpty(words[end - 1])) end--
  return words.slice(start, end)
}
