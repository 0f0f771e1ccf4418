import { Client } from "pg"
import { openShopper } from "../support/shopper"
import {
  createAdmin,
  createCustomer,
  request,
  startStore,
  type Admin,
  type Store,
} from "../support/store"

const PROVIDER = { name: "main", base_url: "https://llm.example/v1", model: "large" }

describe("the dashboard's side of the assistant", () => {
  let store: Store
  let admin: Admin
  let database: Client

  beforeAll(async () => {
    store = await startStore({
      options: { assistant: { rate_limit: 0, telemetry_days: 7 } },
    })
    admin = await createAdmin(store)
    database = new Client(store.databaseUrl)
    await database.connect()
  })
  afterAll(async () => {
    await database?.end()
    await store?.stop()
  })

  const asAdmin = (method: string, path: string, body?: unknown) =>
    request(store, method, `/admin/assistant${path}`, { token: admin.token, body })

  it("is for nobody but who manages the shop", async () => {
    const { token } = await createCustomer(store)
    for (const path of ["/settings", "/settings/changes", "/telemetry", "/feedback"]) {
      expect((await request(store, "GET", `/admin/assistant${path}`)).status).toBe(401)
      expect((await request(store, "GET", `/admin/assistant${path}`, { token })).status).toBe(401)
      expect((await asAdmin("GET", path)).status).toBe(200)
    }
  })

  describe("settings", () => {
    it("are defaults under the plugin's options, and say which", async () => {
      const { body } = await asAdmin("GET", "/settings")
      expect(body).toMatchObject({
        rate_limit: 0,
        rate_window: 60,
        agent_rate_limit: 120,
        agent_checkout_enabled: false,
        providers: [],
        vision_provider: "built-in",
        policies: [],
        search_synonyms: [],
        daily_spend_cap: { amount: "0", currency: "usd" },
        messaging_enabled: false,
        messaging_verify_token: "",
        messaging_app_secret: "",
        telemetry_days: 7,
        sources: { rate_limit: "option", rate_window: "default", telemetry_days: "option" },
      })
    })

    it("change at once, and show no secret again, not even to the database", async () => {
      const policies = [{ topic: "returns", title: "Returns", text: "Within 30 days." }]
      const changed = await asAdmin("PATCH", "/settings", {
        providers: [{ ...PROVIDER, api_key: "sk-very-secret" }],
        messaging_app_secret: "app-very-secret",
        daily_spend_cap: { amount: "1500", currency: "EUR" },
        policies,
      })
      expect(changed.status).toBe(200)
      const seen = await asAdmin("GET", "/settings")
      const changes = await asAdmin("GET", "/settings/changes")
      expect(seen.body).toMatchObject({
        providers: [{ ...PROVIDER, api_key: "********" }],
        messaging_app_secret: "********",
        daily_spend_cap: { amount: "1500", currency: "eur" },
        policies,
      })
      expect(changes.body.data).toHaveLength(4)
      expect(changes.body.data[0].changed_by).toMatch(/^user:/)
      const { rows } = await database.query("select * from assistant_setting")
      const { rows: history } = await database.query("select * from assistant_setting_change")
      const everything = [changed.text, seen.text, changes.text, JSON.stringify([rows, history])]
      expect(everything.join()).not.toContain("very-secret")
      const back = Object.keys(changed.body.sources).map((key) => [key, null])
      expect((await asAdmin("PATCH", "/settings", Object.fromEntries(back))).status).toBe(200)
    })

    it("refuse a mask that no secret is behind, and change nothing", async () => {
      const answer = await asAdmin("PATCH", "/settings", {
        rate_window: 30,
        providers: [{ ...PROVIDER, api_key: "********" }],
      })
      expect(answer).toMatchObject({
        status: 400,
        body: {
          code: "assistant_invalid_param",
          data: { params: { providers: expect.stringContaining("masked secret") } },
        },
      })
      expect((await asAdmin("GET", "/settings")).body.rate_window).toBe(60)
    })

    it.each([
      [{ rate_limit: -1 }, "rate_limit"],
      [{ rate_window: "60" }, "rate_window"],
      [{ rate_windows: 60 }, "rate_windows"],
      [{ daily_spend_cap: { amount: 5, currency: "eur" } }, "daily_spend_cap.amount"],
      [{ providers: [{ name: "x", model: "m", base_url: "ftp://x" }] }, "providers.0.base_url"],
      [{ providers: [{ name: "x", model: "m", keys: 1 }] }, "providers.0.keys"],
      [{ policies: [{ topic: "Our returns", title: "R", text: "T" }] }, "policies.0.topic"],
    ])("refuse %j, naming the field", async (body, field) => {
      const answer = await asAdmin("PATCH", "/settings", body)
      expect(answer.status).toBe(400)
      expect(Object.keys(answer.body.data.params).join()).toContain(field.split(".")[0])
    })

    it("take a provider on this machine, and none where clouds and networks keep their secrets", async () => {
      const set = (base_url: string) =>
        asAdmin("PATCH", "/settings", { providers: [{ ...PROVIDER, base_url }] })
      for (const base_url of [
        "http://169.254.169.254/v1",
        "http://100.100.100.200/v1",
        "http://168.63.129.16/v1",
        "http://[fd00:ec2::254]/v1",
        "http://[::ffff:a9fe:a9fe]/v1",
        "https://user:pass@llm.example/v1",
        "http://10.0.0.8/v1",
      ]) {
        const answer = await set(base_url)
        expect([base_url, answer.status, answer.body.data.params]).toEqual([
          base_url,
          400,
          { providers: expect.stringContaining('the base_url of "main" must') },
        ])
      }
      for (const base_url of ["http://127.0.0.1:4711/v1", "http://localhost:11434/v1"]) {
        expect((await set(base_url)).status).toBe(200)
      }
      expect((await asAdmin("PATCH", "/settings", { providers: null })).status).toBe(200)
    })
  })

  describe("feedback", () => {
    const send = async (body: unknown) =>
      (await openShopper(store)).call("POST", "/feedback", { body })

    it("is taken from shoppers and listed, newest first", async () => {
      const up = await send({ rating: "up" })
      const down = await send({
        rating: "down",
        reason: "Too dear, call +1 555 010 9999",
        conversation_ref: "c".repeat(128),
        message_ref: "m1",
      })
      expect([up.status, down.status]).toEqual([200, 200])
      expect(up.body).toEqual({ ok: true, id: expect.stringMatching(/^[0-9a-f-]{36}$/) })
      const { body } = await asAdmin("GET", "/feedback")
      expect(body.data).toMatchObject([
        { id: down.body.id, rating: "down", reason: "Too dear, call …", message_ref: "m1" },
        { id: up.body.id, rating: "up", reason: null },
      ])
      expect(body.meta.total).toBe(2)
      expect((await asAdmin("GET", "/feedback?rating=up")).body.meta.total).toBe(1)
      expect((await asAdmin("GET", "/telemetry")).body.feedback).toEqual({ up: 1, down: 1 })
    })

    it("takes reasons of 500 characters, of whatever kind they are", async () => {
      for (const character of ["x", "é", "😀"]) {
        const reason = character.repeat(500)
        expect((await send({ rating: "up", reason })).status).toBe(200)
        expect((await asAdmin("GET", "/feedback?per_page=1")).body.data[0].reason).toBe(reason)
      }
    })

    it.each([
      [{}, "assistant_invalid_rating"],
      [{ rating: "sideways" }, "assistant_invalid_rating"],
      [{ rating: 1 }, "assistant_invalid_rating"],
      [{ rating: ["up"] }, "assistant_invalid_rating"],
      [{ rating: "up", reason: "x".repeat(501) }, "assistant_invalid_param"],
      [{ rating: "up", reason: "😀".repeat(501) }, "assistant_invalid_param"],
      [{ rating: "up", reason: 5 }, "assistant_invalid_param"],
      [{ rating: "up", message_ref: "x".repeat(129) }, "assistant_invalid_param"],
      [{ rating: "up", reasons: "typo" }, "assistant_invalid_param"],
    ])("is refused as %j, and nothing is stored", async (body, code) => {
      const before = (await asAdmin("GET", "/feedback")).body.meta.total
      expect(await send(body)).toMatchObject({ status: 400, body: { code } })
      expect((await asAdmin("GET", "/feedback")).body.meta.total).toBe(before)
    })
  })

  it("shows figures over a window of 1 to 90 days, with the day's spending", async () => {
    const { body } = await asAdmin("GET", "/telemetry?days=90")
    expect(body).toMatchObject({
      window_days: 90,
      spend: { cost_micros: "0", cap: null, currency: "usd" },
    })
    for (const days of ["0", "91", "x", "1.5"]) {
      expect((await asAdmin("GET", `/telemetry?days=${days}`)).status).toBe(400)
    }
  })
})
