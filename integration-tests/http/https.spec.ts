import { shareStore } from "../support/shared-store"
import {
  createAdmin,
  createCustomer,
  request,
  type Admin,
  type Customer,
  type Store,
} from "../support/store"

const ME = "/wallet/v1/wallets/me"
const DESCRIPTION = "/wallet/v1/openapi.json"

describe("the switches of the interface", () => {
  let store: Store
  let admin: Admin
  let customer: Customer

  beforeAll(async () => {
    store = await shareStore()
    admin = await createAdmin(store)
    customer = await createCustomer(store)
  })
  afterAll(() => store?.stop())
  afterEach(() => patch({ enable_rest_api: null, force_https: null }))

  const patch = (body: unknown) =>
    request(store, "PATCH", "/admin/wallet/settings", { token: admin.token, body })
  const mine = (headers: Record<string, string> = {}) =>
    request(store, "GET", ME, { token: customer.token, headers })

  describe("force_https", () => {
    beforeEach(() => patch({ force_https: true }))

    it("refuses plain HTTP before it looks at a credential", async () => {
      for (const answer of [await mine(), await request(store, "GET", ME)]) {
        expect(answer.status).toBe(403)
        expect(answer.body).toMatchObject({
          code: "wallet_https_required",
          data: { status: 403 },
        })
      }
    })

    it("holds for the description as well", async () => {
      const plain = await request(store, "GET", DESCRIPTION)
      expect([plain.status, plain.body.code]).toEqual([403, "wallet_https_required"])
      const headers = { "x-forwarded-proto": "https" }
      expect((await request(store, "GET", DESCRIPTION, { headers })).status).toBe(200)
    })

    it("believes the proxy that the host trusts, in what it saw itself", async () => {
      expect((await mine({ "x-forwarded-proto": "https" })).status).toBe(200)
      expect((await mine({ "x-forwarded-proto": "http" })).status).toBe(403)
    })

    it("can be turned off again from the dashboard", async () => {
      expect((await patch({ force_https: false })).status).toBe(200)
      expect((await mine()).status).toBe(200)
    })
  })

  describe("enable_rest_api, off,", () => {
    beforeEach(() => patch({ enable_rest_api: false }))

    it("answers 503 on every route, signed in or not", async () => {
      const answers = [
        await mine(),
        await request(store, "GET", ME),
        await request(store, "GET", "/wallet/v1/nonce"),
        await request(store, "POST", "/wallet/v1/wallets/1/credit", { token: admin.token }),
      ]
      for (const answer of answers) {
        expect(answer.status).toBe(503)
        expect(answer.body).toMatchObject({ code: "wallet_api_disabled", data: { status: 503 } })
      }
    })

    it("leaves the description and the dashboard's own endpoints", async () => {
      expect((await request(store, "GET", DESCRIPTION)).status).toBe(200)
      const settings = await request(store, "GET", "/admin/wallet/settings", {
        token: admin.token,
      })
      expect(settings.body.enable_rest_api).toBe(false)
    })
  })
})
