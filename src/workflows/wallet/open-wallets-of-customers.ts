import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { openWalletsWorkflow } from "./open-wallets"
import { storeCurrencies } from "./store-currencies"

const CUSTOMERS_PER_RUN = 500

/**
 * Opens a wallet in the store's default currency for every registered customer who has none. Safe
 * to break off and to run again.
 *
 * @returns how many registered customers there are
 */
export async function openWalletsOfCustomers(container: MedusaContainer): Promise<number> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  let after = ""
  for (let seen = 0; ;) {
    const { data: page } = await query.graph({
      entity: "customer",
      fields: ["id"],
      filters: { has_account: true, id: { $gt: after } },
      pagination: { take: CUSTOMERS_PER_RUN, order: { id: "ASC" } },
    })
    if (page.length) {
      const { main } = await storeCurrencies(container)
      await openWalletsWorkflow(container).run({
        input: { owners: page.map(({ id }) => ({ customer_id: id, currency: main })) },
      })
      after = page.at(-1)!.id
      seen += page.length
    }
    if (page.length < CUSTOMERS_PER_RUN) {
      return seen
    }
  }
}
