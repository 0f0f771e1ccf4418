import type { MedusaContainer } from "@medusajs/framework/types"
import { ACCESS_MODULE, type AccessService } from "../modules/access"
import { runParts } from "../workflows/run-parts"

/** Deletes step-up challenges and elevations that are over, and old counts of blocked attempts. */
export default async function forgetStepUps(container: MedusaContainer): Promise<void> {
  const { stepUps, blockedAttempts } = container.resolve<AccessService>(ACCESS_MODULE)
  await runParts(container, config.name, {
    "forget step-ups": () => stepUps.purge(),
    "forget blocked attempts": () => blockedAttempts.purge(),
  })
}

export const config = {
  name: "wallet-forget-step-ups",
  schedule: "17 * * * *",
}
