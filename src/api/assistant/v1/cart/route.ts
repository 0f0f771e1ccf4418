import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { component, ok, replayed, text } from "../../../../http"
import { CartStateSchema } from "../../../../modules/assistant/schemas"
import type { CartState, Shopper } from "../../../../modules/assistant/types"
import {
  addToCart,
  MAX_QUANTITY,
  moveCart,
  once,
  removeFromCart,
  updateCartItem,
  viewCart,
} from "../../../../workflows/assistant/cart"
import type { CartReading } from "../../../../workflows/assistant/cart"
import { CatalogueReferenceField, Country, Locale } from "../../schemas"
import { AssistantError, endpoint, STOREFRONT } from "../../service"
import { shopperOf } from "../../shopper"

const IN_PROGRESS_RETRY = "1"

const Cart = component("Cart", CartStateSchema, {
  description: "The whole cart, verified against the catalogue. Amounts are display strings.",
})

const CartRequest = component(
  "CartRequest",
  z.strictObject({
    action: z
      .string()
      .max(100)
      .meta({
        description:
          "`add`, `update` (also `change_quantity`, `update_quantity`), `remove` or `view`.",
        wire: { examples: ["add"] },
      }),
    product_id: CatalogueReferenceField.optional().meta({
      description: "Number, id or handle of the product to add, or of one in the cart.",
    }),
    variation_id: CatalogueReferenceField.optional().meta({
      description: "Number or id of the variation; needed when the product has several.",
    }),
    quantity: z
      .int()
      .min(0)
      .max(MAX_QUANTITY)
      .optional()
      .meta({
        description: "How many to add, 1 when absent; or how many there are to be, 0 for none.",
        wire: { examples: [2] },
      }),
    cart_item_key: text({ min: 1, max: 100 }).optional().meta({
      description: "The line to update or remove, as an earlier answer named it.",
    }),
    country: Country.optional(),
    locale: Locale.optional(),
  }),
  { description: "What to do with the cart.", examples: [{ action: "view" }] }
)
type CartRequest = z.output<typeof CartRequest>

type Act = (
  scope: MedusaContainer,
  shopper: Shopper,
  request: CartRequest
) => Promise<CartReading> | CartReading

const update: Act = (scope, shopper, { quantity, ...request }) => {
  if (quantity === undefined) throw invalidParam("quantity", "is required to update")
  return updateCartItem(scope, shopper, { ...lineOf(request), quantity })
}

const ACTIONS: Record<string, Act> = {
  add(scope, shopper, { product_id: product, variation_id: variation, quantity = 1 }) {
    if (product === undefined && variation === undefined) {
      throw invalidParam("product_id", "is required to add")
    }
    if (quantity < 1) throw invalidParam("quantity", "must be at least 1 to add")
    return addToCart(scope, shopper, { product, variation, quantity })
  },
  update,
  change_quantity: update,
  update_quantity: update,
  remove: (scope, shopper, request) => removeFromCart(scope, shopper, lineOf(request)),
  view: (scope, shopper) => viewCart(scope, shopper),
}

export const POST = endpoint({
  id: "changeCart",
  summary: "Change or view the cart",
  description:
    "The cart of whoever is signed in, else of the guest whose session the nonce belongs to. " +
    "Stock and variations are checked, prices are the store's. When an action is refused the cart " +
    "is as it was. A `country` moves the cart to its region.",
  tags: ["Cart"],
  access: "guest",
  gate: STOREFRONT,
  body: CartRequest,
  responses: { 200: Cart },
  errors: [
    "assistant_invalid_action",
    "assistant_variation_required",
    "assistant_not_found",
    "assistant_out_of_stock",
  ],
  idempotent: true,
  handler: async ({ body, identity, idempotency, request, scope }) => {
    const act = Object.hasOwn(ACTIONS, body.action) ? ACTIONS[body.action] : undefined
    if (!act) throw new AssistantError("assistant_invalid_action")
    const run = async (): Promise<CartState> => {
      const shopper = await findShopper(request, identity, body)
      return (await act(scope, shopper, body)).state
    }
    if (!idempotency) return ok(await run())
    const { key } = await shopperOf(request, identity)
    const done = await once(scope, key, idempotency, run)
    if (done.outcome === "done") return ok(done.answer)
    if (done.outcome === "replayed") return replayed(done.answer, 200)
    throw done.outcome === "reused"
      ? new AssistantError("assistant_idempotency_key_reused")
      : new AssistantError("assistant_idempotency_in_progress", {
          headers: { "Retry-After": IN_PROGRESS_RETRY },
        })
  },
})

/** Whom the cart belongs to, served where they say they are. */
async function findShopper(
  request: Parameters<typeof shopperOf>[0],
  identity: Parameters<typeof shopperOf>[1],
  { country, locale }: CartRequest
): Promise<Shopper> {
  const shopper = await shopperOf(request, identity, { country, locale })
  if (country === undefined || shopper.country === country || !shopper.cart_id) return shopper
  await moveCart(request.scope, shopper, country)
  return shopperOf(request, identity, { country, locale })
}

function lineOf({ cart_item_key, product_id, variation_id }: CartRequest) {
  if (cart_item_key === undefined && product_id === undefined && variation_id === undefined) {
    throw invalidParam("cart_item_key", "is required to change a line")
  }
  return { cart_item_key, product: product_id, variation: variation_id }
}

function invalidParam(field: string, sentence: string) {
  return new AssistantError("assistant_invalid_param", { data: { params: { [field]: sentence } } })
}
