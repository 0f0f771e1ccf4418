import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { settleReloadOfTopUp } from "../workflows/reloads"
import { settleTopUpOfPayment } from "../workflows/topups"

/**
 * A provider's webhook may capture a top-up without a request of ours, and staff may refund one. Should
 * the event be lost, the jobs `wallet-settle-topups` and `wallet-reload` find it.
 */
export default async function settleTopUpOnPayment({
  event,
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  const topUp = await settleTopUpOfPayment(container, event.data.id)
  if (topUp) await settleReloadOfTopUp(container, topUp)
}

export const config: SubscriberConfig = {
  event: ["payment.captured", "payment.refunded"],
  context: { subscriberId: "wallet-credit-topup" },
}
