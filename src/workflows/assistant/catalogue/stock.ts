import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, getVariantAvailability } from "@medusajs/framework/utils"

/** A variant as far as its stock goes. */
export interface StockedVariant {
  id: string
  manage_inventory: boolean
  allow_backorder: boolean
}

/**
 * How many of each variant a sales channel can sell now: stocked minus reserved at its locations.
 * Infinity where the store doesn't count, or sells what it has yet to get.
 */
export async function readStock(
  scope: MedusaContainer,
  salesChannelId: string,
  variants: readonly StockedVariant[]
): Promise<Map<string, number>> {
  const stock = new Map<string, number>()
  const counted: string[] = []
  for (const { id, manage_inventory, allow_backorder } of variants) {
    if (manage_inventory && !allow_backorder) counted.push(id)
    else stock.set(id, Infinity)
  }
  if (!counted.length) return stock
  const availability = await getVariantAvailability(
    scope.resolve(ContainerRegistrationKeys.QUERY),
    { variant_ids: counted, sales_channel_id: salesChannelId }
  )
  for (const id of counted) stock.set(id, Math.max(0, availability[id]?.availability ?? 0))
  return stock
}
