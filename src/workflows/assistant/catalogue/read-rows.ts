import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { applyTranslations, ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { databaseOf } from "../../../database/connection"
import type { ListedProduct, ListedVariant } from "./present-card"

/** A product as the tables have it. */
export interface ProductRow extends ListedProduct {
  brand: string | null
  updated_at: Date
  variants: VariantRow[]
}

export interface VariantRow extends ListedVariant {
  product_id: string
  /** EAN, UPC or another barcode. */
  code: string | null
  price_set_id: string | null
  /** How many the sales channel can sell; null where nothing says. */
  available: number | null
}

/** That anybody may see a `product` in a sales channel, which the placeholder stands for. */
export const listedIn = (channel: string) =>
  `product.status = 'published' and product.deleted_at is null and exists (
  select from product_sales_channel as channel
  where channel.product_id = product.id and channel.sales_channel_id = ${channel}
    and channel.deleted_at is null)`

/** Stock as the host counts it: the scarcest part decides, over all places of the channel. */
const VARIANTS = `
  select variant.id, variant.product_id, variant.title, variant.sku, variant.variant_rank,
         variant.manage_inventory, variant.allow_backorder,
         coalesce(variant.ean, variant.upc, variant.barcode) as code,
         priced.price_set_id, stock.available::float8 as available,
         (select json_agg(json_build_object('id', value.id, 'value', value.value,
            'rank', value.rank,
            'option', json_build_object('id', option.id, 'title', option.title)))
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
        and place.sales_channel_id = $2
    ) as held on true
    where part.variant_id = variant.id and part.deleted_at is null
  ) as stock on variant.manage_inventory and not variant.allow_backorder
  where variant.product_id = product.id and variant.deleted_at is null`

const PRODUCTS = {
  prepared: true,
  text: `
  select id, title, subtitle, description, handle, status, updated_at,
         coalesce(thumbnail, (select url from image
                              where image.product_id = product.id and image.deleted_at is null
                              order by rank, id limit 1)) as thumbnail,
         nullif(metadata->>'brand', '') as brand,
         json_build_object('rating', metadata->'rating',
                           'review_count', metadata->'review_count') as metadata,
         coalesce((select json_agg(part) from (${VARIANTS}) as part), '[]') as variants
  from product where id = any($1) and ${listedIn("$2")}`,
}

/**
 * Reads those of the products that anybody may see in a channel, in the order of the ids: some twenty
 * times as fast as through the host's query, which puts together one record at a time.
 *
 * @param locale the language of titles and texts, where the host has translations
 */
export async function readRows(
  scope: MedusaContainer,
  channel: string,
  ids: readonly string[],
  locale?: string
): Promise<ProductRow[]> {
  const database = databaseOf(scope.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION))
  const found = await database.objects<ProductRow>({ ...PRODUCTS, values: [ids, channel] })
  const byId = new Map(found.map((row) => [row.id, row]))
  const rows = ids.flatMap((id) => byId.get(id) ?? [])
  await applyTranslations({ localeCode: locale, objects: rows, container: scope })
  return rows
}

/** How many of a variant can be sold now; Infinity where the store doesn't count. */
export function availableOf({ manage_inventory, allow_backorder, available }: VariantRow): number {
  return manage_inventory && !allow_backorder ? Math.max(0, available ?? 0) : Infinity
}
