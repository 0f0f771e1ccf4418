import { findCountry, nameCountry, readMarks, readTimes, writeDuration } from "../../../../language"
import type { Policy } from "../../types"
import { fieldOf, recordsOf, textOf, textsOf } from "../dialogue/outputs"
import { call, type Script } from "../dialogue/script"
import { type Reply, reply, type Talk } from "../dialogue/talk"
import { findPassage } from "./passages"
import { admitUnknown, readPolicies, wordPassage } from "./policy"
import { word } from "./phrases"
import { languageOfText, readQuestion, readStatements } from "./texts"
import type { Question } from "./texts"

/** Countries are listed up to here. */
const LISTED = 12
/** What no shipping option tells; the shop's texts may. */
const OF_TEXTS = [
  "dispatch",
  "customs",
  "pickup",
  "tracking",
  "return",
  "address",
  "gift-wrapping",
  "reserve",
]

/** What no way to send says anything about: where the texts are silent, nobody knows. */
const OF_TEXTS_ALONE = ["customs", "pickup", "gift-wrapping", "reserve"]

/** What sending costs, how long it takes, where to, and from which total on it is free. */
export function* answerShipping(talk: Talk, text: string): Script<Reply> {
  const question = readQuestion(text, talk.language.code)
  const asks = (id: string) => question.reading.ids.has(id)
  const country = findCountry(text, question.language)
  const isOfOptions = ["how-much", "postage", "how-long"].some(asks)
  const isOfTime = asks("what-time") && !asks("arrive")
  const isOfReturn = asks("return") || (asks("postage") && asks("pay") && spokeOfReturn(talk))
  const isOfTexts = isOfTime || (!isOfOptions && OF_TEXTS.some(asks))
  if (!country && (isOfReturn || isOfTexts)) {
    const passage = findPassage(question, yield* readPolicies(), talk.earlier)
    const isTold = isOfTime
      ? passage?.times.clock.length
      : OF_TEXTS.some((id) => passage?.said.has(id))
    if (passage && (isOfReturn || isTold)) {
      return reply(...wordPassage(talk, question, passage))
    }
  }
  if (OF_TEXTS_ALONE.some(asks)) return yield* admitUnknown(talk)
  const outcome = yield* call("estimate_shipping", country ? { country } : {})
  const options = recordsOf(outcome, "options")
  const countries = textsOf(fieldOf(outcome, "countries"))
  const names = countries.slice(0, LISTED).map((code) => nameCountry(code, question.language))
  const onlyTo = names.length > 0 && word(talk, "shipsOnlyTo", { countries: names.join(", ") })
  if (country) {
    const name = nameCountry(country, question.language)
    return options.length > 0
      ? reply(word(talk, "shipsTo", { country: name }), ...wordOptions(talk, question, options))
      : reply(word(talk, "shipsNotTo", { country: name }), onlyTo)
  }
  if (asks("abroad") && onlyTo) return reply(onlyTo, ...wordOptions(talk, question, options))
  if (options.length === 0) return yield* tellByTexts(talk, question)
  const places = isOfOptions ? undefined : tellOfPlaces(question, yield* readPolicies())
  if (places) return reply(places, ...wordOptions(talk, question, options))
  const lines = wordOptions(talk, question, options)
  if (asks("free")) {
    const isFree = options.some((option) => textOf(option.free_from) || isZero(option.price))
    return reply(!isFree && word(talk, "neverFree"), ...lines)
  }
  return reply(word(talk, "shipping"), ...lines)
}

/** The sentence that says where the shop sends to, for whoever names a place that is no country. */
function tellOfPlaces(
  { text, language }: Question,
  policies: readonly Policy[]
): string | undefined {
  if (!/\s\p{L}{3,}/u.test(text.trim())) return undefined
  return policies
    .flatMap((policy) => readStatements(policy.text, language))
    .find(
      (statement) =>
        statement.language === language &&
        statement.reading.ids.has("shipping") &&
        findCountry(statement.text, statement.language)
    )?.text
}

/** What the shop writes about it, where no option can be computed. */
function* tellByTexts(talk: Talk, question: Question): Script<Reply> {
  const passage = findPassage(question, yield* readPolicies(), talk.earlier)
  const lines = passage ? wordPassage(talk, question, passage) : []
  return lines.length > 0 ? reply(...lines) : reply(word(talk, "noShipping"))
}

/** `Do I pay the postage?`, said after a question about sending something back. */
function spokeOfReturn({ earlier, language }: Talk): boolean {
  return earlier.slice(-2).some((text) => {
    const { ids } = readQuestion(text, language.code).reading
    return ids.has("return") || ids.has("refund")
  })
}

function isZero(price: unknown): boolean {
  return !/[1-9]/.test(textOf(price))
}

/** A line for each way to send; only the fast one, or the usual one, where that was asked for. */
function wordOptions(
  talk: Talk,
  question: Question,
  options: readonly Record<string, unknown>[]
): string[] {
  const read = options.map((option) => {
    const label = `${textOf(option.name)} ${textOf(option.description)}`
    const language = languageOfText(label, question.language)
    return { option, ids: readMarks(textOf(option.name), language).ids }
  })
  const wanted = ["express", "standard"].filter((id) => question.reading.ids.has(id))
  const fitting = read.filter(({ ids }) => wanted.some((id) => ids.has(id)))
  return (fitting.length > 0 ? fitting : read).map(({ option }) => {
    const free = textOf(option.free_from)
    const parts = [textOf(option.price), wordDescription(question, textOf(option.description))]
    return [
      `• ${textOf(option.name)}: ${parts.filter(Boolean).join(", ")}`,
      free && word(talk, "freeFrom", { total: free }),
    ]
      .filter(Boolean)
      .join(". ")
  })
}

/** How long it takes, in the shopper's language where the shop wrote it in another. */
function wordDescription({ language }: Question, description: string): string {
  const own = languageOfText(description, language)
  if (own === language) return description
  const { durations } = readTimes(description, own)
  return durations.length > 0
    ? [...new Set(durations.map((duration) => writeDuration(duration, language)))].join(", ")
    : description
}
