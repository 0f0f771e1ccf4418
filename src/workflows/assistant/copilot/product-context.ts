import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { readGraph } from "../../../host/read-graph"
import { toMinorUnits } from "../../../money/money"
import {
  attributesOf,
  byRank,
  DETAIL_FIELDS,
  DetailRow,
  plainText,
  readProductRatings,
  shorten,
} from "../catalogue"
import { readDefaultCurrency } from "./currencies"
import { choicesOf, OPTION_FIELDS, optionsOf, VariantOptionsRow } from "./options"
import { readOnly } from "./read-only"
import type { Read } from "./read-only"
import { RUNNING_SALE, SOLD_ITEMS } from "./stock-sql"

/** A price of a variant for everybody; minor units. */
export interface ContextPrice {
  /** Lower case. */
  currency: string
  amount: bigint
  /** While a sale for everybody is running. */
  sale_amount: bigint | null
}

export interface ContextVariant {
  variant_id: string
  name: string
  sku: string | null
  options: Record<string, string>
  /** Units that can be sold now; null where the store doesn't count. */
  stock: number | null
  allow_backorder: boolean
  prices: ContextPrice[]
}

export interface ContextSales {
  days: number
  units_sold: number
  orders: number
}

/** Everything that the shop itself knows of one product, published or not. */
export interface ProductContext {
  product_id: string
  name: string
  handle: string
  status: string
  description: string
  short_description: string
  /** The store's default, lower case. */
  currency: string
  categories: string[]
  collection: string | null
  tags: string[]
  attributes: Record<string, string>
  options: { name: string; values: string[] }[]
  variants: ContextVariant[]
  /** Units of all variants; null when the store counts none of them. */
  stock: number | null
  /** Sold in the last 30 and 90 days, less what came back. */
  sales: ContextSales[]
  last_sold_at: Date | null
  rating: number | null
  review_count: number
}

const ProductRow = DetailRow.extend({
  id: z.string(),
  title: z.string(),
  subtitle: z.string().nullish(),
  description: z.string().nullish(),
  handle: z.string(),
  status: z.string(),
  metadata: z.record(z.string(), z.unknown()).nullable(),
  variants: z
    .array(
      VariantOptionsRow.extend({
        title: z.string(),
        sku: z.string().nullish(),
        manage_inventory: z.boolean(),
        allow_backorder: z.boolean(),
      })
    )
    .nullish(),
})

interface PriceRow {
  variant_id: string
  currency: string
  amount: string | null
  sale: string | null
}

interface SalesRow {
  days: number
  units: string
  orders: string
  last_sold_at: Date | null
}

const FIELDS = [
  "id",
  "title",
  "subtitle",
  "description",
  "handle",
  "status",
  "metadata",
  ...DETAIL_FIELDS,
  ...OPTION_FIELDS,
  "variants.title",
  "variants.sku",
  "variants.manage_inventory",
  "variants.allow_backorder",
]
const SHORT = 300
const WINDOWS = [30, 90]

const PRICES = `
  select link.variant_id, lower(price.currency_code) as currency,
    min(price.amount) filter (where price.price_list_id is null)::text as amount,
    min(price.amount) filter (where ${RUNNING_SALE})::text as sale
  from product_variant_price_set as link
  join price on price.price_set_id = link.price_set_id and price.deleted_at is null
    and coalesce(price.rules_count, 0) = 0 and coalesce(price.min_quantity, 0) <= 1
  left join price_list as list on list.id = price.price_list_id
  where link.variant_id = any(:variants) and link.deleted_at is null
  group by 1, 2 order by 1, 2`

const STOCK = `
  select link.variant_id, min(floor(part.available / link.required_quantity))::text as available
  from product_variant_inventory_item as link
  cross join lateral (
    select coalesce(sum(greatest(stocked_quantity - reserved_quantity, 0)), 0) as available
    from inventory_level
    where inventory_item_id = link.inventory_item_id and deleted_at is null
  ) as part
  where link.variant_id = any(:variants) and link.deleted_at is null and link.required_quantity > 0
  group by link.variant_id`

const SALES = `
  with item as (
    ${SOLD_ITEMS} and line.product_id = :product
  )
  select wanted.days, coalesce(sum(item.units), 0)::text as units,
    count(distinct item.order_id)::text as orders,
    (select max(created_at) from item) as last_sold_at
  from unnest(:windows::int[]) as wanted (days)
  left join item on item.created_at > now() - make_interval(days => wanted.days)
  group by wanted.days order by wanted.days`

/**
 * One product as the shop's tables have it, with prices in every currency, stock and sales.
 *
 * @returns undefined when there is no such product
 */
export async function readProductContext(
  scope: MedusaContainer,
  productId: string,
  locale: string
): Promise<ProductContext | undefined> {
  const [product] = await readGraph(scope, {
    entity: "product",
    fields: FIELDS,
    filters: { id: productId },
    row: ProductRow,
  })
  if (!product) return undefined
  const ratings = await readProductRatings(scope, [product])
  const variants = [...(product.variants ?? [])].sort(byRank)
  const figures = await readOnly(scope, (read) => readFigures(read, product.id, variants))
  const counted = variants.filter(({ manage_inventory }) => manage_inventory)
  const description = plainText(product.description ?? "")
  return {
    product_id: product.id,
    name: product.title,
    handle: product.handle,
    status: product.status,
    description,
    short_description: product.subtitle || shorten(description, SHORT),
    currency: figures.currency,
    categories: (product.categories ?? []).map(({ name }) => name),
    collection: product.collection?.title ?? null,
    tags: (product.tags ?? []).map(({ value }) => value),
    attributes: Object.fromEntries(
      attributesOf(product, { locale }).map(({ name, value }) => [name, value])
    ),
    options: optionsOf(variants),
    variants: variants.map((variant) => ({
      variant_id: variant.id,
      name: variant.title,
      sku: variant.sku ?? null,
      options: choicesOf(variant),
      stock: variant.manage_inventory ? (figures.stock.get(variant.id) ?? 0) : null,
      allow_backorder: variant.allow_backorder,
      prices: figures.prices.get(variant.id) ?? [],
    })),
    stock: counted.length
      ? counted.reduce((total, { id }) => total + (figures.stock.get(id) ?? 0), 0)
      : null,
    sales: figures.sales,
    last_sold_at: figures.last_sold_at,
    ...(ratings.get(product.id) ?? { rating: null, review_count: 0 }),
  }
}

async function readFigures(read: Read, product: string, found: readonly { id: string }[]) {
  const variants = found.map(({ id }) => id)
  const currency = await readDefaultCurrency(read)
  const stock = await read<{ variant_id: string; available: string }>(STOCK, { variants })
  const sales = await read<SalesRow>(SALES, { product, windows: WINDOWS })
  const prices = new Map<string, ContextPrice[]>()
  for (const row of await read<PriceRow>(PRICES, { variants })) {
    const price = toPrice(row)
    if (price) prices.set(row.variant_id, [...(prices.get(row.variant_id) ?? []), price])
  }
  return {
    currency,
    prices,
    stock: new Map(stock.map(({ variant_id, available }) => [variant_id, Number(available)])),
    sales: sales.map(({ days, units, orders }) => ({
      days,
      units_sold: Number(units),
      orders: Number(orders),
    })),
    last_sold_at: sales[0]?.last_sold_at ?? null,
  }
}

function toPrice({ currency, amount, sale }: PriceRow): ContextPrice | undefined {
  if (amount === null) return undefined
  const regular = toMinorUnits(amount, currency)
  const reduced = sale === null ? null : toMinorUnits(sale, currency)
  return {
    currency,
    amount: regular,
    sale_amount: reduced !== null && reduced < regular ? reduced : null,
  }
}
