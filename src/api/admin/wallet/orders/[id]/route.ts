import { z } from "@medusajs/framework/zod"
import { AmountOut, component, ok } from "../../../../../http"
import { readOrderFigures } from "../../../../../workflows/carts"
import { SEE_WALLETS } from "../../../../permissions"
import { AdminError, endpoint } from "../../service"

const OrderMoney = component(
  "OrderMoney",
  z.strictObject({
    order_id: z.int().meta({ description: "The order's number." }),
    medusa_order_id: z.string().meta({ examples: ["order_01"] }),
    currency: z.string().meta({ description: "ISO 4217 code.", examples: ["EUR"] }),
    applied: AmountOut.meta({
      description: "What of the order a wallet is to pay, beside its other payments.",
    }),
    held: AmountOut.meta({ description: "What is set aside for that and not taken yet." }),
    committed: AmountOut.meta({
      description: "What was taken from wallets for the order, by that part and by payments.",
    }),
    given_back: AmountOut.meta({ description: "What of that came back." }),
    refunded: AmountOut.meta({
      description: "What was refunded to the wallet, whatever the order was paid with.",
    }),
    refundable: AmountOut.meta({
      description: "What can still be refunded to the wallet; 0 for a guest's order.",
    }),
    difference: AmountOut.meta({
      description:
        "What of `refundable` the order has taken too much, after an edit, a return, a claim or an exchange.",
    }),
    chargeable: AmountOut.meta({
      description: "What the order is owed and its customer's wallet can be charged with.",
    }),
    obstacle: z
      .enum(["canceled", "without_wallet", "without_provider", "given_back", "without_customer"])
      .nullable()
      .meta({ description: "Why it can't be charged, though the order is owed something." }),
    balance: AmountOut.nullable().meta({
      description: "What can be spent of that wallet; null where there is none.",
    }),
    bonus_base: AmountOut.meta({
      description: "What of `refundable` earns the bonus for choosing the wallet.",
    }),
    bonus_basis_points: z.int().meta({
      description: "That bonus, in hundredths of a percent; 0 for none.",
    }),
  }),
  { description: "What wallets have to do with an order." }
)

export const GET = endpoint({
  id: "getOrderMoney",
  summary: "Get what wallets have to do with an order",
  tags: ["Payments"],
  access: SEE_WALLETS,
  params: z.object({
    id: z
      .string()
      .regex(/^order_[A-Za-z0-9_-]{1,60}$/, { error: "must be an order's id" })
      .meta({ description: "The order's id in the store.", examples: ["order_01"] }),
  }),
  responses: { 200: OrderMoney },
  errors: ["wallet_order_not_found"],
  handler: async ({ params, scope }) => {
    const money = await readOrderFigures(scope, params.id)
    if (!money) throw new AdminError("wallet_order_not_found")
    return ok({
      ...money,
      applied: money.applied.toString(),
      held: money.held.toString(),
      committed: money.committed.toString(),
      given_back: money.given_back.toString(),
      refunded: money.refunded.toString(),
      refundable: money.refundable.toString(),
      difference: money.difference.toString(),
      chargeable: money.chargeable.toString(),
      balance: money.balance?.toString() ?? null,
      bonus_base: money.bonus_base.toString(),
    })
  },
})
