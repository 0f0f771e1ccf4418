import type { Clause } from "../grammar/clause"
import { quote, toClause } from "../grammar/clause"
import type { Intent } from "../grammar/intents"
import { matches } from "../grammar/patterns"
import { type Request, splitRequests } from "../grammar/split"
import { vocabularyOf } from "../grammar/vocabulary"
import { find, findDeals, findTop } from "./find"
import type { Script } from "./script"
import type { Talk } from "./talk"

/** They only mean something after a list. */
const AFTER_A_LIST = new Set<Intent>(["more", "cheaper", "dearer", "refine", "choose"])
const LISTING = new Set<Intent | null>(["find", "gift", "outfit", "top", "deals", null])
/** An answer to "which size?" is no longer. */
const ANSWER_LENGTH = 4

/**
 * For clients that send the conversation and not its reference: nothing is remembered then, so what
 * the shopper asked before is looked up again before "the second one" is resolved. Only the
 * shopper's own words count; what they say that we answered is not believed.
 *
 * @returns the requests of this message, completed by what an earlier one left open
 */
export function* recall(talk: Talk, requests: readonly Request[]): Script<readonly Request[]> {
  const { state, language, earlier } = talk
  const last = earlier.at(-1)
  if (state.turns > 0 || last === undefined) {
    return requests
  }
  const [request] = requests
  const before = splitRequests(last, language)
  const open = before.find(({ intent }) => intent === "add")
  if (open && request.intent === null && request.clause.tokens.length <= ANSWER_LENGTH) {
    yield* show(talk, earlier.slice(0, -1))
    const clause = merge(open.clause, request.clause)
    return [{ intent: "add", confidence: 1, clause, text: quote(clause) }]
  }
  if (requests.some(({ intent, clause }) => needsList(intent, clause, talk))) {
    yield* show(talk, earlier)
  }
  return requests
}

/** Runs the last search of earlier messages once more, for what it puts into memory. */
function* show(talk: Talk, earlier: readonly string[]): Script<void> {
  for (const message of [...earlier].reverse()) {
    const listing = splitRequests(message, talk.language).find(
      ({ intent, clause }) => LISTING.has(intent) && !needsList(intent, clause, talk)
    )
    if (listing) {
      const { intent, clause } = listing
      yield* intent === "top"
        ? findTop(talk, clause)
        : intent === "deals"
          ? findDeals(talk, clause)
          : find(talk, clause)
      return
    }
  }
}

function needsList(intent: Intent | null, clause: Clause, { language }: Talk): boolean {
  const { pronouns, standIns } = vocabularyOf(language)
  return (
    (intent !== null && AFTER_A_LIST.has(intent)) ||
    matches(clause.text, language.refining) ||
    matches(clause.text, language.superlatives.cheapest) ||
    clause.tokens.some(
      ({ text }) =>
        pronouns.has(text) ||
        standIns.has(text) ||
        Object.hasOwn(language.ordinals, text) ||
        /^#\d/.test(text)
    )
  )
}

function merge(clause: Clause, more: Clause): Clause {
  return toClause([...clause.tokens, ...more.tokens])
}
