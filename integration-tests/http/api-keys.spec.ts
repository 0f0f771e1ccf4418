import { setTimeout as sleep } from "node:timers/promises"
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
import {
  asAdmin,
  createKey,
  createPassword,
  expectSoon,
  inQuery,
  overBasic,
  signIn,
  type StoreKey,
} from "./access-store"

describe("store API keys", () => {
  let store: Store
  let admin: Admin
  let customer: Customer
  let wallet: number

  beforeAll(async () => {
    // Not the environment of tests, in which the host logs no requests.
    store = await startStore({ env: { NODE_ENV: "production" } })
    admin = await createAdmin(store)
    customer = await createCustomer(store)
    wallet = (await call("GET", "/wallets/me", { token: customer.token })).body.id
  })
  afterAll(() => store?.stop())

  const call = (method: string, path: string, options: RequestOptions = {}) =>
    request(store, method, `/wallet/v1${path}`, options)
  const credit = (body: object = {}) => ({ body: { amount: "100", reason: "tests", ...body } })

  function expectUnauthorized({ status, body, headers }: Answer) {
    expect([status, body.code]).toEqual([401, "wallet_unauthorized"])
    expect(headers.get("www-authenticate")).toMatch(/Basic realm="wallet"/)
  }

  describe("in the query", () => {
    it("sign in on any route, beside what the route takes itself, encoded or not", async () => {
      const key = await createKey(store, admin, "read_write")
      const listed = await call("GET", inQuery("/wallets?per_page=1&order=asc", key))
      expect([listed.status, listed.body.meta.per_page]).toEqual([200, 1])
      const path = `/wallets/${wallet}/credit`
      expect((await call("POST", inQuery(path, key), credit())).status).toBe(201)
      const bent = inQuery("/wallets", key).replace("consumer_key", "consumer%5Fkey")
      expect((await call("GET", bent)).status).toBe(200)
    })

    it("are no field of the route: only what else is unknown is refused", async () => {
      const key = await createKey(store, admin, "read")
      const answer = await call("GET", inQuery("/wallets?per_pages=1", key))
      expect(answer.status).toBe(400)
      expect(Object.keys(answer.body.data.params)).toEqual(["per_pages"])
    })

    it("stay out of the way where nobody looks at credentials", async () => {
      const wrong = { id: "", consumer_key: "ck_wrong", consumer_secret: "cs_wrong" }
      expect((await call("GET", inQuery("/openapi.json", wrong))).status).toBe(200)
      expect((await call("GET", inQuery("/nowhere", wrong))).status).toBe(404)
    })

    it("in part, twice, or beside another credential are refused", async () => {
      const key = await createKey(store, admin, "read")
      const { consumer_key, consumer_secret } = key
      for (const path of [
        `/wallets?consumer_key=${consumer_key}`,
        `/wallets?consumer_secret=${consumer_secret}`,
        `/wallets?consumer_key=${consumer_key}&consumer_secret=`,
        inQuery(inQuery("/wallets", key), key),
      ]) {
        expectUnauthorized(await call("GET", path))
      }
      const both = await call("GET", inQuery("/wallets", key), { token: admin.token })
      expectUnauthorized(both)
    })

    it("come before a session that the browser sends along", async () => {
      const key = await createKey(store, admin, "read")
      const session = await signIn(store, customer)
      expect((await call("GET", inQuery("/wallets", key), session)).status).toBe(200)
      const wrong = { ...key, consumer_secret: "cs_wrong" }
      expectUnauthorized(await call("GET", inQuery("/wallets/me", wrong), session))
    })
  })

  describe("held to their scope", () => {
    it("are told what they lack, whomever they act for", async () => {
      for (const owner of [undefined, admin.id, customer.id]) {
        const reading = overBasic(await createKey(store, admin, "read", owner))
        const refused = await call("POST", `/wallets/${wallet}/credit`, { ...reading, ...credit() })
        expect(refused.status).toBe(403)
        expect(refused.body).toEqual({
          code: "wallet_forbidden",
          message: 'This key has the scope "read"; you need "write" to do this.',
          data: { status: 403, required_scope: "write" },
        })
        const writing = overBasic(await createKey(store, admin, "write", owner))
        const unread = await call("GET", "/wallets", writing)
        expect([unread.status, unread.body.data.required_scope]).toEqual([403, "read"])
      }
    })
  })

  describe("that act for a customer", () => {
    it("see what the customer sees, and are a customer to the rules of the store", async () => {
      const key = overBasic(await createKey(store, admin, "read_write", customer.id))
      expect((await call("GET", "/wallets/me", key)).body.customer_id).toBe(customer.id)
      expect((await call("GET", `/wallets/${wallet}`, key)).status).toBe(200)
      const refused = await call("GET", "/wallets", key)
      expect([refused.status, refused.body.data.required_capability]).toEqual([403, "manage_shop"])
    })

    it("end with the customer", async () => {
      const leaving = await createCustomer(store)
      const key = overBasic(await createKey(store, admin, "read", leaving.id))
      expect((await call("GET", "/wallets/me", key)).status).toBe(200)
      const path = `/admin/customers/${leaving.id}`
      expect((await request(store, "DELETE", path, { token: admin.token })).status).toBe(200)
      expectUnauthorized(await expectSoon(() => call("GET", "/wallets/me", key), 401))
    })
  })

  it("are an identity of their own: in the ledger's idempotency keys as elsewhere", async () => {
    const one = overBasic(await createKey(store, admin, "write"))
    const other = overBasic(await createKey(store, admin, "write"))
    const body = credit({ idempotency_key: "7d3f2f0a-58a5-4c0e-9a50-0d8f6a1b2c3d" })
    const path = `/wallets/${wallet}/credit`
    const first = await call("POST", path, { ...one, ...body })
    const replay = await call("POST", path, { ...one, ...body })
    const second = await call("POST", path, { ...other, ...body })
    expect([first.status, replay.status, second.status]).toEqual([201, 200, 201])
    expect(replay.body.transaction_id).toBe(first.body.transaction_id)
    expect(second.body.transaction_id).not.toBe(first.body.transaction_id)
  })

  describe("that do not hold", () => {
    it("get one and the same answer, unknown or wrong", async () => {
      const key = await createKey(store, admin, "read")
      const other = await createKey(store, admin, "read")
      const texts = []
      for (const wrong of [
        { ...key, consumer_secret: other.consumer_secret },
        { ...key, consumer_secret: `${key.consumer_secret}0` },
        { ...key, consumer_key: "ck_unknown" },
        { ...key, consumer_key: key.consumer_key.slice(0, -1) },
        { ...key, consumer_key: key.consumer_secret, consumer_secret: key.consumer_key },
      ]) {
        for (const answer of [
          await call("GET", "/wallets", overBasic(wrong)),
          await call("GET", inQuery("/wallets", wrong)),
        ]) {
          expectUnauthorized(answer)
          texts.push(answer.text)
        }
      }
      expect(new Set(texts).size).toBe(1)
    })

    it("are throttled per key, and never keep the right secret out", async () => {
      const key = await createKey(store, admin, "read")
      const statuses = []
      for (let i = 0; i < 12; i++) {
        const wrong = { ...key, consumer_secret: `cs_${i}` }
        const headers = { "x-forwarded-for": newAddress() }
        const options = i % 2 ? overBasic(wrong) : {}
        const path = i % 2 ? "/wallets" : inQuery("/wallets", wrong)
        statuses.push((await call("GET", path, { ...options, headers })).status)
      }
      expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
      const headers = { "x-forwarded-for": newAddress() }
      const right = await call("GET", "/wallets", { ...overBasic(key), headers })
      expect(right.status).toBe(200)
    })

    it("are refused within 5 s of their revocation", async () => {
      const key = await createKey(store, admin, "read")
      const list = () => call("GET", "/wallets", overBasic(key))
      const listInQuery = () => call("GET", inQuery("/wallets", key))
      expect((await list()).status).toBe(200)
      expect((await listInQuery()).status).toBe(200)
      const revoked = await asAdmin(store, admin, "DELETE", `/api-keys/${key.id}`)
      expect(revoked.body).toEqual({ id: key.id, deleted: true })
      await expectSoon(list, 401)
      await expectSoon(listInQuery, 401)
    })
  })

  it("show in the list when they were last used", async () => {
    const key = await createKey(store, admin, "read")
    const lastUsed = async () => {
      const { body } = await asAdmin(store, admin, "GET", "/api-keys?per_page=100")
      return body.data.find(({ id }: StoreKey) => id === key.id).last_used_at
    }
    expect(await lastUsed()).toBeNull()
    await call("GET", "/wallets", overBasic(key))
    await sleep(300)
    expect(Date.now() - Date.parse(await lastUsed())).toBeLessThan(60_000)
  })

  it("and every other credential leave no secret in the store's log, held or not", async () => {
    const key = await createKey(store, admin, "read_write")
    const password = await createPassword(store, admin, customer.id)
    const secretKey = await createSecretKey(store, admin)
    const session = await signIn(store, customer)
    await asAdmin(store, admin, "PATCH", "/settings", { audit_log_enabled: true })
    const logged = await createKey(store, admin, "read")
    const loggedPassword = await createPassword(store, admin, customer.id)
    const wrong = { id: "", consumer_key: "ck_wrongwrong", consumer_secret: "cs_wrongwrong" }
    for (const [path, options] of [
      ["/wallets", overBasic(key)],
      [inQuery("/wallets", key), {}],
      [inQuery("/wallets?bad=1", key), {}],
      [inQuery("/nowhere", key), {}],
      [inQuery("/wallets", wrong), {}],
      [inQuery("/wallets/me", key), { token: customer.token }],
      [`/wallets?consumer_secret=${key.consumer_secret}`, {}],
      ["/wallets/me", { basic: `${password.username}:${password.password}` }],
      ["/wallets/me", { basic: `${password.username}:${password.password}x` }],
      ["/wallets", { basic: `${secretKey}:` }],
      ["/wallets/me", { token: customer.token }],
      ["/wallets/me", session],
    ] as const) {
      await call("GET", path, options)
    }
    await call("GET", inQuery("/wallets", logged))
    await sleep(1_500)
    const stored = await asAdmin(store, admin, "GET", "/request-log?per_page=100")
    expect(stored.body.data.length).toBeGreaterThan(10)
    await asAdmin(store, admin, "PATCH", "/settings", { audit_log_enabled: null })
    const log = store.log()
    expect(log).toContain("/wallet/v1/wallets?bad=1")
    const { headers = {} } = session
    for (const secret of [
      key.consumer_key,
      key.consumer_secret,
      logged.consumer_key,
      logged.consumer_secret,
      wrong.consumer_key,
      wrong.consumer_secret,
      password.password,
      password.password.replaceAll(" ", ""),
      loggedPassword.password,
      Buffer.from(`${password.username}:${password.password}`).toString("base64"),
      secretKey,
      customer.token,
      headers["x-platform-nonce"] as string,
      headers.cookie as string,
    ]) {
      expect(log).not.toContain(secret)
      expect(stored.text).not.toContain(secret)
    }
  })
})
