import type { RememberedProduct } from "../../types"
import { languageOf, LANGUAGES, marksIn } from "../../../../language"
import type { Mark } from "../../../../language/concepts/services"
import { answerQuestion, bearsOn, factsOf } from "../answers"
import type { Intent } from "../grammar/intents"
import { fitOf, isWordOfName } from "../grammar/names"
import { contentWords } from "../grammar/references"
import type { Request } from "../grammar/split"
import { thingsIn } from "../grammar/things"
import { vocabularyOf } from "../grammar/vocabulary"
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

/**
 * The answer to `does it rust?` and the like, where the words themselves don't say that they are a
 * question about the product in talk, and what the shop tells of it bears them out. Null where it
 * doesn't, and where something else is named.
 */
export function* answerAboutTalk(talk: Talk, request: Request): Script<Reply | null> {
  if (!MAY_ASK.has(request.intent) || !mayAsk(talk, request)) return null
  const named = namedIn(talk, request)
  const product = named ?? meantBy(talk, "question")
  if (!product || (!named && namesItsKind(talk, request, product))) return null
  if (asksOf(talk, request)) return yield* answerQuestion(talk, [product], request.text)
  const [outcome] = yield [
    { name: "get_product_details", input: { product_id: product.id }, isLookUp: true },
  ]
  const language = languageOf(talk.language.code) ?? LANGUAGES[0]
  const isBorneOut = factsOf(outcome).some((facts) => bearsOn(facts, request.text, language))
  return isBorneOut ? yield* answerQuestion(talk, [product], request.text) : null
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
  return (intent === null || intent === "find") && thingsIn(clause.text, talk).some(isOfName)
}
