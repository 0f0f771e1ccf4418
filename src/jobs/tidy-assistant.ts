import type { MedusaContainer } from "@medusajs/framework/types"
import { ASSISTANT_MODULE, loadAssistantSettings } from "../modules/assistant"
import type { AssistantService } from "../modules/assistant"

/** Rows per statement: short locks, whatever has piled up. */
const BATCH = 2_000

/**
 * Forgets conversations, feedback, figures and settled messages whose days, by the settings, are
 * over, and guests' carts that nobody comes back to. Every instance may run it at once.
 */
export default async function tidyAssistant(container: MedusaContainer): Promise<void> {
  const settings = await loadAssistantSettings(container)
  const service = container.resolve<AssistantService>(ASSISTANT_MODULE)
  const { cartOwners, cartRequests, conversations, feedback, inbox, telemetry } = service
  await untilEmpty(() => conversations.purge(settings.conversation_days, BATCH))
  await untilEmpty(() => feedback.purge(settings.feedback_days, BATCH))
  await untilEmpty(() => inbox.purge(BATCH))
  await untilEmpty(() => telemetry.purge(settings.telemetry_days, BATCH))
  await untilEmpty(() => cartOwners.purge(BATCH))
  await untilEmpty(() => cartRequests.purge(BATCH))
}

async function untilEmpty(purge: () => Promise<number>): Promise<void> {
  while ((await purge()) === BATCH);
}

export const config = {
  name: "assistant-tidy",
  schedule: "37 * * * *",
}
