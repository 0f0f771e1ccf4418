import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { HostAmount, readGraph } from "../../../host/read-graph"
import { toMinorUnits } from "../../../money/money"

const FIELDS = [
  "id",
  "currency_code",
  "item_total",
  "raw_item_total",
  "items.*",
  "items.tax_lines.*",
  "items.adjustments.*",
]

/** What everything in a cart costs with taxes and discounts, delivery aside; minor units. */
export async function readItemTotal(scope: MedusaContainer, cartId: string): Promise<bigint> {
  const [cart] = await readGraph(scope, {
    entity: "cart",
    fields: FIELDS,
    filters: { id: cartId },
    row: z.object({ currency_code: z.string(), raw_item_total: HostAmount }),
  })
  return cart ? toMinorUnits(cart.raw_item_total.toString(), cart.currency_code) : 0n
}
