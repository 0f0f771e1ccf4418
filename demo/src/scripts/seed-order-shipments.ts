/** The parcels of an order. */
import type { MedusaContainer, OrderDTO } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import type { OrderPlan } from "./seed-orders"
import type { Shop } from "./seed-store"

const DAY = 86_400_000

/** Sends everything in one parcel the day after the order; it arrives three days later. */
export async function shipOrder(
  container: MedusaContainer,
  order: OrderDTO,
  plan: OrderPlan,
  shop: Shop
) {
  const placed = plan.placedAt.getTime()
  const isDelivered = plan.fate === "delivered"
  const items = order.items ?? []
  const parcel = await container.resolve(Modules.FULFILLMENT).createFulfillment({
    location_id: shop.locationId,
    provider_id: "manual_manual",
    shipping_option_id: order.shipping_methods?.[0]?.shipping_option_id,
    packed_at: new Date(placed + DAY / 2),
    shipped_at: new Date(placed + DAY),
    delivered_at: isDelivered ? new Date(placed + 4 * DAY) : null,
    delivery_address: { ...plan.person.address },
    items: items.map(({ id, title, quantity, variant_sku }) => ({
      line_item_id: id,
      title,
      quantity,
      sku: variant_sku ?? "",
      barcode: "",
    })),
    labels: [{ tracking_number: `HP${100_000 + plan.number}`, tracking_url: "#", label_url: "#" }],
    order: {},
  })
  await container.resolve(ContainerRegistrationKeys.LINK).create({
    [Modules.ORDER]: { order_id: order.id },
    [Modules.FULFILLMENT]: { fulfillment_id: parcel.id },
  })
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex("order_item")
    .where({ order_id: order.id })
    .update({
      fulfilled_quantity: knex.raw("quantity"),
      raw_fulfilled_quantity: knex.raw("raw_quantity"),
      shipped_quantity: knex.raw("quantity"),
      raw_shipped_quantity: knex.raw("raw_quantity"),
      ...(isDelivered && {
        delivered_quantity: knex.raw("quantity"),
        raw_delivered_quantity: knex.raw("raw_quantity"),
      }),
    })
}
