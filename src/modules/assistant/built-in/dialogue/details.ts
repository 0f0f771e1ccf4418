import type { PendingQuestion, ProductCard, RememberedProduct } from "../../types"
import { rememberProduct } from "../../memory/remember-turn"
import type { Clause } from "../grammar/clause"
import { fold } from "../grammar/fold"
import type { Intent } from "../grammar/intents"
import { chooseVariations, describeLabel, readLabel } from "../grammar/options"
import { matches } from "../grammar/patterns"
import { listProducts } from "./lines"
import { cardsOf, fieldOf } from "./outputs"
import { presentNothing } from "./products"
import { resolveProducts } from "./resolve"
import { call, callAll, type Outcome, type Script } from "./script"
import { type Reply, reply, say, type Talk } from "./talk"

const DESCRIPTION = 280
const MOST = 3

/** What the shop knows of the products that a clause points at. */
export function* tellAbout(talk: Talk, clause: Clause, intent: Intent = "details"): Script<Reply> {
  const resolved = yield* resolveProducts(talk, clause, { intent, then: "details" })
  if ("reply" in resolved) {
    return resolved.reply
  }
  return yield* describeProducts(talk, resolved.products, clause)
}

/** The same of products that are known. `clause`: what was asked of their options. */
export function* describeProducts(
  talk: Talk,
  products: readonly RememberedProduct[],
  clause: Clause
): Script<Reply> {
  const drafts = products
    .slice(0, MOST)
    .map(({ id }) => ({ name: "get_product_details", input: { product_id: id } }))
  const outcomes = yield* callAll(drafts)
  const lines = outcomes.flatMap((outcome) => describe(talk, outcome, clause))
  if (lines.length === 0) {
    return yield* presentNothing(talk)
  }
  const offered = products.length === 1 ? findOffered(talk, outcomes[0], clause) : null
  return { lines, ...(offered && { pending: offered }) }
}

function describe(talk: Talk, outcome: Outcome, clause: Clause): string[] {
  const [card] = cardsOf(outcome)
  if (!card) {
    return []
  }
  const { said, variations } = chooseVariations(rememberProduct(card), clause.text, talk.language)
  if (said.length > 0) {
    return describeOption(talk, card, said, variations.at(0)?.variation_id)
  }
  const { name, price, rating, review_count: count } = card
  return [
    price ? say(talk, "price", { name, price }) : say(talk, "noPrice", { name }),
    card.on_sale ? say(talk, "regularPrice", { price: card.regular_price }) : "",
    say(talk, card.in_stock ? "inStock" : "soldOut", { name }),
    rating !== null && count > 0 ? say(talk, "rating", { name, rating, count }) : "",
    shortDescription(talk, outcome, card),
    ...attributesOf(outcome, card),
    card.variations.length > 1 ? say(talk, "options", { options: optionsOf(card) }) : "",
  ].filter(Boolean)
}

/** The one variation that was asked for, so that "yes, add it" means this one. */
function findOffered(talk: Talk, outcome: Outcome, clause: Clause): PendingQuestion | null {
  const [card] = cardsOf(outcome)
  const { said, variations } = chooseVariations(card, clause.text, talk.language)
  return said.length > 0 && variations.length === 1 && variations[0].in_stock
    ? { about: "variation", product: { ...rememberProduct(card), variations }, quantity: 1 }
    : null
}

/** Whether it comes in what was asked for: `do you have it in blue?` */
function describeOption(
  talk: Talk,
  { name, variations }: ProductCard,
  said: string[],
  chosen: number | undefined
): string[] {
  const variation = variations.find(({ variation_id }) => variation_id === chosen)
  const option = said.join(", ")
  if (!variation) {
    return [say(talk, "noSuchOption", { name, option })]
  }
  const { price } = variation
  const key = variation.in_stock ? "optionInStock" : "optionSoldOut"
  return [
    say(talk, key, { name, option }),
    price ? say(talk, "price", { name, price }) : "",
  ].filter(Boolean)
}

/** What there is to choose: `S, M, L; Blue, Red`. */
export function optionsOf({ variations }: Pick<ProductCard, "variations">): string {
  const values = new Map<string, Set<string>>()
  for (const { label } of variations) {
    for (const [option, value] of readLabel(label)) {
      values.set(option, (values.get(option) ?? new Set()).add(value))
    }
  }
  return [...values.values()].map((each) => [...each].join(", ")).join("; ")
}

/** The merchant's words, as far as they describe: what reads like an order to us is left out. */
function shortDescription({ language }: Talk, outcome: Outcome, card: ProductCard): string {
  const description = fieldOf(outcome, "description")
  const text = typeof description === "string" && description ? description : card.short_description
  const kept: string[] = []
  for (const sentence of text.match(/[^.!?]+[.!?]*/g) ?? []) {
    const length = kept.join("").length + sentence.length
    if (length > DESCRIPTION || matches(fold(sentence), language.intents.override)) {
      break
    }
    kept.push(sentence)
  }
  return kept.join("").trim()
}

/** What is known of it beside its options, which are told as choices. */
function attributesOf(outcome: Outcome, { variations }: ProductCard): string[] {
  const options = new Set(
    variations.flatMap(({ label }) => readLabel(label).map(([option]) => option))
  )
  const attributes = fieldOf(outcome, "attributes")
  if (!Array.isArray(attributes)) {
    return []
  }
  return attributes
    .filter(({ name, value }) => typeof name === "string" && typeof value === "string")
    .filter(({ name }) => !options.has(name))
    .map(({ name, value }: { name: string; value: string }) => `${name}: ${value}`)
}

/** Things that go with the product in talk, or are like it. */
export function* tellSimilar(talk: Talk, clause: Clause): Script<Reply> {
  const resolved = yield* resolveProducts(talk, clause, { intent: "similar", then: "similar" })
  if ("reply" in resolved) {
    return resolved.reply
  }
  const [product] = resolved.products
  return yield* recommend(talk, product, "similar")
}

export function* recommend(
  talk: Talk,
  { id, name }: Pick<ProductCard, "id" | "name">,
  heading: "similar" | "alternatives"
): Script<Reply> {
  const outcome = yield* call("get_recommendations", { product_id: id })
  const cards = cardsOf(outcome).filter((card) => heading === "similar" || card.in_stock)
  if (cards.length > 0) {
    return reply(say(talk, heading, { name }), ...listProducts(talk, cards))
  }
  return heading === "similar" ? reply(say(talk, "noSimilar", { name })) : reply()
}

/** The choices of a product as a list; names only, so that nothing is claimed of them. */
export function choicesOf({ variations }: Pick<RememberedProduct, "variations">): string {
  return variations.map(({ label }) => describeLabel(label)).join(" / ")
}
