import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import {
  addToCartWorkflow,
  deleteLineItemsWorkflow,
  updateCartWorkflow,
  updateLineItemInCartWorkflow,
} from "@medusajs/medusa/core-flows"
import type { CartChangeRecord } from "../../../modules/assistant"
import { fill } from "../../../modules/assistant/built-in"
import type { CartPhrases } from "../../../modules/assistant/built-in"
import { ToolRefused } from "../../../modules/assistant/refusal"
import type { CartState, Fact, Shopper } from "../../../modules/assistant/types"
import { findProductId, findVariant, readShop } from "../catalogue"
import { isOfHost } from "../host-error"
import { cartWords } from "./cart-words"
import { findOwnCart, oneAtATime, openCart } from "./own-cart"
import { findPurchasable, lineName } from "./purchasable"
import type { Purchasable, Wish } from "./purchasable"
import { cartFacts, presentCart, readCart } from "./read-cart"
import type { CartLine, VerifiedCart } from "./read-cart"
import { quantityIn, settleChange } from "./settle-change"

/** The most of one thing that a cart takes (decisions, "Cart"). */
export const MAX_QUANTITY = 999

/** A line of the shopper's cart, by its key or by what is in it. */
export interface LineWish extends Wish {
  cart_item_key?: string
}

/** The cart as it is answered, and what a reply may claim of it. */
export interface CartReading {
  state: CartState
  facts: Fact[]
}

/** The shopper's cart as it is, checked against the catalogue. */
export async function viewCart(scope: MedusaContainer, shopper: Shopper): Promise<CartReading> {
  const id = await findOwnCart(scope, shopper)
  const cart = id === undefined ? undefined : await readCart(scope, shopper, id)
  return read(scope, shopper, cart, describe(cart, shopper))
}

function describe(cart: VerifiedCart | undefined, shopper: Shopper): string {
  const { here, empty } = cartWords(shopper)
  return cart?.lines.length ? here : empty
}

/**
 * Puts something into the shopper's cart, opening one when there is none. The host sets the price.
 *
 * @param quantity 1 to 999, on top of what is in the cart already
 * @param record for callers who may ask again after a crash
 * @throws ToolRefused assistant_not_found, assistant_variation_required, assistant_out_of_stock;
 * the cart is then as it was
 */
export function addToCart(
  scope: MedusaContainer,
  shopper: Shopper,
  { quantity, ...wish }: Wish & { quantity: number },
  record?: CartChangeRecord
): Promise<CartReading> {
  return changeOnce(scope, shopper, record, async () => {
    const wanted = await findPurchasable(scope, shopper, wish)
    const { medusa_variant_id: variant_id } = wanted.variation
    const id = await findOwnCart(scope, shopper)
    const had = id === undefined ? 0 : await quantityIn(scope, id, variant_id)
    const words = cartWords(shopper)
    requireStock(wanted, had + quantity, had, words)
    const message = fill(words.added, { quantity, name: lineName(wanted) })
    const after = had + quantity
    await record?.begin({ cart_id: id ?? null, variant_id, before: had, after, message })
    const items = [{ variant_id, quantity }]
    const cart = id === undefined ? await openCart(scope, shopper, items) : { id, opened: false }
    if (!cart.opened) {
      await addToCartWorkflow(scope).run({ input: { cart_id: cart.id, items } })
    }
    const changed = await readCart(scope, shopper, cart.id)
    const line = changed.lines.find((one) => one.variant_id === variant_id)
    return read(scope, shopper, changed, message, line?.key)
  })
}

/**
 * Sets how many there are of something in the shopper's cart; 0 takes it out.
 *
 * @param record for callers who may ask again after a crash
 * @throws ToolRefused assistant_not_found when it is not in there, assistant_out_of_stock
 */
export function updateCartItem(
  scope: MedusaContainer,
  shopper: Shopper,
  { quantity, ...wish }: LineWish & { quantity: number },
  record?: CartChangeRecord
): Promise<CartReading> {
  return changeOnce(scope, shopper, record, async () => {
    const { cart, line } = await findLine(scope, shopper, wish)
    if (quantity === 0) return remove(scope, shopper, cart, line, record)
    const words = cartWords(shopper)
    if (quantity > line.quantity) {
      const wanted = await findPurchasable(scope, shopper, { variation: line.variant_id })
      requireStock(wanted, quantity, 0, words)
    }
    const message = fill(words.changed, { quantity, name: line.name })
    await beginLine(scope, record, cart, line, quantity, message)
    await updateLineItemInCartWorkflow(scope).run({
      input: { cart_id: cart.id, item_id: line.key, update: { quantity } },
    })
    return read(scope, shopper, await readCart(scope, shopper, cart.id), message, line.key)
  })
}

/**
 * Takes something out of the shopper's cart.
 *
 * @param record for callers who may ask again after a crash
 * @throws ToolRefused assistant_not_found when it is not in there
 */
export function removeFromCart(
  scope: MedusaContainer,
  shopper: Shopper,
  wish: LineWish,
  record?: CartChangeRecord
): Promise<CartReading> {
  return changeOnce(scope, shopper, record, async () => {
    const { cart, line } = await findLine(scope, shopper, wish)
    return remove(scope, shopper, cart, line, record)
  })
}

/**
 * Moves the shopper's cart to the region of a country: everything in it gets that region's prices.
 * Nothing happens when there is no cart, or the store doesn't sell there.
 */
export async function moveCart(
  scope: MedusaContainer,
  shopper: Shopper,
  country: string
): Promise<void> {
  const { regions } = await readShop(scope)
  const region = regions.find(({ countries }) => countries.includes(country))
  const id = await findOwnCart(scope, shopper)
  if (id === undefined || !region) return
  const input = { id, region_id: region.id, shipping_address: { country_code: country } }
  await change(scope, shopper, () => updateCartWorkflow(scope).run({ input }))
}

async function change<T>(
  scope: MedusaContainer,
  shopper: Shopper,
  work: () => Promise<T>
): Promise<T> {
  if (shopper.key === "guest:") throw new Error("A guest without a session has no cart")
  try {
    return await oneAtATime(scope, [shopper.key], work)
  } catch (error) {
    // Somebody else bought the last one between our look and the host's.
    if (isOfHost(error) && error.code === MedusaError.Codes.INSUFFICIENT_INVENTORY) {
      throw new ToolRefused("assistant_out_of_stock", cartWords(shopper).bought)
    }
    throw error
  }
}

/** As `change`, unless it was made by an attempt before this one. */
function changeOnce(
  scope: MedusaContainer,
  shopper: Shopper,
  record: CartChangeRecord | undefined,
  work: () => Promise<CartReading>
): Promise<CartReading> {
  return change(scope, shopper, async () => {
    const settled = await settleChange(scope, shopper, record)
    if (!settled) return work()
    const { cart, message = describe(cart, shopper), key } = settled
    return read(scope, shopper, cart, message, key)
  })
}

async function remove(
  scope: MedusaContainer,
  shopper: Shopper,
  cart: VerifiedCart,
  line: CartLine,
  record: CartChangeRecord | undefined
): Promise<CartReading> {
  const { id } = cart
  const message = fill(cartWords(shopper).removed, { name: line.name })
  await beginLine(scope, record, cart, line, 0, message)
  await deleteLineItemsWorkflow(scope).run({ input: { cart_id: id, ids: [line.key] } })
  return read(scope, shopper, await readCart(scope, shopper, id), message, line.key)
}

/** Records that a line is about to have another quantity. */
async function beginLine(
  scope: MedusaContainer,
  record: CartChangeRecord | undefined,
  { id }: VerifiedCart,
  { variant_id, quantity: former }: CartLine,
  quantity: number,
  message: string
) {
  if (!record) return
  const before = await quantityIn(scope, id, variant_id)
  const after = before - former + quantity
  await record.begin({ cart_id: id, variant_id, before, after, message })
}

function read(
  scope: MedusaContainer,
  shopper: Shopper,
  cart: VerifiedCart | undefined,
  message: string,
  key?: string
): CartReading {
  return {
    state: presentCart(scope, shopper, cart, { message, key }),
    facts: cartFacts(cart, shopper),
  }
}

function requireStock(
  { card, variation, available }: Purchasable,
  wanted: number,
  had: number,
  words: CartPhrases
) {
  const name = lineName({ card, variation })
  if (available !== null && available < wanted) {
    const left = fill(available === 0 ? words.soldOut : words.left, { count: available, name })
    const inCart = had > 0 ? [fill(words.alreadyIn, { count: had })] : []
    throw new ToolRefused("assistant_out_of_stock", [left, ...inCart].join(" "), {
      product_id: card.id,
      variation_id: variation.variation_id,
      available,
      in_cart: had,
    })
  }
  if (wanted > MAX_QUANTITY) {
    throw new ToolRefused("assistant_out_of_stock", fill(words.tooMany, { count: MAX_QUANTITY }), {
      product_id: card.id,
      variation_id: variation.variation_id,
      available: MAX_QUANTITY,
      in_cart: had,
    })
  }
}

async function findLine(scope: MedusaContainer, shopper: Shopper, wish: LineWish) {
  const id = await findOwnCart(scope, shopper)
  const cart = id === undefined ? undefined : await readCart(scope, shopper, id)
  const lines = cart ? await matching(scope, cart.lines, wish) : []
  const [line] = lines
  if (!cart || !line) {
    throw new ToolRefused("assistant_not_found", cartWords(shopper).notIn)
  }
  if (lines.length > 1) {
    throw new ToolRefused("assistant_variation_required", cartWords(shopper).several, {
      product_id: line.product_number,
      variations: lines.map(({ key, variation_number, name, quantity }) => ({
        variation_id: variation_number,
        label: name,
        cart_item_key: key,
        quantity,
      })),
    })
  }
  return { cart, line }
}

async function matching(
  scope: MedusaContainer,
  lines: CartLine[],
  { cart_item_key, product, variation }: LineWish
): Promise<CartLine[]> {
  if (cart_item_key !== undefined) return lines.filter(({ key }) => key === cart_item_key)
  const variant_id =
    variation === undefined ? undefined : (await findVariant(scope, variation))?.variant_id
  const product_id = product === undefined ? undefined : await findProductId(scope, product)
  if (variation !== undefined) return lines.filter((line) => line.variant_id === variant_id)
  return lines.filter((line) => line.product_id === product_id)
}
