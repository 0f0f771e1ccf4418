import type { RememberedLine, RememberedProduct } from "../../types"
import { isToolResult, rememberProduct } from "../../memory/remember-turn"
import { languageOf, LANGUAGES, readAmounts, wordIn } from "../../../../language"
import { answerHaggle, lookAtProducts } from "../answers"
import { chooseOptions, optionsOf } from "../answers/options"
import { type Clause, quote } from "../grammar/clause"
import type { Intent } from "../grammar/intents"
import { describeLabel, readLabel } from "../grammar/labels"
import { chooseVariations, type RememberedVariation } from "../grammar/options"
import { fitOf } from "../grammar/names"
import { isQuantity, readQuantity } from "../grammar/quantity"
import { contentWords, isWordOf } from "../grammar/references"
import { fold } from "../grammar/fold"
import { mayBeQuality, thingsIn } from "../grammar/things"
import { choicesOf, recommend } from "./details"
import { cardsOf } from "./outputs"
import { resolveProducts } from "./resolve"
import { call, type Script } from "./script"
import { type Reply, reply, say, type Talk } from "./talk"

/** Puts what a clause points at into the cart; asks for what is missing to do so. */
export function* add(talk: Talk, clause: Clause, intent: Intent = "add"): Script<Reply> {
  const count = readQuantity(clause, talk.language)
  if (count && !isQuantity(count.value)) {
    return reply(say(talk, "badQuantity"))
  }
  const quantity = count?.value
  const resolved = yield* resolveProducts(talk, clause, { intent, then: "add", quantity })
  if ("reply" in resolved) {
    return resolved.reply
  }
  const replies: Reply[] = []
  const dearer = resolved.products.find((product) => isBelowPrice(talk, product, clause))
  if (dearer) {
    const pending = { about: "product" as const, intent: "add" as const, among: [dearer], quantity }
    return { ...(yield* answerHaggle(talk, [dearer])), pending }
  }
  for (const product of resolved.products) {
    // A number that is a value of the product's options chooses; it doesn't count.
    const counted = readQuantity(clause, talk.language, product)?.value ?? 1
    const { missing } = chooseOptions(product, clause.text, talk.language.code)
    if (missing.length > 0 && product.variations.length > 1) {
      replies.push(askVariation(talk, product, [], missing, counted))
      continue
    }
    const text = sayOptions(talk, product, clause.text)
    replies.push(yield* addProduct(talk, product, text, counted))
  }
  return joinReplies(replies)
}

/** Whether less is named than a product costs: nobody gets something at another price unasked. */
function isBelowPrice(
  { language, currency }: Talk,
  { price_amount }: RememberedProduct,
  clause: Clause
): boolean {
  const languages = [languageOf(language.code) ?? LANGUAGES[0]]
  const amounts = readAmounts(quote(clause), { languages, currency })
  return (
    price_amount !== null &&
    amounts.some((named) => named.currency === currency && named.amount < BigInt(price_amount))
  )
}

/** As many messages as are looked at for what was said of a product's options. */
const LATELY = 3

/** What a shopper says of the options now, else what they said when they asked about the product. */
export function sayOptions(talk: Talk, product: RememberedProduct, text: string): string {
  const { state, earlier, language } = talk
  const [focus, another] = state.focus
  if (focus?.id !== product.id || another) return text
  let spoken = text
  for (const message of earlier.slice(-LATELY).reverse()) {
    const { variations, said } = chooseVariations(product, fold(message), language)
    const things = thingsIn(message, talk)
    const isOther = (thing: string) =>
      !isWordOf(focus, thing, language) && !mayBeQuality(thing, talk)
    if (things.some(isOther)) break
    const before = chooseVariations(product, spoken, language)
    // What was said of an option later holds: "then I'll take L", after "in rust and M".
    const decided = [...optionsOf(product.variations).values()]
      .filter((values) => values.some((value) => before.said.includes(value)))
      .flat()
    const both = `${spoken} ${said.filter((value) => !decided.includes(value)).join(" ")}`
    const next = chooseVariations(product, both, language).variations
    const keeps = next.every((one) => before.variations.includes(one))
    if (said.length > 0 && variations.length > 0 && next.length > 0 && keeps) spoken = fold(both)
  }
  return spoken
}

/** One product, once it is clear which. `text`: what was said of its options. */
export function* addProduct(
  talk: Talk,
  product: RememberedProduct,
  text: string,
  quantity: number
): Script<Reply> {
  const { variations, said } = chooseVariations(product, text, talk.language)
  if (product.variations.length > 1 && variations.length !== 1) {
    return askVariation(talk, product, variations, said, quantity)
  }
  const [variation] = variations
  const outcome = yield* call("add_to_cart", {
    product_id: product.id,
    ...(variation && { variation_id: variation.variation_id }),
    quantity,
  })
  if (isToolResult(outcome)) {
    const { cart } = outcome
    const line = cart?.items.find(({ cart_item_key }) => cart_item_key === cart.cart_item_key)
    const name = line?.name ?? product.name
    return reply(
      say(talk, "added", { quantity, name }),
      cart && say(talk, "cartTotal", { total: cart.total })
    )
  }
  return yield* explainRefusal(talk, product, variation, outcome, quantity)
}

function askVariation(
  talk: Talk,
  product: RememberedProduct,
  fitting: RememberedVariation[],
  said: string[],
  quantity: number
): Reply {
  const { name } = product
  const open = fitting.length > 0 ? { ...product, variations: fitting } : product
  const choices = choicesOf(open)
  return {
    ...reply(
      said.length > 0 &&
        fitting.length === 0 &&
        say(talk, "noSuchOption", { name, option: said.join(", ") }),
      say(talk, "askVariation", { name, choices })
    ),
    pending: { about: "variation", product: open, quantity },
  }
}

/** Why a product is not in the cart now, and what could be taken instead. */
function* explainRefusal(
  talk: Talk,
  product: RememberedProduct,
  wanted: RememberedVariation | undefined,
  { code, details }: { code: string; details?: Record<string, unknown> },
  quantity: number
): Script<Reply> {
  if (code === "assistant_out_of_stock") {
    return yield* offerInstead(talk, product, wanted, quantity)
  }
  const offered = readVariations(details)
  if (offered.length > 0) {
    return askVariation(talk, { ...product, variations: offered }, [], [], quantity)
  }
  return reply(say(talk, code === "assistant_not_found" ? "nothing" : "fault"))
}

/** What of the product there is, read live; other products where nothing of it is left. */
function* offerInstead(
  talk: Talk,
  product: RememberedProduct,
  wanted: RememberedVariation | undefined,
  quantity: number
): Script<Reply> {
  const { name } = product
  const [card] = cardsOf(yield* call("get_product_details", { product_id: product.id }))
  const left = card?.variations.filter(({ in_stock }) => in_stock) ?? []
  const isLeft = left.some(({ variation_id }) => variation_id === wanted?.variation_id)
  if (isLeft) {
    return reply(say(talk, "notEnough", { name }))
  }
  if (card && left.length > 0) {
    const option = describeLabel(wanted?.label ?? "")
    return {
      ...reply(
        say(talk, "optionSoldOut", { name, option }),
        say(talk, "options", { options: left.map(({ label }) => describeLabel(label)).join(" / ") })
      ),
      pending: {
        about: "variation",
        product: { ...rememberProduct(card), variations: left },
        quantity,
      },
    }
  }
  const instead = yield* recommend(talk, product, "alternatives")
  return joinReplies([reply(say(talk, "soldOut", { name })), instead])
}

/**
 * `No, in blue please`, of what was just put into the cart, or `make the beanies grey`: another
 * variation takes its place, with all that was not said as it was. Null where nothing of it is in the
 * cart, or nothing else was chosen.
 */
export function* changeVariation(talk: Talk, clause: Clause): Script<Reply | null> {
  const { language } = talk
  const found = yield* findInCart(talk, clause)
  if (!found) return null
  const { product, lines } = found
  const variationOf = (line: RememberedLine) =>
    product.variations.find(({ variation_id }) => variation_id === line.variation_id)
  const chosen = chooseVariations(product, clause.text, language)
  const isSaidOf = (line: RememberedLine) =>
    readLabel(variationOf(line)?.label ?? "").some(([, value]) => chosen.said.includes(value))
  // "Swap it for the 42", of a 42 and a 44: the one that is none; else the last that was added.
  const [line] = [...lines].reverse().sort((one, other) => +isSaidOf(one) - +isSaidOf(other))
  const isLine = ({ variation_id }: RememberedVariation) => variation_id === line.variation_id
  const own = new Map(readLabel(variationOf(line)?.label ?? ""))
  const { said, variations } = chosen
  const isNamed = contentWords(clause, language, "change").every(
    (word) => isWordOf(product, word, language) || isCorrection(language.code, word)
  )
  if (said.length === 0 || !isNamed) return null
  const fitting = variations.filter(({ label }) =>
    readLabel(label).every(([name, value]) => said.includes(value) || own.get(name) === value)
  )
  const [wanted] = fitting
  if (fitting.length !== 1 || isLine(wanted)) return null
  const { quantity, cart_item_key } = line
  const outcome = yield* call("add_to_cart", {
    product_id: product.id,
    variation_id: wanted.variation_id,
    quantity,
  })
  if (!isToolResult(outcome)) {
    return yield* explainRefusal(talk, product, wanted, outcome, quantity)
  }
  const name = outcome.cart?.items.find(
    (item) => item.cart_item_key === outcome.cart?.cart_item_key
  )?.name
  const removal = yield* call("remove_from_cart", { cart_item_key })
  const { cart } = isToolResult(removal) ? removal : outcome
  return reply(
    say(talk, "added", { quantity, name: name ?? product.name }),
    isToolResult(removal) && say(talk, "removed", { name: line.name }),
    cart && say(talk, "cartTotal", { total: cart.total })
  )
}

function isCorrection(code: string, word: string): boolean {
  return wordIn(code, "corrections").test(word)
}

/** The product of the cart that a clause names; where it names none, the one in talk. */
function* findInCart(
  { state, language }: Talk,
  clause: Clause
): Script<{ product: RememberedProduct; lines: readonly RememberedLine[] } | null> {
  const words = contentWords(clause, language, "change")
  const fits = state.cart.map(({ name }) =>
    words.reduce((sum, word) => sum + fitOf(productName(name), word, language), 0)
  )
  const most = Math.max(0, ...fits)
  const named = state.cart.filter((_, at) => most > 0 && fits[at] === most)
  const [focus, another] = state.focus
  const id = new Set(named.map(({ product_id }) => product_id))
  const wanted =
    id.size === 1 ? named[0].product_id : id.size === 0 && !another ? focus?.id : undefined
  if (wanted === undefined) return null
  const lines = state.cart.filter(({ product_id }) => product_id === wanted)
  const isChosen = lines.some(({ name }) => productName(name) !== name)
  if (!isChosen) return null
  const known = [...state.focus, ...state.shown].find((each) => each.id === wanted)
  if (known && known.variations.length > 1) return { product: known, lines }
  const [facts] = yield* lookAtProducts([{ id: wanted }])
  return facts ? { product: rememberProduct(facts.card), lines } : null
}

/** A line is called after its product, with what was chosen in brackets. */
function productName(name: string): string {
  return name.replace(/ \([^()]*\)$/, "")
}

/** The choices that a refusal brings with it. */
function readVariations(details: Record<string, unknown> | undefined): RememberedVariation[] {
  const { variations } = details ?? {}
  return Array.isArray(variations)
    ? variations.filter(
        ({ variation_id, label }) => typeof variation_id === "number" && typeof label === "string"
      )
    : []
}

export function joinReplies(replies: readonly Reply[]): Reply {
  const asked = replies.flatMap((each) => each.pending ?? [])
  // Where something else was answered, nobody waits to hear what is looked for.
  const isOpen = asked.length === replies.length
  const pending = asked.find(({ about }) => about !== "wish") ?? (isOpen ? asked[0] : undefined)
  return { lines: replies.flatMap(({ lines }) => lines), ...(pending && { pending }) }
}
