import type { MedusaContainer } from "@medusajs/framework/types"
import { endAccessOfDeletedUsers } from "../workflows/access/end-staff-access"
import { eraseDeletedCustomers } from "../workflows/access/erase-customer"
import { runParts } from "../workflows/run-parts"

/** Erases customers, and ends the access of staff, whose deletion nobody told us of. */
export default async function eraseCustomers(container: MedusaContainer): Promise<void> {
  await runParts(container, config.name, {
    "erase customers": () => eraseDeletedCustomers(container),
    "end the access of staff": () => endAccessOfDeletedUsers(container),
  })
}

export const config = {
  name: "wallet-erase-deleted-customers",
  schedule: "41 * * * *",
}
