import type { RememberedProduct } from "../../types"
import { languageOf, LANGUAGES, marksIn } from "../../../../language"
import { classifierOf } from "../../../../language/intents/classifier"
import type { Mark } from "../../../../language/concepts/services"
import { answerQuestion, bearsOn, lookAtProducts } from "../answers"
import { ABOUT_PRODUCTS, COURTESIES, type Intent } from "../grammar/intents"
import { fitOf, isWordOfName } from "../grammar/names"
import { contentWords, findReference, ofKind } from "../grammar/references"
import type { Request } from "../grammar/split"
import { mayBeQuality, thingsIn } from "../grammar/things"
import { vocabularyOf } from "../grammar/vocabulary"
import { isAsked, LIKELY, namesAnother, saysLimits, SURE_WISH } from "./evidence"
import { meantBy } from "./resolve"
import type { Script } from "./script"
import type { Reply, Talk } from "./talk"

/** What a question about the product in talk is mistaken for, since it is put like it. */
const MAY_ASK: ReadonlySet<Intent | null> = new Set<Intent | null>([
  null,
  "find",
  "refine",
  "unclear",
  "affordable",
  "choose",
  "top",
  "who",
])
/** Longer messages tell what is wanted. */
const MOST_WORDS = 12
/** As many of a list as are read to find those that a question is about. */
const MOST_READ = 6
/** As many as are told of beside each other. */
const MOST_TOLD = 3
/** What is done to the cart is done on words that say so. */
const DONE: ReadonlySet<Intent | null> = new Set<Intent | null>([
  "add",
  "remove",
  "change",
  "clear_cart",
  "compare",
  "override",
])
/** They are answered by the shop's texts, whatever a description says. */
const OF_THE_SHOP: ReadonlySet<Intent> = new Set([
  "shipping",
  "returns",
  "payment",
  "warranty",
  "privacy",
  "contact",
  "service",
  "complaint",
  "human",
  "small_talk",
  "order_status",
  "order_items",
  "order_change",
  "list_orders",
])

/**
 * The answer to `does it rust?`, `lengths?` and the like, where the words themselves don't say that
 * they are a question about what is in talk: a message that names nothing else which is sold is about
 * the product in talk, or about the list. Null where it is about neither.
 */
export function* answerAboutTalk(talk: Talk, request: Request): Script<Reply | null> {
  const { clause, text } = request
  const isOpen = MAY_ASK.has(request.intent) || isWeak(request)
  if (!isOpen || clause.tokens.length > MOST_WORDS) return null
  const named = mayAsk(talk, request) ? namedIn(talk, request) : undefined
  if (named) {
    const isOf = asksOf(talk, request) || (yield* telling(talk, [named], text)).length > 0
    return isOf ? yield* answerQuestion(talk, [named], text) : null
  }
  const { state, language } = talk
  const [focus, another] = state.focus
  const isOne = focus !== undefined && another === undefined
  const pool = isOne ? [focus] : ofKind(state.shown, state.search, language).slice(0, MOST_READ)
  if (pool.length === 0 || !mayConcern(talk, request, isOne)) return null
  if (pool.some((product) => namesItsKind(talk, request, product))) return null
  if (yield* namesAnother(talk, clause, isOne ? pool : [...state.focus, ...state.shown]))
    return null
  const told = yield* telling(talk, pool, text)
  const meant = isOne ? focus : meantBy(talk, "question")
  if (meant && (asksOf(talk, request) || told.some(({ id }) => id === meant.id))) {
    return yield* answerQuestion(talk, [meant], text)
  }
  if (told.length > 0 && told.length <= MOST_TOLD) return yield* answerQuestion(talk, told, text)
  const isSaidOfIt = isOne && MAY_ASK.has(request.intent) && isAsked(talk, clause)
  if (!isSaidOfIt) return null
  return yield* answerQuestion(talk, [focus], text)
}

/** Whether what it asks for was only guessed, and is nothing that is done. */
function isWeak({ intent, confidence }: Request): boolean {
  return (
    intent !== null &&
    confidence < LIKELY &&
    !DONE.has(intent) &&
    !COURTESIES.has(intent) &&
    !ABOUT_PRODUCTS.has(intent) &&
    !OF_THE_SHOP.has(intent)
  )
}

/** Those of which the shop tells what is asked. */
function* telling(
  talk: Talk,
  products: readonly RememberedProduct[],
  text: string
): Script<RememberedProduct[]> {
  const language = languageOf(talk.language.code) ?? LANGUAGES[0]
  const facts = yield* lookAtProducts(products)
  const ids = new Set(
    facts.filter((each) => bearsOn(each, text, language)).map(({ card }) => card.id)
  )
  return products.filter(({ id }) => ids.has(id))
}

/** Whether the words may be about what is in talk: they limit nothing, wish nothing, and point nowhere else. */
function mayConcern(talk: Talk, request: Request, isOne: boolean): boolean {
  const { clause, intent, confidence } = request
  if (saysLimits(talk, clause)) return false
  const classifier = classifierOf(languageOf(talk.language.code) ?? LANGUAGES[0])
  // Said in so many words: `show me boots`, whatever boots may be.
  const isSaid = classifier.isExample(classifier.words.read(clause.text))
  const isPut = intent === "find" && (confidence >= SURE_WISH || isSaid)
  if (isPut && !isAsked(talk, clause)) return false
  const reference = findReference(clause, talk.state, talk.language, "details")
  const isElsewhere =
    reference.kind === "nowhere" ||
    (reference.kind === "found" &&
      reference.products.every(({ id }) => id !== talk.state.focus[0]?.id))
  if (isElsewhere) return false
  return (
    isOne ||
    (MAY_ASK.has(intent) && !CHOOSES.has(intent) && (mayAsk(talk, request) || isBare(request)))
  )
}

/** `lengths`, `colours`: nothing but what is asked for. */
function isBare({ intent, clause }: Request): boolean {
  return intent === null && clause.tokens.length === 1
}

/** What can be asked of every product, whatever is told of it. */
const OF_EVERY_PRODUCT: readonly Mark[] = [
  "colours",
  "drawbacks",
  "how-heavy",
  "material",
  "origin",
  "reviews",
  "sizes",
]

/** They ask for one of several, by whatever it may be. */
const CHOOSES: ReadonlySet<Intent | null> = new Set<Intent | null>(["choose", "top"])

function asksOf({ language, state }: Talk, { text, intent }: Request): boolean {
  if (CHOOSES.has(intent)) return false
  const marks = marksIn(text, languageOf(language.code) ?? LANGUAGES[0])
  return state.focus.length === 1 && OF_EVERY_PRODUCT.some((id) => marks.has(id))
}

/** The one of those that were shown whose name a question has: `is there a strap on the bag?` */
function namedIn({ language, state }: Talk, { clause }: Request): RememberedProduct | undefined {
  if (!clause.tokens.some(({ raw }) => /[?؟]/.test(raw))) return undefined
  const words = contentWords(clause, language, "question")
  const products = [...state.focus, ...state.shown]
  const counts = products.map(
    ({ name }) => words.filter((word) => fitOf(name, word, language) === 1).length
  )
  const most = Math.max(0, ...counts)
  const best = new Map(
    products.flatMap((each, at) => (counts[at] === most ? [[each.id, each] as const] : []))
  )
  const [product] = best.values()
  return most > 0 && most < words.length && best.size === 1 ? product : undefined
}

function mayAsk({ language }: Talk, { clause, intent }: Request): boolean {
  const { isPronoun } = vocabularyOf(language)
  const marks = marksIn(clause.text, languageOf(language.code) ?? LANGUAGES[0])
  return (
    clause.tokens.length <= MOST_WORDS &&
    ((marks.has("which") && !CHOOSES.has(intent)) ||
      clause.tokens.some(({ raw, text }) => /[?؟]/.test(raw) || isPronoun(text)))
  )
}

/** `a cotton shirt?`, while one is in talk, looks for shirts. */
function namesItsKind(talk: Talk, { clause, intent }: Request, { name }: RememberedProduct) {
  const isOfName = (word: string) => isWordOfName(name, word, talk.language)
  const kinds = thingsIn(clause.text, talk).filter((word) => !mayBeQuality(word, talk))
  return (intent === null || intent === "find") && kinds.some(isOfName)
}
