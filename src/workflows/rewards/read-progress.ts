import type { MedusaContainer } from "@medusajs/framework/types"
import {
  type Progress,
  REWARDS_MODULE,
  type RewardsService,
  type Rule,
} from "../../modules/rewards"
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

/** By which rules a customer's next order may earn cashback; nothing for who has no account. */
export async function readOffers(container: MedusaContainer, customerId: string): Promise<Rule[]> {
  const customer = (await readCustomers(container, [customerId])).get(customerId)
  if (!customer) return []
  return await container.resolve<RewardsService>(REWARDS_MODULE).findOffers(customer.groups)
}
