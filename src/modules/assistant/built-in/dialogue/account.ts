import { isToolResult } from "../../memory/remember-turn"
import { listProducts } from "./lines"
import { cardsOf, fieldOf, textOf } from "./outputs"
import { call, type Outcome, type Script } from "./script"
import { type Reply, reply, say, type Talk } from "./talk"

/** What the balance covers. */
export function* tellAffordable(talk: Talk): Script<Reply> {
  const outcome = yield* call("what_can_i_get")
  if (!isToolResult(outcome)) {
    return explain(talk, outcome, "fault")
  }
  const cards = cardsOf(outcome)
  const balance = textOf(fieldOf(outcome, "balance"))
  return reply(
    balance && say(talk, "balance", { balance }),
    say(talk, cards.length > 0 ? "affordable" : "nothingAffordable"),
    ...listProducts(talk, cards)
  )
}

function explain(
  talk: Talk,
  outcome: Exclude<Outcome, { facts: unknown }>,
  otherwise: "fault"
): Reply {
  const isGuest = /unauthorized|sign/.test(outcome.code)
  const isMissing = /not_found/.test(outcome.code)
  return reply(say(talk, isGuest ? "signIn" : isMissing ? "orderNotFound" : otherwise))
}
