import { CONCEPTS_BY_ID, readMarks, readTimes } from "../../../../language"
import type { Language, Times } from "../../../../language"
import type { Policy } from "../../types"
import { bearing, weightOf } from "./relations"
import { languageOfText, readStatements } from "./texts"
import type { Question, Statement } from "./texts"

/** The sentence or two of a shop's texts that answer a question. */
export interface Passage {
  policy: Policy
  statements: readonly Statement[]
  language: Language
  /** What the question is about and the passage speaks of, by id. */
  said: ReadonlySet<string>
  times: Times
  /** It says much more of what was asked than any other text does. */
  isClear: boolean
}

/** What a question must have in common with a sentence, in words that matter. */
const ENOUGH = 0.75
/** The same, of a sentence that has what was asked for: a span of time, or that it costs nothing. */
const NEARLY = 0.5
/** The heading of a text says what all of it is about, each sentence a little less. */
const HEADING = 0.6
/** What stands in both is meant, where only the sentence of another text has it too. */
const BOTH = 0.15
const BARE_WORD = 0.25
/** What was talked about before. */
const EARLIER = 0.35
const EXPECTED = 0.5
/** How much a word tells beside the subject of its question. */
const BESIDE = 0.3
/** What a passage has to say of a question that names nothing else, and by how much it has to lead. */
const CLEAR = 0.75
const LEAD = 0.1
/** A neighbour that says nearly as much belongs to the answer. */
const NEIGHBOUR = 0.6

/**
 * The passage that answers a question; null when the texts say nothing about it.
 *
 * @param earlier what the shopper asked before, the latest last: `and who pays for that?`
 */
export function findPassage(
  question: Question,
  policies: readonly Policy[],
  earlier: readonly string[] = []
): Passage | null {
  const before = new Set(
    earlier.slice(-2).flatMap((text) => [...readMarks(text, question.language).ids.keys()])
  )
  const wanted = inTalk(question, wantedOf(question), before)
  const scored = policies.flatMap((policy) => {
    const statements = readStatements(policy.text, question.language)
    const language = languageOfText(policy.text, question.language)
    const heading = readMarks(`${policy.topic.replaceAll("_", " ")} ${policy.title}`, language)
    const topic = readMarks(policy.topic.replaceAll("_", " "), languageOfText("", language))
    const inHeading = (id: string) => heading.ids.has(id) || topic.ids.has(id)
    return statements.map((statement, at) => {
      const own = scoreOf(question, wanted, statement, inHeading)
      const extra = own > 0 ? extras(question, statement) : 0
      const known = own > 0 ? EARLIER * sumOf(statement, before) : 0
      const isEnough = own >= ENOUGH || (own >= NEARLY && extra > 0)
      const inside = scoreOf(question, wanted, statement, () => false)
      return { policy, statements, at, inside, own, isEnough, score: own + extra + known }
    })
  })
  const [best] = scored
    .filter(({ isEnough }) => isEnough)
    .sort((one, other) => other.score - one.score)
  if (!best) return null
  const rival = scored
    .filter(({ policy }) => policy !== best.policy)
    .reduce((most, { score }) => Math.max(most, score), 0)
  const places = [best.at - 1, best.at, best.at + 1].filter((at) => {
    const inside = scored.find((each) => each.policy === best.policy && each.at === at)?.inside ?? 0
    return at === best.at || inside >= Math.max(NEARLY, best.inside * NEIGHBOUR)
  })
  const statements = places.slice(0, 2).map((at) => best.statements[at])
  const has = (id: string) => statements.some(({ reading }) => reading.ids.has(id))
  const [{ language }] = statements
  return {
    policy: best.policy,
    statements,
    language,
    said: new Set([...wanted.keys()].filter(has)),
    times: readTimes(statements.map(({ text }) => text).join(" "), language),
    isClear: best.own >= CLEAR && best.score - rival >= LEAD,
  }
}

/** Things are so, too: whoever says no more asks about a product. */
const OF_THINGS: ReadonlySet<string> = new Set([
  "used",
  "unused",
  "included",
  "fits-in",
  "lifetime",
])

/** Whether a question asks what something costs; many languages ask how many in the same word. */
export function asksCost({ reading }: Question): boolean {
  const asks = (id: string) => reading.ids.has(id)
  return ["pay", "postage", "free"].some(asks) || (asks("how-much") && !asks("how-long"))
}

/** Whether a question speaks of anything that a shop's texts are about. */
export function isOfServices(question: Question): boolean {
  return [...wantedOf(question).keys()].some((id) => !CONCEPTS_BY_ID.has(id) && !OF_THINGS.has(id))
}

/** Cards that are no bank's. */
const CARDS: readonly string[] = ["gift-wrapping", "gift-card", "greeting-card"]

/** What a question is about, with how much each tells. */
function wantedOf({ reading }: Question): Map<string, number> {
  const wanted = new Map<string, number>()
  for (const id of reading.ids.keys()) {
    const weight = weightOf(id, !CONCEPTS_BY_ID.has(id))
    if (weight > 0) wanted.set(id, weight)
  }
  // The card of `greeting card` pays for nothing.
  const ofCards = CARDS.flatMap((id) => reading.ids.get(id) ?? [])
  if (reading.ids.get("bank-card")?.every((at) => ofCards.includes(at))) wanted.delete("bank-card")
  // Who pays for a return asks about returns, whatever else costs money.
  const hasSubject = ["return", "postage", "repair-service", "exchange"].some((id) =>
    wanted.has(id)
  )
  if (hasSubject && wanted.has("pay")) wanted.set("pay", BESIDE)
  if (wanted.has("return") && wanted.has("shipping")) wanted.set("shipping", BESIDE)
  // Whoever pays for the sending pays the postage.
  if (wanted.has("pay") && wanted.has("shipping") && !wanted.has("postage")) {
    wanted.set("postage", weightOf("postage", true))
  }
  const time = reading.ids.get("what-time")
  if (time) {
    // Until what time to order asks about orders, and `what time` about no opening hours.
    if (wanted.has("order")) wanted.set("order", 1)
    const hours = reading.ids.get("opening-hours") ?? []
    if (hours.every((at) => time.includes(at))) wanted.delete("opening-hours")
  }
  return wanted
}

/** A question that goes on about one of these may leave it out: `who pays for that?` */
const TALKED_OF = ["return", "exchange", "warranty"]
/** What is asked about one of them in few words. */
const ASKED_ON = ["pay", "postage", "used", "free"]
/** What is left out is likely meant. */
const LEFT_OUT = 0.6

/** What a question wants, with the subject of the talk where it names none. */
function inTalk(
  { reading }: Question,
  wanted: Map<string, number>,
  before: ReadonlySet<string>
): Map<string, number> {
  const own = [...wanted.keys()]
  const isOn = own.length > 0 && own.every((id) => ASKED_ON.includes(id) || id === "shipping")
  const [subject] = isOn ? TALKED_OF.filter((id) => before.has(id)) : []
  const ofReturn = subject === "return" || wanted.has("return")
  if (subject) wanted.set(subject, LEFT_OUT)
  // Whoever asks who pays for a return asks what sending it back costs.
  if (ofReturn && wanted.has("pay") && !reading.ids.has("refund")) {
    wanted.set("pay", BESIDE)
    wanted.set("postage", weightOf("postage", true))
  }
  return wanted
}

function scoreOf(
  question: Question,
  wanted: ReadonlyMap<string, number>,
  { reading, language }: Statement,
  inHeading: (id: string) => boolean
): number {
  let score = 0
  // What stands for itself does not stand for something else too: `pay` beside `pay by cheque`.
  const own = new Set([...wanted.keys()].filter((id) => reading.ids.has(id)))
  for (const [id, weight] of wanted) {
    const inside = bearing(id, (each) => reading.ids.has(each) && (each === id || !own.has(each)))
    const above = HEADING * bearing(id, inHeading)
    // What the heading is about and the sentence bears out too is likelier than by either alone.
    score += weight * (1 - (1 - inside) * (1 - above) + BOTH * inside * above)
  }
  if (language !== question.language) return score
  const named = new Set([...question.reading.ids.values()].flat())
  const stems = new Set(reading.stems)
  question.reading.stems.forEach((stem, at) => {
    const isBrand = question.reading.ids.get("payment-brand")?.includes(at) ?? false
    if (question.reading.isStop(at) || stem.length < 3 || !stems.has(stem)) return
    if (isBrand || !named.has(at)) score += isBrand ? 1 : BARE_WORD
  })
  return score
}

/** What speaks for one sentence over another that says as much of the subject. */
function extras(question: Question, statement: Statement): number {
  const { reading } = question
  const asks = (...ids: string[]) => ids.some((id) => reading.ids.has(id))
  const times = readTimes(statement.text, statement.language)
  const isFree = statement.reading.ids.has("free")
  let extra = 0
  if (asks("how-long", "how-many") && times.durations.length > 0) extra += EXPECTED
  const isTold = asks("what-time") ? times.clock : [...times.durations, ...times.clock]
  if (asks("when", "what-time") && isTold.length > 0) extra += EXPECTED
  const paying = ["pay", "postage", "free", "charge-money"]
  const isPaid = paying.some((id) => statement.reading.ids.has(id))
  if (asks("who") && asks("pay") && isPaid) extra += EXPECTED
  if (asks("opening-hours") && times.weekdays.length > 0) extra += EXPECTED
  if (asksCost(question) && isFree) extra += EXPECTED
  return extra
}

function sumOf({ reading }: Statement, ids: ReadonlySet<string>): number {
  const has = (id: string) => reading.ids.has(id)
  return [...ids].reduce(
    (sum, id) => sum + weightOf(id, !CONCEPTS_BY_ID.has(id)) * bearing(id, has),
    0
  )
}
