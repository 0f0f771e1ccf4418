import type { MedusaContainer } from "@medusajs/framework/types"
import { ACCESS_MODULE, type AccessService } from "../modules/access"

/** Forgets logged requests after 30 days. Every instance may run it at once. */
export default async function purgeRequestLog(container: MedusaContainer): Promise<void> {
  await container.resolve<AccessService>(ACCESS_MODULE).purgeRequestLog()
}

export const config = {
  name: "wallet-purge-request-log",
  schedule: "17 * * * *",
}
