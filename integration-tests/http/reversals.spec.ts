import { randomUUID } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
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

let store: Store
let admin: Admin
let customer: Customer
let wallet: number

beforeAll(async () => {
  store = await shareStore()
  admin = await createAdmin(store)
})

afterAll(async () => {
  const verdict = await request(store, "POST", "/admin/wallet/ledger/verify", {
    token: admin.token,
    body: {},
  })
  await store.stop()
  expect(JSON.parse(verdict.text.trim().split("\n").at(-1)!)).toMatchObject({ ok: true })
})

beforeEach(async () => {
  customer = await createCustomer(store)
  wallet = (await get("/wallets/me", customer)).body.id
})

describe("a reversal", () => {
  it("puts a debit back onto the lots it came from and names what it takes back", async () => {
    await credit("100", { expiry_date: soon(3600) })
    await credit("100")
    const debited = await debit("130")
    expect((await lots()).map(({ remaining }) => remaining)).toEqual(["70"])
    const answer = await reverse(debited, { reason: "Order cancelled" })
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({
      type: "credit",
      amount: "130",
      balance_after: "200",
      reverses_transaction_id: debited,
      reason: "Order cancelled",
    })
    expect((await lots()).map(({ remaining }) => remaining)).toEqual(["100", "100"])
  })

  it("in parts never gives back more than was taken", async () => {
    await credit("100")
    const debited = await debit("50")
    expect((await reverse(debited, { amount: "20" })).status).toBe(201)
    expect(await reverse(debited, { amount: "31" })).toMatchObject({
      status: 422,
      body: {
        code: "wallet_already_reversed",
        data: { status: 422, transaction_id: debited, reversible: "30" },
      },
    })
    expect((await reverse(debited)).body.amount).toBe("30")
    expect((await reverse(debited)).body.code).toBe("wallet_already_reversed")
    expect(await balance()).toBe("100")
  })

  it("by fifty at once happens once", async () => {
    await credit("100")
    const debited = await debit("50")
    const answers = await Promise.all(Array.from({ length: 50 }, () => reverse(debited)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(await balance()).toBe("100")
  })

  it("renews what has lapsed meanwhile, or forfeits it, as it is told", async () => {
    await credit("10", { expiry_date: soon(1) })
    const first = await debit("5")
    const second = await debit("5")
    await sleep(1100)
    expect((await reverse(first, { expired_policy: "forfeit" })).status).toBe(201)
    expect(await balance()).toBe("0")
    await reverse(second, { expired_policy: "restore_days:10" })
    expect(await balance()).toBe("5")
    const [{ expiry_date }] = await lots()
    const days = (Date.parse(expiry_date) - Date.now()) / (24 * 60 * 60 * 1000)
    expect(days).toBeGreaterThan(9.9)
    expect(days).toBeLessThan(10)
  })

  it("takes a credit back, but never below zero", async () => {
    const credited = await credit("100")
    await debit("30")
    expect(await reverse(credited)).toMatchObject({
      status: 422,
      body: { code: "wallet_insufficient_balance", data: { balance: "70", requested: "100" } },
    })
    expect((await reverse(credited, { amount: "70" })).body).toMatchObject({
      type: "debit",
      amount: "70",
      balance_after: "0",
    })
  })

  it("of a reversal is refused", async () => {
    await credit("100")
    const reversed = await reverse(await debit("50"))
    expect(await reverse(reversed.body.id)).toMatchObject({
      status: 422,
      body: { code: "wallet_not_reversible", data: { type: "credit" } },
    })
  })

  it("is repeated under its key with the same answer", async () => {
    await credit("100")
    const debited = await debit("50")
    const idempotency_key = randomUUID()
    const first = await reverse(debited, { idempotency_key })
    const again = await reverse(debited, { idempotency_key })
    expect(again.status).toBe(200)
    expect(again.body).toMatchObject({ ...first.body, code: "wallet_idempotent_replay" })
  })

  it("as a dry run moves nothing", async () => {
    await credit("100")
    const debited = await debit("50")
    const answer = await reverse(debited, { dry_run: true })
    expect(answer).toMatchObject({ status: 200, body: { dry_run: true, balance_after: "100" } })
    expect(await balance()).toBe("50")
  })

  it("is for managers, of transactions that exist, with a policy that is one", async () => {
    await credit("100")
    const debited = await debit("50")
    const path = `/wallet/v1/transactions/${debited}/reverse`
    const body = { reason: "mine" }
    const forbidden = await request(store, "POST", path, { token: customer.token, body })
    expect(forbidden).toMatchObject({
      status: 403,
      body: { code: "wallet_forbidden", data: { required_capability: "manage_shop" } },
    })
    expect((await reverse(999_999_999)).body.code).toBe("wallet_transaction_not_found")
    for (const expired_policy of ["restore_days:0", "restore_days:9999", "keep", 30]) {
      const answer = await reverse(debited, { expired_policy })
      expect(answer.body.data.params).toHaveProperty("expired_policy")
    }
  })
})

describe("a balance explained", () => {
  it("shows which lots a debit consumed", async () => {
    const first = await credit("10", { expiry_date: soon(3600) })
    const second = await credit("10")
    const entry = await get(`/transactions/${await debit("15")}`, customer)
    expect(entry.body.lots).toEqual([
      { lot_id: first, amount: "10" },
      { lot_id: second, amount: "5" },
    ])
  })

  it("lists what is left in the order in which it is spent", async () => {
    await credit("1", { purpose: "gift" })
    await credit("2", { purpose: "promotional" })
    await credit("3", { expiry_date: soon(3600) })
    expect((await lots()).map(({ remaining }) => remaining)).toEqual(["3", "2", "1"])
    const stranger = await createCustomer(store)
    expect((await get(`/wallets/${wallet}/lots`, stranger)).status).toBe(403)
  })

  it("can be read as it was at any instant", async () => {
    await credit("100", { expiry_date: soon(2) })
    await credit("50")
    const early = await now()
    await debit("30")
    const later = await now()
    await sleep(2100)
    await debit("1")
    const at = async (as_of: string) =>
      (await get(`/wallets/${wallet}?as_of=${encodeURIComponent(as_of)}`, customer)).body.balance
    expect(await at(early)).toBe("150")
    expect(await at(later)).toBe("120")
    expect(await at(await now())).toBe("49")
    const mine = await get(`/wallets/me?as_of=${encodeURIComponent(later)}`, customer)
    expect(mine.body.balance).toBe("120")
    const then = await get(`/wallets/${wallet}/lots?as_of=${encodeURIComponent(later)}`, customer)
    expect(then.body.data.map(({ remaining }: { remaining: string }) => remaining)).toEqual([
      "70",
      "50",
    ])
    const list = await get(
      `/wallets?user_id=${customer.id}&as_of=${encodeURIComponent(early)}`,
      admin
    )
    expect(list.body.data).toEqual([expect.objectContaining({ id: wallet, balance: "150" })])
    const entries = await get(`/transactions?as_of=${encodeURIComponent(early)}`, customer)
    expect(entries.body.meta.total).toBe(2)
  })

  it("has no past before the wallet was opened", async () => {
    const answer = await get(`/wallets/${wallet}?as_of=2020-01-01`, customer)
    expect(answer).toMatchObject({ status: 404, body: { code: "wallet_not_found" } })
  })

  it("previews credits and debits without booking them", async () => {
    await credit("10")
    const path = `/wallet/v1/wallets/${wallet}`
    const body = { amount: "25", reason: "try", dry_run: true, allow_partial: true }
    const preview = await request(store, "POST", `${path}/debit`, { token: admin.token, body })
    expect(preview).toMatchObject({
      status: 200,
      body: { dry_run: true, amount: "10", requested: "25", partial: true, balance_after: "0" },
    })
    const whole = { ...body, allow_partial: false }
    const refused = await request(store, "POST", `${path}/debit`, {
      token: admin.token,
      body: whole,
    })
    expect(refused.body.code).toBe("wallet_insufficient_balance")
    const credited = await request(store, "POST", `${path}/credit`, {
      token: admin.token,
      body: { amount: "5", reason: "try", dry_run: true },
    })
    expect(credited).toMatchObject({
      status: 200,
      body: { dry_run: true, balance_after: "15", lots: [{ lot_id: null, amount: "5" }] },
    })
    expect(await balance()).toBe("10")
  })
})

function get(path: string, { token }: { token: string }): Promise<Answer> {
  return request(store, "GET", `/wallet/v1${path}`, { token })
}

async function credit(amount: string, fields: object = {}): Promise<number> {
  return await move("credit", { amount, reason: "Opening", ...fields })
}

async function debit(amount: string): Promise<number> {
  return await move("debit", { amount, reason: "Order" })
}

async function move(verb: string, body: object): Promise<number> {
  const answer = await request(store, "POST", `/wallet/v1/wallets/${wallet}/${verb}`, {
    token: admin.token,
    body,
  })
  expect(answer.status).toBe(201)
  return answer.body.transaction_id
}

function reverse(transaction: number, fields: object = {}): Promise<Answer> {
  return request(store, "POST", `/wallet/v1/transactions/${transaction}/reverse`, {
    token: admin.token,
    body: { reason: "Mistake", ...fields },
  })
}

async function balance(): Promise<string> {
  return (await get("/wallets/me", customer)).body.balance
}

async function lots(): Promise<{ remaining: string; expiry_date: string }[]> {
  return (await get(`/wallets/${wallet}/lots`, customer)).body.data
}

/** An instant between what was booked before and what will be booked after. */
async function now(): Promise<string> {
  await sleep(5)
  const instant = new Date().toISOString()
  await sleep(5)
  return instant
}

function soon(seconds: number): string {
  return new Date(Date.now() + seconds * 1000).toISOString()
}
