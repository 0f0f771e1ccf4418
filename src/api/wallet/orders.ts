import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { readGraph } from "../../host/read-graph"
import { WalletError } from "./service"

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

/**
 * The id in the store of an order that is named by either; of an id it is not known whether there is such an
 * order.
 *
 * @throws WalletError `wallet_order_not_found`
 */
export async function orderIdOf(scope: MedusaContainer, reference: string): Promise<string> {
  if (reference.startsWith("order_")) return reference
  const [order] = await readGraph(scope, {
    entity: "order",
    fields: ["id"],
    filters: { display_id: Number(reference) },
    row: z.object({ id: z.string() }),
  })
  if (!order) throw new WalletError("wallet_order_not_found")
  return order.id
}
