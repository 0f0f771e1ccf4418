import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"

/** Where a customer's order confirmations go. */
export async function readCustomerEmail(
  scope: MedusaContainer,
  customerId: string
): Promise<string | undefined> {
  const [customer] = await scope
    .resolve(Modules.CUSTOMER)
    .listCustomers({ id: [customerId] }, { select: ["id", "email"], take: 1 })
  return customer?.email ?? undefined
}
