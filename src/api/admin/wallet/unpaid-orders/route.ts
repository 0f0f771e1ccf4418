import { z } from "@medusajs/framework/zod"
import { AmountOut, component, InstantOut, ok } from "../../../../http"
import { findUnpaidOrders } from "../../../../workflows/payments"
import { SEE_WALLETS } from "../../../permissions"
import { endpoint } from "../service"

const UnpaidOrder = component(
  "UnpaidOrder",
  z.strictObject({
    order_id: z.int().meta({ description: "The order's number." }),
    medusa_order_id: z.string().meta({ examples: ["order_01"] }),
    customer_id: z
      .string()
      .nullable()
      .meta({ examples: ["cus_01"] }),
    payment_id: z.string().meta({
      description: "The payment that was cancelled.",
      examples: ["pay_01"],
    }),
    amount: AmountOut.meta({ description: "What it was to pay." }),
    currency: z.string().meta({ description: "ISO 4217 code.", examples: ["EUR"] }),
    canceled_at: InstantOut,
  }),
  { description: "An order that nothing pays for any more." }
)

export const GET = endpoint({
  id: "listUnpaidOrders",
  summary: "List orders without money",
  description:
    "Orders of the last thirty days that stand although every payment with the wallet for them was " +
    "cancelled. Every minute the wallet is asked again; what it refuses stays here.",
  tags: ["Payments"],
  access: SEE_WALLETS,
  responses: { 200: z.strictObject({ data: z.array(UnpaidOrder) }) },
  handler: async ({ scope }) => {
    const orders = await findUnpaidOrders(scope)
    return ok({
      data: orders.map((order) => ({
        order_id: order.display_id,
        medusa_order_id: order.order_id,
        customer_id: order.customer_id,
        payment_id: order.payment_id,
        amount: order.amount.toString(),
        currency: order.currency,
        canceled_at: order.canceled_at.toISOString(),
      })),
    })
  },
})
