import type { MedusaContainer } from "@medusajs/framework/types"
import { loadAssistantSettings } from "../modules/assistant"
import { WEBHOOKS_MODULE, type WebhooksService } from "../modules/webhooks"
import { inboxWorkerOf } from "../workflows/assistant/messaging"
import { eventRelayOf } from "../workflows/webhooks"

/**
 * Wakes everybody who may have something to do that no posting, event or message of this instance has
 * told of: the relay of what other instances have posted or a crash has left, the sender of webhooks
 * of retries that are due, the assistant of messages that another instance has left behind. One job
 * for all of them, since the host's engine takes far longer to run one than each takes to find nothing;
 * all in the background, so that nobody who takes their time holds up the next look.
 */
export default async function lookForDue(container: MedusaContainer): Promise<void> {
  eventRelayOf(container).wake()
  container.resolve<WebhooksService>(WEBHOOKS_MODULE).wakeDeliverer()
  const { messaging_enabled } = await loadAssistantSettings(container)
  if (messaging_enabled) inboxWorkerOf(container).wake()
}

export const config = {
  name: "wallet-look-for-due",
  schedule: { interval: 2_000 },
}
