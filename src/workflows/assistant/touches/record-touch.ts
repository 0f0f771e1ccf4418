import type { MedusaContainer } from "@medusajs/framework/types"
import { ASSISTANT_MODULE } from "../../../modules/assistant"
import type { AssistantService, TouchSource } from "../../../modules/assistant"
import type { ProductCard, Shopper } from "../../../modules/assistant/types"
import { findOwnCart } from "../cart"
import { findProductId } from "../catalogue"

/** What a shopper was shown. */
export interface Shown {
  source: TouchSource
  /** Of the conversation or the link. */
  ref?: string
  cards?: readonly ProductCard[]
  /** Public numbers of products that were put into the cart. */
  added?: readonly number[]
}

/**
 * Records that a shopper was shown products, so that an order of these can be attributed. Nothing is
 * recorded where there were none, nor of whoever nobody would know again.
 */
export async function recordTouch(
  scope: MedusaContainer,
  shopper: Shopper,
  { source, ref, cards = [], added = [] }: Shown
): Promise<void> {
  const numbers = new Set(added)
  for (const { id } of cards) numbers.delete(id)
  const inCart = await Promise.all([...numbers].map((number) => findProductId(scope, number)))
  const product_ids = new Set(cards.map(({ medusa_product_id }) => medusa_product_id))
  for (const id of inCart) if (id !== undefined) product_ids.add(id)
  if (product_ids.size === 0 || shopper.key === "guest:") return
  const cart_id = added.length > 0 ? await findOwnCart(scope, shopper) : shopper.cart_id
  const { touches } = scope.resolve<AssistantService>(ASSISTANT_MODULE)
  touches.add({ source, ref, owner: shopper.key, cart_id, product_ids: [...product_ids] })
}
