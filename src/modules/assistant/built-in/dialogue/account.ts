import { isToolResult } from "../../memory/remember-turn"
import type { Clause } from "../grammar/clause"
import { LISTED, listProducts } from "./lines"
import { cardsOf, fieldOf, recordsOf, textOf } from "./outputs"
import { call, type Outcome, type Script } from "./script"
import { type Reply, reply, say, type Talk } from "./talk"

/** How one order stands: the one whose number was said, else the latest. */
export function* tellOrder(talk: Talk, clause: Clause): Script<Reply> {
  const number = /(?:^|\s|#)(\d{1,12})(?=\s|$)/.exec(clause.text)?.[1]
  const outcome = yield* call("get_order_status", { ...(number && { order_id: Number(number) }) })
  if (!isToolResult(outcome)) {
    return explain(talk, outcome, "orderNotFound")
  }
  const order = fieldOf(outcome, "order")
  return order === null || order === undefined
    ? reply(say(talk, "noOrders"))
    : reply(describeOrder(talk, order as Record<string, unknown>))
}

export function* listOrders(talk: Talk): Script<Reply> {
  const outcome = yield* call("list_orders", { limit: LISTED })
  if (!isToolResult(outcome)) {
    return explain(talk, outcome, "noOrders")
  }
  const orders = recordsOf(outcome, "orders")
  return orders.length > 0
    ? reply(say(talk, "orders"), ...orders.map((order) => describeOrder(talk, order)))
    : reply(say(talk, "noOrders"))
}

export function* tellBalance(talk: Talk): Script<Reply> {
  const outcome = yield* call("get_wallet_balance")
  return isToolResult(outcome)
    ? reply(say(talk, "balance", { balance: textOf(fieldOf(outcome, "balance")) }))
    : explain(talk, outcome, "fault")
}

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
  otherwise: "orderNotFound" | "noOrders" | "fault"
): Reply {
  const isGuest = /unauthorized|sign/.test(outcome.code)
  const isMissing = /not_found/.test(outcome.code)
  return reply(say(talk, isGuest ? "signIn" : isMissing ? "orderNotFound" : otherwise))
}

function describeOrder(talk: Talk, order: Record<string, unknown>): string {
  const { orderStatuses } = talk.language.phrases
  const statuses = [order.status, order.payment_status, order.fulfillment_status]
    .map((status) => orderStatuses[textOf(status)])
    .filter(Boolean)
  const parts = [...new Set(statuses), textOf(order.total)].filter(Boolean)
  return `${say(talk, "order", { order: `#${textOf(order.order_id)}` })} ${parts.join(", ")}`
}
