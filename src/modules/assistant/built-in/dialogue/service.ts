import type { Mark } from "../../../../language/concepts/services"
import { admitUnknown, answerProperty, quotePolicy } from "../answers"
import { isOfServices } from "../answers/passages"
import { readQuestion } from "../answers/texts"
import { type Clause, rawText } from "../grammar/clause"
import type { Intent } from "../grammar/intents"
import { isWordOfName } from "../grammar/names"
import type { Request } from "../grammar/split"
import { thingsIn } from "../grammar/things"
import { answerAboutNamed } from "./named"
import { cardsOf } from "./outputs"
import { presentSearch, search } from "./products"
import type { Script } from "./script"
import type { Reply, Talk } from "./talk"
import { readWish } from "./wish"

/** What a description may tell as well as the shop's texts: `is engraving free?` */
const OF_EITHER: ReadonlySet<Intent | null> = new Set<Intent | null>(["service"])

/** They name what the shop does about a fault; a fault alone may be told of in a description. */
const NAMED: readonly Mark[] = [
  "warranty",
  "return",
  "refund",
  "exchange",
  "repair-service",
  "replace-service",
]

/**
 * What the shop's texts answer to a question about its services; where they are silent, what is told
 * of the product in talk or of the one that is named, or products where it names a thing that is sold.
 */
export function* answerService(talk: Talk, request: Request): Script<Reply> {
  const { clause, text, intent } = request
  const { ids } = readQuestion(text, talk.language.code).reading
  const isOfEither =
    OF_EITHER.has(intent) || (intent === "warranty" && !NAMED.some((id) => ids.has(id)))
  const ofProduct = isOfEither ? yield* answerOfFocus(talk, clause) : null
  const quoted = ofProduct ?? (yield* quotePolicy(talk, text))
  if (quoted) return quoted
  if (intent === "service" || intent === "warranty") {
    const named = yield* answerAboutNamed(talk, { ...request, intent: null, confidence: 0 })
    const answered = named ?? (yield* answerOfFocus(talk, clause))
    if (answered) return answered
  }
  if (intent === "service") {
    const { query, filters } = readWish(clause, "find", talk.language, talk.currency)
    const things = thingsIn(query, talk)
    const found = things.length > 0 && (yield* search({ query, ...filters, named: things }))
    const isSold = ({ name }: { name: string }) =>
      things.some((thing) => isWordOfName(name, thing, talk.language))
    if (found && cardsOf(found).some(isSold)) return yield* presentSearch(talk, found)
  }
  return yield* admitUnknown(talk)
}

/**
 * The answer to a wish that nothing in the shop fulfils, where it was no wish: what is told of the
 * product in talk, else what the shop's texts say. Null where neither bears on it.
 */
export function* answerNoWish(talk: Talk, clause: Clause): Script<Reply | null> {
  // Words of which none is known are asked for nowhere else.
  const question = readQuestion(rawText(clause), talk.language.code)
  if (question.reading.ids.size === 0) return null
  const ofProduct = yield* answerOfFocus(talk, clause)
  if (ofProduct || !isOfServices(question)) return ofProduct
  return yield* quotePolicy(talk, rawText(clause))
}

/** Null where no single product is in talk, or nothing that is told of it bears on the question. */
function* answerOfFocus(talk: Talk, clause: Clause): Script<Reply | null> {
  const [product, another] = talk.state.focus
  return product && !another ? yield* answerProperty(talk, product, rawText(clause)) : null
}
