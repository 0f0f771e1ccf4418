import {
  anyWord,
  CONCEPTS_BY_ID,
  LANGUAGES,
  languageOf,
  lexiconOf,
  readMarks,
  readWish,
  wordIn,
} from "../../../../language"
import type { Reading } from "../../../../language"
import type { ProductCard, RememberedProduct } from "../../types"
import { cardsOf } from "../dialogue/outputs"
import { callAll, type Script } from "../dialogue/script"
import { type Reply, reply, type Talk } from "../dialogue/talk"
import { quoteDescription, word } from "./phrases"
import { isOfKind } from "../grammar/names"
import {
  lookAtProducts,
  PROPERTIES,
  readProducts,
  settleOn,
  statementsOf,
  tellsOf,
} from "./product"
import type { ProductFacts } from "./product"
import { madeFor, mostOf } from "./most"
import { findProperty, nameReading } from "./properties"
import { readQuestion } from "./texts"
import type { Question } from "./texts"

/** As many as are looked at; more would only be read. */
const MOST = 6
const PICKS = 3
const CANDIDATES = 8
/** A reason is a short sentence. */
const REASON = 160

/** Three things of different kinds that suit a person or an occasion, each with its reason. */
export function* advise(talk: Talk, text: string): Script<Reply> {
  const language = languageOf(talk.language.code) ?? LANGUAGES[0]
  const { limits } = readWish(text, { languages: [language], currency: talk.currency })
  const { wished, owned } = divideOwned(text, language.code)
  const question = readQuestion(wished, language.code)
  const topics = topicsOf(question)
  const isVague = topics.length === 0 && limits.max_price === undefined
  if (isVague && !PERSONS.some((id) => question.reading.ids.has(id))) {
    return { lines: [word(talk, "askWho")], pending: { about: "wish" } }
  }
  const filters = {
    in_stock: true,
    ...(limits.max_price !== undefined && { max_price: String(limits.max_price) }),
    limit: CANDIDATES,
  }
  const queries = topics.length > 0 ? [topics.join(" "), ...topics] : []
  const unwanted = [...unwantedIn(question), ...owned]
  const wanted = yield* findWanted(talk, queries, filters, unwanted, limits.max_price)
  // Where all that suits is ruled out, whatever others like best may suit.
  const facts =
    wanted.length > 0 ? wanted : yield* findWanted(talk, [""], filters, unwanted, limits.max_price)
  const bears = (each: ProductFacts) =>
    topics.filter((topic) => tellsOf(each, topic, talk.language)).length
  const ranked = facts
    .map((each) => ({ each, bears: bears(each) }))
    .sort((one, other) => other.bears - one.bears)
    .map(({ each }) => each)
  const picks = ofDifferentKinds(ranked).slice(0, PICKS)
  yield* readProducts(picks.map(({ card }) => card))
  if (picks.length === 0) return { lines: [word(talk, "askWho")], pending: { about: "wish" } }
  const lines = picks.map((each, index) => wordPick(talk, question, each, index + 1))
  return {
    ...reply(word(talk, "picks"), ...lines, isVague && word(talk, "askWho")),
    ...(isVague && { pending: { about: "wish" as const } }),
  }
}

/** What the searches find that can be bought for the amount and is nothing that was ruled out. */
function* findWanted(
  talk: Talk,
  queries: readonly string[],
  filters: Record<string, unknown>,
  unwanted: readonly string[],
  max: bigint | undefined
): Script<ProductFacts[]> {
  const drafts = [...new Set(queries)].slice(0, PICKS + 1).map((query) => ({
    name: "search_products",
    input: { query, ...filters, ...(query === "" && { sort: "rating" }) },
    // Only what is chosen among them is put before the shopper.
    isLookUp: true as const,
  }))
  if (drafts.length === 0) return []
  const lists = (yield* callAll(drafts)).map((outcome) =>
    cardsOf(outcome).filter(
      ({ in_stock, price_amount }) =>
        in_stock && price_amount !== null && (max === undefined || BigInt(price_amount) <= max)
    )
  )
  const facts = yield* lookAtProducts(interleave(lists).slice(0, CANDIDATES))
  return facts.filter((each) => !unwanted.some((word) => isOf(each, word, talk)))
}

/** The sentences that tell what somebody has already, apart from the others: the things that they name. */
function divideOwned(text: string, code: string): { wished: string; owned: string[] } {
  const language = languageOf(code) ?? LANGUAGES[0]
  const sentences = text.split(/(?<=[.!?;,،؟])\s+/u)
  const isOwned = (sentence: string) => wordIn(code, "already").test(sentence)
  const { nouns, stem } = lexiconOf(language)
  const owned = sentences
    .filter(isOwned)
    .flatMap((sentence) => readMarks(sentence, language).words)
    .filter((word) => nouns.has(stem(word)))
  return { wished: sentences.filter((each) => !isOwned(each)).join(" "), owned }
}

/** One of several products, with the reasons for it. */
export function* recommendOne(
  talk: Talk,
  products: readonly RememberedProduct[],
  text: string
): Script<Reply> {
  const which = yield* answerWhich(talk, products, text)
  const isSilent = which.lines.includes(word(talk, "noneSays"))
  if (which.lines.length > 0 && !isSilent) return which
  const isParticular = asksForQuality(readQuestion(text, talk.language.code))
  const facts = (yield* lookAtProducts(products.slice(0, MOST))).filter(({ card }) => card.in_stock)
  const [best] = [...facts].sort(
    (one, other) => ratingOf(other) - ratingOf(one) || priceOf(one) - priceOf(other)
  )
  if (!best) return reply(word(talk, "noneSays"))
  const { card } = best
  yield* settleOn(card)
  const isCheapest = facts.length > 1 && facts.every((each) => priceOf(best) <= priceOf(each))
  const reasons = [
    card.rating !== null &&
      card.review_count > 0 &&
      word(talk, "bestRated", { rating: card.rating }),
    isCheapest && word(talk, "cheapest", { price: card.price }),
    !isCheapest && card.price,
  ].filter((reason): reason is string => Boolean(reason))
  const [first] = statementsOf(best, readQuestion(text, talk.language.code))
  return reply(
    isSilent && isParticular && word(talk, "noneSays"),
    word(talk, "take", { name: card.name, reasons: reasons.join(", ") }),
    first && first.text.length <= REASON && quoteDescription(talk, first.text, first.language)
  )
}

/** Whether one is wanted that has or does something particular, and not the best. */
export function asksForQuality({ reading }: Question): boolean {
  return [...reading.ids.keys()].some((id) => {
    const field = CONCEPTS_BY_ID.get(id)?.field
    return PROPERTIES.has(id) || field === "qualities" || field === "materials"
  })
}

/** The one of several products that best has what was asked for, with the sentence that says so. */
export function* answerWhich(
  talk: Talk,
  products: readonly RememberedProduct[],
  text: string
): Script<Reply> {
  const question = readQuestion(text, talk.language.code)
  const facts = yield* lookAtProducts(products.slice(0, MOST))
  const lightest = question.reading.ids.has("how-heavy") || question.reading.ids.has("light-weight")
  if (lightest) {
    const weighed = facts.flatMap((each) => weigh(each) ?? [])
    const isHeavy = question.reading.ids.has("heavy") && !question.reading.ids.has("light-weight")
    const sorted = weighed.sort((one, other) => (one.grams - other.grams) * (isHeavy ? -1 : 1))
    const [best] = sorted
    if (best && weighed.length > 1) {
      yield* settleOn(best.facts.card)
      return reply(word(talk, "weight", { name: best.facts.card.name, value: best.written }))
    }
  }
  const measured = mostOf(question, facts)
  if (measured) {
    const { facts: best, text, isOption } = measured
    yield* settleOn(best.card)
    const { name } = best.card
    return reply(
      isOption
        ? word(talk, "value", { name, value: text })
        : `${name}. ${quoteDescription(talk, text, measured.language)}`
    )
  }
  const found = facts.flatMap((each) => {
    const finding = findProperty(
      question,
      statementsOf(each, question),
      nameReading(each.card.name),
      true
    )
    return finding && finding.verdict === "yes" ? [{ facts: each, finding }] : []
  })
  const [best] = found.sort(
    (one, other) =>
      other.finding.score - one.finding.score || ratingOf(other.facts) - ratingOf(one.facts)
  )
  if (!best) {
    const made = madeFor(question, facts)
    if (!made) return reply(word(talk, "noneSays"))
    yield* settleOn(made.facts.card)
    const quoted = quoteDescription(talk, made.text, made.language)
    return reply(`${made.facts.card.name}. ${quoted}`)
  }
  yield* settleOn(best.facts.card)
  const { statement } = best.finding
  const said = quoteDescription(talk, statement.text, statement.language)
  return reply(`${best.facts.card.name}. ${said}`)
}

/** Weight in grams, and as it is written. */
function weigh(
  facts: ProductFacts
): { facts: ProductFacts; grams: number; written: string } | null {
  for (const { value } of facts.attributes) {
    const found = /^(\d[\d.,\s\u00a0\u202f]*)\s*(kg|g|غ|غرام|كغ)\b/u.exec(value)
    if (!found) continue
    const digits = found[1].replace(/[.,\s\u00a0\u202f](?=\d{3}(?!\d))/g, "").replace(",", ".")
    const grams = Number(digits.trim()) * (found[2] === "kg" ? 1_000 : 1)
    if (Number.isFinite(grams)) return { facts, grams, written: value }
  }
  return null
}

/** In grams; undefined where the shop doesn't tell. */
export function weightOf(facts: ProductFacts): number | undefined {
  return weigh(facts)?.grams
}

function ratingOf({ card }: ProductFacts): number {
  return card.rating ?? 0
}

function priceOf({ card }: ProductFacts): number {
  return card.price_amount === null ? Infinity : Number(card.price_amount)
}

/** What should not be among them, in the shopper's words: `no clothes, no shoes`. */
function unwantedIn({ reading }: Question): string[] {
  const places = [...reading.ids].flatMap(([id, places]) => {
    const field = CONCEPTS_BY_ID.get(id)?.field
    return field === undefined || NO_KINDS.has(field) ? [] : places
  })
  return [...new Set(places)].filter((at) => isDeniedAt(reading, at)).map((at) => reading.words[at])
}

/** Whoever doesn't want something big, or for running, rules out no kind of thing. */
const NO_KINDS: ReadonlySet<string> = new Set(["qualities", "situations"])

function isDeniedAt({ words, isStop }: Reading, at: number): boolean {
  const before = words.slice(Math.max(0, at - DENIED), at)
  const place = before.findLastIndex((word) => DENIAL.test(word))
  return (
    place >= 0 &&
    before.slice(place + 1).every((_, index) => isStop(at - before.length + place + 1 + index))
  )
}

const DENIAL = anyWord("denials", "lacks", "exceptions")
/** So near before a word something denies it: `nothing of leather`. */
const DENIED = 3

/** Whether a product is such a thing, is made of it, or stands among such things. */
function isOf(facts: ProductFacts, unwanted: string, { language }: Talk): boolean {
  const { card, categories } = facts
  return (
    isOfKind(card.name, unwanted, language) ||
    categories.some((each) => isOfKind(each, unwanted, language)) ||
    tellsOf(facts, unwanted, language)
  )
}

/** What a person likes or an occasion is about, in the shopper's words. */
export function topicsOf({ reading, language }: Question): string[] {
  const topics: string[] = []
  // A word that says who gets it, or that a wallet pays, is about nothing else, whatever it looks like.
  const taken = new Set(
    [...NO_TOPICS, "shop-wallet"].flatMap((id) => [...(reading.ids.get(id) ?? [])])
  )
  for (const [id, all] of reading.ids) {
    const places = all.filter(
      (at) => !isDeniedAt(reading, at) && !taken.has(at) && !reading.isStop(at)
    )
    if (places.length === 0) continue
    const concept = CONCEPTS_BY_ID.get(id)
    if (!concept || concept.field === "colours" || NO_TOPICS.has(id)) continue
    const words = places.map((at) => reading.words[at])
    if (words.some((each) => language.numbers[each] !== undefined || /\d/.test(each))) continue
    topics.push(words.join(" "))
  }
  return [...new Set(topics)]
}

const PERSONS = ["man", "woman", "elderly"]

/** They say who or why, and everything that is given away is for somebody. */
const NO_TOPICS: ReadonlySet<string> = new Set([
  "gift",
  "man",
  "woman",
  "elderly",
  "luxury",
  "small",
  "large",
  "cute",
  "funny",
])

function interleave(lists: readonly ProductCard[][]): ProductCard[] {
  const found = new Map<number, ProductCard>()
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  for (let at = 0; at < longest; at++) {
    for (const list of lists) {
      const card = list[at]
      if (card && !found.has(card.id)) found.set(card.id, card)
    }
  }
  return [...found.values()]
}

/** The best of each category first. */
function ofDifferentKinds(facts: readonly ProductFacts[]): ProductFacts[] {
  const kinds = new Set<string>()
  const first = facts.filter(({ card, categories }) => {
    const kind = `${categories[0] ?? ""} ${card.name.split(" ").at(-1)}`
    return !kinds.has(kind) && Boolean(kinds.add(kind))
  })
  return [...first, ...facts.filter((each) => !first.includes(each))]
}

function wordPick(talk: Talk, question: Question, facts: ProductFacts, place: number): string {
  const { card } = facts
  const finding = findProperty(question, statementsOf(facts, question), nameReading(card.name))
  const [first] = statementsOf(facts, question)
  const statement = finding?.verdict === "yes" ? finding.statement : first
  // What others say of it can be told in the shopper's language, a foreign description can't.
  const isOwn = statement?.language.code === talk.language.code
  const rated =
    card.rating !== null && card.review_count > 0
      ? word(talk, "bestRated", { rating: card.rating })
      : undefined
  const reason = isOwn ? statement.text : rated
  const said = reason && reason.length <= REASON && reason !== card.name ? ` — ${reason}` : ""
  return `${place}. ${card.name}, ${card.price}${said}`
}
