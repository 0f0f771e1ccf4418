import type { MedusaContainer } from "@medusajs/framework/types"
import { MathBN } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { HostAmount, readGraph } from "../../host/read-graph"
import {
  type Entry,
  LEDGER_MODULE,
  type LedgerService,
  type OrderEntry,
  toReversible,
} from "../../modules/ledger"
import { toMinorUnits } from "../../money/money"
import { findCartOfOrder, sourceOfCart } from "../carts/read-cart"
import { paidBy } from "./settle"
import { isWalletProvider } from "./wallet-provider"

/** What the reference of every credit begins with that refunds an order to the wallet. */
export const ORDER_REFUND = "order_refund:"

/** What came in for an order and where it went, in minor units. */
export interface OrderMoney {
  id: string
  display_id: number
  /** ISO 4217, upper case. */
  currency: string
  customer_id: string | null
  /** What its payments took and did not give back. */
  by_payments: bigint
  /** The same of all payments but the wallet's. */
  by_others: bigint
  /** What all payments kept, with what the wallet paid as a credit line of the cart. */
  kept: bigint
}

/** The host has an amount as a number, and exact beside it. */
const Movements = z
  .array(z.object({ amount: z.unknown().optional(), raw_amount: z.unknown().optional() }).nullish())
  .nullish()
const PaymentRow = z.object({ provider_id: z.string(), captures: Movements, refunds: Movements })
const CollectionRow = z.object({ payments: z.array(PaymentRow.nullish()).nullish() })

const OrderRow = z.object({
  id: z.string(),
  display_id: z.number(),
  currency_code: z.string(),
  customer_id: z.string().nullable(),
  payment_collections: z.array(CollectionRow.nullish()).nullish(),
})

/** An order and what its payments have kept; null when the store knows no such order. */
export async function readOrderMoney(
  container: MedusaContainer,
  orderId: string
): Promise<OrderMoney | null> {
  const [order] = await readGraph(container, {
    entity: "order",
    fields: [
      "id",
      "display_id",
      "currency_code",
      "customer_id",
      "payment_collections.payments.provider_id",
      ...["captures", "refunds"].flatMap((movements) => [
        `payment_collections.payments.${movements}.amount`,
        `payment_collections.payments.${movements}.raw_amount`,
      ]),
    ],
    filters: { id: orderId },
    row: OrderRow,
  })
  if (!order) {
    return null
  }
  const payments = present(order.payment_collections).flatMap((one) => present(one.payments))
  const currency = order.currency_code.toUpperCase()
  const by_payments = keptBy(payments, currency)
  return {
    id: order.id,
    display_id: order.display_id,
    currency,
    customer_id: order.customer_id,
    by_payments,
    by_others: keptBy(
      payments.filter(({ provider_id }) => !isWalletProvider(provider_id)),
      currency
    ),
    kept: by_payments + (await paidFromCart(container, orderId)),
  }
}

/** What payments took and did not give back, in minor units. */
function keptBy(payments: readonly z.output<typeof PaymentRow>[], currency: string): bigint {
  const kept = MathBN.sub(
    sum(payments.flatMap(({ captures }) => present(captures))),
    sum(payments.flatMap(({ refunds }) => present(refunds)))
  )
  return toMinorUnits(kept.toString(), currency)
}

/** What a credit line of ours has taken from the wallet and not given back, in minor units. */
async function paidFromCart(container: MedusaContainer, orderId: string): Promise<bigint> {
  const cartId = await findCartOfOrder(container, orderId)
  if (!cartId) {
    return 0n
  }
  const { holds } = container.resolve<LedgerService>(LEDGER_MODULE)
  const made = await holds.ofSource(sourceOfCart(cartId))
  return made.length ? paidBy(await holds.entriesOf(made.map(({ id }) => id))) : 0n
}

function present<Row>(rows: readonly (Row | null | undefined)[] | null | undefined): Row[] {
  return (rows ?? []).filter((row) => row != null)
}

function sum(rows: readonly { amount?: unknown; raw_amount?: unknown }[]) {
  return rows.reduce(
    (all, { raw_amount, amount }) => MathBN.add(all, HostAmount.parse(raw_amount ?? amount)),
    MathBN.convert(0)
  )
}

/** What of an order was refunded to the wallet and not taken back since, in minor units. */
export async function refundedToWallet(
  container: MedusaContainer,
  { id, display_id }: Pick<OrderMoney, "id" | "display_id">
): Promise<bigint> {
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  return paidBy(await ledger.findOrderEntries(ORDER_REFUND, { id, display_id }))
}

/** What entries of an order come to, in minor units. */
export function sumOrderEntries(entries: readonly OrderEntry[]) {
  const sums = { taken: 0n, returned: 0n, promotional: 0n, refunded: 0n }
  for (const { entry, reversed } of toReversible(entries).values()) {
    if (entry.reverses_entry_id !== null) continue
    if (entry.balance_after < entry.balance_before) {
      sums.taken += entry.amount
      sums.returned += reversed
      sums.promotional += entry.promotional
    } else if (entry.reference?.startsWith(ORDER_REFUND)) {
      sums.refunded += entry.amount - reversed
    }
  }
  return sums
}

/** Whether an entry put money into the wallet for an order, or took it back. */
export function isRefund({ balance_before, balance_after }: Entry): boolean {
  return balance_after > balance_before
}
