import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { settleTopUpOfPayment } from "../workflows/topups"

/**
 * A provider's webhook may capture a top-up without a request of ours, and staff may refund one. Should
 * the event be lost, the job `wallet-settle-topups` finds it.
 */
export default async function settleTopUpOnPayment({
  event,
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  await settleTopUpOfPayment(container, event.data.id)
}

export const config: SubscriberConfig = {
  event: ["payment.captured", "payment.refunded"],
  context: { subscriberId: "wallet-credit-topup" },
}
