import type { MedusaContainer } from "@medusajs/framework/types"
import { readOnly } from "../copilot/read-only"

const DAYS = 365
/** Of a product that everybody buys the latest orders say as much as all of them. */
const ORDERS = 2_000

/**
 * Products that were bought in one order with any of these, those that were most often first. A
 * single order says nothing, so that twice is the least.
 *
 * @param productIds the host's ids
 */
export async function readBoughtTogether(
  scope: MedusaContainer,
  productIds: readonly string[],
  limit: number
): Promise<string[]> {
  const rows = await readOnly(scope, (read) =>
    read<{ product_id: string }>(
      `with bought as (
         select distinct "order".id, "order".version, "order".created_at
         from order_line_item as line
         join order_item as item on item.item_id = line.id and item.deleted_at is null
         join "order" on "order".id = item.order_id and "order".version = item.version
         where line.product_id = any(:products) and "order".deleted_at is null
           and "order".canceled_at is null and not "order".is_draft_order
           and "order".created_at > now() - make_interval(days => :days)
         order by "order".created_at desc limit :orders
       )
       select line.product_id
       from bought
       join order_item as item on item.order_id = bought.id and item.version = bought.version
         and item.deleted_at is null
       join order_line_item as line on line.id = item.item_id
       where line.product_id is not null and not line.product_id = any(:products)
       group by line.product_id having count(distinct bought.id) > 1
       order by count(distinct bought.id) desc, line.product_id limit :limit`,
      { products: productIds, days: DAYS, orders: ORDERS, limit }
    )
  )
  return rows.map(({ product_id }) => product_id)
}
