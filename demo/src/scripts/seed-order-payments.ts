/** How an order was paid, and what of it went back. */
import type { MedusaContainer, OrderDTO } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { cancelOrderWorkflow, refundPaymentWorkflow } from "@medusajs/medusa/core-flows"
import type { OrderPlan } from "./seed-orders"

const DECIMALS: Record<string, number> = { usd: 2, eur: 2, jpy: 0, kwd: 3 }

function totalOf(order: OrderDTO): number {
  const sum =
    (order.items ?? []).reduce((total, item) => total + item.unit_price * item.quantity, 0) +
    (order.shipping_methods ?? []).reduce((total, method) => total + Number(method.amount), 0)
  return round(sum, order.currency_code)
}

function round(amount: number, currency: string): number {
  const factor = 10 ** (DECIMALS[currency] ?? 2)
  return Math.round(amount * factor) / factor
}

/** Authorises, captures and, where planned, refunds; a cancelled order gives its authorisation back. */
export async function payOrder(container: MedusaContainer, order: OrderDTO, plan: OrderPlan) {
  const payments = container.resolve(Modules.PAYMENT)
  const link = container.resolve(ContainerRegistrationKeys.LINK)
  const { currency_code } = order
  const amount = totalOf(order)
  const collection = await payments.createPaymentCollections({ amount, currency_code })
  await link.create({
    [Modules.ORDER]: { order_id: order.id },
    [Modules.PAYMENT]: { payment_collection_id: collection.id },
  })
  const session = await payments.createPaymentSession(collection.id, {
    provider_id: "pp_system_default",
    amount,
    currency_code,
    data: {},
  })
  const payment = await payments.authorizePaymentSession(session.id, {})
  if (!payment) {
    throw new Error(`Order ${plan.number} could not be paid`)
  }
  if (plan.fate === "cancelled") {
    await cancelOrderWorkflow(container).run({ input: { order_id: order.id } })
    return
  }
  const captured = await payments.capturePayment({ payment_id: payment.id, amount })
  const orders = container.resolve(Modules.ORDER)
  await orders.addOrderTransactions({
    order_id: order.id,
    amount,
    currency_code,
    reference: "capture",
    reference_id: captured.captures?.[0]?.id,
  })
  if (plan.refunded > 0) {
    const back = round(amount * plan.refunded, currency_code)
    await refundPaymentWorkflow(container).run({ input: { payment_id: payment.id, amount: back } })
  }
}
