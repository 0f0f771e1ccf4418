import { randomUUID } from "node:crypto"
import { newAddress } from "../support/new-address"
import { shareStore } from "../support/shared-store"
import {
  addCustomer,
  createAdmin,
  createCustomer,
  request,
  type Admin,
  type Answer,
  type Customer,
  type Store,
} from "../support/store"
import { createKey, type StoreKey } from "./access-store"

const OTHER_CURRENCY = "JPY"
const CODE = /^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/

describe("redemption codes", () => {
  let store: Store
  let admin: Admin
  let customer: Customer

  beforeAll(async () => {
    store = await shareStore()
    admin = await createAdmin(store)
    await sellInAnotherCurrency()
    customer = await createCustomer(store)
  })
  afterAll(() => store?.stop())

  const generate = (body: object, headers?: Record<string, string>) =>
    request(store, "POST", "/wallet/v1/codes", { token: admin.token, body, headers })
  const list = (query = "") =>
    request(store, "GET", `/wallet/v1/codes${query}`, { token: admin.token })
  const redeem = (code: string, { token } = customer, query = "", headers = {}) =>
    request(store, "POST", `/wallet/v1/codes/${encodeURIComponent(code)}/redeem${query}`, {
      token,
      headers,
    })
  const revoke = (code: string, body?: object) =>
    request(store, "POST", `/wallet/v1/codes/${code}/revoke`, { token: admin.token, body })
  const balanceOf = async ({ token }: Customer, query = "") => {
    const answer = await request(store, "GET", `/wallet/v1/wallets/me${query}`, { token })
    return answer.body.balance as string
  }

  async function sellInAnotherCurrency() {
    const { token } = admin
    const { body } = await request(store, "GET", "/admin/stores", { token })
    const [{ id, supported_currencies }] = body.stores
    const [{ currency_code }] = supported_currencies
    const answer = await request(store, "POST", `/admin/stores/${id}`, {
      token,
      body: {
        supported_currencies: [
          { currency_code, is_default: true },
          { currency_code: OTHER_CURRENCY.toLowerCase() },
        ],
      },
    })
    expect(answer.status).toBe(200)
  }

  async function newCode(body: object = {}): Promise<string> {
    const answer = await generate({ amount: "500", ...body })
    expect({ status: answer.status, body: answer.body }).toMatchObject({ status: 201 })
    return answer.body.codes[0].code
  }

  function expectError(answer: Answer, status: number, code: string) {
    expect({ status: answer.status, body: answer.body }).toMatchObject({
      status,
      body: { code, message: expect.any(String), data: { status } },
    })
  }

  describe("generating", () => {
    it("makes one code from an amount alone", async () => {
      const answer = await generate({ amount: "500" })
      expect(answer.status).toBe(201)
      expect(answer.body).toEqual({
        codes: [{ code: expect.stringMatching(CODE), amount: "500", expiry_date: null }],
        count: 1,
      })
    })

    it("makes as many as asked for, alike", async () => {
      const expiry_date = new Date(Date.now() + 3_600_000).toISOString()
      const answer = await generate({ amount: "1", quantity: 500, prefix: "Mass-", expiry_date })
      expect([answer.status, answer.body.count]).toEqual([201, 500])
      const texts = answer.body.codes.map(({ code }: { code: string }) => code)
      expect(new Set(texts).size).toBe(500)
      for (const made of answer.body.codes) {
        expect(made).toEqual({ code: made.code, amount: "1", expiry_date })
        expect(made.code.slice(0, 5)).toBe("Mass-")
        expect(made.code.slice(5)).toMatch(CODE)
      }
    })

    it("lets codes be redeemed through the whole day that is their expiry date", async () => {
      const today = new Date().toISOString().slice(0, 10)
      const answer = await generate({ amount: "5", expiry_date: today })
      expect(answer.body.codes[0].expiry_date).toBe(`${today}T23:59:59.999Z`)
      expect((await redeem(answer.body.codes[0].code)).status).toBe(200)
    })

    it.each([
      ["no amount", {}, "amount"],
      ["an amount of nothing", { amount: "0" }, "amount"],
      ["a JSON number", { amount: 500 }, "amount"],
      ["a fraction", { amount: "1.50" }, "amount"],
      ["no codes", { amount: "1", quantity: 0 }, "quantity"],
      ["too many codes", { amount: "1", quantity: 501 }, "quantity"],
      ["half a code", { amount: "1", quantity: 1.5 }, "quantity"],
      ["no redemptions", { amount: "1", max_redemptions: 0 }, "max_redemptions"],
      ["a long prefix", { amount: "1", prefix: "123456789" }, "prefix"],
      ["a strange prefix", { amount: "1", prefix: "A/B" }, "prefix"],
      ["a past expiry", { amount: "1", expiry_date: "2020-01-01" }, "expiry_date"],
      ["no date", { amount: "1", expiry_date: "tomorrow" }, "expiry_date"],
      ["a foreign currency", { amount: "1", currency: "XTS" }, "currency"],
      ["an unknown number", { amount: "1", restrict_to_user_id: 999_999 }, "restrict_to_user_id"],
      ["an unknown id", { amount: "1", restrict_to_user_id: "cus_0" }, "restrict_to_user_id"],
      ["no id at all", { amount: "1", restrict_to_user_id: "me" }, "restrict_to_user_id"],
      ["an unknown field", { amount: "1", quantitty: 2 }, "quantitty"],
      ["a key that is no UUID", { amount: "1", idempotency_key: "x" }, "idempotency_key"],
    ])("refuses %s", async (_, body, field) => {
      const answer = await generate(body)
      expectError(answer, 400, "wallet_invalid_param")
      expect(Object.keys(answer.body.data.params)).toEqual([field])
    })

    it("takes a blank expiry date, prefix and restriction for none", async () => {
      const answer = await generate({
        amount: "1",
        expiry_date: "",
        prefix: "",
        restrict_to_user_id: null,
      })
      expect([answer.status, answer.body.codes[0].expiry_date]).toEqual([201, null])
      expect(answer.body.codes[0].code).toMatch(CODE)
    })

    it("is for managers", async () => {
      const body = { amount: "1" }
      const path = "/wallet/v1/codes"
      expectError(await request(store, "POST", path, { body }), 401, "wallet_unauthorized")
      const asCustomer = await request(store, "POST", path, { token: customer.token, body })
      expectError(asCustomer, 403, "wallet_forbidden")
      expect(asCustomer.body.data.required_capability).toBe("manage_shop")
      expectError(
        await request(store, "GET", path, { token: customer.token }),
        403,
        "wallet_forbidden"
      )
    })
  })

  describe("repeating a generation with its key", () => {
    it("answers the same codes with 200, and says that it is a replay", async () => {
      const idempotency_key = randomUUID()
      const body = { amount: "5", quantity: 3, idempotency_key }
      const first = await generate(body)
      const again = await generate(body)
      const byHeader = await generate(
        { amount: "5", quantity: 3 },
        { "Idempotency-Key": idempotency_key }
      )
      expect(first.status).toBe(201)
      for (const replay of [again, byHeader]) {
        expect(replay.status).toBe(200)
        expect(replay.headers.get("idempotent-replayed")).toBe("true")
        expect(replay.body).toEqual({
          ...first.body,
          code: "wallet_idempotent_replay",
          message: expect.any(String),
          data: { status: 200, original_status: 201 },
        })
      }
    })

    it("refuses the key for anything else", async () => {
      const idempotency_key = randomUUID()
      await generate({ amount: "5", idempotency_key })
      expectError(
        await generate({ amount: "6", idempotency_key }),
        422,
        "wallet_idempotency_key_reused"
      )
    })

    it("makes the codes once for requests that come at once", async () => {
      const body = { amount: "7", quantity: 100, prefix: "ONCE", idempotency_key: randomUUID() }
      const answers = await Promise.all(Array.from({ length: 12 }, () => generate(body)))
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
      for (const answer of answers.filter(({ status }) => status === 409)) {
        expectError(answer, 409, "wallet_idempotency_in_progress")
        expect(answer.headers.get("retry-after")).toBe("1")
      }
      expect(new Set(answers.map(({ status }) => status)).size).toBeGreaterThan(1)
      expect((await list("?prefix=ONCE")).body.meta.total).toBe(100)
    })
  })

  describe("the list", () => {
    it("shows managers everything about a code", async () => {
      const { body: me } = await request(store, "GET", "/wallet/v1/wallets/me", {
        token: customer.token,
      })
      const expiry_date = new Date(Date.now() + 60_000).toISOString()
      const code = await newCode({
        amount: "123",
        currency: me.currency.toLowerCase(),
        max_redemptions: 4,
        prefix: "Show",
        restrict_to_user_id: me.user_id,
        expiry_date,
      })
      const answer = await list("?prefix=show")
      expect(answer.body).toEqual({
        data: [
          {
            id: expect.any(Number),
            code,
            amount: "123",
            currency: me.currency,
            status: "active",
            prefix: "Show",
            max_redemptions: 4,
            redemption_count: 0,
            restrict_to_user_id: me.user_id,
            restrict_to_customer_id: customer.id,
            expiry_date,
            revoked_at: null,
            revocation_reason: null,
            created_at: expect.any(String),
          },
        ],
        meta: { total: 1, total_pages: 1, page: 1, per_page: 25 },
      })
    })

    it("filters by status and creation time, and pages", async () => {
      const codes = [await newCode({ prefix: "F1" }), await newCode({ prefix: "F1" })]
      await redeem(codes[0])
      const statuses = async (query: string) =>
        (await list(`?prefix=F1&${query}`)).body.data.map(
          ({ status }: { status: string }) => status
        )
      expect(await statuses("")).toEqual(["active", "redeemed"])
      expect(await statuses("status=redeemed")).toEqual(["redeemed"])
      expect(await statuses("status=expired")).toEqual([])
      const { data } = (await list("?prefix=F1")).body
      expect(await statuses(`after=${data[1].created_at}`)).toEqual(["active"])
      expect(await statuses(`before=${data[0].created_at}`)).toEqual(["redeemed"])
      const page = (await list("?prefix=F1&per_page=1&page=2")).body
      expect([page.data[0].code, page.meta]).toEqual([
        codes[0],
        { total: 2, total_pages: 2, page: 2, per_page: 1 },
      ])
    })

    it("takes a date for the end of that day", async () => {
      await newCode({ prefix: "Day" })
      const total = async (query: string) => (await list(`?prefix=Day&${query}`)).body.meta.total
      const today = new Date().toISOString().slice(0, 10)
      expect([await total(`before=${today}`), await total(`after=${today}`)]).toEqual([1, 0])
    })

    it.each(["status=used", "per_page=101", "page=0", "prefix=123456789", "after=now", "code=1"])(
      "refuses ?%s",
      async (query) => {
        expectError(await list(`?${query}`), 400, "wallet_invalid_param")
      }
    )
  })

  describe("one code", () => {
    const get = (code: string, below = "", token = admin.token) =>
      request(store, "GET", `/wallet/v1/codes/${encodeURIComponent(code)}${below}`, { token })

    it("is found however it is typed, with why it can't be redeemed", async () => {
      const code = await newCode({ prefix: "One" })
      const found = await get(code.toLowerCase().replaceAll("-", " "))
      const { data } = (await list("?prefix=One")).body
      expect([found.status, found.body]).toEqual([200, data[0]])
      await revoke(code, { reason: "sent to nobody" })
      expect((await get(code)).body).toMatchObject({
        status: "expired",
        revocation_reason: "sent to nobody",
      })
    })

    it("names those who redeemed it, the latest first, with the credit", async () => {
      const code = await newCode({ max_redemptions: 3 })
      const friends = [await createCustomer(store), await createCustomer(store)]
      const receipts = [await redeem(code, friends[0]), await redeem(code, friends[1])]
      const { status, body } = await get(code, "/redemptions")
      expect([status, body.meta.total]).toEqual([200, 2])
      expect(body.data).toEqual(
        [1, 0].map((index) => ({
          customer_id: friends[index].id,
          wallet_id: receipts[index].body.wallet_id,
          transaction_id: expect.any(Number),
          created_at: expect.stringMatching(/Z$/),
        }))
      )
      const page = (await get(code, "/redemptions?per_page=1&page=2")).body
      expect(page.data).toEqual([body.data[1]])
      expect((await get(await newCode(), "/redemptions")).body.data).toEqual([])
    })

    it("is for managers, and 404 for what is no code of this store", async () => {
      for (const below of ["", "/redemptions"]) {
        expectError(await get("ABCD-EFGH-JKMN-PQRS", below), 404, "wallet_code_not_found")
        expectError(await get("nonsense", below), 404, "wallet_code_not_found")
        expectError(await get(await newCode(), below, customer.token), 403, "wallet_forbidden")
      }
    })
  })

  describe("redeeming", () => {
    it("credits the customer, once", async () => {
      const someone = await createCustomer(store)
      const code = await newCode({ amount: "1250" })
      const answer = await redeem(code, someone)
      expect(answer.status).toBe(200)
      expect(answer.body).toMatchObject({
        transaction_id: expect.any(Number),
        wallet_id: expect.any(Number),
        type: "credit",
        amount: "1250",
        currency: expect.any(String),
        balance_after: "1250",
        reason: `Redeemed code …${code.slice(-4)}`,
        purpose: "gift",
        expiry_date: null,
        hmac_chain: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
        created_at: expect.any(String),
      })
      expect(await balanceOf(someone)).toBe("1250")
      const again = await redeem(code, someone)
      expectError(again, 409, "wallet_code_already_redeemed")
      expect(again.body.data.transaction_id).toBe(answer.body.transaction_id)
      const another = await redeem(code)
      expectError(another, 409, "wallet_code_already_redeemed")
      expect(another.body.data).toEqual({ status: 409 })
    })

    it("does not care how the code is typed", async () => {
      const code = await newCode({ prefix: "Type" })
      const typed = ` ${code.toLowerCase().replaceAll("-", " ").replaceAll("0", "o")}`
      expect((await redeem(typed)).status).toBe(200)
    })

    it("goes into the wallet of the code's currency, opening it", async () => {
      const currency = OTHER_CURRENCY
      const someone = await createCustomer(store)
      const answer = await redeem(await newCode({ currency }), someone)
      expect([answer.status, answer.body.currency]).toEqual([200, currency])
      expect(await balanceOf(someone, `?currency=${currency}`)).toBe("500")
      expect(await balanceOf(someone)).toBe("0")
    })

    it("answers 404 alike for nonsense, typos, unknown codes and those of others", async () => {
      const someone = await createCustomer(store)
      const theirs = await newCode({ restrict_to_user_id: someone.id })
      const [first] = theirs
      const typo = (first === "2" ? "3" : "2") + theirs.slice(1)
      const answers = await Promise.all(
        ["abc", "%", "0000-0000-0000-0000", typo, theirs].map((code) => redeem(code))
      )
      for (const answer of answers) {
        expectError(answer, 404, "wallet_code_not_found")
        expect(answer.body).toEqual(answers[0].body)
      }
      expect((await redeem(theirs, someone)).status).toBe(200)
    })

    it("answers 410 once the code has expired", async () => {
      const code = await newCode({ expiry_date: new Date(Date.now() + 400).toISOString() })
      await new Promise((resolve) => setTimeout(resolve, 500))
      expectError(await redeem(code), 410, "wallet_code_expired")
      expect((await list("?status=expired")).body.data[0].code).toBe(code)
    })

    it("pays exactly one of 50 customers who come for the last use at once", async () => {
      const crowd = await Promise.all(Array.from({ length: 50 }, () => addCustomer(store, admin)))
      const code = await newCode({ max_redemptions: 2, prefix: "RUSH" })
      expect((await redeem(code)).status).toBe(200)
      const answers = await Promise.all(crowd.map((someone) => redeem(code, someone)))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(49).fill(409)])
      const balances = await Promise.all(crowd.map((someone) => balanceOf(someone)))
      expect(balances.filter((balance) => balance !== "0")).toEqual(["500"])
      expect((await list("?prefix=RUSH")).body.data[0]).toMatchObject({
        status: "redeemed",
        redemption_count: 2,
      })
    })

    it("is for customers who are signed in", async () => {
      const code = await newCode()
      const path = `/wallet/v1/codes/${code}/redeem`
      expectError(await request(store, "POST", path), 401, "wallet_unauthorized")
      expectError(
        await request(store, "POST", path, { token: admin.token }),
        403,
        "wallet_forbidden"
      )
    })

    it("works from a browser, with session cookie and nonce", async () => {
      const signedIn = await request(store, "POST", "/auth/session", { token: customer.token })
      const cookie = (signedIn.headers.get("set-cookie") as string).split(";")[0] as string
      const nonce = await request(store, "GET", "/wallet/v1/nonce", { headers: { cookie } })
      const path = `/wallet/v1/codes/${await newCode()}/redeem`
      const without = await request(store, "POST", path, { headers: { cookie } })
      expect(without.status).toBe(401)
      const answer = await request(store, "POST", path, {
        headers: { cookie, "x-platform-nonce": nonce.body.nonce },
      })
      expect(answer.status).toBe(200)
    })

    it("takes no body and no unknown query", async () => {
      const code = await newCode()
      const path = `/wallet/v1/codes/${code}/redeem`
      const { token } = customer
      expectError(
        await request(store, "POST", path, { token, body: { amount: "1" } }),
        400,
        "wallet_invalid_param"
      )
      expectError(await redeem(code, customer, "?dryrun=true"), 400, "wallet_invalid_param")
      expect((await request(store, "POST", path, { token, body: {} })).status).toBe(200)
    })
  })

  describe("redeemed over time", () => {
    const counted = async (query: string) => {
      const { token } = admin
      const path = `/admin/wallet/code-redemptions?${query}`
      const answer = await request(store, "GET", path, { token })
      expect(answer.status).toBe(200)
      return answer.body.data as { day: string; currency: string; amount: string }[]
    }

    it("counts a campaign's redemptions by day and currency, without a code or a customer", async () => {
      const other = await createCustomer(store)
      const twice = await newCode({ prefix: "TIME", amount: "300", max_redemptions: 2 })
      await newCode({ prefix: "TIME" })
      expect(await counted("prefix=TIME")).toEqual([])
      expect((await redeem(twice)).status).toBe(200)
      const second = await redeem(twice, other)
      const foreign = await newCode({ prefix: "TIME", amount: "70", currency: OTHER_CURRENCY })
      expect((await redeem(foreign)).status).toBe(200)
      const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
      expect(await counted("prefix=time")).toEqual([
        { day, currency: second.body.currency, redemptions: 2, amount: "600" },
        { day, currency: OTHER_CURRENCY, redemptions: 1, amount: "70" },
      ])
      expect(await counted("prefix=TIME&before=2020-01-01T00:00:00Z")).toEqual([])
      expect(await counted("prefix=TIME&after=2099-01-01T00:00:00Z")).toEqual([])
    })

    it("is for staff who may see wallets, and refuses what is no prefix", async () => {
      const { token } = customer
      const path = "/admin/wallet/code-redemptions"
      expect((await request(store, "GET", path, { token })).status).toBe(401)
      const refused = await request(store, "GET", `${path}?prefix=-no`, { token: admin.token })
      expect([refused.status, refused.body.code]).toEqual([400, "wallet_invalid_param"])
    })
  })

  describe("a dry run", () => {
    it("answers what would be booked, and books nothing", async () => {
      const someone = await createCustomer(store)
      const code = await newCode({ amount: "99" })
      const answer = await redeem(code, someone, "?dry_run=true")
      expect(answer.status).toBe(200)
      expect(answer.body).toMatchObject({
        dry_run: true,
        type: "credit",
        amount: "99",
        balance_before: "0",
        balance_after: "99",
        reason: `Redeemed code …${code.slice(-4)}`,
        purpose: "gift",
        expiry_date: null,
      })
      expect(answer.body).not.toHaveProperty("transaction_id")
      expect(await balanceOf(someone)).toBe("0")
      expect((await redeem(code, someone, "?dry_run=false")).status).toBe(200)
      expectError(await redeem(code, someone, "?dry_run=true"), 409, "wallet_code_already_redeemed")
    })
  })

  describe("revoking", () => {
    it("ends the code, keeping the reason", async () => {
      const code = await newCode({ max_redemptions: 5 })
      const answer = await revoke(code, { reason: "leaked" })
      expect(answer.status).toBe(200)
      expect(answer.body).toMatchObject({
        code,
        status: "expired",
        revocation_reason: "leaked",
        revoked_at: expect.any(String),
      })
      expect((await revoke(code)).body).toEqual(answer.body)
      expectError(await redeem(code), 410, "wallet_code_expired")
    })

    it("answers 404 for an unknown code and 409 for one that is used up", async () => {
      expectError(await revoke("0000-0000-0000-0000"), 404, "wallet_code_not_found")
      expectError(await revoke("nonsense"), 404, "wallet_code_not_found")
      const code = await newCode()
      await redeem(code)
      expectError(await revoke(code), 409, "wallet_code_already_redeemed")
    })

    it("is for managers", async () => {
      const answer = await request(store, "POST", `/wallet/v1/codes/${await newCode()}/revoke`, {
        token: customer.token,
      })
      expectError(answer, 403, "wallet_forbidden")
    })
  })

  describe("what the store demands of customers", () => {
    const set = (body: object) =>
      request(store, "PATCH", "/admin/wallet/settings", { token: admin.token, body })
    afterEach(() =>
      set({
        kyc_required_for: null,
        kyc_threshold: null,
        step_up_required_for: null,
        step_up_threshold: null,
      })
    )

    it("is an identity verification for codes above the threshold", async () => {
      await set({ kyc_required_for: ["redeem"], kyc_threshold: "500" })
      expect((await redeem(await newCode({ amount: "500" }))).status).toBe(200)
      const code = await newCode({ amount: "501" })
      expectError(await redeem(code), 403, "wallet_kyc_required")
      expectError(await redeem(code, customer, "?dry_run=true"), 403, "wallet_kyc_required")
      const { id } = (
        await request(store, "GET", "/wallet/v1/wallets/me", { token: customer.token })
      ).body
      const approved = await request(store, "PUT", `/wallet/v1/wallets/${id}/kyc`, {
        token: admin.token,
        body: { status: "approved" },
      })
      expect(approved.status).toBe(200)
      expect((await redeem(code)).status).toBe(200)
    })

    it("is not asked for over codes that pay nothing", async () => {
      const someone = await createCustomer(store)
      const revoked = await newCode()
      await revoke(revoked)
      await set({ kyc_required_for: ["redeem"], step_up_required_for: ["redeem"] })
      expectError(await redeem(revoked, someone), 410, "wallet_code_expired")
      expectError(await redeem("0000-0000-0000-0000", someone), 404, "wallet_code_not_found")
    })

    it("is a step-up from the threshold on, and the attempt is counted", async () => {
      const someone = await createCustomer(store)
      await set({ step_up_required_for: ["redeem"], step_up_threshold: "500" })
      expect((await redeem(await newCode({ amount: "499" }), someone)).status).toBe(200)
      const answer = await redeem(await newCode({ amount: "500" }), someone)
      expectError(answer, 403, "wallet_step_up_required")
      expect(answer.body.data.step_up_url).toBe("/wallet/v1/step-up/challenge")
      await new Promise((resolve) => setTimeout(resolve, 600))
      const blocked = await request(store, "GET", "/admin/wallet/blocked-attempts", {
        token: admin.token,
      })
      const actor = `customer:${someone.id}`
      expect(blocked.body.data).toContainEqual(
        expect.objectContaining({
          control: "step_up",
          operation: "redeem",
          amount: "500",
          attempts: 1,
          actor,
        })
      )
    })

    it("opens no wallet for a customer whose redemption is refused", async () => {
      const newcomer = await addCustomer(store, admin)
      await set({ kyc_required_for: ["redeem"], kyc_threshold: "500" })
      const code = await newCode({ amount: "501", currency: OTHER_CURRENCY })
      expectError(await redeem(code, newcomer), 403, "wallet_kyc_required")
      const { body } = await request(store, "GET", `/wallet/v1/wallets?user_id=${newcomer.id}`, {
        token: admin.token,
      })
      expect(body.data.map(({ currency }: { currency: string }) => currency)).not.toContain(
        OTHER_CURRENCY
      )
    })
  })

  describe("guessing", () => {
    const limitTo = (redeem_rate_limit_per_minute: number | null) =>
      request(store, "PATCH", "/admin/wallet/settings", {
        token: admin.token,
        body: { redeem_rate_limit_per_minute },
      })

    beforeAll(async () => {
      expect((await limitTo(6)).status).toBe(200)
    })
    afterAll(() => limitTo(0))

    /** The address has a limit of its own, which counts what earlier tests did: a new one each. */
    const redeemFrom = (address: string) => (code: string, someone: Customer) =>
      redeem(code, someone, "", { "x-forwarded-for": address })
    const remaining = (answer: Answer) => answer.headers.get("x-wallet-ratelimit-remaining")

    it("is stopped soon, whatever fails counting twice, a typo as well", async () => {
      const redeem = redeemFrom(newAddress())
      const someone = await createCustomer(store)
      const good = await redeem(await newCode(), someone)
      expect([good.status, remaining(good)]).toEqual([200, "5"])
      const typo = await redeem("nonsense", someone)
      expect([typo.status, remaining(typo)]).toEqual([404, "3"])
      const guess = await redeem("0000-0000-0000-0000", someone)
      expect([guess.status, remaining(guess)]).toEqual([404, "1"])
      await redeem("0000-0000-0000-0000", someone)
      const code = await newCode()
      const blocked = await redeem(code, someone)
      expectError(blocked, 429, "wallet_rate_limited")
      expect(Number(blocked.headers.get("retry-after"))).toBeGreaterThan(0)
      expect((await list()).body.data[0]).toMatchObject({ code, status: "active" })
    })

    it("counts codes that are used up, and codes that have expired, twice as well", async () => {
      const redeem = redeemFrom(newAddress())
      const someone = await createCustomer(store)
      const used = await newCode()
      await redeem(used, someone)
      const again = await redeem(used, someone)
      expect([again.status, remaining(again)]).toEqual([409, "3"])
      const revoked = await newCode()
      await revoke(revoked)
      const late = await redeem(revoked, someone)
      expect([late.status, remaining(late)]).toEqual([410, "1"])
    })
  })

  describe("one address behind which there are many", () => {
    const limitTo = (redeem_rate_limit_per_minute: number | null) =>
      request(store, "PATCH", "/admin/wallet/settings", {
        token: admin.token,
        body: { redeem_rate_limit_per_minute },
      })
    const redeemFrom = async (headers: Record<string, string>, code?: string) =>
      await request(store, "POST", `/wallet/v1/codes/${code ?? (await newCode())}/redeem`, {
        token: (await createCustomer(store)).token,
        headers,
      })

    beforeAll(() => limitTo(6))
    afterAll(() => limitTo(0))

    it("counts failures only, and the shopper's own when a server of the shop names it", async () => {
      const server = { "X-Forwarded-For": newAddress() }
      const good = await Promise.all(Array.from({ length: 8 }, () => redeemFrom(server)))
      expect(good.map(({ status }) => status)).toEqual(good.map(() => 200))
      for (let i = 0; i < 3; i++) {
        expect((await redeemFrom(server, "0000-0000-0000-0000")).status).toBe(404)
      }
      expect((await redeemFrom(server)).status).toBe(429)

      const shopper = { ...server, "X-Shopper-Address": newAddress() }
      const vouched = ({ consumer_key, consumer_secret }: StoreKey) => ({
        ...shopper,
        "X-Shopper-Address-Key": `${consumer_key}:${consumer_secret}`,
      })
      expect((await redeemFrom(shopper)).status).toBe(429)
      const key = vouched(await createKey(store, admin, "write"))
      expect((await redeemFrom(key)).status).toBe(200)
      const misspelt = { ...key, "X-Shopper-Address": "203.0.113" }
      expectError(await redeemFrom(misspelt), 400, "wallet_invalid_param")
      const theirs = vouched(await createKey(store, admin, "write", customer.id))
      expectError(await redeemFrom(theirs), 401, "wallet_unauthorized")
      const wrong = { ...shopper, "X-Shopper-Address-Key": "ck_0:cs_0" }
      expectError(await redeemFrom(wrong), 401, "wallet_unauthorized")

      for (let i = 0; i < 3; i++) await redeemFrom(key, "0000-0000-0000-0000")
      expect((await redeemFrom(key)).status).toBe(429)
      expect((await redeemFrom({ ...key, "X-Shopper-Address": newAddress() })).status).toBe(200)
    })
  })

  it("writes no code into the server's log by itself", async () => {
    const code = await newCode()
    await redeem(code)
    const bare = code.replaceAll("-", "")
    const lines = store
      .log()
      .split("\n")
      .filter((line) => line.includes(code) || line.includes(bare))
    expect(lines.filter((line) => !line.includes("POST /wallet/v1/codes/"))).toEqual([])
  })
})
