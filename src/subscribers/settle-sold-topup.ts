import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { SETTLED_MS, settleSoldTopUp, settleSoldTopUpOfPayment } from "../workflows/topups"

/** Of these a refund is over; beside the others one may be under way. */
const AFTER_REFUNDS = ["payment.refunded", "order.canceled"]

/**
 * Wakes the reader of what orders have sold as top-ups. Whatever event is lost, the job
 * `wallet-settle-topups` finds what it was about.
 */
export default async function settleSoldTopUpOnEvent({
  event: { name, data },
  container,
}: SubscriberArgs<{ id: string; order_id?: string }>): Promise<void> {
  const before = AFTER_REFUNDS.includes(name) ? undefined : new Date(Date.now() - SETTLED_MS)
  if (name.startsWith("payment.")) await settleSoldTopUpOfPayment(container, data.id, before)
  else await settleSoldTopUp(container, data.order_id ?? data.id, before)
}

export const config: SubscriberConfig = {
  event: [
    "order.placed",
    "order.canceled",
    "order.return_received",
    "order-edit.confirmed",
    "payment.captured",
    "payment.refunded",
  ],
  context: { subscriberId: "wallet-settle-sold-topup" },
}
