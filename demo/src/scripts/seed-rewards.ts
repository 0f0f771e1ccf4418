/** A rule by which orders earn, for those to come: what customers have stays as it is. */
import type { MedusaContainer } from "@medusajs/framework/types"

const RULE = {
  type: "cashback",
  name: "5 % back",
  active: true,
  ends_at: null,
  priority: 0,
  stackable: false,
  currency: "USD",
  basis_points: 500,
  fixed_amount: null,
  cap_per_order: 2_000n,
  cap_per_customer: null,
  minimum_order: 2_000n,
  product_ids: [],
  category_ids: [],
  collection_ids: [],
  customer_group_ids: [],
  waiting_days: 14,
  expires_days: 180,
  budget: 500_000n,
}

interface Rewards {
  listRules(page: { page: number; per_page: number }): Promise<{ total: number }>
  createRule(terms: object, actor: string): Promise<unknown>
}

export async function seedRewards(container: MedusaContainer): Promise<void> {
  const rewards = container.resolve<Rewards>("walletRewards")
  const { total } = await rewards.listRules({ page: 1, per_page: 1 })
  if (total === 0) {
    await rewards.createRule({ ...RULE, starts_at: new Date() }, "system:demo")
  }
}
