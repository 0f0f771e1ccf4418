import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
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
  const { data } = await scope
    .resolve(ContainerRegistrationKeys.QUERY)
    .graph({ entity: "cart", fields: FIELDS, filters: { id: cartId } })
  const [cart] = data as unknown as {
    currency_code: string
    raw_item_total: { value: string | number }
  }[]
  return cart ? toMinorUnits(cart.raw_item_total.value, cart.currency_code) : 0n
}
