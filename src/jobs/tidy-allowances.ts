import type { MedusaContainer } from "@medusajs/framework/types"
import { ALLOWANCES_MODULE } from "../modules/allowances"
import type { AllowancesService } from "../modules/allowances"

/** Forgets purchases by agents that never came about. Every instance may run it at once. */
export default async function tidyAllowances(container: MedusaContainer): Promise<void> {
  await container.resolve<AllowancesService>(ALLOWANCES_MODULE).purgePlanned()
}

export const config = {
  name: "wallet-tidy-allowances",
  schedule: "43 * * * *",
}
