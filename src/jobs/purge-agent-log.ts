import type { MedusaContainer } from "@medusajs/framework/types"
import { ASSISTANT_MODULE, type AssistantService } from "../modules/assistant"

/** Forgets what agents did after 90 days. Every instance may run it at once. */
export default async function purgeAgentLog(container: MedusaContainer): Promise<void> {
  const { agentLog, handoffOpenings } = container.resolve<AssistantService>(ASSISTANT_MODULE)
  await agentLog.purge()
  await handoffOpenings.purge()
}

export const config = {
  name: "assistant-purge-agent-log",
  schedule: "37 * * * *",
}
