import type { MedusaContainer } from "@medusajs/framework/types"
import { MathBN } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { readGraph } from "../../host/read-graph"
import { LEDGER_MODULE, type LedgerService, type OrderEntry } from "../../modules/ledger"
import type { OrderFacts, OrderGoods } from "../../modules/rewards"
import { CreditLineRow, decimal, type Decimal, minorOf, ours, sumOf } from "../carts/read-cart"
import { sumOrderEntries } from "../payments/order-money"
import { isWalletProvider } from "../payments/wallet-provider"
import { topUpProductsAmong } from "../topups/topup-products"

const Instant = z.union([z.string(), z.date()]).transform((value) => new Date(value))
/** The host has an amount as a number, and exact beside it. */
const Amount = { amount: z.unknown().optional(), raw_amount: z.unknown().optional() }
const Movements = z.array(z.object({ created_at: Instant, ...Amount }).nullish()).nullish()

const ItemRow = z.object({
  id: z.string(),
  product_id: z.string().nullish(),
  total: z.unknown(),
  raw_total: z.unknown().optional(),
  tax_total: z.unknown(),
  raw_tax_total: z.unknown().optional(),
  return_received_total: z.unknown().optional(),
  raw_return_received_total: z.unknown().optional(),
  return_dismissed_total: z.unknown().optional(),
  raw_return_dismissed_total: z.unknown().optional(),
  tax_lines: z.array(z.object({ rate: z.unknown() }).nullish()).nullish(),
})

const OrderRow = z.object({
  id: z.string(),
  display_id: z.number(),
  status: z.string(),
  currency_code: z.string(),
  customer_id: z.string().nullish(),
  created_at: Instant,
  total: z.unknown(),
  raw_total: z.unknown().optional(),
  items: z.array(ItemRow.nullish()).nullish(),
  credit_lines: z.array(CreditLineRow.nullish()).nullish(),
  payment_collections: z
    .array(
      z
        .object({
          payments: z
            .array(
              z
                .object({ provider_id: z.string(), captures: Movements, refunds: Movements })
                .nullish()
            )
            .nullish(),
        })
        .nullish()
    )
    .nullish(),
})
type OrderRow = z.output<typeof OrderRow>

const FIELDS = [
  "id",
  "display_id",
  "status",
  "currency_code",
  "customer_id",
  "created_at",
  "total",
  "raw_total",
  "items.*",
  "items.detail.*",
  "items.tax_lines.*",
  "items.adjustments.*",
  "credit_lines.*",
  "payment_collections.payments.provider_id",
  ...["captures", "refunds"].flatMap((movements) =>
    ["amount", "raw_amount", "created_at"].map(
      (field) => `payment_collections.payments.${movements}.${field}`
    )
  ),
]

/** What rewards need to know of some orders, in any order; those that the store does not know are left out. */
export async function readOrders(
  container: MedusaContainer,
  ids: readonly string[]
): Promise<OrderFacts[]> {
  if (!ids.length) return []
  const rows = await readGraph(container, {
    entity: "order",
    fields: FIELDS,
    filters: { id: [...ids] },
    row: OrderRow,
  })
  const entries = await container.resolve<LedgerService>(LEDGER_MODULE).readOrdersEntries(rows)
  const products = await readProducts(
    container,
    rows.flatMap(({ items }) => present(items).flatMap(({ product_id }) => product_id ?? []))
  )
  const topUps = await topUpProductsAmong(container, [...products.keys()])
  const customers = await readCustomers(
    container,
    rows.flatMap(({ customer_id }) => customer_id ?? [])
  )
  const originOf = new Map(entries.map((entry) => [entry.id, entry.reverses_entry_id]))
  const byOrder = new Map<string, OrderEntry[]>()
  const known = new Map(entries.map((entry) => [entry.id, entry]))
  for (const entry of entries) {
    let root = entry.id
    for (let next = originOf.get(root); next != null; next = originOf.get(root)) root = next
    const order = known.get(root)?.medusa_order_id
    if (order) byOrder.set(order, [...(byOrder.get(order) ?? []), entry])
  }
  return rows.map((row) =>
    toFacts(row, {
      entries: byOrder.get(row.id) ?? [],
      products,
      topUps,
      customer: row.customer_id ? customers.get(row.customer_id) : undefined,
    })
  )
}

interface Around {
  entries: OrderEntry[]
  products: Map<string, Pick<OrderGoods, "collection_id" | "category_ids">>
  /** Of the products those that fill a wallet: they earn nothing, what is bought from it does. */
  topUps: ReadonlySet<string>
  /** Undefined for whoever ordered as a guest: they have no wallet. */
  customer: { id: string; groups: string[] } | undefined
}

function toFacts(row: OrderRow, { entries, products, topUps, customer }: Around): OrderFacts {
  const currency = row.currency_code.toUpperCase()
  const minor = (amount: Decimal) => minorOf(amount, currency)
  const payments = present(row.payment_collections).flatMap((one) => present(one.payments))
  const captures = payments.flatMap((payment) => present(payment.captures))
  const captured = minor(sumOf(captures))
  const byWallet = payments.filter(({ provider_id }) => isWalletProvider(provider_id))
  const walletCaptured = minor(sumOf(byWallet.flatMap((one) => present(one.captures))))
  const walletRefunded = minor(sumOf(byWallet.flatMap((one) => present(one.refunds))))
  const wallet = sumOrderEntries(entries)
  // What the wallet paid beside its payments: our credit line on the order.
  const lineTaken = atLeastZero(wallet.taken - walletCaptured)
  const lineReturned = atLeastZero(wallet.returned - walletRefunded)
  const line = minor(sumOf(ours(present(row.credit_lines))))
  const total = minor(decimal(row.raw_total ?? row.total))
  // A capture has its row before the wallet has booked it: what was promotional is known afterwards.
  const isBooked = wallet.taken >= walletCaptured + line
  const items = present(row.items).map((item) => {
    const goods = costOf(item)
    const product = item.product_id ? products.get(item.product_id) : undefined
    const earns = !topUps.has(item.product_id ?? "")
    return {
      gross: { kept: minor(goods.kept), returned: minor(goods.returned) },
      id: item.id,
      product_id: item.product_id ?? null,
      collection_id: product?.collection_id ?? null,
      category_ids: product?.category_ids ?? [],
      kept: earns ? minor(goods.keptNet) : 0n,
      returned: earns ? minor(goods.returnedNet) : 0n,
    }
  })
  const refunds = payments.flatMap((payment) => present(payment.refunds))
  return {
    id: row.id,
    display_id: row.display_id,
    customer_id: customer?.id ?? null,
    customer_group_ids: customer?.groups ?? [],
    currency,
    placed_at: row.created_at,
    canceled: row.status === "canceled",
    paid: row.status !== "draft" && captured >= total && isBooked,
    paid_at: captures.reduce(
      (last, { created_at }) => (created_at > last ? created_at : last),
      row.created_at
    ),
    items: items.map(({ gross: _, ...item }) => item),
    goods_kept: items.reduce((sum, { gross }) => sum + gross.kept, 0n),
    goods_returned: items.reduce((sum, { gross }) => sum + gross.returned, 0n),
    paid_in: captured + lineTaken,
    promotional: wallet.promotional,
    given_back: minor(sumOf(refunds)) + lineReturned + wallet.refunded,
  }
}

/** What of an order's goods stays with the customer and what was returned, with tax and without. */
function costOf(item: z.output<typeof ItemRow>) {
  const kept = decimal(item.raw_total ?? item.total)
  const returned = MathBN.add(
    decimal(item.raw_return_received_total ?? item.return_received_total),
    decimal(item.raw_return_dismissed_total ?? item.return_dismissed_total)
  )
  const rate = present(item.tax_lines).reduce(
    (sum, line) => MathBN.add(sum, decimal(line.rate)),
    MathBN.convert(0)
  )
  return {
    kept,
    returned,
    keptNet: MathBN.sub(kept, decimal(item.raw_tax_total ?? item.tax_total)),
    returnedNet: MathBN.div(returned, MathBN.add(1, MathBN.div(rate, 100))),
  }
}

async function readProducts(
  container: MedusaContainer,
  ids: string[]
): Promise<Around["products"]> {
  if (!ids.length) return new Map()
  const rows = await readGraph(container, {
    entity: "product",
    fields: ["id", "collection_id", "categories.id", "categories.mpath"],
    filters: { id: [...new Set(ids)] },
    row: z.object({
      id: z.string(),
      collection_id: z.string().nullish(),
      categories: z.array(z.object({ id: z.string(), mpath: z.string().nullish() })).nullish(),
    }),
  })
  return new Map(
    rows.map(({ id, collection_id, categories }) => [
      id,
      {
        collection_id: collection_id ?? null,
        // The path names the category itself and all above it.
        category_ids: (categories ?? []).flatMap((one) => [
          one.id,
          ...(one.mpath?.split(".") ?? []),
        ]),
      },
    ])
  )
}

/** Those with an account, and their groups. */
export async function readCustomers(
  container: MedusaContainer,
  ids: string[]
): Promise<Map<string, NonNullable<Around["customer"]>>> {
  if (!ids.length) return new Map()
  const rows = await readGraph(container, {
    entity: "customer",
    fields: ["id", "has_account", "groups.id"],
    filters: { id: [...new Set(ids)], has_account: true },
    row: z.object({ id: z.string(), groups: z.array(z.object({ id: z.string() })).nullish() }),
  })
  return new Map(
    rows.map(({ id, groups }) => [id, { id, groups: (groups ?? []).map((group) => group.id) }])
  )
}

function present<Row>(rows: readonly (Row | null | undefined)[] | null | undefined): Row[] {
  return (rows ?? []).filter((row) => row != null)
}

function atLeastZero(amount: bigint): bigint {
  return amount > 0n ? amount : 0n
}
