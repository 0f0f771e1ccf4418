import { z } from "@medusajs/framework/zod"
import { component, ok, PositiveAmount } from "../../../../../../http"
import { applyToCart, removeFromCart } from "../../../../../../workflows/carts"
import { cartParams, cartRequest, CartWallet, presentOutcome } from "../../../../carts"
import { endpoint } from "../../../../service"

const ApplyRequest = component(
  "CartApplyRequest",
  z.object({
    amount: PositiveAmount.optional().meta({
      description:
        "How much the wallet is to pay, in the cart's currency; as much as possible when absent. It " +
        "takes the place of what was applied before.",
    }),
  })
)

export const POST = endpoint({
  id: "applyWalletToCart",
  summary: "Pay for a cart, or a part of it, with the wallet",
  description:
    "Sets the money aside and puts it on the cart as a credit line; the order takes it when it is " +
    "placed. What is left to pay is paid in any other way. Payment sessions that were made for " +
    "another amount are removed. When the cart changes, what is applied never exceeds what it costs; " +
    "it goes back to the wallet when the cart changes hands or currency, or is left alone for as long " +
    "as the setting `cart_hold_minutes` says.",
  tags: ["Carts"],
  access: "authenticated",
  params: cartParams,
  body: ApplyRequest,
  responses: { 200: CartWallet },
  errors: [
    "wallet_forbidden",
    "wallet_cart_not_found",
    "wallet_cart_completed",
    "wallet_cart_exceeded",
    "wallet_cart_has_topup",
    "wallet_cart_payments_disabled",
    "wallet_insufficient_balance",
    "wallet_frozen",
    "wallet_kyc_required",
    "wallet_spending_limit_exceeded",
    "wallet_velocity_cap_exceeded",
    "wallet_step_up_required",
    "wallet_operation_refused",
  ],
  precedence: "money",
  handler: async (context) => {
    const { amount } = context.body
    const outcome = await applyToCart(context.scope, cartRequest(context), amount)
    return ok(await presentOutcome(context, outcome, amount))
  },
})

export const DELETE = endpoint({
  id: "removeWalletFromCart",
  summary: "Take the wallet off a cart",
  description:
    "Gives back what is set aside for the cart; doing it again changes nothing. What is left to pay " +
    "grows, so that payment sessions have to be made again.",
  tags: ["Carts"],
  access: "authenticated",
  params: cartParams,
  responses: { 200: CartWallet },
  errors: ["wallet_forbidden", "wallet_cart_not_found", "wallet_cart_completed"],
  precedence: "money",
  handler: async (context) =>
    ok(await presentOutcome(context, await removeFromCart(context.scope, cartRequest(context)))),
})
