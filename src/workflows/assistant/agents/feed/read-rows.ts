import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { ListedProduct, ListedVariant } from "../../catalogue"
import { LISTED } from "./list-ids"

/** A product as the tables have it, with what the feed shows beside its card. */
export interface FeedRow extends ListedProduct {
  brand: string | null
  updated_at: Date
  variants: FeedVariantRow[]
}

export interface FeedVariantRow extends ListedVariant {
  product_id: string
  /** EAN, UPC or another barcode. */
  code: string | null
  price_set_id: string | null
  /** How many the sales channel can sell; null where nothing says. */
  available: number | null
}

const PRODUCTS = `
  select id, title, subtitle, description, handle, status, updated_at,
         coalesce(thumbnail, (select url from image
                              where image.product_id = product.id and image.deleted_at is null
                              order by rank, id limit 1)) as thumbnail,
         nullif(metadata->>'brand', '') as brand
  from product where id = any(:ids) and ${LISTED}`

/** Stock as the host counts it: the scarcest part decides, over all places of the channel. */
const VARIANTS = `
  select variant.id, variant.product_id, variant.title, variant.sku, variant.variant_rank,
         variant.manage_inventory, variant.allow_backorder,
         coalesce(variant.ean, variant.upc, variant.barcode) as code,
         priced.price_set_id, stock.available::float8 as available,
         (select jsonb_agg(jsonb_build_object('value', value.value,
                                              'option', jsonb_build_object('title', option.title)))
          from product_variant_option as chosen
          join product_option_value as value on value.id = chosen.option_value_id
          join product_option as option on option.id = value.option_id
          where chosen.variant_id = variant.id) as options
  from product_variant as variant
  left join product_variant_price_set as priced
    on priced.variant_id = variant.id and priced.deleted_at is null
  left join lateral (
    select min(floor(coalesce(held.quantity, 0) / part.required_quantity)) as available
    from product_variant_inventory_item as part
    left join lateral (
      select sum(level.stocked_quantity - level.reserved_quantity) as quantity
      from inventory_level as level
      join sales_channel_stock_location as place
        on place.stock_location_id = level.location_id and place.deleted_at is null
      where level.inventory_item_id = part.inventory_item_id and level.deleted_at is null
        and place.sales_channel_id = :channel
    ) as held on true
    where part.variant_id = variant.id and part.deleted_at is null
  ) as stock on variant.manage_inventory and not variant.allow_backorder
  where variant.product_id = any(:ids) and variant.deleted_at is null`

/**
 * Reads those of the products that are on sale in a channel, in bulk, some twenty times as fast as through the host's query, which is made for
 * a page of them.
 */
export async function readFeedRows(
  scope: MedusaContainer,
  channel: string,
  ids: readonly string[]
): Promise<FeedRow[]> {
  const connection = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [products, variants] = await Promise.all([
    connection.raw<{ rows: FeedRow[] }>(PRODUCTS, { ids, channel }),
    connection.raw<{ rows: FeedVariantRow[] }>(VARIANTS, { ids, channel }),
  ])
  const byId = new Map(
    products.rows.map((row) => [
      row.id,
      { ...row, metadata: null, variants: [] as typeof variants.rows },
    ])
  )
  for (const variant of variants.rows) byId.get(variant.product_id)?.variants.push(variant)
  return ids.flatMap((id) => byId.get(id) ?? [])
}
