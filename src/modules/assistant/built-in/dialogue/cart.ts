import type { CartItem, CartState, RememberedProduct } from "../../types"
import { isToolResult } from "../../memory/remember-turn"
import { wordIn } from "../../../../language"
import { type Clause, toClause } from "../grammar/clause"
import { fold, splitWords } from "../grammar/fold"
import { findCounts } from "../grammar/numbers"
import { isOfKind } from "../grammar/names"
import { matches, patternsOf } from "../grammar/patterns"
import { isQuantity, readQuantity } from "../grammar/quantity"
import { contentWords, findReference } from "../grammar/references"
import { thingsIn } from "../grammar/things"
import { listCart } from "./lines"
import { call, callAll, type Script } from "./script"
import { type Reply, reply, say, type Talk } from "./talk"

/** What is in the cart, and where to pay when that was asked. */
export function* viewCart(talk: Talk, wantsCheckout = false): Script<Reply> {
  const cart = yield* readCart()
  if (!cart) {
    return reply(say(talk, "fault"))
  }
  if (cart.items.length === 0) {
    return reply(say(talk, "cartEmpty"))
  }
  return reply(
    say(talk, "cartHolds"),
    ...listCart(cart),
    say(talk, "cartTotal", { total: cart.total }),
    wantsCheckout && cart.checkout_url && say(talk, "checkout", { url: cart.checkout_url })
  )
}

/**
 * Sets the quantity of a line, or moves it up or down.
 *
 * @param wanted the quantity when the clause itself names none
 */
export function* changeQuantity(talk: Talk, clause: Clause, wanted?: number): Script<Reply> {
  const { language } = talk
  const found = yield* findLines(talk, clause, "change")
  if ("reply" in found) {
    return found.reply
  }
  const [line] = found.lines
  const counts = findCounts(clause, language).filter(
    ({ at }) =>
      !isPlaceNumber(clause, at, talk) &&
      !splitWords(fold(line.name)).includes(clause.tokens[at].text)
  )
  const step = readStep(talk, clause)
  const count = counts.at(-1)?.value ?? wanted ?? (step === 0 ? undefined : 1)
  if (count === undefined) {
    return {
      ...reply(say(talk, "askQuantity", { name: line.name })),
      pending: { about: "quantity", cart_item_key: line.cart_item_key },
    }
  }
  return yield* setQuantity(talk, line, step === 0 ? count : line.quantity + step * count)
}

/** 1 when a clause asks for more, -1 for less, 0 when it names the new quantity itself. */
function readStep({ language }: Talk, clause: Clause): -1 | 0 | 1 {
  const words = clause.tokens.flatMap(({ text }) => text.split(" "))
  const isTo = words.some((word, at) => language.budget.to.includes(word) && at < words.length - 1)
  if (isTo) {
    return 0
  }
  const says = (patterns: readonly string[]) =>
    words.some((word) => patternsOf(patterns).vocabulary.has(word))
  return says(language.decrease) ? -1 : says(language.increase) ? 1 : 0
}

function isPlaceNumber(clause: Clause, at: number, { language }: Talk): boolean {
  return at > 0 && language.placeWords.includes(clause.tokens[at - 1].text)
}

/** The new quantity of one line; none takes it out. */
export function* setQuantity(talk: Talk, line: CartItem, quantity: number): Script<Reply> {
  if (quantity <= 0 && Number.isInteger(quantity)) {
    return yield* removeLines(talk, [line])
  }
  if (!isQuantity(quantity)) {
    return reply(say(talk, "badQuantity"))
  }
  const { cart_item_key, name } = line
  const outcome = yield* call("update_cart_item", { cart_item_key, quantity })
  if (isToolResult(outcome)) {
    return reply(
      say(talk, "updated", { name, quantity }),
      outcome.cart && say(talk, "cartTotal", { total: outcome.cart.total })
    )
  }
  const isShort = outcome.code === "assistant_out_of_stock"
  return reply(say(talk, isShort ? "notEnough" : "fault", { name }))
}

/** Takes lines out of the cart, or some of one line: `remove one of the mugs`. */
export function* remove(talk: Talk, clause: Clause, wanted?: number): Script<Reply> {
  const kept = exceptionIn(talk, clause)
  if (kept) return yield* removeOthers(talk, kept)
  const found = yield* findLines(talk, clause, "remove")
  if ("reply" in found) {
    return found.reply
  }
  const { lines } = found
  const count = readQuantity(clause, talk.language)?.value ?? wanted
  if (lines.length === 1 && count !== undefined && count < lines[0].quantity && isQuantity(count)) {
    return yield* setQuantity(talk, lines[0], lines[0].quantity - count)
  }
  return yield* removeLines(talk, lines)
}

/** What `everything except the blanket` leaves where it is. */
function exceptionIn({ language }: Talk, { tokens }: Clause): Clause | null {
  const exception = wordIn(language.code, "exceptions")
  const at = tokens.findIndex(({ text }) => exception.test(text))
  return at > 0 && at < tokens.length - 1 ? toClause(tokens.slice(at + 1)) : null
}

/** Takes all out but what a clause points at. */
function* removeOthers(talk: Talk, clause: Clause): Script<Reply> {
  const found = yield* findLines(talk, clause, "remove")
  if ("reply" in found) return found.reply
  const cart = yield* readCart()
  const kept = new Set(found.lines.map(({ cart_item_key }) => cart_item_key))
  const others = (cart?.items ?? []).filter(({ cart_item_key }) => !kept.has(cart_item_key))
  return others.length > 0 ? yield* removeLines(talk, others) : yield* viewCart(talk)
}

/** Everything out, but what is named as an exception. */
export function* clearCart(talk: Talk, clause: Clause): Script<Reply> {
  const kept = exceptionIn(talk, clause)
  if (kept) return yield* removeOthers(talk, kept)
  const cart = yield* readCart()
  if (!cart) {
    return reply(say(talk, "fault"))
  }
  if (cart.items.length === 0) {
    return reply(say(talk, "cartEmpty"))
  }
  const outcomes = yield* callAll(cart.items.map(removalOf))
  return reply(say(talk, outcomes.every(isToolResult) ? "cleared" : "fault"))
}

function removalOf({ cart_item_key }: CartItem) {
  return { name: "remove_from_cart", input: { cart_item_key } }
}

function* removeLines(talk: Talk, lines: readonly CartItem[]): Script<Reply> {
  const outcomes = yield* callAll(lines.map(removalOf))
  const last = outcomes.at(-1)
  const left = last && isToolResult(last) ? last.cart : undefined
  return reply(
    ...lines.map(({ name }, index) =>
      say(talk, isToolResult(outcomes[index]) ? "removed" : "fault", { name })
    ),
    left && left.items.length > 0 && say(talk, "cartTotal", { total: left.total })
  )
}

/** The lines of the live cart that a clause points at, by name, by place or by what was in talk. */
function* findLines(
  talk: Talk,
  clause: Clause,
  intent: "change" | "remove"
): Script<{ lines: CartItem[] } | { reply: Reply }> {
  const cart = yield* readCart()
  if (!cart) {
    return { reply: reply(say(talk, "fault")) }
  }
  const { items } = cart
  if (items.length === 0) {
    return { reply: reply(say(talk, "cartEmpty")) }
  }
  const { language, state } = talk
  const shown = items.map((item, index) => toProduct(item, index, talk))
  const focus = shown.filter((_, index) =>
    state.focus.some(({ id }) => id === items[index].product_id)
  )
  const reference = findReference(clause, { shown, focus }, language, intent)
  if (reference.kind === "found" && (intent === "remove" || reference.products.length === 1)) {
    return { lines: reference.products.map(({ id }) => items[id]) }
  }
  const words = contentWords(clause, language, intent)
  const isNamed = words.length > 0
  const things = thingsIn(words.join(" "), talk)
  const isMeant = ({ name }: CartItem) => things.every((thing) => isOfKind(name, thing, language))
  const sameKind = things.length > 0 ? items.filter(isMeant) : []
  const isPair = intent === "remove" && matches(clause.text, language.pronouns.pair)
  const isOpen = reference.kind === "none" || reference.kind === "ambiguous"
  if (isOpen && sameKind.length === (isPair ? 2 : 1)) return { lines: sameKind }
  const only = items.length === 1 ? items : focus.map(({ id }) => items[id])
  if (reference.kind === "none" && !isNamed && only.length === 1) {
    return { lines: only }
  }
  const quantity = readQuantity(clause, language)?.value
  return {
    reply: {
      lines: [
        say(talk, reference.kind === "none" && isNamed ? "notInCart" : "askLine"),
        ...listCart(cart),
      ],
      pending: {
        about: "cart_line",
        intent: intent === "remove" ? "remove" : "update",
        ...(quantity !== undefined && { quantity }),
      },
    },
  }
}

/** A line as something that can be pointed at; its id is its place in the cart. */
function toProduct(item: CartItem, index: number, { state }: Talk): RememberedProduct {
  const known = [...state.focus, ...state.shown].find(({ id }) => id === item.product_id)
  const variations = known?.variations ?? []
  return {
    id: index,
    name: item.name,
    price_amount: null,
    currency: "",
    in_stock: true,
    variations: variations.filter(({ variation_id }) => variation_id === item.variation_id),
  }
}

function* readCart(): Script<CartState | null> {
  const outcome = yield* call("view_cart")
  return isToolResult(outcome) ? (outcome.cart ?? null) : null
}
