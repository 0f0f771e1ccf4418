import { isAmount, languageOf, LANGUAGES, lexiconOf } from "../../../../language"
import {
  classifierOf,
  type IntentClassifier,
  type Scores,
} from "../../../../language/intents/classifier"
import { subjectOf } from "../answers/subject"
import type { Language } from "../language/language"
import { type Clause, quote } from "./clause"
import { COURTESIES, type Intent } from "./intents"
import { matches } from "./patterns"
import { vocabularyOf } from "./vocabulary"

/** What a clause asks for, and how sure that is. */
export interface Reading {
  /** Null: it names something and says nothing of what is wanted. */
  intent: Intent | null
  confidence: number
}

/** Below, no intent is likely enough to act on it. */
const LEAST = 0.22
/** A cart is changed, and a wish refused, on nothing less. */
const LEAST_FOR: Partial<Record<Intent, number>> = {
  add: 0.45,
  change: 0.45,
  remove: 0.45,
  clear_cart: 0.6,
  override: 0.75,
  // They are answered with "sign in first".
  affordable: 0.4,
  balance: 0.4,
}
/** A program's text, such as a tool call or markup; no shopper speaks so. */
const CODE = /[{}]|<\/?\p{L}+[^>]*>|\p{L}_\p{L}+\s*\(/u
/** Which currency an amount is of doesn't matter here. */
const ANY = "usd"
/** Longer messages of which no word is known say nothing that a search could find. */
const MAX_NAME = 5

/** `one vs the other`, which every language writes like that. */
function isVersus({ tokens }: Clause): boolean {
  return tokens.slice(1, -1).some(({ text }) => text === "vs" || text === "versus")
}

/** What a clause asks for: the likeliest of all intents. */
export function classify(clause: Clause, language: Language): Reading {
  if (clause.tokens.length === 0 || CODE.test(quote(clause))) return UNCLEAR
  if (matches(clause.text, language.intents.override)) return { intent: "override", confidence: 1 }
  if (isVersus(clause)) return { intent: "compare", confidence: 1 }
  const shared = languageOf(language.code) ?? LANGUAGES[0]
  const classifier = classifierOf(shared)
  const text = quote(clause)
  const words = classifier.words.read(text)
  if (words.length === 0) return UNCLEAR
  const { stop, prepositions, concepts, stem } = lexiconOf(shared)
  const says = words.filter((word) => !word.startsWith("<"))
  const { openings } = vocabularyOf(language)
  const isNaming = words.some((word) => word === "<p>" || word === "<o>")
  const isFiller = says.every(
    (word) =>
      (concepts.has(stem(word)) && !openings.has(word)) ||
      prepositions.has(word) ||
      language.articles.includes(word) ||
      language.joiners.includes(word) ||
      Object.hasOwn(language.numbers, word)
  )
  const namesThing = says.some((word) => concepts.has(stem(word)) && !openings.has(word))
  if (isAmount(text, { languages: [shared], currency: ANY })) return { intent: null, confidence: 0 }
  const isNumber = words.every((word) => word === "<n>" || Object.hasOwn(language.numbers, word))
  const isBare = isFiller && (isNaming || namesThing) && !classifier.isExample(words)
  if (isNumber || isBare) return { intent: null, confidence: 0 }
  const unknown = words.filter((word) => word === "<p>").length
  if (says.every((word) => stop.has(word)) && unknown > MAX_NAME) return UNCLEAR
  const scores = asWish(classifier.classify(text), words, vocabularyOf(language).wishes)
  const ranked = (Object.entries(scores) as [Intent, number][]).sort(
    ([, one], [, other]) => other - one
  )
  const [intent, confidence] = ranked.find(
    ([intent, score]) =>
      // Whoever names a thing looks for it.
      score >= (LEAST_FOR[intent] ?? 0) && !(intent === "override" && namesThing)
  )!
  const { cheapest, dearest } = language.superlatives
  const isMost = matches(clause.text, cheapest) || matches(clause.text, dearest)
  const isShort = clause.tokens.length <= MOST_OF_A_SERVICE && !isMost
  if (isShort && (MAY_BE_SERVICE.has(intent) || confidence < LEAST)) {
    const subject = subjectOf(text, language.code)
    const isOther = subject === "shipping" && confidence < LEAST
    if (subject === "policy" || subject === "human" || isOther) {
      return { intent: subject === "policy" ? "service" : subject, confidence: LIKELY }
    }
  }
  if (LEAST_FOR[intent] !== undefined && isFarewell(words, classifier, stop)) {
    return { intent: "goodbye", confidence: LIKELY }
  }
  return confidence < LEAST ? { intent: "unclear", confidence } : { intent, confidence }
}

/** Surer than this, it is a question, however it begins. */
const SURELY_ASKED = 0.5

/** `need something warm for the morning walk` begins as a wish does, and asks about no product. */
function asWish(scores: Scores, [first]: readonly string[], wishes: ReadonlySet<string>): Scores {
  if (!wishes.has(first) || scores.question >= SURELY_ASKED) return scores
  return { ...scores, find: scores.find + scores.question, question: 0 }
}

/** No courtesy is put in more words than this. */
const LONGEST_COURTESY = 5

/** Whether it takes leave, in courtesies and words that say nothing alone: `ok bye then`. */
function isFarewell(
  words: readonly string[],
  classifier: IntentClassifier,
  stop: ReadonlySet<string>
): boolean {
  let takesLeave = false
  for (let at = 0; at < words.length;) {
    const lengths = Array.from({ length: LONGEST_COURTESY }, (_, less) => LONGEST_COURTESY - less)
    const said = lengths
      .map((length) => words.slice(at, at + length))
      .find((part) => classifier.exampleOf(part, COURTESIES))
    if (!said && !stop.has(words[at])) return false
    takesLeave ||= said !== undefined && classifier.exampleOf(said, COURTESIES) === "goodbye"
    at += said?.length ?? 1
  }
  return takesLeave
}

/** `do you have a phone number?` is put like a search, and names a service all the same. */
const MAY_BE_SERVICE: ReadonlySet<Intent> = new Set(["find", "refine", "categories", "more"])
const LIKELY = 0.6
/** In a longer message a word of a service is there by chance. */
const MOST_OF_A_SERVICE = 8

const UNCLEAR: Reading = { intent: "unclear", confidence: 1 }

/** Whether it asks for something, and is not only polite. */
export function isRequest(intent: Intent | null): intent is Intent {
  return intent !== null && intent !== "unclear" && !COURTESIES.has(intent)
}
