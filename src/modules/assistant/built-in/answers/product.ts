import type { PendingQuestion, ProductCard, RememberedProduct } from "../../types"
import { rememberProduct } from "../../memory/remember-turn"
import { cardsOf, fieldOf, recordsOf, textOf, textsOf } from "../dialogue/outputs"
import { callAll, type Outcome, type Script } from "../dialogue/script"
import { type Reply, reply, type Talk } from "../dialogue/talk"
import { describeLabel } from "../grammar/labels"
import { LANGUAGES } from "../language"
import { chooseOptions, optionsOf } from "./options"
import type { ChosenOptions } from "./options"
import { quoteDescription, word } from "./phrases"
import { askTeam, readPolicies } from "./policy"
import { findProperty, hasSubject, isTold, nameReading } from "./properties"
import { isQuotable, wordReviews, wordSizing } from "./reviews"
import { languageOfText, readQuestion, readStatements, splitSentences } from "./texts"
import type { Question, Statement } from "./texts"

/** What is told of a product, at the most, to somebody who asked nothing particular. */
const DESCRIPTION = 280
const MOST = 3

/** A product as the details tool hands it out. */
export interface ProductFacts {
  card: ProductCard
  description: string
  tags: string[]
  categories: string[]
  attributes: { name: string; value: string }[]
  reviews: { rating: number; title: string; content: string }[]
}

/** The answer to what was asked of one product or several; they are known already. */
export function* answerQuestion(
  talk: Talk,
  products: readonly RememberedProduct[],
  text: string
): Script<Reply> {
  const question = readQuestion(text, talk.language.code)
  if (products.length > MOST) return yield* answerOfList(talk, products, question)
  const facts = yield* readProducts(products.slice(0, MOST))
  const lines: string[] = []
  let isOpen = false
  for (const each of facts) {
    const answer = answerOne(talk, question, each)
    const [first = "", ...others] = answer.lines
    const isNamed = facts.length === 1 || first.includes(each.card.name)
    lines.push(isNamed ? first : `${each.card.name}: ${first}`, ...others)
    isOpen ||= answer.isOpen
  }
  if (isOpen) lines.push(askTeam(talk, yield* readPolicies()))
  const pending = facts.length === 1 ? offered(facts[0], text, talk) : undefined
  return { ...reply(...lines), ...(pending && { pending }) }
}

/** As many of a list as are read to answer what is asked of all of them. */
const MOST_LISTED = 6

/** Which of a longer list what is asked holds of, each with the sentence that says so. */
function* answerOfList(
  talk: Talk,
  products: readonly RememberedProduct[],
  question: Question
): Script<Reply> {
  const facts = yield* lookAtProducts(products.slice(0, MOST_LISTED))
  const lines = facts.flatMap((each) => {
    const [first, ...others] = wordProperty(talk, question, each)
    return first ? [`${each.card.name}: ${first}`, ...others] : []
  })
  return lines.length > 0
    ? reply(...lines)
    : reply(word(talk, "noneSays"), askTeam(talk, yield* readPolicies()))
}

/** The sentence about a product that answers a question; null where none bears most of it. */
export function* answerProperty(
  talk: Talk,
  product: { id: number },
  text: string
): Script<Reply | null> {
  const [facts] = yield* lookAtProducts([product])
  if (!facts) return null
  const lines = wordProperty(talk, readQuestion(text, talk.language.code), facts)
  if (lines.length === 0) return null
  yield* settleOn(product)
  return reply(...lines)
}

/** Whether what the shop tells of a product has to do with what a text asks. */
export function bearsOn(facts: ProductFacts, text: string, { code }: { code: string }): boolean {
  const question = readQuestion(text, code)
  return (
    findProperty(question, statementsOf(facts, question), nameReading(facts.card.name)) !== null
  )
}

/** Whether what the shop tells of a product has a word, or what it means, and doesn't deny it. */
export function tellsOf(facts: ProductFacts, text: string, { code }: { code: string }): boolean {
  const question = readQuestion(text, code)
  return isTold(question, statementsOf(facts, question))
}

export function* readProducts(products: readonly { id: number }[]): Script<ProductFacts[]> {
  return (yield* callAll(products.map(({ id }) => readingOf(id)))).flatMap(factsOf)
}

/** The same of those among which one is chosen: none of them is talked about yet. */
export function* lookAtProducts(products: readonly { id: number }[]): Script<ProductFacts[]> {
  const drafts = products.map(({ id }) => ({ ...readingOf(id), isLookUp: true as const }))
  return (yield* callAll(drafts)).flatMap(factsOf)
}

/** Puts the one that was chosen before the shopper: from here on "it" is this one. */
export function* settleOn({ id }: { id: number }): Script<void> {
  yield* callAll([readingOf(id)])
}

function readingOf(id: number) {
  return { name: "get_product_details", input: { product_id: id } }
}

/** What the details tool says of a product; nothing where it refused. */
export function factsOf(outcome: Outcome): ProductFacts[] {
  const [card] = cardsOf(outcome)
  if (!card) return []
  const description = textOf(fieldOf(outcome, "description")) || card.short_description
  return [
    {
      card,
      description: splitSentences(description).filter(isQuotable).join(" "),
      tags: textsOf(fieldOf(outcome, "tags")),
      categories: textsOf(fieldOf(outcome, "categories")),
      attributes: recordsOf(outcome, "attributes").map(({ name, value }) => ({
        name: textOf(name),
        value: textOf(value),
      })),
      reviews: recordsOf(outcome, "reviews").flatMap(({ rating, title, content }) =>
        typeof rating === "number" ? { rating, title: textOf(title), content: textOf(content) } : []
      ),
    },
  ]
}

interface Answer {
  lines: string[]
  /** Nobody here knows; the shop's people may. */
  isOpen: boolean
}

const closed = (...lines: string[]): Answer => ({ lines: lines.filter(Boolean), isOpen: false })

/** What was asked, one subject after the other, the particular before the general. */
function answerOne(talk: Talk, question: Question, facts: ProductFacts): Answer {
  const { card } = facts
  const asks = (...ids: string[]) => ids.some((id) => question.reading.ids.has(id))
  const chosen = chooseOptions(card, question.text, question.language.code)
  const attribute = (name: "weight" | "material" | "dimensions" | "origin") => {
    const names = new Set(LANGUAGES.map(({ phrases }) => phrases.attributes[name]))
    const value = facts.attributes.find((each) => names.has(each.name))?.value
    return value ? word(talk, name, { name: card.name, value }) : ""
  }
  if (asks("restock", "notify")) return wordRestock(talk, facts, asks("notify"))
  if (asks("sizing")) return { lines: wordSizing(talk, facts), isOpen: false }
  if (asks("reviews", "drawbacks")) return closed(...wordReviews(talk, facts, asks("drawbacks")))
  if (asks("saving") && !asks("colours", "sizes")) return closed(wordSaving(talk, card, chosen))
  const lines: string[] = []
  if (AMOUNTS_TOLD.some((id) => question.reading.ids.has(id)) && !asksPrice(question)) {
    const told = wordProperty(talk, question, facts)
    if (told.length > 0) return closed(...told)
  }
  if (chosen.missing.length > 0) lines.push(...wordMissing(talk, card, chosen))
  else if (chosen.said.length > 0) lines.push(...wordChosen(talk, card, chosen, question))
  else if (asks("colours") || (asks("sizes") && hasSizes(card))) {
    lines.push(...wordChoices(talk, card))
  }
  if (asks("how-heavy") && attribute("weight")) lines.push(attribute("weight"))
  if (asks("material") && attribute("material")) lines.push(attribute("material"))
  if (asks("origin") && attribute("origin")) lines.push(attribute("origin"))
  if (asks("how-big") && attribute("dimensions")) lines.push(attribute("dimensions"))
  const isPrice = asksPrice(question)
  if (isPrice && lines.length === 0) lines.push(...wordPrices(talk, card))
  if (lines.length > 0 && !asksMore(question, facts, chosen)) return closed(...lines)
  const found = wordProperty(talk, question, facts)
  if (found.length > 0) return closed(...lines, ...found)
  if (lines.length > 0) return closed(...lines)
  if (asks("in-stock")) return closed(wordStock(talk, card), ...wordChoices(talk, card))
  const near = findPart(question, facts)
  if (near) {
    const only = word(talk, "saysOnly", { text: near })
    return { lines: [word(talk, "notSaid", { name: card.name }), only], isOpen: true }
  }
  const { ordinals, placeWords } = talk.language
  const isPlace = (each: string) => each in ordinals || placeWords.includes(each)
  if (asks("more-about") || !hasSubject(question, nameReading(facts.card.name), isPlace))
    return closed(...describe(talk, facts))
  const rest = shortened(facts.description, LEAST_TOLD)
  const language = languageOfText(facts.description, question.language)
  const told = !rest
    ? []
    : language === question.language
      ? [word(talk, "saysOnly", { text: rest })]
      : [quoteDescription(talk, rest, language)]
  return { lines: [word(talk, "notSaid", { name: card.name }), ...told], isOpen: true }
}

/** So much of a description is told to somebody whose question it doesn't answer, in so many words. */
const LEAST_TOLD = 140

const AMOUNTS = ["how-many", "how-long", "how-often", "how-heavy", "how-big"]

/** Descriptions tell them, and options don't: how long something stays hot. */
const AMOUNTS_TOLD = ["how-long", "how-often"]

/** Whether an amount that is asked for is money: `quanto costa`, and not `quanto pesa`. */
function asksPrice({ reading }: Question): boolean {
  const others = new Set(AMOUNTS.flatMap((id) => reading.ids.get(id) ?? []))
  return (reading.ids.get("how-much") ?? []).some((at) => !others.has(at))
}

/** Whether a product comes in sizes, and not only in colours. */
function hasSizes({ variations }: ProductCard): boolean {
  return [...optionsOf(variations).values()].some((values) =>
    values.some((value) => /\d/.test(value) || /^(?:\d?x{0,4}[sl]|m)$/i.test(value.trim()))
  )
}

/** Whether a question that has an answer asks for something else beside it: `and are they waterproof?` */
function asksMore({ reading }: Question, _: ProductFacts, { said }: ChosenOptions): boolean {
  const own = [...reading.ids.keys()].filter((id) => PROPERTIES.has(id))
  return own.length > 0 && said.length <= 2
}

/** What descriptions tell, and neither option nor price does. */
export const PROPERTIES: ReadonlySet<string> = new Set([
  "waterproof",
  "keeps-dry",
  "dishwasher-safe",
  "microwave-safe",
  "oven-safe",
  "machine-washable",
  "tumble-dry",
  "ironing",
  "shrinking",
  "fading",
  "dimmable",
  "light-bulb",
  "battery-life",
  "noise-cancelling",
  "included",
  "stand-upright",
  "watering",
  "little-light",
  "assembly",
  "scratching",
  "itch-free",
  "rust-free",
  "bpa-free",
  "laptop-computer",
  "carry-on",
  "vegan-made",
  "refill",
  "lifetime",
  "subscription",
  "bluetooth",
  "breathable",
  "windproof",
])

/** The sentence that answers, behind a yes or no where that was asked. */
function wordProperty(talk: Talk, question: Question, facts: ProductFacts): string[] {
  const finding = findProperty(
    question,
    statementsOf(facts, question),
    nameReading(facts.card.name)
  )
  if (!finding) return []
  const { statement, verdict, isPart } = finding
  const said = quoteDescription(talk, statement.text, statement.language)
  return [question.isYesNo && !isPart ? `${word(talk, verdict)}. ${said}` : said]
}

/** The sentence that has something to do with a question which none answers. */
function findPart(question: Question, facts: ProductFacts): string | undefined {
  const name = nameReading(facts.card.name)
  const finding = findProperty(question, statementsOf(facts, question), name, true)
  return finding?.statement.text.replace(/[;,]$/, ".")
}

/** All that the shop tells of a product, sentence by sentence. */
export function statementsOf(facts: ProductFacts, { language }: Question): readonly Statement[] {
  const { card, description, tags, attributes } = facts
  return [
    ...readStatements(description, language),
    ...attributes.flatMap(({ name, value }) => readStatements(`${name}: ${value}`, language)),
    ...readStatements(card.name, language),
    ...tags.flatMap((tag) => readStatements(tag, language)),
  ]
}

/** What there is of the options that were named. */
function wordChosen(
  talk: Talk,
  card: ProductCard,
  chosen: ChosenOptions<ProductCard["variations"][number]>,
  question: Question
): string[] {
  const { name } = card
  const option = chosen.said.join(", ")
  const there = chosen.variations.filter(({ in_stock }) => in_stock)
  const [first] = there.length > 0 ? there : chosen.variations
  if (!first) return [word(talk, "optionGone", { name, option })]
  const isPrice = asksPrice(question)
  const price =
    isPrice && first.price
      ? [word(talk, "price", { name: `${name} (${option})`, value: first.price })]
      : []
  if (there.length === 0) {
    return [word(talk, "optionGone", { name, option }), ...price, ...wordStockedValues(talk, card)]
  }
  const isPriceOnly = isPrice && !question.reading.ids.has("in-stock")
  const rest = chosen.variations.length > 1 ? wordOpen(talk, chosen) : []
  return isPriceOnly ? price : [word(talk, "optionThere", { name, option }), ...rest, ...price]
}

/** Of what was left open, what is in stock and what is not. */
function wordOpen(talk: Talk, { variations, open }: ChosenOptions): string[] {
  return [...open.keys()].flatMap((option) => wordAvailability(talk, variations, option))
}

function wordAvailability(
  talk: Talk,
  variations: ChosenOptions["variations"],
  option: string
): string[] {
  const there = optionsOf(variations.filter(({ in_stock }) => in_stock)).get(option) ?? []
  const all = optionsOf(variations).get(option) ?? []
  const gone = all.filter((value) => !there.includes(value))
  return [
    ...(there.length > 0 ? [word(talk, "thereIs", { options: there.join(", ") })] : []),
    ...(gone.length > 0 ? [word(talk, "soldOutAre", { options: gone.join(", ") })] : []),
  ]
}

function wordMissing(talk: Talk, card: ProductCard, { missing }: ChosenOptions): string[] {
  const options = [...optionsOf(card.variations).values()]
    .map((values) => values.join(", "))
    .join("; ")
  return [
    word(talk, "optionNever", { name: card.name, option: missing.join(", ") }),
    word(talk, "comesIn", { options }),
  ]
}

/** Every option with what there is of it. */
function wordChoices(talk: Talk, card: ProductCard): string[] {
  return [...optionsOf(card.variations).keys()].flatMap((option) =>
    wordAvailability(talk, card.variations, option)
  )
}

function wordStockedValues(talk: Talk, card: ProductCard): string[] {
  const there = card.variations.filter(({ in_stock }) => in_stock)
  if (there.length === 0) return []
  const labels = there.slice(0, 8).map(({ label }) => describeLabel(label))
  return [word(talk, "thereIs", { options: labels.join(" / ") })]
}

/** The price; of each value of the option that decides it, where one does. */
function wordPrices(talk: Talk, { name, price, variations }: ProductCard): string[] {
  const prices = new Set(variations.map((variation) => variation.price).filter(Boolean))
  if (prices.size <= 1) return price ? [word(talk, "price", { name, value: price })] : []
  for (const [option, values] of optionsOf(variations)) {
    const byValue = values.map((value) => {
      const own = variations.filter(({ label }) => chooseLabel(label, option) === value)
      return { value, prices: new Set(own.map((variation) => variation.price).filter(Boolean)) }
    })
    if (byValue.every((each) => each.prices.size === 1)) {
      const list = byValue.map((each) => `${each.value}: ${[...each.prices][0]}`).join("; ")
      return [word(talk, "value", { name, value: list })]
    }
  }
  return [word(talk, "price", { name, value: price })]
}

/** What one product costs. */
export function wordPrice(talk: Talk, { name, price }: ProductCard): string[] {
  return price ? [word(talk, "price", { name, value: price })] : []
}

/** What several come to; nothing where a price is unknown, or in another currency. */
export function wordSum(talk: Talk, cards: readonly ProductCard[]): string {
  const [first] = cards
  const isOne = cards.every(
    ({ price_amount, currency }) => price_amount !== null && currency === first.currency
  )
  if (!isOne) return ""
  const sum = cards.reduce((total, { price_amount }) => total + BigInt(price_amount ?? 0), 0n)
  return word(talk, "sum", { value: writeLike(first.price, first.currency, sum) })
}

function chooseLabel(label: string, option: string): string | undefined {
  return optionsOf([{ label }]).get(option)?.[0]
}

function wordSaving(talk: Talk, card: ProductCard, { variations }: ChosenOptions): string {
  const { name, price, price_amount, regular_price: regular, regular_price_amount } = card
  if (
    !card.on_sale ||
    price_amount === null ||
    regular_price_amount === null ||
    variations.length === 0
  ) {
    return word(talk, "notReduced", { name, price })
  }
  const saved = BigInt(regular_price_amount) - BigInt(price_amount)
  const percent =
    (saved * 200n + BigInt(regular_price_amount)) / (BigInt(regular_price_amount) * 2n)
  const saving = writeLike(price, card.currency, saved)
  return word(talk, "reduced", { name, price, regular, saving, percent: String(percent) })
}

/** An amount in the way in which another of the same currency is written. */
export function writeLike(model: string, currency: string, minor: bigint): string {
  const digits =
    new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions()
      .maximumFractionDigits ?? 2
  const decimal = /[.,](?=\d{1,3}\D*$)/.exec(model)?.[0] ?? "."
  const unit = 10n ** BigInt(digits)
  const fraction = digits > 0 ? decimal + String(minor % unit).padStart(digits, "0") : ""
  return model.replace(/\d[\d.,\s]*\d|\d/, `${minor / unit}${fraction}`)
}

function wordStock(talk: Talk, { name, in_stock }: ProductCard): string {
  return word(talk, in_stock ? "inStock" : "soldOut", { name })
}

/** Nobody can tell when something is back; what there is now, everybody can. */
function wordRestock(talk: Talk, { card }: ProductFacts, isNotice: boolean): Answer {
  if (card.in_stock && card.variations.every(({ in_stock }) => in_stock)) {
    return closed(word(talk, "inStock", { name: card.name }))
  }
  const lines = [
    card.in_stock ? "" : word(talk, "soldOut", { name: card.name }),
    ...(card.in_stock ? wordChoices(talk, card) : []),
    word(talk, isNotice ? "cannotNotify" : "restockUnknown"),
  ]
  return { lines: lines.filter(Boolean), isOpen: true }
}

/** What somebody hears who wants to know more: price, a few sentences, rating and choices. */
function describe(talk: Talk, facts: ProductFacts): string[] {
  const { card, description } = facts
  const { name, rating, review_count: count } = card
  return [
    ...wordPrices(talk, card),
    shortened(description),
    card.in_stock ? "" : word(talk, "soldOut", { name }),
    rating !== null && count > 0 ? word(talk, "rated", { name, rating, count }) : "",
    card.variations.length > 1
      ? word(talk, "comesIn", {
          options: [...optionsOf(card.variations).values()]
            .map((values) => values.join(", "))
            .join("; "),
        })
      : "",
  ].filter(Boolean)
}

function shortened(description: string, most = DESCRIPTION): string {
  const kept: string[] = []
  for (const sentence of splitSentences(description)) {
    if (kept.join(" ").length + sentence.length > most) break
    kept.push(sentence)
  }
  return kept.join(" ")
}

/** The variations that were asked about, so that "yes, add it" means one of these. */
function offered({ card }: ProductFacts, text: string, talk: Talk): PendingQuestion | undefined {
  const { said, variations } = chooseOptions(card, text, talk.language.code)
  const left = variations.filter(({ in_stock }) => in_stock)
  if (said.length === 0 || left.length === 0) return undefined
  const product = { ...rememberProduct(card), variations: left }
  return { about: "variation", product, quantity: 1, isOffer: true }
}
