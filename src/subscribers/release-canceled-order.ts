import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { releaseOrder } from "../workflows/payments"

/**
 * The host refunds what was captured of a cancelled order and leaves the rest authorized. Should the
 * event be lost, the job `wallet-settle-payments` finds it.
 */
export default async function releaseCanceledOrder({
  event,
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  await releaseOrder(container, event.data.id)
}

export const config: SubscriberConfig = {
  event: "order.canceled",
  context: { subscriberId: "wallet-release-canceled-order" },
}
