import type { MedusaContainer } from "@medusajs/framework/types"
import { ALLOWANCES_MODULE } from "../modules/allowances"
import type { AllowancesService } from "../modules/allowances"
import { runParts } from "../workflows/run-parts"

/** Forgets purchases by agents that never came about, and their old checkouts. Every instance may run it at once. */
export default async function tidyAllowances(container: MedusaContainer): Promise<void> {
  const allowances = container.resolve<AllowancesService>(ALLOWANCES_MODULE)
  await runParts(container, config.name, {
    "forget purchases that never came about": () => allowances.purgePlanned(),
    "forget old checkouts": () => allowances.sessions.purge(),
  })
}

export const config = {
  name: "wallet-tidy-allowances",
  schedule: "43 * * * *",
}
