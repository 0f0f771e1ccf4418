import type { MedusaContainer } from "@medusajs/framework/types"
import { sweepSchedule } from "../settings/sweep-schedule"
import { sweepSoldTopUps, sweepTopUps } from "../workflows/topups"

/** Credits paid top-ups after crashes and lost events: see `sweepTopUps` and `sweepSoldTopUps`. */
export default async function settleTopUps(container: MedusaContainer): Promise<void> {
  await sweepTopUps(container)
  await sweepSoldTopUps(container)
}

export const config = {
  name: "wallet-settle-topups",
  schedule: sweepSchedule(),
}
