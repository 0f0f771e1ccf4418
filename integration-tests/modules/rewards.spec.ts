import RewardsService from "../../src/modules/rewards/service"
import type { OrderFacts, RuleTerms } from "../../src/modules/rewards/types"
import type { TestDatabase } from "../support/database"
import { createLedgerDatabase, openLedger, type OpenLedger } from "../support/ledger"
import { migrateModule } from "../support/module-migrations"

let database: TestDatabase
/** Two instances of the store, each with a pool of its own. */
let instances: (OpenLedger & { rewards: RewardsService })[]

beforeAll(async () => {
  database = await createLedgerDatabase()
  await migrateModule(database.url, "rewards")
  instances = [1, 2].map(() => {
    const opened = openLedger(database.url, { connections: 12 })
    return { ...opened, rewards: new RewardsService({ __pg_connection__: opened.knex }) }
  })
})
afterAll(async () => {
  await Promise.all(instances.map(({ close }) => close()))
  await database.drop()
})

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
  })
}

async function newRule(terms: Partial<RuleTerms> = {}) {
  const [{ rewards }] = instances
  for (const { id } of (await rewards.listRules({ active: true, page: 1, per_page: 100 })).data) {
    await rewards.updateRule(id, { active: false })
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
    expect(await rewards.updateRule(id, { budget: 99n })).toBe("overspent")
    await ledger.transact(async (transaction) => {
      await rewards.lockOrder(first, transaction)
      const [award] = await rewards.awardsOf(first.id, transaction)
      await rewards.changeAward(award, { status: "taken_back", taken_back: 100n }, transaction)
    })
    expect((await rewards.findRule(id))!.spent).toBe(0n)
    await settle(orderOf("cus_next", 1_000n), 1)
    expect((await rewards.findRule(id))!.spent).toBe(100n)
    expect(await rewards.deleteRule(id)).toBe("in_use")
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
    await instances[0].rewards.updateRule(id, { active: false })
    await settle({ ...placed, paid: true }, 1)
    const { refused } = await givenBy(id)
    expect(refused).toMatchObject([{ reason: "rule_ended" }])
  })
})
