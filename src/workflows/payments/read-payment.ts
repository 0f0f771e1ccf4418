import type { BigNumberInput, MedusaContainer } from "@medusajs/framework/types"
import { MathBN, Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { readGraph } from "../../host/read-graph"
import { toMinorUnits } from "../../money/money"

/** A payment with the wallet, as the host has it. */
export interface WalletPayment {
  id: string
  payment_collection_id: string
  canceled: boolean
  /** Minor units: what it is for. */
  amount: bigint
  /** Minor units that are captured and not refunded. */
  due: bigint
}

interface Row {
  raw_amount?: unknown
  amount: unknown
}

/** The payment that an authorized session became; null while there is none. */
export async function findPayment(
  container: MedusaContainer,
  sessionId: string
): Promise<WalletPayment | null> {
  const [payment] = await container
    .resolve(Modules.PAYMENT)
    .listPayments(
      { payment_session_id: sessionId },
      { relations: ["captures", "refunds"], take: 1 }
    )
  if (!payment) {
    return null
  }
  const { id, payment_collection_id, canceled_at, currency_code } = payment
  // The host keeps more digits than a currency has; only sums are rounded.
  const due = MathBN.sub(sum(payment.captures), sum(payment.refunds))
  return {
    id,
    payment_collection_id,
    canceled: canceled_at != null,
    amount: toMinorUnits(amountOf(payment).toString(), currency_code),
    due: toMinorUnits(due.toString(), currency_code),
  }
}

function sum(rows: readonly Row[] | undefined) {
  return (rows ?? []).reduce((all, row) => MathBN.add(all, amountOf(row)), MathBN.convert(0))
}

function amountOf({ raw_amount, amount }: Row) {
  return MathBN.convert((raw_amount ?? amount) as BigNumberInput)
}

/** The order that a payment collection is of. */
export interface PaidOrder {
  id: string
  display_id: number
  canceled: boolean
}

const OrderLink = z.object({
  order: z.object({ id: z.string(), display_id: z.number(), status: z.string() }).nullish(),
})

/** The order of a payment collection; null while there is none. */
export async function findOrder(
  container: MedusaContainer,
  paymentCollectionId: string
): Promise<PaidOrder | null> {
  const links = await readGraph(container, {
    entity: "order_payment_collection",
    fields: ["order.id", "order.display_id", "order.status"],
    filters: { payment_collection_id: paymentCollectionId },
    row: OrderLink,
  })
  const order = links.map((link) => link.order).find((found) => found)
  return order
    ? { id: order.id, display_id: order.display_id, canceled: order.status === "canceled" }
    : null
}
