import type { RememberedProduct } from "../../types"
import {
  findCountry,
  languageOf,
  LANGUAGES,
  marksIn,
  readMarks,
  wordIn,
} from "../../../../language"
import { ABOUT_PRODUCTS, type Intent } from "../grammar/intents"
import { findReference } from "../grammar/references"
import { type Request, splitRequests } from "../grammar/split"
import {
  advise,
  answerComplaint,
  answerHaggle,
  answerOrder,
  answerPromotions,
  answerShipping,
  answerWallet,
  handOver,
  quoteClear,
  tellHowToReach,
} from "../answers"
import { answerEnough, tellAffordable } from "./account"
import { answerAboutTalk } from "./about-talk"
import { answerOfOrder } from "./own-order"
import { add, changeVariation, joinReplies } from "./add"
import { changeQuantity, clearCart, remove, viewCart } from "./cart"
import { choose } from "./choose"
import { compare } from "./compare"
import { findCheaper, tellAbout, tellSimilar } from "./details"
import { find, findByPrice, findDeals, findMore, findTop, refine } from "./find"
import { askOn } from "./follow-up"
import { answerAboutNamed } from "./named"
import {
  isAsked,
  isWish,
  LIKELY,
  LONGEST_NAME,
  namesAnother,
  saysLimits,
  SURE_WISH,
} from "./evidence"
import { answerNoWish, answerService } from "./service"
import { answerSum } from "./sum"
import { inContext, ordersOptions } from "./in-context"
import type { Script } from "./script"
import { listCategories } from "./shop"
import { mayBeQuality, thingsIn } from "../grammar/things"
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

/** `show me everything under 500`: an amount and no thing, less surely an outfit than a search. */
function isOnlyLimited(talk: Talk, { clause, text, confidence }: Request): boolean {
  return confidence < LIKELY && saysLimits(talk, clause) && thingsIn(text, talk).length === 0
}

/** `anything cheaper?`, of the one product that was just talked about, and no list or amount. */
function* findCheaperThanIt(talk: Talk, { clause }: Request): Script<Reply | null> {
  const { focus, shown, search: last } = talk.state
  const [product, another] = focus
  // The only one that a search found is a list as well: cheaper ones are of what was searched for.
  const isFound = shown.length > 1 || Boolean(last?.query)
  const isOfList = isFound && shown.some(({ id }) => id === product?.id)
  if (!product || another || isOfList || saysLimits(talk, clause)) return null
  return yield* findCheaper(talk, product)
}

/** What is haggled for. */
function productsOf({ state, language }: Talk, { clause }: Request): readonly RememberedProduct[] {
  const reference = findReference(clause, state, language, "haggle")
  return reference.kind === "found" ? reference.products : state.focus
}

/** What the shop's texts say beyond doubt to a message that names nothing that is sold. */
function* quoteOfShop(talk: Talk, { clause, text }: Request): Script<Reply | null> {
  if (findCountry(text, languageOf(talk.language.code) ?? LANGUAGES[0])) return null
  if (thingsIn(text, talk).some((word) => !mayBeQuality(word, talk))) return null
  const quoted = yield* quoteClear(talk, text)
  return quoted && !(yield* namesAnother(talk, clause, [])) ? quoted : null
}

/** `what is the candle like?`: less surely than this, what is like something is asked of it. */
function isAboutIt(talk: Talk, { clause, confidence }: Request): boolean {
  return confidence < LIKELY && isAsked(talk, clause)
}

/** `between 32 and 34, which should I take?`, of the one product in talk: which of what it comes in. */
function isOfOne(talk: Talk, { text }: Request): boolean {
  const { focus, shown } = talk.state
  return focus.length === 1 && shown.length < 2 && thingsIn(text, talk).length === 0
}

/** What the words are about decides before what is guessed from them, unless a product is asked about. */
function mayBeOfShop({ state }: Talk, { intent, confidence }: Request): boolean {
  if (intent === null || intent === "unclear") return true
  const isOfProduct = ABOUT_PRODUCTS.has(intent) && state.focus.length > 0
  return confidence < LIKELY && !isOfProduct && !KEPT.has(intent)
}

/** They change something, or answer from the shop's texts themselves. */
const KEPT: ReadonlySet<Intent> = new Set([
  "add",
  "remove",
  "change",
  "clear_cart",
  "compare",
  "gift",
  "outfit",
  "shipping",
  "returns",
  "payment",
  "warranty",
  "privacy",
  "contact",
  "service",
  "order_change",
  "complaint",
  "human",
])

/** In a few words a wish is told what there is not of it, rather than asked what it meant. */
const LIKELIER_THAN_NOT = 0.5

/** What a wish finds; where nothing was wished for, what the shop's texts say, or that it is not clear. */
function* findOrAsk(talk: Talk, request: Request): Script<Reply> {
  const { clause, intent, confidence } = request
  const isName = intent === null && clause.tokens.length <= LONGEST_NAME
  const least = clause.tokens.length <= LONGEST_NAME ? LIKELIER_THAN_NOT : SURE_WISH
  const isSure = isName || (intent === "find" && confidence >= least)
  if (isWish(talk, request)) return yield* find(talk, clause, "find", isSure)
  return (yield* answerNoWish(talk, request.clause)) ?? reply(say(talk, "unclear"))
}

/** They are said of a product, or of what it costs to send it. */
const MAY_BE_SENDING: ReadonlySet<Intent | null> = new Set<Intent | null>(["price", "question"])

/** `what would the faster delivery cost`: what names no product and speaks of sending is about that. */
function isOfSending(talk: Talk, { intent, clause, text }: Request): boolean {
  const { isPronoun } = vocabularyOf(talk.language)
  return (
    MAY_BE_SENDING.has(intent) &&
    asksForShipping(talk, text) &&
    !clause.tokens.some((token) => isPronoun(token.text)) &&
    thingsIn(text, talk).length === 0 &&
    findReference(clause, talk.state, talk.language, "details").kind === "none"
  )
}

const MAY_BE_TOTAL: ReadonlySet<Intent | null> = new Set<Intent | null>([
  "price",
  "shipping",
  "view_cart",
  "checkout",
  "unclear",
])

/** `how much is that with express?`, of what is in the cart. */
function isTotalWithShipping({ language, state }: Talk, { intent, text }: Request): boolean {
  if (!MAY_BE_TOTAL.has(intent) || state.cart.length === 0) return false
  const { ids, words } = readMarks(text, languageOf(language.code) ?? LANGUAGES[0])
  const along = wordIn(language.code, "along")
  const isWith = (at: number) =>
    words.slice(Math.max(0, at - 2), at).some((word) => along.test(word))
  return ["shipping", "postage", "express", "standard"].some((id) => ids.get(id)?.some(isWith))
}

/** What is in the cart and comes to, and what the way there costs. */
function* tellTotal(talk: Talk, text: string): Script<Reply> {
  return joinReplies([yield* viewCart(talk), yield* answerShipping(talk, text)])
}

/** What may be told after a complaint, and belongs to it. */
const MAY_COMPLAIN: ReadonlySet<Intent | null> = new Set<Intent | null>([
  null,
  "find",
  "gift",
  "outfit",
  "refine",
  "small_talk",
  "unclear",
])

/** Whether somebody goes on to tell what went wrong: they ask nothing, and wish for nothing in so many words. */
function complainsOn(talk: Talk, { intent, clause, confidence }: Request): boolean {
  const last = talk.earlier.at(-1)
  const isGift = intent === "gift" || intent === "outfit"
  if (last === undefined || !MAY_COMPLAIN.has(intent)) return false
  if (confidence >= SURE_WISH && !isGift) return false
  const isComplaint = splitRequests(last, talk.language).some((each) => each.intent === "complaint")
  return isComplaint && clause.tokens.length > LONGEST_NAME && !isAsked(talk, clause)
}

/** Whether a person is asked for in so many words, and not only whom to turn to. */
function asksForPerson({ intent, confidence }: Request): boolean {
  return intent === "human" && confidence >= LIKELY
}

/** What one request is answered. */
export function* serve(talk: Talk, request: Request): Script<Reply> {
  const { clause, text } = request
  const ofOrder = yield* answerOfOrder(talk, request)
  if (ofOrder) return ofOrder
  const changed = mayCorrect(talk, request) ? yield* changeVariation(talk, clause) : null
  if (changed) return changed
  if (ordersOptions(talk, request)) return yield* add(talk, clause)
  const enough = yield* answerEnough(talk, request)
  if (enough) return enough
  if (complainsOn(talk, request)) return yield* answerComplaint(talk, text)
  if (isTotalWithShipping(talk, request)) return yield* tellTotal(talk, text)
  if (isOfSending(talk, request)) return yield* answerShipping(talk, text)
  const answered = (yield* askOn(talk, request)) ?? (yield* answerAboutTalk(talk, request))
  if (answered) return answered
  const quoted = mayBeOfShop(talk, request) ? yield* quoteOfShop(talk, request) : null
  if (quoted) return quoted
  const intent = continued(talk, request) ?? inContext(talk, request)
  switch (intent) {
    case "find": {
      const named = yield* answerAboutNamed(talk, request)
      return named ?? (yield* findOrAsk(talk, request))
    }
    case "outfit":
      return namesOne(talk, request) || isOnlyLimited(talk, request)
        ? yield* find(talk, clause)
        : yield* advise(talk, text)
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
      return isOfOne(talk, request)
        ? yield* tellAbout(talk, clause, intent)
        : yield* choose(talk, request)
    case "similar":
      return isAboutIt(talk, request)
        ? yield* tellAbout(talk, clause, "question")
        : yield* tellSimilar(talk, clause)
    case "compare":
      return yield* compare(talk, clause)
    case "add":
      return yield* add(talk, clause)
    case "change":
      return yield* changeQuantity(talk, clause)
    case "remove":
      return yield* remove(talk, clause)
    case "clear_cart":
      return yield* clearCart(talk, clause)
    case "total": {
      const sum = yield* answerSum(talk, request)
      if (sum) return sum
      return asksForShipping(talk, text) ? yield* tellTotal(talk, text) : yield* viewCart(talk)
    }
    case "view_cart":
    case "checkout":
      return yield* viewCart(talk, intent === "checkout")
    case "cheaper":
    case "dearer": {
      const cheaper = intent === "cheaper" ? yield* findCheaperThanIt(talk, request) : null
      return cheaper ?? (yield* findByPrice(talk, clause, intent))
    }
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
      return yield* answerWallet(talk, text, intent === "balance")
    case "affordable":
      return yield* tellAffordable(talk, request)
    case "human":
      return asksForPerson(request) ? yield* handOver(talk) : yield* tellHowToReach(talk)
    case "complaint":
      return yield* answerComplaint(talk, text)
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
