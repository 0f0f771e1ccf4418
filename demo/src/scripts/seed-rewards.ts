/** Rules by which orders earn, for those to come: what customers have stays as it is. */
import type { MedusaContainer } from "@medusajs/framework/types"

const TERMS = {
  active: true,
  ends_at: null,
  priority: 0,
  currency: "USD",
  basis_points: null,
  fixed_amount: null,
  referrer_gets: null,
  friend_gets: null,
  friends_limit: null,
  friends_limit_days: null,
  counts: null,
  every: null,
  tiers: [],
  cap_per_order: null,
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

const RULES = [
  {
    ...TERMS,
    type: "cashback",
    name: "5 % back",
    stackable: false,
    basis_points: 500,
    cap_per_order: 2_000n,
  },
  {
    ...TERMS,
    type: "milestone",
    name: "For regulars",
    stackable: true,
    counts: "spend",
    tiers: [
      { threshold: 10_000n, amount: 500n },
      { threshold: 25_000n, amount: 1_500n },
      { threshold: 50_000n, amount: 4_000n },
    ],
  },
  {
    ...TERMS,
    type: "milestone",
    name: "Welcome",
    stackable: true,
    counts: "orders",
    tiers: [
      { threshold: 1n, amount: 500n },
      { threshold: 5n, amount: 1_000n },
    ],
    waiting_days: 0,
  },
  {
    ...TERMS,
    type: "referral",
    name: "Bring a friend",
    stackable: true,
    friend_gets: { basis_points: 1_000, fixed_amount: null, cap_per_order: 2_000n },
    referrer_gets: { basis_points: null, fixed_amount: 1_000n, cap_per_order: null },
    friends_limit: 10,
    friends_limit_days: 365,
  },
]

interface Rewards {
  listRules(filter: {
    type: string
    page: number
    per_page: number
  }): Promise<{ data: { name: string }[] }>
  createRule(terms: object, actor: string): Promise<unknown>
}

export async function seedRewards(container: MedusaContainer): Promise<void> {
  const rewards = container.resolve<Rewards>("walletRewards")
  for (const rule of RULES) {
    const { data } = await rewards.listRules({ type: rule.type, page: 1, per_page: 100 })
    if (!data.some(({ name }) => name === rule.name))
      await rewards.createRule({ ...rule, starts_at: new Date() }, "system:demo")
  }
}
