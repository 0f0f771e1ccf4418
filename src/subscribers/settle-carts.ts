import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { Modules } from "@medusajs/framework/utils"
import { bringUp, bringUpOrder, wasPaidFrom } from "../workflows/carts"
import { findOrder } from "../workflows/payments"

/**
 * Wakes the reader of what the wallet pays of carts and orders. Whatever event is lost, the job
 * `wallet-settle-carts` finds what it was about.
 */
export default async function settleCartsOnEvent({
  event: { name, data },
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  if (name.startsWith("cart.")) {
    // Most carts have nothing to do with a wallet.
    if (await wasPaidFrom(container, data.id)) {
      await bringUp(container, data.id)
    }
  } else if (name.startsWith("order.")) {
    await bringUpOrder(container, data.id)
  } else {
    const [payment] = await container
      .resolve(Modules.PAYMENT)
      .listPayments({ id: [data.id] }, { select: ["id", "payment_collection_id"] })
    const order = payment && (await findOrder(container, payment.payment_collection_id))
    if (order) {
      await bringUpOrder(container, order.id)
    }
  }
}

export const config: SubscriberConfig = {
  event: [
    "cart.updated",
    "cart.region_updated",
    "cart.customer_updated",
    "cart.customer_transferred",
    "order.placed",
    "order.canceled",
    "payment.refunded",
  ],
  context: { subscriberId: "wallet-settle-carts" },
}
