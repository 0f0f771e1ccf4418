import { shareStore } from "../support/shared-store"
import {
  createAdmin,
  createCustomer,
  createSecretKey,
  request,
  type Admin,
  type Store,
} from "../support/store"

const CHECKPOINTS = "/admin/wallet/ledger/checkpoints"
const VERIFY = "/admin/wallet/ledger/verify"

/** The same layer below the host's dashboard prefix, where the host signs users in. */
describe("the contract of /admin/wallet", () => {
  let store: Store
  let admin: Admin

  beforeAll(async () => {
    store = await shareStore()
    admin = await createAdmin(store)
  })
  afterAll(() => store?.stop())

  it("is open to users and secret keys of the host, and to nobody else", async () => {
    const key = await createSecretKey(store, admin)
    for (const credential of [{ token: admin.token }, { basic: `${key}:` }]) {
      expect((await request(store, "GET", CHECKPOINTS, credential)).status).toBe(200)
    }
    const customer = await createCustomer(store)
    for (const credential of [{}, { token: customer.token }, { token: "nonsense" }]) {
      expect((await request(store, "GET", CHECKPOINTS, credential)).status).toBe(401)
    }
  })

  it("validates and answers in the envelope like the wallet itself", async () => {
    const { token } = admin
    const wrong = await request(store, "GET", `${CHECKPOINTS}?per_page=1000&pge=1`, { token })
    expect([wrong.status, wrong.body]).toMatchObject([
      400,
      {
        code: "wallet_invalid_param",
        data: { params: { per_page: "must be at most 100", pge: expect.stringContaining("page") } },
      },
    ])
    const unknown = await request(store, "GET", "/admin/wallet/nothing", { token })
    expect([unknown.status, unknown.body.code]).toEqual([404, "wallet_route_not_found"])
    const method = await request(store, "DELETE", CHECKPOINTS, { token })
    expect([method.status, method.headers.get("allow")]).toEqual([405, "GET, POST, HEAD, OPTIONS"])
    const malformed = await request(store, "POST", VERIFY, { token, body: "{" })
    expect([malformed.status, malformed.body.code]).toEqual([400, "wallet_invalid_json"])
  })

  it("takes a POST without a body, or with an empty one, where none is wanted", async () => {
    const { token } = admin
    for (const body of [undefined, "", {}]) {
      expect((await request(store, "POST", CHECKPOINTS, { token, body })).status).toBe(200)
    }
    const surplus = await request(store, "POST", CHECKPOINTS, { token, body: { number: 1 } })
    expect([surplus.status, Object.keys(surplus.body.data.params)]).toEqual([400, ["number"]])
  })

  it("streams the verification as lines of JSON, the verdict last", async () => {
    const answer = await request(store, "POST", VERIFY, { token: admin.token })
    expect(answer.status).toBe(200)
    expect(answer.headers.get("content-type")).toBe("application/x-ndjson; charset=utf-8")
    const lines = answer.text.trim().split("\n")
    expect(JSON.parse(lines.at(-1) as string)).toMatchObject({ ok: true })
  })

  it("tells what is owed by currency, purpose and age, and what of it lapses", async () => {
    const { token } = admin
    const owner = await createCustomer(store)
    const { body: wallet } = await request(store, "GET", "/wallet/v1/wallets/me", {
      token: owner.token,
    })
    const owed = async () => {
      const { status, body } = await request(store, "GET", "/admin/wallet/owed", { token })
      expect(status).toBe(200)
      const found = body.data.find(
        (row: { currency: string; purpose: string; from_days: number }) =>
          row.currency === wallet.currency && row.purpose === "gift" && row.from_days === 0
      )
      return BigInt(found?.amount ?? "0")
    }
    const before = await owed()
    const at = new Date(Date.now() + 10 * 24 * 60 * 60 * 1000)
    const credit = {
      amount: "700",
      reason: "a gift",
      purpose: "gift",
      expiry_date: at.toISOString(),
    }
    const path = `/wallet/v1/wallets/${wallet.id}/credit`
    const { body: receipt } = await request(store, "POST", path, { token, body: credit })
    expect(await owed()).toBe(before + 700n)

    const expiring = async (query: string) => {
      const answer = await request(store, "GET", `/admin/wallet/expiring?${query}`, { token })
      return answer.body.data.filter((lot: { wallet_id: number }) => lot.wallet_id === wallet.id)
    }
    const lot = {
      lot_id: receipt.transaction_id,
      wallet_id: wallet.id,
      user_id: wallet.user_id,
      customer_id: owner.id,
      currency: wallet.currency,
      purpose: "gift",
      remaining: "700",
      expiry_date: receipt.expiry_date,
      at_expiry: null,
    }
    expect(await expiring(`per_page=100&currency=${wallet.currency}`)).toEqual([lot])
    const sooner = new Date(at.getTime() - 1_000).toISOString()
    expect(await expiring(`per_page=100&until=${sooner}`)).toEqual([])
    const file = async (path: string) => {
      const { status, headers, text } = await request(
        store,
        "GET",
        `/admin/wallet/exports${path}`,
        {
          token,
        }
      )
      expect([status, headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"])
      expect(headers.get("content-disposition")).toMatch(/^attachment; filename="wallet-.*\.csv"$/)
      return text.trim().split("\r\n")
    }
    const credits = await file(`/credits?currency=${wallet.currency}`)
    expect(credits.filter((line) => line.split(",")[4] === owner.id)).toEqual([
      `${receipt.transaction_id},${receipt.transaction_id},${receipt.created_at},${wallet.id},` +
        `${owner.id},${wallet.user_id},gift,${receipt.expiry_date},7.00,7.00,0.00,EUR,${owner.email}`,
    ])
    await request(store, "POST", `/wallet/v1/wallets/${wallet.id}/debit`, {
      token,
      body: { amount: "150", reason: '=1+1, "twice"', reference: "-x" },
    })
    const [names, ...moved] = await file(`/transactions?wallet_id=${wallet.id}`)
    expect(names).toMatch(/^id,created_at,wallet_id,customer_id,user_id,type,amount,currency,/)
    expect(moved.map((line) => line.split(",").slice(5, 9))).toEqual([
      ["credit", "7.00", "EUR", "7.00"],
      ["debit", "-1.50", "EUR", "5.50"],
    ])
    expect(moved[1]).toContain(`"'=1+1, ""twice""",,'-x,`)
    const backwards = "/admin/wallet/exports/transactions?after=2026-02-01&before=2026-01-01"
    const refused = await request(store, "GET", backwards, { token })
    expect([refused.status, Object.keys(refused.body.data.params)]).toEqual([400, ["before"]])
    const past = `/admin/wallet/owed?as_of=${encodeURIComponent(receipt.created_at)}`
    expect((await request(store, "GET", past, { token })).status).toBe(200)
  })

  it("keeps the books of a month, and closes it with a packet that stays as it is", async () => {
    const { token } = admin
    const ask = (method: string, path: string, options = {}) =>
      request(store, method, `/admin/wallet${path}`, { token, ...options })
    // Before there was a wallet: nothing that other tests do is in it.
    const month = "/months/2020-02"
    const open = await ask("GET", month)
    expect([open.status, open.body]).toEqual([
      200,
      expect.objectContaining({
        from: "2020-02-01T00:00:00.000Z",
        to: "2020-03-01T00:00:00.000Z",
        time_zone: "UTC",
        closing: null,
        entries: 0,
        has_journal: false,
      }),
    ])
    const closed = await ask("POST", `${month}/close`, { body: {} })
    expect([closed.status, closed.body]).toMatchObject([200, { revision: 1, ok: true }])
    const again = await ask("POST", `${month}/close`, { body: {} })
    expect(again.body.revision).toBe(2)
    const packet = await ask("GET", `${month}/packet`)
    expect([packet.status, packet.headers.get("content-type")]).toEqual([200, "application/zip"])
    expect(packet.headers.get("content-disposition")).toContain("wallet-2020-02-closed-2.zip")
    expect((await ask("GET", `${month}/packet`)).text).toBe(packet.text)
    expect(packet.text).toContain('"unchanged": true')
    const running = new Date().toISOString().slice(0, 7)
    const refusals = [
      await ask("POST", `/months/${running}/close`, { body: {} }),
      await ask("POST", "/months/2026-13/close", { body: {} }),
      await ask("POST", "/months/2100-12/close", { body: {} }),
      await ask("GET", "/months/2100-12"),
      await ask("GET", "/months/2100-12/journal"),
      await ask("GET", "/months/2100-12/packet"),
      await ask("GET", `${month}/packet?revision=9`),
      await ask("GET", "/roll-forward?from=2026-02-01&to=2026-01-01"),
      await ask("GET", "/roll-forward?from=2026-02-01&to=2026-03-01&time_zone=Mars"),
    ]
    expect(refusals.map(({ status, body }) => [status, body.code])).toEqual([
      [422, "wallet_month_not_over"],
      [400, "wallet_invalid_param"],
      [422, "wallet_month_not_over"],
      [422, "wallet_month_not_begun"],
      [422, "wallet_month_not_begun"],
      [422, "wallet_month_not_begun"],
      [404, "wallet_closing_not_found"],
      [400, "wallet_invalid_param"],
      [400, "wallet_invalid_param"],
    ])
    const statusOf = async (path: string) => (await ask("GET", path)).body.status
    expect(await statusOf(`/months/${running}`)).toBe("running")
    expect(await statusOf(month)).toBe("closed")
    expect(await statusOf(`${month}?fresh=true`)).toBe("open")
    // Nothing moved, so that no account is needed.
    expect((await ask("GET", `${month}/journal`)).body).toEqual({ data: [] })
    const always = await ask("GET", "/roll-forward?from=0001-01-01&to=9999-12-31")
    expect([always.status, always.body.to]).toEqual([200, "9999-12-31T23:59:59.999Z"])
    const months = (await ask("GET", "/months")).body.data
    expect(months[0]).toEqual({ month: running, status: "running", closing: null })
  })
})
