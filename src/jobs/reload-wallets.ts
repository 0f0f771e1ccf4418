import type { MedusaContainer } from "@medusajs/framework/types"
import { sweepSchedule } from "../settings/sweep-schedule"
import { sweepReloads } from "../workflows/reloads"

/** Reloads wallets that are low, and finds out what came of attempts: see `sweepReloads`. */
export default async function reloadWallets(container: MedusaContainer): Promise<void> {
  await sweepReloads(container)
}

export const config = {
  name: "wallet-reload",
  schedule: sweepSchedule(),
}
