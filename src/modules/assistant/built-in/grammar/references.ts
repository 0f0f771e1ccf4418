import { languageOf, LANGUAGES, lexiconOf } from "../../../../language"
import { classifierOf } from "../../../../language/intents/classifier"
import type { RememberedProduct } from "../../types"
import type { Language } from "../language/language"
import { type Clause, without } from "./clause"
import { fold, splitWords } from "./fold"
import { ABOUT_PRODUCTS, type Intent } from "./intents"
import { readNumber } from "./numbers"
import { fitOf, isWordOfName } from "./names"
import { isOptionWord } from "./options"
import { findPattern, matches } from "./patterns"
import { isConcept, thingsIn } from "./things"
import { vocabularyOf } from "./vocabulary"

/** What can be meant: the list shown last, and what "it" is. */
export interface Candidates {
  shown: readonly RememberedProduct[]
  focus: readonly RememberedProduct[]
  /** Those that were talked about one by one, the latest first. */
  talked?: readonly RememberedProduct[]
  /** What the list was searched by. */
  search?: Record<string, unknown>
}

/** "them" is no more than these; of a longer list the shopper has to say which. */
const MOST_MEANT = 3

/** `none`: nothing was pointed at. `ambiguous`: several fit, and one is meant. */
export type Reference =
  | { kind: "none" }
  | { kind: "found"; products: RememberedProduct[]; by: "place" | "pronoun" | "name" }
  | { kind: "ambiguous"; products: RememberedProduct[] }
  /** A place in a list was named, and there is no such place. */
  | { kind: "nowhere" }

const NONE: Reference = { kind: "none" }

/**
 * The products that a clause points at, by place, by name or by a pronoun. A pronoun counts only
 * where the clause names nothing else: "the rain jacket, do you have it in L?" is about the jacket.
 */
export function findReference(
  clause: Clause,
  candidates: Candidates,
  language: Language,
  intent: Intent
): Reference {
  const inFull = namedInFull(clause, candidates)
  if (inFull.length > 0) return { kind: "found", products: inFull, by: "name" }
  const byPlace = findPlaces(clause, candidates, language)
  if (byPlace.kind === "found" || byPlace.kind === "nowhere") {
    return byPlace
  }
  const other = findOther(clause, candidates, language)
  if (other) return { kind: "found", products: [other], by: "place" }
  const kind = ofKind(candidates.shown, candidates.search, language)
  const bySuperlative = findSuperlative(clause, kind, language)
  if (bySuperlative) {
    return { kind: "found", products: [bySuperlative], by: "place" }
  }
  const byName = findNames(clause, candidates, language, intent)
  return byName.kind === "none" ? findPronoun(clause, candidates, language, intent) : byName
}

/** Those whose whole name stands in the clause, in whatever language the rest is; the longer of two names. */
function namedInFull(
  { text }: Clause,
  { shown, focus, talked = [] }: Candidates
): RememberedProduct[] {
  const said = ` ${splitWords(text).join(" ")} `
  const nameOf = ({ name }: RememberedProduct) => ` ${splitWords(fold(name)).join(" ")} `
  const found = unique([...shown, ...focus, ...talked]).filter(
    (product) => nameOf(product).trim().includes(" ") && said.includes(nameOf(product))
  )
  return found.filter(
    (product) =>
      !found.some((other) => other !== product && nameOf(other).includes(nameOf(product)))
  )
}

function findPlaces(clause: Clause, { shown }: Candidates, language: Language): Reference {
  const words = clause.tokens.map(({ text }) => text)
  const places: number[] = []
  words.forEach((word, at) => {
    const place = readPlace(words, at, language)
    if (place === null || namesSomethingElse(words, at, shown, language)) {
      return
    }
    const count = at + 1 < words.length ? readNumber(words[at + 1], language) : null
    if (count !== null && count > 1 && !word.startsWith("#")) {
      places.push(...range(place, count, shown.length))
    } else {
      places.push(place)
    }
  })
  if (places.length === 0) {
    return NONE
  }
  const products = places.map((place) => shown.at(place > 0 ? place - 1 : place))
  const known = products.filter((product) => product !== undefined)
  return known.length === products.length
    ? { kind: "found", products: unique(known), by: "place" }
    : { kind: "nowhere" }
}

/** 1 is the first, -1 the last; null when the word names no place. */
function readPlace(words: string[], at: number, language: Language): number | null {
  const word = words[at]
  if (Object.hasOwn(language.ordinals, word)) {
    return language.ordinals[word]
  }
  const sign = /^#(\d{1,2})$/.exec(word)
  if (sign) {
    return Number(sign[1])
  }
  const before = words[at - 1]
  const value = readNumber(word, language)
  const isPlace = before !== undefined && language.placeWords.includes(before)
  return isPlace && value !== null && value > 0 && value <= 20 ? value : null
}

/** "first aid kit", "second hand": the word after an ordinal has to be of a product that was shown. */
function namesSomethingElse(
  words: string[],
  at: number,
  shown: readonly RememberedProduct[],
  language: Language
): boolean {
  const { stopWords, standIns, courtesies, joiners, of } = vocabularyOf(language)
  const next = words[at + 1]
  return !(
    next === undefined ||
    stopWords.has(next) ||
    standIns.has(next) ||
    courtesies.has(next) ||
    joiners.has(next) ||
    Object.hasOwn(language.ordinals, next) ||
    readNumber(next, language) !== null ||
    (!isConcept(next, { language }) && isRequestWord(next, language)) ||
    of("add").has(next) ||
    of("remove").has(next) ||
    of("change").has(next) ||
    shown.some((product) => isWordOf(product, next, language))
  )
}

/** `the second looks good`: a word by which people ask names nothing. */
function isRequestWord(word: string, { code }: Language): boolean {
  return classifierOf(languageOf(code) ?? LANGUAGES[0]).words.isRequestWord(word)
}

/** "the other one": of two the one that is not in talk, else the one that was in talk before. */
function findOther(
  { text }: Clause,
  { shown, focus, talked = [] }: Candidates,
  { pronouns }: Language
): RememberedProduct | undefined {
  if (!matches(text, pronouns.other)) return undefined
  const listed = focus.length === 2 ? focus : shown
  const current = focus.length === 1 ? focus[0] : listed[0]
  const isOther = ({ id }: RememberedProduct) => id !== current?.id
  return listed.length === 2 ? listed.find(isOther) : (talked.find(isOther) ?? listed.find(isOther))
}

function range(place: number, count: number, length: number): number[] {
  const start = place > 0 ? place : Math.max(1, length + 1 - count)
  return Array.from({ length: count }, (_, index) => start + index)
}

/** "the cheapest one", of those that were shown. */
function findSuperlative(
  clause: Clause,
  shown: readonly RememberedProduct[],
  language: Language
): RememberedProduct | null {
  const { text } = clause
  const { cheapest, dearest } = language.superlatives
  const low = findPattern(text, cheapest)
  const match = low ?? findPattern(text, dearest)
  const priced = shown.filter(({ price_amount }) => price_amount !== null)
  if (priced.length === 0 || !match) {
    return null
  }
  const { standIns, of, stopWords } = vocabularyOf(language)
  const isPlain = without(clause, match).tokens.every(
    ({ text: word }) =>
      standIns.has(word) ||
      stopWords.has(word) ||
      of("add").has(word) ||
      of("details").has(word) ||
      of("find").has(word) ||
      priced.some((product) => isWordOf(product, word, language))
  )
  if (!isPlain) {
    return null
  }
  return priced.reduce((best, product) => {
    const isLess = BigInt(product.price_amount as string) < BigInt(best.price_amount as string)
    const isSame = product.price_amount === best.price_amount
    return !isSame && isLess === (low !== null) ? product : best
  })
}

function findNames(
  clause: Clause,
  { shown, focus }: Candidates,
  language: Language,
  intent: Intent
): Reference {
  const words = contentWords(clause, language, intent)
  if (words.length === 0) {
    return NONE
  }
  const products = unique([...focus, ...shown])
  const several = findSeveralNames(products, words, language)
  if (several.kind === "found") return several
  const scored = products
    .map((product) => ({ product, ...scoreName(product, words, language) }))
    .filter(
      // What is asked about a product is no part of its name.
      ({ product, named, options, unknown }) =>
        ABOUT_PRODUCTS.has(intent)
          ? named > 0 && !isOfAnotherKind(product, words, language)
          : unknown === 0 && named + options > 0
    )
    .sort((a, b) => b.named - a.named || b.share - a.share)
  const [best] = scored
  if (!best) return NONE
  const equals = scored.filter(
    ({ named, share }) => named === best.named && (best.named === 0 || share === best.share)
  )
  const inFocus = equals.filter(({ product }) => focus.some(({ id }) => id === product.id))
  if (equals.length > 1 && inFocus.length !== 1) {
    return { kind: "ambiguous", products: equals.map(({ product }) => product) }
  }
  return { kind: "found", products: [(inFocus[0] ?? best).product], by: "name" }
}

/** `the kettle, in red?` is no red mug: of the kinds of things that are named it is none. */
function isOfAnotherKind(
  { name }: RememberedProduct,
  words: string[],
  language: Language
): boolean {
  const things = thingsIn(words.join(" "), { language })
  return things.length > 0 && !things.some((thing) => isWordOfName(name, thing, language))
}

/** "the red mug and the blue mug": every word belongs to one of several, each named by its own. */
function findSeveralNames(
  products: RememberedProduct[],
  words: string[],
  language: Language
): Reference {
  const named = products.filter((product) =>
    splitWords(fold(product.name)).every((part) =>
      words.some((word) => isWordOfName(part, word, language))
    )
  )
  const isAll = words.every((word) => named.some((product) => isWordOf(product, word, language)))
  return named.length > 1 && isAll ? { kind: "found", products: named, by: "name" } : NONE
}

function scoreName(product: RememberedProduct, words: string[], language: Language) {
  const parts = splitWords(fold(product.name))
  let named = 0
  let options = 0
  let unknown = 0
  for (const word of words) {
    const fit = fitOf(product.name, word, language)
    if (fit > 0) {
      named += fit
    } else if (isOptionWord(product, word, language)) {
      options++
    } else if (readNumber(word, language) === null) {
      unknown++
    }
  }
  return { named, options, unknown, share: named / parts.length }
}

function findPronoun(
  { tokens, text }: Clause,
  { shown, focus, talked = [], search }: Candidates,
  language: Language,
  intent: Intent
): Reference {
  const { many, one, pair } = language.pronouns
  const { standIns, isPronoun } = vocabularyOf(language)
  const listed = focus.length > 0 ? focus : shown
  const products = listed.length > 1 ? findAskedFor(listed, search, language) : listed
  if (products.length === 0) {
    return NONE
  }
  if (matches(text, pair)) {
    const two = [focus, shown, talked.slice(0, 2)].find(({ length }) => length === 2)
    return two
      ? { kind: "found", products: [...two], by: "pronoun" }
      : { kind: "ambiguous", products: [...shown] }
  }
  if (matches(text, many) && products.length <= MOST_MEANT) {
    return { kind: "found", products: [...products], by: "pronoun" }
  }
  const known = [...focus, ...shown]
  const isOther = contentWords({ tokens, text }, language, intent).some(
    (word) => !isSize(word) && !known.some((product) => isWordOf(product, word, language))
  )
  if (isOther) {
    return NONE
  }
  const isNamed = contentWords({ tokens, text }, language, intent).length > 0
  if (
    matches(text, many) ||
    matches(text, one) ||
    tokens.some((token) => isPronoun(token.text)) ||
    (tokens.some((token) => standIns.has(token.text)) && !isNamed)
  ) {
    return products.length === 1
      ? { kind: "found", products: [products[0]], by: "pronoun" }
      : { kind: "ambiguous", products: [...products] }
  }
  return NONE
}

/** The one product whose name has most words of the search, of several that were found. */
export function findAskedFor(
  listed: readonly RememberedProduct[],
  search: Record<string, unknown> | undefined,
  language: Language
): readonly RememberedProduct[] {
  if (listed.length === 0) return listed
  const words = typeof search?.query === "string" ? headOf(search.query, language) : []
  const shared = listed.map(({ name }) =>
    words.reduce((sum, word) => sum + fitOf(name, word, language), 0)
  )
  const most = Math.max(...shared)
  const named = listed.filter((_, index) => shared[index] === most)
  return most > 0 && named.length === 1 ? named : listed
}

/** The words of a search before those that tell what it is for: `soup` of `soup on a hike`. */
function headOf(query: string, { code }: Language): string[] {
  const words = splitWords(fold(query))
  const { prepositions } = lexiconOf(languageOf(code) ?? LANGUAGES[0])
  const end = words.findIndex((word, at) => at > 0 && prepositions.has(word))
  return words.slice(0, end < 0 ? undefined : end)
}

/** Of a list, those that are of the kind that was looked for, where there are several; else all. */
export function ofKind(
  listed: readonly RememberedProduct[],
  search: Record<string, unknown> | undefined,
  language: Language
): readonly RememberedProduct[] {
  const query = typeof search?.query === "string" ? search.query : ""
  const things = thingsIn(query, { language })
  const own = listed.filter(({ name }) =>
    things.some((thing) => isWordOfName(name, thing, language))
  )
  return own.length > 1 ? own : listed
}

/** The words of a clause that can be of a name: not those that put the request. */
export function contentWords({ tokens }: Clause, language: Language, intent: Intent): string[] {
  const { stopWords, courtesies, standIns, puts, joiners, articles, isPronoun } =
    vocabularyOf(language)
  return tokens
    .flatMap(({ text }) => (puts(intent, text) ? [] : splitWords(text)))
    .filter(
      (word) =>
        !puts(intent, word) &&
        !stopWords.has(word) &&
        !courtesies.has(word) &&
        !standIns.has(word) &&
        !articles.has(word) &&
        !isPronoun(word) &&
        !joiners.has(word) &&
        !isLetter(word) &&
        readNumber(word, language) === null
    )
}

/** The `t` of `in 't zwart` is no word of a name; the one letters that are say a size. */
function isLetter(word: string): boolean {
  return /^\p{Script=Latin}$/u.test(word) && !isSize(word)
}

/** A size that the product may not have is no other product. */
function isSize(word: string): boolean {
  return /^(?:x{0,4}[sl]|m|\d{2})$/.test(word)
}

/** Whether a folded word is of a product's name or of its options. */
export function isWordOf(product: RememberedProduct, word: string, language: Language): boolean {
  return isWordOfName(product.name, word, language) || isOptionWord(product, word, language)
}

function unique(products: readonly RememberedProduct[]): RememberedProduct[] {
  return [...new Map(products.map((product) => [product.id, product])).values()]
}
