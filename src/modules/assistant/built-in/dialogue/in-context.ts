import type { Clause } from "../grammar/clause"
import type { Intent } from "../grammar/intents"
import { findCounts } from "../grammar/numbers"
import { chooseVariations } from "../grammar/options"
import { readQuantity } from "../grammar/quantity"
import { contentWords, findReference, isWordOf } from "../grammar/references"
import { vocabularyOf } from "../grammar/vocabulary"
import { isRefinement } from "./find"
import type { Talk } from "./talk"

/** An intent, or that nothing was understood. */
export type Meaning = Intent | "unclear"

/** What a request means in the light of what was shown: `the second one` asks for its details. */
export function inContext(talk: Talk, intent: Intent | null, clause: Clause): Meaning {
  switch (intent) {
    case null:
      return readBare(talk, clause)
    case "find":
      return isRefinement(talk, clause) || !pointsAt(talk, clause, intent) ? "find" : "details"
    case "want":
      return points(talk, clause, intent) || readQuantity(clause, talk.language) ? "want" : "find"
    case "deals":
      return pointsAt(talk, clause, intent) ? "details" : "deals"
    case "details":
      return narrows(talk, clause) ? "find" : "details"
    case "cheaper":
    case "dearer":
      return isPlace(talk, clause, intent) ? "details" : intent
    default:
      return intent
  }
}

/** Words that name no intent: a product that was shown, a narrower search, or a new one. */
function readBare(talk: Talk, clause: Clause): Meaning {
  if (countsOptions(talk, clause)) {
    return "add"
  }
  if (saysOption(talk, clause)) {
    return "details"
  }
  if (isRefinement(talk, clause)) {
    return "find"
  }
  if (points(talk, clause, "find")) {
    return "details"
  }
  return contentWords(clause, talk.language, "find").some((word) => /\p{L}{2}|\d/u.test(word))
    ? "find"
    : "unclear"
}

/** `only in stock`: about the search, since neither a product nor a name is in it. */
function narrows(talk: Talk, clause: Clause): boolean {
  return (
    isRefinement(talk, clause) &&
    !points(talk, clause, "details") &&
    contentWords(clause, talk.language, "details").length === 0
  )
}

/** `and in 43?`, of the one product that was just talked about. */
function saysOption({ state, language }: Talk, clause: Clause): boolean {
  const [product, another] = state.focus
  return (
    product !== undefined &&
    another === undefined &&
    product.variations.length > 1 &&
    contentWords(clause, language, "details").every((word) => isWordOf(product, word, language)) &&
    chooseVariations(product, clause.text, language).said.length > 0
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
    chooseVariations(product, clause.text, language).said.length > 0
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
