import { randomUUID } from "node:crypto"
import { Client } from "pg"
import { createCustomer, request, type Customer, type Store } from "../support/store"
import { shareWalletStore, type WalletStore } from "./wallet-store"

/** Money that customers want paid out of their wallets. */
describe("withdrawals", () => {
  let started: WalletStore
  let store: Store
  let asAdmin: WalletStore["asAdmin"]
  let database: Client
  let wallet: { id: number; owner: Customer }

  const settings = (body: object) =>
    request(store, "PATCH", "/admin/wallet/settings", { token: started.admin.token, body })

  beforeAll(async () => {
    started = await shareWalletStore()
    ;({ store, asAdmin } = started)
    database = new Client(store.databaseUrl)
    await database.connect()
  })
  beforeEach(async () => {
    await settings({ withdrawals_enabled: true })
    wallet = await started.openWallet("1000")
  })
  afterEach(() =>
    settings({
      withdrawals_enabled: null,
      withdrawal_minimum: null,
      withdrawal_maximum: null,
      kyc_required_for: null,
      step_up_required_for: null,
      velocity_max_debits: null,
      audit_log_enabled: null,
    })
  )
  afterAll(async () => {
    await database?.end()
    await store?.stop()
  })

  const as = ({ token }: Customer, method: string, path: string, body?: unknown) =>
    request(store, method, `/wallet/v1${path}`, { token, body })
  const ask = (body: object = {}, owner = wallet.owner) =>
    as(owner, "POST", "/withdrawals", { amount: "600", destination: "DE02 1203", ...body })
  const asked = async (body: object = {}) => (await ask(body)).body.id as number
  const decide = (id: number, what: string, body: object = {}) =>
    asAdmin("POST", `/withdrawals/${id}/${what}`, body)
  const shown = async () => {
    const { balance, held } = await started.mine(wallet.owner)
    return { balance, held }
  }
  const entries = async () =>
    (await asAdmin("GET", `/transactions?wallet_id=${wallet.id}&type=withdrawal`)).body.data

  it("set the money aside until staff have paid it, which is one entry with its reference", async () => {
    const made = await ask()
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({
      wallet_id: wallet.id,
      customer_id: wallet.owner.id,
      currency: "EUR",
      amount: "600",
      status: "requested",
      destination: "DE02 1203",
      transaction_id: null,
      reference: null,
      reason: null,
      approved_at: null,
      ended_at: null,
    })
    const { id } = made.body
    expect(await shown()).toEqual({ balance: "400", held: "600" })
    const hold = await asAdmin("GET", `/holds/${made.body.hold_id}`)
    expect(hold.body).toMatchObject({ source: `withdrawal:${id}`, expiry_date: null })
    // Nothing but the withdrawal itself ends its hold.
    for (const way of ["release", "commit"]) {
      const reason = way === "commit" ? { reason: "x" } : {}
      const { body } = await asAdmin("POST", `/holds/${made.body.hold_id}/${way}`, reason)
      expect([body.code, body.data.source]).toEqual(["wallet_hold_in_use", `withdrawal:${id}`])
    }
    const early = await decide(id, "paid", { reference: "bank-1" })
    expect([early.status, early.body.code, early.body.data.withdrawal_status]).toEqual([
      409,
      "wallet_withdrawal_not_open",
      "requested",
    ])
    const approved = await decide(id, "approve")
    expect(approved.status).toBe(200)
    expect(approved.body).toMatchObject({
      status: "approved",
      approved_by: `user:${started.admin.id}`,
      approved_at: expect.any(String),
    })
    expect(await shown()).toEqual({ balance: "400", held: "600" })
    const paid = await decide(id, "paid", { reference: `bank-${id}` })
    expect(paid.body).toMatchObject({ status: "paid", reference: `bank-${id}` })
    expect(await shown()).toEqual({ balance: "400", held: "0" })
    const [entry, ...others] = await entries()
    expect(others).toEqual([])
    expect(entry).toMatchObject({
      id: paid.body.transaction_id,
      type: "withdrawal",
      amount: "600",
      balance_after: "400",
      reference: `bank-${id}`,
    })
    for (const [what, body] of [
      ["paid", { reference: "again" }],
      ["reject", { reason: "late" }],
      ["approve", {}],
    ] as const) {
      expect((await decide(id, what, body)).body.data.withdrawal_status).toBe("paid")
    }
    const own = await as(wallet.owner, "GET", `/withdrawals/${id}`)
    expect(own.body).toMatchObject({ status: "paid", destination: "DE02 1203" })
    expect(own.body).not.toHaveProperty("approved_by")
  })

  it("come back to the wallet when staff reject them, with a reason, approved or not", async () => {
    for (const approved of [false, true]) {
      const id = await asked()
      if (approved) await decide(id, "approve")
      const blank = await decide(id, "reject")
      expect([blank.status, Object.keys(blank.body.data.params)]).toEqual([400, ["reason"]])
      const { body } = await decide(id, "reject", { reason: "Not your account" })
      expect(body).toMatchObject({ status: "rejected", reason: "Not your account" })
      expect(await shown()).toEqual({ balance: "1000", held: "0" })
    }
    expect(await entries()).toEqual([])
  })

  it("are cancelled by their customer while nobody has approved them, and by nobody else", async () => {
    const id = await asked()
    const stranger = await createCustomer(store)
    for (const path of [`/withdrawals/${id}`, `/withdrawals/${id}/cancel`, "/withdrawals/999999"]) {
      const method = path.endsWith("cancel") ? "POST" : "GET"
      const answer = await as(stranger, method, path, method === "POST" ? {} : undefined)
      expect([answer.status, answer.body.code]).toEqual([404, "wallet_withdrawal_not_found"])
    }
    expect((await decide(id, "cancel")).body.code).toBe("wallet_withdrawal_not_found")
    for (const what of ["approve", "reject", "paid"]) {
      const { status } = await as(wallet.owner, "POST", `/withdrawals/${id}/${what}`, {
        ...(what === "reject" && { reason: "x" }),
        ...(what === "paid" && { reference: "x" }),
      })
      expect([what, status]).toEqual([what, 403])
    }
    const canceled = await as(wallet.owner, "POST", `/withdrawals/${id}/cancel`, {})
    expect(canceled.body).toMatchObject({ status: "canceled", ended_at: expect.any(String) })
    expect(await shown()).toEqual({ balance: "1000", held: "0" })
    const second = await asked()
    await decide(second, "approve")
    const late = await as(wallet.owner, "POST", `/withdrawals/${second}/cancel`, {})
    expect([late.status, late.body.data.withdrawal_status]).toEqual([409, "approved"])
    expect(await shown()).toEqual({ balance: "400", held: "600" })
  })

  it("are off unless the store switches them on, and keep to its limits", async () => {
    await settings({ withdrawals_enabled: null })
    const off = await ask()
    expect([off.status, off.body.code]).toEqual([403, "wallet_withdrawals_disabled"])
    await settings({
      withdrawals_enabled: true,
      withdrawal_minimum: "100",
      withdrawal_maximum: "500",
    })
    for (const amount of ["99", "501"]) {
      const { status, body } = await ask({ amount })
      expect([status, body.code, body.data]).toEqual([
        422,
        "wallet_withdrawal_amount",
        { status: 422, minimum: "100", maximum: "500", request_id: body.data.request_id },
      ])
    }
    for (const amount of ["-5", "1.5", "0", 5, "1e3", "9".repeat(19), "", null]) {
      expect([amount, (await ask({ amount })).status]).toEqual([amount, 400])
    }
    for (const destination of ["", "   ", "x".repeat(501), undefined]) {
      expect((await ask({ amount: "100", destination })).status).toBe(400)
    }
    expect(
      (await asAdmin("POST", "/withdrawals", { amount: "100", destination: "x" })).status
    ).toBe(403)
    expect(await shown()).toEqual({ balance: "1000", held: "0" })
    expect((await ask({ amount: "500" })).status).toBe(201)
  })

  it("take no promotional money, and say how much there is beside it", async () => {
    await asAdmin("POST", `/wallets/${wallet.id}/credit`, {
      amount: "5000",
      reason: "promotion",
      purpose: "promotional",
    })
    const { status, body } = await ask({ amount: "1001" })
    expect([status, body.code, body.data]).toEqual([
      422,
      "wallet_insufficient_balance",
      expect.objectContaining({ balance: "6000", movable: "1000", promotional: "5000" }),
    ])
    const id = (await ask({ amount: "1000" })).body.id
    await decide(id, "approve")
    expect((await decide(id, "paid", { reference: `bank-${id}` })).status).toBe(200)
    expect(await shown()).toEqual({ balance: "5000", held: "0" })
    const none = await createCustomer(store)
    const empty = await ask({}, none)
    expect([empty.status, empty.body.data.balance]).toEqual([422, "0"])
  })

  it("are held to identity verification, step-up, spending limit and velocity", async () => {
    await settings({ kyc_required_for: ["withdrawal"] })
    expect((await ask()).body.code).toBe("wallet_kyc_required")
    await asAdmin("PUT", `/wallets/${wallet.id}/kyc`, { status: "approved" })
    await settings({ step_up_required_for: ["withdrawal"] })
    const stepUp = await ask()
    expect([stepUp.body.code, stepUp.body.data.step_up_url]).toEqual([
      "wallet_step_up_required",
      "/wallet/v1/step-up/challenge",
    ])
    await settings({ step_up_required_for: null })
    await asAdmin("PATCH", `/wallets/${wallet.id}`, { spending_limit: "100" })
    expect((await ask()).body.code).toBe("wallet_spending_limit_exceeded")
    await asAdmin("PATCH", `/wallets/${wallet.id}`, { spending_limit: "0" })
    await settings({ velocity_max_debits: 1 })
    expect((await ask({ amount: "1" })).status).toBe(201)
    expect((await ask({ amount: "1" })).body.code).toBe("wallet_velocity_cap_exceeded")
    // Staff pay what they have approved, whatever else the customer does meanwhile.
    const { body } = await as(wallet.owner, "GET", "/withdrawals")
    await decide(body.data[0].id, "approve")
    const paid = await decide(body.data[0].id, "paid", { reference: `bank-${wallet.id}` })
    expect(paid.body.status).toBe("paid")
  })

  it("happen once for each key, whatever is repeated and whatever has happened since", async () => {
    const key = randomUUID()
    const first = await ask({ idempotency_key: key })
    await settings({ withdrawals_enabled: null })
    const again = await ask({ idempotency_key: key })
    expect([again.status, again.body.code, again.body.id]).toEqual([
      200,
      "wallet_idempotent_replay",
      first.body.id,
    ])
    expect((await ask({ idempotency_key: key, amount: "1" })).body.code).toBe(
      "wallet_idempotency_key_reused"
    )
    const { id } = first.body
    const steps = [
      ["approve", {}],
      ["paid", { reference: `bank-${id}` }],
    ] as const
    for (const [what, body] of steps) {
      const idempotency_key = randomUUID()
      const answers = await Promise.all(
        [1, 2, 3].map(() => decide(id, what, { ...body, idempotency_key }))
      )
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      expect(
        answers.filter(({ body: { code } }) => code === "wallet_idempotent_replay")
      ).toHaveLength(2)
    }
    expect(await shown()).toEqual({ balance: "400", held: "0" })
    expect(await entries()).toHaveLength(1)
    const other = (await settings({ withdrawals_enabled: true })) && (await asked({ amount: "5" }))
    await decide(other, "approve")
    const taken = await decide(other, "paid", { reference: `bank-${id}` })
    expect([taken.status, taken.body.code]).toEqual([409, "wallet_duplicate_reference"])
  })

  it("end in one way when everything is asked for at once", async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await asked()
      const answers = await Promise.all([
        decide(id, "approve"),
        as(wallet.owner, "POST", `/withdrawals/${id}/cancel`, {}),
        decide(id, "reject", { reason: "no" }),
        decide(id, "approve"),
        decide(id, "paid", { reference: `race-${id}` }),
      ])
      for (const { status } of answers) expect([200, 409]).toContain(status)
      const { body } = await asAdmin("GET", `/withdrawals/${id}`)
      const { balance, held } = await shown()
      if (body.status === "approved") {
        expect({ balance, held }).toEqual({ balance: "400", held: "600" })
        await decide(id, "reject", { reason: "tidy" })
      } else if (body.status === "paid") {
        expect({ balance, held }).toEqual({ balance: "400", held: "0" })
        await asAdmin("POST", `/transactions/${body.transaction_id}/reverse`, { reason: "tidy" })
      } else {
        expect({ balance, held }).toEqual({ balance: "1000", held: "0" })
      }
    }
  })

  it("are listed for their customer, and for staff with filters; the account is not for readers", async () => {
    const first = await asked({ amount: "10" })
    const second = await asked({ amount: "20" })
    await decide(first, "approve")
    const ids = (answer: { body: { data: { id: number }[] } }) =>
      answer.body.data.map(({ id }) => id)
    const own = await as(wallet.owner, "GET", "/withdrawals?per_page=1")
    expect(ids(own)).toEqual([second])
    expect(own.body.meta).toEqual({ total: 2, total_pages: 2, page: 1, per_page: 1 })
    const mine = `customer=${wallet.owner.id}`
    expect(ids(await asAdmin("GET", `/withdrawals?${mine}&status=approved`))).toEqual([first])
    expect(ids(await asAdmin("GET", `/withdrawals?${mine}&currency=eur`))).toEqual([second, first])
    expect(ids(await asAdmin("GET", `/withdrawals?${mine}&currency=USD`))).toEqual([])
    expect(ids(await asAdmin("GET", "/withdrawals?customer=999999999"))).toEqual([])
    const stranger = await createCustomer(store)
    expect(ids(await as(stranger, "GET", "/withdrawals"))).toEqual([])
    expect((await as(stranger, "GET", `/withdrawals?${mine}`)).status).toBe(403)
    await request(store, "POST", "/admin/wallet/grants", {
      token: started.admin.token,
      body: {
        subject_type: "customer",
        subject_id: stranger.id,
        capability: "wallet_read_wallets",
      },
    })
    const read = await as(stranger, "GET", `/withdrawals/${first}`)
    expect([read.status, "destination" in read.body]).toEqual([200, false])
    expect((await asAdmin("GET", `/withdrawals/${first}`)).body.destination).toBe("DE02 1203")
  })

  it("are told of, without the account, and without it in the request log", async () => {
    await settings({ audit_log_enabled: true })
    const destination = `account-${wallet.id}-of-mara`
    const id = await asked({ destination })
    await decide(id, "approve")
    await decide(id, "reject", { reason: "no" })
    const told: { type: string; data: Record<string, unknown> }[] = []
    for (let tries = 0; tries < 50 && told.length < 3; tries += 1) {
      const { rows } = await database.query(
        "select type, data from webhooks_event where wallet_id = $1 and type like 'wallet.withdrawal.%' order by sequence",
        [wallet.id]
      )
      told.splice(0, told.length, ...rows)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    expect(told.map(({ type }) => type)).toEqual([
      "wallet.withdrawal.requested",
      "wallet.withdrawal.approved",
      "wallet.withdrawal.rejected",
    ])
    const events = await asAdmin("GET", "/events?limit=500")
    const about = events.body.data.filter(
      ({ data }: { data: { withdrawal_id?: number } }) => data.withdrawal_id === id
    )
    for (const { data } of about) {
      expect(data).toMatchObject({ amount: "600", currency: "EUR", wallet: { id: wallet.id } })
      expect(JSON.stringify(data)).not.toContain("of-mara")
    }
    const logged = async () =>
      (
        await database.query(
          "select request_body::text as body from access_request_log where path = '/wallet/v1/withdrawals' order by id desc limit 1"
        )
      ).rows[0]
    for (let tries = 0; tries < 50 && !(await logged()); tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    expect((await logged()).body).toContain("***")
    expect((await logged()).body).not.toContain("of-mara")
  })

  it("leave nothing of where a deleted customer's money was to go, and their money in the wallet", async () => {
    const done = await asked({ amount: "100", destination: "gone-account-1" })
    await decide(done, "approve")
    const open = await asked({ amount: "200", destination: "gone-account-2" })
    const { body: data } = await as(wallet.owner, "GET", `/wallets/${wallet.id}/personal-data`)
    expect(data.withdrawals).toMatchObject([
      { id: open, destination: "gone-account-2" },
      { id: done, destination: "gone-account-1" },
    ])
    const { token } = started.admin
    await request(store, "DELETE", `/admin/customers/${wallet.owner.id}`, { token })
    const find = () =>
      database.query("select 1 from access_erasure where customer_id = $1", [wallet.owner.id])
    while (!(await find()).rowCount) await new Promise((resolve) => setTimeout(resolve, 100))
    expect((await asAdmin("GET", `/withdrawals/${open}`)).body).toMatchObject({
      status: "canceled",
      destination: null,
      ended_by: "system:erasure",
    })
    // It may be on its way already: staff say whether it arrived.
    expect((await asAdmin("GET", `/withdrawals/${done}`)).body).toMatchObject({
      status: "approved",
      destination: null,
    })
    const { body } = await asAdmin("GET", `/wallets/${wallet.id}`)
    expect([body.balance, body.held]).toEqual(["900", "100"])
    expect((await decide(done, "paid", { reference: `bank-${done}` })).status).toBe(200)
  })
})
