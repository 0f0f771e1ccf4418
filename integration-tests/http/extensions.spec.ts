import { randomUUID } from "node:crypto"
import { createCustomer, request, startStore, type Customer } from "../support/store"
import { startWalletStore, type WalletStore } from "./wallet-store"

describe("a store's own functions", () => {
  let wallets: WalletStore
  let recipient: Customer

  beforeAll(async () => {
    wallets = await startWalletStore({
      env: { WALLET_EXTENSIONS: require.resolve("../support/wallet-extensions.js") },
    })
    recipient = await createCustomer(wallets.store)
    await set({ transfers_enabled: true })
  })
  afterAll(() => wallets?.store.stop())

  const set = (body: Record<string, unknown>) =>
    request(wallets.store, "PATCH", "/admin/wallet/settings", { token: wallets.admin.token, body })
  const debit = (id: number, body: Record<string, unknown>) =>
    wallets.asAdmin("POST", `/wallets/${id}/debit`, { reason: "Test", ...body })
  const transfer = ({ token }: Customer, amount: string) =>
    request(wallets.store, "POST", "/wallet/v1/transfers", {
      token,
      body: { to_user_email: recipient.email, amount },
    })

  describe("wallet_before_debit", () => {
    it("refuses a debit with its own words, and nothing moves", async () => {
      const { id } = await wallets.openWallet("1000")
      const answer = await debit(id, { amount: "13" })
      expect(answer.status).toBe(422)
      expect(answer.body).toMatchObject({
        code: "wallet_operation_refused",
        message: "Thirteen brings bad luck",
      })
      expect((await debit(id, { amount: "12" })).body.balance_after).toBe("988")
    })

    it("is asked about transfers as well, by whichever error it says no", async () => {
      const { owner } = await wallets.openWallet("1000")
      const answer = await transfer(owner, "14")
      expect(answer.status).toBe(422)
      expect(answer.body.message).toBe(`Not transfer by customer:${owner.id}`)
      expect((await transfer(owner, "12")).status).toBe(201)
    })

    it("learns what is about to happen, and can look into the store", async () => {
      const { id } = await wallets.openWallet("1000")
      const reference = randomUUID()
      const answer = await debit(id, { amount: "5", reason: "echo", reference })
      expect(JSON.parse(answer.body.message)).toEqual({
        operation: "debit",
        wallet_id: id,
        actor: `user:${wallets.admin.id}`,
        reference,
        known: true,
      })
    })

    it("refuses by its own mistakes, too, which only the log tells", async () => {
      const { id } = await wallets.openWallet("1000")
      const answer = await debit(id, { amount: "15" })
      expect(answer.status).toBe(422)
      expect(answer.body.message).toBe("The store refuses this operation.")
      expect(wallets.store.log()).toMatch(/wallet_before_debit failed.*mistake/)
      expect((await wallets.asAdmin("GET", `/wallets/${id}`)).body.balance).toBe("1000")
    })
  })

  describe("wallet_before_debit and idempotency keys", () => {
    it("is not asked again about what was booked, and so can't refuse a repeat", async () => {
      const { id } = await wallets.openWallet("1000")
      const reference = randomUUID()
      const asked = { amount: "5", reason: "once", reference, idempotency_key: randomUUID() }
      const first = await debit(id, asked)
      const again = await debit(id, asked)
      expect([first.status, again.status]).toEqual([201, 200])
      expect(again.body).toMatchObject({ ...first.body, code: "wallet_idempotent_replay" })
      const other = await debit(id, { ...asked, amount: "6" })
      expect(other.body.code).toBe("wallet_idempotency_key_reused")
      const dry = await debit(id, { ...asked, dry_run: true })
      const fresh = await debit(id, { ...asked, idempotency_key: randomUUID() })
      expect([dry.body.message, fresh.body.message]).toEqual(Array(2).fill("Once is enough"))
      expect((await wallets.asAdmin("GET", `/wallets/${id}`)).body.balance).toBe("995")
    })

    it("is asked again about what it has refused", async () => {
      const { id } = await wallets.openWallet("1000")
      const asked = { amount: "13", idempotency_key: randomUUID() }
      const answers = [await debit(id, asked), await debit(id, asked)]
      expect(answers.map(({ body }) => body.message)).toEqual(
        Array(2).fill("Thirteen brings bad luck")
      )
    })
  })

  describe("wallet_step_up_url", () => {
    it("says where to confirm a debit, a transfer and a redemption", async () => {
      const { id, owner } = await wallets.openWallet("1000")
      await set({ step_up_required_for: ["debit", "transfer", "redeem"] })
      const { body } = await wallets.asAdmin("POST", "/codes", { amount: "7" })
      const redeemed = await request(
        wallets.store,
        "POST",
        `/wallet/v1/codes/${body.codes[0].code}/redeem`,
        { token: owner.token }
      )
      const answers = [await debit(id, { amount: "8" }), await transfer(owner, "9"), redeemed]
      const urls = answers.map((answer) => new URL(answer.body.data.step_up_url))
      const default_url = "/wallet/v1/step-up/challenge"
      const actor = `customer:${owner.id}`
      expect(urls.map(({ origin }) => origin)).toEqual(Array(3).fill("https://shop.example"))
      expect(urls.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
        { operation: "debit", amount: "8", actor: `user:${wallets.admin.id}`, default_url },
        { operation: "transfer", amount: "9", actor, default_url },
        { operation: "redeem", amount: "7", actor, default_url },
      ])
      await set({ step_up_required_for: null })
    })
  })

  it("that nobody knows keep the store from starting, with a hint", async () => {
    const options = { extensions: { wallet_after_debit: "?" } }
    const start = startStore({
      databaseUrl: wallets.store.databaseUrl,
      options,
    })
    await expect(start).rejects.toThrow(/There is no extension .*wallet_after_debit/)
  })
})
