import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"

/** An order's number (what the interface calls `order_id`) or its id in the store; as text. */
export const OrderReference = z.string().regex(/^([1-9][0-9]{0,14}|order_[A-Za-z0-9_-]{1,60})$/, {
  error: "must be an order's number or id",
})

/** The number of an order; null when the store knows no such order. */
export async function orderNumber(
  scope: MedusaContainer,
  reference: string
): Promise<number | null> {
  if (!reference.startsWith("order_")) return Number(reference)
  const [order] = await scope
    .resolve(Modules.ORDER)
    .listOrders({ id: [reference] }, { select: ["id", "display_id"], take: 1 })
  return order?.display_id ?? null
}
