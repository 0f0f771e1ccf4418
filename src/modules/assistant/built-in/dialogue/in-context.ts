import { languageOf, LANGUAGES, marksIn, wordIn } from "../../../../language"
import { PROPERTIES } from "../answers"
import type { Clause } from "../grammar/clause"
import type { Intent } from "../grammar/intents"
import { findCounts } from "../grammar/numbers"
import { chooseVariations } from "../grammar/options"
import { matches } from "../grammar/patterns"
import { isQuantity, readQuantity } from "../grammar/quantity"
import { chooseOptions, colourWordsIn } from "../answers/options"
import { sayOptions } from "./add"
import { saysLimits } from "./evidence"
import { meantBy } from "./resolve"
import { contentWords, findReference, isWordOf } from "../grammar/references"
import { type Request, splitRequests } from "../grammar/split"
import { vocabularyOf } from "../grammar/vocabulary"
import type { Talk } from "./talk"
import { mayBeQuality, namesSomethingNew, thingsIn } from "../grammar/things"
import { readWish } from "./wish"

/** What a request means in the light of what was shown: `in blue?` of one product or of a list. */
export function inContext(talk: Talk, { intent, clause, confidence }: Request): Intent {
  switch (intent) {
    case "add":
      return confidence < SURE && asksOfIt(talk, clause) ? "question" : intent
    case null:
      return readBare(talk, clause)
    case "question":
      return weighsNames(talk, clause) ? "compare" : intent
    case "find":
      if (countsOptions(talk, clause) || countsMore(talk, clause)) return "add"
      if (pointsAt(talk, clause, intent)) return "details"
      return refines(talk, clause) ? "refine" : "find"
    case "refine":
    case "option":
      return readOption(talk, clause, intent)
    case "deals":
      return pointsAt(talk, clause, intent) ? "price" : "deals"
    case "details":
      return readDetails(talk, clause)
    case "cheaper":
    case "dearer":
      if (isPlace(talk, clause, intent)) return "details"
      return namesSomethingNew(clause.text, talk) ? "find" : intent
    case "unclear":
      if (saysOption(talk, clause)) return "option"
      // An amount, or "on sale", limits a search, whatever else was not understood.
      if (!saysLimits(talk, clause)) return intent
      return refines(talk, clause) ? "refine" : "find"
    case "categories":
      // Everything under an amount is products, not their kinds.
      return saysLimits(talk, clause) ? "find" : intent
    case "change":
      // Nothing is there to be changed: so many of it are wanted.
      return isNotInCart(talk) && (talk.state.cart.length === 0 || saysOption(talk, clause))
        ? "add"
        : intent
    case "more":
      return namesSomethingNew(clause.text, talk) ? "find" : "more"
    default:
      return intent
  }
}

/** `the wool or the cotton blanket, which keeps its colour?`: two that are named, and not in talk. */
function weighsNames(talk: Talk, { text }: Clause): boolean {
  const { language, state } = talk
  const dividers = new RegExp(` (?:${language.compareDividers.join("|")}) `, "u")
  const [first, second, another] = text.split(dividers)
  const isNamed = (part: string | undefined) =>
    part !== undefined &&
    (thingsIn(part, talk).length > 0 || colourWordsIn(part, language.code).length > 0)
  const shared = languageOf(language.code) ?? LANGUAGES[0]
  return (
    state.focus.length === 0 &&
    another === undefined &&
    isNamed(first) &&
    isNamed(second) &&
    marksIn(text, shared).has("which")
  )
}

/** Less sure than this, `can it go in the dishwasher?` is no order. */
const SURE = 0.8

/** A question that says nothing of putting anything anywhere, or that asks for a property. */
function asksOfIt(talk: Talk, clause: Clause): boolean {
  const { puts } = vocabularyOf(talk.language)
  const isPut = clause.tokens.some(({ text }) => puts("add", text))
  const isQuestion = clause.tokens.some(({ raw }) => /[?؟]/.test(raw))
  return isQuestion && (saysProperty(talk, clause) || !isPut)
}

/** What may be said by whoever takes one of the options. */
const MAY_ORDER: ReadonlySet<Intent | null> = new Set<Intent | null>([
  null,
  "change",
  "details",
  "find",
  "option",
  "question",
  "refine",
  "unclear",
])

/**
 * `in green, two`, `60 cm please`: options that leave one variation of the product in talk, with how many
 * or a please, order it.
 */
export function ordersOptions(talk: Talk, { clause, intent, text }: Request): boolean {
  const { state, language } = talk
  const [product, another] = state.focus
  if (!product || another || /[?؟]/.test(text) || !MAY_ORDER.has(intent)) return false
  if (state.cart.some(({ product_id }) => product_id === product.id)) return false
  const { said, missing } = chooseOptions(product, clause.text, language.code)
  const spoken = sayOptions(talk, product, clause.text)
  const chosen = chooseVariations(product, spoken, language).variations
  const counted = readQuantity(clause, language, product)
  const isCounted = counted !== null && isQuantity(counted.value)
  const isAsked = wordIn(language.code, "please").test(text)
  return (
    said.length > 0 &&
    missing.length === 0 &&
    chosen.length === 1 &&
    (isCounted || isAsked) &&
    thingsIn(clause.text, talk).every(
      (word) => mayBeQuality(word, talk) || isWordOf(product, word, language)
    )
  )
}

function saysProperty({ language }: Talk, { text }: Clause): boolean {
  const marks = marksIn(text, languageOf(language.code) ?? LANGUAGES[0])
  return [...marks].some((id) => PROPERTIES.has(id))
}

/** Whether the one product in talk is not in the cart. */
function isNotInCart({ state: { cart, focus } }: Talk): boolean {
  return focus.length === 1 && !cart.some(({ product_id }) => product_id === focus[0].id)
}

/**
 * `and two camp mugs in white`, after something was put into the cart: one thing more. So is `and a
 * scarf`, straight after it.
 */
function countsMore({ state, language, earlier }: Talk, clause: Clause): boolean {
  const { joiners, articles } = vocabularyOf(language)
  const [count] = findCounts(clause, language)
  const first = clause.tokens.findIndex(({ raw, text }) => !joiners.has(text) && raw !== "+")
  if (first < 1 || clause.tokens.some(({ raw }) => /[?؟]/.test(raw))) return false
  const last = earlier.at(-1)
  const isJustAdded = last !== undefined && splitRequests(last, language).at(-1)?.intent === "add"
  const isNamed = articles.has(clause.tokens[first].text) && isJustAdded
  return (
    state.cart.length > 0 &&
    (count?.at === first || isNamed) &&
    contentWords(clause, language, "add").length > 0
  )
}

/** Words that only name something: a product that was shown, an option, or a new wish. */
function readBare(talk: Talk, clause: Clause): Intent {
  if (countsOptions(talk, clause) || countsMore(talk, clause)) return "add"
  if (saysOption(talk, clause)) return "option"
  if (points(talk, clause, "find")) return "details"
  if (refines(talk, clause)) return "refine"
  return contentWords(clause, talk.language, "find").some((word) => /\p{L}{2}|\d/u.test(word))
    ? "find"
    : "unclear"
}

/** Of one product in talk an option is asked; a list is narrowed by it. */
function readOption(talk: Talk, clause: Clause, intent: "refine" | "option"): Intent {
  if (countsOptions(talk, clause) || countsMore(talk, clause)) return "add"
  const { state } = talk
  const isOne = state.focus.length === 1
  if (intent === "option") {
    const isNamed = points(talk, clause, "option")
    if (isOne || isNamed || !state.search || isOfBest(talk, clause)) return "option"
    return namesSomethingNew(clause.text, talk) ? "option" : "refine"
  }
  if (isOne && (saysOption(talk, clause) || points(talk, clause, "option"))) return "option"
  if (pointsAt(talk, clause, "find") && !saysLimits(talk, clause)) return "details"
  // "My flat is pretty dark" chooses among the plants that were shown.
  if (intent === "refine" && state.shown.length > 1 && saysProperty(talk, clause)) return "choose"
  return state.search ? "refine" : isOne && !saysLimits(talk, clause) ? "option" : "find"
}

/** `do you have it in black?`, after a list whose best comes in black. */
function isOfBest(talk: Talk, clause: Clause): boolean {
  const { language } = talk
  const best = meantBy(talk, "option")
  const many = matches(clause.text, language.pronouns.many)
  return (
    best !== undefined &&
    !many &&
    clause.tokens.length > BARE_OPTION &&
    chooseVariations(best, clause.text, language).said.length > 0
  )
}

/** `in black?` narrows the list. */
const BARE_OPTION = 1

/** `only in stock` is about the search, since neither a product nor a name is in it. */
function readDetails(talk: Talk, clause: Clause): Intent {
  if (points(talk, clause, "details")) return "details"
  if (saysOption(talk, clause)) return "option"
  return saysLimits(talk, clause) && refines(talk, clause) ? "refine" : "details"
}

/** Whether a clause only narrows or widens the search before it: `in blue`, `under 30`. */
function refines(talk: Talk, clause: Clause): boolean {
  if (!talk.state.search) return false
  const { query } = readWish(clause, "refine", talk.language, talk.currency)
  return query === "" && saysLimits(talk, clause)
}

/** `and in 43?`, of the one product that was just talked about, whether it comes in that or not. */
function saysOption({ state, language }: Talk, clause: Clause): boolean {
  const [product, another] = state.focus
  if (product === undefined || another !== undefined || product.variations.length < 2) return false
  const { said, missing } = chooseOptions(product, clause.text, language.code)
  const written = chooseVariations(product, clause.text, language).said
  const colours = new Set(colourWordsIn(clause.text, language.code))
  return (
    said.length + written.length + missing.length > 0 &&
    contentWords(clause, language, "option").every(
      (word) => colours.has(word) || missing.includes(word) || isWordOf(product, word, language)
    )
  )
}

/** `and one in L`, of what was just talked about. */
function countsOptions({ state, language }: Talk, clause: Clause): boolean {
  const [product, another] = state.focus
  const [count] = findCounts(clause, language)
  return (
    product !== undefined &&
    another === undefined &&
    count !== undefined &&
    clause.tokens
      .slice(0, count.at)
      .every(({ text }) => vocabularyOf(language).joiners.has(text)) &&
    chooseVariations(product, clause.text, language).said.length > 0 &&
    contentWords(clause, language, "add").every((word) => isWordOf(product, word, language)) &&
    clause.tokens.length > 1
  )
}

function points(talk: Talk, clause: Clause, intent: Intent): boolean {
  return findReference(clause, talk.state, talk.language, intent).kind !== "none"
}

/** Whether it speaks of what was shown and of nothing else. */
function pointsAt(talk: Talk, clause: Clause, intent: Intent): boolean {
  const reference = findReference(clause, talk.state, talk.language, intent)
  return (reference.kind === "found" && reference.by !== "name") || reference.kind === "nowhere"
}

/** Whether it is one of the list by its place: `the cheaper one`. */
function isPlace(talk: Talk, clause: Clause, intent: Intent): boolean {
  const reference = findReference(clause, talk.state, talk.language, intent)
  return reference.kind === "found" && reference.by === "place"
}
