import { randomUUID } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import { newAddress } from "../support/new-address"
import { createCustomer, request, type Answer, type Customer } from "../support/store"
import { startWalletStore, type WalletStore } from "./wallet-store"

/** For so long at most the store believes that an address is a customer's. */
const KNOWN_MS = 5_000
const GUESSES = 4

let wallets: WalletStore
/** Each test's own, since guesses are counted by address as well; the host trusts one proxy. */
let address: string

beforeAll(async () => {
  wallets = await startWalletStore({
    options: {
      transfers_enabled: true,
      rate_limit_per_minute: 0,
      redeem_rate_limit_per_minute: GUESSES,
    },
  })
})

beforeEach(() => {
  address = newAddress()
})

afterAll(() => wallets?.store.stop())

const admin = (method: string, path: string, body?: unknown) =>
  request(wallets.store, method, `/admin${path}`, { token: wallets.admin.token, body })
const transfer = ({ token }: Customer, body: object) =>
  request(wallets.store, "POST", "/wallet/v1/transfers", {
    token,
    body,
    headers: { "x-forwarded-for": address },
  })
const generate = (body: object) => wallets.asAdmin("POST", "/codes", { amount: "500", ...body })

function expectReplay(answer: Answer, first: Answer) {
  expect(first.status).toBe(201)
  expect(answer.status).toBe(200)
  expect(answer.headers.get("idempotent-replayed")).toBe("true")
  expect(answer.body).toEqual({
    ...first.body,
    code: "wallet_idempotent_replay",
    message: expect.any(String),
    data: { status: 200, original_status: 201 },
  })
}

describe("a repeated transfer", () => {
  let sender: Customer
  let friend: Customer
  let asked: { to_user_email: string; amount: string; idempotency_key: string }
  let first: Answer

  beforeEach(async () => {
    sender = (await wallets.openWallet("100")).owner
    friend = await createCustomer(wallets.store)
    asked = { to_user_email: friend.email, amount: "30", idempotency_key: randomUUID() }
    first = await transfer(sender, asked)
  })
  afterEach(async () => {
    expect((await wallets.mine(sender)).balance).toBe("70")
  })

  it("is answered as the first one after the store has switched transfers off", async () => {
    await admin("PATCH", "/wallet/settings", { transfers_enabled: false })
    const again = await transfer(sender, asked)
    const other = await transfer(sender, { ...asked, amount: "31" })
    const dry = await transfer(sender, { ...asked, dry_run: true })
    const fresh = await transfer(sender, { ...asked, idempotency_key: randomUUID() })
    await admin("PATCH", "/wallet/settings", { transfers_enabled: null })
    expectReplay(again, first)
    expect(other).toMatchObject({ status: 422, body: { code: "wallet_idempotency_key_reused" } })
    for (const refused of [dry, fresh]) {
      expect(refused).toMatchObject({ status: 403, body: { code: "wallet_transfers_disabled" } })
    }
  })

  /** With the recipient the texts of the transfer are erased, some time later. */
  const withoutTexts = <Given extends { body: unknown }>(answer: Given): Given => ({
    ...answer,
    body: JSON.parse(JSON.stringify(answer.body).replaceAll('"reason":"Transfer"', '"reason":""')),
  })

  it("is answered as the first one after the recipient is gone, and counts as no guess", async () => {
    expect((await admin("DELETE", `/customers/${friend.id}`)).status).toBe(200)
    await sleep(KNOWN_MS)
    for (let i = 0; i < 2 * GUESSES; i++)
      expectReplay(withoutTexts(await transfer(sender, asked)), withoutTexts(first))
    const fresh = await transfer(sender, { ...asked, idempotency_key: randomUUID() })
    expect(fresh).toMatchObject({ status: 404, body: { code: "wallet_recipient_not_found" } })
    const other = await transfer(sender, { ...asked, amount: "31" })
    expect(other).toMatchObject({ status: 422, body: { code: "wallet_idempotency_key_reused" } })
  })

  it("is answered as the first one when no guess is left", async () => {
    const nobody = { to_user_email: "nobody@example.com", amount: "1" }
    while ((await transfer(sender, nobody)).status !== 429);
    expectReplay(withoutTexts(await transfer(sender, asked)), withoutTexts(first))
  })
})

describe("repeated codes", () => {
  it("are the first ones after the customer they are for is gone", async () => {
    const friend = await createCustomer(wallets.store)
    const asked = { restrict_to_user_id: friend.id, idempotency_key: randomUUID() }
    const first = await generate(asked)
    expect((await admin("DELETE", `/customers/${friend.id}`)).status).toBe(200)
    expectReplay(await generate(asked), first)
    const other = await generate({ ...asked, amount: "501" })
    expect(other).toMatchObject({ status: 422, body: { code: "wallet_idempotency_key_reused" } })
    const fresh = await generate({ ...asked, idempotency_key: randomUUID() })
    expect(fresh).toMatchObject({ status: 400, body: { code: "wallet_invalid_param" } })
  })

  it("are the first ones after the store has dropped their currency", async () => {
    const { body } = await admin("GET", "/stores")
    const [{ id, supported_currencies }] = body.stores
    const [{ currency_code }] = supported_currencies
    const own = { currency_code, is_default: true }
    const sellIn = (...others: object[]) =>
      admin("POST", `/stores/${id}`, { supported_currencies: [own, ...others] })
    expect((await generate({ currency: "JPY" })).status).toBe(400)
    await sellIn({ currency_code: "jpy" })
    const asked = { currency: "JPY", idempotency_key: randomUUID() }
    // At once, though what the store sells in was looked up a moment ago.
    const first = await generate(asked)
    expect(first.status).toBe(201)
    await sellIn()
    await sleep(KNOWN_MS)
    const fresh = await generate({ ...asked, idempotency_key: randomUUID() })
    expect(fresh.body.data.params).toHaveProperty("currency")
    expectReplay(await generate(asked), first)
  })
})
