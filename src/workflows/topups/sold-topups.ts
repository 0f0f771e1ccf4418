import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { readGraph } from "../../host/read-graph"
import { type Entry, LEDGER_MODULE, type LedgerService } from "../../modules/ledger"
import { CreditLineRow, decimal, minorOf, sumOf } from "../carts/read-cart"
import { refundedToWallet } from "../payments/order-money"
import { findOrder } from "../payments/read-payment"
import { isWalletProvider } from "../payments/wallet-provider"
import { placeOf } from "../wallet"
import { attempt } from "../warn-once"
import { creditOnce, SETTLED_MS, takeBackCredits, whileCrediting } from "./settle-topup"
import { topUpProductsAmong } from "./topup-products"

/** What the reference of every credit begins with that an order has sold. */
const SOLD_TOPUP = "topup_order:"
const BATCH = 200
/** How far back captures, refunds and changed orders are looked at. */
const MOVED_DAYS = 2
const DAY_MS = 24 * 60 * 60 * 1000

const Instant = z.union([z.string(), z.date()]).transform((value) => new Date(value))
const Movements = z
  .array(
    z
      .object({
        created_at: Instant,
        ...CreditLineRow.pick({ amount: true, raw_amount: true }).shape,
      })
      .nullish()
  )
  .nullish()
const ItemRow = z.object({
  product_id: z.string().nullish(),
  total: z.unknown(),
  raw_total: z.unknown().optional(),
})
const PaymentRow = z.object({
  provider_id: z.string(),
  captured_at: Instant.nullish(),
  captures: Movements,
  refunds: Movements,
})
const OrderRow = z.object({
  id: z.string(),
  display_id: z.number(),
  status: z.string(),
  currency_code: z.string(),
  customer_id: z.string().nullish(),
  total: z.unknown(),
  raw_total: z.unknown().optional(),
  items: z.array(ItemRow.nullish()).nullish(),
  payment_collections: z
    .array(z.object({ payments: z.array(PaymentRow.nullish()).nullish() }).nullish())
    .nullish(),
})

const FIELDS = [
  ...["id", "display_id", "status", "currency_code", "customer_id", "total", "raw_total"],
  ...["items.*", "items.detail.*", "items.tax_lines.*", "items.adjustments.*"],
  ...["provider_id", "captured_at"].map((field) => `payment_collections.payments.${field}`),
  ...["captures", "refunds"].flatMap((movements) =>
    ["amount", "raw_amount", "created_at"].map(
      (field) => `payment_collections.payments.${movements}.${field}`
    )
  ),
]

/** What an order has sold as top-ups, and what came in for it; amounts in minor units. */
interface SoldTopUp {
  id: string
  display_id: number
  customer_id: string | null
  /** ISO 4217, upper case. */
  currency: string
  /** Whether all that it costs was captured. */
  paid: boolean
  /** What the top-ups among its goods cost, without what was returned; nothing of a cancelled order. */
  value: bigint
  /** What was captured by other providers than the wallet, which fills no wallet. */
  captured: bigint
  /** What of that went back, to where it came from or into the wallet. */
  refunded: bigint
}

/**
 * Credits what an order has sold as top-ups, once all of the order is paid, and takes back what of it was
 * refunded as far as it is left; the rest is listed for staff. Of an order with other goods a refund is for
 * those first, unless the top-up was returned. The host's rows say what has to be, the entries of the order
 * what is: whatever is repeated moves nothing twice, and what an edit adds is credited when it is paid.
 *
 * @param before only refunds that were made earlier: a row whose answer is still out may vanish again
 */
export async function settleSoldTopUp(
  container: MedusaContainer,
  orderId: string,
  before?: Date
): Promise<void> {
  const sold = await readSoldTopUp(container, orderId, before)
  if (!sold) return
  if (sold.value > (await creditsOf(container, sold)).total) {
    await whileCrediting(container, orderId, () => creditSold(container, orderId, before))
  }
  if (sold.refunded > 0n) await takeBackSold(container, sold, before)
}

/** The same for the order that a payment was for, if it was for one. */
export async function settleSoldTopUpOfPayment(
  container: MedusaContainer,
  paymentId: string,
  before?: Date
): Promise<void> {
  const [payment] = await container
    .resolve(Modules.PAYMENT)
    .listPayments({ id: [paymentId] }, { select: ["id", "payment_collection_id"] })
  const order = payment && (await findOrder(container, payment.payment_collection_id))
  if (order) await settleSoldTopUp(container, order.id, before)
}

/** Finds what lost events and crashes have left. Any number of instances may do it at once. */
export async function sweepSoldTopUps(container: MedusaContainer): Promise<void> {
  const before = new Date(Date.now() - SETTLED_MS)
  const orders = await findMovedOrders(container)
  for (let at = 0; at < orders.length; at += BATCH) {
    for (const id of await withTopUps(container, orders.slice(at, at + BATCH))) {
      await attempt(container, `The top-up sold by ${id} could not be settled`, () =>
        settleSoldTopUp(container, id, before)
      )
    }
  }
}

async function creditSold(container: MedusaContainer, orderId: string, before?: Date) {
  const sold = await readSoldTopUp(container, orderId, before)
  if (!sold?.paid || sold.customer_id === null) return
  const { customer_id, display_id, currency, value, captured } = sold
  const { total } = await creditsOf(container, sold)
  const amount = least(value, captured) - total
  if (amount <= 0n || !(await isRegistered(container, customer_id))) return
  const place = await placeOf(container, { customer_id, currency })
  await creditOnce(container, {
    id: orderId,
    wallet_id: place.id,
    opens: place.opens,
    amount,
    // By what it brings the order's credits to: of two that find it missing, one books it.
    reference: `${SOLD_TOPUP}${orderId}:${total + amount}`,
    reason: `Top-up, order ${display_id}`,
    order_id: display_id,
    medusa_order_id: orderId,
    actor: "system:topup",
  })
}

async function takeBackSold(
  container: MedusaContainer,
  { id, currency, ...sold }: SoldTopUp,
  before?: Date
): Promise<void> {
  const { credits } = await creditsOf(container, { id, display_id: sold.display_id })
  for (const wallet_id of new Set(credits.map((entry) => entry.wallet_id))) {
    const own = credits.filter((entry) => entry.wallet_id === wallet_id)
    const total = sumOfEntries(own)
    await takeBackCredits(
      container,
      { wallet_id, currency },
      own.map(({ reference }) => reference!),
      async () => {
        const now = (await readSoldTopUp(container, id, before)) ?? { ...sold, value: 0n }
        const kept = least(now.value, now.captured - now.refunded)
        return least(total - (kept > 0n ? kept : 0n), now.refunded)
      }
    )
  }
}

/** What was credited for an order, whatever of it was taken back since. */
async function creditsOf(
  container: MedusaContainer,
  order: Pick<SoldTopUp, "id" | "display_id">
): Promise<{ credits: Entry[]; total: bigint }> {
  const entries = await container
    .resolve<LedgerService>(LEDGER_MODULE)
    .findOrderEntries(SOLD_TOPUP, order)
  const credits = entries.filter(({ reverses_entry_id }) => reverses_entry_id === null)
  return { credits, total: sumOfEntries(credits) }
}

async function readSoldTopUp(
  container: MedusaContainer,
  orderId: string,
  before?: Date
): Promise<SoldTopUp | null> {
  const [order] = await readGraph(container, {
    entity: "order",
    fields: FIELDS,
    filters: { id: orderId },
    row: OrderRow,
  })
  if (!order) return null
  const items = present(order.items)
  const products = await topUpProductsAmong(
    container,
    items.map(({ product_id }) => product_id)
  )
  const { id, display_id, customer_id = null } = order
  if (!products.size && !(await creditsOf(container, order)).credits.length) return null
  const currency = order.currency_code.toUpperCase()
  const payments = present(order.payment_collections).flatMap((one) => present(one.payments))
  const others = payments.filter(({ provider_id }) => !isWalletProvider(provider_id))
  const refunds = others
    .flatMap((payment) => present(payment.refunds))
    .filter(({ created_at }) => !before || created_at < before)
  const value = items
    .filter(({ product_id }) => products.has(product_id ?? ""))
    .reduce((sum, { raw_total, total }) => sum + minorOf(decimal(raw_total ?? total), currency), 0n)
  return {
    id,
    display_id,
    customer_id,
    currency,
    paid:
      order.status !== "draft" &&
      minorOf(sumOf(capturesOf(payments)), currency) >=
        minorOf(decimal(order.raw_total ?? order.total), currency),
    value: order.status === "canceled" ? 0n : value,
    captured: minorOf(sumOf(capturesOf(others)), currency),
    refunded: minorOf(sumOf(refunds), currency) + (await refundedToWallet(container, order)),
  }
}

/** A row whose answer is still out may vanish again, and does not count. */
function capturesOf(payments: readonly z.output<typeof PaymentRow>[]) {
  const settled = new Date(Date.now() - SETTLED_MS)
  return payments.flatMap(({ captured_at, captures }) =>
    present(captures).filter(({ created_at }) => captured_at || created_at < settled)
  )
}

/** Only registered customers have wallets. */
async function isRegistered(container: MedusaContainer, id: string): Promise<boolean> {
  const found = await container
    .resolve(Modules.CUSTOMER)
    .listCustomers({ id, has_account: true }, { select: ["id"], take: 1 })
  return found.length > 0
}

/** The orders of which something was captured, refunded or changed lately. */
async function findMovedOrders(container: MedusaContainer): Promise<string[]> {
  const since = { $gt: new Date(Date.now() - MOVED_DAYS * DAY_MS).toISOString() }
  const collections = new Set<string>()
  for (const entity of ["capture", "refund"]) {
    const rows = await readGraph(container, {
      entity,
      fields: ["payment.payment_collection_id"],
      filters: { created_at: since },
      row: z.object({ payment: z.object({ payment_collection_id: z.string() }).nullish() }),
    })
    for (const { payment } of rows) if (payment) collections.add(payment.payment_collection_id)
  }
  const ids = [...collections]
  const orders = new Set<string>()
  for (let at = 0; at < ids.length; at += BATCH) {
    const links = await readGraph(container, {
      entity: "order_payment_collection",
      fields: ["order_id"],
      filters: { payment_collection_id: ids.slice(at, at + BATCH) },
      row: z.object({ order_id: z.string() }),
    })
    for (const { order_id } of links) orders.add(order_id)
  }
  return [...orders]
}

/** Which of some orders have sold top-ups, or were credited with some. */
async function withTopUps(container: MedusaContainer, ids: string[]): Promise<string[]> {
  const orders = await readGraph(container, {
    entity: "order",
    fields: ["id", "display_id", "items.product_id"],
    filters: { id: ids },
    row: z.object({
      id: z.string(),
      display_id: z.number(),
      items: z.array(z.object({ product_id: z.string().nullish() }).nullish()).nullish(),
    }),
  })
  const products = await topUpProductsAmong(
    container,
    orders.flatMap(({ items }) => present(items).map(({ product_id }) => product_id))
  )
  const entries = await container.resolve<LedgerService>(LEDGER_MODULE).readOrdersEntries(orders)
  const credited = new Set(
    entries.flatMap(({ reference, medusa_order_id }) =>
      reference?.startsWith(SOLD_TOPUP) ? medusa_order_id : []
    )
  )
  return orders
    .filter(
      ({ id, items }) =>
        credited.has(id) || present(items).some((item) => products.has(item.product_id ?? ""))
    )
    .map(({ id }) => id)
}

function present<Row>(rows: readonly (Row | null | undefined)[] | null | undefined): Row[] {
  return (rows ?? []).filter((row) => row != null)
}

function sumOfEntries(entries: readonly Entry[]): bigint {
  return entries.reduce((sum, { amount }) => sum + amount, 0n)
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other
}
