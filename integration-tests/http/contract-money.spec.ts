import { randomUUID } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import { createAdmin, createCustomer, request, type Store } from "../support/store"
import { shareWalletStore, type WalletStore } from "./wallet-store"

/** The spec's credit and debit: forms, refusals, idempotency, and races. */
describe("credits and debits", () => {
  let started: WalletStore
  let store: Store
  let asAdmin: WalletStore["asAdmin"]
  let openWallet: WalletStore["openWallet"]
  let currency: string

  beforeAll(async () => {
    started = await shareWalletStore()
    ;({ store, asAdmin, openWallet } = started)
    currency = (await started.mine(await createCustomer(store))).currency
  })
  afterAll(() => store?.stop())

  async function changeSettings(body: object) {
    const answer = await request(store, "PATCH", "/admin/wallet/settings", {
      token: started.admin.token,
      body,
    })
    expect(answer.status).toBe(200)
  }

  describe("the body of a movement of money", () => {
    const send = (path: string, body: unknown) => asAdmin("POST", path, body)

    it.each([
      ['{"amount":"1","reason":"x","amount":"100"}', { amount: "must be given once" }],
      ['{"amount":"1","reason":"x","\\u0061mount":"1"}', { amount: "must be given once" }],
      ['{"amount":"1","reason":"x","x":{"y":1,"y":1}}', { "x.y": "must be given once" }],
    ])("has no field twice: %s", async (body, params) => {
      const { id } = await openWallet("50")
      for (const path of [
        `/wallets/${id}/credit`,
        `/wallets/${id}/debit`,
        "/codes",
        "/transfers",
      ]) {
        const answer = await send(path, body)
        expect([answer.status, answer.body.code]).toEqual([400, "wallet_invalid_param"])
        expect(answer.body.data.params).toEqual(params)
      }
      expect((await asAdmin("GET", `/wallets/${id}`)).body.balance).toBe("50")
    })

    it("may have null in any field that may be absent", async () => {
      const { id } = await openWallet("50")
      const shared = { amount: "1", idempotency_key: null, reference: null, dry_run: null }
      const credited = await send(`/wallets/${id}/credit`, {
        ...shared,
        reason: "x",
        note: null,
        purpose: null,
        expiry_date: null,
      })
      expect([credited.status, credited.body.purpose]).toEqual([201, "general"])
      const debit = { ...shared, reason: "x", allow_partial: null }
      expect((await send(`/wallets/${id}/debit`, debit)).status).toBe(201)
      const codes = { amount: "1", quantity: null, prefix: null, currency: null, expiry_date: null }
      const made = { ...codes, max_redemptions: null, restrict_to_user_id: null }
      expect((await send("/codes", made)).status).toBe(201)
      const back = { reason: "x", amount: null, expired_policy: null, dry_run: null }
      const reversed = await send(`/transactions/${credited.body.transaction_id}/reverse`, back)
      expect(reversed.status).toBe(201)
      const without = await send(`/wallets/${id}/credit`, { amount: null, reason: null })
      expect(without.body.data.params).toEqual({ amount: "is required", reason: "is required" })
    })

    it("has a reason that can be read", async () => {
      const { id } = await openWallet("50")
      for (const reason of [" ", "\t \n", "\u00a0", "\u200b"]) {
        for (const path of [`/wallets/${id}/credit`, `/wallets/${id}/debit`]) {
          const answer = await send(path, { amount: "1", reason })
          expect([answer.status, answer.body.data.params]).toEqual([
            400,
            { reason: "must not be blank" },
          ])
        }
      }
    })

    it("has an idempotency key in upper or lower case", async () => {
      const { id } = await openWallet()
      const idempotency_key = randomUUID()
      const body = { amount: "1", reason: "x" }
      await send(`/wallets/${id}/credit`, { ...body, idempotency_key })
      const answer = await send(`/wallets/${id}/credit`, {
        ...body,
        idempotency_key: idempotency_key.toUpperCase(),
      })
      expect([answer.status, answer.body.code]).toEqual([200, "wallet_idempotent_replay"])
    })
  })

  describe("POST /wallets/{id}/credit", () => {
    it("answers 201 with the credit response form", async () => {
      const { id } = await openWallet()
      const answer = await asAdmin("POST", `/wallets/${id}/credit`, {
        amount: "1050",
        reason: "Late delivery",
        note: "ticket 17",
        expiry_date: "2037-01-31T12:00:00+02:00",
      })
      expect(answer.status).toBe(201)
      expect(answer.body).toEqual({
        transaction_id: expect.any(Number),
        wallet_id: id,
        sequence: 1,
        type: "credit",
        amount: "1050",
        currency,
        balance_after: "1050",
        reason: "Late delivery",
        reference: null,
        purpose: "general",
        expiry_date: "2037-01-31T10:00:00.000Z",
        hmac_chain: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
        created_at: expect.stringMatching(/Z$/),
      })
      const wallet = await asAdmin("GET", `/wallets/${id}`)
      expect(wallet.body).toMatchObject({ balance: "1050" })
      expect(wallet.body.balance_formatted).toMatch(/10\.50$/)
    })

    it.each([undefined, "", null])("never lapses with the expiry date %p", async (expiry_date) => {
      const { id } = await openWallet()
      const answer = await asAdmin("POST", `/wallets/${id}/credit`, {
        amount: "1",
        reason: "x",
        expiry_date,
      })
      expect([answer.status, answer.body.expiry_date]).toEqual([201, null])
    })

    it("lapses at the end of a day that is given without a time, where the store is", async () => {
      const { id } = await openWallet()
      const credit = async (expiry_date: string) => {
        const body = { amount: "1", reason: "good through the day", expiry_date }
        const answer = await asAdmin("POST", `/wallets/${id}/credit`, body)
        return [answer.status, answer.body.expiry_date]
      }
      const today = new Date().toISOString().slice(0, 10)
      expect(await credit(today)).toEqual([201, `${today}T23:59:59.999Z`])
      await changeSettings({ time_zone: "America/New_York" })
      expect(await credit("2037-06-30")).toEqual([201, "2037-07-01T03:59:59.999Z"])
      expect(await credit("2037-12-31")).toEqual([201, "2038-01-01T04:59:59.999Z"])
      expect(await credit("2037-12-31T00:00:00Z")).toEqual([201, "2037-12-31T00:00:00.000Z"])
      await changeSettings({ time_zone: null })
      const { body } = await asAdmin("GET", `/wallets/${id}/lots`)
      expect(body.data.map((lot: { expiry_date: string }) => lot.expiry_date)).toEqual([
        `${today}T23:59:59.999Z`,
        "2037-07-01T03:59:59.999Z",
        "2037-12-31T00:00:00.000Z",
        "2038-01-01T04:59:59.999Z",
      ])
    })

    it.each(["2020-01-01", "tomorrow", "2030-02-29", "2030-01-01T12:00:00", "1893456000"])(
      "refuses the expiry date %p",
      async (expiry_date) => {
        const { id } = await openWallet()
        const body = { amount: "1", reason: "x", expiry_date }
        const answer = await asAdmin("POST", `/wallets/${id}/credit`, body)
        expect([answer.status, answer.body.code]).toEqual([400, "wallet_invalid_param"])
        expect(Object.keys(answer.body.data.params)).toEqual(["expiry_date"])
      }
    )

    it("takes the money away again when it lapses", async () => {
      const { id } = await openWallet("100")
      const expiry_date = new Date(Date.now() + 1_500).toISOString()
      const body = { amount: "50", reason: "short", expiry_date }
      expect((await asAdmin("POST", `/wallets/${id}/credit`, body)).body.balance_after).toBe("150")
      await sleep(1_700)
      expect((await asAdmin("GET", `/wallets/${id}`)).body.balance).toBe("100")
      const debit = await asAdmin("POST", `/wallets/${id}/debit`, { amount: "101", reason: "x" })
      expect(debit.body.data).toMatchObject({ balance: "100", requested: "101" })
    })

    it("refuses to go over the largest balance", async () => {
      const { id } = await openWallet("999999999999999999")
      const answer = await asAdmin("POST", `/wallets/${id}/credit`, { amount: "1", reason: "x" })
      expect([answer.status, answer.body.code]).toEqual([422, "wallet_balance_limit_exceeded"])
    })

    it("books a reference once for ever, and names the first entry", async () => {
      const { id } = await openWallet()
      const body = { amount: "5", reason: "invoice", reference: "2026-0042" }
      const first = await asAdmin("POST", `/wallets/${id}/credit`, body)
      const second = await asAdmin("POST", `/wallets/${id}/credit`, body)
      expect([second.status, second.body]).toMatchObject([
        409,
        {
          code: "wallet_duplicate_reference",
          data: { status: 409, transaction_id: first.body.transaction_id, reference: "2026-0042" },
        },
      ])
    })

    it("answers 404 for a wallet that does not exist", async () => {
      const answer = await asAdmin("POST", "/wallets/99999999/credit", { amount: "1", reason: "x" })
      expect([answer.status, answer.body.code]).toEqual([404, "wallet_not_found"])
    })
  })

  describe("POST /wallets/{id}/debit", () => {
    it("answers 201 in the same form", async () => {
      const { id } = await openWallet("1000")
      const answer = await asAdmin("POST", `/wallets/${id}/debit`, { amount: "300", reason: "fee" })
      expect(answer.status).toBe(201)
      expect(answer.body).toEqual({
        transaction_id: expect.any(Number),
        wallet_id: id,
        sequence: 2,
        type: "debit",
        amount: "300",
        currency,
        balance_after: "700",
        reason: "fee",
        reference: null,
        hmac_chain: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
        created_at: expect.stringMatching(/Z$/),
      })
    })

    it.each([{}, { allow_partial: false }])(
      "moves nothing when the balance is short: %p",
      async (extra) => {
        const { id } = await openWallet("200")
        const body = { amount: "201", reason: "fee", ...extra }
        const answer = await asAdmin("POST", `/wallets/${id}/debit`, body)
        expect(answer.status).toBe(422)
        expect(answer.body).toMatchObject({
          code: "wallet_insufficient_balance",
          data: { status: 422, balance: "200", requested: "201" },
        })
        expect((await asAdmin("GET", `/wallets/${id}`)).body.balance).toBe("200")
      }
    )

    it("takes what there is with allow_partial, with 206", async () => {
      const { id } = await openWallet("200")
      const body = { amount: "500", reason: "fee", allow_partial: true }
      const answer = await asAdmin("POST", `/wallets/${id}/debit`, body)
      expect(answer.status).toBe(206)
      expect(answer.body).toMatchObject({
        amount: "200",
        requested: "500",
        partial: true,
        balance_after: "0",
      })
      const empty = await asAdmin("POST", `/wallets/${id}/debit`, body)
      expect([empty.status, empty.body.code]).toEqual([422, "wallet_insufficient_balance"])
    })

    it("answers 201 with allow_partial when there is enough", async () => {
      const { id } = await openWallet("500")
      const body = { amount: "500", reason: "fee", allow_partial: true }
      const answer = await asAdmin("POST", `/wallets/${id}/debit`, body)
      expect(answer.status).toBe(201)
      expect(answer.body).not.toHaveProperty("partial")
    })

    it("replays a partial debit with its original status", async () => {
      const { id } = await openWallet("200")
      const idempotency_key = randomUUID()
      const body = { amount: "500", reason: "fee", allow_partial: true, idempotency_key }
      const first = await asAdmin("POST", `/wallets/${id}/debit`, body)
      const again = await asAdmin("POST", `/wallets/${id}/debit`, body)
      expect(again.status).toBe(200)
      expect(again.body).toMatchObject({
        ...first.body,
        code: "wallet_idempotent_replay",
        data: { status: 200, original_status: 206 },
      })
    })

    it("happens once for fifty requests with one key, each of which gets an answer", async () => {
      const { id } = await openWallet("1000")
      const body = { amount: "10", reason: "fee", idempotency_key: randomUUID() }
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => asAdmin("POST", `/wallets/${id}/debit`, body))
      )
      const statuses = answers.map(({ status }) => status)
      expect(statuses.filter((status) => status === 201)).toHaveLength(1)
      for (const answer of answers) {
        expect([200, 201, 409]).toContain(answer.status)
        if (answer.status === 409) {
          expect(answer.body.code).toBe("wallet_idempotency_in_progress")
          expect(answer.headers.get("retry-after")).toBe("1")
        }
      }
      expect((await asAdmin("GET", `/wallets/${id}`)).body.balance).toBe("990")
    })

    it("may be tried again with its key after a refusal", async () => {
      const { id } = await openWallet("10")
      const body = { amount: "20", reason: "fee", idempotency_key: randomUUID() }
      expect((await asAdmin("POST", `/wallets/${id}/debit`, body)).status).toBe(422)
      await asAdmin("POST", `/wallets/${id}/credit`, { amount: "10", reason: "x" })
      expect((await asAdmin("POST", `/wallets/${id}/debit`, body)).status).toBe(201)
    })

    it("keeps one caller's keys apart from another's, and one operation's from another's", async () => {
      const { id } = await openWallet("100")
      const second = await createAdmin(store, { email: `second-${randomUUID()}@example.com` })
      const body = { amount: "10", reason: "fee", idempotency_key: randomUUID() }
      const path = `/wallet/v1/wallets/${id}`
      const calls = [
        await asAdmin("POST", `/wallets/${id}/debit`, body),
        await request(store, "POST", `${path}/debit`, { token: second.token, body }),
        await asAdmin("POST", `/wallets/${id}/credit`, body),
      ]
      expect(calls.map(({ status }) => status)).toEqual([201, 201, 201])
    })

    it("obeys the wallet's spending limit", async () => {
      const { id } = await openWallet("1000")
      await asAdmin("PATCH", `/wallets/${id}`, { spending_limit: "100" })
      const over = await asAdmin("POST", `/wallets/${id}/debit`, { amount: "101", reason: "x" })
      expect([over.status, over.body]).toMatchObject([
        422,
        {
          code: "wallet_spending_limit_exceeded",
          data: { spending_limit: "100", requested: "101" },
        },
      ])
      const at = await asAdmin("POST", `/wallets/${id}/debit`, { amount: "100", reason: "x" })
      expect(at.status).toBe(201)
    })

    it("never lets a hundred debits at once take more than there is", async () => {
      const { id } = await openWallet("50")
      const answers = await Promise.all(
        Array.from({ length: 100 }, () =>
          asAdmin("POST", `/wallets/${id}/debit`, { amount: "1", reason: "race" })
        )
      )
      const count = (status: number) => answers.filter((answer) => answer.status === status).length
      expect([count(201), count(422)]).toEqual([50, 50])
      expect((await asAdmin("GET", `/wallets/${id}`)).body.balance).toBe("0")
    })
  })
})
