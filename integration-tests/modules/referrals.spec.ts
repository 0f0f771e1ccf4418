import type { Award, OrderFacts, RuleTerms } from "../../src/modules/rewards/types"
import { openRewards, type RewardsInstance } from "../support/rewards"

let store: Awaited<ReturnType<typeof openRewards>>
let instances: RewardsInstance[]

beforeAll(async () => {
  store = await openRewards()
  instances = store.instances
})
afterAll(() => store.close())

const FIXED = { basis_points: null, cap_per_order: null }
const TERMS: RuleTerms = {
  type: "referral",
  name: "Bring a friend",
  active: true,
  starts_at: new Date(0),
  ends_at: null,
  priority: 0,
  stackable: true,
  currency: "EUR",
  basis_points: null,
  fixed_amount: null,
  referrer_gets: { ...FIXED, fixed_amount: 70n },
  friend_gets: { ...FIXED, fixed_amount: 30n },
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

let people = 0
const person = (name: string) => `cus_${name}_${++people}`

function firstOrderOf(friend: string): OrderFacts {
  const now = new Date(Date.now() + 60_000)
  const item = { id: "item", product_id: null, collection_id: null, category_ids: [] }
  return {
    id: `order_of_${friend}`,
    display_id: people,
    customer_id: friend,
    customer_group_ids: [],
    currency: "EUR",
    placed_at: now,
    canceled: false,
    paid: true,
    paid_at: now,
    items: [{ ...item, kept: 1_000n, returned: 0n }],
    goods_kept: 1_000n,
    goods_returned: 0n,
    paid_in: 1_000n,
    promotional: 0n,
    given_back: 0n,
  }
}

const at = (index: number) => instances[index % instances.length]

async function take(referrer_id: string, friend_id: string, index = 0) {
  return await at(index).rewards.takeReferral({ referrer_id, friend_id })
}

/** As an event or the job does, on one of the instances. */
async function settle(order: OrderFacts, index = 0): Promise<void> {
  const { ledger, rewards } = at(index)
  await ledger.transact(async (open) => {
    const { settled } = await rewards.lockOrder(order, open)
    const rules = await rewards.lockRules(order, open)
    if (!settled) await rewards.decideAwards(order, rules, open)
    const referral = await rewards.lockOpenReferral(order.customer_id!, open)
    if (referral) await rewards.decideReferral(referral, order, rules, open)
  })
}

async function newRule(terms: Partial<RuleTerms> = {}) {
  const [{ ledger, rewards }] = instances
  for (const { id } of (await rewards.listRules({ active: true, page: 1, per_page: 100 })).data) {
    await ledger.transact((open) => rewards.updateRule(id, { active: false }, open))
  }
  return await rewards.createRule({ ...TERMS, ...terms }, "user:test")
}

async function givenBy(id: number) {
  const [{ rewards }] = instances
  const { spent } = (await rewards.findRule(id))!
  const { data } = await rewards.listAwards({ rule_id: id, page: 1, per_page: 1000 })
  const given = data.filter(({ status }) => status === "pending")
  expect(given.reduce((sum, { amount }) => sum + amount, 0n)).toBe(spent)
  const sides = (awards: Award[]) => awards.map(({ side }) => side).sort()
  const refused = data.filter(({ status }) => status === "refused")
  return { spent, given: sides(given), refused: refused.map(({ side, reason }) => [side, reason]) }
}

/** Friends who all took the code of one customer, with their first orders. */
async function friendsOf(referrer: string, number: number): Promise<OrderFacts[]> {
  const friends = Array.from({ length: number }, () => person("friend"))
  for (const friend of friends) await take(referrer, friend)
  return friends.map(firstOrderOf)
}

describe("a referral", () => {
  it("is decided once for both sides, whoever settles the order at the same time", async () => {
    const { id } = await newRule()
    const [order] = await friendsOf(person("ada"), 1)
    await Promise.all(Array.from({ length: 24 }, (_, index) => settle(order, index)))
    await settle(order)
    expect(await givenBy(id)).toEqual({
      spent: 100n,
      given: ["friend", "referrer"],
      refused: [],
    })
    const [{ rewards }] = instances
    const { data } = await rewards.listReferrals({
      friend_id: order.customer_id!,
      page: 1,
      per_page: 9,
    })
    expect(data).toMatchObject([
      {
        status: "counted",
        reason: null,
        order_id: order.id,
        rule_id: id,
        awards: {
          friend: { amount: 30n, status: "pending" },
          referrer: { amount: 70n, status: "pending" },
        },
      },
    ])
  })

  it("gives each side once, as the database sees to as well", async () => {
    await newRule()
    const [order] = await friendsOf(person("ada"), 1)
    await settle(order)
    const again = instances[0].knex.raw(
      `insert into rewards_award (rule_id, order_id, referral_id, side, customer_id, currency, status,
          item_ids, goods, order_goods, base, amount)
        select rule_id, order_id, referral_id, side, customer_id, currency, 'pending', item_ids, goods,
          order_goods, base, amount from rewards_award where order_id = ? and side = 'friend'`,
      [order.id]
    )
    await expect(again).rejects.toThrow("rewards_award_side_once")
  })

  it("keeps the budget, however many friends order at once on however many instances", async () => {
    const { id } = await newRule({ budget: 1_000n })
    const orders = await friendsOf(person("ada"), 20)
    await Promise.all(orders.map(settle))
    const { spent, refused } = await givenBy(id)
    expect(spent).toBeGreaterThan(1_000n - 70n)
    expect(spent).toBeLessThanOrEqual(1_000n)
    expect(new Set(refused.map(([, reason]) => reason))).toEqual(new Set(["budget"]))
  })

  it("pays a referrer for so many friends, however many order at once, and each friend", async () => {
    const { id } = await newRule({ friends_limit: 5, friends_limit_days: 30 })
    const referrer = person("ada")
    const orders = await friendsOf(referrer, 12)
    await Promise.all(orders.map(settle))
    const { spent, refused } = await givenBy(id)
    expect(spent).toBe(12n * 30n + 5n * 70n)
    expect(refused).toEqual(Array(7).fill(["referrer", "friends_limit"]))
    // Who was brought longer ago counts no more.
    await instances[0].knex.raw(
      "update rewards_award set created_at = now() - interval '31 days' where rule_id = ?",
      [id]
    )
    const [next] = await friendsOf(referrer, 1)
    await settle(next)
    expect((await givenBy(id)).spent).toBe(13n * 30n + 6n * 70n)
    expect(await instances[0].rewards.readReferrals(referrer)).toMatchObject({
      friends: { invited: 13, open: 0, pending: 6, awarded: 0, taken_back: 0 },
      not_counted: { friends_limit: 7 },
      sums: [{ currency: "EUR", pending: 6n * 70n, awarded: 0n }],
    })
    const page = { referrer_id: referrer, page: 1, per_page: 10 }
    const missed = await instances[0].rewards.listReferrals({ ...page, reason: "friends_limit" })
    expect(missed.total).toBe(7)
    const none = await instances[0].rewards.listReferrals({ ...page, reason: "budget" })
    expect(none).toEqual({ data: [], total: 0 })
  })

  it("is of the first whose code a friend takes, whichever of many come at once", async () => {
    const friend = person("bob")
    const referrers = Array.from({ length: 16 }, () => person("ada"))
    const taken = await Promise.all(referrers.map((ada, index) => take(ada, friend, index)))
    expect(new Set(taken.map((one) => one?.id)).size).toBe(1)
    const winner = taken[0]!.referrer_id
    expect(referrers).toContain(winner)
    expect((await take(person("late"), friend))?.referrer_id).toBe(winner)
  })

  it("closes no circle, however long and however many codes are taken at once", async () => {
    const [ada, bob, eve] = ["ada", "bob", "eve"].map(person)
    expect(await take(ada, bob)).not.toBeNull()
    expect(await take(bob, ada)).toBeNull()
    expect(await take(bob, eve)).not.toBeNull()
    expect(await take(eve, ada)).toBeNull()
    for (let round = 0; round < 10; round++) {
      const ring = ["one", "two", "three", "four"].map(person)
      const taken = await Promise.all(
        ring.map((each, index) => take(ring[(index + 1) % ring.length], each, index))
      )
      expect(taken.filter((one) => one === null)).toHaveLength(1)
    }
    const self = instances[0].knex.raw(
      "insert into rewards_referral (referrer_id, friend_id) values ('cus_a', 'cus_a')"
    )
    await expect(self).rejects.toThrow("rewards_referral_self")
  })

  it("stays open while the order is not paid or no rule was asked, and is refused where none is for it", async () => {
    const { id } = await newRule({ minimum_order: 1_001n })
    const referrer = person("ada")
    const [cheap] = await friendsOf(referrer, 1)
    expect((await instances[0].rewards.readReferrals(referrer)).friends.open).toBe(1)
    await settle(cheap)
    expect((await givenBy(id)).refused).toEqual([
      ["referrer", "minimum_order"],
      ["friend", "minimum_order"],
    ])
    const [{ ledger, rewards }] = instances
    await ledger.transact((open) => rewards.updateRule(id, { active: false }, open))
    const [late] = await friendsOf(referrer, 1)
    await settle(late, 1)
    expect(await rewards.findReferralOf(late.customer_id!)).toMatchObject({
      status: "refused",
      reason: "no_rule",
      rule_id: null,
    })
    expect((await rewards.readReferrals(referrer)).not_counted).toEqual({
      minimum_order: 1,
      no_rule: 1,
    })
  })
})

describe("a customer's code", () => {
  it("is the first of those that are made at once, and is found by its owner and nobody else's", async () => {
    const ada = person("ada")
    const made = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        at(index).rewards.keepReferralCode(ada, {
          code: `REF-${ada}-${index}`,
          normalized: `${ada}${index}`,
        })
      )
    )
    expect(new Set(made).size).toBe(1)
    const [{ rewards }] = instances
    expect(await rewards.findReferralCode(ada)).toBe(made[0])
    expect(await rewards.findReferrer(made[0]!.replace("REF-", "").replace("-", ""))).toBe(ada)
    expect(await rewards.findReferrer("unknown")).toBeNull()
  })

  it("goes with the customer, and with it what is open", async () => {
    const [ada, bob] = ["ada", "bob"].map(person)
    const [{ rewards }] = instances
    await rewards.keepReferralCode(ada, { code: "REF-GONE", normalized: "GONE" })
    await take(ada, bob)
    await rewards.eraseCustomer(ada)
    expect(await rewards.findReferrer("GONE")).toBeNull()
    expect(await rewards.findReferralOf(bob)).toMatchObject({
      status: "refused",
      reason: "account_closed",
    })
  })
})
