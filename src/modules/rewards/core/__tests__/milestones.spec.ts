import fc from "fast-check"
import type { DecidedRule } from "../earn"
import {
  countOrder,
  decideSteps,
  MOST_STEPS,
  nextStep,
  stepsReached,
  stillCounted,
} from "../milestones"
import { goods, orderOf, ruleOf } from "./orders"

const milestone = (terms: Partial<DecidedRule> = {}) =>
  ruleOf({ type: "milestone", basis_points: null, counts: "spend", stackable: true, ...terms })
const TIERS = [
  { threshold: 10_000n, amount: 100n },
  { threshold: 50_000n, amount: 900n },
]
const tiered = milestone({ tiers: TIERS })
const repeating = milestone({ every: 1_000n, fixed_amount: 50n })
const ofCustomer = (facts: Parameters<typeof orderOf>[0] = {}) => ({
  ...orderOf(facts),
  customer_id: "cus_1",
})
const none = new Set<bigint>()

describe("what an order counts", () => {
  it("is the price of the goods that the rule is for, without what was paid with promotional money", () => {
    const items = [goods(7_000n), goods(3_000n, { product_id: "prod_b" })]
    const order = ofCustomer({ items, promotional: 5_000n })
    const rule = milestone({ tiers: TIERS, product_ids: ["prod_a"] })
    expect(countOrder(rule, order)).toMatchObject({ counted: 3_500n, base: 3_500n, reason: null })
    expect(countOrder({ ...rule, counts: "orders" }, order)).toMatchObject({ counted: 1n })
  })

  it("is nothing, with the reason, for orders that don't count", () => {
    for (const [facts, terms, reason] of [
      [{ paid: false }, {}, "not_paid"],
      [{ canceled: true }, {}, "order_canceled"],
      [{}, { minimum_order: 10_001n }, "minimum_order"],
      [{ promotional: 10_000n }, {}, "too_little"],
    ] as const) {
      const count = countOrder(milestone({ tiers: TIERS, ...terms }), ofCustomer(facts))
      expect(count).toMatchObject({ counted: 0n, reason })
    }
  })

  it("gets less with what is returned; an order counts until nothing of it is left", () => {
    const count = countOrder(tiered, ofCustomer())
    const part = orderOf({ items: [goods(2_500n, { returned: 7_500n })] })
    const all = orderOf({ items: [goods(0n, { returned: 10_000n })] })
    expect([part, all].map((order) => stillCounted(count, tiered, order))).toEqual([2_500n, 0n])
    const counting = milestone({ tiers: TIERS, counts: "orders" })
    expect([part, all].map((order) => stillCounted(count, counting, order))).toEqual([1n, 0n])
    expect(stillCounted(count, tiered, orderOf({ canceled: true }))).toBe(0n)
    expect(stillCounted(count, tiered, orderOf({ given_back: 5_000n }))).toBe(5_000n)
  })
})

describe("the steps of a milestone", () => {
  it("are all tiers up to what is counted, but those that are decided", () => {
    expect(stepsReached(tiered, 9_999n, none)).toEqual([])
    expect(stepsReached(tiered, 10_000n, none)).toEqual(TIERS.slice(0, 1))
    expect(stepsReached(tiered, 99_999n, none)).toEqual(TIERS)
    expect(stepsReached(tiered, 99_999n, new Set([10_000n]))).toEqual(TIERS.slice(1))
    expect(nextStep(tiered, 9_999n, none)).toEqual(TIERS[0])
    expect(nextStep(tiered, 10_000n, none)).toEqual(TIERS[1])
    expect(nextStep(tiered, 0n, new Set([10_000n, 50_000n]))).toBeNull()
  })

  it("repeat, so many with one order, and the rest with the next", () => {
    const steps = stepsReached(repeating, 3_500n, new Set([2_000n]))
    expect(steps.map(({ threshold }) => threshold)).toEqual([1_000n, 3_000n])
    expect(nextStep(repeating, 3_500n, new Set([4_000n]))).toEqual({
      threshold: 5_000n,
      amount: 50n,
    })
    const many = stepsReached(repeating, 1_000_000n, none)
    expect(many).toHaveLength(MOST_STEPS)
    const decided = new Set(many.map(({ threshold }) => threshold))
    expect(stepsReached(repeating, 1_000_000n, decided)[0].threshold).toBe(101_000n)
  })

  it("give what the customer's cap and the budget leave, one after the other", () => {
    const steps = stepsReached(repeating, 4_000n, none)
    const given = (terms: Partial<DecidedRule>, budget: bigint | null) =>
      decideSteps({ ...repeating, ...terms }, steps, { budget, given: 0n }).map(
        ({ amount, reason }) => reason ?? amount
      )
    expect(given({ cap_per_customer: 120n }, null)).toEqual([50n, 50n, 20n, "customer_cap"])
    expect(given({}, 149n)).toEqual([50n, 50n, "budget", "budget"])
  })

  it("come to the same in whatever order the orders come", () => {
    fc.assert(
      fc.property(
        fc.array(fc.bigInt({ min: 1n, max: 20_000n }), { minLength: 1, maxLength: 8 }),
        (counts) => {
          const come = (orders: readonly bigint[]) => {
            const decided = new Set<bigint>()
            let counted = 0n
            for (const each of orders) {
              counted += each
              for (const { threshold } of stepsReached(repeating, counted, decided)) {
                expect(decided.has(threshold)).toBe(false)
                decided.add(threshold)
              }
            }
            expect(nextStep(repeating, counted, decided)!.threshold > counted).toBe(true)
            return [...decided].sort()
          }
          const total = counts.reduce((sum, each) => sum + each, 0n)
          expect(come(counts)).toEqual(come([...counts].reverse()))
          expect(come(counts)).toHaveLength(Number(total / 1_000n))
        }
      )
    )
  })
})
