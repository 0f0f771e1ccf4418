import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { hasRedis } from "../support/available"
import { newAddress } from "../support/new-address"
import { startRedis, type RedisServer } from "../support/redis"
import { openShopper, type TestShopper } from "../support/shopper"
import {
  createAdmin,
  createCustomer,
  createSecretKey,
  request,
  startStore,
  type Admin,
  type Answer,
  type Store,
} from "../support/store"

const EXTENSIONS = path.join(__dirname, "..", "support", "assistant-extensions.js")
const LIMIT = 3
const OPTIONS = { rate_limit_per_minute: 0, assistant: { rate_limit: LIMIT, rate_window: 60 } }
const UP = { body: { rating: "up" } }

const shown = ({ headers }: Answer) =>
  ["Limit", "Remaining"].map((name) => {
    const value = headers.get(`X-Assistant-RateLimit-${name}`)
    return value === null ? null : Number(value)
  })
const rate = (shopper: TestShopper) => shopper.call("POST", "/feedback", UP)

describe("the gate before shoppers' endpoints", () => {
  let store: Store
  let admin: Admin

  beforeAll(async () => {
    store = await startStore({
      options: OPTIONS,
      env: { WALLET_EXTENSIONS: EXTENSIONS },
    })
    admin = await createAdmin(store)
  })
  afterAll(() => store?.stop())

  const settings = (body: object) =>
    request(store, "PATCH", "/admin/assistant/settings", { token: admin.token, body })

  describe("asks for a nonce", () => {
    const bare = (headers: Record<string, string>, body: unknown = UP.body) =>
      request(store, "POST", "/assistant/v1/feedback", { headers, body })
    const refused = {
      status: 403,
      body: { code: "assistant_invalid_nonce", data: { status: 403 } },
    }

    it("and takes a guest's with the cookie that came with it", async () => {
      const guest = await openShopper(store, { address: newAddress() })
      expect(guest.cookies.has("platform_guest")).toBe(true)
      expect((await rate(guest)).status).toBe(200)
    })

    it("and refuses who has none, before looking at the body, and counts them nowhere", async () => {
      const address = newAddress()
      for (let i = 0; i <= LIMIT; i++) {
        expect(await bare({ "x-forwarded-for": address })).toMatchObject(refused)
      }
      expect(await bare({}, "{not json")).toMatchObject(refused)
      const answer = await rate(await openShopper(store, { address }))
      expect([answer.status, ...shown(answer)]).toEqual([200, LIMIT, LIMIT - 1])
    })

    it("and refuses one that is another guest's, without its cookie, or made up", async () => {
      const [one, two] = await Promise.all([openShopper(store), openShopper(store)])
      const { cookie = "" } = one.headers()
      expect(await bare({ cookie, "x-platform-nonce": two.nonce })).toMatchObject(refused)
      expect(await bare({ "x-platform-nonce": one.nonce })).toMatchObject(refused)
      expect(await bare({ cookie, "x-platform-nonce": "A".repeat(32) })).toMatchObject(refused)
      expect(await bare({ cookie, "x-platform-nonce": "" })).toMatchObject(refused)
    })

    it("of a customer who is signed in by a session, and not the guest's that they were", async () => {
      const customer = await createCustomer(store)
      const browser = await openShopper(store, { session: customer.token })
      expect((await rate(browser)).status).toBe(200)
      expect(await bare({ cookie: browser.headers().cookie ?? "" })).toMatchObject(refused)
      const guest = await openShopper(store)
      const { cookie = "" } = browser.headers()
      const guestCookie = guest.headers().cookie ?? ""
      expect(
        await bare({ cookie: `${cookie}; ${guestCookie}`, "x-platform-nonce": guest.nonce })
      ).toMatchObject(refused)
    })

    it("of a customer with a bearer token, who needs no cookie for it", async () => {
      const [customer, other] = [await createCustomer(store), await createCustomer(store)]
      const member = await openShopper(store, { token: customer.token })
      expect([...member.cookies]).toEqual([])
      expect((await rate(member)).status).toBe(200)
      const authorization = `Bearer ${other.token}`
      expect(await bare({ authorization, "x-platform-nonce": member.nonce })).toMatchObject(refused)
      expect(await bare({ authorization })).toMatchObject(refused)
      expect(await bare({ "x-platform-nonce": member.nonce })).toMatchObject(refused)
    })

    it("and still answers 401 to a wrong credential with a guest's nonce", async () => {
      const guest = await openShopper(store, { address: newAddress() })
      const answer = await guest.call("POST", "/feedback", {
        ...UP,
        headers: { authorization: "Bearer nonsense" },
      })
      expect(answer).toMatchObject({ status: 401, body: { code: "assistant_unauthorized" } })
    })
  })

  describe("counts", () => {
    it("a guest by address, whatever cookie they come with, and says where they stand", async () => {
      const address = newAddress()
      const answers: Answer[] = []
      for (let i = 0; i < LIMIT + 2; i++) {
        answers.push(await rate(await openShopper(store, { address })))
      }
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429])
      expect(answers.map(shown)).toEqual([2, 1, 0, 0, 0].map((left) => [LIMIT, left]))
      const wait = Number(answers[3]?.headers.get("Retry-After"))
      expect(wait).toBeGreaterThan(50)
      expect(wait).toBeLessThanOrEqual(60)
      expect(answers[3]?.body).toMatchObject({
        code: "assistant_rate_limited",
        data: { status: 429, retry_after: wait },
      })
      expect((await rate(await openShopper(store, { address: newAddress() }))).status).toBe(200)
    })

    it("a customer by themselves, by session and bearer alike, wherever they are", async () => {
      const { token } = await createCustomer(store)
      const sessions = [{ token }, { session: token }, { token }]
      const left: unknown[] = []
      for (const how of sessions) {
        left.push(shown(await rate(await openShopper(store, { ...how, address: newAddress() })))[1])
      }
      expect(left).toEqual([5, 4, 3])
    })

    it("requests that fail as any other", async () => {
      const guest = await openShopper(store, { address: newAddress() })
      const wrong = await guest.call("POST", "/feedback", { body: { rating: "so so" } })
      const broken = await guest.call("POST", "/feedback", { body: "{" })
      expect([wrong.status, broken.status]).toEqual([400, 400])
      expect(shown(await rate(guest))).toEqual([LIMIT, 0])
      expect((await rate(guest)).status).toBe(429)
    })

    it("exactly when many come at once", async () => {
      const guest = await openShopper(store, { address: newAddress() })
      const answers = await Promise.all(Array.from({ length: 20 }, () => rate(guest)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(LIMIT)
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(20 - LIMIT)
    })

    it("in windows that end however steadily requests trickle in", async () => {
      await settings({ rate_window: 1 })
      try {
        const guest = await openShopper(store, { address: newAddress() })
        const passed: number[] = []
        const began = Date.now()
        while (Date.now() - began < 3_600) {
          if ((await rate(guest)).status === 200) passed.push(Date.now() - began)
          await sleep(100)
        }
        // Windows of 1 s, each beginning with the first request after the one before.
        expect(passed.length).toBeGreaterThanOrEqual(2 * LIMIT)
        expect(passed.length).toBeLessThanOrEqual(4 * LIMIT)
        for (let i = LIMIT; i < passed.length; i += LIMIT) {
          expect(passed[i]! - passed[i - LIMIT]!).toBeGreaterThan(980)
        }
      } finally {
        await settings({ rate_window: null })
      }
    })

    it("nobody when the limit is 0", async () => {
      await settings({ rate_limit: 0 })
      try {
        const guest = await openShopper(store, { address: newAddress() })
        const answers = await Promise.all(Array.from({ length: LIMIT + 2 }, () => rate(guest)))
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
        expect(shown(answers[0] as Answer)).toEqual([null, null])
      } finally {
        await settings({ rate_limit: null })
      }
    })

    it("a secret key of the store by itself, with its own nonce", async () => {
      const key = await createSecretKey(store, admin)
      const basic = `${key}:`
      const { body } = await request(store, "GET", "/assistant/v1/nonce", { basic })
      const answer = await request(store, "POST", "/assistant/v1/feedback", {
        ...UP,
        basic,
        headers: { "x-platform-nonce": body.nonce },
      })
      expect([answer.status, ...shown(answer)]).toEqual([200, LIMIT, LIMIT - 1])
    })
  })

  describe("stands before every one of them", () => {
    const multipart = () => {
      const form = new FormData()
      form.set("image", new Blob([new Uint8Array([1])]), "a.png")
      return form
    }
    const said = { messages: [{ role: "user", content: "hello" }] }
    const bodies: [string, unknown][] = [
      ["/message", said],
      ["/cart", { action: "view" }],
      ["/feedback", UP.body],
      ["/stream", said],
      ["/visual-search", undefined],
    ]
    const send = async (path: string, body: unknown, headers: Record<string, string>) => {
      const json = { "content-type": "application/json" }
      const response = await fetch(`${store.baseUrl}/assistant/v1${path}`, {
        method: "POST",
        headers: { ...headers, ...(body ? json : {}) },
        body: body ? JSON.stringify(body) : multipart(),
      })
      const text = await response.text()
      return { status: response.status, headers: response.headers, text }
    }

    it.each(bodies)(
      "%s wants a nonce, and answers with its status, not in a stream",
      async (path, body) => {
        const { status, text } = await send(path, body, { "x-forwarded-for": newAddress() })
        expect(status).toBe(403)
        expect(JSON.parse(text).code).toBe("assistant_invalid_nonce")
      }
    )

    it("with one counter for all five", async () => {
      const guest = await openShopper(store, { address: newAddress() })
      const answers = []
      for (const [path, body] of bodies) answers.push(await send(path, body, guest.headers()))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429])
      for (const { text, headers } of answers.slice(LIMIT)) {
        expect(JSON.parse(text).code).toBe("assistant_rate_limited")
        expect(Number(headers.get("retry-after"))).toBeGreaterThan(0)
      }
    })
  })

  describe("lets the store's extensions change", () => {
    const from = async (address: string) => rate(await openShopper(store, { address }))

    it("the limit, by who asks for what and from where", async () => {
      expect(shown(await from("198.51.100.4"))).toEqual([2, 1])
      const { token } = await createCustomer(store)
      expect(shown(await rate(await openShopper(store, { token })))).toEqual([6, 5])
      for (let i = 0; i < LIMIT + 1; i++) expect((await from("198.51.100.1")).status).toBe(200)
    })

    it("the window", async () => {
      const { headers } = await from("198.51.100.5")
      const reset = Number(headers.get("X-Assistant-RateLimit-Reset"))
      expect(reset - Date.now() / 1000).toBeLessThan(2)
    })

    it("nothing when they fail or answer nonsense, which the log tells", async () => {
      expect(shown(await from("198.51.100.2"))).toEqual([LIMIT, LIMIT - 1])
      expect(shown(await from("198.51.100.3"))).toEqual([LIMIT, LIMIT - 1])
      expect(store.log()).toContain("assistant_rate_limit failed: no opinion")
      expect(store.log()).toContain("assistant_rate_limit answered many")
    })
  })

  it("is described with its codes and headers", async () => {
    const { body } = await request(store, "GET", "/assistant/v1/openapi.json")
    const { responses } = body.paths["/feedback"].post
    expect(responses["403"].description).toContain("assistant_invalid_nonce")
    expect(responses["429"].description).toContain("assistant_rate_limited")
    expect(Object.keys(responses["429"].headers)).toContain("Retry-After")
    expect(Object.keys(responses["200"].headers)).toContain("X-Assistant-RateLimit-Remaining")
  })
})

const withRedis = hasRedis ? describe : describe.skip

withRedis("the gate of two instances that share a Redis", () => {
  let redis: RedisServer
  let stores: Store[]

  beforeAll(async () => {
    redis = await startRedis()
    const env = { WALLET_OPTIONS: JSON.stringify(OPTIONS), REDIS_URL: redis.url }
    const first = await startStore({ env })
    stores = [first, await startStore({ env, databaseUrl: first.databaseUrl })]
  })
  afterAll(async () => {
    await Promise.all((stores ?? []).slice(1).map((store) => store.stop()))
    await stores?.[0]?.stop()
    await redis?.stop()
  })

  it("knows each other's nonces and counts together", async () => {
    const guest = await openShopper(stores[0]!, { address: newAddress() })
    const answers: Answer[] = []
    for (let i = 0; i < LIMIT + 2; i++) {
      answers.push(
        await request(stores[i % 2]!, "POST", "/assistant/v1/feedback", {
          ...UP,
          headers: guest.headers(),
        })
      )
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429])
    expect(answers.map(shown)).toEqual([2, 1, 0, 0, 0].map((left) => [LIMIT, left]))
  })

  it("hears within five seconds of settings that the other one changed", async () => {
    const { token } = await createAdmin(stores[0]!)
    const guest = await openShopper(stores[1]!, { address: newAddress() })
    expect(shown(await rate(guest))[0]).toBe(LIMIT)
    await request(stores[0]!, "PATCH", "/admin/assistant/settings", {
      token,
      body: { rate_limit: 50 },
    })
    const changed = Date.now()
    while (shown(await rate(guest))[0] !== 50) {
      expect(Date.now() - changed).toBeLessThan(5_000)
      await sleep(100)
    }
  })
})
