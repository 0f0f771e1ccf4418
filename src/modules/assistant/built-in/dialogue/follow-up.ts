import type { RememberedProduct } from "../../types"
import { languageOf, LANGUAGES, lexiconOf, marksIn } from "../../../../language"
import { answerQuestion } from "../answers"
import { ABOUT_PRODUCTS, type Intent } from "../grammar/intents"
import { matches } from "../grammar/patterns"
import { qualitiesIn } from "../grammar/pointers"
import { contentWords, findReference, isWordOf } from "../grammar/references"
import { type Request, splitRequests } from "../grammar/split"
import { findByQuality } from "./resolve"
import type { Script } from "./script"
import { type Reply, type Talk } from "./talk"

/** They may name another product and leave out what is asked of it. */
const MAY_ASK_ON: ReadonlySet<Intent | null> = new Set<Intent | null>([
  null,
  "details",
  "find",
  "more",
  "question",
  "refine",
  "similar",
  "unclear",
])
/** Longer ones say themselves what they ask. */
const MOST_WORDS = 7

/**
 * The answer to `and the other one?`: the question before, asked of another product. Null where a
 * request asks something of its own, or points at no other product.
 */
export function* askOn(talk: Talk, request: Request): Script<Reply | null> {
  const question = questionBefore(talk)
  const isQuestion = request.clause.tokens.some(({ raw }) => /[?؟]/.test(raw))
  const mayOrder = request.intent === "add" && isQuestion
  if (question === null || !(mayOrder || MAY_ASK_ON.has(request.intent))) return null
  const { clause, text } = request
  const { language, state } = talk
  const shared = languageOf(language.code) ?? LANGUAGES[0]
  if (clause.tokens.length > MOST_WORDS || marksIn(text, shared).has("more-about")) return null
  const product = yield* pointedAt(talk, request)
  if (!product || (state.focus.length === 1 && state.focus[0].id === product.id)) return null
  const pointing = new Set(qualitiesIn(clause, language))
  const { stop } = lexiconOf(shared)
  const asks = contentWords(clause, language, "details").some(
    (word) =>
      !pointing.has(word) &&
      !stop.has(word) &&
      !matches(word, language.pronouns.other) &&
      !/^(other|ander\w*|autre|otr[oa]|altr[oa]|outr[oa])$/.test(word) &&
      !isWordOf(product, word, language)
  )
  return asks ? null : yield* answerQuestion(talk, [product], withoutNames(talk, question))
}

function* pointedAt(talk: Talk, { clause }: Request): Script<RememberedProduct | undefined> {
  const reference = findReference(clause, talk.state, talk.language, "details")
  if (reference.kind === "found" && reference.by !== "pronoun") {
    return reference.products.length === 1 ? reference.products[0] : undefined
  }
  const [product, another] = yield* findByQuality(talk, clause)
  return another ? undefined : product
}

/** What the message before asked about a product; null when it asked for something else. */
function questionBefore({ earlier, language }: Talk): string | null {
  const last = earlier.at(-1)
  const request = last === undefined ? undefined : splitRequests(last, language).at(-1)
  return request && request.intent && ABOUT_PRODUCTS.has(request.intent) ? request.text : null
}

/** The question without the words by which it named the product that it was about. */
function withoutNames({ state, language }: Talk, question: string): string {
  const names = state.focus.map(({ name }) => name.toLowerCase())
  return question
    .split(/\s+/)
    .filter((word) => !names.some((name) => word.length > 3 && name.includes(word.toLowerCase())))
    .join(" ")
    .concat(language.code === "ar" ? "؟" : "?")
}
