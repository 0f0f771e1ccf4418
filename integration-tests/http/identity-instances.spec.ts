import { hasRedis } from "../support/available"
import { startRedis, type RedisServer } from "../support/redis"
import {
  createAdmin,
  createCustomer,
  request,
  startStore,
  type Admin,
  type Store,
} from "../support/store"
import { asAdmin, createKey, createPassword, expectSoon, grant, overBasic } from "./access-store"

/** The database tells at once, or when asked a second later; identities are kept for 4.5 s. */
const TOLD_MS = 3_000

describe("two instances of a store", () => {
  let redis: RedisServer | undefined
  let one: Store
  let two: Store
  let admin: Admin

  beforeAll(async () => {
    redis = hasRedis ? await startRedis() : undefined
    const env = { REDIS_URL: redis?.url }
    one = await startStore({ env })
    two = await startStore({ env, databaseUrl: one.databaseUrl })
    admin = await createAdmin(one)
  })
  afterAll(async () => {
    await two?.stop()
    await one?.stop()
    await redis?.stop()
  })

  const getNonce = (store: Store, cookie = "") =>
    request(store, "GET", "/wallet/v1/nonce", { headers: { cookie } })
  const cookieOf = (answer: { headers: Headers }) =>
    (answer.headers.get("set-cookie") ?? "").split(";")[0] as string
  const mine = (store: Store, headers: Record<string, string>) =>
    request(store, "GET", "/wallet/v1/wallets/me", { headers })

  it("take each other's nonces from guests", async () => {
    const guest = await getNonce(one)
    const headers = { cookie: cookieOf(guest), "x-platform-nonce": guest.body.nonce }
    for (const store of [one, two]) {
      // Nobody, with a nonce that holds; one that does not is 403.
      expect((await mine(store, headers)).status).toBe(401)
      expect((await mine(store, { ...headers, cookie: "" })).status).toBe(403)
    }
    expect((await getNonce(two, headers.cookie)).body.nonce).toBe(guest.body.nonce)
  })

  const withRedis = hasRedis ? it : it.skip
  withRedis(
    "take each other's nonces from who is signed in, where they share sessions",
    async () => {
      const customer = await createCustomer(one)
      const session = await request(one, "POST", "/auth/session", { token: customer.token })
      const cookie = cookieOf(session)
      const { nonce } = (await getNonce(one, cookie)).body
      for (const store of [one, two]) {
        const answer = await mine(store, { cookie, "x-platform-nonce": nonce })
        expect([answer.status, answer.body.customer_id]).toEqual([200, customer.id])
      }
      expect((await getNonce(two, cookie)).body.nonce).toBe(nonce)
    }
  )

  it("let go of what the other one has revoked, and learn what it has granted, before their own memory of it ends", async () => {
    const customer = await createCustomer(one)
    const key = await createKey(one, admin, "read")
    const password = await createPassword(one, admin, customer.id)
    const list = () => request(two, "GET", "/wallet/v1/wallets", overBasic(key))
    const basic = `${password.username}:${password.password}`
    const own = () => request(two, "GET", "/wallet/v1/wallets/me", { basic })
    const every = () => request(two, "GET", "/wallet/v1/transactions?wallet_id=1", { basic })
    expect((await list()).status).toBe(200)
    expect((await own()).status).toBe(200)
    expect((await every()).status).toBe(403)
    const given = await grant(one, admin, "customer", customer.id, "wallet_read_wallets")
    await expectSoon(every, 200, TOLD_MS)
    await asAdmin(one, admin, "DELETE", `/grants/${given.id}`)
    await expectSoon(every, 403, TOLD_MS)
    await asAdmin(one, admin, "DELETE", `/api-keys/${key.id}`)
    await expectSoon(list, 401, TOLD_MS)
    await asAdmin(one, admin, "DELETE", `/application-passwords/${password.id}`)
    await expectSoon(own, 401, TOLD_MS)
  })
})
