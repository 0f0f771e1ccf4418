import { shareStore } from "../support/shared-store"
import {
  createAdmin,
  createCustomer,
  createSecretKey,
  request,
  type Admin,
  type Answer,
  type Customer,
  type Store,
} from "../support/store"
import {
  asAdmin,
  createKey,
  createPassword,
  expectSoon,
  grant,
  overBasic,
  signIn,
} from "./access-store"

describe("managing access", () => {
  let store: Store
  let admin: Admin
  let customer: Customer
  let number: number

  beforeAll(async () => {
    store = await shareStore()
    admin = await createAdmin(store)
    customer = await createCustomer(store)
    const { token } = customer
    number = (await request(store, "GET", "/wallet/v1/wallets/me", { token })).body.user_id
  })
  afterAll(() => store?.stop())

  const call = (method: string, path: string, body?: unknown) =>
    asAdmin(store, admin, method, path, body)
  const list = (basic: string) => request(store, "GET", "/wallet/v1/wallets", { basic })
  const mine = (basic: string) => request(store, "GET", "/wallet/v1/wallets/me", { basic })

  function expectInvalid({ status, body }: Answer, params: Record<string, unknown>) {
    expect([status, body.code]).toEqual([400, "wallet_invalid_param"])
    expect(body.data.params).toEqual(params)
  }

  describe("with the session's cookie", () => {
    const FOREIGN = "https://evil.example"
    let cookie: string
    beforeAll(async () => {
      const session = await signIn(store, admin)
      cookie = session.headers!.cookie!
    })
    const post = (headers: Record<string, string>, service = "wallet", method = "PATCH") =>
      request(store, method, `/admin/${service}/settings`, { body: {}, headers })

    it.each<[string, () => Record<string, string>]>([
      ["another site", () => ({ origin: FOREIGN })],
      ["nowhere that is told", () => ({ origin: "null" })],
      ["another port of the host", () => ({ origin: "http://localhost:1" })],
      ["another site, as the browser says", () => ({ "sec-fetch-site": "cross-site" })],
      ["a neighbour", () => ({ "sec-fetch-site": "same-site", origin: FOREIGN })],
      [
        "another site that asks for this host",
        () => ({
          "sec-fetch-site": "cross-site",
          origin: FOREIGN,
          "x-forwarded-host": "evil.example",
        }),
      ],
    ])("refuses what a page of %s sends", async (_, headers) => {
      for (const service of ["wallet", "assistant"]) {
        const { status, body } = await post({ cookie, ...headers() }, service)
        expect([status, body.code]).toEqual([403, `${service}_forbidden`])
      }
      const made = await request(store, "POST", "/admin/wallet/grants", {
        body: { subject_type: "user", subject_id: admin.id, capability: "wallet_read_wallets" },
        headers: { cookie, ...headers() },
      })
      expect(made.status).toBe(403)
    })

    it.each<[string, () => Record<string, string>]>([
      ["the dashboard", () => ({ "sec-fetch-site": "same-origin", origin: store.baseUrl })],
      ["the dashboard, in an older browser", () => ({ origin: store.baseUrl })],
      ["an origin of adminCors", () => ({ "sec-fetch-site": "cross-site", origin: store.baseUrl })],
      ["a person's own typing", () => ({ "sec-fetch-site": "none" })],
      ["a program", () => ({})],
    ])("takes what %s sends", async (_, headers) => {
      for (const service of ["wallet", "assistant"]) {
        expect((await post({ cookie, ...headers() }, service)).status).toBe(200)
      }
    })

    it("asks nobody for it who only reads, or brings a token", async () => {
      const foreign = { origin: FOREIGN, "sec-fetch-site": "cross-site" }
      const path = "/admin/wallet/settings"
      const read = await request(store, "GET", path, { headers: { cookie, ...foreign } })
      expect(read.status).toBe(200)
      const options = { token: admin.token, body: {}, headers: foreign }
      expect((await request(store, "PATCH", path, options)).status).toBe(200)
    })
  })

  it("is for who manages the shop alone, on every route", async () => {
    for (const [method, path] of [
      ["GET", "/application-passwords"],
      ["POST", "/application-passwords"],
      ["DELETE", "/application-passwords/apw_1"],
      ["GET", "/api-keys"],
      ["POST", "/api-keys"],
      ["DELETE", "/api-keys/akey_1"],
      ["GET", "/grants"],
      ["POST", "/grants"],
      ["DELETE", "/grants/grant_1"],
      ["GET", "/audit"],
    ] as const) {
      const key = await createKey(store, admin, "read_write")
      for (const options of [{}, { token: customer.token }, overBasic(key)]) {
        const body = method === "POST" ? {} : undefined
        const answer = await request(store, method, `/admin/wallet${path}`, { ...options, body })
        expect(answer.status).toBe(401)
      }
    }
  })

  describe("application passwords", () => {
    it("are shown once, for the caller when nobody is named, and kept out of caches", async () => {
      const made = await call("POST", "/application-passwords", { name: "My laptop" })
      expect(made.status).toBe(201)
      expect(made.headers.get("cache-control")).toBe("no-store")
      const record = {
        id: expect.stringMatching(/^apw_[0-9a-f]{24}$/),
        name: "My laptop",
        owner_type: "user",
        owner_id: admin.id,
        user_id: null,
        username: admin.email,
        created_by: `user:${admin.id}`,
        created_at: expect.any(String),
        last_used_at: null,
      }
      const password = expect.stringMatching(/^[A-Za-z2-9]{4}( [A-Za-z2-9]{4}){5}$/)
      expect(made.body).toEqual({ ...record, password })
      const listed = await call("GET", "/application-passwords")
      expect(listed.body.data[0]).toEqual(record)
      expect(listed.text).not.toContain(made.body.password)
      expect((await list(`${made.body.username}:${made.body.password}`)).status).toBe(200)
    })

    it("are made for a customer, by number or id", async () => {
      for (const user_id of [number, String(number), customer.id]) {
        const { body } = await call("POST", "/application-passwords", { name: "app", user_id })
        expect(body).toMatchObject({
          owner_type: "customer",
          owner_id: customer.id,
          user_id: number,
          username: customer.email,
        })
        expect((await mine(`${body.username}:${body.password}`)).status).toBe(200)
        expect((await list(`${body.username}:${body.password}`)).status).toBe(403)
      }
      const { body } = await call("GET", `/application-passwords?user_id=${number}&per_page=2`)
      expect([body.data.length, body.meta.total]).toEqual([2, 3])
      expect((await call("GET", "/application-passwords?user_id=999999")).body.data).toEqual([])
    })

    it("name what is wrong with a request", async () => {
      const post = (body: unknown) => call("POST", "/application-passwords", body)
      expectInvalid(await post({}), { name: "is required" })
      expectInvalid(await post({ name: "" }), { name: "must not be empty" })
      expectInvalid(await post({ name: "x", user: 1 }), {
        user: expect.stringContaining("not a known field"),
      })
      const unknown = { user_id: "is nobody whom the store knows" }
      for (const user_id of [999_999, "cus_unknown", "user_unknown"]) {
        expectInvalid(await post({ name: "x", user_id }), unknown)
      }
      for (const user_id of [0, -1, 1.5, "0", "x", true]) {
        expectInvalid(await post({ name: "x", user_id }), { user_id: expect.any(String) })
      }
    })

    it("need an owner when a server key makes them", async () => {
      const basic = `${await createSecretKey(store, admin)}:`
      const post = (body: unknown) =>
        request(store, "POST", "/admin/wallet/application-passwords", { basic, body })
      expectInvalid(await post({ name: "x" }), { user_id: expect.stringContaining("required") })
      const made = await post({ name: "x", user_id: number })
      expect(made.status).toBe(201)
      expect(made.body.created_by).toMatch(/^secret_key:apk_/)
    })

    it("are revoked once, and refused within 5 s", async () => {
      const { id, username, password } = await createPassword(store, admin, customer.id)
      const use = () => mine(`${username}:${password}`)
      expect((await use()).status).toBe(200)
      const path = `/application-passwords/${id}`
      expect((await call("DELETE", path)).body).toEqual({ id, deleted: true })
      const again = await call("DELETE", path)
      expect([again.status, again.body.code]).toEqual([404, "wallet_credential_not_found"])
      await expectSoon(use, 401)
      const { text } = await call("GET", "/application-passwords?per_page=100")
      expect(text).not.toContain(id)
    })
  })

  describe("store API keys", () => {
    it("are shown once, for the shop or somebody, and listed by the key's ending", async () => {
      const made = await call("POST", "/api-keys", { name: "Till", scope: "read_write" })
      expect(made.status).toBe(201)
      expect(made.headers.get("cache-control")).toBe("no-store")
      const { consumer_key, consumer_secret, ...record } = made.body
      expect(record).toEqual({
        id: expect.stringMatching(/^akey_[0-9a-f]{24}$/),
        name: "Till",
        scope: "read_write",
        owner_type: null,
        owner_id: null,
        user_id: null,
        consumer_key_ending: consumer_key.slice(-7),
        created_by: `user:${admin.id}`,
        created_at: expect.any(String),
        last_used_at: null,
      })
      const listed = await call("GET", "/api-keys?per_page=1")
      expect(listed.body.data).toEqual([record])
      expect(listed.text).not.toContain(consumer_key)
      expect(listed.text).not.toContain(consumer_secret)

      const theirs = await call("POST", "/api-keys", { name: "x", scope: "read", user_id: number })
      expect(theirs.body).toMatchObject({
        owner_type: "customer",
        owner_id: customer.id,
        user_id: number,
      })
      const { body } = await call("GET", `/api-keys?user_id=${customer.id}`)
      expect(body.data.map(({ id }: { id: string }) => id)).toEqual([theirs.body.id])
      const other = await createCustomer(store)
      expect((await call("GET", `/api-keys?user_id=${other.id}`)).body.meta.total).toBe(0)
    })

    it("name what is wrong with a request", async () => {
      const post = (body: unknown) => call("POST", "/api-keys", body)
      expectInvalid(await post({}), { name: "is required", scope: "is required" })
      expectInvalid(await post({ name: "x".repeat(101), scope: "admin" }), {
        name: expect.stringContaining("100"),
        scope: '"read" or "write" or "read_write"'.replace(/^/, "must be "),
      })
      expectInvalid(await post({ name: "x", scope: "read", user_id: "cus_unknown" }), {
        user_id: "is nobody whom the store knows",
      })
    })

    it("are not revoked as something else", async () => {
      const { id } = await createKey(store, admin, "read")
      const answer = await call("DELETE", `/application-passwords/${id}`)
      expect(answer.status).toBe(404)
      expect((await call("DELETE", "/api-keys/akey_unknown")).status).toBe(404)
    })
  })

  describe("the record of access", () => {
    it("says who gave and took what, for whom, and no secret", async () => {
      const owner = await createCustomer(store)
      const password = await createPassword(store, admin, owner.id)
      const key = await createKey(store, admin, "write", owner.id)
      const granted = await grant(store, admin, "customer", owner.id, "wallet_read_wallets")
      await call("DELETE", `/grants/${granted.id}`)
      await call("DELETE", `/api-keys/${key.id}`)
      await call("DELETE", `/application-passwords/${password.id}`)
      const answer = await call("GET", `/audit?subject_id=${owner.id}`)
      const whose = {
        id: expect.any(Number),
        at: expect.any(String),
        actor: `user:${admin.id}`,
        subject_type: "customer",
        subject_id: owner.id,
      }
      const capability = { capability: "wallet_read_wallets" }
      const records = [
        ["application_password.created", password.id, { name: "tests" }],
        ["api_key.created", key.id, { name: "tests", scope: "write" }],
        ["grant.created", granted.id, capability],
        ["grant.revoked", granted.id, capability],
        ["api_key.revoked", key.id, { name: "tests", scope: "write" }],
        ["application_password.revoked", password.id, { name: "tests" }],
      ].map(([action, object_id, details]) => ({ ...whose, action, object_id, details }))
      expect(answer.body.data.reverse()).toEqual(records)
      for (const secret of [password.password, key.consumer_key, key.consumer_secret]) {
        expect(answer.text).not.toContain(secret)
      }
    })

    it("is read in pages, by actor, action and object", async () => {
      const page = (await call("GET", "/audit?per_page=2&page=2")).body
      expect([page.data.length, page.meta.page]).toEqual([2, 2])
      const { object_id } = page.data[0]
      const ofObject = (await call("GET", `/audit?object_id=${object_id}`)).body.data
      expect(ofObject[0].object_id).toBe(object_id)
      const byAction = (await call("GET", "/audit?action=grant.revoked")).body.data
      expect(byAction.every(({ action }: { action: string }) => action === "grant.revoked")).toBe(
        true
      )
      expect((await call("GET", "/audit?actor=user:nobody")).body.data).toEqual([])
      expect((await call("GET", "/audit?action=nothing")).status).toBe(400)
    })
  })
})
