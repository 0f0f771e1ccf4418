import type { PendingQuestion, RememberedProduct } from "../../types"
import { isToolResult } from "../../memory/remember-turn"
import { findEmail } from "../../../../text/without-contacts"
import { advise, answerQuestion, handOver } from "../answers"
import { type Clause, rawText, readClause } from "../grammar/clause"
import { classify, isRequest } from "../grammar/classify"
import type { Intent } from "../grammar/intents"
import { findCounts } from "../grammar/numbers"
import { chooseVariations } from "../grammar/options"
import { isQuantity, readQuantity } from "../grammar/quantity"
import { contentWords, findReference, isWordOf } from "../grammar/references"
import { splitRequests } from "../grammar/split"
import { vocabularyOf } from "../grammar/vocabulary"
import { addProduct, sayOptions } from "./add"
import { changeQuantity, remove, setQuantity } from "./cart"
import { compareProducts } from "./compare"
import { recommend } from "./details"
import { find } from "./find"
import { answerAboutNamed } from "./named"
import { call, type Script } from "./script"
import { type Reply, reply, say, type Talk } from "./talk"

/** They don't say that something else is wanted than what was asked. */
const MAY_ANSWER = new Set<Intent | null>([
  null,
  "unclear",
  "find",
  "refine",
  "option",
  "add",
  "details",
  "price",
  "change",
  "total",
  "choose",
  "yes",
])

/** Whoever asks something has not chosen yet. */
const ASKS = new Set<Intent | null>(["price", "total", "choose"])

function isAsked({ tokens }: Clause, intent: Intent | null): boolean {
  return ASKS.has(intent) || (intent === "details" && tokens.some(({ raw }) => /[?؟]/.test(raw)))
}

/** Whether its answer puts something into the cart. */
function isToAdd(pending: PendingQuestion): boolean {
  return pending.about === "variation" || (pending.about === "product" && pending.intent === "add")
}

/** What follows from the answer to a question; null when the message is about something else. */
export function* answer(
  talk: Talk,
  pending: PendingQuestion,
  message: string
): Script<Reply | null> {
  const clause = readClause(message)
  const { intent } = classify(clause, talk.language)
  if (pending.about === "handover" && (intent === "yes" || findEmail(message))) {
    return yield* handOver(talk)
  }
  if (intent === "no" || intent === "decline") {
    return reply(say(talk, "no"))
  }
  if (!MAY_ANSWER.has(intent) || (isToAdd(pending) && isAsked(clause, intent))) return null
  switch (pending.about) {
    case "handover":
      return null
    case "variation":
      return yield* answerVariation(talk, pending, clause, intent)
    case "product":
      return yield* answerProduct(talk, pending, clause, intent)
    case "quantity":
      return yield* answerQuantity(talk, pending.cart_item_key, clause)
    case "cart_line":
      return pending.intent === "remove"
        ? yield* remove(talk, clause, pending.quantity)
        : yield* changeQuantity(talk, clause, pending.quantity)
    case "wish":
      return isRequest(intent) || clause.text === ""
        ? null
        : yield* answerWish(talk, message, clause)
  }
}

/** What somebody likes, after a question about a gift; else what is looked for. */
function* answerWish(talk: Talk, message: string, clause: Clause): Script<Reply> {
  const { language, earlier } = talk
  const before = earlier.at(-1)
  const advised = before === undefined ? undefined : splitRequests(before, language)[0]?.intent
  if (before !== undefined && (advised === "gift" || advised === "outfit")) {
    return yield* advise(talk, `${before} ${message}`)
  }
  const [request] = splitRequests(message, language)
  return (yield* answerAboutNamed(talk, request)) ?? (yield* find(talk, clause))
}

/** `the blue one, in L`, or the number of a choice. */
function* answerVariation(
  talk: Talk,
  { product, quantity, isOffer }: PendingQuestion & { about: "variation" },
  clause: Clause,
  intent: Intent | null
): Script<Reply | null> {
  const { said } = chooseVariations(product, clause.text, talk.language)
  if (isOffer) return yield* acceptOffer(talk, product, clause, intent)
  const counted = readQuantity(clause, talk.language, product)?.value
  // The number of a size counts nothing.
  const isSize = said.some((value) => value.includes(String(counted)))
  const wanted = counted !== undefined && isQuantity(counted) && !isSize ? counted : quantity
  if (said.length > 0) {
    return yield* addProduct(talk, product, clause.text, wanted)
  }
  const choices = product.variations.map((variation) => ({ ...product, variations: [variation] }))
  const place = findReference(clause, { shown: choices, focus: [] }, talk.language, "add")
  const number =
    clause.tokens.length === 1 ? findCounts(clause, talk.language)[0]?.value : undefined
  const chosen =
    place.kind === "found" && place.by === "place"
      ? place.products[0]
      : number !== undefined
        ? choices.at(number - 1)
        : undefined
  if (chosen) return yield* addProduct(talk, chosen, "", quantity)
  // "Actually, make it two": which one is still to be said.
  const isCount = intent === "change" || intent === "add"
  const isSame = contentWords(clause, talk.language, intent ?? "add").length === 0
  return isCount && isSame && wanted !== quantity
    ? yield* addProduct(talk, product, "", wanted)
    : null
}

/** `add it in M`, of a product whose colour was asked about before: the colour holds. */
function* acceptOffer(
  talk: Talk,
  product: RememberedProduct,
  clause: Clause,
  intent: Intent | null
): Script<Reply | null> {
  if (intent !== "yes" && intent !== "add") return null
  const agreeing = vocabularyOf(talk.language).of("yes")
  const words = contentWords(clause, talk.language, intent)
  const isOther = words.some(
    (word) => !agreeing.has(word) && !isWordOf(product, word, talk.language)
  )
  if (isOther || (intent === "yes" && product.variations.length > 1)) return null
  // Another of its options is said than was offered: "then I'll take L".
  const whole = talk.state.focus.find(({ id }) => id === product.id) ?? product
  const chosen = chooseVariations(whole, clause.text, talk.language)
  const offered = new Set(product.variations.map(({ variation_id }) => variation_id))
  const isOffered = chosen.variations.some(({ variation_id }) => offered.has(variation_id))
  if (chosen.said.length > 0 && !isOffered) return null
  const quantity = readQuantity(clause, talk.language, product)?.value ?? 1
  const said = sayOptions(talk, product, clause.text)
  return isQuantity(quantity) ? yield* addProduct(talk, product, said, quantity) : null
}

/** Which of several products was meant; then what was wanted of it is done. */
function* answerProduct(
  talk: Talk,
  { intent: wanted, among, quantity }: PendingQuestion & { about: "product" },
  clause: Clause,
  intent: Intent | null
): Script<Reply | null> {
  const candidates = { shown: among, focus: [] }
  const number =
    clause.tokens.length === 1 ? findCounts(clause, talk.language)[0]?.value : undefined
  const reference = findReference(clause, candidates, talk.language, intent ?? "find")
  const products =
    reference.kind === "found"
      ? reference.products
      : number !== undefined && number >= 1
        ? among.slice(number - 1, number)
        : []
  if (products.length === 0) {
    return null
  }
  switch (intent === "add" ? "add" : wanted) {
    case "add":
      return yield* addProduct(talk, products[0], clause.text, quantity ?? 1)
    case "similar":
      return yield* recommend(talk, products[0], "similar")
    case "compare":
      return products.length > 1 ? yield* compareProducts(talk, products) : null
    case "details":
      return yield* answerQuestion(talk, products, rawText(clause))
  }
}

function* answerQuantity(talk: Talk, key: string, clause: Clause): Script<Reply | null> {
  const [count] = findCounts(clause, talk.language)
  const outcome = count && (yield* call("view_cart"))
  const cart = outcome && isToolResult(outcome) ? outcome.cart : undefined
  const line = cart?.items.find(({ cart_item_key }) => cart_item_key === key)
  return count && line ? yield* setQuantity(talk, line, count.value) : null
}
