import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { databaseOf } from "../../../../database/connection"
import { listedIn } from "../../catalogue/read-rows"

/** What part of a sales channel's products is wanted. */
export interface FeedPart {
  sales_channel_id: string
  /** Only what has changed since. */
  since?: Date
}

export interface FeedId {
  id: string
  /** Whether it is on sale here; one that has changed may not be any more. */
  listed: boolean
}

/**
 * Every product of which anything that the feed shows was written since an instant, or has begun or
 * ended to hold. The host's tables have no index on when; one pass over each is what it takes.
 */
const CHANGED = `
  select id from product where updated_at >= :since or deleted_at >= :since
  union select product_id from product_variant where updated_at >= :since or deleted_at >= :since
  union select product_id from image where updated_at >= :since or deleted_at >= :since
  union select variant.product_id
    from product_option as option
    join product_option_value as value on value.option_id = option.id
    join product_variant_option as chosen on chosen.option_value_id = value.id
    join product_variant as variant on variant.id = chosen.variant_id
    where option.updated_at >= :since or value.updated_at >= :since
  union select product_id from product_sales_channel
    where sales_channel_id = :channel and (updated_at >= :since or deleted_at >= :since)
  union select variant.product_id
    from price
    left join price_list as list on list.id = price.price_list_id
    join product_variant_price_set as priced on priced.price_set_id = price.price_set_id
    join product_variant as variant on variant.id = priced.variant_id
    where price.updated_at >= :since or price.deleted_at >= :since
      or list.updated_at >= :since or list.deleted_at >= :since
      or list.starts_at between :since and now() or list.ends_at between :since and now()
  union select variant.product_id
    from inventory_level as level
    join product_variant_inventory_item as stocked
      on stocked.inventory_item_id = level.inventory_item_id
    join product_variant as variant on variant.id = stocked.variant_id
    where level.updated_at >= :since or level.deleted_at >= :since
      or stocked.updated_at >= :since or stocked.deleted_at >= :since
      or level.location_id in (
        select stock_location_id from sales_channel_stock_location
        where sales_channel_id = :channel and (updated_at >= :since or deleted_at >= :since)
      )`

const ALL = `
  select id, true as listed from product where product.id > :after and ${listedIn(":channel")}
  order by id limit :limit`

const SINCE = `
  select product.id, ${listedIn(":channel")} as listed
  from product join (${CHANGED}) as changed on changed.id = product.id
  where product.id > :after order by product.id limit :limit`

/** Ids of the products after one, in the order of the ids: what a cursor means stays what it is. */
export async function listFeedIds(
  scope: MedusaContainer,
  { sales_channel_id: channel, since }: FeedPart,
  after: string,
  limit: number
): Promise<FeedId[]> {
  const database = databaseOf(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION))
  const bindings = { channel, after, limit, since: since?.toISOString() ?? null }
  return await database.rows<FeedId>(since ? SINCE : ALL, bindings)
}
