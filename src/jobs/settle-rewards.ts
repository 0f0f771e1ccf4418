import type { MedusaContainer } from "@medusajs/framework/types"
import { sweepSchedule } from "../settings/sweep-schedule"
import { sweepRewards } from "../workflows/rewards"

/** Gives and takes back rewards, when they are due and after lost events: see `sweepRewards`. */
export default async function settleRewards(container: MedusaContainer): Promise<void> {
  await sweepRewards(container)
}

export const config = {
  name: "wallet-settle-rewards",
  schedule: sweepSchedule(),
}
