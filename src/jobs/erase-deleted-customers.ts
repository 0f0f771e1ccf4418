import type { MedusaContainer } from "@medusajs/framework/types"
import { eraseDeletedCustomers } from "../workflows/access/erase-customer"

/** Erases customers whose deletion nobody told us of. */
export default async function eraseCustomers(container: MedusaContainer): Promise<void> {
  await eraseDeletedCustomers(container)
}

export const config = {
  name: "wallet-erase-deleted-customers",
  schedule: "41 * * * *",
}
