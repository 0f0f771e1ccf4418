import type { MedusaContainer } from "@medusajs/framework/types"
import { ACCESS_MODULE, type AccessService } from "../modules/access"

/** Deletes step-up challenges and elevations that are over, and old counts of blocked attempts. */
export default async function forgetStepUps(container: MedusaContainer): Promise<void> {
  const { stepUps, blockedAttempts } = container.resolve<AccessService>(ACCESS_MODULE)
  await stepUps.purge()
  await blockedAttempts.purge()
}

export const config = {
  name: "wallet-forget-step-ups",
  schedule: "17 * * * *",
}
