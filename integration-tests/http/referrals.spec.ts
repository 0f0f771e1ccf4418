import { setTimeout as sleep } from "node:timers/promises"
import { openSharedCheckout, type Checkout } from "../support/checkout"
import { createCustomer, request, type Customer } from "../support/store"

/* eslint-disable @typescript-eslint/no-explicit-any -- answers have every shape */

const FIXED = { basis_points: null, cap_per_order: null }

/** What a friend's first paid order brings to both sides, over HTTP. */
describe("referrals", () => {
  let shop: Checkout
  const made: number[] = []

  beforeAll(async () => {
    shop = await openSharedCheckout()
  })
  afterEach(async () => {
    for (const id of made.splice(0)) await shop.asAdmin("PATCH", rule(id), { active: false })
  })
  afterAll(() => shop?.stop())

  const rule = (id: number) => `/admin/wallet/rules/${id}`
  async function addRule(terms: object = {}): Promise<number> {
    const { id } = await shop.asAdmin("POST", "/admin/wallet/rules", {
      type: "referral",
      name: "Bring a friend",
      currency: "USD",
      referrer_gets: { fixed_amount: "40" },
      friend_gets: { fixed_amount: "60" },
      waiting_days: 0,
      ...terms,
    })
    made.push(id)
    return id
  }
  const spent = async (id: number) => (await shop.asAdmin("GET", rule(id))).spent as string

  const read = async ({ token }: Customer) =>
    (await shop.asShopper(token, "GET", "/wallet/v1/referral")).body as any
  const take = ({ token }: Customer, code: string) =>
    shop.asShopper(token, "POST", "/wallet/v1/referral", { code })
  const customers = (number: number) =>
    Promise.all(Array.from({ length: number }, () => createCustomer(shop.store)))
  /** Somebody, and a friend who took their code. */
  async function pair(): Promise<[Customer, Customer]> {
    const [ada, bob] = await customers(2)
    expect((await take(bob, (await read(ada)).code)).status).toBe(200)
    return [ada, bob]
  }
  async function order({ token }: Customer, quantity = 1) {
    const cart = await shop.fillCart(token, { quantity })
    await shop.choose(token, cart.id, "pp_system_default")
    const { body } = await shop.complete(token, cart.id)
    expect(body.type).toBe("order")
    return body.order as any
  }
  async function capture(id: string): Promise<string> {
    const payment = await shop.paymentOf(id)
    await shop.asAdmin("POST", `/admin/payments/${payment.id}/capture`, {})
    return payment.id
  }
  const rewards = async ({ token }: Customer) =>
    (await shop.asShopper(token, "GET", "/wallet/v1/rewards")).body.data as any[]
  const entries = async ({ id }: Customer) =>
    (await shop.asAdmin("GET", `/wallet/v1/transactions?user_id=${id}`)).data as any[]
  async function until<T>(look: () => Promise<T>, check: (found: T) => boolean): Promise<T> {
    for (let tries = 0; ; tries++) {
      const found = await look()
      if (check(found)) return found
      if (tries === 100) throw new Error(`It did not come to pass: ${JSON.stringify(found)}`)
      await sleep(100)
    }
  }
  const awarded = (customer: Customer) =>
    until(
      () => rewards(customer),
      ([one]) => one?.status === "awarded"
    )
  const decided = (customer: Customer) =>
    until(
      () => read(customer),
      ({ referred }) => referred.status !== "open"
    )

  it("pay both sides once for the first paid order, whatever is repeated", async () => {
    const id = await addRule({ expires_days: 30 })
    const [ada, bob] = await pair()
    expect(await read(ada)).toMatchObject({
      code: expect.stringMatching(/^REF(-[0-9A-Z]{4}){4}$/),
      friends: { invited: 1, open: 1, pending: 0, awarded: 0, taken_back: 0 },
      amounts: [],
      referred: null,
      offers: [
        {
          rule_id: id,
          friend_gets: { ...FIXED, fixed_amount: "60" },
          referrer_gets: { ...FIXED, fixed_amount: "40" },
          friends_limit: null,
          friends_limit_days: null,
        },
      ],
    })
    expect((await read(bob)).referred).toMatchObject({ status: "open", reason: null })
    const [later, first] = [await order(bob, 2), await order(bob)]
    await sleep(500)
    expect([await rewards(ada), await rewards(bob), await spent(id)]).toEqual([[], [], "0"])
    const payment = await capture(first.id)
    const [toBob] = await awarded(bob)
    const [toAda] = await awarded(ada)
    // The host tells of a capture again that does nothing, and another order is paid.
    await shop.asAdmin("POST", `/admin/payments/${payment}/capture`, {})
    await capture(later.id)
    await shop.asAdmin("POST", `/admin/payments/${payment}/capture`, {})
    await sleep(700)
    expect(toBob).toMatchObject({
      type: "referral",
      side: "friend",
      amount: "60",
      order_id: first.display_id,
    })
    expect(toAda).toMatchObject({
      type: "referral",
      side: "referrer",
      amount: "40",
      order_id: null,
      medusa_order_id: null,
      base: null,
    })
    const [ofBob, ...moreOfBob] = await entries(bob)
    const [ofAda, ...moreOfAda] = await entries(ada)
    expect([moreOfBob, moreOfAda]).toEqual([[], []])
    const both = { type: "referral", purpose: "promotional", reason: "Bring a friend" }
    expect(ofBob).toMatchObject({ ...both, amount: "60", order_id: first.display_id })
    expect(ofAda).toMatchObject({ ...both, amount: "40" })
    expect(ofAda.order_id ?? null).toBeNull()
    for (const [entry, award] of [
      [ofBob, toBob],
      [ofAda, toAda],
    ]) {
      expect(entry).toMatchObject({ id: award.transaction_id, reference: `reward:${award.id}` })
      expect(Date.parse(entry.expiry_date) - Date.parse(award.awarded_at)).toBe(30 * 86_400_000)
    }
    expect(await spent(id)).toBe("100")
    const { data } = await shop.asAdmin("GET", "/wallet/v1/events?limit=500")
    const told = data.filter(
      ({ type, data: { transaction } }: any) =>
        type === "wallet.referral.rewarded" && [ofAda.id, ofBob.id].includes(transaction.id)
    )
    expect(told.map((event: any) => event.data.transaction.amount).sort()).toEqual(["40", "60"])
    // Nothing that Ada reads tells who Bob is or what he ordered.
    const seen = JSON.stringify([await read(ada), await rewards(ada), ofAda])
    for (const secret of [bob.id, bob.email, first.id, `"order_id":${first.display_id}`]) {
      expect(seen).not.toContain(secret)
    }
    expect(await read(ada)).toMatchObject({
      friends: { invited: 1, open: 0, pending: 0, awarded: 1 },
      amounts: [{ currency: "USD", pending: "0", awarded: "40" }],
    })
  })

  it("go back in part with a refund, and whole with the order, on both sides", async () => {
    const id = await addRule()
    const [ada, bob] = await pair()
    const placed = await order(bob, 2)
    const payment = await capture(placed.id)
    const [{ wallet_id }] = await awarded(ada)
    await awarded(bob)
    await shop.asAdmin("POST", `/admin/payments/${payment}/refund`, { amount: placed.total / 2 })
    for (const [customer, half] of [
      [ada, "20"],
      [bob, "30"],
    ] as const) {
      const less = await until(
        () => rewards(customer),
        ([one]) => one.taken_back !== "0"
      )
      expect(less).toMatchObject([{ status: "awarded", taken_back: half }])
    }
    // Ada spends some of what is left: no balance goes below zero.
    const spend = { amount: "15", reason: "Spent" }
    await shop.asAdmin("POST", `/wallet/v1/wallets/${wallet_id}/debit`, spend)
    await shop.asAdmin("POST", `/admin/orders/${placed.id}/cancel`, {})
    const gone = await until(
      () => rewards(bob),
      ([one]) => one.status === "taken_back"
    )
    expect(gone).toMatchObject([{ taken_back: "60", missing: "0" }])
    const left = await until(
      () => rewards(ada),
      ([one]) => one.missing !== "0"
    )
    expect(left).toMatchObject([{ status: "awarded", taken_back: "25", missing: "15" }])
    expect(await shop.wallet(wallet_id)).toMatchObject({ balance: "0" })
    expect(await spent(id)).toBe("15")
    const flags = await shop.asAdmin(
      "GET",
      "/admin/wallet/failed-compensations?status=open&per_page=100"
    )
    for (const { id: flag } of flags.data.filter((one: any) => one.wallet_id === wallet_id)) {
      await shop.asAdmin("POST", `/admin/wallet/failed-compensations/${flag}/resolve`)
    }
  })

  it("refuse codes for a reason each, and change nothing then", async () => {
    await addRule()
    const [ada, bob] = await pair()
    const [eve, dan] = await customers(2)
    const [ofAda, ofBob, ofEve] = await Promise.all(
      [ada, bob, eve].map(async (one) => (await read(one)).code as string)
    )
    const refused = async (customer: Customer, code: string) => {
      const before = await read(customer)
      const { status, body } = await take(customer, code)
      expect(await read(customer)).toEqual(before)
      return [status, body.code]
    }
    expect(await refused(dan, "REF-AAAA-AAAA-AAAA-AAAA")).toEqual([
      404,
      "wallet_referral_code_not_found",
    ])
    expect(await refused(ada, ofAda)).toEqual([422, "wallet_referral_own_code"])
    expect(await refused(ada, ofBob)).toEqual([422, "wallet_referral_loop"])
    expect((await take(eve, ofBob)).status).toBe(200)
    expect(await refused(ada, ofEve)).toEqual([422, "wallet_referral_loop"])
    expect(await refused(bob, ofEve)).toEqual([409, "wallet_referral_taken"])
    // The same code again, however it is typed, is no other one.
    expect((await take(bob, ofAda.toLowerCase().replaceAll("-", " "))).status).toBe(200)
    expect((await read(ada)).friends.invited).toBe(1)
    for (const { id } of [ada, dan]) {
      const phone = id === ada.id ? "+49 170 5550 4711" : "0170 55504711"
      await shop.asAdmin("POST", `/admin/customers/${id}`, { phone })
    }
    expect(await refused(dan, ofAda)).toEqual([422, "wallet_referral_same_address"])
    await shop.asAdmin("POST", `/admin/customers/${dan.id}`, { phone: null })
    const placed = await order(dan)
    await capture(placed.id)
    expect(await refused(dan, ofAda)).toEqual([422, "wallet_referral_ordered_before"])
    const noCustomer = await request(shop.store, "POST", "/wallet/v1/referral", {
      token: shop.admin.token,
      body: { code: ofAda },
    })
    expect([noCustomer.status, noCustomer.body.code]).toEqual([403, "wallet_forbidden"])
    for (const id of made.splice(0)) await shop.asAdmin("PATCH", rule(id), { active: false })
    const [late] = await customers(1)
    expect(await refused(late, ofAda)).toEqual([403, "wallet_referrals_disabled"])
    expect(await read(late)).toMatchObject({ code: null, link: null, offers: [] })
    expect((await read(ada)).code).toBe(ofAda)
  })

  it("are of one code, however many are taken at once, and each customer has one", async () => {
    await addRule()
    const [bob, ...others] = await customers(6)
    const codes = await Promise.all(others.map(async (one) => (await read(one)).code as string))
    const again = await Promise.all(others.map(async (one) => (await read(one)).code as string))
    expect(again).toEqual(codes)
    const answers = await Promise.all(codes.map((code) => take(bob, code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    const invited = await Promise.all(others.map(async (one) => (await read(one)).friends.invited))
    expect(invited.reduce((sum, number) => sum + number)).toBe(1)
  })

  it("do not count when the order's address is the referrer's", async () => {
    const id = await addRule()
    const [ada, bob] = await pair()
    const home = {
      first_name: "Ada",
      last_name: "Lovelace",
      // As the carts of these tests have it.
      address_1: "1 Main Street",
      city: "springfield",
      country_code: "us",
      postal_code: "12345",
    }
    const added = await shop.asShopper(ada.token, "POST", "/store/customers/me/addresses", home)
    expect(added.status).toBe(200)
    await capture((await order(bob)).id)
    expect((await decided(bob)).referred).toMatchObject({
      status: "refused",
      reason: "same_address",
    })
    expect(await read(ada)).toMatchObject({
      friends: { invited: 1, open: 0, awarded: 0 },
      not_counted: { same_address: 1 },
      amounts: [],
    })
    // The next order is not the first.
    await capture((await order(bob)).id)
    await sleep(500)
    expect([await rewards(ada), await rewards(bob), await spent(id)]).toEqual([[], [], "0"])
  })

  it("stop at the budget, for so many friends, and below the minimum, and say so", async () => {
    const id = await addRule({ friends_limit: 1, budget: "219" })
    const [ada, bob] = await pair()
    const { code } = await read(ada)
    await capture((await order(bob)).id)
    await awarded(ada)
    const [eve, dan, zoe] = await customers(3)
    for (const friend of [eve, dan, zoe]) expect((await take(friend, code)).status).toBe(200)
    await capture((await order(eve)).id)
    await awarded(eve)
    expect(await spent(id)).toBe("160")
    await capture((await order(dan)).id)
    expect((await decided(dan)).referred).toMatchObject({ status: "refused", reason: "budget" })
    expect(await spent(id)).toBe("160")
    await shop.asAdmin("PATCH", rule(id), { budget: null, minimum_order: "99999999" })
    await capture((await order(zoe)).id)
    expect((await decided(zoe)).referred).toMatchObject({ reason: "minimum_order" })
    expect((await read(ada)).not_counted).toEqual({ friends_limit: 2, minimum_order: 1 })
    expect((await rewards(dan))[0]).toMatchObject({ status: "refused", reason: "budget" })
  })

  it("can be tried out on those that are on record", async () => {
    const id = await addRule({ minimum_order: "99999999" })
    const [, bob] = await pair()
    const placed = await order(bob)
    await capture(placed.id)
    await decided(bob)
    await order((await customers(1))[0])
    const after = new Date(Date.parse(placed.created_at) - 1).toISOString()
    const stored = await shop.asAdmin("POST", `${rule(id)}/dry-run`, { after })
    expect(stored).toMatchObject({ cost: "0", customers: 0, refused: { minimum_order: 2 } })
    const terms = {
      type: "referral",
      name: "What if",
      currency: "USD",
      referrer_gets: { fixed_amount: "5" },
      friend_gets: { fixed_amount: "7" },
    }
    const run = (more: object) =>
      shop.asAdmin("POST", "/admin/wallet/rules/dry-run", { rule: { ...terms, ...more }, after })
    expect(await run({})).toMatchObject({ cost: "12", customers: 2, orders: 1, refused: {} })
    expect(await run({ budget: "7" })).toMatchObject({ cost: "7", refused: { budget: 1 } })
    expect([await spent(id), await rewards(bob)]).toMatchObject(["0", [{ status: "refused" }]])
  })

  it("are listed for staff with what became of them, who can give a customer a new code", async () => {
    const id = await addRule({ friends_limit: 1 })
    const [ada, bob] = await pair()
    const [eve] = await customers(1)
    const { code } = await read(ada)
    expect((await take(eve, code)).status).toBe(200)
    const placed = await order(bob)
    await capture(placed.id)
    await awarded(ada)
    const list = async (query: string) =>
      (await shop.asAdmin("GET", `/admin/wallet/referrals?${query}`)) as any
    const { data, meta } = await list(`customer=${ada.id}`)
    expect(meta).toMatchObject({ total: 2, page: 1 })
    expect(data).toMatchObject([
      { friend_id: eve.id, referrer_id: ada.id, status: "open", reason: null, friend: null },
      {
        friend_id: bob.id,
        status: "counted",
        order_id: placed.display_id,
        medusa_order_id: placed.id,
        rule_id: id,
        rule_name: "Bring a friend",
        currency: "USD",
        referrer: { amount: "40", taken_back: "0", reason: null },
        friend: { amount: "60", taken_back: "0", reason: null },
      },
    ])
    const friends = async (query: string) =>
      (await list(query)).data.map(({ friend_id }: any) => friend_id)
    expect(await friends(`referrer=${ada.id}&status=counted`)).toEqual([bob.id])
    expect(await friends(`friend=${eve.id}`)).toEqual([eve.id])
    expect(await friends(`referrer=${ada.id}&reason=same_address`)).toEqual([])
    expect(await friends(`customer=${ada.id}&per_page=1&page=2`)).toEqual([bob.id])
    expect(await friends("customer=999999999")).toEqual([])
    const codes = `/admin/wallet/referral-codes/${ada.id}`
    expect(await shop.asAdmin("GET", codes)).toMatchObject({
      customer_id: ada.id,
      code,
      friends: { invited: 2, open: 1, awarded: 1 },
      referrer_id: null,
    })
    const ofBob = await shop.asAdmin("GET", `/admin/wallet/referral-codes/${bob.id}`)
    expect(ofBob).toMatchObject({ referrer_id: ada.id, referred: { status: "counted" } })
    const [dan] = await customers(1)
    // Looking makes no code.
    for (let times = 0; times < 2; times++) {
      const ofDan = await shop.asAdmin("GET", `/admin/wallet/referral-codes/${dan.id}`)
      expect(ofDan).toMatchObject({ code: null, referrer_id: null, referred: null })
    }
    const rotated = await shop.asAdmin("POST", `${codes}/rotate`, {})
    expect(rotated.code).not.toBe(code)
    expect(await read(ada)).toMatchObject({ code: rotated.code, friends: { invited: 2 } })
    expect((await take(dan, code)).body.code).toBe("wallet_referral_code_not_found")
    expect((await take(dan, rotated.code)).status).toBe(200)
    const audit = await shop.asAdmin("GET", `/admin/wallet/audit?object_id=${ada.id}`)
    expect(audit.data).toMatchObject([{ action: "referral_code.rotated", subject_id: ada.id }])
    for (const [method, path] of [
      ["GET", "/admin/wallet/referral-codes/cus_nobody"],
      ["POST", "/admin/wallet/referral-codes/cus_nobody/rotate"],
    ]) {
      const answer = await request(shop.store, method, path, { token: shop.admin.token })
      expect([answer.status, answer.body.code]).toEqual([404, "wallet_customer_not_found"])
    }
    for (const path of ["/admin/wallet/referrals", codes]) {
      const answer = await request(shop.store, "GET", path, { token: ada.token })
      expect(answer.status).toBe(401)
    }
  })

  it("have rules that make sense", async () => {
    const bad = async (terms: object) => {
      const body = { type: "referral", name: "Bad", friend_gets: { fixed_amount: "5" }, ...terms }
      const { status, body: answer } = await request(shop.store, "POST", "/admin/wallet/rules", {
        token: shop.admin.token,
        body,
      })
      return [status, Object.keys(answer.data?.params ?? {})]
    }
    for (const [terms, field] of [
      [{ friend_gets: null }, "friend_gets"],
      [{ friend_gets: {} }, "friend_gets.basis_points"],
      [{ referrer_gets: { fixed_amount: "5", basis_points: 5 } }, "referrer_gets.fixed_amount"],
      [{ fixed_amount: "5" }, "fixed_amount"],
      [{ basis_points: 5 }, "basis_points"],
      [{ cap_per_order: "5" }, "cap_per_order"],
      [{ counts: "orders" }, "counts"],
      [{ stackable: false }, "stackable"],
      [{ friends_limit_days: 30 }, "friends_limit"],
      [{ friends_limit: 2 }, "friends_limit"],
      [{ friend_gets: { fixed_amount: "5", cap_per_order: "4" } }, "friend_gets.cap_per_order"],
      [{ type: "cashback", basis_points: 5 }, "friend_gets"],
      [{ type: "cashback", basis_points: 5, friend_gets: null, friends_limit: 2 }, "friends_limit"],
    ] as const) {
      expect([terms, await bad(terms)]).toEqual([terms, [400, [field]]])
    }
  })
})
