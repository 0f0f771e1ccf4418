import { randomUUID } from "node:crypto"
import { Client } from "pg"
import {
  createAdmin,
  createCustomer,
  request,
  startStore,
  type Admin,
  type Answer,
  type Customer,
  type Store,
} from "../support/store"
import { sellInYen } from "./wallet-store"

const IN_A_YEAR = new Date(Date.now() + 365 * 24 * 60 * 60 * 1000).toISOString()

let store: Store
let database: Client
let admin: Admin
let alice: Customer
let bob: Customer
let from: number
let to: number

beforeAll(async () => {
  store = await startStore({
    options: {
      transfers_enabled: true,
      rate_limit_per_minute: 0,
      redeem_rate_limit_per_minute: 0,
      velocity_max_debits: 0,
    },
  })
  database = new Client(store.databaseUrl)
  await database.connect()
  admin = await createAdmin(store)
  await sellInYen(store, admin)
  alice = await createCustomer(store)
  bob = await createCustomer(store)
  from = (await call("GET", "/wallets/me", alice)).body.id
  to = (await call("GET", "/wallets/me", bob)).body.id
})

afterAll(async () => {
  const verdict = await request(store, "POST", "/admin/wallet/ledger/verify", {
    token: admin.token,
    body: {},
  })
  await database.end()
  await store.stop()
  expect(JSON.parse(verdict.text.trim().split("\n").at(-1)!)).toMatchObject({ ok: true })
})

describe("a transfer", () => {
  it("moves money and answers both entries under one group", async () => {
    await credit(from, "1000")
    const before = await balance(bob)
    const answer = await transfer({ amount: "300", note: "for the concert" })
    expect(answer.status).toBe(201)
    const { transfer_group_id, transfer_out, transfer_in } = answer.body
    expect(transfer_out).toMatchObject({
      type: "transfer_out",
      wallet_id: from,
      amount: "300",
      transfer_group_id,
      reason: "for the concert",
    })
    expect(transfer_in).toMatchObject({
      type: "transfer_in",
      wallet_id: to,
      amount: "300",
      transfer_group_id,
      reason: "for the concert",
    })
    expect(await balance(bob)).toBe(before + 300n)
  })

  it("tells the sender nothing of the recipient's balance, and staff everything", async () => {
    await credit(from, "100")
    const { transfer_in } = (await transfer({ amount: "1" })).body
    expect(Object.keys(transfer_in)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/balance|hmac|sequence|lots/)])
    )
    const answer = await call("POST", "/transfers", admin, {
      from_wallet_id: from,
      to_user_email: bob.email,
      amount: "1",
    })
    expect(answer.status).toBe(201)
    expect(answer.body.transfer_in).toMatchObject({
      balance_before: expect.any(String),
      balance_after: expect.any(String),
      hmac_chain: expect.stringMatching(/^sha256:/),
    })
  })

  it("carries expiry dates along", async () => {
    const [carol, dave] = [await createCustomer(store), await createCustomer(store)]
    const wallet = (await call("GET", "/wallets/me", carol)).body.id
    await credit(wallet, "50", { expiry_date: IN_A_YEAR })
    const answer = await call("POST", "/transfers", carol, {
      to_user_email: dave.email,
      amount: "20",
    })
    expect(answer.status).toBe(201)
    const theirs = (await call("GET", "/wallets/me", dave)).body.id
    const lots = await call("GET", `/wallets/${theirs}/lots`, dave)
    expect(lots.body.data).toEqual([
      expect.objectContaining({ remaining: "20", expiry_date: IN_A_YEAR, purpose: "general" }),
    ])
  })

  it("leaves promotional money where it is", async () => {
    const carol = await createCustomer(store)
    const wallet = (await call("GET", "/wallets/me", carol)).body.id
    await credit(wallet, "50", { purpose: "promotional" })
    await credit(wallet, "10")
    const answer = await call("POST", "/transfers", carol, {
      to_user_email: bob.email,
      amount: "11",
    })
    expect(answer).toMatchObject({
      status: 422,
      body: {
        code: "wallet_insufficient_balance",
        message: expect.stringContaining("promotional"),
        data: { status: 422, balance: "60", requested: "11", movable: "10", promotional: "50" },
      },
    })
  })

  it("is repeated under its key without moving money again", async () => {
    await credit(from, "100")
    const idempotency_key = randomUUID()
    const first = await transfer({ amount: "5", idempotency_key })
    const mine = await balance(alice)
    const again = await transfer({ amount: "5", idempotency_key })
    expect(again.status).toBe(200)
    expect(again.headers.get("idempotent-replayed")).toBe("true")
    expect(again.body).toEqual({
      ...first.body,
      code: "wallet_idempotent_replay",
      message: expect.any(String),
      data: { status: 200, original_status: 201 },
    })
    expect(await balance(alice)).toBe(mine)
    const other = await transfer({ amount: "6", idempotency_key })
    expect(other).toMatchObject({
      status: 422,
      body: { code: "wallet_idempotency_key_reused" },
    })
  })

  it("goes into a wallet of the same currency, which is opened for it", async () => {
    const [carol, dave] = [await createCustomer(store), await createCustomer(store)]
    const wallet = (await call("GET", "/wallets/me?currency=JPY", carol)).body
    await credit(wallet.id, "500")
    const body = { to_user_email: dave.email, amount: "200", currency: "JPY" }
    const answer = await call("POST", "/transfers", carol, body)
    expect(answer.status).toBe(201)
    const { transfer_out, transfer_in } = answer.body
    expect([transfer_out.currency, transfer_in.currency]).toEqual(["JPY", "JPY"])
    const theirs = (await call("GET", "/wallets/me?currency=JPY", dave)).body
    expect(theirs).toMatchObject({ id: transfer_in.wallet_id, balance: "200", currency: "JPY" })
    expect(await balance(dave)).toBe(0n)
  })

  it("finds the recipient however the address is capitalised", async () => {
    await credit(from, "10")
    const answer = await transfer({ to_user_email: bob.email.toUpperCase(), amount: "1" })
    expect([answer.status, answer.body.transfer_in?.wallet_id]).toEqual([201, to])
  })

  it("goes to no one of two whose addresses differ in case alone, unless it spells one's", async () => {
    await credit(from, "10")
    const twins = ["Twin@example.com", "TWIN@example.com"]
    const wallets: number[] = []
    for (const email of twins) {
      const { id, token } = await createCustomer(store)
      wallets.push((await call("GET", "/wallets/me", { token })).body.id)
      await database.query("update customer set email = $1 where id = $2", [email, id])
    }
    for (const [index, to_user_email] of twins.entries()) {
      const answer = await transfer({ to_user_email, amount: "1" })
      expect([answer.status, answer.body.transfer_in?.wallet_id]).toEqual([201, wallets[index]])
    }
    const answer = await transfer({ to_user_email: "twin@example.com", amount: "1" })
    expect(answer).toMatchObject({ status: 404, body: { code: "wallet_recipient_not_found" } })
  })

  it.each([{ dry_run: false }, { dry_run: true }])(
    "that a full wallet can't take says nothing of its balance (%j)",
    async (fields) => {
      await credit(from, "10")
      const rich = await createCustomer(store)
      await credit((await call("GET", "/wallets/me", rich)).body.id, "999999999999999999")
      const answer = await transfer({ to_user_email: rich.email, amount: "1", ...fields })
      expect(answer.status).toBe(422)
      expect(answer.body).toMatchObject({ code: "wallet_balance_limit_exceeded" })
      expect(answer.body.data).toEqual({ status: 422, requested: "1" })
    }
  )

  it("as a dry run checks everything and moves nothing", async () => {
    await credit(from, "100")
    const [mine, theirs] = [await balance(alice), await balance(bob)]
    const answer = await transfer({ amount: "7", dry_run: true })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      dry_run: true,
      transfer_out: { amount: "7", balance_after: String(mine - 7n) },
      transfer_in: { type: "transfer_in", amount: "7" },
    })
    expect(answer.body.transfer_in).not.toHaveProperty("balance_after")
    const refused = await transfer({ amount: "999999999", dry_run: true })
    expect(refused.body.code).toBe("wallet_insufficient_balance")
    expect([await balance(alice), await balance(bob)]).toEqual([mine, theirs])
  })

  it.each([
    ["to oneself", () => ({ to_user_email: alice.email }), 400, "wallet_transfer_to_self"],
    [
      "to nobody we know",
      () => ({ to_user_email: "nobody@example.com" }),
      404,
      "wallet_recipient_not_found",
    ],
    ["of nothing", () => ({ amount: "0" }), 400, "wallet_invalid_param"],
    ["of a JSON number", () => ({ amount: 5 }), 400, "wallet_invalid_param"],
    ["from a wallet of somebody else", () => ({ from_wallet_id: to }), 403, "wallet_forbidden"],
    [
      "from a dollar wallet as yen",
      () => ({ from_wallet_id: from, currency: "JPY" }),
      400,
      "wallet_invalid_param",
    ],
    [
      "in no currency at all",
      () => ({ from_wallet_id: from, currency: "NaN" }),
      400,
      "wallet_invalid_param",
    ],
    ["from a wallet that nobody has", () => ({ from_wallet_id: 999_999 }), 403, "wallet_forbidden"],
    ["in a currency the store lacks", () => ({ currency: "CHF" }), 400, "wallet_invalid_param"],
  ])("%s is refused", async (_, fields, status, code) => {
    const answer = await transfer({ amount: "1", ...fields() })
    expect(answer).toMatchObject({ status, body: { code, data: { status } } })
  })

  it("names its wallet and that wallet's currency, as staff and as its owner", async () => {
    await credit(from, "10")
    const { currency } = (await call("GET", "/wallets/me", alice)).body
    const body = { to_user_email: bob.email, amount: "1", from_wallet_id: from }
    const refused = await call("POST", "/transfers", admin, { ...body, currency: "JPY" })
    expect(refused.status).toBe(400)
    expect(refused.body.data.params.currency).toContain("contradicts from_wallet_id")
    for (const caller of [admin, alice]) {
      const answer = await call("POST", "/transfers", caller, { ...body, currency })
      expect(answer.status).toBe(201)
    }
  })

  it("needs to be signed in, and staff have to name the wallet", async () => {
    const body = { to_user_email: bob.email, amount: "1" }
    expect((await request(store, "POST", "/wallet/v1/transfers", { body })).status).toBe(401)
    const answer = await call("POST", "/transfers", admin, body)
    expect(answer.body.data.params).toHaveProperty("from_wallet_id")
  })

  it("is refused while the store has switched transfers off", async () => {
    const settings = (transfers_enabled: boolean) =>
      request(store, "PATCH", "/admin/wallet/settings", {
        token: admin.token,
        body: { transfers_enabled },
      })
    await settings(false)
    const answer = await transfer({ amount: "1" })
    await settings(true)
    expect(answer).toMatchObject({ status: 403, body: { code: "wallet_transfers_disabled" } })
  })

  it("goes both ways at once, many times, without a deadlock and without losing a cent", async () => {
    await credit(from, "1000")
    await credit(to, "1000")
    const sum = (await balance(alice)) + (await balance(bob))
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        index % 2
          ? call("POST", "/transfers", alice, { to_user_email: bob.email, amount: "3" })
          : call("POST", "/transfers", bob, { to_user_email: alice.email, amount: "2" })
      )
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
    expect((await balance(alice)) + (await balance(bob))).toBe(sum)
  })
})

function call(
  method: string,
  path: string,
  { token }: { token: string },
  body?: unknown
): Promise<Answer> {
  return request(store, method, `/wallet/v1${path}`, { token, body })
}

function transfer(fields: Record<string, unknown>): Promise<Answer> {
  return call("POST", "/transfers", alice, { to_user_email: bob.email, ...fields })
}

async function credit(wallet: number, amount: string, fields: object = {}): Promise<void> {
  const body = { amount, reason: "Opening", ...fields }
  expect((await call("POST", `/wallets/${wallet}/credit`, admin, body)).status).toBe(201)
}

async function balance(customer: Customer): Promise<bigint> {
  return BigInt((await call("GET", "/wallets/me", customer)).body.balance)
}
