import type { MedusaContainer } from "@medusajs/framework/types"
import { eventRelayOf } from "../workflows/webhooks"

/**
 * Moves events from the ledger's outbox to where they are wanted. Postings of the same instance
 * start the relay by themselves; this finds those of others, and whatever a crash has left.
 */
export default async function relayWalletEvents(container: MedusaContainer): Promise<void> {
  await eventRelayOf(container).log()
}

export const config = {
  name: "wallet-relay-events",
  schedule: { interval: 2_000 },
}
