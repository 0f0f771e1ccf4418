import { shareStore } from "../support/shared-store"
import { request, type Store } from "../support/store"

describe("the assistant service", () => {
  let store: Store

  beforeAll(async () => {
    store = await shareStore()
  })
  afterAll(() => store?.stop())
  const get = (path: string) => request(store, "GET", `/assistant/v1${path}`)

  it("gives a guest a nonce and a session of their own", async () => {
    const { status, body, headers } = await get("/nonce")
    expect(status).toBe(200)
    expect(body.nonce).toMatch(/^[A-Za-z0-9_-]{32}$/)
    const hours = (Date.parse(body.expires_at) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(11.9)
    expect(hours).toBeLessThanOrEqual(24)
    expect(headers.get("set-cookie")).toMatch(/^platform_guest=.*HttpOnly/)
  })

  it("describes itself to every origin, and says so when nothing has changed", async () => {
    const { status, body, headers } = await get("/openapi.json")
    expect(status).toBe(200)
    expect(body).toMatchObject({ openapi: "3.1.0", servers: [{ url: "/assistant/v1" }] })
    expect(headers.get("access-control-allow-origin")).toBe("*")
    const again = await fetch(`${store.baseUrl}/assistant/v1/openapi.json`, {
      headers: { "if-none-match": String(headers.get("etag")) },
    })
    expect(again.status).toBe(304)
  })

  it("answers unknown paths and wrong methods with its own envelope", async () => {
    expect(await get("/nothing")).toMatchObject({
      status: 404,
      body: { code: "assistant_route_not_found", data: { status: 404 } },
    })
    const wrong = await request(store, "DELETE", "/assistant/v1/nonce")
    expect(wrong.status).toBe(405)
    expect(wrong.body.code).toBe("assistant_method_not_allowed")
    expect(wrong.headers.get("allow")).toContain("GET")
  })
})
