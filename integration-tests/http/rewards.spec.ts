import { setTimeout as sleep } from "node:timers/promises"
import { openSharedCheckout, type Checkout } from "../support/checkout"
import { createCustomer, request, type Customer } from "../support/store"

/* eslint-disable @typescript-eslint/no-explicit-any -- answers have every shape */

/** What orders earn by rules, with orders that are placed, paid and taken back over HTTP. */
describe("rewards", () => {
  let shop: Checkout
  let group: string
  const made: number[] = []

  beforeAll(async () => {
    shop = await openSharedCheckout()
    // Nobody but this file's customers is in it, so that its rules are for no others.
    const name = `rewards-${Date.now()}`
    group = (await shop.asAdmin("POST", "/admin/customer-groups", { name })).customer_group.id
  })
  afterEach(async () => {
    for (const id of made.splice(0)) await shop.asAdmin("PATCH", rule(id), { active: false })
  })
  afterAll(() => shop?.stop())

  const rule = (id: number) => `/admin/wallet/rules/${id}`
  const asAdmin = (method: string, path: string, body?: object) =>
    request(shop.store, method, path, { token: shop.admin.token, body })
  async function addRule(terms: object = {}) {
    const body = {
      type: "cashback",
      name: "Ten percent back",
      currency: "USD",
      basis_points: 1000,
      waiting_days: 0,
      customer_group_ids: [group],
      ...terms,
    }
    const created = await shop.asAdmin("POST", "/admin/wallet/rules", body)
    made.push(created.id)
    return created
  }
  async function member(): Promise<Customer> {
    const customer = await createCustomer(shop.store)
    await shop.asAdmin("POST", `/admin/customer-groups/${group}/customers`, { add: [customer.id] })
    return customer
  }
  /** An order of so many cups, paid by card and not captured yet; each cup costs the same. */
  async function order({ token }: Customer, quantity = 1, currency: "usd" | "eur" = "usd") {
    const cart = await shop.fillCart(token, { quantity, currency })
    await shop.choose(token, cart.id, "pp_system_default")
    const { body } = await shop.complete(token, cart.id)
    expect(body.type).toBe("order")
    return { ...body.order, goods: cart.item_total as number } as any
  }
  const capture = async (id: string) => {
    const payment = await shop.paymentOf(id)
    await shop.asAdmin("POST", `/admin/payments/${payment.id}/capture`, {})
    return payment.id as string
  }
  const refund = (payment: string, amount: number) =>
    shop.asAdmin("POST", `/admin/payments/${payment}/refund`, { amount })
  const rewards = async ({ token }: Customer) =>
    (await shop.asShopper(token, "GET", "/wallet/v1/rewards")).body.data as any[]
  async function until(customer: Customer, check: (rewards: any[]) => boolean) {
    let found: any[] = []
    for (let tries = 0; tries < 100; tries++) {
      found = await rewards(customer)
      if (check(found)) return found
      await sleep(100)
    }
    throw new Error(`It did not come to pass: ${JSON.stringify(found)}`)
  }
  const cents = (amount: number) => Math.round(amount * 100)
  const entriesOf = async ({ id }: Customer) =>
    (await shop.asAdmin("GET", `/wallet/v1/transactions?user_id=${id}`)).data as any[]

  const told = async (wanted: string, award: any) =>
    (await shop.asAdmin("GET", "/wallet/v1/events?limit=500")).data.filter(
      ({ type, data }: any) => type === wanted && data.transaction?.id === award.transaction_id
    ) as any[]

  it("are told while the order is not paid, and credited once it is, whatever is repeated", async () => {
    const { id } = await addRule({ expires_days: 30 })
    const customer = await member()
    const placed = await order(customer, 2)
    const [waiting] = await until(customer, (found) => found.length === 1)
    const amount = String(Math.floor(cents(placed.goods) / 10))
    expect(waiting).toMatchObject({
      status: "waiting",
      reason: "not_paid",
      rule_id: id,
      amount,
      order_id: placed.display_id,
      medusa_order_id: placed.id,
      transaction_id: null,
    })
    expect((await shop.asAdmin("GET", rule(id))).spent).toBe("0")
    const payment = await capture(placed.id)
    const [award] = await until(customer, ([one]) => one.status === "awarded")
    expect(award).toMatchObject({ id: waiting.id, reason: null, amount, taken_back: "0" })
    // The host tells of a capture again that does nothing.
    await shop.asAdmin("POST", `/admin/payments/${payment}/capture`, {})
    await sleep(300)
    const [entry, ...others] = await entriesOf(customer)
    expect(others).toEqual([])
    expect(entry).toMatchObject({
      id: award.transaction_id,
      type: "cashback",
      purpose: "promotional",
      amount,
      reason: "Ten percent back",
      order_id: placed.display_id,
      reference: `reward:${award.id}`,
    })
    expect(Date.parse(entry.expiry_date) - Date.parse(award.awarded_at)).toBe(30 * 86_400_000)
    expect((await shop.asAdmin("GET", rule(id))).spent).toBe(amount)
    expect(await told("wallet.cashback.awarded", award)).toHaveLength(1)
  })

  it("are taken back in proportion to a refund, and whole with the order", async () => {
    const { id } = await addRule()
    const customer = await member()
    const placed = await order(customer, 3)
    const payment = await capture(placed.id)
    const [{ amount }] = await until(customer, ([one]) => one?.status === "awarded")
    await refund(payment, placed.total / 2)
    const [half] = await until(customer, ([one]) => one.taken_back !== "0")
    expect(half).toMatchObject({
      status: "awarded",
      taken_back: String(BigInt(amount) / 2n),
      missing: "0",
    })
    expect((await shop.asAdmin("GET", rule(id))).spent).toBe(
      String(BigInt(amount) - BigInt(amount) / 2n)
    )
    await shop.asAdmin("POST", `/admin/orders/${placed.id}/cancel`, {})
    const [gone] = await until(customer, ([one]) => one.status === "taken_back")
    expect(gone).toMatchObject({ taken_back: amount, missing: "0" })
    expect((await shop.asAdmin("GET", rule(id))).spent).toBe("0")
    const balances = (await entriesOf(customer)).map(({ balance_after }) => balance_after)
    expect(balances[0]).toBe("0")
  })

  it("leave with what is spent, and staff see what could not be taken back", async () => {
    await addRule()
    const customer = await member()
    const placed = await order(customer, 3)
    const payment = await capture(placed.id)
    const [award] = await until(customer, ([one]) => one?.status === "awarded")
    const spend = { amount: String(BigInt(award.amount) - 10n), reason: "Spent" }
    await shop.asAdmin("POST", `/wallet/v1/wallets/${award.wallet_id}/debit`, spend)
    await refund(payment, placed.total)
    const [left] = await until(customer, ([one]) => one.missing !== "0")
    expect(left).toMatchObject({ status: "awarded", taken_back: "10", missing: spend.amount })
    expect(await shop.wallet(award.wallet_id)).toMatchObject({ balance: "0" })
    const flags = await shop.asAdmin(
      "GET",
      "/admin/wallet/failed-compensations?status=open&per_page=100"
    )
    const [flag] = flags.data.filter(
      ({ transaction_id }: any) => transaction_id === award.transaction_id
    )
    expect(flag).toMatchObject({ code: "reward_not_taken_back" })
    await shop.asAdmin("POST", `/admin/wallet/failed-compensations/${flag.id}/resolve`)
  })

  it("go back with the goods that are returned, before any money does", async () => {
    await addRule({ waiting_days: 14 })
    const customer = await member()
    const placed = await order(customer, 4)
    await capture(placed.id)
    const [pending] = await until(customer, ([one]) => one?.status === "pending")
    expect(Date.parse(pending.pending_until)).toBeGreaterThan(Date.now() + 13 * 86_400_000)
    const items = [{ id: placed.items[0].id, quantity: 1 }]
    const post = (path: string, body: object = {}) => shop.asAdmin("POST", `/admin${path}`, body)
    const all = [{ id: placed.items[0].id, quantity: 4 }]
    await post(`/orders/${placed.id}/fulfillments`, { items: all })
    const { stock_locations } = await shop.asAdmin("GET", "/admin/stock-locations")
    const { return: back } = await post("/returns", {
      order_id: placed.id,
      location_id: stock_locations[0].id,
    })
    await post(`/returns/${back.id}/request-items`, { items })
    await post(`/returns/${back.id}/request`)
    await post(`/returns/${back.id}/receive`)
    await post(`/returns/${back.id}/receive-items`, { items })
    await post(`/returns/${back.id}/receive/confirm`)
    const [less] = await until(customer, ([one]) => one.taken_back !== "0")
    expect(less).toMatchObject({
      status: "pending",
      taken_back: String(BigInt(pending.amount) / 4n),
    })
    // The money for it changes nothing more.
    await refund((await shop.paymentOf(placed.id)).id, placed.goods / 4)
    await sleep(500)
    expect((await rewards(customer))[0]).toMatchObject({ taken_back: less.taken_back })
    expect(await entriesOf(customer)).toEqual([])
  })

  it("say why an order earns nothing", async () => {
    const customer = await member()
    const first = await addRule({ priority: 5, cap_per_order: "7", name: "First" })
    const second = await addRule({ priority: 1, name: "Second" })
    const beside = await addRule({ stackable: true, budget: "3", name: "Beside" })
    const large = await addRule({ stackable: true, minimum_order: "99999999", name: "Large" })
    const capped = await addRule({ stackable: true, cap_per_customer: "5", name: "Capped" })
    const { product } = await shop.asAdmin("POST", "/admin/products", {
      title: "Nobody orders it",
      options: [{ title: "Size", values: ["One"] }],
    })
    await addRule({ stackable: true, product_ids: [product.id], name: "Other goods" })
    await addRule({ stackable: true, currency: "EUR", name: "Other currency" })
    await addRule({ stackable: true, starts_at: "2999-01-01", name: "Later" })
    const placed = await order(customer)
    await capture(placed.id)
    const found = await until(customer, (all) => all.some(({ status }) => status === "awarded"))
    const byRule = new Map(found.map((one) => [one.rule_id, one]))
    expect([...byRule.keys()].sort()).toEqual(
      [first, second, beside, large, capped].map(({ id }) => id).sort()
    )
    expect(byRule.get(first.id)).toMatchObject({ status: "awarded", amount: "7" })
    expect(byRule.get(second.id)).toMatchObject({ status: "refused", reason: "other_rule" })
    expect(byRule.get(beside.id)).toMatchObject({ status: "refused", reason: "budget" })
    expect(byRule.get(large.id)).toMatchObject({ status: "refused", reason: "minimum_order" })
    expect(byRule.get(capped.id)).toMatchObject({ status: "awarded", amount: "5" })
    const again = await order(customer)
    await capture(again.id)
    const both = await until(customer, (all) =>
      all.some(
        ({ medusa_order_id, status }) => medusa_order_id === again.id && status !== "waiting"
      )
    )
    const second_time = both.filter(({ medusa_order_id }) => medusa_order_id === again.id)
    expect(second_time.find(({ rule_id }) => rule_id === capped.id)).toMatchObject({
      status: "refused",
      reason: "customer_cap",
    })
    // What staff see of a rule, and others nothing.
    const awards = await shop.asAdmin("GET", `${rule(first.id)}/awards?status=awarded`)
    expect(awards.data).toHaveLength(2)
    expect(await rewards(await member())).toEqual([])
  })

  it("are given for milestones, once each, and leave with the order that counted for them", async () => {
    const terms = { type: "milestone", basis_points: null, currency: "USD" }
    const second = await addRule({ ...terms, counts: "orders", every: "2", fixed_amount: "150" })
    const tiers = [
      { threshold: "1", amount: "7" },
      { threshold: "2", amount: "8" },
      { threshold: "99999999", amount: "9" },
    ]
    const spent = await addRule({ ...terms, counts: "spend", tiers, waiting_days: 14 })
    const customer = await member()
    const progress = async () => {
      const { body } = await shop.asShopper(customer.token, "GET", "/wallet/v1/rewards/progress")
      return body.data.find(({ rule_id }: any) => rule_id === second.id)
    }
    const orders = [await order(customer), await order(customer)]
    expect(await until(customer, (found) => found.length === 0)).toEqual([])
    for (let tries = 0; (await progress()).not_counted.not_paid !== 2; tries++) {
      if (tries === 100) throw new Error("The orders were not seen")
      await sleep(100)
    }
    const payment = await capture(orders[0].id)
    const both = await until(customer, (found) => found.length === 2)
    expect(both.map(({ step, amount, status }) => [step, amount, status]).sort()).toEqual([
      ["1", "7", "pending"],
      ["2", "8", "pending"],
    ])
    expect(await progress()).toMatchObject({
      counts: "orders",
      counted: "1",
      next: { threshold: "2", amount: "150", left: "1" },
      not_counted: { not_paid: 1 },
    })
    await capture(orders[1].id)
    const ofSecond = (found: any[]) => found.filter(({ rule_id }) => rule_id === second.id)
    const [award] = ofSecond(
      await until(customer, (found) => ofSecond(found)[0]?.status === "awarded")
    )
    expect(award).toMatchObject({
      type: "milestone",
      step: "2",
      amount: "150",
      medusa_order_id: orders[1].id,
    })
    const [entry] = await entriesOf(customer)
    expect(entry).toMatchObject({
      id: award.transaction_id,
      type: "milestone",
      purpose: "promotional",
      amount: "150",
      reference: `reward:${award.id}`,
    })
    for (let tries = 0; (await told("wallet.milestone.awarded", award)).length !== 1; tries++) {
      if (tries === 100) throw new Error("Nobody was told of the milestone")
      await sleep(100)
    }
    // The other order is refunded, so that two are no longer counted.
    await refund(payment, orders[0].total)
    const left = await until(customer, (found) => ofSecond(found)[0].status === "taken_back")
    expect(ofSecond(left)[0]).toMatchObject({ taken_back: "150", missing: "0" })
    expect(await shop.wallet(award.wallet_id)).toMatchObject({ balance: "0" })
    expect((await shop.asAdmin("GET", rule(second.id))).spent).toBe("0")
    // The second order alone reaches both tiers.
    expect((await shop.asAdmin("GET", rule(spent.id))).spent).toBe("15")
    await capture((await order(customer)).id)
    for (let tries = 0; (await progress()).counted !== "2"; tries++) {
      if (tries === 100) throw new Error("The order was not counted")
      await sleep(100)
    }
    expect(await progress()).toMatchObject({
      next: { threshold: "4", left: "2" },
      ended_by: null,
    })
    const change = (body: object) =>
      request(shop.store, "PATCH", rule(second.id), { token: shop.admin.token, body })
    const cheaper = await change({ fixed_amount: "1" })
    expect([cheaper.status, Object.keys(cheaper.body.data.params)]).toEqual([400, ["fixed_amount"]])
    const changes = async () =>
      (await shop.asAdmin("GET", "/admin/wallet/audit?per_page=100")).data.filter(
        (one: any) => one.action === "reward_rule.changed" && one.object_id === String(second.id)
      ).length
    const before = await changes()
    expect((await change({})).status).toBe(200)
    expect(await changes()).toBe(before)
    expect(ofSecond(await rewards(customer))).toHaveLength(1)
    const after = new Date(Date.parse(orders[0].created_at) - 1).toISOString()
    const run = await shop.asAdmin("POST", `${rule(second.id)}/dry-run`, { after })
    expect(run).toMatchObject({ cost: "150", customers: 1, orders: 1 })
    const personal = await shop.asAdmin(
      "GET",
      `/wallet/v1/wallets/${award.wallet_id}/personal-data`
    )
    expect(personal.reward_progress.map(({ rule_id }: any) => rule_id).sort()).toEqual(
      [second.id, spent.id].sort()
    )
    const stranger = await member()
    const foreign = await shop.asShopper(
      stranger.token,
      "GET",
      `/wallet/v1/rewards/progress?customer=${customer.id}`
    )
    expect([foreign.status, foreign.body.code]).toEqual([403, "wallet_forbidden"])
  })

  it("are reckoned without what was paid with promotional money, nor tax", async () => {
    const terms = { name: "In Germany", currency: "EUR" }
    await addRule(terms)
    const customer = await member()
    const promotional = await shop.asAdmin("POST", "/wallet/v1/wallets/credit", {
      customer: customer.id,
      currency: "EUR",
      amount: "100000",
      purpose: "promotional",
      reason: "Gift",
    })
    const card = await order(customer, 1, "eur")
    await capture(card.id)
    const [award] = await until(customer, ([one]) => one?.status === "awarded")
    const net = cents(card.items[0].total - card.items[0].tax_total)
    expect(card.items[0].tax_total).toBeGreaterThan(0)
    expect(award).toMatchObject({ base: String(net), amount: String(Math.floor(net / 10)) })
    const cart = await shop.fillCart(customer.token, { currency: "eur" })
    await shop.choose(customer.token, cart.id)
    const { body } = await shop.complete(customer.token, cart.id)
    await capture(body.order.id)
    const found = await until(customer, (all) =>
      all.some(
        ({ medusa_order_id, status }) => medusa_order_id === body.order.id && status !== "waiting"
      )
    )
    expect(found[0]).toMatchObject({ status: "refused", reason: "too_little", base: "0" })
    expect(promotional.wallet_id).toBe(award.wallet_id)
  })

  it("can be tried out on orders of the past, which writes nothing", async () => {
    const customer = await member()
    const placed = await order(customer, 2)
    await capture(placed.id)
    await order(customer)
    // As a guest.
    const cart = await shop.fillCart(undefined)
    await shop.choose(undefined, cart.id, "pp_system_default")
    expect((await shop.complete(undefined, cart.id)).body.type).toBe("order")
    const terms = {
      type: "cashback",
      name: "What if",
      currency: "USD",
      basis_points: 1000,
      customer_group_ids: [group],
      product_ids: [placed.items[0].product_id],
    }
    const after = new Date(Date.parse(placed.created_at) - 1).toISOString()
    const run = await shop.asAdmin("POST", "/admin/wallet/rules/dry-run", { rule: terms, after })
    const cost = String(Math.floor(cents(placed.goods) / 10))
    expect(run).toMatchObject({
      currency: "USD",
      cost,
      customers: 1,
      orders: 1,
      complete: true,
      refused: { not_paid: 1 },
      periods: [{ period: placed.created_at.slice(0, 10), cost, orders: 1 }],
    })
    expect(run.guests).toBeGreaterThan(0)
    const { id } = await addRule({ ...terms, budget: "1" })
    const stored = await shop.asAdmin("POST", `${rule(id)}/dry-run`, { after, interval: "month" })
    expect(stored).toMatchObject({ cost: "0", refused: { budget: 1 }, periods: [] })
    // Orders of the time before the rule was made stay as they are.
    await shop.asAdmin("POST", `/admin/payments/${(await shop.paymentOf(placed.id)).id}/refund`, {
      amount: 1,
    })
    await sleep(300)
    expect(await rewards(customer)).toEqual([])
    const far = await asAdmin("POST", "/admin/wallet/rules/dry-run", {
      rule: terms,
      after: "2020-01-01",
    })
    expect([far.status, Object.keys(far.body.data.params)]).toEqual([400, ["after"]])
  })

  it("have rules that make sense, and whose budget holds what is spent", async () => {
    const bad = async (terms: object) => {
      const body = { type: "cashback", name: "Bad", ...terms }
      const answer = await asAdmin("POST", "/admin/wallet/rules", body)
      return [answer.status, Object.keys(answer.body.data?.params ?? {})]
    }
    expect(await bad({})).toEqual([400, ["basis_points"]])
    expect(await bad({ basis_points: 100, fixed_amount: "5" })).toEqual([400, ["fixed_amount"]])
    expect(await bad({ fixed_amount: "5", cap_per_order: "4" })).toEqual([400, ["cap_per_order"]])
    expect(await bad({ basis_points: 10001 })).toEqual([400, ["basis_points"]])
    expect(await bad({ basis_points: 1.5 })).toEqual([400, ["basis_points"]])
    expect(await bad({ basis_points: 1, currency: "XXX" })).toEqual([400, ["currency"]])
    const times = { starts_at: "2030-01-02", ends_at: "2030-01-01" }
    expect(await bad({ basis_points: 1, ...times })).toEqual([400, ["ends_at"]])
    for (const field of ["product_ids", "category_ids", "collection_ids", "customer_group_ids"]) {
      expect(await bad({ basis_points: 1, [field]: ["none_1"] })).toEqual([400, [field]])
    }
    const milestone = { type: "milestone", counts: "spend", every: "100", fixed_amount: "5" }
    const tiers = [5, 4].map((threshold) => ({ threshold: String(threshold), amount: "1" }))
    for (const [terms, field] of [
      [{ basis_points: 1, counts: "spend" }, "counts"],
      [{ ...milestone, basis_points: 1 }, "basis_points"],
      [{ ...milestone, cap_per_order: "1" }, "cap_per_order"],
      [{ ...milestone, stackable: false }, "stackable"],
      [{ ...milestone, counts: undefined }, "counts"],
      [{ ...milestone, every: undefined, fixed_amount: undefined }, "tiers"],
      [{ ...milestone, fixed_amount: undefined }, "fixed_amount"],
      [{ ...milestone, tiers: tiers.slice(1) }, "every"],
      [{ type: "milestone", counts: "spend", tiers, fixed_amount: "5" }, "fixed_amount"],
      [{ type: "milestone", counts: "spend", tiers }, "tiers"],
    ] as const) {
      expect([terms, await bad(terms)]).toEqual([terms, [400, [field]]])
    }
    const { id } = await addRule({ budget: "100000" })
    const customer = await member()
    const strange = await asAdmin("PATCH", rule(id), { category_ids: ["pcat_a", "pcat_b"] })
    expect([strange.status, strange.body.data.params]).toEqual([
      400,
      { category_ids: "the store has none with the id pcat_a, pcat_b" },
    ])
    await capture((await order(customer)).id)
    const [award] = await until(customer, ([one]) => one?.status === "awarded")
    const lower = await asAdmin("PATCH", rule(id), { budget: "1" })
    expect([lower.status, lower.body.code, lower.body.data.spent]).toEqual([
      422,
      "wallet_rule_overspent",
      award.amount,
    ])
    const both = await asAdmin("PATCH", rule(id), { fixed_amount: "5" })
    expect([both.status, Object.keys(both.body.data.params)]).toEqual([400, ["fixed_amount"]])
    const changed = await asAdmin("PATCH", rule(id), {
      fixed_amount: "5",
      basis_points: null,
      ends_at: "2999-12-31",
    })
    expect(changed.body).toMatchObject({ fixed_amount: "5", basis_points: null, budget: "100000" })
    expect((await asAdmin("DELETE", rule(id))).body.code).toBe("wallet_rule_in_use")
    const unused = await addRule()
    expect((await asAdmin("DELETE", rule(unused.id))).body).toEqual({
      id: unused.id,
      deleted: true,
    })
    expect((await asAdmin("GET", rule(unused.id))).body.code).toBe("wallet_rule_not_found")
    made.splice(made.indexOf(unused.id), 1)
    const recorded = async (of: number) =>
      (await shop.asAdmin("GET", `/admin/wallet/audit?object_id=${of}`)).data
        .filter(({ action }: any) => action.startsWith("reward_rule."))
        .map(({ actor, action, details }: any) => [actor, action, details.changed])
    expect(await recorded(unused.id)).toEqual([
      [unused.created_by, "reward_rule.deleted", undefined],
      [unused.created_by, "reward_rule.created", undefined],
    ])
    expect((await recorded(id))[0]).toEqual([
      unused.created_by,
      "reward_rule.changed",
      "basis_points, ends_at, fixed_amount",
    ])
    const active = await shop.asAdmin("GET", "/admin/wallet/rules?active=true&type=cashback")
    expect(active.data.map((one: any) => one.id)).toContain(id)
  })
})
