import type { MedusaContainer } from "@medusajs/framework/types"
import { IMPORTS_MODULE, type ImportsService } from "../modules/imports"
import { sweepSchedule } from "../settings/sweep-schedule"
import { sweepImports } from "../workflows/imports"

/** Goes on with imports that were broken off, and forgets the rows of old ones. */
export default async function carryOnImports(container: MedusaContainer): Promise<void> {
  await sweepImports(container)
  await container.resolve<ImportsService>(IMPORTS_MODULE).purge()
}

export const config = {
  name: "wallet-carry-on-imports",
  schedule: sweepSchedule(),
}
