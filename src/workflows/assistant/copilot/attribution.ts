import type { MedusaContainer } from "@medusajs/framework/types"
import { ACCESS_MODULE, settingsOf } from "../../../modules/access"
import type { AccessService } from "../../../modules/access"
import { ASSISTANT_MODULE, assistantSettingsOf, TOUCH_SOURCES } from "../../../modules/assistant"
import type { AssistantService, TouchSource } from "../../../modules/assistant"
import { decimalsOf, inMinorUnits, readDefaultCurrency } from "./currencies"
import { PLACED_ORDERS } from "./orders-sql"
import { readOnly } from "./read-only"

const TOP_PRODUCTS = 10
const DAY_MS = 86_400_000

/** What came of one way in which the assistant meets shoppers; amounts in minor units. */
export interface SourceFigures {
  source: TouchSource
  /** Conversations, searches or links that showed products in the window. */
  shown: number
  /** Carts of those shoppers. */
  carts: number
  orders: number
  revenue: bigint
}

/** One day of the store's time zone. */
export interface DayFigures {
  /** `YYYY-MM-DD` */
  day: string
  orders: number
  revenue: bigint
  /** Of these, what is attributed to the assistant. */
  assisted_orders: number
  assisted_revenue: bigint
}

export interface TopProduct {
  /** Public number. */
  product_id: number
  medusa_product_id: string
  name: string
  /** Less what was sent back. */
  units: number
  /** At the price of the line, before discounts of the order, shipping and taxes that are put on top. */
  item_total: bigint
  /** Units in orders that are attributed to the assistant. */
  assisted_units: number
}

/** What of the sales of a window is the assistant's. */
export interface Attribution {
  /** Days after a product was shown in which an order of it counts. */
  window_days: number
  time_zone: string
  sources: SourceFigures[]
  /** Every day of the window, the oldest first. */
  days: DayFigures[]
  /** By units. */
  top_products: TopProduct[]
}

interface Window {
  /** Exclusive. */
  from: Date
  to: Date
  /** Lower case; orders in others are left out. */
  currency: string
}

/**
 * Attributes each order to the last time before it, within the days of the setting, that the assistant
 * showed its customer, or the shopper of its cart, a product that is in it.
 */
export async function readAttribution(
  scope: MedusaContainer,
  { from, to, currency }: Window
): Promise<Attribution> {
  await scope.resolve<AssistantService>(ASSISTANT_MODULE).touches.flush()
  const { attribution_days: window_days } = assistantSettingsOf(scope)
  const { time_zone } = settingsOf(scope)
  const bindings = { from, to, currency, window_days, time_zone }
  const { shown, sold, products } = await readOnly(scope, async (read) => ({
    shown: await read<ShownRow>(SHOWN, { from, to }),
    sold: await read<SoldRow>(SOLD, bindings),
    products: await read<ProductRow>(PRODUCTS, { from, to, currency, window_days }),
  }))
  const numbers = await scope.resolve<AccessService>(ACCESS_MODULE).numbersFor(
    "product",
    products.map(({ id }) => id)
  )
  return {
    window_days,
    time_zone,
    sources: TOUCH_SOURCES.map((source) => {
      const found = shown.find((row) => row.source === source)
      const orders = sold.filter((row) => row.source === source)
      return { source, shown: found?.shown ?? 0, carts: found?.carts ?? 0, ...sumOf(orders) }
    }),
    days: daysOf(from, to, time_zone).map((day) => {
      const orders = sold.filter((row) => row.day === day)
      const assisted = sumOf(orders.filter(({ source }) => source !== null))
      return {
        day,
        ...sumOf(orders),
        assisted_orders: assisted.orders,
        assisted_revenue: assisted.revenue,
      }
    }),
    top_products: products.map(({ id, name, units, item_total, assisted_units }) => ({
      product_id: numbers.get(id) as number,
      medusa_product_id: id,
      name,
      units: Number(units),
      item_total: BigInt(item_total),
      assisted_units: Number(assisted_units),
    })),
  }
}

/** What came of conversations over the last so many days, in the store's default currency. */
export async function readConversationSales(scope: MedusaContainer, days: number) {
  const to = new Date()
  const from = new Date(to.getTime() - days * DAY_MS)
  const currency = await readOnly(scope, readDefaultCurrency)
  const { sources } = await readAttribution(scope, { from, to, currency })
  const { shown, carts, orders, revenue } = sources.find(
    ({ source }) => source === "conversation"
  ) as SourceFigures
  return { conversations: shown, carts, orders, revenue: String(revenue), currency }
}

interface ShownRow {
  source: TouchSource
  shown: number
  carts: number
}

interface SoldRow {
  day: string
  source: TouchSource | null
  orders: number
  revenue: string
}

interface ProductRow {
  id: string
  name: string
  units: string
  item_total: string
  assisted_units: string
}

/** What was forgotten, and searches, which have no reference, count each by itself. */
const SHOWN = `
  select source, count(distinct coalesce(ref, id::text))::int as shown,
    count(distinct cart_id)::int as carts
  from assistant_touch where at > :from and at <= :to group by source`

/** Two joins in place of one with "or", which could be made for each pair of rows alone. */
const ATTRIBUTED = `
  ${PLACED_ORDERS},
  sold as materialized (
    select id, customer_id, created_at, total, currency_code from placed
    where not is_canceled and lower(currency_code) = :currency
  ),
  touch as materialized (
    select id, at, source, owner, cart_id, product_ids from assistant_touch
    where at > :from::timestamptz - make_interval(days => :window_days) and at <= :to
  ),
  met as (
    select sold.id as order_id, sold.created_at, touch.id, touch.at, touch.source, touch.product_ids
    from touch
    join order_cart as link on link.cart_id = touch.cart_id and link.deleted_at is null
    join sold on sold.id = link.order_id
    union all
    select sold.id, sold.created_at, touch.id, touch.at, touch.source, touch.product_ids
    from touch join sold on touch.owner = 'customer:' || sold.customer_id
  ),
  attributed as (
    select distinct on (met.order_id) met.order_id, met.source from met
    where met.at <= met.created_at
      and met.at > met.created_at - make_interval(days => :window_days)
      and exists (
        select from "order"
        join order_item as item on item.order_id = "order".id and item.version = "order".version
          and item.deleted_at is null
        join order_line_item as line on line.id = item.item_id
        where "order".id = met.order_id and line.product_id = any(met.product_ids)
      )
    order by met.order_id, met.at desc, met.id desc
  )`

const SOLD = `
  with ${ATTRIBUTED}
  select (sold.created_at at time zone :time_zone)::date::text as day, attributed.source,
    count(*)::int as orders, ${inMinorUnits("coalesce(sum(total), 0)", "min(currency_code)")} as revenue
  from sold left join attributed on attributed.order_id = sold.id
  group by 1, 2`

const PRODUCTS = `
  with ${ATTRIBUTED},
  item as (
    select line.product_id, line.product_title, sold.created_at, sold.currency_code,
      attributed.order_id is not null as is_assisted,
      coalesce(item.unit_price, line.unit_price) as price,
      item.quantity - item.return_received_quantity - item.return_dismissed_quantity as units
    from sold
    join "order" on "order".id = sold.id
    join order_item as item on item.order_id = sold.id and item.version = "order".version
      and item.deleted_at is null
    join order_line_item as line on line.id = item.item_id
    left join attributed on attributed.order_id = sold.id
    where line.product_id is not null
  )
  select product_id as id, (array_agg(product_title order by created_at desc))[1] as name,
    sum(units)::text as units,
    ${inMinorUnits(`sum(round(price * units, ${decimalsOf("currency_code")}))`, "min(currency_code)")} as item_total,
    coalesce(sum(units) filter (where is_assisted), 0)::text as assisted_units
  from item group by product_id having sum(units) > 0
  order by sum(units) desc, sum(price * units) desc, product_id limit ${TOP_PRODUCTS}`

function sumOf(rows: readonly SoldRow[]): { orders: number; revenue: bigint } {
  return rows.reduce(
    (sum, { orders, revenue }) => ({
      orders: sum.orders + orders,
      revenue: sum.revenue + BigInt(revenue),
    }),
    { orders: 0, revenue: 0n }
  )
}

/** The days of the calendar that a window touches. */
function daysOf(from: Date, to: Date, time_zone: string): string[] {
  // Swedish writes dates as ISO 8601 does.
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone: time_zone, dateStyle: "short" })
  const days = new Set<string>()
  // No day is shorter than 23 hours, and each is met at least once.
  for (let at = from.getTime(); at < to.getTime(); at += DAY_MS / 2) days.add(format.format(at))
  days.add(format.format(to))
  return [...days]
}
