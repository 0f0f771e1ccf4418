import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { HostAmount, readGraph } from "../../host/read-graph"
import { toMinorUnits } from "../../money/money"
import { isWalletProvider } from "./wallet-provider"

/** How far back orders are looked at. */
const DAYS = 30

/** Since when orders without money are reported. */
export function reportedSince(): Date {
  return new Date(Date.now() - DAYS * 24 * 60 * 60 * 1000)
}

/** An order that stands although every payment with the wallet for it was cancelled. */
export interface UnpaidOrder {
  order_id: string
  display_id: number
  customer_id: string | null
  payment_collection_id: string
  payment_id: string
  provider_id: string
  /** Minor units. */
  amount: bigint
  /** ISO 4217, upper case. */
  currency: string
  canceled_at: Date
}

const PaymentRow = z.object({
  id: z.string(),
  provider_id: z.string(),
  payment_collection_id: z.string(),
  amount: HostAmount,
  raw_amount: HostAmount.optional(),
  currency_code: z.string(),
  canceled_at: z.union([z.string(), z.date()]).nullish(),
})

const OrderLink = z.object({
  payment_collection_id: z.string(),
  order: z
    .object({
      id: z.string(),
      display_id: z.number(),
      status: z.string(),
      customer_id: z.string().nullable(),
    })
    .nullish(),
})

/** Orders of the last thirty days that nothing pays for any more. */
export async function findUnpaidOrders(container: MedusaContainer): Promise<UnpaidOrder[]> {
  const since = reportedSince()
  const payments = { entity: "payment", fields: Object.keys(PaymentRow.shape), row: PaymentRow }
  const canceled = await readGraph(container, {
    ...payments,
    filters: { canceled_at: { $gt: since } },
  })
  const rows = canceled.filter(({ provider_id }) => isWalletProvider(provider_id))
  if (!rows.length) {
    return []
  }
  const collections = [...new Set(rows.map((row) => row.payment_collection_id))]
  const filters = { payment_collection_id: collections }
  const all = await readGraph(container, { ...payments, filters })
  const paid = new Set(
    all.filter(({ canceled_at }) => !canceled_at).map((row) => row.payment_collection_id)
  )
  const links = await readGraph(container, {
    entity: "order_payment_collection",
    fields: [
      "payment_collection_id",
      "order.id",
      "order.display_id",
      "order.status",
      "order.customer_id",
    ],
    filters,
    row: OrderLink,
  })
  return links.flatMap(({ payment_collection_id, order }) => {
    const row = rows.find((one) => one.payment_collection_id === payment_collection_id)
    if (!order || !row || order.status === "canceled" || paid.has(payment_collection_id)) {
      return []
    }
    const currency = row.currency_code.toUpperCase()
    return [
      {
        order_id: order.id,
        display_id: order.display_id,
        customer_id: order.customer_id,
        payment_collection_id,
        payment_id: row.id,
        provider_id: row.provider_id,
        amount: toMinorUnits((row.raw_amount ?? row.amount).toString(), currency),
        currency,
        canceled_at: new Date(row.canceled_at!),
      },
    ]
  })
}
