import type { MedusaContainer } from "@medusajs/framework/types"
import { ASSISTANT_MODULE, type AssistantService } from "../modules/assistant"

/** Rows per statement: short locks, whatever has piled up. */
const BATCH = 5_000

/** Forgets what agents did after 90 days. Every instance may run it at once. */
export default async function purgeAgentLog(container: MedusaContainer): Promise<void> {
  const { agentLog, handoffOpenings } = container.resolve<AssistantService>(ASSISTANT_MODULE)
  while ((await agentLog.purge(BATCH)) === BATCH);
  while ((await handoffOpenings.purge(BATCH)) === BATCH);
}

export const config = {
  name: "assistant-purge-agent-log",
  schedule: "37 * * * *",
}
