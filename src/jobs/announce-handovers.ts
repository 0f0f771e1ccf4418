import type { MedusaContainer } from "@medusajs/framework/types"
import { announceHandovers } from "../workflows/assistant/handovers"
import { runParts } from "../workflows/run-parts"

/**
 * Makes hand-overs known that could not be, or that a crash has cut off. Every instance may run it at
 * once.
 */
export default async function announceUnannounced(container: MedusaContainer): Promise<void> {
  await runParts(container, config.name, {
    "announce hand-overs": () => announceHandovers(container),
  })
}

export const config = {
  name: "assistant-announce-handovers",
  schedule: "* * * * *",
}
