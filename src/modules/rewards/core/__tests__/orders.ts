import type { OrderFacts, OrderGoods } from "../../types"
import type { DecidedRule } from "../earn"

export const PLACED = new Date("2026-11-01T12:00:00Z")

export function ruleOf(terms: Partial<DecidedRule> = {}): DecidedRule {
  return {
    id: 1,
    type: "cashback",
    name: "Back",
    active: true,
    starts_at: new Date(0),
    ends_at: null,
    created_at: null,
    priority: 0,
    stackable: false,
    currency: "EUR",
    basis_points: 1000,
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
    minimum_order: 0n,
    product_ids: [],
    category_ids: [],
    collection_ids: [],
    customer_group_ids: [],
    waiting_days: 0,
    expires_days: null,
    budget: null,
    ...terms,
  }
}

export function goods(kept: bigint, of: Partial<OrderGoods> = {}): OrderGoods {
  return {
    id: `item_${of.product_id ?? "a"}`,
    product_id: "prod_a",
    collection_id: null,
    category_ids: [],
    kept,
    returned: 0n,
    ...of,
  }
}

export function orderOf(facts: Partial<OrderFacts> = {}): OrderFacts {
  const items = facts.items ?? [goods(10_000n)]
  const kept = items.reduce((sum, item) => sum + item.kept, 0n)
  const returned = items.reduce((sum, item) => sum + item.returned, 0n)
  return {
    id: "order_1",
    display_id: 1,
    customer_id: "cus_1",
    customer_group_ids: [],
    currency: "EUR",
    placed_at: PLACED,
    canceled: false,
    paid: true,
    paid_at: PLACED,
    items,
    goods_kept: kept,
    goods_returned: returned,
    paid_in: kept + returned,
    promotional: 0n,
    given_back: 0n,
    ...facts,
  }
}
