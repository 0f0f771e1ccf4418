import { generateJwtToken } from "@medusajs/framework/utils"
import { Client } from "pg"
import { createHash, randomBytes } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import {
  createNonce,
  deriveNonceKey,
  TICK_SECONDS,
  type NonceSubject,
} from "../../src/modules/access/nonce"
import { storeEnvironment } from "../support/demo"
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

/** Within this time a revocation has to take effect (issue: "revocation effective within 5 s"). */
const REVOCATION_MS = 5_000
const JWT_SECRET = "an-own-secret-for-tokens-of-this-test"

describe("who may call the wallet", () => {
  let store: Store
  let admin: Admin
  let customer: Customer
  let database: Client

  beforeAll(async () => {
    store = await startStore({ env: { JWT_SECRET } })
    admin = await createAdmin(store)
    customer = await createCustomer(store)
    database = new Client(store.databaseUrl)
    await database.connect()
  })
  afterAll(async () => {
    await database?.end()
    await store?.stop()
  })

  const list = (options: RequestOptions) => request(store, "GET", "/wallet/v1/wallets", options)
  const mine = (options: RequestOptions) => request(store, "GET", "/wallet/v1/wallets/me", options)

  function expectUnauthorized(answer: Answer) {
    expect(answer.body).toMatchObject({ code: "wallet_unauthorized", data: { status: 401 } })
    expect(answer.status).toBe(401)
    expect(answer.headers.get("www-authenticate")).toMatch(/Basic realm="wallet".*Bearer/)
  }

  async function expectRefusedSoon(call: () => Promise<Answer>) {
    const until = Date.now() + REVOCATION_MS
    while (Date.now() < until && (await call()).status === 200) {
      await sleep(100)
    }
    expectUnauthorized(await call())
  }

  describe("nobody", () => {
    it("gets 401 with how to sign in", async () => {
      expectUnauthorized(await list({}))
    })

    it("is told by a browser's script only about bearer tokens, which open no password window", async () => {
      const answer = await list({ headers: { "sec-fetch-site": "same-site" } })
      expect(answer.status).toBe(401)
      expect(answer.headers.get("www-authenticate")).toBe('Bearer realm="wallet"')
    })
  })

  describe("a bearer token", () => {
    it("of a user manages every wallet, of a customer only reads their own", async () => {
      expect((await list({ token: admin.token })).status).toBe(200)
      const own = await mine({ token: customer.token })
      expect(own.body).toMatchObject({ customer_id: customer.id, balance: "0" })
      const refused = await list({ token: customer.token })
      expect(refused.status).toBe(403)
      expect(refused.body).toMatchObject({
        code: "wallet_forbidden",
        message: expect.stringContaining("manage_shop"),
        data: { status: 403, required_capability: "manage_shop" },
      })
    })

    it("that is forged, expired, empty or of an unknown kind of actor is refused", async () => {
      const actor = { actor_id: customer.id, actor_type: "customer", auth_identity_id: "a" }
      const sign = (
        claims: Record<string, unknown>,
        secret = JWT_SECRET,
        expiresIn: string | number = "1h"
      ) => generateJwtToken(claims, { secret, expiresIn })
      expect((await mine({ token: sign(actor) })).status).toBe(200)
      for (const token of [
        sign(actor, "another secret"),
        sign(actor, JWT_SECRET, -10),
        sign({ ...actor, actor_id: "" }),
        sign({ ...actor, actor_type: "driver" }),
        `${sign(actor).split(".").slice(0, 2).join(".")}.`,
        "nonsense",
      ]) {
        expectUnauthorized(await mine({ token }))
      }
    })

    it("ends with its own expiry, cached or not", async () => {
      const token = generateJwtToken(
        { actor_id: customer.id, actor_type: "customer", auth_identity_id: "a" },
        { secret: JWT_SECRET, expiresIn: 2 }
      )
      expect((await mine({ token })).status).toBe(200)
      await sleep(2_100)
      expectUnauthorized(await mine({ token }))
    })

    it("of an identity with multi-factor sign-in needs the challenge completed", async () => {
      const claims = {
        actor_id: customer.id,
        actor_type: "customer",
        auth_identity_id: "a",
        mfa_enabled: true,
      }
      const sign = (extra: Record<string, unknown>) =>
        generateJwtToken({ ...claims, ...extra }, { secret: JWT_SECRET, expiresIn: "1h" })
      const refused = await mine({ token: sign({}) })
      expectUnauthorized(refused)
      expect(refused.body.message).toMatch(/multi-factor/)
      const completed = sign({ mfa_challenge_completed_at: new Date().toISOString() })
      expect((await mine({ token: completed })).status).toBe(200)
    })

    it("of a customer who was deleted is refused within 5 s", async () => {
      const leaving = await createCustomer(store)
      const call = () => mine({ token: leaving.token })
      expect((await call()).status).toBe(200)
      const path = `/admin/customers/${leaving.id}`
      expect((await request(store, "DELETE", path, { token: admin.token })).status).toBe(200)
      await expectRefusedSoon(call)
    })
  })

  describe("a secret API key", () => {
    it("manages every wallet, as username or as it is", async () => {
      const key = await createSecretKey(store, admin)
      expect((await list({ basic: `${key}:` })).status).toBe(200)
      expect((await list({ headers: { authorization: `Basic ${key}` } })).status).toBe(200)
    })

    it("that is unknown, or sent as a bearer token, is refused", async () => {
      const key = await createSecretKey(store, admin)
      expectUnauthorized(await list({ basic: `${key}0:` }))
      expectUnauthorized(await list({ basic: "sk_unknown:" }))
      expectUnauthorized(await list({ token: key }))
    })

    it("that was revoked is refused within 5 s", async () => {
      const key = await createSecretKey(store, admin)
      expect((await list({ basic: `${key}:` })).status).toBe(200)
      const all = await request(store, "GET", "/admin/api-keys?type=secret&limit=50", {
        token: admin.token,
      })
      const { id } = all.body.api_keys.find(({ redacted }: { redacted: string }) =>
        key.endsWith(redacted.slice(-3))
      )
      const path = `/admin/api-keys/${id}/revoke`
      expect((await request(store, "POST", path, { token: admin.token, body: {} })).status).toBe(
        200
      )
      await expectRefusedSoon(() => list({ basic: `${key}:` }))
    })
  })

  describe("an application password", () => {
    async function createPassword(owner_type: string, owner_id: string) {
      const password = randomBytes(12).toString("hex")
      const id = `apw_${randomBytes(6).toString("hex")}`
      await database.query(
        `insert into access_credential
           (id, kind, owner_type, owner_id, name, created_by, secret_hash)
         values ($1, 'application_password', $2, $3, 'tests', 'tests', $4)`,
        [id, owner_type, owner_id, createHash("sha256").update(password).digest()]
      )
      return { id, password }
    }

    it("acts for its user, by e-mail or id, with or without spaces", async () => {
      const { password } = await createPassword("user", admin.id)
      const spaced = (password.match(/.{4}/g) as string[]).join(" ")
      for (const basic of [
        `${admin.email}:${password}`,
        `${admin.email.toUpperCase()}:${spaced}`,
        `${admin.id}:${password}`,
      ]) {
        expect((await list({ basic })).status).toBe(200)
      }
    })

    it("acts for its customer, and no further", async () => {
      const { password } = await createPassword("customer", customer.id)
      const basic = `${customer.email}:${password}`
      expect((await mine({ basic })).body.customer_id).toBe(customer.id)
      expect((await list({ basic })).status).toBe(403)
    })

    it("is refused when it is wrong or with somebody else's name, and says no more than that", async () => {
      const { password } = await createPassword("user", admin.id)
      const bodies = []
      for (const basic of [
        `${admin.email}:${password}x`,
        `${customer.email}:${password}`,
        `${randomBytes(6).toString("hex")}@example.com:${password}`,
        `:${password}`,
        `${admin.email}:`,
      ]) {
        const answer = await list({ basic })
        expectUnauthorized(answer)
        bodies.push(answer.text)
      }
      expect(new Set(bodies).size).toBe(1)
    })

    it("is refused within 5 s of its revocation", async () => {
      const { id, password } = await createPassword("user", admin.id)
      const call = () => list({ basic: `${admin.email}:${password}` })
      expect((await call()).status).toBe(200)
      await database.query("update access_credential set revoked_at = now() where id = $1", [id])
      await expectRefusedSoon(call)
    })

    it("notes when it was last used", async () => {
      const { id, password } = await createPassword("user", admin.id)
      await list({ basic: `${admin.email}:${password}` })
      await sleep(200)
      const { rows } = await database.query(
        "select last_used_at from access_credential where id = $1",
        [id]
      )
      expect(Date.now() - rows[0].last_used_at.getTime()).toBeLessThan(10_000)
    })
  })

  describe("a session cookie", () => {
    const cookieOf = (answer: Answer) =>
      (answer.headers.get("set-cookie") ?? "").split(";")[0] as string

    async function signIn(token: string) {
      const cookie = cookieOf(await request(store, "POST", "/auth/session", { token }))
      const nonce = await getNonce(cookie)
      return { cookie, nonce: nonce.body.nonce as string }
    }
    const getNonce = (cookie: string) =>
      request(store, "GET", "/wallet/v1/nonce", { headers: { cookie } })

    it("is taken together with the session's nonce, for customers and users", async () => {
      const shopper = await signIn(customer.token)
      const headers = { cookie: shopper.cookie, "x-platform-nonce": shopper.nonce }
      expect((await mine({ headers })).body.customer_id).toBe(customer.id)
      const staff = await signIn(admin.token)
      const asStaff = { cookie: staff.cookie, "x-platform-nonce": staff.nonce }
      expect((await list({ headers: asStaff })).status).toBe(200)
    })

    it("without a nonce is nobody, and the answer says what is missing", async () => {
      const { cookie } = await signIn(customer.token)
      const answer = await mine({ headers: { cookie } })
      expectUnauthorized(answer)
      expect(answer.body.message).toContain("X-Platform-Nonce")
    })

    it("with a wrong nonce, or one of another session, is refused with 403", async () => {
      const own = await signIn(customer.token)
      const others = [
        "nonsense",
        "",
        own.nonce.replace(/^./, (first) => (first === "A" ? "B" : "A")),
        (await signIn(customer.token)).nonce,
        (await signIn(admin.token)).nonce,
        (await getNonce("")).body.nonce,
      ]
      for (const nonce of others) {
        const answer = await mine({ headers: { cookie: own.cookie, "x-platform-nonce": nonce } })
        expect([answer.status, answer.body.code]).toEqual([403, "wallet_invalid_nonce"])
      }
    })

    it("of ours is given to a guest who asks for a nonce, which holds for 12 to 24 hours", async () => {
      const answer = await request(store, "GET", "/wallet/v1/nonce")
      expect(answer.headers.get("set-cookie")).toMatch(
        /^platform_guest=[^;]+; Max-Age=2592000; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/
      )
      const hours = (Date.parse(answer.body.expires_at) - Date.now()) / 3_600_000
      expect(hours).toBeGreaterThan(12 - 0.01)
      expect(hours).toBeLessThanOrEqual(24)
      const again = await getNonce(cookieOf(answer))
      expect(again.body.nonce).toBe(answer.body.nonce)
      expect(cookieOf(again)).toBe(cookieOf(answer))
    })

    it("of a guest is kept nowhere in the store, however often one asks", async () => {
      const answers = await Promise.all(Array.from({ length: 50 }, () => getNonce("")))
      const cookies = answers.map(({ headers }) => headers.get("set-cookie") ?? "")
      expect(cookies.filter((cookie) => cookie.includes("connect.sid"))).toEqual([])
      expect(new Set(answers.map(({ body }) => body.nonce)).size).toBe(50)
    })

    it("of a guest with their nonce is still nobody", async () => {
      const guest = await request(store, "GET", "/wallet/v1/nonce")
      const headers = { cookie: cookieOf(guest), "x-platform-nonce": guest.body.nonce }
      expectUnauthorized(await mine({ headers }))
    })

    it("of a guest fits no nonce but its own", async () => {
      const one = await getNonce("")
      const other = await getNonce("")
      const forged = cookieOf(one).replace(/=./, "=.")
      for (const [cookie, nonce] of [
        [cookieOf(one), other.body.nonce],
        [cookieOf(one), "nonsense"],
        [forged, one.body.nonce],
        ["", one.body.nonce],
        [(await signIn(customer.token)).cookie, one.body.nonce],
      ]) {
        const answer = await mine({ headers: { cookie, "x-platform-nonce": nonce } })
        expect([answer.status, answer.body.code]).toEqual([403, "wallet_invalid_nonce"])
      }
    })

    it("goes with a nonce of this tick or the one before, and no older one", async () => {
      const { cookie } = await signIn(customer.token)
      const [, sid = ""] = /connect\.sid=s%3A([^.]+)\./.exec(cookie) ?? []
      const session = decodeURIComponent(sid)
      const key = deriveNonceKey(storeEnvironment().COOKIE_SECRET as string)
      const call = (ticks: number, subject: Partial<NonceSubject> = {}) => {
        const at = new Date(Date.now() + ticks * TICK_SECONDS * 1000)
        const whose = { session, user: `customer:${customer.id}`, ...subject }
        const { nonce } = createNonce(key, whose, at)
        return mine({ headers: { cookie, "x-platform-nonce": nonce } })
      }
      for (const ticks of [0, -1]) expect((await call(ticks)).status).toBe(200)
      for (const ticks of [-2, -10, 1]) expect((await call(ticks)).status).toBe(403)
      expect((await call(0, { user: `user:${admin.id}` })).status).toBe(403)
      expect((await call(0, { user: "" })).status).toBe(403)
      expect((await call(0, { session: `${session}x` })).status).toBe(403)
    })

    it("ends with the sign-out, nonce or not", async () => {
      const { cookie, nonce } = await signIn(customer.token)
      const headers = { cookie, "x-platform-nonce": nonce }
      expect((await mine({ headers })).status).toBe(200)
      expect((await request(store, "DELETE", "/auth/session", { headers })).status).toBe(200)
      const answer = await mine({ headers })
      expect([answer.status, answer.body.code]).toEqual([403, "wallet_invalid_nonce"])
      expectUnauthorized(await mine({ headers: { cookie } }))
    })

    it("lends its identity to nobody who merely names it", async () => {
      const { cookie, nonce } = await signIn(customer.token)
      await mine({ headers: { cookie, "x-platform-nonce": nonce } })
      for (const name of [`customer:${customer.id}`, `session customer:${customer.id}`]) {
        expectUnauthorized(await mine({ headers: { authorization: name } }))
      }
    })

    it("does not save a request whose Authorization header is wrong", async () => {
      const { cookie, nonce } = await signIn(customer.token)
      const headers = { cookie, "x-platform-nonce": nonce, authorization: "Bearer nonsense" }
      expectUnauthorized(await mine({ headers }))
    })
  })

  describe("other people's wallets", () => {
    it("are closed to customers, entries and all", async () => {
      const other = await createCustomer(store)
      const wallet = (await mine({ token: other.token })).body
      const credited = await request(store, "POST", `/wallet/v1/wallets/${wallet.id}/credit`, {
        token: admin.token,
        body: { amount: "500", reason: "hello", note: "for staff" },
      })
      const entry = credited.body.transaction_id
      for (const path of [
        `/wallets/${wallet.id}`,
        `/transactions/${entry}`,
        `/transactions?wallet_id=${wallet.id}`,
      ]) {
        const refused = await request(store, "GET", `/wallet/v1${path}`, { token: customer.token })
        expect([refused.status, refused.body.code]).toEqual([403, "wallet_forbidden"])
        const own = await request(store, "GET", `/wallet/v1${path}`, { token: other.token })
        expect(own.status).toBe(200)
        expect(own.text).not.toContain("for staff")
        const staff = await request(store, "GET", `/wallet/v1${path}`, { token: admin.token })
        expect(staff.status).toBe(200)
      }
    })

    it.each(["credit", "debit"])("can't be changed by a customer: %s", async (verb) => {
      const wallet = (await mine({ token: customer.token })).body
      const answer = await request(store, "POST", `/wallet/v1/wallets/${wallet.id}/${verb}`, {
        token: customer.token,
        body: { amount: "1", reason: "gift to myself" },
      })
      expect(answer.status).toBe(403)
      expect(answer.body.data.required_capability).toBe("wallet_write_wallets")
    })
  })
})
