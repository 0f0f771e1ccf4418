import type { BigNumberInput, MedusaContainer } from "@medusajs/framework/types"
import { MathBN, Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { readGraph } from "../../host/read-graph"
import { type Entry, LEDGER_MODULE, type LedgerService } from "../../modules/ledger"
import { toMinorUnits } from "../../money/money"
import { findCartOfOrder, sourceOfCart } from "../carts/read-cart"
import { paidBy } from "./settle"

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
  /** The same with what the wallet paid as a credit line of the cart. */
  kept: bigint
}

const OrderRow = z.object({
  id: z.string(),
  display_id: z.number(),
  currency_code: z.string(),
  customer_id: z.string().nullable(),
  payment_collections: z.array(z.object({ id: z.string() }).nullish()).nullish(),
})

/** An order and what its payments have kept; null when the store knows no such order. */
export async function readOrderMoney(
  container: MedusaContainer,
  orderId: string
): Promise<OrderMoney | null> {
  const [order] = await readGraph(container, {
    entity: "order",
    fields: ["id", "display_id", "currency_code", "customer_id", "payment_collections.id"],
    filters: { id: orderId },
    row: OrderRow,
  })
  if (!order) {
    return null
  }
  const ids = (order.payment_collections ?? []).flatMap((collection) => collection?.id ?? [])
  const payments = ids.length
    ? await container
        .resolve(Modules.PAYMENT)
        .listPayments({ payment_collection_id: ids } as never, {
          relations: ["captures", "refunds"],
        })
    : []
  const kept = MathBN.sub(
    sum(payments.flatMap(({ captures }) => captures ?? [])),
    sum(payments.flatMap(({ refunds }) => refunds ?? []))
  )
  const currency = order.currency_code.toUpperCase()
  const by_payments = toMinorUnits(kept.toString(), currency)
  return {
    id: order.id,
    display_id: order.display_id,
    currency,
    customer_id: order.customer_id,
    by_payments,
    kept: by_payments + (await paidFromCart(container, orderId)),
  }
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

function sum(rows: readonly { amount: BigNumberInput; raw_amount?: unknown }[]) {
  return rows.reduce(
    (all, { raw_amount, amount }) =>
      MathBN.add(all, MathBN.convert((raw_amount ?? amount) as BigNumberInput)),
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

/** Whether an entry put money into the wallet for an order, or took it back. */
export function isRefund({ reverses_entry_id }: Entry): boolean {
  return reverses_entry_id === null
}
