import type { ProductCard, RememberedProduct } from "../../types"
import { answerQuestion } from "../answers"
import { type Clause, rawText } from "../grammar/clause"
import type { Intent } from "../grammar/intents"
import { describeLabel } from "../grammar/labels"
import { listProducts } from "./lines"
import { cardsOf } from "./outputs"
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
