import type { MedusaContainer } from "@medusajs/framework/types"
import { ACCESS_MODULE, type AccessService } from "../modules/access"

/** Entries per statement: short locks, whatever has piled up. */
const BATCH = 5_000

/** Forgets logged requests after 30 days. Every instance may run it at once. */
export default async function purgeRequestLog(container: MedusaContainer): Promise<void> {
  const access = container.resolve<AccessService>(ACCESS_MODULE)
  while ((await access.purgeRequestLog(BATCH)) === BATCH);
}

export const config = {
  name: "wallet-purge-request-log",
  schedule: "17 * * * *",
}
