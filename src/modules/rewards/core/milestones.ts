import type { CountedOrder, OrderFacts, RuleTerms, Tier } from "../types"
import {
  baseOf,
  type DecidedRule,
  type Decision,
  refusalOf,
  type Room,
  toTakeBack,
  within,
} from "./earn"

/*
 * What orders count towards a milestone, and which of its steps that reaches, as pure functions. A step
 * goes by what has to be reached for it, so that nobody gets it twice, whichever order reaches it.
 */

/** What is left above it is given with the next order: one transaction carries no more. */
export const MOST_STEPS = 100

/** A step that was reached. */
export type StepDecision = Tier & Pick<Decision, "reason">

/** What an order counts, after what was returned and refunded since. */
export function countOrder(
  rule: DecidedRule,
  order: OrderFacts & { customer_id: string }
): CountedOrder {
  const goods = baseOf(rule, order)
  const reason = refusalOf(rule, order, goods.base)
  const counted = reason ? 0n : stillCounted(goods, rule, order)
  return { ...goods, customer_id: order.customer_id, reason, counted }
}

/** The base as far as it stays with the store; of orders one, until nothing of it does. */
export function stillCounted(
  { base, goods, order_goods, item_ids }: Omit<CountedOrder, "customer_id" | "reason" | "counted">,
  rule: RuleTerms,
  order: OrderFacts
): bigint {
  const left = base - toTakeBack({ amount: base, goods, order_goods, item_ids }, rule, order)
  return rule.counts === "spend" || left === 0n ? left : 1n
}

/** The steps up to `counted` that are not decided yet, the lowest first. */
export function stepsReached(
  { every, fixed_amount, tiers }: RuleTerms,
  counted: bigint,
  decided: ReadonlySet<bigint>
): Tier[] {
  const steps: Tier[] = tiers.filter(({ threshold }) => threshold <= counted)
  if (every === null || fixed_amount === null) {
    return steps.filter(({ threshold }) => !decided.has(threshold))
  }
  for (let threshold = every; threshold <= counted; threshold += every) {
    if (steps.length === MOST_STEPS) break
    if (!decided.has(threshold)) steps.push({ threshold, amount: fixed_amount })
  }
  return steps
}

/** The lowest step above `counted` that is not decided yet; null when there is none. */
export function nextStep(
  { every, fixed_amount, tiers }: RuleTerms,
  counted: bigint,
  decided: ReadonlySet<bigint>
): Tier | null {
  if (every === null || fixed_amount === null) {
    const isOpen = ({ threshold }: Tier) => threshold > counted && !decided.has(threshold)
    return tiers.find(isOpen) ?? null
  }
  let threshold = (counted / every + 1n) * every
  while (decided.has(threshold)) threshold += every
  return { threshold, amount: fixed_amount }
}

/** What steps give, one after the other, within the customer's cap and the budget. */
export function decideSteps(rule: RuleTerms, steps: readonly Tier[], room: Room): StepDecision[] {
  let { budget, given } = room
  return steps.map(({ threshold, amount: wanted }) => {
    const { amount, reason } = within(rule, wanted, { budget, given })
    if (!reason) {
      given += amount
      if (budget !== null) budget -= amount
    }
    return { threshold, amount, reason }
  })
}
