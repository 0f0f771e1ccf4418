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
}

/** What a question must have in common with a sentence, in words that matter. */
const ENOUGH = 0.75
/** The heading of a text says what all of it is about, each sentence a little less. */
const HEADING = 0.6
const BARE_WORD = 0.25
/** What was talked about before. */
const EARLIER = 0.35
const EXPECTED = 0.5
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
  const wanted = wantedOf(question)
  const before = new Set(
    earlier.slice(-2).flatMap((text) => [...readMarks(text, question.language).ids.keys()])
  )
  const scored = policies.flatMap((policy) => {
    const statements = readStatements(policy.text, question.language)
    const language = languageOfText(policy.text, question.language)
    const heading = readMarks(`${policy.topic.replaceAll("_", " ")} ${policy.title}`, language)
    const topic = readMarks(policy.topic.replaceAll("_", " "), languageOfText("", language))
    const inHeading = (id: string) => heading.ids.has(id) || topic.ids.has(id)
    return statements.map((statement, at) => {
      const own = scoreOf(question, wanted, statement, inHeading)
      return { policy, statements, at, own, score: own + extras(question, statement, before, own) }
    })
  })
  const best = scored.sort((one, other) => other.score - one.score).at(0)
  if (!best || best.own < ENOUGH) return null
  const places = [best.at - 1, best.at, best.at + 1].filter((at) => {
    const own = scored.find((each) => each.policy === best.policy && each.at === at)?.own ?? 0
    return at === best.at || own >= Math.max(ENOUGH, best.own * NEIGHBOUR)
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
  }
}

/** What a question is about, with how much each tells. */
function wantedOf({ reading }: Question): Map<string, number> {
  const wanted = new Map<string, number>()
  for (const id of reading.ids.keys()) {
    const weight = weightOf(id, !CONCEPTS_BY_ID.has(id))
    if (weight > 0) wanted.set(id, weight)
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
  for (const [id, weight] of wanted) {
    const own = bearing(id, (each) => reading.ids.has(each))
    const above = HEADING * bearing(id, inHeading)
    score += weight * Math.max(own, above)
  }
  if (language !== question.language) return score
  const named = new Set([...question.reading.ids.values()].flat())
  const stems = new Set(reading.stems)
  question.reading.stems.forEach((stem, at) => {
    if (!named.has(at) && !question.reading.isStop(at) && stem.length > 2 && stems.has(stem)) {
      score += BARE_WORD
    }
  })
  return score
}

/** What speaks for one sentence over another that says as much of the subject. */
function extras(
  { reading }: Question,
  statement: Statement,
  before: ReadonlySet<string>,
  own: number
): number {
  if (own === 0) return 0
  const asks = (...ids: string[]) => ids.some((id) => reading.ids.has(id))
  const times = readTimes(statement.text, statement.language)
  let extra = 0
  if (asks("how-long") && times.durations.length > 0) extra += EXPECTED
  if (asks("when") && times.durations.length + times.clock.length > 0) extra += EXPECTED
  if (asks("opening-hours") && times.weekdays.length > 0) extra += EXPECTED
  if (asks("pay", "how-much", "free") && statement.reading.ids.has("free")) extra += EXPECTED
  for (const id of before) {
    if (statement.reading.ids.has(id)) extra += EARLIER * weightOf(id, !CONCEPTS_BY_ID.has(id))
  }
  return extra
}
