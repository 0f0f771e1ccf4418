import type { MedusaContainer } from "@medusajs/framework/types"
import { ASSISTANT_MODULE, loadAssistantSettings } from "../modules/assistant"
import type { AssistantService } from "../modules/assistant"
import { runParts } from "../workflows/run-parts"

/**
 * Forgets conversations, feedback, hand-overs, figures, settled messages and what agents did when their days are
 * over, and guests' carts that nobody comes back to. Every instance may run it at once.
 */
export default async function tidyAssistant(container: MedusaContainer): Promise<void> {
  const settings = await loadAssistantSettings(container)
  const service = container.resolve<AssistantService>(ASSISTANT_MODULE)
  const { agentLog, cartOwners, cartRequests, conversations } = service
  const { feedback, handoffOpenings, handovers, inbox, telemetry, touches } = service
  await runParts(container, config.name, {
    "forget conversations": () => conversations.purge(settings.conversation_days),
    "forget feedback": () => feedback.purge(settings.feedback_days),
    "forget hand-overs": () => handovers.purge(settings.handover_days),
    "forget settled messages": () => inbox.purge(),
    "forget what was shown": () => touches.purge(settings.telemetry_days),
    "forget figures": () => telemetry.purge(settings.telemetry_days),
    "forget guests' carts": () => cartOwners.purge(),
    "forget requests to carts": () => cartRequests.purge(),
    "forget what agents did": () => agentLog.purge(),
    "forget opened hand-offs": () => handoffOpenings.purge(),
  })
}

export const config = {
  name: "assistant-tidy",
  schedule: "37 * * * *",
}
