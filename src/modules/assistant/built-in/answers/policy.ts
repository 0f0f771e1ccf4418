import { anyWord, readWeekdays, writeDuration, writeWeekdays } from "../../../../language"
import type { Mark } from "../../../../language/concepts/services"
import type { Policy } from "../../types"
import { recordsOf, textOf } from "../dialogue/outputs"
import { call, type Script } from "../dialogue/script"
import { type Reply, reply, type Talk } from "../dialogue/talk"
import { asksCost, findPassage, isOfServices } from "./passages"
import type { Passage } from "./passages"
import { nameLanguage, phrasesOf, word } from "./phrases"
import { readQuestion } from "./texts"
import type { Question } from "./texts"

const EMAIL = /[^\s@<>()]+@[^\s@<>()]+\.\p{L}{2,}/gu
const PHONE = /(?:\+|00|\(0)\d[\d\s()/-]{6,}\d|(?<![\d.,:])0\d{2,4}[\s/-]\d{3,}(?:[\s-]\d+)*/g
const PAYMENT = [
  ["bank-card", "card"],
  ["shop-wallet", "wallet"],
  ["bank-transfer", "transfer"],
  ["cash", "cash"],
  ["pay-later", "later"],
] as const
/** Ways to pay that a question may name. */
const NAMED_WAYS = ["payment-brand", "bank-transfer", "cash", "pay-later"]

/** The passage of the shop's texts that answers; who does where none answers. */
export function* answerPolicy(talk: Talk, text: string): Script<Reply> {
  return (yield* quotePolicy(talk, text)) ?? (yield* admitUnknown(talk))
}

/** The passage of the shop's texts that answers; null where none answers. */
export function* quotePolicy(talk: Talk, text: string): Script<Reply | null> {
  const policies = yield* readPolicies()
  const question = readQuestion(text, talk.language.code)
  const passage = findPassage(question, policies, talk.earlier)
  const lines = passage ? wordPassage(talk, question, passage) : []
  const isOpen = passage && leavesOpen(question, passage)
  return lines.length > 0 ? reply(...lines, isOpen && askTeam(talk, policies)) : null
}

/** Whether a passage speaks of what was asked about and doesn't settle it: the shop's people can. */
function leavesOpen({ reading: { ids } }: Question, { said, statements }: Passage): boolean {
  const says = (id: Mark) => said.has(id) || statements.some(({ reading }) => reading.ids.has(id))
  const isHow = ids.has("how-to") && UNDONE.some((id) => ids.has(id))
  return isHow || UNSETTLED.some((id) => ids.has(id) && !says(id))
}

/** How they are done, a text that only grants them doesn't tell. */
const UNDONE: readonly Mark[] = ["return", "exchange", "repair-service", "replace-service"]
/** What has to be said in so many words. */
const UNSETTLED: readonly Mark[] = ["partly", "exchange"]

/** The same where one passage stands clear of all others, so that the words need not say what is asked. */
export function* quoteClear(talk: Talk, text: string): Script<Reply | null> {
  const question = readQuestion(text, talk.language.code)
  if (!isOfServices(question)) return null
  const passage = findPassage(question, yield* readPolicies(), talk.earlier)
  if (!passage?.isClear) return null
  const lines = wordPassage(talk, question, passage)
  return lines.length > 0 ? reply(...lines) : null
}

/** That the shop's texts don't answer, and who does. */
export function* admitUnknown(talk: Talk): Script<Reply> {
  return reply(...wordUnknown(talk, yield* readPolicies()))
}

export function* readPolicies(): Script<Policy[]> {
  const records = recordsOf(yield* call("get_policy"), "policies")
  return records.flatMap(({ topic, title, text }) =>
    typeof text === "string" ? { topic: textOf(topic), title: textOf(title), text } : []
  )
}

/** That nothing is known of it, and who knows. */
export function wordUnknown(talk: Talk, policies: readonly Policy[]): string[] {
  return [word(talk, "shopSilent"), askTeam(talk, policies)]
}

export function askTeam(talk: Talk, policies: readonly Policy[]): string {
  const contact = findContact(policies)
  return contact ? word(talk, "askTeam", { contact }) : word(talk, "askTeamSomehow")
}

/** The addresses and numbers by which the shop says that it can be reached. */
export function findContact(policies: readonly Policy[]): string | null {
  const own = policies.filter(({ topic }) => /contact|support|service|help|kontakt/.test(topic))
  for (const texts of [own, policies]) {
    const all = texts.map(({ text }) => text).join("\n")
    const ways = [...(all.match(EMAIL) ?? []), ...(all.match(PHONE) ?? [])]
    if (ways.length > 0) return [...new Set(ways)].slice(0, 3).join(", ")
  }
  return null
}

/** The answer in as few words as it takes; none when the passage doesn't answer after all. */
export function wordPassage(talk: Talk, question: Question, passage: Passage): string[] {
  const asks = (id: string) => question.reading.ids.has(id)
  const says = (id: string) => passage.statements.some(({ reading }) => reading.ids.has(id))
  const text = passage.statements.map((statement) => statement.text).join(" ")
  if (asks("phone") && !asks("email") && !new RegExp(PHONE.source).test(text)) return []
  if (asks("real-shop") && !says("real-shop")) return []
  const way = NAMED_WAYS.find((id) => asks(id) && !names(passage, question, id))
  if (way)
    return [word(talk, "notNamed", { thing: wordsOf(question, way) }), ...wordWays(talk, passage)]
  const days = readWeekdays(question.text, question.language)
  if (days.length > 0 && passage.times.weekdays.length > 0) return wordDays(talk, days, passage)
  if (asks("used") && !asks("unused") && says("unused")) {
    return [word(talk, "onlyUnused"), ...quote(talk, passage)]
  }
  if (asksCost(question) && says("free") && !deniesFree(text)) {
    return [word(talk, "isFree"), ...quote(talk, passage)]
  }
  const [first, ...others] = quote(talk, passage)
  const yes = question.isYesNo && affirms(question, passage) ? `${word(talk, "yes")}. ` : ""
  return [yes + first, ...others]
}

/** Whether a passage speaks of a way to pay; of a brand, by its own name. */
function names({ said, statements }: Passage, { reading }: Question, id: string): boolean {
  const words = (reading.ids.get(id) ?? []).map((at) => reading.words[at])
  const isNamed = statements.some((each) => words.every((one) => each.reading.words.includes(one)))
  return isNamed || (id !== "payment-brand" && said.has(id))
}

/** Whether everything that the question is about stands in the passage. */
function affirms({ reading }: Question, { said, statements }: Passage): boolean {
  // Whether both ways to pay go together, or whose fault counts, no text says by naming them.
  if (CONDITIONS.some((id) => reading.ids.has(id))) return false
  if (statements.some(({ text }) => DENIAL.test(text))) return false
  const asked = [
    "pay",
    "return",
    "exchange",
    "repair-service",
    "replace-service",
    "shop-wallet",
    "bank-card",
    "payment-brand",
    "bank-transfer",
    "cash",
    "pay-later",
    "pickup",
    "gift-wrapping",
    "engraving",
    "invoice",
    "gift-card",
    "free",
    "postage",
    "tracking",
    "warranty",
  ].filter((id) => reading.ids.has(id))
  const isPaid = PAYMENT.some(([id]) => said.has(id)) || said.has("payment-brand")
  return asked.length > 0 && asked.every((id) => said.has(id) || (id === "pay" && isPaid))
}

const CONDITIONS = ["cause-of-damage", "partly"]
const DENIAL = anyWord("denials", "exceptions")

function deniesFree(text: string): boolean {
  return DENIAL.test(text)
}

/** What the shop says, in its words; in another language with its figures in the shopper's first. */
export function quote(talk: Talk, { statements, language, times }: Passage): string[] {
  const sentences = statements.map((statement) => statement.text.replace(/;$/, "."))
  if (language.code === talk.language.code) return [sentences.join(" ")]
  const text = sentences.join(" ")
  const own = readQuestion("", talk.language.code).language
  const values = [
    ...times.durations.map((duration) => writeDuration(duration, own)),
    ...(times.weekdays.length > 0 ? [writeWeekdays(times.weekdays, own)] : []),
    ...(times.clock.length > 0 ? [times.clock.join("–")] : []),
  ]
  const head = values.length > 0 ? `${[...new Set(values)].join(", ")}. ` : ""
  const name = nameLanguage(talk, language.code)
  return [head + word(talk, "quotedForeign", { text, language: name })]
}

/** The ways to pay of a passage; in the shop's words where these are the shopper's language. */
function wordWays(talk: Talk, passage: Passage): string[] {
  if (passage.language.code === talk.language.code) return quote(talk, passage)
  const { methods } = phrasesOf(talk)
  const ways = PAYMENT.flatMap(([id, name]) =>
    passage.statements.some(({ reading }) => reading.ids.has(id)) ? [methods[name]] : []
  )
  return ways.length > 0 ? [word(talk, "payWith", { list: ways.join(", ") })] : quote(talk, passage)
}

/** Whether the shop's people are there on a day, and when they are. */
function wordDays(talk: Talk, asked: readonly number[], { times }: Passage): string[] {
  const [from, to] = times.weekdays
  const isOpen = (day: number) =>
    times.weekdays.length === 2 ? day >= from && day <= to : times.weekdays.includes(day)
  const own = readQuestion("", talk.language.code).language
  const when = [writeWeekdays(times.weekdays, own), times.clock.join("–")]
    .filter(Boolean)
    .join(", ")
  const verdict = word(talk, asked.every(isOpen) ? "yes" : "no")
  return [`${verdict}. ${word(talk, "answering", { when })}`]
}

/** The shopper's own words for something. */
function wordsOf({ text, reading }: Question, id: string): string {
  const places = reading.ids.get(id) ?? []
  const words = places.map((at) => reading.words[at])
  const found = new RegExp(words.join("[^\\p{L}\\p{N}]+"), "iu").exec(text.normalize("NFC"))
  const said = found?.[0] ?? words.join(" ")
  return said.charAt(0).toUpperCase() + said.slice(1)
}
