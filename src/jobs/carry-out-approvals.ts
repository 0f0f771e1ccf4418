import type { MedusaContainer } from "@medusajs/framework/types"
import { sweepSchedule } from "../settings/sweep-schedule"
import { sweepApprovals } from "../workflows/approvals"

/** What two people agreed to before a crash, and what nobody decided in time: see `sweepApprovals`. */
export default async function carryOutApprovals(container: MedusaContainer): Promise<void> {
  await sweepApprovals(container)
}

export const config = {
  name: "wallet-carry-out-approvals",
  schedule: sweepSchedule(),
}
