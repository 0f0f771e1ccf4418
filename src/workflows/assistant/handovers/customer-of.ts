import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"

const PREFIX = "customer:"

/** The host's id of the customer whose a shopper's key is; null of a guest's. */
export function customerOf(owner: string): string | null {
  return owner.startsWith(PREFIX) ? owner.slice(PREFIX.length) : null
}

/** As many customers as a search may mean. */
const MOST = 100

/** The keys of the customers whose name or address a search may mean. */
export async function findHandoverOwners(container: MedusaContainer, q: string): Promise<string[]> {
  const customers = await container
    .resolve(Modules.CUSTOMER)
    .listCustomers({ q }, { select: ["id"], take: MOST })
  return customers.map(({ id }) => `${PREFIX}${id}`)
}
