import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { toMinorUnits } from "../../money/money"
import { isWalletProvider } from "./wallet-provider"

/** How far back orders are looked at. */
const DAYS = 30

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

interface PaymentRow {
  id: string
  provider_id: string
  payment_collection_id: string
  amount: number | string
  currency_code: string
  canceled_at: string | Date | null
}

interface OrderRow {
  payment_collection_id: string
  order?: { id: string; display_id: number; status: string; customer_id: string | null }
}

/** Orders of the last thirty days that nothing pays for any more. */
export async function findUnpaidOrders(container: MedusaContainer): Promise<UnpaidOrder[]> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const since = new Date(Date.now() - DAYS * 24 * 60 * 60 * 1000)
  const fields = [
    "id",
    "provider_id",
    "payment_collection_id",
    "amount",
    "currency_code",
    "canceled_at",
  ]
  const canceled = await query.graph({
    entity: "payment",
    fields,
    filters: { canceled_at: { $gt: since } } as never,
  })
  const rows = (canceled.data as unknown as PaymentRow[]).filter(({ provider_id }) =>
    isWalletProvider(provider_id)
  )
  if (!rows.length) {
    return []
  }
  const collections = [...new Set(rows.map((row) => row.payment_collection_id))]
  const filters = { payment_collection_id: collections }
  const live = await query.graph({ entity: "payment", fields, filters: filters as never })
  const paid = new Set(
    (live.data as unknown as PaymentRow[])
      .filter(({ canceled_at }) => !canceled_at)
      .map((row) => row.payment_collection_id)
  )
  const links = await query.graph({
    entity: "order_payment_collection",
    fields: [
      "payment_collection_id",
      "order.id",
      "order.display_id",
      "order.status",
      "order.customer_id",
    ],
    filters,
  })
  return (links.data as unknown as OrderRow[]).flatMap(({ payment_collection_id, order }) => {
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
        amount: toMinorUnits(String(row.amount), currency),
        currency,
        canceled_at: new Date(row.canceled_at!),
      },
    ]
  })
}
