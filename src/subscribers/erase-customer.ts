import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { eraseCustomer } from "../workflows/access/erase-customer"

/** What identifies a customer goes with them. Should the event be lost, a job finds them. */
export default async function eraseDeletedCustomer({
  event,
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  await eraseCustomer(container, event.data.id)
}

export const config: SubscriberConfig = {
  event: "customer.deleted",
  context: { subscriberId: "wallet-erase-customer" },
}
