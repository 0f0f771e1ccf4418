import { setTimeout as sleep } from "node:timers/promises"
import { request } from "../support/store"
import { startWalletStore, type WalletStore } from "./wallet-store"

/** What becomes of credits when they lapse, in a store of its own: its rules would be others' too. */
describe("rules for credits that lapse", () => {
  let started: WalletStore
  const RULES = "/admin/wallet/expiry-rules"
  const LEAD = 10_000

  const admin = (method: string, path: string, body?: unknown) =>
    request(started.store, method, path, { token: started.admin.token, body })
  const credit = async (id: number, body: object) =>
    (await started.asAdmin("POST", `/wallets/${id}/credit`, { reason: "a gift", ...body })).body
  const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
  const lotsOf = async (id: number) =>
    (await started.asAdmin("GET", `/wallets/${id}/lots`)).body.data

  beforeAll(async () => {
    started = await startWalletStore()
  })
  afterAll(() => started?.store.stop())

  it("are refused by the name of the field that makes no sense", async () => {
    const refused = async (body: object) => {
      const { status, body: answer } = await admin("POST", RULES, body)
      return [status, Object.keys(answer.data?.params ?? {})]
    }
    expect(await refused({ action: "extend" })).toEqual([400, ["days"]])
    expect(await refused({ action: "convert", days: 3 })).toEqual([400, ["basis_points"]])
    expect(await refused({ action: "extend", days: 3, basis_points: 1 })).toEqual([
      400,
      ["basis_points"],
    ])
    expect(await refused({ action: "forfeit", days: 3 })).toEqual([400, ["days"]])
    expect(await refused({ action: "extend", days: 3, currency: "XTS" })).toEqual([
      400,
      ["currency"],
    ])
    const past = new Date(Date.now() - 1000).toISOString()
    expect(await refused({ action: "extend", days: 3, ends_at: past })).toEqual([400, ["ends_at"]])
    expect((await admin("DELETE", `${RULES}/999999`)).body.code).toBe(
      "wallet_expiry_rule_not_found"
    )
    const { owner } = await started.openWallet()
    const asCustomer = await request(started.store, "GET", RULES, { token: owner.token })
    expect(asCustomer.status).toBe(401)
  })

  it("show to customer and staff beforehand, act at the instant, and leave a record", async () => {
    const made = await admin("POST", RULES, { action: "extend", days: 30, purpose: "gift" })
    expect(made.status).toBe(201)
    const { body: half } = await admin("POST", RULES, {
      action: "convert",
      days: 10,
      basis_points: 5000,
      purpose: "refund",
    })
    expect(half).toMatchObject({ action: "convert", basis_points: 5000, ends_at: null })
    const { id, owner } = await started.openWallet()
    const expiry_date = inSeconds(LEAD / 1000 + 2)
    const later = (days: number) =>
      new Date(Date.parse(expiry_date) + days * 24 * 60 * 60 * 1000).toISOString()
    await credit(id, { amount: "500", purpose: "gift", expiry_date })
    await credit(id, { amount: "101", purpose: "refund", expiry_date })
    await credit(id, { amount: "7", purpose: "paid", expiry_date })

    const own = await request(started.store, "GET", `/wallet/v1/wallets/${id}/lots`, {
      token: owner.token,
    })
    const coming = [
      { action: "extend", amount: "500", expiry_date: later(30) },
      { action: "convert", amount: "50", expiry_date: later(10) },
      null,
    ]
    expect(own.body.data.map((lot: { at_expiry: unknown }) => lot.at_expiry)).toEqual(coming)
    const { body: expiring } = await admin("GET", "/admin/wallet/expiring?per_page=100")
    const ofWallet = expiring.data.filter((lot: { wallet_id: number }) => lot.wallet_id === id)
    expect(ofWallet.map((lot: { at_expiry: unknown }) => lot.at_expiry)).toEqual(coming)

    await sleep(Date.parse(expiry_date) - Date.now() + 50)
    // Nothing has looked since it lapsed: 500 and 50 are there all the same, and can be spent.
    expect(await started.mine(owner)).toMatchObject({ balance: "550" })
    expect(await lotsOf(id)).toMatchObject([
      { remaining: "50", purpose: "promotional", expiry_date: later(10), at_expiry: null },
      { remaining: "500", purpose: "gift", expiry_date: later(30), at_expiry: null },
    ])
    const debit = { amount: "550", reason: "all" }
    expect((await started.asAdmin("POST", `/wallets/${id}/debit`, debit)).status).toBe(201)
    const { body: history } = await started.asAdmin("GET", `/transactions?wallet_id=${id}`)
    const told = history.data.map((one: { type: string; amount: string; note: string | null }) => [
      one.type,
      one.amount,
      one.note,
    ])
    expect(told.slice(0, -3)).toEqual([
      ["debit", "550", null],
      ["credit", "50", `Expiry rule ${half.id}`],
      ["expiry", "101", null],
      ["credit", "500", `Expiry rule ${made.body.id}`],
      ["expiry", "500", null],
      ["expiry", "7", null],
    ])
    const { body: explained } = await started.asAdmin("GET", `/wallets/${id}/explain`)
    expect(explained).toMatchObject({ balance: "0", lapsing: "0" })
    expect(explained.sums).toContainEqual({
      type: "credit",
      direction: "in",
      reversal: true,
      entries: 2,
      amount: "550",
    })
    const verified = await admin("POST", "/admin/wallet/ledger/verify")
    expect(JSON.parse(verified.text.trim().split("\n").at(-1)!)).toMatchObject({ ok: true })
  })

  it("are ended, once, and stay in the list", async () => {
    const { body: list } = await admin("GET", `${RULES}?over=false`)
    const [{ id }] = list.data
    const { body: ended } = await admin("DELETE", `${RULES}/${id}`)
    expect(ended.ended_by).toMatch(/^user:/)
    expect((await admin("DELETE", `${RULES}/${id}`)).body).toEqual(ended)
    await sleep(Date.parse(ended.ends_at) - Date.now() + 10)
    const ids = async (query = "") =>
      (await admin("GET", `${RULES}${query}`)).body.data.map((rule: { id: number }) => rule.id)
    expect(await ids("?over=false")).not.toContain(id)
    expect(await ids()).toContain(id)
    const { body: record } = await admin("GET", "/admin/wallet/audit?action=expiry_rule.ended")
    expect(record.data).toMatchObject([{ object_id: String(id), action: "expiry_rule.ended" }])
  })
})
