import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { refreshCartItemsWorkflow } from "@medusajs/medusa/core-flows"
import type { CartChangeRecord } from "../../../modules/assistant"
import type { Shopper } from "../../../modules/assistant/types"
import { findOwnCart } from "./own-cart"
import { readCart } from "./read-cart"
import type { VerifiedCart } from "./read-cart"

/** A cart that needs no change any more, and what there is to say of it. */
export interface SettledCart {
  cart: VerifiedCart | undefined
  /** Absent when what was begun can't be told from what somebody else has done since. */
  message?: string
  /** The line that was changed, if there is one. */
  key?: string
}

/**
 * Finds out whether a change that an attempt before this one had begun was made: the cart shows it.
 * Is it in any other state than before the change, it is left as it is: nothing is done twice, even
 * if somebody else has been at it meanwhile.
 *
 * @returns undefined when it was not made, or none was begun
 */
export async function settleChange(
  scope: MedusaContainer,
  shopper: Shopper,
  record: CartChangeRecord | undefined
): Promise<SettledCart | undefined> {
  const begun = record?.takeBegun()
  if (!begun) return undefined
  const { cart_id, variant_id, before, after, message } = begun
  const id = await findOwnCart(scope, shopper)
  const now = id === undefined ? 0 : await quantityIn(scope, id, variant_id)
  const isSameCart = cart_id === null || cart_id === id
  if (isSameCart && now === before) return undefined
  if (id === undefined) return { cart: undefined }
  // Whoever died may have died between the line and the totals.
  await refreshCartItemsWorkflow(scope).run({ input: { cart_id: id, force_refresh: true } })
  const cart = await readCart(scope, shopper, id)
  if (!isSameCart || now !== after) return { cart }
  return { cart, message, key: cart.lines.find((line) => line.variant_id === variant_id)?.key }
}

/** How many there are of a variant in a cart. */
export async function quantityIn(
  scope: MedusaContainer,
  cart_id: string,
  variant_id: string
): Promise<number> {
  const lines = await scope
    .resolve(Modules.CART)
    .listLineItems({ cart_id, variant_id }, { select: ["id", "quantity"] })
  return lines.reduce((sum, { quantity }) => sum + Number(quantity), 0)
}
