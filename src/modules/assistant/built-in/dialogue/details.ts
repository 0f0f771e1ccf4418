import type { ProductCard, RememberedProduct } from "../../types"
import { fold, LANGUAGES, splitWords } from "../../../../language"
import { answerQuestion, chooseOptions, lookAtProducts } from "../answers"
import { languageOfText } from "../answers/texts"
import { type Clause, rawText } from "../grammar/clause"
import type { Intent } from "../grammar/intents"
import { describeLabel } from "../grammar/labels"
import { matches } from "../grammar/patterns"
import { thingsIn } from "../grammar/things"
import { listProducts } from "./lines"
import { cardsOf, fieldOf, textsOf } from "./outputs"
import { presentSearch, search } from "./products"
import { resolveProducts } from "./resolve"
import { call, type Script } from "./script"
import { type Reply, reply, say, type Talk } from "./talk"

/** What the shop knows of the products that a clause points at. */
export function* tellAbout(talk: Talk, clause: Clause, intent: Intent = "details"): Script<Reply> {
  const resolved = yield* resolveProducts(talk, clause, { intent, then: "details" })
  if ("reply" in resolved) {
    return resolved.reply
  }
  return yield* answerQuestion(talk, resolved.products, rawText(clause))
}

/** Things that go with the product in talk, or are like it. */
export function* tellSimilar(talk: Talk, clause: Clause): Script<Reply> {
  const resolved = yield* resolveProducts(talk, clause, { intent: "similar", then: "similar" })
  if ("reply" in resolved) {
    return resolved.reply
  }
  const [product] = resolved.products
  const { said, missing } = chooseOptions(product, clause.text, talk.language.code)
  // "Something like this in blue": it comes in blue itself.
  if (said.length > 0) return yield* answerQuestion(talk, [product], rawText(clause))
  if (missing.length > 0) {
    const query = `${kindOf(product)} ${missing.join(" ")}`
    return yield* presentSearch(talk, yield* search({ query, in_stock: true }))
  }
  const isCheaper = matches(clause.text, talk.language.intents.cheaper)
  const cheaper = isCheaper ? yield* findCheaper(talk, product) : null
  return cheaper ?? (yield* recommend(talk, product, "similar"))
}

/**
 * Things of the kind of a product that cost less: `similar but cheaper?` Where there is nothing of its
 * kind, what stands beside it on the shelf. Null where its price is unknown.
 */
export function* findCheaper(talk: Talk, product: RememberedProduct): Script<Reply | null> {
  const [facts] = yield* lookAtProducts([product])
  const { price_amount } = facts?.card ?? {}
  if (!facts || price_amount === null || price_amount === undefined) return null
  const max_price = String(BigInt(price_amount) - 1n)
  const [category] = facts.categories
  // Without a shelf, "beside it" would be the whole shop.
  for (const query of category ? [kindOf(product), ""] : [kindOf(product)]) {
    const found = yield* search({ query, max_price, in_stock: true, ...(category && { category }) })
    const relaxed = textsOf(fieldOf(found, "relaxed"))
    // Nothing of its kind or shelf: what was found instead is something else.
    if (relaxed.some((name) => name === "category" || name.startsWith("term:"))) continue
    const cards = cardsOf(found).filter(
      (card) =>
        card.id !== product.id &&
        card.price_amount !== null &&
        BigInt(card.price_amount) < BigInt(price_amount)
    )
    if (cards.length > 0) return reply(say(talk, "foundCheaper"), ...listProducts(talk, cards))
  }
  return reply(say(talk, "noneCheaper"))
}

/** The words of a product's name that say what it is: `backpack`. */
function kindOf({ name }: Pick<ProductCard, "name">): string {
  const language = languageOfText(name, LANGUAGES[0])
  const kinds = thingsIn(name, { language })
  return (kinds.length > 0 ? kinds : splitWords(fold(name)).slice(-1)).join(" ")
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
