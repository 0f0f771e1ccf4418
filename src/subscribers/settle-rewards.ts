import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { settleRewards, settleRewardsOfPayment } from "../workflows/rewards"

/**
 * Wakes the reader of what orders earn. Whatever event is lost, the job `wallet-settle-rewards` finds
 * what it was about.
 */
export default async function settleRewardsOnEvent({
  event: { name, data },
  container,
}: SubscriberArgs<{ id: string; order_id?: string }>): Promise<void> {
  if (name.startsWith("payment.")) await settleRewardsOfPayment(container, data.id)
  else await settleRewards(container, data.order_id ?? data.id)
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
  context: { subscriberId: "wallet-settle-rewards" },
}
