import type { MedusaContainer } from "@medusajs/framework/types"
import { loadAssistantSettings } from "../modules/assistant"
import { inboxWorkerOf } from "../workflows/assistant/messaging"

/**
 * Answers what is due on the messaging channel: retries, and what an instance that has died left
 * behind. In the background: an answer that takes its time must not hold up the next look.
 */
export default async function answerMessages(container: MedusaContainer): Promise<void> {
  const { messaging_enabled } = await loadAssistantSettings(container)
  if (messaging_enabled) inboxWorkerOf(container).wake()
}

export const config = {
  name: "assistant-answer-messages",
  schedule: { interval: 2_000 },
}
