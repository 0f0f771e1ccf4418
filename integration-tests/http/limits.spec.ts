import { setTimeout as sleep } from "node:timers/promises"
import { randomUUID } from "node:crypto"
import { Client } from "pg"
import { createCustomer, request, type Answer, type Customer } from "../support/store"
import { shareWalletStore, type WalletStore } from "./wallet-store"

/** Every setting that the tests here touch. */
const SETTINGS = [
  "default_spending_limit",
  "kyc_required_for",
  "kyc_threshold",
  "limits_apply_to_managers",
  "step_up_required_for",
  "step_up_threshold",
  "transfers_enabled",
  "velocity_max_debits",
  "velocity_window_seconds",
]

describe("what may leave a wallet", () => {
  let wallets: WalletStore
  let database: Client
  let recipient: Customer

  beforeAll(async () => {
    wallets = await shareWalletStore()
    recipient = await createCustomer(wallets.store)
    database = new Client(wallets.store.databaseUrl)
    await database.connect()
  })
  afterAll(async () => {
    await database?.end()
    await wallets?.store.stop()
  })
  beforeEach(() => set({ transfers_enabled: true }))
  afterEach(() => set(Object.fromEntries(SETTINGS.map((key) => [key, null]))))

  const asAdmin: WalletStore["asAdmin"] = (...args) => wallets.asAdmin(...args)
  const set = (body: Record<string, unknown>) =>
    request(wallets.store, "PATCH", "/admin/wallet/settings", { token: wallets.admin.token, body })
  const debit = (id: number, amount: string, more: Record<string, unknown> = {}) =>
    asAdmin("POST", `/wallets/${id}/debit`, { amount, reason: "Test", ...more })
  const transfer = ({ token }: Customer, amount: string, more: Record<string, unknown> = {}) =>
    request(wallets.store, "POST", "/wallet/v1/transfers", {
      token,
      body: { to_user_email: recipient.email, amount, ...more },
    })
  const setKyc = (id: number, status: string) => asAdmin("PUT", `/wallets/${id}/kyc`, { status })
  const balance = async (id: number) => (await asAdmin("GET", `/wallets/${id}`)).body.balance

  function expectRefused(answer: Answer, status: number, code: string, data = {}) {
    expect(answer.body).toMatchObject({ code, message: expect.any(String), data: { status } })
    expect(answer.body.data).toMatchObject(data)
    expect(answer.status).toBe(status)
  }

  const counted = async (wallet_id: number) => {
    const answer = await request(
      wallets.store,
      "GET",
      `/admin/wallet/blocked-attempts?wallet_id=${wallet_id}`,
      { token: wallets.admin.token }
    )
    expect(answer.status).toBe(200)
    return answer.body.data as Record<string, unknown>[]
  }
  const total = async (wallet_id: number) =>
    (await counted(wallet_id)).reduce((sum, { attempts }) => sum + Number(attempts), 0)

  async function until(condition: () => Promise<boolean>) {
    const end = Date.now() + 30_000
    while (!(await condition())) {
      expect(Date.now()).toBeLessThan(end)
      await sleep(50)
    }
  }

  describe("identity verification", () => {
    it("is asked for above the threshold, only for the operations that the settings name", async () => {
      const { id, owner } = await wallets.openWallet("10000")
      await set({ kyc_required_for: ["debit"], kyc_threshold: "1000" })
      expect((await debit(id, "1000")).status).toBe(201)
      expectRefused(await debit(id, "1001"), 403, "wallet_kyc_required")
      expect(await balance(id)).toBe("9000")
      expect((await transfer(owner, "2000")).status).toBe(201)
      await set({ kyc_required_for: ["transfer"] })
      expectRefused(await transfer(owner, "2000"), 403, "wallet_kyc_required")
      expect((await debit(id, "2000")).status).toBe(201)
    })

    it("is fulfilled by nothing but approval, which takes effect at once and can be taken back", async () => {
      const { id } = await wallets.openWallet("10000")
      await set({ kyc_required_for: ["debit"] })
      for (const status of ["not_submitted", "pending", "rejected"]) {
        await setKyc(id, status)
        expectRefused(await debit(id, "1"), 403, "wallet_kyc_required")
      }
      await setKyc(id, "approved")
      expect((await debit(id, "1")).status).toBe(201)
      await setKyc(id, "rejected")
      expectRefused(await debit(id, "1"), 403, "wallet_kyc_required")
    })

    it("holds for the customer, not for the recipient of their money", async () => {
      const { id, owner } = await wallets.openWallet("10000")
      await set({ kyc_required_for: ["transfer"] })
      await setKyc(id, "approved")
      expect((await transfer(owner, "2000")).status).toBe(201)
    })

    it("is asked for when a code is redeemed, after what is wrong with the code, and uses nothing up", async () => {
      const { owner } = await wallets.openWallet()
      const { body } = await asAdmin("POST", "/codes", { amount: "1001" })
      const [{ code }] = body.codes
      const redeem = (text: string, query = "") =>
        request(wallets.store, "POST", `/wallet/v1/codes/${text}/redeem${query}`, {
          token: owner.token,
        })
      await set({ kyc_required_for: ["redeem"], kyc_threshold: "1000" })
      expectRefused(await redeem(code), 403, "wallet_kyc_required")
      expectRefused(await redeem(code, "?dry_run=true"), 403, "wallet_kyc_required")
      expectRefused(await redeem("NOSUCHCODE"), 404, "wallet_code_not_found")
      const small = await asAdmin("POST", "/codes", { amount: "1000" })
      expect((await redeem(small.body.codes[0].code)).status).toBe(200)
      const { id } = await wallets.mine(owner)
      await setKyc(id, "approved")
      expect((await redeem(code)).status).toBe(200)
      expectRefused(await redeem(code), 409, "wallet_code_already_redeemed")
      await until(async () => (await total(id)) === 1)
      expect(await counted(id)).toMatchObject([
        { control: "kyc", operation: "redeem", amount: "1001" },
      ])
    })

    it("is set by managers, seen by its owner without the note, and recorded", async () => {
      const { id, owner } = await wallets.openWallet()
      const path = `/wallets/${id}/kyc`
      const own = () => request(wallets.store, "GET", `/wallet/v1${path}`, { token: owner.token })
      expect((await own()).body).toEqual({
        wallet_id: id,
        user_id: expect.any(Number),
        customer_id: owner.id,
        status: "not_submitted",
        changed_at: null,
      })
      const put = await asAdmin("PUT", path, { status: "pending", note: "Passport is blurred" })
      expect(put.status).toBe(200)
      expect(put.body).toMatchObject({
        status: "pending",
        note: "Passport is blurred",
        changed_by: `user:${wallets.admin.id}`,
        changed_at: expect.stringMatching(/Z$/),
      })
      expect((await asAdmin("GET", path)).body).toEqual(put.body)
      expect((await own()).body).toMatchObject({ status: "pending" })
      expect((await own()).text).not.toContain("blurred")
      await asAdmin("PUT", path, { status: "approved" })
      const { rows } = await database.query(
        "select old_status, new_status, note, changed_by from access_kyc_change where customer_id = $1 order by id",
        [owner.id]
      )
      const changed_by = `user:${wallets.admin.id}`
      expect(rows).toEqual([
        {
          old_status: "not_submitted",
          new_status: "pending",
          note: "Passport is blurred",
          changed_by,
        },
        { old_status: "pending", new_status: "approved", note: null, changed_by },
      ])
    })

    it("can't be set or read by other customers, and knows its words and wallets", async () => {
      const { id, owner } = await wallets.openWallet()
      const path = `/wallet/v1/wallets/${id}/kyc`
      const body = { status: "approved" }
      const own = await request(wallets.store, "PUT", path, { token: owner.token, body })
      expectRefused(own, 403, "wallet_forbidden", { required_capability: "manage_shop" })
      const other = await request(wallets.store, "GET", path, { token: recipient.token })
      expectRefused(other, 403, "wallet_forbidden")
      expectRefused(await setKyc(id, "verified"), 400, "wallet_invalid_param")
      expectRefused(await setKyc(999_999_999, "approved"), 404, "wallet_not_found")
    })
  })

  describe("the spending limit", () => {
    it("is the wallet's own, or else the store's default, and includes its amount", async () => {
      const { id, owner } = await wallets.openWallet("10000")
      await set({ default_spending_limit: "500" })
      expect((await debit(id, "500")).status).toBe(201)
      expectRefused(await debit(id, "501"), 422, "wallet_spending_limit_exceeded", {
        spending_limit: "500",
        requested: "501",
      })
      expectRefused(await transfer(owner, "501"), 422, "wallet_spending_limit_exceeded")
      await asAdmin("PATCH", `/wallets/${id}`, { spending_limit: "700" })
      expect((await debit(id, "700")).status).toBe(201)
      expectRefused(await debit(id, "701"), 422, "wallet_spending_limit_exceeded")
      await asAdmin("PATCH", `/wallets/${id}`, { spending_limit: "0" })
      expect((await debit(id, "701")).status).toBe(201)
      expect(await balance(id)).toBe("8099")
    })

    it("looks at what was asked for, not at what a partial debit would take", async () => {
      const { id } = await wallets.openWallet("100")
      await set({ default_spending_limit: "500" })
      const answer = await debit(id, "600", { allow_partial: true })
      expectRefused(answer, 422, "wallet_spending_limit_exceeded")
    })
  })

  describe("the velocity cap", () => {
    it("stops a customer's next transfer within the window, and says how long to wait", async () => {
      const { id, owner } = await wallets.openWallet("1000")
      await set({ velocity_max_debits: 2, velocity_window_seconds: 2 })
      expect((await transfer(owner, "1")).status).toBe(201)
      expect((await transfer(owner, "1")).status).toBe(201)
      const answer = await transfer(owner, "1")
      expectRefused(answer, 429, "wallet_velocity_cap_exceeded", { max: 2 })
      const wait = Number(answer.headers.get("Retry-After"))
      expect(wait).toBeGreaterThanOrEqual(1)
      expect(wait).toBeLessThanOrEqual(2)
      expect(answer.body.data.retry_after).toBe(wait)
      expect(await balance(id)).toBe("998")
      await sleep(wait * 1000)
      expect((await transfer(owner, "1")).status).toBe(201)
    })

    it("counts what left by debit, lets managers through, and holds them too if told to", async () => {
      const { id, owner } = await wallets.openWallet("1000")
      await set({ velocity_max_debits: 2 })
      for (let count = 0; count < 4; count++) {
        expect((await debit(id, "1")).status).toBe(201)
      }
      expectRefused(await transfer(owner, "1"), 429, "wallet_velocity_cap_exceeded")
      await set({ limits_apply_to_managers: true })
      expectRefused(await debit(id, "1"), 429, "wallet_velocity_cap_exceeded")
      await set({ velocity_max_debits: 0 })
      expect((await transfer(owner, "1")).status).toBe(201)
      expect((await debit(id, "1")).status).toBe(201)
    })

    it("lets exactly as many through as it says when they come at once", async () => {
      const { id, owner } = await wallets.openWallet("1000")
      await set({ velocity_max_debits: 3 })
      const answers = await Promise.all(Array.from({ length: 10 }, () => transfer(owner, "1")))
      expect(answers.map(({ status }) => status).sort()).toEqual([
        ...Array(3).fill(201),
        ...Array(7).fill(429),
      ])
      expect(await balance(id)).toBe("997")
    })

    it("does not count again, nor refuse, what is only repeated", async () => {
      const { owner } = await wallets.openWallet("1000")
      await set({ velocity_max_debits: 1 })
      const idempotency_key = randomUUID()
      expect((await transfer(owner, "1", { idempotency_key })).status).toBe(201)
      const repeated = await transfer(owner, "1", { idempotency_key })
      expect(repeated.status).toBe(200)
      expect(repeated.body.code).toBe("wallet_idempotent_replay")
    })
  })

  describe("the order of checks", () => {
    /** Each refuses the same transfer or debit of 600 from a wallet with a balance of 500. */
    const CHECKS = [
      { code: "wallet_kyc_required", settings: { kyc_required_for: ["debit", "transfer"] } },
      { code: "wallet_spending_limit_exceeded", settings: { default_spending_limit: "599" } },
      {
        code: "wallet_velocity_cap_exceeded",
        settings: { velocity_max_debits: 1, limits_apply_to_managers: true },
      },
      {
        code: "wallet_step_up_required",
        settings: { step_up_required_for: ["debit", "transfer"] },
      },
      { code: "wallet_insufficient_balance", settings: {} },
    ]
    const pairs = CHECKS.flatMap((first, index) =>
      CHECKS.slice(index + 1).map((second) => [first.code, second.code, { first, second }] as const)
    )

    it.each(pairs)("%s comes before %s", async (code, _, { first, second }) => {
      const { id, owner } = await wallets.openWallet("501")
      await debit(id, "1")
      await set({ ...second.settings })
      expect((await debit(id, "600")).body.code).toBe(second.code)
      await set({ ...first.settings })
      expect((await debit(id, "600")).body.code).toBe(code)
      expect((await transfer(owner, "600")).body.code).toBe(code)
    })

    it("begins with the capability and the amount", async () => {
      const { id, owner } = await wallets.openWallet("500")
      await set(Object.assign({}, ...CHECKS.map(({ settings }) => settings)))
      const foreign = await request(wallets.store, "POST", `/wallet/v1/wallets/${id}/debit`, {
        token: owner.token,
        body: { amount: "0", reason: "Test" },
      })
      expectRefused(foreign, 403, "wallet_forbidden")
      expectRefused(await debit(id, "0"), 400, "wallet_invalid_param")
      expectRefused(await transfer(owner, "0"), 400, "wallet_invalid_param")
      expectRefused(await debit(999_999_999, "600"), 404, "wallet_not_found")
    })

    it("is the same for a dry run", async () => {
      const { id } = await wallets.openWallet("500")
      await set({ kyc_required_for: ["debit"], default_spending_limit: "599" })
      const answer = await debit(id, "600", { dry_run: true })
      expectRefused(answer, 403, "wallet_kyc_required")
    })
  })

  describe("a blocked attempt", () => {
    it("is counted by control, whatever stopped it, and not when it was only a dry run", async () => {
      const { id, owner } = await wallets.openWallet("500")
      await set({ kyc_required_for: ["debit"], default_spending_limit: "100" })
      await debit(id, "7")
      await debit(id, "8", { dry_run: true })
      await debit(id, "9")
      await transfer(owner, "101")
      await until(async () => (await total(id)) === 3)
      await sleep(300)
      expect(await total(id)).toBe(3)
      const controls = await counted(id)
      expect(controls).toContainEqual(
        expect.objectContaining({
          wallet_id: id,
          control: "spending_limit",
          attempts: 1,
          operation: "transfer",
          amount: "101",
          actor: `customer:${owner.id}`,
        })
      )
      expect(controls).toContainEqual(expect.objectContaining({ control: "kyc", amount: "9" }))
    })

    it("is announced once a minute and control, however often it comes", async () => {
      const { id } = await wallets.openWallet("500")
      await set({ default_spending_limit: "100" })
      await Promise.all(Array.from({ length: 20 }, () => debit(id, "101")))
      await until(async () => (await total(id)) === 20)
      await debit(id, "102")
      await until(async () => (await total(id)) === 21)
      const minutes = (await counted(id)).length
      const announced = await events(id)
      expect(announced).toHaveLength(minutes)
      expect(announced[0]).toMatchObject({
        wallet_id: id,
        control: "spending_limit",
        operation: "debit",
        amount: "101",
        actor: `user:${wallets.admin.id}`,
      })
    })

    /** Those in the outbox, and those that the relay has taken out of it. */
    const events = async (id: number) => {
      const { rows } = await database.query(
        `select data::text from ledger_outbox_event
         where type = 'wallet.spending_limit.blocked' and wallet_id = $1
         union all
         select data from webhooks_event
         where type = 'wallet.spending_limit.blocked' and wallet_id = $1`,
        [id]
      )
      return rows.map(({ data }) => JSON.parse(data))
    }
  })
})
