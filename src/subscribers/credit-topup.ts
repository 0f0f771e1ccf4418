import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { creditTopUpOfPayment } from "../workflows/topups"

/**
 * A provider's webhook may capture a top-up without a request of ours. Should the event be lost, the
 * job `wallet-settle-topups` finds it.
 */
export default async function creditTopUpOnCapture({
  event,
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  await creditTopUpOfPayment(container, event.data.id)
}

export const config: SubscriberConfig = {
  event: "payment.captured",
  context: { subscriberId: "wallet-credit-topup" },
}
