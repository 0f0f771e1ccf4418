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

const DAY = 24 * 60 * 60 * 1000

let store: Store
let admin: Admin
let customer: Customer
let wallet: number

beforeAll(async () => {
  store = await shareStore()
  admin = await createAdmin(store)
  await allowTransfers(true)
})

afterAll(async () => {
  await allowTransfers(false)
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
    const days = (Date.parse(expiry_date) - Date.now()) / DAY
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

  it("of a reversal takes the money again, and what it took back can be reversed again", async () => {
    await credit("100")
    const debited = await debit("50")
    const reversed = await reverse(debited)
    const again = await reverse(reversed.body.id, { amount: "20" })
    expect(again).toMatchObject({
      status: 201,
      body: {
        type: "debit",
        amount: "20",
        balance_after: "80",
        reverses_transaction_id: reversed.body.id,
      },
    })
    expect((await reverse(debited, { amount: "21" })).body).toMatchObject({
      code: "wallet_already_reversed",
      data: { reversible: "20" },
    })
    expect((await reverse(debited)).body).toMatchObject({ amount: "20", balance_after: "100" })
    // Otherwise the money would be back twice.
    expect((await reverse(again.body.id)).body.code).toBe("wallet_already_reversed")
    expect((await reverse(reversed.body.id)).body.amount).toBe("30")
    expect(await balance()).toBe("70")
  })

  it("of an expiry brings the money back as a new credit of the same purpose", async () => {
    await credit("40", { expiry_date: soon(0.3), purpose: "gift" })
    await sleep(350)
    await credit("10")
    const path = `/transactions?wallet_id=${wallet}&type=expiry`
    const [{ id: expired }] = (await get(path, admin)).body.data
    expect(await reverse(expired, { expired_policy: "forfeit" })).toMatchObject({
      status: 422,
      body: { code: "wallet_not_reversible", data: { type: "expiry" } },
    })
    const part = await reverse(expired, { amount: "15", expired_policy: "restore_days:10" })
    expect(part.body).toMatchObject({ type: "credit", amount: "15", purpose: "gift" })
    expect(Date.parse(part.body.expiry_date) - Date.now()).toBeGreaterThan(9.9 * DAY)
    expect(Date.parse(part.body.expiry_date) - Date.now()).toBeLessThan(10 * DAY)
    expect((await reverse(expired)).body.amount).toBe("25")
    expect((await reverse(expired)).body.code).toBe("wallet_already_reversed")
    expect(await balance()).toBe("50")
  })

  it("of either side of a transfer takes both back, and never more than was transferred", async () => {
    const recipient = await createCustomer(store)
    await credit("60", { expiry_date: soon(3600), purpose: "gift" })
    await credit("40")
    const sent = await transfer(recipient, "80")
    const theirs = sent.transfer_in.wallet_id
    const dry = await reverse(sent.transfer_in.id, { amount: "30", dry_run: true })
    expect(dry).toMatchObject({
      status: 200,
      body: {
        dry_run: true,
        wallet_id: theirs,
        type: "transfer_out",
        balance_after: "50",
        counterpart: { wallet_id: wallet, type: "transfer_in", balance_after: "50" },
      },
    })
    const part = await reverse(sent.transfer_in.id, { amount: "30" })
    expect(part).toMatchObject({
      status: 201,
      body: {
        wallet_id: theirs,
        type: "transfer_out",
        amount: "30",
        reverses_transaction_id: sent.transfer_in.id,
        counterpart: {
          wallet_id: wallet,
          type: "transfer_in",
          amount: "30",
          reverses_transaction_id: sent.transfer_out.id,
          transfer_group_id: part.body.transfer_group_id,
        },
      },
    })
    expect(part.body.transfer_group_id).not.toBe(sent.transfer_group_id)
    expect((await reverse(sent.transfer_out.id, { amount: "51" })).body).toMatchObject({
      code: "wallet_already_reversed",
      data: { reversible: "50" },
    })
    const idempotency_key = randomUUID()
    const rest = await reverse(sent.transfer_out.id, { idempotency_key })
    expect(rest.body).toMatchObject({
      wallet_id: wallet,
      type: "transfer_in",
      amount: "50",
      reverses_transaction_id: sent.transfer_out.id,
      counterpart: { wallet_id: theirs, balance_after: "0" },
    })
    const replay = await reverse(sent.transfer_out.id, { idempotency_key })
    expect(replay.status).toBe(200)
    expect(replay.body).toMatchObject({ ...rest.body, code: "wallet_idempotent_replay" })
    expect((await lots()).map(({ remaining }) => remaining)).toEqual(["60", "40"])
    for (const { id } of [sent.transfer_out, sent.transfer_in]) {
      expect((await reverse(id)).body.code).toBe("wallet_already_reversed")
    }
    // And back again: the reversal of a transfer is a transfer, too.
    expect((await reverse(rest.body.id)).body).toMatchObject({ type: "transfer_out", amount: "50" })
    expect(await balance()).toBe("50")
  })

  it("of a transfer takes what is there when part of it is spent, as staff choose", async () => {
    const recipient = await createCustomer(store)
    await credit("80")
    const sent = await transfer(recipient, "80")
    const theirs = sent.transfer_in.wallet_id
    const spending = { amount: "50", reason: "Order" }
    await request(store, "POST", `/wallet/v1/wallets/${theirs}/debit`, {
      token: admin.token,
      body: spending,
    })
    expect(await reverse(sent.transfer_out.id)).toMatchObject({
      status: 422,
      body: {
        code: "wallet_insufficient_balance",
        data: { balance: "30", requested: "80" },
      },
    })
    expect((await reverse(sent.transfer_out.id, { amount: "30" })).status).toBe(201)
    expect(await balance()).toBe("30")
  })

  it("of a transfer by fifty at once, of both sides, happens once", async () => {
    const recipient = await createCustomer(store)
    await credit("100")
    const sent = await transfer(recipient, "100")
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        reverse(index % 2 ? sent.transfer_in.id : sent.transfer_out.id, { amount: "30" })
      )
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
    expect(await balance()).toBe("90")
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

async function allowTransfers(transfers_enabled: boolean): Promise<void> {
  const body = { transfers_enabled }
  const path = "/admin/wallet/settings"
  expect((await request(store, "PATCH", path, { token: admin.token, body })).status).toBe(200)
}

async function transfer(recipient: Customer, amount: string) {
  const body = { from_wallet_id: wallet, to_user_email: recipient.email, amount }
  const answer = await request(store, "POST", "/wallet/v1/transfers", { token: admin.token, body })
  expect(answer.status).toBe(201)
  return answer.body
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
