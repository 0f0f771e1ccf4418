import { newAddress } from "../support/new-address"
import {
  createAdmin,
  createCustomer,
  createSecretKey,
  request,
  startStore,
  type Admin,
  type Answer,
  type Customer,
  type RequestOptions,
  type Store,
} from "../support/store"
import { createKey, overBasic } from "./access-store"

const ME = "/wallet/v1/wallets/me"

describe("the limit of requests per minute", () => {
  let store: Store
  let admin: Admin
  let customer: Customer

  beforeAll(async () => {
    store = await startStore({ options: {} })
    admin = await createAdmin(store)
  })
  afterAll(() => store?.stop())
  beforeEach(async () => {
    customer = await createCustomer(store)
  })
  afterEach(() => limitTo(null))

  const limitTo = (rate_limit_per_minute: number | null) =>
    request(store, "PATCH", "/admin/wallet/settings", {
      token: admin.token,
      body: { rate_limit_per_minute },
    })
  const call = (path = ME, options: RequestOptions = { token: customer.token }) =>
    request(store, "GET", path, options)
  const shown = ({ headers }: Answer) =>
    ["Limit", "Remaining"].map((name) => headers.get(`X-Wallet-RateLimit-${name}`)).map(Number)

  it("is 120 by default, and every answer says where the caller stands", async () => {
    const first = await call()
    expect(shown(first)).toEqual([120, 119])
    const reset = Number(first.headers.get("X-Wallet-RateLimit-Reset"))
    expect(reset - Date.now() / 1000).toBeGreaterThan(58)
    expect(reset - Date.now() / 1000).toBeLessThan(61)
    expect(shown(await call())).toEqual([120, 118])
  })

  it("answers 429 with Retry-After past it, and goes on to count nobody else", async () => {
    await limitTo(3)
    const answers = [await call(), await call(), await call(), await call()]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429])
    const refused = answers[3] as Answer
    expect(shown(refused)).toEqual([3, 0])
    const wait = Number(refused.headers.get("Retry-After"))
    expect(wait).toBeGreaterThan(50)
    expect(wait).toBeLessThanOrEqual(60)
    expect(refused.body).toMatchObject({
      code: "wallet_rate_limited",
      data: { status: 429, retry_after: wait },
    })
    const other = await createCustomer(store)
    expect((await call(ME, { token: other.token })).status).toBe(200)
  })

  it("lets exactly as many through as it says when they come at once", async () => {
    await limitTo(20)
    const answers = await Promise.all(Array.from({ length: 50 }, () => call()))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30)
  })

  it("counts and shows refused and failing requests as any other", async () => {
    const { token } = customer
    const forbidden = await call("/wallet/v1/wallets")
    const unknown = await call("/wallet/v1/wallets/me?as_of=2020-01-01")
    const invalid = await call("/wallet/v1/transactions?page=0")
    const malformed = await request(store, "POST", "/wallet/v1/wallets/1/debit", {
      token,
      body: "{",
    })
    expect([forbidden, unknown, invalid, malformed].map(({ status }) => status)).toEqual([
      403, 404, 400, 403,
    ])
    expect([forbidden, unknown, invalid, malformed].map(shown)).toEqual([
      [120, 119],
      [120, 118],
      [120, 117],
      [120, 116],
    ])
  })

  it("shows a replay and a credit the same way", async () => {
    const { body: wallet } = await call()
    const key = await createSecretKey(store, admin)
    const credit = () =>
      request(store, "POST", `/wallet/v1/wallets/${wallet.id}/credit`, {
        basic: `${key}:`,
        body: {
          amount: "5",
          reason: "Limit",
          idempotency_key: "9b1f2c9e-3f0e-4a55-8d0e-6f1f0d6d2c11",
        },
      })
    const first = await credit()
    const replay = await credit()
    expect([first.status, replay.status]).toEqual([201, 200])
    expect([shown(first), shown(replay)]).toEqual([
      [120, 119],
      [120, 118],
    ])
  })

  it("counts whoever sends no credential, or a wrong one, by address", async () => {
    await limitTo(1_000)
    const nobody = await call(ME, {})
    const wrong = await call(ME, { token: "nonsense" })
    const guest = await call("/wallet/v1/nonce", {})
    expect([nobody.status, wrong.status, guest.status]).toEqual([401, 401, 200])
    const [, left = 0] = shown(nobody)
    expect([shown(wrong), shown(guest)]).toEqual([
      [1_000, left - 1],
      [1_000, left - 2],
    ])
    const elsewhere = await call(ME, { headers: { "x-forwarded-for": "203.0.113.7" } })
    expect(shown(elsewhere)).toEqual([1_000, 999])
    const sameNetwork = ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9"]
    for (const [index, address] of sameNetwork.entries()) {
      const answer = await call(ME, { headers: { "x-forwarded-for": address } })
      expect(shown(answer)).toEqual([1_000, 999 - index])
    }
  })

  it("is nowhere on openapi.json, nor anywhere when it is 0", async () => {
    const description = await call("/wallet/v1/openapi.json", {})
    expect(description.headers.get("X-Wallet-RateLimit-Limit")).toBeNull()
    await limitTo(0)
    const free = await call()
    expect(free.status).toBe(200)
    expect(free.headers.get("X-Wallet-RateLimit-Limit")).toBeNull()
  })

  it("is described with its headers for every limited operation", async () => {
    const { body } = await call("/wallet/v1/openapi.json", {})
    const { responses } = body.paths["/wallets/me"].get
    for (const status of ["200", "401", "429"]) {
      expect(Object.keys(responses[status].headers)).toContain("X-Wallet-RateLimit-Remaining")
    }
    expect(responses["429"].headers["Retry-After"]).toBeDefined()
    expect(responses["429"].description).toContain("wallet_rate_limited")
  })
})

describe("the limit of guesses at recipients", () => {
  let store: Store
  let admin: Admin

  beforeAll(async () => {
    store = await startStore({ options: { transfers_enabled: true } })
    admin = await createAdmin(store)
  })
  afterAll(() => store?.stop())

  const send = (from: Customer, to_user_email: string, address: string) =>
    request(store, "POST", "/wallet/v1/transfers", {
      token: from.token,
      headers: { "x-forwarded-for": address },
      body: { to_user_email, amount: "1" },
    })
  const shown = ({ headers }: Answer) =>
    ["Limit", "Remaining"].map((name) => Number(headers.get(`X-Wallet-RateLimit-${name}`)))
  const fund = async ({ token }: Customer, amount: string) => {
    const { body: wallet } = await request(store, "GET", ME, { token })
    const credit = await request(store, "POST", `/wallet/v1/wallets/${wallet.id}/credit`, {
      token: admin.token,
      body: { amount, reason: "Opening" },
    })
    expect(credit.status).toBe(201)
  }

  it("lets five wrong ones through in a minute, since a failure counts twice, and shows what is left", async () => {
    const customer = await createCustomer(store)
    const address = newAddress()
    const answers: Answer[] = []
    for (let i = 0; i < 6; i++) {
      answers.push(await send(customer, `nobody-${i}@example.com`, address))
    }
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 429])
    expect(answers.map(shown)).toEqual([8, 6, 4, 2, 0, 0].map((left) => [10, left]))
    expect(answers[5]?.body.code).toBe("wallet_rate_limited")
    expect(Number(answers[5]?.headers.get("Retry-After"))).toBeGreaterThan(50)
  })

  it("counts a customer over addresses, and an address over customers", async () => {
    const customer = await createCustomer(store)
    for (let i = 0; i < 5; i++) await send(customer, `nobody-${i}@example.com`, newAddress())
    expect((await send(customer, "nobody@example.com", newAddress())).status).toBe(429)
    const address = newAddress()
    for (let i = 0; i < 5; i++) {
      await send(await createCustomer(store), `nobody-${i}@example.com`, address)
    }
    expect((await send(await createCustomer(store), "nobody@example.com", address)).status).toBe(
      429
    )
  })

  it("counts a customer over their credentials", async () => {
    const customer = await createCustomer(store)
    const key = await createKey(store, admin, "read_write", customer.id)
    const body = { to_user_email: "nobody@example.com", amount: "1" }
    const answers: Answer[] = []
    for (const credential of [{ token: customer.token }, overBasic(key)]) {
      const headers = { "x-forwarded-for": newAddress() }
      const options = { ...credential, headers, body }
      answers.push(await request(store, "POST", "/wallet/v1/transfers", options))
    }
    expect(answers.map(shown)).toEqual([
      [10, 8],
      [10, 6],
    ])
  })

  it("leaves those alone who name people that exist, and shows them the general limit", async () => {
    const customer = await createCustomer(store)
    const friend = await createCustomer(store)
    const address = newAddress()
    const answers: Answer[] = []
    for (let i = 0; i < 12; i++) answers.push(await send(customer, friend.email, address))
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(
      new Set(["wallet_insufficient_balance"])
    )
    expect(shown(answers[11] as Answer)).toEqual([120, 108])
  })

  it("lets a burst to people that exist wait its turn, and nobody be locked out by it", async () => {
    const customer = await createCustomer(store)
    const friends: Customer[] = []
    for (let i = 0; i < 20; i++) friends.push(await createCustomer(store))
    await fund(customer, "21")
    const address = newAddress()
    const answers = await Promise.all(friends.map(({ email }) => send(customer, email, address)))
    expect(answers.map(({ status }) => status)).toEqual(friends.map(() => 201))
    expect((await send(customer, friends[0]!.email, address)).status).toBe(201)
    const guess = await send(customer, "nobody@example.com", address)
    expect([guess.status, ...shown(guess)]).toEqual([404, 10, 8])
  })

  it("holds when they come at once", async () => {
    const customer = await createCustomer(store)
    const address = newAddress()
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) => send(customer, `nobody-${i}@example.com`, address))
    )
    const told = answers.filter(({ status }) => status === 404).length
    expect(told).toBeGreaterThan(0)
    expect(told).toBeLessThanOrEqual(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(40 - told)
  })

  it("holds among people that exist, named at the same time", async () => {
    const customer = await createCustomer(store)
    const friend = await createCustomer(store)
    const address = newAddress()
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, i) =>
        send(customer, i % 2 ? friend.email : `nobody-${i}@example.com`, address)
      )
    )
    const told = answers.filter(({ status }) => status === 404).length
    expect(told).toBeGreaterThan(0)
    expect(told).toBeLessThanOrEqual(10)
    const others = answers.filter(({ status }) => status !== 404 && status !== 429)
    expect(new Set(others.map(({ body }) => body.code))).toEqual(
      new Set(["wallet_insufficient_balance"])
    )
  })

  it("is a setting of its own", async () => {
    const customer = await createCustomer(store)
    const patch = (redeem_rate_limit_per_minute: number | null) =>
      request(store, "PATCH", "/admin/wallet/settings", {
        token: admin.token,
        body: { redeem_rate_limit_per_minute },
      })
    await patch(2)
    const address = newAddress()
    const first = await send(customer, "nobody@example.com", address)
    const second = await send(customer, "nobody@example.com", address)
    expect([first.status, second.status]).toEqual([404, 429])
    await patch(0)
    expect((await send(customer, "nobody@example.com", address)).status).toBe(404)
    await patch(null)
  })
})
