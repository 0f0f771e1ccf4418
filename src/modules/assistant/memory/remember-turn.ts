import type {
  CartState,
  ConversationState,
  PendingQuestion,
  ProductCard,
  RememberedLine,
  RememberedProduct,
  ToolCall,
  ToolRefusal,
  ToolResult,
  TurnMessage,
} from "../types"

/** As many as a shopper can point at; longer lists are nobody's "the thirtieth one". */
const MAX_PRODUCTS = 20
const MAX_LINES = 100
/** As many as "both" and "the other one" reach back to. */
const MAX_TALKED = 4
/** As many as a search leaves out. */
const MAX_SEEN = 100

const SEARCH = "search_products"
const ORDER = "get_order_status"
/** Tools that put a list before the shopper; the last one is what "more" and "cheaper" refine. */
const LISTS = new Set([SEARCH, "get_top_products", "what_can_i_get"])
/** Beside these a search only looked up what was named. */
const ACTS_ON_ONE = new Set(["get_product_details", "compare_products", "add_to_cart"])
/** Tools that show a product without putting a new list before the shopper. */
const LOOKS_AT_ONE = new Set(["get_product_details"])

/**
 * What the conversation remembers after a turn.
 *
 * @param state after the turn before; undefined at the beginning
 * @param messages of this turn, at least from the shopper's last message on, tool calls and results
 *   included
 * @param pending the question that the reply asked, if it asked one
 */
export function rememberTurn(
  state: ConversationState | undefined,
  messages: readonly TurnMessage[],
  pending?: PendingQuestion
): ConversationState {
  const next: ConversationState = {
    turns: (state?.turns ?? 0) + 1,
    shown: state?.shown ?? [],
    focus: state?.focus ?? [],
    cart: state?.cart ?? [],
    ...(state?.search && { search: state.search }),
    ...(pending && { pending }),
  }
  const results = [...readResults(messages)]
  const isComparison = results.some(({ result }) => result.comparison)
  // Who is asked what they look for was shown nothing, whatever a search came upon.
  const isNothing = pending?.about === "wish"
  const listed: RememberedProduct[] = []
  const looked: RememberedProduct[] = []
  const lookedUp: RememberedProduct[] = []
  for (const { name, result, isLookUp } of results) {
    const cards = (result.comparison?.products ?? result.cards ?? []).map(rememberProduct)
    if (name === ORDER) next.order = orderOf(result)
    if (isLookUp || (isNothing && name === SEARCH)) {
      lookedUp.push(...cards)
    } else if (LOOKS_AT_ONE.has(name)) {
      looked.push(...cards)
    } else if (!isComparison || result.comparison) {
      listed.push(...cards)
    }
    if (result.cart) {
      next.cart = rememberCart(result.cart)
      looked.push(
        ...findTouched(result.cart, [...lookedUp, ...listed, ...next.focus, ...next.shown])
      )
    }
  }
  const lists = results.filter(({ name, isLookUp }) => LISTS.has(name) && !isLookUp && !isNothing)
  let seen = state?.seen ?? next.shown.map(({ id }) => id)
  if (lists.length > 0 && results.every(({ name }) => !ACTS_ON_ONE.has(name))) {
    const { name, input } = lists[lists.length - 1]
    next.search = name === SEARCH && isRecord(input) ? whatFor(input) : undefined
    if (!lists.some(({ input }) => isRecord(input) && input.exclude)) seen = []
  }
  const fresh = results.flatMap(({ result, isLookUp }) =>
    isLookUp || isNothing ? [] : (result.cards ?? []).map(({ id }) => id)
  )
  next.seen = [...new Set([...seen, ...fresh])].slice(-MAX_SEEN)
  // What a question puts before the shopper is what they choose from.
  if (pending?.about === "product" && listed.length === 0) {
    next.shown = pending.among
    if (looked.length === 0) next.focus = pending.among
  }
  if (listed.length > 0) {
    next.shown = unique(listed).slice(0, MAX_PRODUCTS)
  }
  // So are several that were told of and of which not all were shown before: three ideas for a gift.
  const isNew = (product: RememberedProduct) => !next.shown.some(({ id }) => id === product.id)
  if (listed.length === 0 && unique(looked).length > 1 && looked.some(isNew)) {
    next.shown = unique(looked).slice(0, MAX_PRODUCTS)
  }
  if (looked.length > 0 || listed.length > 0) {
    next.focus = unique(looked.length > 0 ? looked : listed).slice(0, MAX_PRODUCTS)
  }
  const talked = unique([...looked.slice().reverse(), ...(state?.talked ?? [])])
  if (talked.length > 0) next.talked = talked.slice(0, MAX_TALKED)
  return next
}

/** What is kept of a card. */
export function rememberProduct(card: ProductCard): RememberedProduct {
  return {
    id: card.id,
    name: card.name,
    price_amount: card.price_amount,
    currency: card.currency,
    in_stock: card.in_stock,
    variations: card.variations.map(({ variation_id, label, in_stock }) => ({
      variation_id,
      label,
      in_stock,
    })),
  }
}

/** What is kept of a cart. */
export function rememberCart(cart: CartState): RememberedLine[] {
  return cart.items
    .slice(0, MAX_LINES)
    .map(({ cart_item_key, product_id, variation_id, name, quantity }) => ({
      cart_item_key,
      product_id,
      variation_id,
      name,
      quantity,
    }))
}

/** Whether a tool did what it was asked, and did not refuse. */
export function isToolResult(result: ToolResult | ToolRefusal): result is ToolResult {
  return "facts" in result
}

function* readResults(
  messages: readonly TurnMessage[]
): Generator<{ name: string; input: unknown; result: ToolResult; isLookUp: boolean }> {
  const start = messages.map(({ role }) => role).lastIndexOf("user")
  const calls = new Map<string, ToolCall>()
  for (const message of messages.slice(start + 1)) {
    if (message.role === "tool_calls") {
      message.calls.forEach((call) => calls.set(call.id, call))
    } else if (message.role === "tool_result" && isToolResult(message.result)) {
      const { name, call_id, result } = message
      const { input, isLookUp = false } = calls.get(call_id) ?? {}
      yield { name, input, result, isLookUp }
    }
  }
}

/** The product of the line that an action touched, if it is one that we know. */
function findTouched(cart: CartState, known: RememberedProduct[]): RememberedProduct[] {
  const line = cart.items.find(({ cart_item_key }) => cart_item_key === cart.cart_item_key)
  const product = line && known.find(({ id }) => id === line.product_id)
  return product ? [product] : []
}

function orderOf({ output }: ToolResult): number | undefined {
  const order = isRecord(output) ? output.order : undefined
  const number = isRecord(order) ? order.order_id : undefined
  return typeof number === "number" ? number : undefined
}

function unique(products: RememberedProduct[]): RememberedProduct[] {
  return [...new Map(products.map((product) => [product.id, product])).values()]
}

/** How many were asked for, and beside which, is of the list, not of what is looked for. */
function whatFor(input: Record<string, unknown>): Record<string, unknown> {
  const { limit: _limit, exclude: _exclude, ...rest } = input
  return rest
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}
