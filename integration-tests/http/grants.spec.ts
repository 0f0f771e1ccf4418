import { shareStore } from "../support/shared-store"
import {
  createAdmin,
  createCustomer,
  request,
  type Admin,
  type Customer,
  type RequestOptions,
  type Store,
} from "../support/store"
import { asAdmin, createKey, expectSoon, grant, overBasic } from "./access-store"

const READ = "wallet_read_wallets"
const WRITE = "wallet_write_wallets"

describe("grants", () => {
  let store: Store
  let admin: Admin
  let wallet: number
  let entry: number

  beforeAll(async () => {
    store = await shareStore()
    admin = await createAdmin(store)
    const { token } = await createCustomer(store)
    wallet = (await call("GET", "/wallets/me", { token })).body.id
    const credited = await call("POST", `/wallets/${wallet}/credit`, {
      token: admin.token,
      body: { amount: "900", reason: "hello", note: "for staff" },
    })
    entry = credited.body.transaction_id
  })
  afterAll(() => store?.stop())

  const call = (method: string, path: string, options: RequestOptions = {}) =>
    request(store, method, `/wallet/v1${path}`, options)
  const post = (body: unknown) => asAdmin(store, admin, "POST", "/grants", body)
  const idsIn = ({ body }: { body: { data: { id: number }[] } }) => body.data.map(({ id }) => id)

  it("let a customer read every wallet, and nothing more", async () => {
    const { id, token } = await createCustomer(store)
    const read = () => call("GET", `/wallets/${wallet}`, { token })
    expect((await read()).status).toBe(403)
    await grant(store, admin, "customer", id, READ)
    await expectSoon(read, 200)
    const entries = await call("GET", `/transactions?wallet_id=${wallet}`, { token })
    expect(entries.body.meta.total).toBe(1)
    const { text } = await call("GET", `/transactions/${entry}`, { token })
    expect(JSON.parse(text)).toMatchObject({ id: entry, reason: "hello" })
    const everything = await call("GET", "/transactions", { token })
    expect(idsIn(everything)).toEqual(
      idsIn(await call("GET", "/transactions", { token: admin.token }))
    )
    const kyc = await call("GET", `/wallets/${wallet}/kyc`, { token })
    expect([kyc.status, kyc.body.status]).toEqual([200, "not_submitted"])
    for (const told of [text, entries.text, everything.text, kyc.text]) {
      expect(told).not.toMatch(/"note"|for staff/)
    }
    const lots = await call("GET", `/wallets/${wallet}/lots`, { token })
    expect(lots.body.data).toHaveLength(1)
    expect((await call("GET", "/wallets", { token })).status).toBe(403)
    const body = { amount: "1", reason: "tests" }
    const refused = await call("POST", `/wallets/${wallet}/debit`, { token, body })
    expect([refused.status, refused.body.data.required_capability]).toEqual([403, WRITE])
  })

  it("let a customer who may read every wallet see both sides of their transfers", async () => {
    await asAdmin(store, admin, "PATCH", "/settings", { transfers_enabled: true })
    const { id, token } = await createCustomer(store)
    const friend = await createCustomer(store)
    const { body: own } = await call("GET", "/wallets/me", { token })
    const opening = { amount: "9", reason: "hello" }
    await call("POST", `/wallets/${own.id}/credit`, { token: admin.token, body: opening })
    const send = () =>
      call("POST", "/transfers", { token, body: { to_user_email: friend.email, amount: "1" } })
    expect((await send()).body.transfer_in).not.toHaveProperty("balance_after")
    await grant(store, admin, "customer", id, READ)
    await expectSoon(() => call("GET", `/wallets/${wallet}`, { token }), 200)
    expect((await send()).body.transfer_in).toMatchObject({
      balance_before: "1",
      balance_after: "2",
      hmac_chain: expect.stringMatching(/^sha256:/),
    })
  })

  it("let a customer credit, debit and change every wallet, without reading it", async () => {
    const { id, token } = await createCustomer(store)
    const body = { amount: "2", reason: "tests" }
    const debit = () => call("POST", `/wallets/${wallet}/debit`, { token, body })
    expect((await debit()).status).toBe(403)
    await grant(store, admin, "customer", id, WRITE)
    await expectSoon(debit, 201)
    expect((await call("POST", `/wallets/${wallet}/credit`, { token, body })).status).toBe(201)
    const patched = await call("PATCH", `/wallets/${wallet}`, {
      token,
      body: { spending_limit: "800" },
    })
    expect([patched.status, patched.body.spending_limit]).toEqual([200, "800"])
    expect((await call("GET", `/wallets/${wallet}`, { token })).status).toBe(403)
    const path = `/transactions/${entry}/reverse`
    expect((await call("POST", path, { token, body: { reason: "x" } })).status).toBe(403)
  })

  it("end within 5 s of being taken away", async () => {
    const { id, token } = await createCustomer(store)
    const { id: granted } = await grant(store, admin, "customer", id, READ)
    const read = () => call("GET", `/wallets/${wallet}`, { token })
    await expectSoon(read, 200)
    const taken = await asAdmin(store, admin, "DELETE", `/grants/${granted}`)
    expect([taken.status, taken.body]).toEqual([200, { id: granted, deleted: true }])
    await expectSoon(read, 403)
  })

  it("to a key are the key's alone, and its scope stays its limit", async () => {
    const customer = await createCustomer(store)
    const key = await createKey(store, admin, "read", customer.id)
    await grant(store, admin, "api_key", key.id, READ)
    await grant(store, admin, "api_key", key.id, WRITE)
    await expectSoon(() => call("GET", `/wallets/${wallet}`, overBasic(key)), 200)
    const body = { amount: "1", reason: "tests" }
    const refused = await call("POST", `/wallets/${wallet}/credit`, { ...overBasic(key), body })
    expect([refused.status, refused.body.data.required_scope]).toEqual([403, "write"])
    const { token } = customer
    expect((await call("GET", `/wallets/${wallet}`, { token })).status).toBe(403)
  })

  it("to a customer are those of every key that acts for them", async () => {
    const customer = await createCustomer(store)
    const key = await createKey(store, admin, "read_write", customer.id)
    await grant(store, admin, "customer", customer.id, WRITE)
    const body = { amount: "1", reason: "tests" }
    const path = `/wallets/${wallet}/credit`
    await expectSoon(() => call("POST", path, { ...overBasic(key), body }), 201)
  })

  describe("are given", () => {
    let customer: Customer
    let number: number

    beforeAll(async () => {
      customer = await createCustomer(store)
      number = (await call("GET", "/wallets/me", { token: customer.token })).body.user_id
    })

    it("by number or id, as number or text, to whom the interface calls a user as well", async () => {
      const first = await post({
        subject_type: "customer",
        subject_id: number,
        capability: READ,
      })
      expect(first.status).toBe(201)
      expect(first.body).toEqual({
        id: expect.stringMatching(/^grant_/),
        subject_type: "customer",
        subject_id: customer.id,
        user_id: number,
        capability: READ,
        created_by: `user:${admin.id}`,
        created_at: expect.any(String),
      })
      for (const [subject_type, subject_id] of [
        ["customer", String(number)],
        ["customer", customer.id],
        ["user", number],
        ["user", customer.id],
      ]) {
        const again = await post({ subject_type, subject_id, capability: READ })
        expect([again.status, again.body]).toEqual([200, first.body])
      }
    })

    it("to users of the dashboard too, who have everything already", async () => {
      const answer = await post({ subject_type: "user", subject_id: admin.id, capability: READ })
      expect(answer.status).toBe(201)
      expect(answer.body).toMatchObject({ subject_type: "user", user_id: null })
    })

    it("to nobody who is not there, and of nothing else", async () => {
      const params = async (body: unknown) => {
        const answer = await post(body)
        expect([answer.status, answer.body.code]).toEqual([400, "wallet_invalid_param"])
        return answer.body.data.params
      }
      const ask = (subject_type: string, subject_id: unknown) =>
        params({ subject_type, subject_id, capability: READ })
      const nobody = { subject_id: "is nobody whom the store knows" }
      expect(await ask("customer", 999_999)).toEqual(nobody)
      expect(await ask("customer", "cus_unknown")).toEqual(nobody)
      expect(await ask("user", "user_unknown")).toEqual(nobody)
      expect(await ask("customer", "x' or 1=1")).toEqual(nobody)
      expect(await ask("customer", admin.id)).toEqual({ subject_id: "is no customer" })
      expect(await ask("api_key", "akey_unknown")).toEqual({ subject_id: "is no store API key" })
      expect(await ask("group", 1)).toEqual({ subject_type: expect.stringContaining("api_key") })
      expect(await params({ capability: "manage_shop" })).toEqual({
        subject_type: "is required",
        subject_id: expect.any(String),
        capability: expect.stringContaining(WRITE),
      })
    })
  })

  it("are listed by subject and capability, in pages", async () => {
    const customer = await createCustomer(store)
    await grant(store, admin, "customer", customer.id, READ)
    await grant(store, admin, "customer", customer.id, WRITE)
    const list = async (search: string) =>
      (await asAdmin(store, admin, "GET", `/grants?${search}`)).body
    const own = await list(`subject_id=${customer.id}`)
    expect(own.data.map(({ capability }: { capability: string }) => capability)).toEqual([
      WRITE,
      READ,
    ])
    expect(own.meta).toEqual({ total: 2, total_pages: 1, page: 1, per_page: 25 })
    const { user_id } = own.data[0]
    expect((await list(`subject_id=${user_id}&capability=${READ}`)).meta.total).toBe(1)
    expect((await list(`subject_id=${customer.id}&subject_type=user`)).meta.total).toBe(0)
    expect((await list("subject_id=999999")).data).toEqual([])
    const second = await list(`subject_id=${customer.id}&per_page=1&page=2`)
    expect([second.data.length, second.meta.total_pages]).toEqual([1, 2])
  })

  it("are unknown once they are gone", async () => {
    const answer = await asAdmin(store, admin, "DELETE", "/grants/grant_unknown")
    expect([answer.status, answer.body.code]).toEqual([404, "wallet_grant_not_found"])
  })
})
