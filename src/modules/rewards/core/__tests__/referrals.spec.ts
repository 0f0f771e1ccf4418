import type { DecidedRule } from "../earn"
import { decideReferral, type ReferralRoom } from "../referrals"
import { goods, orderOf, ruleOf } from "./orders"

const GRANT = { basis_points: null, fixed_amount: null, cap_per_order: null }
const ROOM: ReferralRoom = { budget: null, given: { referrer: 0n, friend: 0n }, friends: 0 }

function referral(terms: Partial<DecidedRule> = {}): DecidedRule {
  return ruleOf({
    type: "referral",
    stackable: true,
    basis_points: null,
    referrer_gets: { ...GRANT, fixed_amount: 700n },
    friend_gets: { ...GRANT, basis_points: 1000 },
    ...terms,
  })
}

function decided(
  rules: readonly DecidedRule[],
  {
    order = orderOf(),
    room = {},
  }: { order?: ReturnType<typeof orderOf>; room?: Partial<ReferralRoom> } = {}
) {
  const { rule_id, sides, reason } = decideReferral(rules, order, () => ({ ...ROOM, ...room }))
  return { rule_id, reason, sides: sides.map((one) => [one.side, one.amount, one.reason]) }
}

describe("a friend's first paid order", () => {
  it("gives to both sides, to either as the rule says", () => {
    expect(decided([referral()])).toEqual({
      rule_id: 1,
      reason: null,
      sides: [
        ["friend", 1_000n, null],
        ["referrer", 700n, null],
      ],
    })
    expect(decided([referral({ friend_gets: null })]).sides).toEqual([["referrer", 700n, null]])
    expect(decided([referral({ referrer_gets: null })]).sides).toEqual([["friend", 1_000n, null]])
  })

  it("gives no more than the cap, nor than the goods cost", () => {
    const capped = referral({
      friend_gets: { ...GRANT, basis_points: 1000, cap_per_order: 300n },
      referrer_gets: { ...GRANT, fixed_amount: 50_000n },
    })
    expect(decided([capped]).sides).toEqual([
      ["friend", 300n, null],
      ["referrer", 10_000n, null],
    ])
  })

  it("gives nothing that was paid with promotional money, too cheap or cancelled", () => {
    const reasonOf = (order: ReturnType<typeof orderOf>, terms = {}) => {
      const { reason, sides } = decided([referral(terms)], { order })
      expect(sides.map(([, , refused]) => refused)).toEqual([reason, reason])
      return reason
    }
    expect(reasonOf(orderOf({ promotional: 10_000n }))).toBe("too_little")
    expect(reasonOf(orderOf(), { minimum_order: 10_001n })).toBe("minimum_order")
    expect(reasonOf(orderOf({ canceled: true }))).toBe("order_canceled")
  })

  it("goes by rules that are for it only", () => {
    const none = { rule_id: null, reason: "no_rule", sides: [] }
    expect(decided([])).toEqual(none)
    expect(decided([referral({ active: false })])).toEqual(none)
    expect(decided([referral({ currency: "USD" })])).toEqual(none)
    expect(decided([referral({ product_ids: ["prod_b"] })])).toEqual(none)
    expect(decided([ruleOf()])).toEqual(none)
    const order = orderOf({ items: [goods(4_000n), goods(6_000n, { product_id: "prod_b" })] })
    expect(decided([referral({ product_ids: ["prod_b"] })], { order }).sides[0]).toEqual([
      "friend",
      600n,
      null,
    ])
  })

  it("is rewarded by one rule: the first by priority that gives anything", () => {
    const first = referral({ id: 1, priority: 9, minimum_order: 99_999n })
    const second = referral({ id: 2, priority: 5 })
    const third = referral({ id: 3, priority: 7, friend_gets: null })
    expect(decided([first, second, third])).toMatchObject({ rule_id: 3, reason: null })
    expect(decided([first])).toMatchObject({ rule_id: 1, reason: "minimum_order" })
  })

  it("gives to the friend first where the budget is not enough for both", () => {
    expect(decided([referral()], { room: { budget: 1_700n } }).reason).toBeNull()
    expect(decided([referral()], { room: { budget: 1_699n } })).toEqual({
      rule_id: 1,
      reason: null,
      sides: [
        ["friend", 1_000n, null],
        ["referrer", 700n, "budget"],
      ],
    })
    expect(decided([referral()], { room: { budget: 699n } }).reason).toBe("budget")
  })

  it("gives to a referrer for so many friends, and up to so much, and to the friend all the same", () => {
    const limited = referral({ friends_limit: 3 })
    expect(decided([limited], { room: { friends: 2 } }).sides[1]).toEqual(["referrer", 700n, null])
    expect(decided([limited], { room: { friends: 3 } }).sides).toEqual([
      ["friend", 1_000n, null],
      ["referrer", 700n, "friends_limit"],
    ])
    const capped = referral({ cap_per_customer: 1_000n })
    const room = { given: { referrer: 600n, friend: 0n } }
    expect(decided([capped], { room }).sides).toEqual([
      ["friend", 1_000n, null],
      ["referrer", 400n, null],
    ])
  })
})
