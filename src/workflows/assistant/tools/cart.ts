import { z } from "@medusajs/framework/zod"
import { CartStateSchema } from "../../../modules/assistant/schemas"
import type { ToolResult } from "../../../modules/assistant/types"
import * as cart from "../cart"
import type { CartReading } from "../cart"
import { defineTool } from "./context"
import { ProductReference, VariationReference } from "./products"

const LINE = {
  cart_item_key: z.string().min(1).max(100).optional().meta({
    description: "The line, as view_cart names it.",
  }),
  product_id: ProductReference.optional(),
  variation_id: VariationReference.optional(),
}

const hasLine = (line: Partial<Record<keyof typeof LINE, unknown>>) =>
  [line.cart_item_key, line.product_id, line.variation_id].some((named) => named !== undefined)
const LINE_NEEDED = { error: "name cart_item_key, product_id or variation_id" }

export const viewCart = defineTool({
  name: "view_cart",
  description: "What is in the shopper's cart, with totals and the address of the checkout.",
  writes: false,
  input: z.strictObject({}),
  output: CartStateSchema,
  run: async (_, { scope, shopper }) => show(await cart.viewCart(scope, shopper)),
})

export const addToCart = defineTool({
  name: "add_to_cart",
  description:
    "Put a product into the shopper's cart, when they ask for it. A product with variations needs " +
    "variation_id: ask which one when the shopper has not said.",
  writes: true,
  input: z.strictObject({
    product_id: ProductReference,
    variation_id: VariationReference.optional(),
    quantity: z.int().min(1).max(cart.MAX_QUANTITY).default(1),
  }),
  output: CartStateSchema,
  run: async ({ product_id: product, variation_id: variation, quantity }, context) => {
    const { scope, shopper, changes } = context
    return show(await cart.addToCart(scope, shopper, { product, variation, quantity }, changes))
  },
})

export const updateCartItem = defineTool({
  name: "update_cart_item",
  description: "Set how many of something there are in the shopper's cart; 0 takes it out.",
  writes: true,
  input: z
    .strictObject({ ...LINE, quantity: z.int().min(0).max(cart.MAX_QUANTITY) })
    .refine(hasLine, LINE_NEEDED),
  output: CartStateSchema,
  run: async (
    { cart_item_key, product_id: product, variation_id: variation, quantity },
    { scope, shopper, changes }
  ) => {
    const wish = { cart_item_key, product, variation, quantity }
    return show(await cart.updateCartItem(scope, shopper, wish, changes))
  },
})

export const removeFromCart = defineTool({
  name: "remove_from_cart",
  description: "Take something out of the shopper's cart, when they ask for it.",
  writes: true,
  input: z.strictObject(LINE).refine(hasLine, LINE_NEEDED),
  output: CartStateSchema,
  run: async (
    { cart_item_key, product_id: product, variation_id: variation },
    { scope, shopper, changes }
  ) => {
    const wish = { cart_item_key, product, variation }
    return show(await cart.removeFromCart(scope, shopper, wish, changes))
  },
})

function show({ state, facts }: CartReading): ToolResult<CartReading["state"]> {
  return { output: state, cart: state, facts }
}
