import { z } from "@medusajs/framework/zod"
import { ToolRefused } from "../../../modules/assistant/refusal"
import type { Fact, Shopper } from "../../../modules/assistant/types"
import { amountFact, formatPrice } from "../catalogue"
import { findOrderNumber, readOrders } from "../orders/read-orders"
import type { PlacedOrder } from "../orders/read-orders"
import { defineTool } from "./context"
import type { ToolContext } from "./context"
import { waysToWriteDay } from "./days"

const OrderSchema = z.object({
  order_id: z.int(),
  status: z.string(),
  payment_status: z.string(),
  fulfillment_status: z.string(),
  total: z.string(),
  currency: z.string(),
  placed_at: z.iso.datetime(),
  items: z.array(z.object({ name: z.string(), quantity: z.int() })),
  shipments: z.array(z.object({ tracking_number: z.string(), url: z.string().nullable() })),
})

export const getOrderStatus = defineTool({
  name: "get_order_status",
  description:
    "How an order of the signed-in customer stands: the one of the number, else their latest.",
  writes: false,
  input: z.strictObject({
    order_id: z
      .union([z.int().min(1), z.string().min(1).max(64)])
      .optional()
      .meta({ description: "Number of the order." }),
  }),
  output: z.object({ order: OrderSchema.nullable() }),
  async run({ order_id }, { scope, shopper }) {
    const customer = requireCustomer(shopper)
    const number = order_id === undefined ? undefined : await numberOf(scope, order_id)
    const [order] = await readOrders(scope, customer, { limit: 1, number })
    if (!order && order_id !== undefined) throw unknownOrder()
    return {
      output: { order: order ? present(order, shopper) : null },
      facts: order ? factsOf(order, "order", shopper) : [],
    }
  },
})

export const listOrders = defineTool({
  name: "list_orders",
  description: "The latest orders of the signed-in customer.",
  writes: false,
  input: z.strictObject({ limit: z.int().min(1).max(20).default(5) }),
  output: z.object({ orders: z.array(OrderSchema) }),
  async run({ limit }, { scope, shopper }) {
    const orders = await readOrders(scope, requireCustomer(shopper), { limit })
    return {
      output: { orders: orders.map((order) => present(order, shopper)) },
      facts: orders.flatMap((order, index) => factsOf(order, `orders[${index}]`, shopper)),
    }
  },
})

function requireCustomer({ customer_id }: Shopper): string {
  if (customer_id !== undefined) return customer_id
  throw new ToolRefused("assistant_unauthorized", "Sign in to see your orders.")
}

/** Somebody else's order is as unknown as one that there is not. */
function unknownOrder() {
  return new ToolRefused("assistant_not_found", "You have no such order.")
}

async function numberOf(scope: ToolContext["scope"], reference: number | string) {
  const text = String(reference).replace(/^#/, "")
  if (/^[1-9][0-9]{0,8}$/.test(text)) return Number(text)
  const number = text.startsWith("order_") ? await findOrderNumber(scope, text) : undefined
  if (number === undefined) throw unknownOrder()
  return number
}

function present(order: PlacedOrder, shopper: Shopper): z.output<typeof OrderSchema> {
  const { number, total, currency, placed_at, ...rest } = order
  return {
    order_id: number,
    ...rest,
    total: formatPrice(total, shopper, currency),
    currency,
    placed_at: placed_at.toISOString(),
  }
}

function factsOf(order: PlacedOrder, field: string, shopper: Shopper): Fact[] {
  const { number, status, payment_status, fulfillment_status, currency } = order
  const states = [status, payment_status, fulfillment_status].filter(Boolean)
  const words = states.map((state) => state.replaceAll("_", " "))
  const fact = (part: string, value: string, display: string[]): Fact => ({
    kind: "order",
    field: `${field}.${part}`,
    value,
    display,
  })
  return [
    fact("order_id", String(number), [`#${number}`]),
    fact("status", states.join(", "), words),
    fact("placed_at", order.placed_at.toISOString(), waysToWriteDay(order.placed_at, shopper)),
    ...order.shipments.map(({ tracking_number }, index) =>
      fact(`shipments[${index}]`, tracking_number, [tracking_number])
    ),
    amountFact(order.total, shopper, { kind: "order", field: `${field}.total`, currency }),
  ]
}
