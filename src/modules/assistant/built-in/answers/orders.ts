import { isToolResult } from "../../memory/remember-turn"
import { fieldOf, recordsOf, textOf } from "../dialogue/outputs"
import { call, type Outcome, type Script } from "../dialogue/script"
import { type Reply, reply, type Talk } from "../dialogue/talk"
import { offerHandover } from "./handover"
import { findPassage } from "./passages"
import { askTeam, quotePolicy, readPolicies, wordPassage } from "./policy"
import { word } from "./phrases"
import { readQuestion } from "./texts"
import type { Question } from "./texts"

type Order = Record<string, unknown>

const LISTED = 5
const MOST_LISTED = 20
const NUMBER = /(?<![\d.,$€£¥-])#?(\d{1,9})(?![\d.,]*\d|\s?[$€£¥%]|[\p{L}@])/u
const CHANGES = ["cancel", "address", "exchange"]
/** The shop's texts tell of them to whoever has not signed in, too. */
const OF_SHOP = ["return", "refund", "warranty"]
const SENT = /^(?:partially_)?(?:shipped|delivered)$/
/** Something of one of several days ago, or of several orders. */
const SEVERAL =
  /(?<!\p{L})(?:orders|bestellungen|commandes|pedidos|ordini|encomendas|bestellingen|طلباتي|الطلبات)(?!\p{L})/iu

/** Where an order is, what was in it, whether it is paid, and who can change it. */
export function* answerOrder(talk: Talk, text: string): Script<Reply> {
  const question = readQuestion(text, talk.language.code)
  const asks = (id: string) => question.reading.ids.has(id)
  if (asks("guest")) return yield* sendToTeam(talk, "guestOrder")
  if (asks("other-person")) return reply(word(talk, "onlyOwn"))
  const isSeveral = SEVERAL.test(text) && !asks("contents")
  const before = (isSeveral ? undefined : talk.state.order) ?? earlierNumber(talk)
  const number = numberOf(text) ?? (asks("latest") || isOfLatest(talk) ? undefined : before)
  const isList = number === undefined && isSeveral
  const outcome = isList
    ? yield* call("list_orders", { limit: LISTED })
    : yield* call("get_order_status", number === undefined ? {} : { order_id: number })
  if (!isToolResult(outcome)) return yield* explain(talk, outcome, question)
  const orders = isList ? recordsOf(outcome, "orders") : [fieldOf(outcome, "order") as Order | null]
  const [order] = orders
  if (!order) return reply(word(talk, "noOrders"))
  if (isList) {
    return reply(
      word(talk, "orders"),
      ...orders.flatMap((each) => (each ? [wordOrder(talk, each)] : []))
    )
  }
  const isNamed = numberOf(text) !== undefined
  const other = isNamed ? undefined : yield* findMeant(question, order)
  return yield* tellOrder(talk, question, other ?? order)
}

/**
 * The latest order that has what is asked for, where the one in talk hasn't: a parcel on its way, money
 * that came back.
 */
function* findMeant({ reading: { ids } }: Question, order: Order): Script<Order | undefined> {
  const isMeant = ids.has("tracking")
    ? (each: Order) => shipmentsOf(each).length > 0
    : ids.has("refund")
      ? ({ payment_status }: Order) => /refund/.test(textOf(payment_status))
      : undefined
  if (!isMeant || isMeant(order)) return undefined
  const orders = recordsOf(yield* call("list_orders", { limit: MOST_LISTED }), "orders")
  return orders.find(isMeant)
}

/**
 * The order of a number that is one of the customer's own; null where there is none.
 *
 * @param isChange whether something is to be done about it, whatever the words say
 */
export function* answerOwnOrder(
  talk: Talk,
  text: string,
  number: number,
  isChange = false
): Script<Reply | null> {
  const outcome = yield* call("get_order_status", { order_id: number })
  const order = fieldOf(outcome, "order") as Order | null | undefined
  const question = readQuestion(text, talk.language.code)
  return order ? yield* tellOrder(talk, question, order, isChange) : null
}

/** The order before one that was told of: the next older one. */
export function* answerOrderBefore(talk: Talk, text: string, number: number): Script<Reply> {
  const orders = recordsOf(yield* call("list_orders", { limit: MOST_LISTED }), "orders")
  const at = orders.findIndex(({ order_id }) => order_id === number)
  const older = at < 0 ? undefined : orders[at + 1]?.order_id
  const told = typeof older === "number" ? yield* answerOwnOrder(talk, text, older) : null
  return told ?? reply(word(talk, "orderUnknown"))
}

/** What is asked of an order. */
function* tellOrder(talk: Talk, question: Question, order: Order, isChange = false): Script<Reply> {
  const asks = (id: string) => question.reading.ids.has(id)
  if (isChange || CHANGES.some(asks) || asks("return"))
    return yield* tellChange(talk, question, order)
  if (asks("payment-state")) return reply(wordPayment(talk, order))
  if (asks("contents")) return reply(wordItems(talk, order))
  if (asks("tracking")) return reply(wordOrder(talk, order), ...wordShipment(talk, order))
  return reply(wordOrder(talk, order), wordItems(talk, order), ...wordTracking(talk, order))
}

/** Whether another sentence of the message says that it is about the last order. */
function isOfLatest({ message, language }: Talk): boolean {
  return readQuestion(message, language.code).reading.ids.has("latest")
}

function numberOf(text: string): number | undefined {
  const found = NUMBER.exec(text)?.[1]
  return found === undefined ? undefined : Number(found)
}

/** The order that was asked about just before. */
function earlierNumber({ earlier }: Talk): number | undefined {
  return earlier
    .slice(-2)
    .reverse()
    .map(numberOf)
    .find((each) => each !== undefined)
}

function* explain(
  talk: Talk,
  outcome: Exclude<Outcome, { facts: unknown }>,
  question: Question
): Script<Reply> {
  if (/unauthorized|sign/.test(outcome.code)) {
    const isChange = CHANGES.some((id) => question.reading.ids.has(id))
    const policies = yield* readPolicies()
    const isOfShop = !isChange && OF_SHOP.some((id) => question.reading.ids.has(id))
    const quoted = isOfShop ? yield* quotePolicy(talk, question.text) : null
    if (quoted) return quoted
    const told = reply(
      word(talk, "signIn"),
      isChange && word(talk, "cannotChangeOrder"),
      askTeam(talk, policies)
    )
    return isChange ? offerHandover(talk, told) : told
  }
  return reply(word(talk, "orderUnknown"))
}

function* sendToTeam(talk: Talk, key: "guestOrder" | "cannotChangeOrder"): Script<Reply> {
  const policies = yield* readPolicies()
  return offerHandover(talk, reply(word(talk, key), askTeam(talk, policies)))
}

/** What can be done about an order: what the shop's texts say, and who does it. */
function* tellChange(talk: Talk, question: Question, order: Order): Script<Reply> {
  const policies = yield* readPolicies()
  const passage = findPassage(question, policies)
  const wanted = [...CHANGES, "return"].filter((id) => question.reading.ids.has(id))
  const lines =
    passage && wanted.some((id) => passage.said.has(id)) ? wordPassage(talk, question, passage) : []
  return offerHandover(
    talk,
    reply(
      word(talk, "cannotChangeOrder"),
      wordOrder(talk, order),
      ...lines,
      askTeam(talk, policies)
    )
  )
}

function wordOrder(talk: Talk, order: Order): string {
  return word(talk, "order", {
    order: textOf(order.order_id),
    date: writeDay(textOf(order.placed_at), talk.language.code),
    status: statusOf(talk, [order.status, order.fulfillment_status, order.payment_status]),
    total: textOf(order.total),
  })
}

function statusOf({ language }: Talk, states: readonly unknown[]): string {
  const { orderStatuses } = language.phrases
  const words = states.map((state) => orderStatuses[textOf(state)] ?? "")
  return [...new Set(words.filter(Boolean))].join(", ")
}

function wordItems(talk: Talk, order: Order): string {
  const items = Array.isArray(order.items) ? (order.items as Order[]) : []
  const names = items.map(({ quantity, name }) => `${textOf(quantity)} × ${textOf(name)}`)
  return word(talk, "orderItems", { order: textOf(order.order_id), items: names.join(", ") })
}

function wordPayment(talk: Talk, order: Order): string {
  return word(talk, "payment", {
    order: textOf(order.order_id),
    status: statusOf(talk, [order.payment_status]),
  })
}

/** Whether it is on its way, and by which number it can be followed. */
function wordShipment(talk: Talk, order: Order): string[] {
  const isSent = SENT.test(textOf(order.fulfillment_status)) || shipmentsOf(order).length > 0
  const numbers = wordTracking(talk, order)
  return [
    word(talk, isSent ? "wasSent" : "notSentYet"),
    ...(numbers.length > 0 ? numbers : [word(talk, "noTracking")]),
  ]
}

function wordTracking(talk: Talk, order: Order): string[] {
  return shipmentsOf(order).map(({ tracking_number, url }) =>
    [word(talk, "trackingNumber", { number: textOf(tracking_number) }), textOf(url)]
      .filter(Boolean)
      .join(" ")
  )
}

function shipmentsOf({ shipments }: Order): Order[] {
  const all = Array.isArray(shipments) ? (shipments as Order[]) : []
  return all.filter(({ tracking_number }) => textOf(tracking_number) !== "")
}

/** A day as it is written in a language; nothing where it is none. */
export function writeDay(instant: string, code: string): string {
  const day = new Date(instant)
  if (Number.isNaN(day.getTime())) return ""
  return new Intl.DateTimeFormat(`${code}-u-nu-latn`, {
    dateStyle: "long",
    timeZone: "UTC",
  }).format(day)
}
