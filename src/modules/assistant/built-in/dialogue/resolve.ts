import type { PendingQuestion, ProductCard, ProductIntent, RememberedProduct } from "../../types"
import { languageOf, LANGUAGES, marksIn, readMarks } from "../../../../language"
import { questions } from "../../../../language/concepts/services"
import { classifierOf } from "../../../../language/intents/classifier"
import { rememberProduct } from "../../memory/remember-turn"
import { type Clause, rawText } from "../grammar/clause"
import { fold, splitWords } from "../grammar/fold"
import { ABOUT_PRODUCTS, type Intent } from "../grammar/intents"
import { fitOf, isWordOfName } from "../grammar/names"
import { isOptionWord } from "../grammar/options"
import { qualitiesIn } from "../grammar/pointers"
import {
  contentWords,
  findAskedFor,
  findReference,
  isWordOf,
  ofKind,
  type Reference,
} from "../grammar/references"
import { matches } from "../grammar/patterns"
import { vocabularyOf } from "../grammar/vocabulary"
import { bearsOn, lookAtProducts, type ProductFacts, tellsOf, weightOf } from "../answers"
import type { Language } from "../language/language"
import { listNames, listProducts } from "./lines"
import { cardsOf } from "./outputs"
import { lookUp, namedIn, presentNothing } from "./products"
import type { Script } from "./script"
import { isConcept, mayBeQuality, thingsIn } from "../grammar/things"
import { type Reply, reply, say, type Talk } from "./talk"
import { readWish } from "./wish"

/** The products that a request is about, or the question that finds out. */
export type Resolution = { products: RememberedProduct[] } | { reply: Reply }

/** What a request needs a product for, beside the words that name it. */
export interface Purpose {
  /** As the clause was classified: its own words name no product. */
  intent: Intent
  /** Asked again with the answer. */
  then: ProductIntent
  quantity?: number
  /** The same words as they would be searched for. */
  query?: string
}

/** Products pointed at; else those named, looked up in the shop; else the shopper is asked. */
export function* resolveProducts(talk: Talk, clause: Clause, purpose: Purpose): Script<Resolution> {
  const { language, state } = talk
  const reference = findReference(clause, state, language, purpose.intent)
  if (reference.kind !== "found" || reference.by === "pronoun") {
    const pointed = yield* findByQuality(talk, clause)
    if (pointed.length === 1) return { products: pointed }
  }
  const listed = asksOfList(talk, clause, purpose, reference)
  if (listed) return { products: [...listed] }
  switch (reference.kind) {
    case "found": {
      const named = yield* namedBetter(talk, clause, purpose.intent, reference)
      return { products: named ? [named] : reference.products }
    }
    case "ambiguous":
      return isForEach(purpose, reference.products)
        ? { products: reference.products }
        : { reply: askAmong(talk, reference.products, purpose) }
    case "nowhere":
      return { reply: askAmong(talk, state.shown, purpose) }
  }
  const words = namingWords(talk, clause, purpose.intent)
  const meant = meantBy(talk, purpose.intent)
  const isOfFocus =
    isAboutFocus(talk, clause, words, purpose) || (yield* isToldOfFocus(talk, clause, purpose))
  if (words.length > 0 && !isOfFocus) {
    const { query } = readWish(clause, purpose.intent, talk.language, talk.currency)
    return yield* findByName(talk, words, { ...purpose, query }, meant)
  }
  if (meant) return { products: [meant] }
  if (isForEach(purpose, state.focus)) return { products: state.focus }
  return { reply: askAmong(talk, state.focus.length > 0 ? state.focus : state.shown, purpose) }
}

/**
 * The product that has more of the words in its name than the one that was shown: `the fountain pen` is
 * no rollerball, though both are pens.
 */
function* namedBetter(
  talk: Talk,
  clause: Clause,
  intent: Intent,
  { products, by }: Reference & { kind: "found" }
): Script<RememberedProduct | undefined> {
  const [product, another] = products
  if (by !== "name" || another) return undefined
  const { language } = talk
  const words = namingWords(talk, clause, intent)
  const others = words.filter((word) => fitOf(product.name, word, language) < 1)
  const own = words.filter((word) => fitOf(product.name, word, language) === 1)
  if (others.length === 0) return undefined
  const cards = cardsOf(yield* lookUp(words))
  const better = cards.filter(({ name }) => {
    const fits = words.filter((word) => fitOf(name, word, language) === 1)
    return fits.length > own.length && others.some((word) => fits.includes(word))
  })
  return better.length === 1 ? rememberProduct(better[0]) : undefined
}

/** The words that may be of a name: `which sizes are there?` names no mat, whatever it is in Dutch. */
function namingWords(talk: Talk, clause: Clause, intent: Intent): string[] {
  const words = contentWords(clause, talk.language, intent)
  if (!ABOUT_PRODUCTS.has(intent)) return words
  const reading = readMarks(clause.text, languageOf(talk.language.code) ?? LANGUAGES[0])
  const asking = new Set(
    [...reading.ids].flatMap(([id, places]) =>
      QUESTION_IDS.has(id) ? places.map((at) => reading.words[at]) : []
    )
  )
  const known = [...talk.state.focus, ...talk.state.shown]
  return words.filter(
    (word) => !asking.has(word) || known.some((each) => isWordOf(each, word, talk.language))
  )
}

const QUESTION_IDS: ReadonlySet<string> = new Set(Object.keys(questions))

/**
 * The list that `are they waterproof?` asks of: several are in talk, and it names no other thing.
 * Null where one is meant, or another.
 */
function asksOfList(
  talk: Talk,
  clause: Clause,
  { intent }: Purpose,
  reference: Reference
): readonly RememberedProduct[] | null {
  const { language, state } = talk
  const { focus, shown, search } = state
  const listed = ofKind(focus, search, language)
  const isOpen = reference.kind === "none" || reference.kind === "ambiguous"
  if (!ASKED_OF_LISTS.has(intent) || !isOpen || focus.length < 2 || listed.length < 2) return null
  if (!focus.every(({ id }) => shown.some((each) => each.id === id))) return null
  const words = contentWords(clause, language, intent)
  const isQuality = words.every((word) => isConcept(word, talk) && mayBeQuality(word, talk))
  return matches(clause.text, language.pronouns.many) && words.length > 0 && isQuality
    ? listed
    : null
}

const ASKED_OF_LISTS: ReadonlySet<Intent> = new Set(["question", "care", "details"])

/**
 * What a question that names nothing is about: the one product in talk, else what was looked for, the
 * best of a list.
 */
export function meantBy({ state, language }: Talk, intent: Intent): RememberedProduct | undefined {
  const { focus, shown, search } = state
  if (focus.length === 1) return focus[0]
  if (!ABOUT_PRODUCTS.has(intent)) return undefined
  const asked = findAskedFor(shown, search, language)
  return asked.length === 1 || search ? asked[0] : undefined
}

/** `is a bag included?`: what is asked about the one product in talk names no other. */
function isAboutFocus(talk: Talk, clause: Clause, words: string[], purpose: Purpose): boolean {
  const product = meantBy(talk, purpose.intent)
  if (product === undefined || !ABOUT_PRODUCTS.has(purpose.intent)) return false
  if (talk.state.focus.length !== 1) return words.every((word) => asksOnly(word, talk))
  const { pronouns } = vocabularyOf(talk.language)
  return (
    clause.tokens.some(({ text }) => pronouns.has(text)) ||
    words.some((word) => isWordOf(product, word, talk.language)) ||
    (words.every((word) => isConcept(word, talk)) &&
      thingsIn(words.join(" "), talk).every((word) => mayBeQuality(word, talk)))
  )
}

/** Whether what is asked is told of the one product in talk, whose parts need not be called after it. */
function* isToldOfFocus(talk: Talk, clause: Clause, { intent }: Purpose): Script<boolean> {
  const { state, language } = talk
  if (state.focus.length !== 1 || !OF_PROPERTIES.has(intent)) return false
  const [facts] = yield* lookAtProducts(state.focus)
  if (!facts || !bearsOn(facts, rawText(clause), language)) return false
  // A thing that nothing is told of is another one, and so is one that takes several words to name.
  const things = thingsIn(clause.text, talk).filter((word) => !mayBeQuality(word, talk))
  return things.length < 2 && things.every((word) => tellsOf(facts, word, language))
}

const OF_PROPERTIES: ReadonlySet<Intent> = new Set(["question", "care"])

/** Whether a word says what is asked for and names nothing: `waterproof`, `really`. */
function asksOnly(word: string, talk: Talk): boolean {
  const shared = languageOf(talk.language.code) ?? LANGUAGES[0]
  return (
    thingsIn(word, talk).length === 0 &&
    (isConcept(word, talk) ||
      marksIn(word, shared).size > 0 ||
      classifierOf(shared).words.isRequestWord(word))
  )
}

/**
 * Of the products that were shown, those that best have what the shopper points by: `the leather one`.
 * Their descriptions are read, since only names and options are remembered.
 */
export function* findByQuality(
  { language, state }: Talk,
  clause: Clause
): Script<RememberedProduct[]> {
  const pool = state.shown.length > 1 ? state.shown : state.focus
  const words = qualitiesIn(clause, language)
  const isThing = (word: string) =>
    thingsIn(word, { language }).length > 0 &&
    !mayBeQuality(word, { language }) &&
    !pool.some(({ name }) => isWordOfName(name, word, language))
  if (pool.length < 2 || words.length === 0 || words.some(isThing)) return []
  // "The large one", of a product that comes large and small.
  const [product, another] = state.focus
  const isOwn = (word: string) => isOptionWord(product, word, language)
  if (product && !another && words.every(isOwn)) return [product]
  const facts = yield* lookAtProducts(pool.slice(0, MOST_READ))
  const scored = facts.map((each) => ({
    product: rememberProduct(each.card),
    score: words.reduce((sum, word) => sum + bearing(each, word, language), 0),
  }))
  const most = Math.max(0, ...scored.map(({ score }) => score))
  if (most === 0) return bySize(facts, words, language).map(({ card }) => rememberProduct(card))
  const best = scored.filter(({ score }) => score > 0 && score === most)
  return best.length < facts.length ? best.map(({ product }) => product) : []
}

/** The small one, or the big one, by what they weigh where nothing else tells. */
function bySize(
  facts: readonly ProductFacts[],
  words: readonly string[],
  language: Language
): ProductFacts[] {
  const { ids } = readMarks(words.join(" "), languageOf(language.code) ?? LANGUAGES[0])
  if (ids.has("small") === ids.has("large")) return []
  const weights = facts.map(weightOf)
  if (weights.some((weight) => weight === undefined)) return []
  const wanted = (ids.has("small") ? Math.min : Math.max)(...(weights as number[]))
  return facts.filter((_, at) => weights[at] === wanted)
}

/** How surely a product has what a word says: by its name or options, else by what is told of it. */
function bearing(facts: ProductFacts, word: string, language: Language): number {
  const { card } = facts
  if (isOptionWord(card, word, language)) return 1
  return Math.max(fitOf(card.name, word, language), tellsOf(facts, word, language) ? TOLD : 0)
}

/** As many descriptions as are read to find what is pointed at. */
const MOST_READ = 6
const TOLD = 0.9

/** Two that fit a question equally well are both told of, instead of asking back. */
function isForEach({ intent }: Purpose, products: readonly RememberedProduct[]): boolean {
  return ABOUT_PRODUCTS.has(intent) && intent !== "similar" && products.length === 2
}

/** Looks a name up; takes what bears all of it, and asks when several do or none. */
export function* findByName(
  talk: Talk,
  words: string[],
  purpose: Purpose,
  meant?: RememberedProduct
): Script<Resolution> {
  const { language } = talk
  const { focus, shown } = talk.state
  const cards = cardsOf(yield* lookUp(words))
  const isNamedSo = ({ name }: ProductCard) =>
    words.some((word) => isWordOfName(name, word, language))
  // What only fits an option is said of the product in talk, where there is one.
  const isOfMeant =
    meant !== undefined &&
    (!cards.some(isNamedSo) || (yield* isToldOf(talk, words, purpose, { meant, cards })))
  const bearing = isOfMeant ? [] : cards.filter((card) => bearsAll(card, words, talk))
  const exact = bearing.filter(({ name }) => splitWords(fold(name)).length === nameLength(words))
  const named = isOfMeant ? [] : bestNamed(cards, words, talk)
  const sure = exact.length === 1 ? exact : bearing.length > 0 ? bearing : named
  const known = sure.filter(({ id }) => [...focus, ...shown].some((each) => each.id === id))
  if (sure.length === 1 || known.length === 1) {
    return { products: (sure.length === 1 ? sure : known).map(rememberProduct) }
  }
  const isNamed = sure.every(({ name }) => words.some((word) => isWordOfName(name, word, language)))
  const found = sure.map(rememberProduct)
  const isKnown = known.length === sure.length
  if ((isNamed || isKnown) && isForEach(purpose, found)) return { products: found }
  if (sure.length > 1) {
    const lines = [say(talk, "askWhich"), ...listProducts(talk, sure)]
    return { reply: { lines, pending: toPending(sure.map(rememberProduct), purpose) } }
  }
  const told = yield* findTold(talk, words, meant)
  if (told) return { products: [told] }
  // Nothing is called so: then it was said of what is in talk.
  const isOwn = (word: string) => meant !== undefined && isWordOf(meant, word, language)
  if (
    meant &&
    (ABOUT_PRODUCTS.has(purpose.intent) || thingsIn(words.join(" "), talk).every(isOwn))
  ) {
    return { products: [meant] }
  }
  const isQuality = words.every((word) => isConcept(word, talk) && mayBeQuality(word, talk))
  if (ABOUT_PRODUCTS.has(purpose.intent) || isQuality) {
    if (shown.length > 0) return { reply: askAmong(talk, shown, purpose) }
    // A question about nothing that was shown or named is no search that failed.
    if (thingsIn(words.join(" "), talk).length === 0) return { reply: reply(say(talk, "unclear")) }
  }
  return (yield* findAsSearched(talk, purpose)) ?? { reply: yield* presentNothing(talk) }
}

/**
 * What a search for the same words finds, of the kind that is named: a phrase of the shopper's own
 * language may be called otherwise by the catalogue, `óculos de sol` sunglasses. Null where nothing is.
 */
function* findAsSearched(talk: Talk, purpose: Purpose): Script<Resolution | null> {
  const { query = "" } = purpose
  if (ABOUT_PRODUCTS.has(purpose.intent) || thingsIn(query, talk).length === 0) return null
  const cards = cardsOf(yield* lookUp(namedIn(query, talk), query))
  const fits = cards.map(({ name }) => fitOf(name, fold(query), talk.language))
  const most = Math.max(0, ...fits)
  const best = most > 0 ? cards.filter((_, at) => fits[at] === most) : []
  if (best.length === 0) return null
  if (best.length === 1) return { products: best.map(rememberProduct) }
  const lines = [say(talk, "askWhich"), ...listProducts(talk, best)]
  return { reply: { lines, pending: toPending(best.map(rememberProduct), purpose) } }
}

/**
 * `any pockets on the inside`, of a bag whose description speaks of them: what is asked in words of its
 * own names no other product by one of them alone.
 */
function* isToldOf(
  { language }: Talk,
  words: readonly string[],
  { intent }: Purpose,
  { meant, cards }: { meant: RememberedProduct; cards: readonly ProductCard[] }
): Script<boolean> {
  if (!ABOUT_PRODUCTS.has(intent)) return false
  const namedBy = ({ name }: ProductCard) =>
    words.filter((word) => isWordOfName(name, word, language))
  const isInFull = (card: ProductCard) => splitWords(fold(card.name)).length <= namedBy(card).length
  if (cards.some((card) => namedBy(card).length > 1 || isInFull(card))) return false
  const [facts] = yield* lookAtProducts([meant])
  const naming = cards.flatMap(namedBy)
  return facts !== undefined && naming.every((word) => tellsOf(facts, word, language))
}

/** The product in talk, or the only one of a list, whose description has all the words. */
function* findTold(
  { language, state }: Talk,
  words: readonly string[],
  meant?: RememberedProduct
): Script<RememberedProduct | undefined> {
  const pool = meant ? [meant] : state.shown.slice(0, MOST_READ)
  const facts = pool.length > 0 ? yield* lookAtProducts(pool) : []
  const telling = facts.filter((each) => words.every((word) => tellsOf(each, word, language)))
  const [first] = telling
  return first && (telling.length === 1 || meant) ? rememberProduct(first.card) : undefined
}

/** Those whose names have most of the words; an option counts half as much as a name. */
function bestNamed(cards: readonly ProductCard[], words: string[], talk: Talk) {
  const counts = cards.map((card) => {
    const named = words.filter((word) => isWordOfName(card.name, word, talk.language))
    const options = words.filter((word) => isOptionWord(card, word, talk.language))
    // What is written so is meant before what only means the same.
    const fit = named.reduce((sum, word) => sum + fitOf(card.name, word, talk.language), 0)
    return named.length === 0 ? 0 : fit + options.length / 2
  })
  const most = Math.max(0, ...counts)
  return most === 0 ? [] : cards.filter((_, index) => counts[index] === most)
}

function bearsAll(card: ProductCard, words: string[], { language }: Talk): boolean {
  return words.every(
    (word) => isWordOfName(card.name, word, language) || isOptionWord(card, word, language)
  )
}

function nameLength(words: string[]): number {
  return words.flatMap(splitWords).length
}

function askAmong(talk: Talk, among: RememberedProduct[], purpose: Purpose): Reply {
  return {
    lines: [say(talk, "askWhich"), ...listNames(among)],
    pending: toPending(among, purpose),
  }
}

function toPending(among: RememberedProduct[], { then, quantity }: Purpose): PendingQuestion {
  return { about: "product", intent: then, among, ...(quantity !== undefined && { quantity }) }
}
