import { connect } from "node:net"
import { randomUUID } from "node:crypto"
import { shareStore } from "../support/shared-store"
import {
  createAdmin,
  createCustomer,
  request,
  type Admin,
  type Answer,
  type Customer,
  type Store,
} from "../support/store"

/** What belongs to the contract whatever the endpoint: envelope, validation, methods, headers. */
describe("the contract of /wallet/v1", () => {
  let store: Store
  let admin: Admin
  let customer: Customer
  let walletId: number

  beforeAll(async () => {
    store = await shareStore()
    admin = await createAdmin(store)
    customer = await createCustomer(store)
    const mine = await request(store, "GET", "/wallet/v1/wallets/me", { token: customer.token })
    walletId = mine.body.id
  })
  afterAll(() => store?.stop())

  const credit = (body: unknown, headers?: Record<string, string>) =>
    request(store, "POST", `/wallet/v1/wallets/${walletId}/credit`, {
      token: admin.token,
      body,
      headers,
    })

  function expectError(answer: Answer, status: number, code: string) {
    expect({ status: answer.status, body: answer.body }).toMatchObject({
      status,
      body: { code, message: expect.any(String), data: { status } },
    })
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8")
    expect(answer.headers.get("cache-control")).toBe("no-store")
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff")
    expect(answer.headers.get("x-request-id")).toBeTruthy()
  }

  describe("paths and methods", () => {
    it.each(["", "/", "/nothing", "/wallets/1/2/3", "/%E0%A4%A", "/wallets//me", "/wallets/me/x"])(
      "answers 404 in the envelope for the unknown path %p",
      async (path) => {
        expectError(
          await request(store, "GET", `/wallet/v1${path}`, { token: admin.token }),
          404,
          "wallet_route_not_found"
        )
      }
    )

    it("answers 405 with Allow for a known path and another method", async () => {
      const answer = await request(store, "DELETE", "/wallet/v1/wallets/7", { token: admin.token })
      expectError(answer, 405, "wallet_method_not_allowed")
      expect(answer.headers.get("allow")).toBe("GET, PATCH, HEAD, OPTIONS")
    })

    it("answers HEAD like GET, without the body", async () => {
      const answer = await request(store, "HEAD", "/wallet/v1/wallets", { token: admin.token })
      expect([answer.status, answer.text]).toEqual([200, ""])
      expect(Number(answer.headers.get("content-length"))).toBeGreaterThan(20)
    })

    it("takes a trailing slash for nothing", async () => {
      const answer = await request(store, "GET", "/wallet/v1/wallets/", { token: admin.token })
      expect(answer.status).toBe(200)
    })

    it("answers 400 for broken percent-encoding in a path parameter", async () => {
      const answer = await request(store, "GET", "/wallet/v1/wallets/%E0%A4%A", {
        token: admin.token,
      })
      expectError(answer, 400, "wallet_invalid_param")
      expect(answer.body.data.params.id).toContain("percent-encoding")
    })

    it.each([
      "abc",
      "0",
      "-1",
      "1.5",
      "1e3",
      "0x10",
      "9007199254740993",
      "99999999999999999999",
      "NaN",
    ])("refuses the wallet id %p", async (id) => {
      const answer = await request(store, "GET", `/wallet/v1/wallets/${id}`, {
        token: admin.token,
      })
      expectError(answer, 400, "wallet_invalid_param")
      expect(Object.keys(answer.body.data.params)).toEqual(["id"])
    })
  })

  describe("request ids", () => {
    it("keeps a sane one and replaces one that could forge a log line", async () => {
      const sane = await request(store, "GET", "/wallet/v1/nothing", {
        headers: { "x-request-id": "order-17.retry:2" },
      })
      expect(sane.headers.get("x-request-id")).toBe("order-17.retry:2")
      const wild = await request(store, "GET", "/wallet/v1/nothing", {
        headers: { "x-request-id": 'a"} {"level":"fatal"' },
      })
      expect(wild.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/)
    })
  })

  describe("bodies", () => {
    it.each([
      ["not JSON", "{"],
      ["a trailing comma", '{"amount":"1",}'],
      ["an array", "[]"],
      ["a string", '"amount"'],
      ["null", "null"],
      ["bytes that are not UTF-8", Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d])],
    ])("answers 400 wallet_invalid_json for %s", async (_, body) => {
      expectError(await credit(body), 400, "wallet_invalid_json")
    })

    it("names what is missing when there is no body", async () => {
      const answer = await request(store, "POST", `/wallet/v1/wallets/${walletId}/credit`, {
        token: admin.token,
      })
      expectError(answer, 400, "wallet_invalid_param")
      expect(answer.body.data.params).toEqual({ amount: "is required", reason: "is required" })
    })

    it.each([
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
      "application/json; charset=latin1",
      "application/jsonp",
    ])("answers 415 for %s", async (type) => {
      const answer = await credit('{"amount":"1","reason":"x"}', { "content-type": type })
      expectError(answer, 415, "wallet_unsupported_media_type")
    })

    it("answers 415 for a compressed body", async () => {
      const answer = await credit("xx", { "content-encoding": "gzip" })
      expectError(answer, 415, "wallet_unsupported_media_type")
    })

    it.each(["application/json;charset=UTF-8", 'Application/JSON; charset="utf-8"'])(
      "takes %s",
      async (type) => {
        const body = JSON.stringify({ amount: "1", reason: "typed" })
        expect((await credit(body, { "content-type": type })).status).toBe(201)
      }
    )

    it("answers 413 for a body over the limit, declared or streamed, and stays usable", async () => {
      const reason = "x".repeat(200_000)
      const declared = await credit({ amount: "1", reason })
      expectError(declared, 413, "wallet_payload_too_large")
      expect(declared.body.data.limit_bytes).toBe(102_400)
      const streamed = await fetch(`${store.baseUrl}/wallet/v1/wallets/${walletId}/credit`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${admin.token}`,
          "content-type": "application/json",
        },
        body: new Blob([JSON.stringify({ amount: "1", reason })]).stream(),
        duplex: "half",
      } as RequestInit)
      expect(streamed.status).toBe(413)
      expect((await credit({ amount: "1", reason: "after" })).status).toBe(201)
    })

    it("survives a client that goes away in the middle of its body", async () => {
      const socket = connect(store.port, "localhost")
      socket.write(
        `POST /wallet/v1/wallets/${walletId}/credit HTTP/1.1\r\nHost: localhost\r\n` +
          `Authorization: Bearer ${admin.token}\r\nContent-Type: application/json\r\n` +
          `Content-Length: 100\r\n\r\n{"amount":`
      )
      await new Promise((resolve) => setTimeout(resolve, 200))
      socket.destroy()
      expect((await credit({ amount: "1", reason: "after" })).status).toBe(201)
      expect(store.log()).not.toContain("RequestAborted")
    })
  })

  describe("validation", () => {
    it("reports every problem at once, by field, in words that help", async () => {
      const answer = await credit({
        amount: 100,
        reson: "typo",
        expiry_date: "2027-02-30",
        idempotency_key: "1",
        note: 5,
      })
      expectError(answer, 400, "wallet_invalid_param")
      expect(answer.body.data.params).toEqual({
        amount: 'must be a string of minor units such as "1050", not a JSON number',
        reason: "is required",
        reson: 'is not a known field; did you mean "reason"?',
        expiry_date: expect.stringContaining("ISO 8601"),
        idempotency_key: "must be a UUID of version 4",
        note: "must be a string, not a number",
      })
    })

    it.each(["0", "-5", "+5", "1.5", "01", "1e3", " 1", "1 ", "", "١٢", "1000000000000000000"])(
      "refuses the amount %p",
      async (amount) => {
        const answer = await credit({ amount, reason: "x" })
        expectError(answer, 400, "wallet_invalid_param")
        expect(Object.keys(answer.body.data.params)).toEqual(["amount"])
      }
    )

    it.each([
      ["too long", "x".repeat(256)],
      ["empty", ""],
      ["with a NUL", "a\u0000b"],
      ["with half a surrogate pair", "a\ud83d"],
    ])("refuses a reason that is %s", async (_, reason) => {
      const answer = await credit({ amount: "1", reason })
      expectError(answer, 400, "wallet_invalid_param")
      expect(Object.keys(answer.body.data.params)).toEqual(["reason"])
    })

    it("keeps a reason as it was written, whatever the script", async () => {
      const reason = "  Ünïcödé 🎁 \u202eevil  "
      expect((await credit({ amount: "1", reason })).body.reason).toBe(reason)
    })

    it("takes __proto__ and constructor for the unknown fields that they are", async () => {
      const answer = await credit('{"amount":"1","reason":"x","__proto__":{"a":1},"constructor":1}')
      expectError(answer, 400, "wallet_invalid_param")
      expect(answer.text).toContain('"__proto__":"is not a known field"')
      expect(answer.body.data.params).toHaveProperty("constructor")
    })

    it("survives a body that is nothing but depth, or nothing but unknown names", async () => {
      const deep = await credit(`{"amount":${"[".repeat(50_000)}${"]".repeat(50_000)}}`)
      expectError(deep, 400, "wallet_invalid_param")
      const names = Array.from({ length: 6_000 }, (_, i) => `"field_${i}":1`)
      const wide = await credit(`{${names.join(",")}}`)
      expect(Object.keys(wide.body.data.params)).toHaveLength(6_002)
    })

    it("refuses unknown, repeated and bracketed query parameters by name", async () => {
      const query = "per_pge=1&page=1&page=2&currency[]=EUR"
      const answer = await request(store, "GET", `/wallet/v1/wallets?${query}`, {
        token: admin.token,
      })
      expectError(answer, 400, "wallet_invalid_param")
      expect(answer.body.data.params).toEqual({
        page: "must be given once",
        per_pge: 'is not a known field; did you mean "per_page"?',
        "currency[]": expect.stringContaining("is not a known field"),
      })
    })

    it.each([
      "page=0",
      "page=-1",
      "page=x",
      "per_page=101",
      "per_page=0",
      "order=up",
      "balance_min=1.5",
    ])("refuses ?%s", async (query) => {
      const answer = await request(store, "GET", `/wallet/v1/wallets?${query}`, {
        token: admin.token,
      })
      expectError(answer, 400, "wallet_invalid_param")
      expect(Object.keys(answer.body.data.params)).toEqual([query.split("=")[0]])
    })
  })

  describe("idempotency keys", () => {
    it("takes the header, plain or quoted, for the body's field", async () => {
      const key = randomUUID()
      const body = { amount: "3", reason: "once" }
      const first = await credit(body, { "idempotency-key": key })
      expect(first.status).toBe(201)
      const again = [
        await credit(body, { "idempotency-key": `"${key.toUpperCase()}"` }),
        await credit({ ...body, idempotency_key: key }),
        await credit({ ...body, idempotency_key: key }, { "idempotency-key": key }),
      ]
      for (const answer of again) {
        expect(answer.status).toBe(200)
        expect(answer.headers.get("idempotent-replayed")).toBe("true")
        expect(answer.body).toEqual({
          ...first.body,
          code: "wallet_idempotent_replay",
          message: expect.any(String),
          data: { status: 200, original_status: 201 },
        })
      }
    })

    it("refuses a header that differs from the body, and one that is no UUID", async () => {
      const body = { amount: "3", reason: "x", idempotency_key: randomUUID() }
      for (const key of [randomUUID(), "abc"]) {
        const answer = await credit(body, { "idempotency-key": key })
        expectError(answer, 400, "wallet_invalid_param")
        expect(answer.body.data.params).toHaveProperty("Idempotency-Key")
      }
    })

    it("refuses the same key for something else", async () => {
      const idempotency_key = randomUUID()
      await credit({ amount: "3", reason: "x", idempotency_key })
      const answer = await credit({ amount: "4", reason: "x", idempotency_key })
      expectError(answer, 422, "wallet_idempotency_key_reused")
    })
  })

  describe("CORS", () => {
    const origin = "http://localhost:8000"

    it("answers a preflight of a storefront origin", async () => {
      const answer = await request(store, "OPTIONS", "/wallet/v1/wallets/me", {
        headers: { origin, "access-control-request-method": "GET" },
      })
      expect(answer.status).toBe(204)
      expect(answer.headers.get("access-control-allow-origin")).toBe(origin)
      expect(answer.headers.get("access-control-allow-credentials")).toBe("true")
      expect(answer.headers.get("access-control-allow-methods")).toContain("GET")
      expect(answer.headers.get("access-control-allow-headers")).toMatch(/X-Platform-Nonce/i)
      expect(answer.headers.get("vary")).toMatch(/Origin/i)
    })

    it("lets a storefront read errors and our headers, and nobody else", async () => {
      const known = await request(store, "GET", "/wallet/v1/wallets/me", { headers: { origin } })
      expectError(known, 401, "wallet_unauthorized")
      expect(known.headers.get("access-control-allow-origin")).toBe(origin)
      expect(known.headers.get("access-control-expose-headers")).toContain("X-Request-Id")
      const other = await request(store, "GET", "/wallet/v1/wallets/me", {
        headers: { origin: "https://evil.example" },
      })
      expect(other.headers.get("access-control-allow-origin")).toBeNull()
    })
  })

  it("refuses a cursor that no answer gave", async () => {
    const answer = await request(store, "GET", "/wallet/v1/transactions?cursor=bm9wZQ", {
      token: admin.token,
    })
    expectError(answer, 400, "wallet_invalid_param")
    expect(answer.body.data.params).toEqual({ cursor: expect.any(String) })
  })
})
