import { TARGET_COVER_DAYS, YOUNG_DAYS } from "./discount"
import { RUNNING_SALE, SOLD_ITEMS, VARIANT_STOCK } from "./stock-sql"

/** More than any list, since what is reduced enough or sold at cost already is left out. */
const LOOKED_AT = 1_000

/** Written so that the planner knows how many prices these are. */
const FOR_EVERYBODY = `(price.rules_count is null or price.rules_count = 0)
        and (price.min_quantity is null or price.min_quantity <= 1)`

/** Stock and regular prices, one row for each variant that can be sold, or for each of its prices. */
const OFFERED = `
    from product
    join product_variant as variant on variant.product_id = product.id
      and variant.deleted_at is null and variant.manage_inventory
    join stock on stock.variant_id = variant.id and stock.available > 0
    left join product_variant_price_set as link on link.variant_id = variant.id
      and link.deleted_at is null
    left join price on price.price_set_id = link.price_set_id and price.deleted_at is null
      and price.currency_code = :currency and price.price_list_id is null
      and ${FOR_EVERYBODY}`
const CAN_BE_REDUCED = `product.status = 'published' and product.deleted_at is null
      and not product.is_giftcard and product.discountable`

/**
 * The products whose whole stock is worth most, which bounds what their surplus can be worth.
 *
 * @param limit how many
 */
export function mostInStock(limit: number): string {
  return `
  with stock as (${VARIANT_STOCK})
  select product.id, (sum(stock.available) * min(price.amount))::text as worth
  ${OFFERED}
  where ${CAN_BE_REDUCED}
  group by product.id
  order by sum(stock.available) * min(price.amount) desc nulls last, product.id
  limit ${limit}`
}

/** Among all products; `:currency` and `:days`. */
export const CANDIDATES = candidates({ isPart: false })

/**
 * Among the products of `:ids`. `is_certain` are those whose surplus is worth more than `:worth`, the
 * whole stock of every other product at the most.
 */
export const CANDIDATES_AMONG = candidates({ isPart: true })

function candidates({ isPart }: { isPart: boolean }): string {
  return `
  with stock as (${VARIANT_STOCK}),
  sold as (
    select product_id, sum(units) as units, min(created_at) as first_sold
    from (${SOLD_ITEMS} and "order".created_at > now() - make_interval(days => :days)
      ${isPart ? "and line.product_id = any(:ids)" : ""}) as item
    group by product_id
  ),
  offered as (
    select product.id, product.title, sum(stock.available) as stock, min(price.amount) as price,
      extract(epoch from now() - least(product.created_at, min(sold.first_sold))) / 86400 as listed,
      coalesce(min(sold.units), 0) as units,
      jsonb_agg(jsonb_build_object('price', price.amount::text, 'sale', reduced.amount::text,
        'cost', coalesce(variant.metadata->>'cost', product.metadata->>'cost'))
        order by price.amount, variant.id) as variants
    ${OFFERED}
    left join (
      select price.price_set_id, min(price.amount) as amount
      from price_list as list join price on price.price_list_id = list.id
      where ${RUNNING_SALE} and price.currency_code = :currency and price.deleted_at is null
        and ${FOR_EVERYBODY}
      group by price.price_set_id
    ) as reduced on reduced.price_set_id = link.price_set_id
    left join sold on sold.product_id = product.id
    where ${CAN_BE_REDUCED} ${isPart ? "and product.id = any(:ids)" : ""}
    group by product.id
  )
  select id, title, units::text, stock::text, pace.days::text,
    listed < ${YOUNG_DAYS} as is_young, variants,
    ${isPart ? "coalesce(surplus.worth > :worth, surplus.worth is not null)" : "true"} as is_certain
  from offered
  cross join lateral (select least(:days, greatest(listed, 1)) as days) as pace
  cross join lateral (
    select (stock - greatest(units, 0) / pace.days * ${TARGET_COVER_DAYS}) * price as worth
  ) as surplus
  where stock > greatest(units, 0.5) / pace.days * ${TARGET_COVER_DAYS}
  order by is_young, surplus.worth desc nulls last, id
  limit ${LOOKED_AT}`
}
