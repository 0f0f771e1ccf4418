import type { MedusaContainer } from "@medusajs/framework/types"
import { type Progress, REWARDS_MODULE, type RewardsService } from "../../modules/rewards"
import { readCustomers } from "./read-orders"

/** How far a customer is with the milestones that are for them; nothing for who has no account. */
export async function readProgress(
  container: MedusaContainer,
  customerId: string
): Promise<Progress[]> {
  const customer = (await readCustomers(container, [customerId])).get(customerId)
  if (!customer) return []
  const rewards = container.resolve<RewardsService>(REWARDS_MODULE)
  return await rewards.readProgress(customerId, customer.groups)
}
