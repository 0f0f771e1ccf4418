import type { MedusaContainer } from "@medusajs/framework/types"
import { CODES_MODULE, type CodesService } from "../modules/codes"

/** Forgets idempotency keys of generations whose time is over. Every instance may run it at once. */
export default async function keepCodes(container: MedusaContainer): Promise<void> {
  await container.resolve<CodesService>(CODES_MODULE).forgetOldKeys()
}

export const config = {
  name: "wallet-keep-codes",
  schedule: "7 * * * *",
}
