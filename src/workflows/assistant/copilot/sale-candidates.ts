import type { MedusaContainer } from "@medusajs/framework/types"
import { toMinorUnits } from "../../../money"
import { readDefaultCurrency } from "./currencies"
import {
  daysOfCover,
  discounted,
  percentOff,
  suggestDiscount,
  surplusUnits,
  TARGET_COVER_DAYS,
  withinMargin,
  YOUNG_DAYS,
  youngDiscount,
} from "./discount"
import { readOnly } from "./read-only"
import { RUNNING_SALE, SOLD_ITEMS, VARIANT_STOCK } from "./stock-sql"

/** A product that stands in the shop longer than it should; amounts in minor units. */
export interface SaleCandidate {
  product_id: string
  name: string
  /** Lower case. */
  currency: string
  /** Regular price of its cheapest variant in stock; null when it has none in the currency. */
  price: bigint | null
  /** In the window, less what came back. */
  units_sold: number
  /** Units that can be sold now. */
  stock: number
  /** Days that the pace was reckoned from: the window, or since the product is for sale. */
  days: number
  /** Null when nothing was sold. */
  days_of_cover: number | null
  /** Units beyond what sells within the target. */
  surplus_units: number
  /** Of the cheapest variant, where the merchant has noted it. */
  cost: bigint | null
  /** Whole per cent. */
  discount_percent: number
  discounted_price: bigint | null
  /** Per cent that the product is reduced by already. */
  running_discount_percent: number
  reason: string
}

interface Row {
  id: string
  title: string
  units: string
  stock: string
  days: string
  is_young: boolean
  variants: { price: string | null; sale: string | null; cost: string | null }[]
}

/** More than any list, since what is reduced enough or sold at cost already is left out. */
const LOOKED_AT = 1_000
const DECIMAL = /^[0-9]{1,15}(\.[0-9]{1,10})?$/

/** Written so that the planner knows how many prices these are. */
const FOR_EVERYBODY = `(price.rules_count is null or price.rules_count = 0)
        and (price.min_quantity is null or price.min_quantity <= 1)`

const CANDIDATES = `
  with stock as (${VARIANT_STOCK}),
  sold as (
    select product_id, sum(units) as units, min(created_at) as first_sold
    from (${SOLD_ITEMS} and "order".created_at > now() - make_interval(days => :days)) as item
    group by product_id
  ),
  offered as (
    select product.id, product.title, sum(stock.available) as stock, min(price.amount) as price,
      extract(epoch from now() - least(product.created_at, min(sold.first_sold))) / 86400 as listed,
      coalesce(min(sold.units), 0) as units,
      jsonb_agg(jsonb_build_object('price', price.amount::text, 'sale', reduced.amount::text,
        'cost', coalesce(variant.metadata->>'cost', product.metadata->>'cost'))
        order by price.amount, variant.id) as variants
    from product
    join product_variant as variant on variant.product_id = product.id
      and variant.deleted_at is null and variant.manage_inventory
    join stock on stock.variant_id = variant.id and stock.available > 0
    left join product_variant_price_set as link on link.variant_id = variant.id
      and link.deleted_at is null
    left join price on price.price_set_id = link.price_set_id and price.deleted_at is null
      and price.currency_code = :currency and price.price_list_id is null
      and ${FOR_EVERYBODY}
    left join (
      select price.price_set_id, min(price.amount) as amount
      from price_list as list join price on price.price_list_id = list.id
      where ${RUNNING_SALE} and price.currency_code = :currency and price.deleted_at is null
        and ${FOR_EVERYBODY}
      group by price.price_set_id
    ) as reduced on reduced.price_set_id = link.price_set_id
    left join sold on sold.product_id = product.id
    where product.status = 'published' and product.deleted_at is null
      and not product.is_giftcard and product.discountable
    group by product.id
  )
  select id, title, units::text, stock::text, pace.days::text,
    listed < ${YOUNG_DAYS} as is_young, variants
  from offered
  cross join lateral (select least(:days, greatest(listed, 1)) as days) as pace
  where stock > greatest(units, 0.5) / pace.days * ${TARGET_COVER_DAYS}
  order by is_young, (stock - units / pace.days * ${TARGET_COVER_DAYS}) * price desc nulls last, id
  limit ${LOOKED_AT}`

/**
 * Products with more in stock than will be sold soon, those first that bind most money.
 *
 * @param days 1 to 365, how far back sales are looked at
 */
export async function readSaleCandidates(
  scope: MedusaContainer,
  { days, limit }: { days: number; limit: number }
): Promise<{ currency: string; candidates: SaleCandidate[] }> {
  return await readOnly(scope, async (read) => {
    const currency = await readDefaultCurrency(read)
    const rows = await read<Row>(CANDIDATES, { days, currency })
    const candidates: SaleCandidate[] = []
    for (const row of rows) {
      if (candidates.length === limit) break
      const candidate = judge(row, currency)
      if (candidate) candidates.push(candidate)
    }
    return { currency, candidates }
  })
}

/** Undefined for a product that no further discount should be given on. */
function judge({ id, title, variants, ...row }: Row, currency: string): SaleCandidate | undefined {
  const position = {
    units_sold: Number(row.units),
    stock: Number(row.stock),
    days: Number(row.days),
  }
  const priced = variants.map(({ price, sale, cost }) => ({
    price: price === null ? null : toMinorUnits(price, currency),
    sale: sale === null ? null : toMinorUnits(sale, currency),
    cost: cost !== null && DECIMAL.test(cost) ? toMinorUnits(cost, currency) : null,
  }))
  const wanted = row.is_young ? youngDiscount(position) : suggestDiscount(position)
  let percent = wanted
  let running = 0
  for (const { price, sale, cost } of priced) {
    if (price === null) continue
    percent = Math.min(percent, withinMargin(wanted, price, cost))
    if (sale !== null) running = Math.max(running, percentOff(price, sale))
  }
  if (percent === 0 || percent <= running) return undefined
  const { price = null, cost = null } = priced.find((variant) => variant.price !== null) ?? {}
  const candidate = {
    product_id: id,
    name: title,
    currency,
    price,
    ...position,
    days: Math.round(position.days),
    days_of_cover: daysOfCover(position),
    surplus_units: Math.floor(surplusUnits(position)),
    cost,
    discount_percent: percent,
    discounted_price: price === null ? null : discounted(price, percent),
    running_discount_percent: running,
  }
  return { ...candidate, reason: reasonFor(candidate, { wanted, isYoung: row.is_young }) }
}

function reasonFor(
  candidate: Omit<SaleCandidate, "reason">,
  { wanted, isYoung }: { wanted: number; isYoung: boolean }
): string {
  const { units_sold, stock, days, days_of_cover, discount_percent, running_discount_percent } =
    candidate
  const inStock = `${count(stock, "unit")} in stock`
  const sentences = [
    days_of_cover === null
      ? `Nothing was sold in ${count(days, "day")} and there are ${inStock}.`
      : `${count(units_sold, "unit")} sold in ${count(days, "day")}; ${inStock} last for about ` +
        `${count(Math.round(days_of_cover), "day")}, where ${TARGET_COVER_DAYS} are enough.`,
  ]
  if (isYoung) {
    sentences.push("It is new in the shop: you may want to wait before you reduce it.")
  }
  if (running_discount_percent > 0) {
    sentences.push(`It is reduced by ${running_discount_percent} % already.`)
  }
  if (discount_percent < wanted) {
    sentences.push(`More than ${discount_percent} % would sell it under cost.`)
  }
  return sentences.join(" ")
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`
}
