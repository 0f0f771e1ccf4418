import { languageOf, LANGUAGES, readMarks, wordIn } from "../../../../language"
import { readClause } from "../grammar/clause"
import type { Intent } from "../grammar/intents"
import { type Request, splitRequests } from "../grammar/split"
import { thingsIn } from "../grammar/things"
import { saysLimits } from "./evidence"
import type { Talk } from "./talk"

/** What may tell more of who gets a gift, or what it should not be. */
const MAY_GO_ON: ReadonlySet<Intent | null> = new Set<Intent | null>([
  null,
  "find",
  "refine",
  "gift",
  "outfit",
  "decline",
  "details",
  "no",
  "option",
  "question",
  "small_talk",
  "unclear",
  "more",
])
/** As many messages as a wish for a gift is told in. */
const MOST_OF_A_WISH = 3
const DENIES = ["denials", "lacks"] as const
/** So near before a word something denies it: `nothing of leather`. */
const NEAR = 3

/**
 * What was said of a gift before, where this message rules something out or limits it and names nothing
 * that is looked for instead: `no clothes, no shoes`, `she has a mug already`. Null where it doesn't.
 */
export function advisedBefore(talk: Talk, requests: readonly Request[]): string | null {
  const { earlier, message } = talk
  if (/[?؟]/.test(message) || !requests.every(({ intent }) => MAY_GO_ON.has(intent))) return null
  const start = earlier.findLastIndex((each) => asksForAdvice(talk, each))
  if (start < 0 || earlier.length - start > MOST_OF_A_WISH) return null
  const clause = readClause(message)
  const isLimit = saysLimits(talk, clause) && thingsIn(message, talk).length === 0
  const between = earlier.slice(start + 1)
  if (!between.every((each) => rulesOut(talk, each)) || !(isLimit || rulesOut(talk, message))) {
    return null
  }
  return earlier.slice(start).join(". ")
}

function asksForAdvice({ language }: Talk, message: string): boolean {
  const isAdvice = ({ intent }: Request) => intent === "gift" || intent === "outfit"
  return splitRequests(message, language).some(isAdvice)
}

/** Whether a message says of something that it should not be among them, or is there already. */
function rulesOut({ language }: Talk, message: string): boolean {
  const shared = languageOf(language.code) ?? LANGUAGES[0]
  return message.split(/[.!,،]/).some((part) => {
    const { words, ids } = readMarks(part, shared)
    const isDenial = (word: string) => DENIES.some((list) => wordIn(language.code, list).test(word))
    const isDenied = [...ids.values()].some((places) =>
      places.some((at) => words.slice(Math.max(0, at - NEAR), at).some(isDenial))
    )
    const isOwned =
      wordIn(language.code, "already").test(part) && thingsIn(part, { language }).length > 0
    return isDenied || isOwned
  })
}
