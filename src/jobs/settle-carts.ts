import type { MedusaContainer } from "@medusajs/framework/types"
import { sweepSchedule } from "../settings/sweep-schedule"
import { sweepCarts } from "../workflows/carts"

/** Carts that the wallet pays a part of, after crashes and lost events: see `sweepCarts`. */
export default async function settleCarts(container: MedusaContainer): Promise<void> {
  await sweepCarts(container)
}

export const config = {
  name: "wallet-settle-carts",
  schedule: sweepSchedule(),
}
