import { setTimeout as sleep } from "node:timers/promises"
import { hasRedis } from "../support/available"
import { startRedis, type RedisServer } from "../support/redis"
import {
  createAdmin,
  createCustomer,
  request,
  startStore,
  type Admin,
  type Answer,
  type Store,
} from "../support/store"

const ME = "/wallet/v1/wallets/me"
const SETTINGS = "/admin/wallet/settings"
/** Within this time a change has to take effect on every instance. */
const EFFECTIVE_MS = 5_000

const withRedis = hasRedis ? describe : describe.skip

withRedis("two instances of a store that share a Redis", () => {
  let redis: RedisServer
  let one: Store
  let two: Store
  let admin: Admin

  beforeAll(async () => {
    redis = await startRedis()
    const env = { REDIS_URL: redis.url, WALLET_OPTIONS: undefined }
    one = await startStore({ env })
    two = await startStore({ env, databaseUrl: one.databaseUrl })
    admin = await createAdmin(one)
  })
  afterAll(async () => {
    await two?.stop()
    await one?.stop()
    await redis?.stop()
  })

  const mine = (store: Store, token: string) => request(store, "GET", ME, { token })
  const left = ({ headers }: Answer) => Number(headers.get("X-Wallet-RateLimit-Remaining"))
  const patch = (store: Store, body: unknown) =>
    request(store, "PATCH", SETTINGS, { token: admin.token, body })
  const countOf = (store: Store, text: string) => store.log().split(text).length - 1

  async function waitFor(what: () => boolean | Promise<boolean>, within = 10_000) {
    const until = Date.now() + within
    while (Date.now() < until) {
      if (await what()) return
      await sleep(50)
    }
    throw new Error("It did not happen in time")
  }

  it("count an identity's requests together", async () => {
    const { token } = await createCustomer(one)
    const seen: number[] = []
    for (const store of [one, two, one, two]) seen.push(left(await mine(store, token)))
    expect(seen).toEqual([119, 118, 117, 116])
  })

  it("let no more through together than one of them may when requests come at once", async () => {
    const { token } = await createCustomer(one)
    await patch(one, { rate_limit_per_minute: 20 })
    await sleep(EFFECTIVE_MS)
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => mine(index % 2 ? one : two, token))
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(40)
    await patch(one, { rate_limit_per_minute: null })
  })

  it("count guesses at recipients together, and let a burst to people that exist wait its turn", async () => {
    await patch(one, { transfers_enabled: true, rate_limit_per_minute: 0 })
    await sleep(EFFECTIVE_MS)
    const friend = await createCustomer(one)
    /** Sends to each address at once, from a customer and an address of their own. */
    const codesOf = async (from: string, stores: Store[], addresses: string[]) => {
      const { token } = await createCustomer(one)
      const headers = { "x-forwarded-for": from }
      const answers = await Promise.all(
        addresses.map((to_user_email, index) => {
          const body = { to_user_email, amount: "1" }
          const store = stores[index % stores.length] as Store
          return request(store, "POST", "/wallet/v1/transfers", { token, headers, body })
        })
      )
      return answers.map(({ body }) => body.code as string)
    }
    const known = await codesOf("203.0.113.1", [one], Array<string>(40).fill(friend.email))
    expect(new Set(known)).toEqual(new Set(["wallet_insufficient_balance"]))
    const strangers = Array.from({ length: 40 }, (_, index) => `nobody-${index}@example.com`)
    const guesses = await codesOf("203.0.113.2", [one, two], strangers)
    const told = guesses.filter((code) => code === "wallet_recipient_not_found").length
    expect(told).toBeGreaterThan(0)
    expect(told).toBeLessThanOrEqual(10)
    expect(guesses.filter((code) => code === "wallet_rate_limited")).toHaveLength(40 - told)
    await patch(one, { transfers_enabled: null, rate_limit_per_minute: null })
    await sleep(EFFECTIVE_MS)
  })

  it("follow a change of the settings on the other one within 5 s, under load and idle", async () => {
    const { token } = await createCustomer(one)
    const format = async (store: Store) => (await mine(store, token)).body.balance_formatted
    await patch(one, { rate_limit_per_minute: 0 })
    await sleep(EFFECTIVE_MS)
    expect(await format(two)).toMatch(/0\.00/)
    await patch(one, { locale: "de-DE" })
    const changedAt = Date.now()
    expect(await format(one)).toMatch(/0,00/)
    await waitFor(async () => /0,00/.test(await format(two)), EFFECTIVE_MS)
    expect(Date.now() - changedAt).toBeLessThan(EFFECTIVE_MS)
    await patch(two, { locale: null })
    await sleep(EFFECTIVE_MS)
    expect(await format(one)).toMatch(/0\.00/)
    await patch(one, { rate_limit_per_minute: null })
    await sleep(EFFECTIVE_MS)
  })

  it("go on limiting, each alone, while Redis is away, say so once, and share again after", async () => {
    const { token } = await createCustomer(one)
    await mine(one, token)
    await mine(two, token)
    await redis.kill()
    await waitFor(() => [one, two].every((store) => /Redis is away/.test(store.log())))
    for (let i = 0; i < 10; i++) {
      expect((await mine(one, token)).status).toBe(200)
      expect((await mine(two, token)).status).toBe(200)
    }
    expect([left(await mine(one, token)), left(await mine(two, token))]).toEqual([109, 109])
    expect([one, two].map((store) => countOf(store, "Redis is away"))).toEqual([1, 1])

    await redis.restart()
    await waitFor(() => [one, two].every((store) => /Redis is back/.test(store.log())))
    const { token: fresh } = await createCustomer(one)
    expect([left(await mine(one, fresh)), left(await mine(two, fresh))]).toEqual([119, 118])
    expect([one, two].map((store) => countOf(store, "Redis is away"))).toEqual([1, 1])
  })

  it("don't wait for a Redis that takes requests and answers none", async () => {
    const { token } = await createCustomer(one)
    await mine(one, token)
    const before = countOf(one, "Redis is away")
    redis.freeze()
    const times: number[] = []
    for (let i = 0; i < 20; i++) {
      const started = performance.now()
      expect((await mine(one, token)).status).toBe(200)
      times.push(performance.now() - started)
    }
    // Only the first few wait for the limit of their patience, on however slow a machine.
    const median = [...times].sort((one, other) => one - other)[10]!
    expect(median).toBeLessThan(1_000)
    expect(countOf(one, "Redis is away")).toBe(before + 1)
    redis.thaw()
    await sleep(1_100)
    await mine(one, token)
    await waitFor(() => countOf(one, "Redis is back") === before + 1)
  })
})
