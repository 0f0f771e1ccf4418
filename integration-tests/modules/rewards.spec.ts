import type { OrderFacts, RuleTerms } from "../../src/modules/rewards/types"
import { openRewards, type RewardsInstance } from "../support/rewards"

let store: Awaited<ReturnType<typeof openRewards>>
let instances: RewardsInstance[]

beforeAll(async () => {
  store = await openRewards()
  instances = store.instances
})
afterAll(() => store.close())

const TERMS: RuleTerms = {
  type: "cashback",
  name: "Back",
  active: true,
  starts_at: new Date(0),
  ends_at: null,
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
}

let orders = 0

function orderOf(customer: string, cost: bigint, facts: Partial<OrderFacts> = {}): OrderFacts {
  orders += 1
  const now = new Date(Date.now() + 60_000)
  return {
    id: `order_${orders}`,
    display_id: orders,
    customer_id: customer,
    customer_group_ids: [],
    currency: "EUR",
    placed_at: now,
    canceled: false,
    paid: true,
    paid_at: now,
    items: [
      {
        id: "item",
        product_id: null,
        collection_id: null,
        category_ids: [],
        kept: cost,
        returned: 0n,
      },
    ],
    goods_kept: cost,
    goods_returned: 0n,
    paid_in: cost,
    promotional: 0n,
    given_back: 0n,
    ...facts,
  }
}

/** As an event or the job does, on one of the instances. */
async function settle(order: OrderFacts, at: number): Promise<void> {
  const { ledger, rewards } = instances[at % instances.length]
  await ledger.transact(async (transaction) => {
    const { settled } = await rewards.lockOrder(order, transaction)
    const rules = await rewards.lockRules(order, transaction)
    if (!settled) await rewards.decideAwards(order, rules, transaction)
    for (const { award, isReached } of await rewards.recount(order, rules, transaction)) {
      if (isReached || award.status !== "pending") continue
      const change = { status: "taken_back", taken_back: award.amount } as const
      await rewards.changeAward(award, change, transaction)
    }
  })
}

async function change(id: number, terms: Partial<RuleTerms>) {
  const [{ ledger, rewards }] = instances
  return await ledger.transact((transaction) => rewards.updateRule(id, terms, transaction))
}

async function newRule(terms: Partial<RuleTerms> = {}) {
  const [{ rewards }] = instances
  for (const { id } of (await rewards.listRules({ active: true, page: 1, per_page: 100 })).data) {
    await change(id, { active: false })
  }
  return await rewards.createRule({ ...TERMS, ...terms }, "user:test")
}

async function givenBy(id: number) {
  const [{ rewards }] = instances
  const { spent } = (await rewards.findRule(id))!
  const { data } = await rewards.listAwards({ rule_id: id, page: 1, per_page: 1000 })
  const given = data.filter(({ status }) => status === "pending")
  expect(given.reduce((sum, { amount, taken_back }) => sum + amount - taken_back, 0n)).toBe(spent)
  return { spent, given, refused: data.filter(({ status }) => status === "refused") }
}

describe("a budget", () => {
  it("is never exceeded, however many orders are paid at once on however many instances", async () => {
    const { id } = await newRule({ budget: 1_000n })
    const placed = Array.from({ length: 60 }, (_, at) => orderOf(`cus_${at}`, 700n))
    await Promise.all(placed.map(settle))
    const { spent, given, refused } = await givenBy(id)
    expect([spent, given.length, refused.length]).toEqual([980n, 14, 46])
    expect(new Set(refused.map(({ reason }) => reason))).toEqual(new Set(["budget"]))
  })

  it("gets back what is taken back, and what is spent is not lowered under it", async () => {
    const { id } = await newRule({ budget: 100n })
    const [{ ledger, rewards }] = instances
    const first = orderOf("cus_back", 1_000n)
    await settle(first, 0)
    expect(await change(id, { budget: 99n })).toBe("overspent")
    await ledger.transact(async (transaction) => {
      await rewards.lockOrder(first, transaction)
      const [award] = await rewards.awardsOf(first.id, transaction)
      await rewards.changeAward(award, { status: "taken_back", taken_back: 100n }, transaction)
    })
    expect((await rewards.findRule(id))!.spent).toBe(0n)
    await settle(orderOf("cus_next", 1_000n), 1)
    expect((await rewards.findRule(id))!.spent).toBe(100n)
    expect(await ledger.transact((open) => rewards.deleteRule(id, open))).toBe("in_use")
  })

  it("is the database's own limit as well", async () => {
    const { id } = await newRule({ budget: 10n })
    const exceed = instances[0].knex.raw("update rewards_rule set spent = 11 where id = ?", [id])
    await expect(exceed).rejects.toThrow("rewards_rule_budget")
  })
})

describe("an order", () => {
  it("is decided once, whoever settles it at the same time", async () => {
    const { id } = await newRule()
    const placed = orderOf("cus_once", 1_000n)
    await Promise.all(Array.from({ length: 24 }, (_, at) => settle(placed, at)))
    const { spent, given } = await givenBy(id)
    expect([spent, given.length]).toEqual([100n, 1])
  })

  it("waits for its payment, is looked at again, and keeps a customer's cap with others", async () => {
    const { id } = await newRule({ cap_per_customer: 250n })
    const placed = Array.from({ length: 8 }, () => orderOf("cus_capped", 1_000n, { paid: false }))
    await Promise.all(placed.map(settle))
    const [{ rewards, knex }] = instances
    expect((await rewards.findRule(id))!.spent).toBe(0n)
    await knex.raw("update rewards_order set look_at = now() where settled_at is null")
    expect(await rewards.findOrdersDue(100)).toEqual(placed.map((order) => order.id).sort())
    await Promise.all(placed.map((order, at) => settle({ ...order, paid: true }, at)))
    const { spent, given, refused } = await givenBy(id)
    expect(spent).toBe(250n)
    expect(given.map(({ amount }) => amount).sort()).toEqual([100n, 100n, 50n])
    expect(refused.map(({ reason }) => reason)).toEqual(Array(5).fill("customer_cap"))
  })

  it("earns nothing by a rule that was stopped while it waited", async () => {
    const { id } = await newRule()
    const placed = orderOf("cus_late", 1_000n, { paid: false })
    await settle(placed, 0)
    await change(id, { active: false })
    await settle({ ...placed, paid: true }, 1)
    const { refused } = await givenBy(id)
    expect(refused).toMatchObject([{ reason: "rule_ended" }])
  })
})

describe("a milestone", () => {
  const TIERS = [
    { threshold: 1_000n, amount: 50n },
    { threshold: 3_000n, amount: 200n },
  ]
  const addMilestone = (terms: Partial<RuleTerms> = {}) =>
    newRule({
      type: "milestone",
      basis_points: null,
      counts: "spend",
      stackable: true,
      tiers: TIERS,
      ...terms,
    })
  const stepsOf = async (id: number) =>
    (await givenBy(id)).given.map(({ step }) => Number(step)).sort((one, other) => one - other)
  const progressOf = async (customer: string, id: number) =>
    (await instances[0].rewards.readProgress(customer)).find(({ rule }) => rule.id === id)!
  const returned = (order: OrderFacts, back: bigint): OrderFacts => ({
    ...order,
    items: order.items.map((item) => ({ ...item, kept: item.kept - back, returned: back })),
    goods_kept: order.goods_kept - back,
    goods_returned: back,
  })

  it("gives each step once, however many orders of a customer reach it at once", async () => {
    const { id } = await addMilestone({
      counts: "orders",
      tiers: [],
      every: 3n,
      fixed_amount: 10n,
    })
    const placed = Array.from({ length: 20 }, () => orderOf("cus_crossing", 1_000n))
    // Each is told of three times, on both instances.
    await Promise.all([...placed, ...placed, ...placed].map(settle))
    expect(await stepsOf(id)).toEqual([3, 6, 9, 12, 15, 18])
    expect((await givenBy(id)).spent).toBe(60n)
    expect(await progressOf("cus_crossing", id)).toMatchObject({
      counted: 20n,
      orders: 20,
      next: { threshold: 21n, amount: 10n },
    })
  })

  it("gives several steps with one order, and keeps customers apart", async () => {
    const { id } = await addMilestone()
    await settle(orderOf("cus_small", 999n), 0)
    await settle(orderOf("cus_large", 5_000n), 1)
    expect(await stepsOf(id)).toEqual([1_000, 3_000])
    expect(await progressOf("cus_small", id)).toMatchObject({ counted: 999n, next: TIERS[0] })
    expect(await progressOf("cus_large", id)).toMatchObject({ counted: 5_000n, next: null })
  })

  it("promises no step that the customer's cap or the budget refuses", async () => {
    const repeating = { counts: "orders" as const, tiers: [], every: 1n, fixed_amount: 10n }
    const capped = await addMilestone({ ...repeating, cap_per_customer: 15n })
    await settle(orderOf("cus_capped", 1_000n), 0)
    expect(await progressOf("cus_capped", capped.id)).toMatchObject({
      next: { threshold: 2n, amount: 5n },
      ended_by: null,
    })
    await settle(orderOf("cus_capped", 1_000n), 1)
    expect(await progressOf("cus_capped", capped.id)).toMatchObject({
      next: null,
      ended_by: "customer_cap",
    })
    const small = await addMilestone({ ...repeating, budget: 15n })
    await settle(orderOf("cus_poor", 1_000n), 0)
    expect(await progressOf("cus_poor", small.id)).toMatchObject({
      next: null,
      ended_by: "budget",
    })
  })

  it("counts an order once it is paid, and says why it does not before", async () => {
    const { id } = await addMilestone()
    const placed = orderOf("cus_slow", 1_500n, { paid: false })
    await settle(placed, 0)
    await settle(orderOf("cus_slow", 600n), 1)
    expect(await progressOf("cus_slow", id)).toMatchObject({
      counted: 600n,
      orders: 1,
      not_counted: { not_paid: 1 },
    })
    await settle({ ...placed, paid: true }, 0)
    expect(await progressOf("cus_slow", id)).toMatchObject({ counted: 2_100n, not_counted: {} })
    expect(await stepsOf(id)).toEqual([1_000])
  })

  it("has orders that count looked at again when they change, as long as they count anything", async () => {
    await addMilestone()
    const placed = orderOf("cus_changed", 400n)
    const unpaid = orderOf("cus_changed", 400n, { paid: false })
    await settle(placed, 0)
    await settle(unpaid, 1)
    const ids = [placed.id, unpaid.id]
    const [{ rewards }] = instances
    expect((await rewards.findWithAwards(ids)).sort()).toEqual(ids.sort())
    await settle(returned(placed, 400n), 1)
    await settle({ ...unpaid, canceled: true }, 0)
    expect(await rewards.findWithAwards(ids)).toEqual([])
  })

  it("is not reached by orders while the rule is stopped, which says so", async () => {
    const { id } = await addMilestone()
    const placed = orderOf("cus_stopped", 1_500n, { paid: false })
    await settle(placed, 0)
    await change(id, { active: false })
    await settle({ ...placed, paid: true }, 1)
    expect(await stepsOf(id)).toEqual([])
    expect(await progressOf("cus_stopped", id)).toMatchObject({
      counted: 0n,
      orders: 0,
      not_counted: { rule_ended: 1 },
      next: null,
    })
  })

  it("takes a step back that is reached no more, and gives it anew while it was not credited", async () => {
    const { id } = await addMilestone()
    const [first, second] = [orderOf("cus_back", 800n), orderOf("cus_back", 800n)]
    await settle(first, 0)
    await settle(second, 1)
    expect(await stepsOf(id)).toEqual([1_000])
    // The order that reached the step stays; the other one is returned.
    await settle(returned(first, 800n), 0)
    expect([await stepsOf(id), (await givenBy(id)).spent]).toEqual([[], 0n])
    expect(await progressOf("cus_back", id)).toMatchObject({ counted: 800n, next: TIERS[0] })
    // An older state of the order that is told late makes nothing more of it.
    await settle(first, 1)
    expect(await progressOf("cus_back", id)).toMatchObject({ counted: 800n })
    const third = orderOf("cus_back", 400n)
    await Promise.all([settle(third, 0), settle(third, 1)])
    const { given, spent } = await givenBy(id)
    expect(given).toMatchObject([{ order_id: third.id, step: 1_000n, amount: 50n, taken_back: 0n }])
    expect(spent).toBe(50n)
  })

  it("is not given again once its credit was taken back", async () => {
    const { id } = await addMilestone()
    const [{ ledger, rewards, knex }] = instances
    const placed = orderOf("cus_twice", 1_000n)
    await settle(placed, 0)
    const [award] = (await givenBy(id)).given
    await knex.raw(
      "update rewards_award set status = 'awarded', awarded_at = now(), transaction_id = 1 where id = ?",
      [award.id]
    )
    await settle(returned(placed, 1_000n), 1)
    await ledger.transact(async (transaction) => {
      const [locked] = await rewards.awardsOf(placed.id, transaction)
      const gone = { status: "taken_back", taken_back: locked.amount } as const
      await rewards.changeAward(locked, gone, transaction)
    })
    await settle(orderOf("cus_twice", 1_500n), 0)
    expect([await stepsOf(id), (await rewards.findRule(id))!.spent]).toEqual([[], 0n])
    expect(await progressOf("cus_twice", id)).toMatchObject({ next: TIERS[1] })
  })

  it("is the database's own limit as well, and keeps to its budget", async () => {
    const { id } = await addMilestone({ budget: 100n })
    const placed = Array.from({ length: 12 }, (_, at) => orderOf(`cus_step_${at}`, 1_000n))
    await Promise.all(placed.map(settle))
    const { spent, given, refused } = await givenBy(id)
    expect([spent, given.length, refused.length]).toEqual([100n, 2, 10])
    const again = instances[0].knex.raw(
      `insert into rewards_award (rule_id, order_id, customer_id, currency, step, status, item_ids,
         goods, order_goods, base, amount)
       select rule_id, order_id, customer_id, currency, step, 'pending', item_ids, goods, order_goods,
         base, amount from rewards_award where id = ?`,
      [given[0].id]
    )
    await expect(again).rejects.toThrow("rewards_award_step_once")
    expect(await change(id, { active: false })).toMatchObject({ tiers: TIERS })
  })
})
