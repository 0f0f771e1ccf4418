import type { RememberedProduct } from "../../types"
import { languageOf, LANGUAGES, marksIn, wordIn } from "../../../../language"
import type { Intent } from "../grammar/intents"
import { findReference } from "../grammar/references"
import { type Request, splitRequests } from "../grammar/split"
import {
  advise,
  answerHaggle,
  answerOrder,
  answerPromotions,
  answerShipping,
  answerWallet,
  handOver,
} from "../answers"
import { tellAffordable } from "./account"
import { answerAboutTalk } from "./about-talk"
import { add, changeVariation, joinReplies } from "./add"
import { changeQuantity, clearCart, remove, viewCart } from "./cart"
import { choose } from "./choose"
import { compare } from "./compare"
import { tellAbout, tellSimilar } from "./details"
import { find, findByPrice, findDeals, findMore, findTop, refine } from "./find"
import { askOn } from "./follow-up"
import { answerAboutNamed } from "./named"
import { answerService } from "./service"
import { answerSum } from "./sum"
import { inContext } from "./in-context"
import type { Script } from "./script"
import { listCategories } from "./shop"
import { thingsIn } from "../grammar/things"
import { vocabularyOf } from "../grammar/vocabulary"
import { namedIn } from "./products"
import { readWish } from "./wish"
import { type Reply, reply, say, type Talk } from "./talk"

/** The shop and its orders are asked about in several messages. */
const TOPICS: ReadonlySet<Intent | null> = new Set<Intent | null>([
  "shipping",
  "returns",
  "payment",
  "warranty",
  "order_status",
  "order_items",
  "list_orders",
  "wallet",
  "complaint",
])
/** Of an order they are asked where the cart is empty: `what was the total again?` */
const OF_AN_ORDER: ReadonlySet<Intent | null> = new Set<Intent | null>([
  "total",
  "view_cart",
  "find",
  "more",
])
const ORDERS: ReadonlySet<Intent | null> = new Set<Intent | null>([
  "order_status",
  "order_items",
  "list_orders",
])
/** They are about products, unless none is in talk. */
const MAY_CONTINUE: ReadonlySet<Intent | null> = new Set<Intent | null>([
  "question",
  "price",
  "option",
  "care",
  "unclear",
])

/** The topic of the message before, where a question names no product and none is in talk. */
function continued({ state, earlier, language }: Talk, { intent, text }: Request): Intent | null {
  const last = earlier.at(-1)
  if (last === undefined || state.focus.length > 0) return null
  if (thingsIn(text, { language }).length > 0) return null
  const topic = splitRequests(last, language).at(-1)?.intent ?? null
  if (ORDERS.has(topic) && OF_AN_ORDER.has(intent) && state.cart.length === 0) return "order_items"
  if (!MAY_CONTINUE.has(intent) || !TOPICS.has(topic)) return null
  const marks = marksIn(text, languageOf(language.code) ?? LANGUAGES[0])
  if (intent === "unclear" && topic !== "complaint" && marks.size === 0) return null
  // Whoever asks on about what went wrong wants to know whom to turn to.
  return topic === "complaint" ? "human" : topic
}

/** What a total comes to with what the way there costs. */
function asksForShipping({ language }: Talk, text: string): boolean {
  const marks = marksIn(text, languageOf(language.code) ?? LANGUAGES[0])
  return marks.has("shipping") || marks.has("postage") || marks.has("express")
}

/** They may say what is wanted instead of what was put into the cart. */
const CORRECTS: ReadonlySet<Intent | null> = new Set<Intent | null>([
  null,
  "add",
  "change",
  "find",
  "option",
  "refine",
  "details",
])

/** Whether a message takes back what was said: `no, in blue`, `actually the large one`. */
function mayCorrect({ language, message }: Talk, { intent, text }: Request): boolean {
  return (
    CORRECTS.has(intent) &&
    !/[?؟]/.test(text) &&
    (intent === "change" || wordIn(language.code, "corrections").test(message))
  )
}

/** `a light shirt for a wedding`: one thing is looked for, and the occasion only tells more of it. */
function namesOne(talk: Talk, { clause }: Request): boolean {
  const { query } = readWish(clause, "find", talk.language, talk.currency)
  const { puts } = vocabularyOf(talk.language)
  return namedIn(query, talk).some(
    (word) => thingsIn(word, talk).length > 0 && !puts("outfit", word)
  )
}

/** What is haggled for. */
function productsOf({ state, language }: Talk, { clause }: Request): readonly RememberedProduct[] {
  const reference = findReference(clause, state, language, "haggle")
  return reference.kind === "found" ? reference.products : state.focus
}

/** What one request is answered. */
export function* serve(talk: Talk, request: Request): Script<Reply> {
  const { clause, text } = request
  const changed = mayCorrect(talk, request) ? yield* changeVariation(talk, clause) : null
  if (changed) return changed
  const answered = (yield* askOn(talk, request)) ?? (yield* answerAboutTalk(talk, request))
  if (answered) return answered
  const intent = continued(talk, request) ?? inContext(talk, request)
  switch (intent) {
    case "find":
      return (yield* answerAboutNamed(talk, request)) ?? (yield* find(talk, clause, intent))
    case "outfit":
      return namesOne(talk, request) ? yield* find(talk, clause) : yield* advise(talk, text)
    case "gift":
      return yield* advise(talk, text)
    case "refine":
      return yield* refine(talk, clause)
    case "price": {
      const sum = yield* answerSum(talk, request)
      return sum ?? (yield* tellAbout(talk, clause, intent))
    }
    case "details":
    case "option":
    case "question":
    case "reviews":
    case "sizing":
    case "care":
    case "restock":
      return yield* tellAbout(talk, clause, intent)
    case "choose":
      return yield* choose(talk, request)
    case "compare":
      return yield* compare(talk, clause)
    case "similar":
      return yield* tellSimilar(talk, clause)
    case "add":
      return yield* add(talk, clause)
    case "change":
      return yield* changeQuantity(talk, clause)
    case "remove":
      return yield* remove(talk, clause)
    case "clear_cart":
      return yield* clearCart(talk)
    case "total": {
      const sum = yield* answerSum(talk, request)
      if (sum) return sum
      return joinReplies([
        yield* viewCart(talk, false),
        ...(asksForShipping(talk, text) ? [yield* answerShipping(talk, text)] : []),
      ])
    }
    case "view_cart":
    case "checkout":
      return yield* viewCart(talk, intent === "checkout")
    case "cheaper":
    case "dearer":
      return yield* findByPrice(talk, clause, intent)
    case "more":
      return yield* findMore(talk)
    case "top":
      return yield* findTop(talk, clause)
    case "deals":
      return yield* findDeals(talk, clause)
    case "categories":
      return yield* listCategories(talk)
    case "shipping":
      return yield* answerShipping(talk, text)
    case "promotions":
      return yield* answerPromotions(talk)
    case "returns":
    case "payment":
    case "warranty":
    case "privacy":
    case "contact":
    case "service":
      return yield* answerService(talk, request)
    case "order_status":
    case "order_items":
    case "order_change":
    case "list_orders":
      return yield* answerOrder(talk, text)
    case "haggle":
      return yield* answerHaggle(talk, productsOf(talk, request))
    case "balance":
    case "wallet":
      return yield* answerWallet(talk, text)
    case "affordable":
      return yield* tellAffordable(talk)
    case "human":
    case "complaint":
      return yield* handOver(talk, intent, text)
    case "languages":
      return reply(say(talk, "languages", { languages: talk.languages }))
    case "small_talk":
      return reply(say(talk, "smallTalk"))
    case "decline":
      return reply(say(talk, "no"))
    default:
      return reply(say(talk, intent))
  }
}
