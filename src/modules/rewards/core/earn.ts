import type { Award, AwardReason, Grant, OrderFacts, OrderGoods, Rule, RuleTerms } from "../types"

/*
 * What an order earns, as pure functions: crediting, the sweep and the dry run decide by the same.
 * Every division rounds down, so that nothing exceeds a rate, a cap or a budget by a fraction.
 */

const BASIS = 10_000n

/** What of a rule counts when an order is decided; a rule that is only tried out has no id yet. */
export type DecidedRule = RuleTerms & Pick<Rule, "id"> & { created_at: Date | null }

/** What a rule and a customer have left. */
export interface Room {
  /** What is left of the rule's budget; null for no limit. */
  budget: bigint | null
  /** What the rule has given to the customer. */
  given: bigint
}

/** What an order comes to by one rule. Refused ones have the amount that they would have had. */
export interface Decision {
  rule_id: number
  item_ids: string[]
  goods: bigint
  order_goods: bigint
  base: bigint
  amount: bigint
  /** Null when it is given. */
  reason: AwardReason | null
}

/** Whether an order is one of those that a rule is for; what it comes to is another question. */
export function concerns(rule: DecidedRule, order: OrderFacts): boolean {
  const groups = rule.customer_group_ids
  return (
    order.customer_id !== null &&
    rule.active &&
    rule.currency === order.currency &&
    order.placed_at >= rule.starts_at &&
    // A rule never reaches back behind the instant that it was made at.
    (rule.created_at === null || order.placed_at >= rule.created_at) &&
    (rule.ends_at === null || order.placed_at < rule.ends_at) &&
    (groups.length === 0 || groups.some((id) => order.customer_group_ids.includes(id))) &&
    order.items.some((item) => matches(rule, item))
  )
}

/** Whether goods are among those that a rule is for. */
export function matches(rule: RuleTerms, item: OrderGoods): boolean {
  const { product_ids, category_ids, collection_ids } = rule
  if (!product_ids.length && !category_ids.length && !collection_ids.length) return true
  return (
    (item.product_id !== null && product_ids.includes(item.product_id)) ||
    (item.collection_id !== null && collection_ids.includes(item.collection_id)) ||
    item.category_ids.some((id) => category_ids.includes(id))
  )
}

/** The part of an amount that was not paid with promotional money, which would earn itself again. */
export function withoutPromotional(amount: bigint, order: OrderFacts): bigint {
  const { paid_in, promotional } = order
  if (promotional <= 0n || paid_in <= 0n) return amount
  return promotional >= paid_in ? 0n : (amount * (paid_in - promotional)) / paid_in
}

/** What a base comes to by the rate or the amount of a rule, or of a side, and its cap per order. */
export function amountOf(rule: Grant, base: bigint): bigint {
  const wanted = rule.fixed_amount ?? (base * BigInt(rule.basis_points ?? 0)) / BASIS
  return least(least(wanted, rule.cap_per_order), base)
}

/**
 * What an order earns by the rules that concern it: stackable ones each, of the others the first by
 * priority that gives anything. An award shrinks to what the customer's cap leaves; one that does not
 * fit into the budget is refused whole. While an order is neither paid nor cancelled nothing is for
 * good: only what it is likely to earn is told.
 */
export function decide(
  rules: readonly DecidedRule[],
  order: OrderFacts,
  roomOf: (rule: DecidedRule) => Room
): Decision[] {
  const given = order.paid || order.canceled ? null : "not_paid"
  let isTaken = false
  return rules
    .filter((rule) => concerns(rule, order))
    .sort((one, other) => other.priority - one.priority || one.id - other.id)
    .map((rule) => {
      const decision = decideOne(rule, order, roomOf(rule))
      if (decision.reason !== given || rule.stackable) return decision
      if (isTaken) return { ...decision, reason: "other_rule" as const }
      isTaken = true
      return decision
    })
    .filter(({ reason }) => given === null || reason === given)
}

/** The goods of an order that a rule is for, and what counts of their price. */
export function baseOf(rule: DecidedRule, order: OrderFacts) {
  const items = order.items.filter((item) => matches(rule, item))
  const goods = costOf(items)
  return {
    rule_id: rule.id,
    item_ids: items.map(({ id }) => id),
    goods,
    order_goods: order.goods_kept + order.goods_returned,
    base: withoutPromotional(goods, order),
  }
}

/** Why an order counts nothing, whatever it would come to; null when it does. */
export function refusalOf(
  rule: DecidedRule,
  order: OrderFacts,
  wanted: bigint
): AwardReason | null {
  if (order.canceled) return "order_canceled"
  if (costOf(order.items) < rule.minimum_order) return "minimum_order"
  if (wanted <= 0n) return "too_little"
  return order.paid ? null : "not_paid"
}

function decideOne(rule: DecidedRule, order: OrderFacts, { budget, given }: Room): Decision {
  const decision = baseOf(rule, order)
  const wanted = amountOf(rule, decision.base)
  const refusal = refusalOf(rule, order, wanted)
  if (refusal) return { ...decision, amount: wanted, reason: refusal }
  return { ...decision, ...within(rule, wanted, { budget, given }) }
}

/** What a customer's cap leaves of an amount, if the budget does; else all of it, and the reason. */
export function within(
  { cap_per_customer }: RuleTerms,
  wanted: bigint,
  { budget, given }: Room
): Pick<Decision, "amount" | "reason"> {
  const amount =
    cap_per_customer === null ? wanted : least(wanted, atLeastZero(cap_per_customer - given))
  if (amount <= 0n) return { amount: wanted, reason: "customer_cap" }
  if (budget !== null && amount > budget) return { amount: wanted, reason: "budget" }
  return { amount, reason: null }
}

/**
 * What of an award has to be back with the store, of all that it was: in proportion to the goods that
 * were returned, and to what went back for other reasons. All of it once the order is cancelled. What
 * came in their place, as in an exchange, counts where the rule is for it.
 */
export function toTakeBack(
  award: Pick<Award, "amount" | "goods" | "order_goods" | "item_ids">,
  rule: RuleTerms,
  order: OrderFacts
): bigint {
  if (order.canceled) return award.amount
  if (award.goods <= 0n) return 0n
  const kept = order.items
    .filter((item) => award.item_ids.includes(item.id) || matches(rule, item))
    .reduce((sum, item) => sum + item.kept, 0n)
  // What went back beyond the goods that came back counts against all that is left of the order.
  const returned = atLeastZero(award.order_goods - order.goods_kept)
  const left = order.paid_in - returned
  const goodwill = left > 0n ? least(atLeastZero(order.given_back - returned), left) : 0n
  const [share, whole] = goodwill > 0n ? [left - goodwill, left] : [1n, 1n]
  const all = award.goods * whole
  return (award.amount * (all - least(kept, award.goods) * share)) / all
}

function costOf(items: readonly OrderGoods[]): bigint {
  return items.reduce((sum, { kept, returned }) => sum + kept + returned, 0n)
}

function least(one: bigint, other: bigint | null): bigint {
  return other === null || one < other ? one : other
}

function atLeastZero(amount: bigint): bigint {
  return amount > 0n ? amount : 0n
}
