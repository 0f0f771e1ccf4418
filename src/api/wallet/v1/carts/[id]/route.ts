import { ok } from "../../../../../http"
import { showCart } from "../../../../../workflows/carts"
import { cartParams, cartRequest, CartWallet, presentOutcome } from "../../../carts"
import { endpoint } from "../../../service"

export const GET = endpoint({
  id: "getCartWallet",
  summary: "Get what the wallet can pay of a cart",
  description:
    "For the signed-in customer's own cart: what the wallet pays of it, what it could pay, and what " +
    "stands in the way of more, with what would help.",
  tags: ["Carts"],
  access: "authenticated",
  params: cartParams,
  responses: { 200: CartWallet },
  errors: ["wallet_forbidden", "wallet_cart_not_found"],
  handler: async (context) =>
    ok(await presentOutcome(context, await showCart(context.scope, cartRequest(context)))),
})
