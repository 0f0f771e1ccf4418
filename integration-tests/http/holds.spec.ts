import { randomUUID } from "node:crypto"
import { createCustomer, request, type Customer, type Store } from "../support/store"
import { shareWalletStore, type WalletStore } from "./wallet-store"

/** Money that is set aside: what a balance shows of it, its parts, and who may end it. */
describe("holds", () => {
  let started: WalletStore
  let store: Store
  let asAdmin: WalletStore["asAdmin"]
  let wallet: { id: number; owner: Customer }

  beforeAll(async () => {
    started = await shareWalletStore()
    ;({ store, asAdmin } = started)
  })
  afterAll(() => store?.stop())

  beforeEach(async () => {
    wallet = await started.openWallet("1000")
  })

  const hold = async (body: object = {}) => {
    const asked = { amount: "600", reason: "deposit", ...body }
    return (await asAdmin("POST", `/wallets/${wallet.id}/holds`, asked)).body
  }
  const shown = async () => {
    const { balance, held } = await started.mine(wallet.owner)
    return { balance, held }
  }
  const asOwner = (method: string, path: string, body?: unknown) =>
    request(store, method, `/wallet/v1${path}`, { token: wallet.owner.token, body })

  it("leave the balance at once, are shown beside it, and can't be spent by anything else", async () => {
    const made = await hold({ reference: "rent-1" })
    expect(made).toMatchObject({
      wallet_id: wallet.id,
      amount: "600",
      remaining: "600",
      committed: "0",
      status: "active",
      reference: "rent-1",
      source: null,
      expiry_date: null,
    })
    expect(await shown()).toEqual({ balance: "400", held: "600" })
    const debit = await asAdmin("POST", `/wallets/${wallet.id}/debit`, {
      amount: "401",
      reason: "too much",
    })
    expect([debit.status, debit.body.data.balance]).toEqual([422, "400"])
    const found = await asAdmin("GET", `/wallets?user_id=${wallet.owner.id}&balance_max=400`)
    expect(found.body.data).toMatchObject([{ id: wallet.id, balance: "400", held: "600" }])
  })

  it("are listed for their owner, and for nobody else's customer", async () => {
    const first = await hold({ amount: "100" })
    const second = await hold({ amount: "200" })
    await asAdmin("POST", `/holds/${first.id}/release`, {})
    const { body } = await asOwner("GET", `/wallets/${wallet.id}/holds`)
    expect(body.data.map((one: { id: number; status: string }) => [one.id, one.status])).toEqual([
      [second.id, "active"],
      [first.id, "released"],
    ])
    expect(body.meta).toMatchObject({ total: 2, page: 1 })
    const active = await asOwner("GET", `/wallets/${wallet.id}/holds?status=active`)
    expect(active.body.data).toMatchObject([{ id: second.id }])
    expect((await asOwner("GET", `/holds/${second.id}`)).body).toEqual(body.data[0])
    const stranger = await createCustomer(store)
    for (const path of [`/wallets/${wallet.id}/holds`, `/holds/${second.id}`, "/holds/99999999"]) {
      const answer = await request(store, "GET", `/wallet/v1${path}`, { token: stranger.token })
      expect([answer.status, answer.body.code]).toEqual([403, "wallet_forbidden"])
    }
  })

  it("are committed in parts that keep the rest", async () => {
    const { id } = await hold()
    const commit = (body: object) =>
      asAdmin("POST", `/holds/${id}/commit`, { reason: "delivered", ...body })
    const key = randomUUID()
    const first = await commit({ amount: "250", keep_rest: true, idempotency_key: key })
    expect(first.status).toBe(201)
    expect(first.body).toMatchObject({
      type: "debit",
      amount: "250",
      balance_after: "750",
      hold: { remaining: "350", committed: "250", status: "active" },
    })
    const again = await commit({ amount: "250", keep_rest: true, idempotency_key: key })
    expect([again.status, again.body.code]).toEqual([200, "wallet_idempotent_replay"])
    expect(await shown()).toEqual({ balance: "400", held: "350" })
    const over = await commit({ amount: "351" })
    expect([over.status, over.body.code, over.body.data.amount]).toEqual([
      422,
      "wallet_hold_exceeded",
      "350",
    ])
    const last = await commit({ amount: "300" })
    expect(last.body.hold).toMatchObject({ remaining: "0", committed: "550", status: "committed" })
    expect(await shown()).toEqual({ balance: "450", held: "0" })
    const late = await commit({})
    expect([late.status, late.body.code, late.body.data.hold_status]).toEqual([
      409,
      "wallet_hold_not_active",
      "committed",
    ])
  })

  it("are released by managers, in parts or whole", async () => {
    const { id } = await hold()
    const part = await asAdmin("POST", `/holds/${id}/release`, { amount: "100" })
    expect([part.status, part.body.remaining, part.body.status]).toEqual([200, "500", "active"])
    expect(await shown()).toEqual({ balance: "500", held: "500" })
    const own = await asOwner("POST", `/holds/${id}/release`, {})
    expect([own.status, own.body.code]).toEqual([403, "wallet_forbidden"])
    const rest = await asAdmin("POST", `/holds/${id}/release`, {})
    expect([rest.status, rest.body.remaining, rest.body.status]).toEqual([200, "0", "released"])
    expect(await shown()).toEqual({ balance: "1000", held: "0" })
  })

  it("end when their time is over, and later when they are extended", async () => {
    const soon = new Date(Date.now() + 60_000).toISOString()
    const { id } = await hold({ expiry_date: soon })
    const extend = (expiry_date: string | null) =>
      asAdmin("POST", `/holds/${id}/extend`, { expiry_date })
    const later = new Date(Date.now() + 3_600_000).toISOString()
    expect((await extend(later)).body.expiry_date).toBe(later)
    const earlier = await extend(soon)
    expect([earlier.status, earlier.body.data.params]).toEqual([
      400,
      { expiry_date: "must not lie before the hold's present end" },
    ])
    expect((await extend(null)).body.expiry_date).toBeNull()
    expect((await extend("2020-01-01T00:00:00Z")).status).toBe(400)
    const past = await asAdmin("POST", `/wallets/${wallet.id}/holds`, {
      amount: "1",
      reason: "x",
      expiry_date: "2020-01-01T00:00:00Z",
    })
    expect([past.status, past.body.data.params]).toEqual([
      400,
      { expiry_date: "must lie in the future" },
    ])
  })

  it("are held to what a debit is held to, and told of by the debit alone", async () => {
    await asAdmin("PATCH", `/wallets/${wallet.id}`, { spending_limit: "300" })
    const over = await asAdmin("POST", `/wallets/${wallet.id}/holds`, {
      amount: "301",
      reason: "deposit",
    })
    expect([over.status, over.body.code]).toEqual([422, "wallet_spending_limit_exceeded"])
    const key = randomUUID()
    const made = await hold({ amount: "300", idempotency_key: key })
    const again = await hold({ amount: "300", idempotency_key: key })
    expect(again).toMatchObject({ id: made.id, code: "wallet_idempotent_replay" })
    expect(await shown()).toEqual({ balance: "700", held: "300" })
    const none = await asAdmin("POST", "/holds/99999999/release", {})
    expect([none.status, none.body.code]).toEqual([404, "wallet_hold_not_found"])
  })
})

/** A wallet that staff have frozen: what of it still moves, and who is told why. */
describe("a frozen wallet", () => {
  let started: WalletStore
  let store: Store
  let asAdmin: WalletStore["asAdmin"]
  let wallet: { id: number; owner: Customer }

  beforeAll(async () => {
    started = await shareWalletStore()
    ;({ store, asAdmin } = started)
  })
  afterAll(() => store?.stop())

  beforeEach(async () => {
    wallet = await started.openWallet("1000")
  })

  const asOwner = (method: string, path: string, body?: unknown) =>
    request(store, method, `/wallet/v1${path}`, { token: wallet.owner.token, body })
  const own = (verb: string, body: object) => asAdmin("POST", `/wallets/${wallet.id}/${verb}`, body)
  const freeze = (reason = "Stolen card") => own("freeze", { reason })
  const unfreeze = () => own("unfreeze", { reason: "It was found" })
  const codeOf = async (answer: Promise<{ status: number; body: { code?: string } }>) => {
    const { status, body } = await answer
    return status < 300 ? status : [status, body.code]
  }

  it("gives no money out and says so, until it is unfrozen", async () => {
    const spending = { amount: "10", reason: "Order" }
    expect((await freeze()).status).toBe(200)
    const refused = [403, "wallet_frozen"]
    expect(await codeOf(own("debit", spending))).toEqual(refused)
    expect(await codeOf(own("debit", { ...spending, allow_partial: true }))).toEqual(refused)
    expect(await codeOf(own("debit", { ...spending, dry_run: true }))).toEqual(refused)
    // Not what it has, nor what it may: that it is frozen comes before.
    expect(await codeOf(own("debit", { ...spending, amount: "99999" }))).toEqual(refused)
    expect(await codeOf(own("holds", spending))).toEqual(refused)
    await unfreeze()
    expect(await codeOf(own("debit", spending))).toBe(201)
  })

  it("takes money, commits and releases what was held before, and is reversed by staff", async () => {
    const spending = { amount: "10", reason: "Order" }
    const debited = await own("debit", spending)
    const first = (await own("holds", { ...spending, amount: "20" })).body
    const second = (await own("holds", { ...spending, amount: "30" })).body
    const expiry_date = new Date(Date.now() + 250).toISOString()
    await own("credit", { ...spending, amount: "7", expiry_date })
    await freeze()
    const credited = await own("credit", spending)
    expect(credited.status).toBe(201)
    const reverse = (id: number) =>
      asAdmin("POST", `/transactions/${id}/reverse`, { reason: "Back" })
    expect(await codeOf(reverse(debited.body.transaction_id))).toBe(201)
    expect(await codeOf(reverse(credited.body.transaction_id))).toBe(201)
    expect(await codeOf(asAdmin("POST", `/holds/${first.id}/commit`, { reason: "Paid" }))).toBe(201)
    expect(await codeOf(asAdmin("POST", `/holds/${second.id}/release`, {}))).toBe(200)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(await started.mine(wallet.owner)).toMatchObject({ balance: "980", frozen: true })
  })

  it("is shown to its owner without the reason, and to staff with who froze it, when and why", async () => {
    const before = Date.now()
    const { body } = await freeze("Reported by her bank")
    const staff = (await asAdmin("GET", `/wallets/${wallet.id}`)).body
    expect(staff).toMatchObject({
      frozen: true,
      frozen_by: expect.stringMatching(/^user:/),
      frozen_reason: "Reported by her bank",
    })
    expect(staff).toEqual(body)
    expect(Date.parse(staff.frozen_at)).toBeGreaterThan(before - 5000)
    for (const path of ["/wallets/me", `/wallets/${wallet.id}`]) {
      const seen = await asOwner("GET", path)
      expect(seen.body.frozen).toBe(true)
      expect(seen.text).not.toContain("frozen_")
      expect(seen.text).not.toContain("her bank")
    }
    expect((await freeze("The bank says so again")).body.frozen_reason).toContain("again")
    expect((await unfreeze()).body).toMatchObject({ frozen: false })
    expect((await unfreeze()).status).toBe(200)
    expect((await asAdmin("GET", `/wallets/${wallet.id}`)).text).not.toContain("frozen_")
    const { body: record } = await request(
      store,
      "GET",
      `/admin/wallet/audit?object_id=${wallet.id}&subject_id=${wallet.owner.id}`,
      { token: started.admin.token }
    )
    expect(
      record.data.map(({ action, details }: { action: string; details: { reason: string } }) => [
        action,
        details.reason,
      ])
    ).toEqual([
      ["wallet.unfrozen", "It was found"],
      ["wallet.frozen", "The bank says so again"],
      ["wallet.frozen", "Reported by her bank"],
    ])
  })

  it("is found by a filter", async () => {
    const list = async (frozen: string) =>
      (await asAdmin("GET", `/wallets?user_id=${wallet.owner.id}&frozen=${frozen}`)).body.meta.total
    expect([await list("true"), await list("false")]).toEqual([0, 1])
    await freeze()
    expect([await list("true"), await list("false")]).toEqual([1, 0])
    const wrong = await asAdmin("GET", "/wallets?frozen=yes")
    expect(wrong.status).toBe(400)
  })

  it("asks for a reason, and is one that exists", async () => {
    expect((await freeze("")).body.data.params).toHaveProperty("reason")
    const path = "/wallets/99999999/unfreeze"
    expect((await asAdmin("POST", path, { reason: "x" })).body.code).toBe("wallet_not_found")
  })

  it("is so from the very answer on, however many debits are under way", async () => {
    const spending = { amount: "1", reason: "Order" }
    const early = Array.from({ length: 30 }, () => own("debit", spending))
    const frozen = freeze()
    const late = Array.from({ length: 30 }, () => own("debit", spending))
    expect((await frozen).status).toBe(200)
    const after = await own("debit", spending)
    expect(after.body.code).toBe("wallet_frozen")
    const answers = await Promise.all([...early, ...late])
    const taken = answers.filter(({ status }) => status === 201).length
    expect(
      answers.every(({ status, body }) => status === 201 || body.code === "wallet_frozen")
    ).toBe(true)
    expect((await started.mine(wallet.owner)).balance).toBe(String(1000 - taken))
  })
})
