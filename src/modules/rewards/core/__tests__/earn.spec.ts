import fc from "fast-check"
import { amountOf, decide, type DecidedRule, type Room, toTakeBack } from "../earn"
import { goods, orderOf, PLACED, ruleOf } from "./orders"

const ROOM: Room = { budget: null, given: 0n }
const reasons = (rules: DecidedRule[], order = orderOf(), room = ROOM) =>
  decide(rules, order, () => room).map(({ rule_id, amount, reason }) => [
    rule_id,
    reason ?? amount.toString(),
  ])

describe("what an order earns", () => {
  it("is rounded down, within the cap and the price", () => {
    for (const [terms, base, amount] of [
      [{ basis_points: 333 }, 999n, 33n],
      [{ basis_points: 1 }, 9_999n, 0n],
      [{ basis_points: 10_000 }, 1n, 1n],
      [{ basis_points: 1000, cap_per_order: 5n }, 1_000n, 5n],
      [{ basis_points: null, fixed_amount: 500n }, 1_000n, 500n],
      [{ basis_points: null, fixed_amount: 500n }, 300n, 300n],
    ] as const) {
      expect([terms, amountOf(ruleOf(terms), base)]).toEqual([terms, amount])
    }
  })

  it("is for orders of a rule's time, currency, goods and customers alone", () => {
    const order = orderOf({
      customer_group_ids: ["vip"],
      items: [goods(10_000n, { category_ids: ["shoes", "clothes"], collection_id: "winter" })],
    })
    const earns = (terms: Partial<DecidedRule>) => reasons([ruleOf(terms)], order).length === 1
    for (const terms of [
      { category_ids: ["clothes"] },
      { collection_ids: ["winter"] },
      { product_ids: ["prod_a"] },
      { product_ids: ["prod_z"], category_ids: ["shoes"] },
      { customer_group_ids: ["vip", "staff"] },
      { starts_at: PLACED },
      { created_at: PLACED },
      { ends_at: new Date(PLACED.getTime() + 1) },
    ]) {
      expect([terms, earns(terms)]).toEqual([terms, true])
    }
    for (const terms of [
      { category_ids: ["hats"] },
      { collection_ids: ["summer"] },
      { product_ids: ["prod_z"] },
      { customer_group_ids: ["staff"] },
      { active: false },
      { currency: "USD" },
      { starts_at: new Date(PLACED.getTime() + 1) },
      { created_at: new Date(PLACED.getTime() + 1) },
      { ends_at: PLACED },
    ]) {
      expect([terms, earns(terms)]).toEqual([terms, false])
    }
    expect(reasons([ruleOf()], orderOf({ customer_id: null }))).toEqual([])
  })

  it("is one of the rules that exclude each other, by priority, and each that stacks", () => {
    const rules = [
      ruleOf({ id: 1, priority: 1 }),
      ruleOf({ id: 2, priority: 9, minimum_order: 99_999n }),
      ruleOf({ id: 3, priority: 5, basis_points: 200 }),
      ruleOf({ id: 4, stackable: true, basis_points: 100 }),
    ]
    expect(reasons(rules)).toEqual([
      [2, "minimum_order"],
      [3, "200"],
      [1, "other_rule"],
      [4, "100"],
    ])
  })

  it("tells of an unpaid order only what it is likely to earn, and decides nothing", () => {
    const rules = [
      ruleOf({ id: 1, priority: 1 }),
      ruleOf({ id: 2 }),
      ruleOf({ id: 3, minimum_order: 99_999n }),
      ruleOf({ id: 4, stackable: true }),
    ]
    expect(reasons(rules, orderOf({ paid: false }))).toEqual([
      [1, "not_paid"],
      [4, "not_paid"],
    ])
    expect(reasons(rules.slice(0, 1), orderOf({ paid: false, canceled: true }))).toEqual([
      [1, "order_canceled"],
    ])
  })

  it("shrinks to what a customer may have of a rule, and is refused where the budget does not do", () => {
    const capped = ruleOf({ cap_per_customer: 1_200n })
    expect(reasons([capped], orderOf(), { budget: null, given: 500n })).toEqual([[1, "700"]])
    expect(reasons([capped], orderOf(), { budget: null, given: 1_200n })).toEqual([
      [1, "customer_cap"],
    ])
    expect(reasons([ruleOf()], orderOf(), { budget: 999n, given: 0n })).toEqual([[1, "budget"]])
    expect(reasons([ruleOf()], orderOf(), { budget: 1_000n, given: 0n })).toEqual([[1, "1000"]])
  })

  it("leaves out what was paid with promotional money, in proportion", () => {
    const half = orderOf({ paid_in: 12_000n, promotional: 6_000n })
    expect(decide([ruleOf()], half, () => ROOM)[0]).toMatchObject({ base: 5_000n, amount: 500n })
    const whole = orderOf({ paid_in: 12_000n, promotional: 12_000n })
    expect(reasons([ruleOf()], whole)).toEqual([[1, "too_little"]])
  })
})

describe("what of an award goes back", () => {
  const award = { amount: 1_000n, goods: 10_000n, order_goods: 10_000n, item_ids: ["item_a"] }

  it("is in proportion to the goods that were returned, and the money for them changes nothing", () => {
    const returned = { items: [goods(7_500n, { returned: 2_500n })] }
    expect(toTakeBack(award, ruleOf(), orderOf(returned))).toBe(250n)
    expect(toTakeBack(award, ruleOf(), orderOf({ ...returned, given_back: 2_500n }))).toBe(250n)
    expect(toTakeBack(award, ruleOf(), orderOf({ ...returned, given_back: 6_250n }))).toBe(625n)
  })

  it("leaves an award alone whose goods stay while others are returned and refunded", () => {
    const order = orderOf({
      items: [goods(10_000n), goods(0n, { id: "item_b", product_id: "prod_b", returned: 5_000n })],
      given_back: 5_000n,
    })
    const both = { ...award, order_goods: 15_000n }
    expect(toTakeBack(both, ruleOf({ product_ids: ["prod_a"] }), order)).toBe(0n)
  })

  it("counts goods that came in exchange, where the rule is for them", () => {
    const items = [
      goods(0n, { returned: 10_000n }),
      goods(10_000n, { id: "item_new", product_id: "prod_b", collection_id: "cups" }),
    ]
    const rule = ruleOf({ collection_ids: ["cups"] })
    expect(toTakeBack(award, rule, orderOf({ items }))).toBe(0n)
    expect(toTakeBack(award, ruleOf({ product_ids: ["prod_a"] }), orderOf({ items }))).toBe(1_000n)
  })

  it("stays what it was when the rule is for other goods now", () => {
    expect(
      toTakeBack(
        award,
        ruleOf({ product_ids: ["prod_z"] }),
        orderOf({ items: [goods(10_000n, { id: "item_a" })] })
      )
    ).toBe(0n)
  })

  it("is all of it once the order is cancelled", () => {
    expect(toTakeBack(award, ruleOf(), orderOf({ canceled: true }))).toBe(1_000n)
  })

  it("never shrinks as more goes back, never exceeds the award, and ends with all of it", () => {
    const step = fc.record({ returned: fc.nat(100), refunded: fc.nat(100) })
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 15n }),
        fc.bigInt({ min: 1n, max: 10n ** 15n }),
        fc.integer({ min: 1, max: 10_000 }),
        fc.array(step, { maxLength: 6 }),
        (price, other, basis_points, steps) => {
          const rule = ruleOf({ basis_points, product_ids: ["prod_a"] })
          const items = (returned: bigint) => [
            goods(price - returned, { id: "item_a", returned }),
            goods(other, { id: "item_b", product_id: "prod_b" }),
          ]
          const [given] = decide([rule], orderOf({ items: items(0n) }), () => ROOM)
          expect(given.amount <= (price * BigInt(basis_points)) / 10_000n).toBe(true)
          let before = 0n
          let returned = 0n
          let refunded = 0n
          const paid_in = price + other
          const settle = () => {
            const order = orderOf({ items: items(returned), paid_in, given_back: refunded })
            const now = toTakeBack(given, rule, order)
            expect(now >= before && now <= given.amount).toBe(true)
            before = now
          }
          for (const each of steps) {
            // What comes back is refunded too, and sometimes more than that.
            const back = ((price - returned) * BigInt(each.returned)) / 100n
            returned += back
            refunded += back
            settle()
            refunded += ((paid_in - refunded) * BigInt(each.refunded)) / 100n
            settle()
          }
          refunded = paid_in
          settle()
          expect(before).toBe(given.amount)
        }
      )
    )
  })
})
