/**
 * Common table expressions over the host's tables, for statements of this folder.
 *
 * What of an order counts as sold: neither cancelled orders nor drafts; what was edited counts as it
 * is now, less what was sent back.
 */
export const SOLD_ITEMS = `
  select "order".id as order_id, line.product_id, "order".created_at,
    item.quantity - item.return_received_quantity - item.return_dismissed_quantity as units
  from "order"
  join order_item as item on item.order_id = "order".id and item.version = "order".version
    and item.deleted_at is null
  join order_line_item as line on line.id = item.item_id
  where "order".deleted_at is null and not "order".is_draft_order
    and "order".status not in ('canceled', 'draft') and "order".canceled_at is null`

/** Units of each variant that can be sold now: of sets, as many as their scarcest part allows. */
export const VARIANT_STOCK = `
  select link.variant_id, min(floor(coalesce(part.available, 0) / link.required_quantity)) as available
  from product_variant_inventory_item as link
  left join (
    select inventory_item_id, sum(greatest(stocked_quantity - reserved_quantity, 0)) as available
    from inventory_level where deleted_at is null group by inventory_item_id
  ) as part on part.inventory_item_id = link.inventory_item_id
  where link.deleted_at is null and link.required_quantity > 0
  group by link.variant_id`

/** What a price list must be for its prices to hold for everybody today. */
export const RUNNING_SALE = `
  list.type = 'sale' and list.status = 'active' and list.deleted_at is null
  and coalesce(list.rules_count, 0) = 0 and coalesce(list.starts_at <= now(), true)
  and coalesce(list.ends_at > now(), true)`
