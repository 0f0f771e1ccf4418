import {
  languageOf,
  LANGUAGES,
  lexiconOf,
  marksIn,
  readNumbers,
  wordIn,
} from "../../../../language"
import { answerOrderBefore, answerOwnOrder } from "../answers"
import type { Clause } from "../grammar/clause"
import type { Intent } from "../grammar/intents"
import { contentWords, isWordOf } from "../grammar/references"
import type { Request } from "../grammar/split"
import { thingsIn } from "../grammar/things"
import { saysLimits } from "./evidence"
import type { Script } from "./script"
import type { Reply, Talk } from "./talk"

/** A number counts or chooses here; what asks for orders reads its number itself. */
const OTHERWISE: ReadonlySet<Intent | null> = new Set<Intent | null>([
  "add",
  "remove",
  "change",
  "clear_cart",
  "compare",
  "haggle",
  "order_status",
  "order_items",
  "order_change",
  "list_orders",
])
/** With nothing in the cart they are wanted of an order: `take the sandals out of 236`. */
const ALTERS: ReadonlySet<Intent | null> = new Set<Intent | null>(["remove", "change"])
/** Lower numbers are quantities, sizes and places, unless something is said of orders. */
const LEAST_NUMBER = 100

/**
 * What a signed-in customer asks of an order that they name by its number alone, whatever the words
 * around it, or by its place: the one before that was told of. Null where a message speaks of none.
 */
export function* answerOfOrder(talk: Talk, request: Request): Script<Reply | null> {
  if (!talk.isSignedIn) return null
  const { clause, text, intent } = request
  const { order } = talk.state
  if (order !== undefined && isBefore(talk, clause)) {
    return yield* answerOrderBefore(talk, text, order)
  }
  const isOfCart = OTHERWISE.has(intent) && !(ALTERS.has(intent) && talk.state.cart.length === 0)
  const number = isOfCart ? undefined : loneNumber(talk, request)
  return number === undefined ? null : yield* answerOwnOrder(talk, text, number, ALTERS.has(intent))
}

/** A number that is no price and no measure, counts no thing, and is in no name or option in talk. */
function loneNumber(talk: Talk, { clause, text, intent }: Request): number | undefined {
  const { language, currency, state } = talk
  // "From 216" is a price to whoever looks for something, and no price to whoever sends something back.
  if (intent !== "returns" && saysLimits(talk, clause)) return undefined
  const shared = languageOf(language.code) ?? LANGUAGES[0]
  const known = [...state.focus, ...state.shown]
  return readNumbers(text, { languages: [shared], currency }).find(
    ({ value, before, next }) =>
      value >= LEAST_NUMBER &&
      thingsIn(`${before} ${next}`, talk).length === 0 &&
      !known.some((product) => isWordOf(product, String(value), language))
  )?.value
}

/** Whether it says nothing but that something before is meant: `and the one before that?` */
function isBefore({ language }: Talk, clause: Clause): boolean {
  const previous = wordIn(language.code, "previous")
  const shared = languageOf(language.code) ?? LANGUAGES[0]
  const { stop } = lexiconOf(shared)
  return (
    previous.test(clause.text) &&
    contentWords(clause, language, "details").every(
      (word) => stop.has(word) || previous.test(word) || marksIn(word, shared).has("order")
    )
  )
}
