import type { MedusaContainer } from "@medusajs/framework/types"
import { inMinorUnits, readDefaultCurrency, sumOfRounded } from "./currencies"
import { readAttribution } from "./attribution"
import type { Attribution } from "./attribution"
import { PLACED_ORDERS } from "./orders-sql"
import { readOnly } from "./read-only"

/** The database's own clock: the next millisecond, so that what was just done is in the window. */
const NOW = "select date_trunc('milliseconds', now()) + interval '1 millisecond' as now"
const DAY_MS = 86_400_000

/** What was sold in one currency; amounts in minor units. */
export interface CurrencyFigures {
  /** Lower case. */
  currency: string
  /** Orders placed in the window; neither cancelled ones nor drafts. */
  order_count: number
  /** What those orders came to, with tax and shipping, after discounts, before anything went back. */
  gross_revenue: bigint
  /** What went back to customers in the window, whenever its order was placed. */
  refund_total: bigint
  refund_count: number
  /** Orders that something was refunded of in the window. */
  refunded_orders: number
  /** Orders placed in the window and cancelled since. */
  canceled_orders: number
  /** What they had come to. */
  canceled_total: bigint
}

export interface WindowFigures {
  /** The window is open at its start and closed at its end. */
  from: Date
  to: Date
  /** By currency code. */
  currencies: CurrencyFigures[]
}

export interface Insights {
  /** The store's default currency, or the one most sold in when nothing was sold in that. */
  currency: string
  current: WindowFigures
  /** The same length of time before. */
  previous: WindowFigures
  /** Of the current window, in `currency`. */
  attribution: Attribution
}

interface OrdersRow {
  currency: string
  is_current: boolean
  is_canceled: boolean
  orders: string
  total: string
}

interface RefundsRow {
  currency: string
  is_current: boolean
  refunds: string
  orders: string
  total: string
}

/**
 * What the shop sold in the last days, and in as many before, by currency. Orders and refunds are
 * read at the same time, each in a snapshot of its own that is younger than the window's end: an
 * order that is cancelled just then may still be in one and no longer in the other.
 *
 * @param days 1 to 90; a day is 24 hours, and the window ends now
 */
export async function readInsights(scope: MedusaContainer, days: number): Promise<Insights> {
  const { to, usual } = await readOnly(scope, async (read) => {
    const [{ now }] = (await read<{ now: Date }>(NOW)) as [{ now: Date }]
    return { to: now, usual: await readDefaultCurrency(read) }
  })
  const from = new Date(to.getTime() - days * DAY_MS)
  const earlier = new Date(from.getTime() - days * DAY_MS)
  const bindings = { earlier, from, to }
  const [orders, refunds] = await Promise.all([
    readOnly(scope, (read) => read<OrdersRow>(ORDERS, { from: earlier, middle: from, to })),
    readOnly(scope, (read) => read<RefundsRow>(REFUNDS, bindings)),
  ])
  const figures = (isCurrent: boolean) =>
    toFigures(
      orders.filter(({ is_current }) => is_current === isCurrent),
      refunds.filter(({ is_current }) => is_current === isCurrent)
    )
  const current = { from, to, currencies: figures(true) }
  const previous = { from: earlier, to: from, currencies: figures(false) }
  const currency = pickCurrency(usual, [current, previous])
  const attribution = await readAttribution(scope, { from, to, currency })
  return { currency, current, previous, attribution }
}

const ORDERS = `
  with ${PLACED_ORDERS}
  select lower(currency_code) as currency, created_at > :middle as is_current, is_canceled,
    count(*) as orders,
    ${inMinorUnits("coalesce(sum(total), 0)", "min(currency_code)")} as total
  from placed group by 1, 2, 3`

/**
 * Refunds of payments, and what an order's transactions tell of money that went back otherwise. Few
 * of all orders: each is looked up, which `offset 0` keeps the planner to.
 */
const REFUNDS = `
  with back as materialized (
    select link.order_id, refund.amount, refund.created_at
    from refund
    join payment on payment.id = refund.payment_id
    join order_payment_collection as link
      on link.payment_collection_id = payment.payment_collection_id and link.deleted_at is null
    where refund.created_at > :earlier and refund.created_at <= :to and refund.deleted_at is null
    union all
    select transaction.order_id, -transaction.amount, transaction.created_at
    from order_transaction as transaction
    where transaction.created_at > :earlier and transaction.created_at <= :to
      and transaction.amount < 0 and transaction.deleted_at is null
      and not exists (select from refund where refund.id = transaction.reference_id)
  )
  select placed.currency, back.created_at > :from as is_current, count(*) as refunds,
    count(distinct back.order_id) as orders,
    ${inMinorUnits(sumOfRounded("back.amount", "placed.currency"), "placed.currency")} as total
  from back
  cross join lateral (
    select lower(currency_code) as currency from "order"
    where id = back.order_id and deleted_at is null and canceled_at is null
      and status not in ('canceled', 'draft') and not is_draft_order
    offset 0
  ) as placed
  group by 1, 2`

function toFigures(orders: OrdersRow[], refunds: RefundsRow[]): CurrencyFigures[] {
  const codes = new Set([...orders, ...refunds].map(({ currency }) => currency))
  return [...codes].sort().map((currency) => {
    const placed = orders.find((row) => row.currency === currency && !row.is_canceled)
    const canceled = orders.find((row) => row.currency === currency && row.is_canceled)
    const back = refunds.find((row) => row.currency === currency)
    return {
      currency,
      order_count: Number(placed?.orders ?? 0),
      gross_revenue: BigInt(placed?.total ?? 0),
      refund_total: BigInt(back?.total ?? 0),
      refund_count: Number(back?.refunds ?? 0),
      refunded_orders: Number(back?.orders ?? 0),
      canceled_orders: Number(canceled?.orders ?? 0),
      canceled_total: BigInt(canceled?.total ?? 0),
    }
  })
}

function pickCurrency(usual: string, windows: WindowFigures[]): string {
  for (const { currencies } of windows) {
    if (currencies.some(({ currency }) => currency === usual)) return usual
    const [most] = [...currencies].sort((one, other) => other.order_count - one.order_count)
    if (most) return most.currency
  }
  return usual
}

/** The figures of one currency; zeros when nothing happened in it. */
export function figuresOf({ currencies }: WindowFigures, currency: string): CurrencyFigures {
  return (
    currencies.find((figures) => figures.currency === currency) ?? {
      currency,
      order_count: 0,
      gross_revenue: 0n,
      refund_total: 0n,
      refund_count: 0,
      refunded_orders: 0,
      canceled_orders: 0,
      canceled_total: 0n,
    }
  )
}

/**
 * By how many per cent a figure changed, to one decimal; null when there was nothing before to
 * compare with.
 */
export function changePercent(current: bigint, previous: bigint): number | null {
  if (previous === 0n) return null
  const difference = (current - previous) * 1_000n
  const size = difference < 0n ? -difference : difference
  const base = previous < 0n ? -previous : previous
  const tenths = (size * 2n + base) / (base * 2n)
  const signed = Number(difference < 0n ? -tenths : tenths) / 10
  return signed === 0 ? 0 : signed
}
