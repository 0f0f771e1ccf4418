import { randomUUID } from "node:crypto"
import { Client } from "pg"
import {
  createAdmin,
  createCustomer,
  createSecretKey,
  request,
  type Admin,
  type RequestOptions,
  type Store,
} from "../support/store"
import { asAdmin as onDashboard, createKey, createPassword, overBasic } from "./access-store"
import { shareWalletStore, type WalletStore } from "./wallet-store"

/** What staff may do alone up to an amount, and above it only with somebody else's agreement. */
describe("a second person", () => {
  let started: WalletStore
  let store: Store
  let first: Admin
  let second: Admin
  let wallet: { id: number; owner: { id: string; email: string; token: string } }
  let database: Client

  const settings = (body: object) => onDashboard(store, first, "PATCH", "/settings", body)

  beforeAll(async () => {
    started = await shareWalletStore()
    ;({ store, admin: first } = started)
    second = await createAdmin(store, { email: `second-${randomUUID()}@example.com` })
    database = new Client(store.databaseUrl)
    await database.connect()
  })
  beforeEach(async () => {
    wallet = await started.openWallet("5000")
    await settings({ second_person_above: "EUR:1000", transfers_enabled: true })
  })
  afterEach(() =>
    settings({
      second_person_above: null,
      second_person_hours: null,
      second_person_for_keys: null,
      withdrawals_enabled: null,
      transfers_enabled: null,
    })
  )
  afterAll(async () => {
    await database?.end()
    await store?.stop()
  })

  const as = (who: RequestOptions, method: string, path: string, body?: unknown) =>
    request(store, method, `/wallet/v1${path}`, { ...who, body })
  const credit = (
    amount = "1001",
    body: object = {},
    who: RequestOptions = { token: first.token }
  ) => as(who, "POST", `/wallets/${wallet.id}/credit`, { amount, reason: "sorry", ...body })
  const decide = (id: number, what: string, who = second, body?: object) =>
    onDashboard(store, who, "POST", `/approvals/${id}/${what}`, body)
  const balance = async () =>
    (await as({ token: first.token }, "GET", `/wallets/${wallet.id}`)).body.balance as string
  const found = async (id: number) =>
    (await onDashboard(store, first, "GET", `/approvals/${id}`)).body

  it("is asked for above the amount; nothing moves before they agree, and then once", async () => {
    expect((await credit("1000")).status).toBe(201)
    const asked = await credit("1001", { purpose: "promotional", note: "phone" })
    expect(asked.status).toBe(202)
    expect(asked.body).toMatchObject({
      operation: "credit",
      status: "pending",
      amount: "1001",
      currency: "EUR",
      wallet_id: wallet.id,
      customer_id: wallet.owner.id,
      reason: "sorry",
      requested_by: `user:${first.id}`,
      decided_by: null,
      failure: null,
      transaction_id: null,
    })
    expect(await balance()).toBe("6000")
    const { id } = asked.body
    const own = await decide(id, "approve", first)
    expect([own.status, own.body.code]).toEqual([403, "wallet_approval_own"])
    const answers = await Promise.all([1, 2, 3, 4].map(() => decide(id, "approve")))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    const done = answers.find(({ status }) => status === 200)!.body
    expect(done).toMatchObject({ status: "executed", decided_by: `user:${second.id}` })
    expect(await balance()).toBe("7001")
    const { body } = await as({ token: first.token }, "GET", `/transactions/${done.transaction_id}`)
    expect(body).toMatchObject({
      amount: "1001",
      purpose: "promotional",
      note: "phone",
      actor: `user:${first.id}`,
    })
    const late = await decide(id, "reject", second, { reason: "late" })
    expect([late.status, late.body.data.approval_status]).toEqual([409, "executed"])
    const list = await onDashboard(store, second, "GET", "/approvals?status=executed&per_page=1")
    expect(list.body.data).toMatchObject([{ id, transaction_id: done.transaction_id }])
    const { rows } = await database.query("select input from approvals_approval where id = $1", [
      id,
    ])
    expect(rows).toEqual([{ input: null }])
  })

  it("is not the one who asked under another of their credentials, nor who made the credential", async () => {
    const ownKey = await createKey(store, first, "read_write", first.id)
    const shopKey = await createKey(store, first, "read_write")
    const secret = await createSecretKey(store, first)
    const own = await createPassword(store, first, first.id)
    const others = await createPassword(store, first, second.id)
    const basic = ({ username, password }: { username: string; password: string }) => ({
      basic: `${username}:${password}`,
    })
    const ways: [string, RequestOptions][] = [
      ["their key", overBasic(ownKey)],
      ["the shop's key that they made", overBasic(shopKey)],
      ["a secret key that they made", { basic: `${secret}:` }],
      ["their application password", basic(own)],
      ["a password that they made for another", basic(others)],
    ]
    for (const [way, who] of ways) {
      const asked = await credit("1001", {}, who)
      expect([way, asked.status]).toEqual([way, 202])
      const answer = await decide(asked.body.id, "approve", first)
      expect([way, answer.status, answer.body.code]).toEqual([way, 403, "wallet_approval_own"])
      const byKey = await request(
        store,
        "POST",
        `/admin/wallet/approvals/${asked.body.id}/approve`,
        {
          basic: `${secret}:`,
        }
      )
      expect([way, byKey.status, byKey.body.code]).toEqual([
        way,
        403,
        "wallet_approval_needs_person",
      ])
    }
    expect(await balance()).toBe("5000")
    // A store whose programs move such amounts may say that they need nobody.
    await settings({ second_person_for_keys: false })
    expect((await credit("1001", {}, overBasic(shopKey))).status).toBe(201)
    expect((await credit("1001", {}, { basic: `${secret}:` })).status).toBe(201)
    expect((await credit("1001", {}, overBasic(ownKey))).status).toBe(202)
  })

  it("is asked for on every way by which staff move money", async () => {
    const recipient = await createCustomer(store)
    const admin = { token: first.token }
    const hold = await as(admin, "POST", `/wallets/${wallet.id}/holds`, {
      amount: "1500",
      reason: "deposit",
    })
    const { body: entries } = await as(admin, "GET", `/transactions?wallet_id=${wallet.id}`)
    const ways: [string, string, object][] = [
      ["credit", `/wallets/${wallet.id}/credit`, { amount: "1001", reason: "x" }],
      [
        "credit",
        "/wallets/credit",
        { customer: recipient.id, currency: "EUR", amount: "1001", reason: "x" },
      ],
      ["debit", `/wallets/${wallet.id}/debit`, { amount: "1001", reason: "x" }],
      [
        "debit",
        `/wallets/${wallet.id}/debit`,
        { amount: "999999", reason: "x", allow_partial: true },
      ],
      ["hold_commit", `/holds/${hold.body.id}/commit`, { reason: "x" }],
      ["reversal", `/transactions/${entries.data[0].id}/reverse`, { reason: "x", amount: "1001" }],
      [
        "transfer",
        "/transfers",
        { from_wallet_id: wallet.id, to_user_email: recipient.email, amount: "1001" },
      ],
      ["codes", "/codes", { amount: "500", quantity: 2, max_redemptions: 2, currency: "EUR" }],
    ]
    const ids: number[] = []
    for (const [operation, path, body] of ways) {
      const answer = await as(admin, "POST", path, body)
      expect([path, answer.status, answer.body.operation]).toEqual([path, 202, operation])
      ids.push(answer.body.id)
    }
    expect(await balance()).toBe("3500")
    for (const id of ids.filter((_, index) => index !== 3)) {
      const { body } = await decide(id, "approve")
      expect([body.operation, body.failure, body.status]).toEqual([
        body.operation,
        null,
        "executed",
      ])
    }
    // + 1001 − 1001 − 1500 that were held − 1001 − 1001
    expect(await balance()).toBe("1498")
    const theirs = await as({ token: recipient.token }, "GET", "/wallets/me")
    expect(theirs.body.balance).toBe("2002")
    const partial = await decide(ids[3]!, "approve")
    expect(partial.body.status).toBe("executed")
    expect(await balance()).toBe("0")
    // What is a customer's own, small, or in a currency that the setting does not name, needs nobody.
    const sent = await as({ token: recipient.token }, "POST", "/transfers", {
      to_user_email: wallet.owner.email,
      amount: "1500",
    })
    expect(sent.status).toBe(201)
    const back = `/transactions/${sent.body.transfer_in.id}/reverse`
    const asked = await as(admin, "POST", back, { reason: "x", amount: "1001" })
    expect([asked.status, asked.body.operation]).toEqual([202, "reversal"])
    expect((await decide(asked.body.id, "approve")).body.status).toBe("executed")
    expect(await balance()).toBe("499")
    const dry = await credit("9999", { dry_run: true })
    expect(dry.status).toBe(200)
  })

  it("is not asked for what would be refused anyway, and a failure keeps its reason", async () => {
    const over = await as({ token: first.token }, "POST", `/wallets/${wallet.id}/debit`, {
      amount: "5001",
      reason: "x",
    })
    expect([over.status, over.body.code]).toEqual([422, "wallet_insufficient_balance"])
    for (const amount of ["-1001", "1001.5", "9".repeat(19)]) {
      expect((await credit(amount)).status).toBe(400)
    }
    const debit = await as({ token: first.token }, "POST", `/wallets/${wallet.id}/debit`, {
      amount: "5000",
      reason: "x",
    })
    expect(debit.status).toBe(202)
    await as({ token: first.token }, "POST", `/wallets/${wallet.id}/debit`, {
      amount: "1",
      reason: "in between",
    })
    const { status, body } = await decide(debit.body.id, "approve")
    expect([status, body.status, body.failure.code]).toEqual([
      200,
      "failed",
      "insufficient_balance",
    ])
    expect(body.failure.message).toContain("4999")
    expect(await found(debit.body.id)).toMatchObject({ status: "failed", transaction_id: null })
    expect(await balance()).toBe("4999")
  })

  it("is asked for each credit of a list that is above the amount; the others are booked", async () => {
    const customer = wallet.owner.id
    const { body } = await as({ token: first.token }, "POST", "/wallets/credit/bulk", {
      idempotency_key: randomUUID(),
      reason: "sorry",
      currency: "EUR",
      credits: [
        { customer, amount: "1001" },
        { customer, amount: "10" },
      ],
    })
    expect(body).toMatchObject({
      waiting: 1,
      data: [{ status: "waiting", transaction_id: null }, { status: "credited" }],
    })
    expect(await balance()).toBe("5010")
    const agreed = await decide(body.data[0].approval_id, "approve")
    expect([agreed.body.status, await balance()]).toEqual(["executed", "6011"])
  })

  it("has agreed to what they were shown: what says something else by now is not carried out", async () => {
    for (const changed of [{ amount: "4000" }, { wallet_id: 1 }, { opens: [{ id: 1 }] }]) {
      const { body } = await credit()
      await database.query(
        "UPDATE approvals_approval SET input = input || $2::jsonb WHERE id = $1",
        [body.id, JSON.stringify(changed)]
      )
      const decided = await decide(body.id, "approve")
      expect(decided.body).toMatchObject({
        status: "failed",
        failure: { code: "stored_input_invalid" },
      })
    }
    expect(await balance()).toBe("5000")
  })

  it("finds one wish for each key, whatever has become of it", async () => {
    const idempotency_key = randomUUID()
    const asked = await credit("1001", { idempotency_key })
    const again = await credit("1001", { idempotency_key })
    expect([again.status, again.body.code, again.body.id]).toEqual([
      200,
      "wallet_idempotent_replay",
      asked.body.id,
    ])
    expect((await credit("1002", { idempotency_key })).body.code).toBe(
      "wallet_idempotency_key_reused"
    )
    await decide(asked.body.id, "approve")
    expect((await credit("1001", { idempotency_key })).body).toMatchObject({
      id: asked.body.id,
      status: "executed",
    })
    expect(await balance()).toBe("6001")
    // One that was booked before the store asked for two people is answered as it was.
    await settings({ second_person_above: null })
    const key = randomUUID()
    const booked = await credit("1001", { idempotency_key: key })
    await settings({ second_person_above: "EUR:0" })
    const replay = await credit("1001", { idempotency_key: key })
    expect(replay.body.transaction_id).toBe(booked.body.transaction_id)
  })

  it("has some time for it, and may say no, with a reason; the one who asked may take it back", async () => {
    const { id } = (await credit()).body
    expect((await decide(id, "reject", second, {})).status).toBe(400)
    const rejected = await decide(id, "reject", second, { reason: "twice" })
    expect(rejected.body).toMatchObject({
      status: "rejected",
      decision_reason: "twice",
      decided_by: `user:${second.id}`,
    })
    expect((await decide(id, "approve")).body.data.approval_status).toBe("rejected")
    const mine = (await credit()).body.id
    expect((await decide(mine, "reject", first, { reason: "mistaken" })).status).toBe(200)
    const old = (await credit()).body.id
    await database.query(
      "update approvals_approval set expires_at = now() - interval '1 second' where id = $1",
      [old]
    )
    const late = await decide(old, "approve")
    expect([late.status, late.body.data.approval_status]).toEqual([409, "expired"])
    expect(await balance()).toBe("5000")
    expect((await decide(999_999_999, "approve")).status).toBe(404)
    const { token } = wallet.owner
    const customers = await request(store, "GET", "/admin/wallet/approvals", { token })
    expect(customers.status).toBe(401)
  })

  it("agrees to a withdrawal once, and not to one that was cancelled meanwhile", async () => {
    await settings({ withdrawals_enabled: true })
    const token = { token: wallet.owner.token }
    const ask = async () =>
      (await as(token, "POST", "/withdrawals", { amount: "2000", destination: "DE02" })).body.id
    const approve = (id: number, { token }: Admin) =>
      as({ token }, "POST", `/withdrawals/${id}/approve`, {})
    const id = await ask()
    const waiting = await approve(id, first)
    expect([waiting.status, waiting.body.operation, waiting.body.withdrawal_id]).toEqual([
      202,
      "withdrawal",
      id,
    ])
    // The withdrawal's own route asks once more, and agrees to nothing.
    const other = await approve(id, second)
    expect([other.status, other.body.id]).toEqual([202, waiting.body.id])
    const shown = () => as(token, "GET", `/withdrawals/${id}`)
    expect((await shown()).body.status).toBe("requested")
    expect((await decide(waiting.body.id, "approve", first)).status).toBe(403)
    expect((await decide(waiting.body.id, "approve")).body.status).toBe("executed")
    expect((await shown()).body.status).toBe("approved")
    const canceled = await ask()
    const { body } = await approve(canceled, first)
    await as(token, "POST", `/withdrawals/${canceled}/cancel`, {})
    const failed = await decide(body.id, "approve")
    expect(failed.body).toMatchObject({
      status: "failed",
      failure: { code: "withdrawal_not_open", message: expect.stringContaining("canceled") },
    })
    expect(await balance()).toBe("3000")
  })

  it("has agreed for good: what a crash kept from being carried out is, later, and once", async () => {
    const before = (await credit()).body.id as number
    const behind = (await credit()).body.id as number
    const { body: booked } = await decide(behind, "approve")
    // As the rows are when the server dies between the decision and the credit, and behind it.
    await database.query(
      `update approvals_approval set status = 'approved', decided_by = $2,
         decided_at = now() - interval '1 minute', transaction_id = null,
         input = jsonb_build_object('wallet_id', wallet_id, 'amount', '1001', 'reason', 'sorry')
       where id = any($1)`,
      [[before, behind], `user:${second.id}`]
    )
    const isExecuted = async (id: number) => (await found(id)).status === "executed"
    for (let tries = 0; !((await isExecuted(before)) && (await isExecuted(behind))); tries += 1) {
      if (tries === 300) throw new Error("They were not carried out")
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
    expect((await found(behind)).transaction_id).toBe(booked.transaction_id)
    expect(await balance()).toBe("7002")
  }, 300_000)

  it("can't agree for a customer who is gone: what waited about them ends, with its texts", async () => {
    const { id } = (await credit("1001", { reason: "for-mara-only" })).body
    await request(store, "DELETE", `/admin/customers/${wallet.owner.id}`, { token: first.token })
    const find = () =>
      database.query("select 1 from access_erasure where customer_id = $1", [wallet.owner.id])
    while (!(await find()).rowCount) await new Promise((resolve) => setTimeout(resolve, 100))
    expect(await found(id)).toMatchObject({ status: "rejected", reason: "" })
    const { rows } = await database.query(
      "select 1 from approvals_approval row where row::text like '%for-mara-only%'"
    )
    expect(rows).toEqual([])
  })

  it("has a setting that says by currency above what", async () => {
    for (const wrong of [
      "EUR",
      "EUR:",
      "eur:5",
      "EUR:-5",
      "EUR:5.5",
      "EUR:1,EUR:2",
      "EUR:01",
      "x",
    ]) {
      expect([wrong, (await settings({ second_person_above: wrong })).status]).toEqual([wrong, 400])
    }
    await settings({ second_person_above: "USD:5,JPY:0" })
    expect((await credit("999999")).status).toBe(201)
  })
})
