import type { MedusaContainer } from "@medusajs/framework/types"
import { ASSISTANT_MODULE, loadAssistantSettings } from "../modules/assistant"
import type { AssistantService } from "../modules/assistant"

/**
 * Forgets conversations, feedback, figures, settled messages and what agents did when their days are
 * over, and guests' carts that nobody comes back to. Every instance may run it at once.
 */
export default async function tidyAssistant(container: MedusaContainer): Promise<void> {
  const settings = await loadAssistantSettings(container)
  const service = container.resolve<AssistantService>(ASSISTANT_MODULE)
  const { agentLog, cartOwners, cartRequests, conversations } = service
  const { feedback, handoffOpenings, inbox, telemetry } = service
  await conversations.purge(settings.conversation_days)
  await feedback.purge(settings.feedback_days)
  await inbox.purge()
  await telemetry.purge(settings.telemetry_days)
  await cartOwners.purge()
  await cartRequests.purge()
  await agentLog.purge()
  await handoffOpenings.purge()
}

export const config = {
  name: "assistant-tidy",
  schedule: "37 * * * *",
}
