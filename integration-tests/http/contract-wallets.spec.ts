import { randomUUID } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import { createCustomer, request, type Customer, type Store } from "../support/store"
import { sellInYen, shareWalletStore, type WalletStore } from "./wallet-store"

/** The spec's "Wallets" and "Transactions": fields, parameters, defaults and limits. */
describe("the wallet and transaction endpoints", () => {
  let store: Store
  let asAdmin: WalletStore["asAdmin"]
  let openWallet: WalletStore["openWallet"]
  let mine: WalletStore["mine"]
  let customer: Customer
  let currency: string
  let adminToken: string

  beforeAll(async () => {
    const started = await shareWalletStore()
    adminToken = started.admin.token
    ;({ store, asAdmin, openWallet, mine } = started)
    await sellInYen(store, started.admin)
    customer = await createCustomer(store)
    currency = (await mine(customer)).currency
  })
  afterAll(() => store?.stop())

  describe("GET /wallets/me", () => {
    it("shows every field of a wallet", async () => {
      expect(await mine(customer)).toEqual({
        id: expect.any(Number),
        user_id: expect.any(Number),
        customer_id: customer.id,
        currency,
        balance: "0",
        held: "0",
        balance_formatted: expect.stringMatching(/0\.00$/),
        spending_limit: "0",
        auto_reload_enabled: false,
        auto_reload_threshold: "0",
        auto_reload_amount: "0",
        frozen: false,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        features: {
          transfers: false,
          topups: false,
          auto_reload: false,
          rewards: false,
          referrals: false,
          withdrawals: false,
          allowances: false,
          withdrawal_minimum: "1",
          withdrawal_maximum: null,
        },
      })
    })

    it("is the same wallet whoever asks first, and however many at once", async () => {
      const newcomer = await createCustomer(store)
      const wallets = await Promise.all(Array.from({ length: 10 }, () => mine(newcomer)))
      expect(new Set(wallets.map(({ id }) => id)).size).toBe(1)
      expect(new Set(wallets.map(({ user_id }) => user_id)).size).toBe(1)
    })

    it("gives each customer another public number", async () => {
      const other = await createCustomer(store)
      expect((await mine(other)).user_id).not.toBe((await mine(customer)).user_id)
    })

    it("refuses a currency that the store does not have", async () => {
      const answer = await request(store, "GET", "/wallet/v1/wallets/me?currency=XTS", {
        token: customer.token,
      })
      expect([answer.status, Object.keys(answer.body.data.params)]).toEqual([400, ["currency"]])
    })

    it("takes the currency's code in either case", async () => {
      const path = `/wallet/v1/wallets/me?currency=${currency.toLowerCase()}`
      const answer = await request(store, "GET", path, { token: customer.token })
      expect([answer.status, answer.body.currency]).toEqual([200, currency])
    })

    it("answers 404 to a user of the dashboard, who has no wallet", async () => {
      const answer = await asAdmin("GET", "/wallets/me")
      expect([answer.status, answer.body.code]).toEqual([404, "wallet_not_found"])
    })
  })

  describe("GET /wallets", () => {
    it("lists wallets in the envelope, ten to a page, newest first", async () => {
      for (let i = 0; i < 11; i++) {
        await openWallet()
      }
      const { body } = await asAdmin("GET", "/wallets")
      expect(body.data).toHaveLength(10)
      expect(body.meta).toEqual({
        total: expect.any(Number),
        total_pages: Math.ceil(body.meta.total / 10),
        page: 1,
        per_page: 10,
      })
      const created = body.data.map((wallet: { created_at: string }) => wallet.created_at)
      expect(created).toEqual([...created].sort().reverse())
      const beyond = await asAdmin("GET", "/wallets?page=1000")
      expect([beyond.status, beyond.body.data]).toEqual([200, []])
    })

    it("finds a customer's wallets by number, by id in the store and by e-mail", async () => {
      const wallet = await mine(customer)
      for (const query of [
        `user_id=${wallet.user_id}`,
        `user_id=${customer.id}`,
        `email=${encodeURIComponent(customer.email.toUpperCase())}`,
        `user_id=${wallet.user_id}&email=${encodeURIComponent(customer.email)}`,
      ]) {
        const { body } = await asAdmin("GET", `/wallets?${query}`)
        expect(body.data.map(({ id }: { id: number }) => id)).toEqual([wallet.id])
      }
      for (const query of ["user_id=999999", "user_id=cus_nobody", "email=nobody@example.com"]) {
        expect((await asAdmin("GET", `/wallets?${query}`)).body).toMatchObject({
          data: [],
          meta: { total: 0, total_pages: 0 },
        })
      }
    })

    it("searches by a part of the customer's name or e-mail, by number and by id", async () => {
      const email = `part.${Date.now()}@example.com`
      const wallet = await mine(await createCustomer(store, { email }))
      const { user_id, customer_id } = wallet
      for (const q of [email.slice(2, -6).toUpperCase(), String(user_id), customer_id]) {
        const { body } = await asAdmin("GET", `/wallets?per_page=100&q=${encodeURIComponent(q)}`)
        expect(body.data.map(({ id }: { id: number }) => id)).toContain(wallet.id)
      }
      const nobody = await asAdmin("GET", "/wallets?q=no-such-person")
      expect(nobody.body).toMatchObject({ data: [], meta: { total: 0 } })
      const elsewhere = await asAdmin("GET", `/wallets?currency=JPY&q=${email}`)
      expect(elsewhere.body.data).toEqual([])
    })

    it("finds an e-mail address whatever its case, and takes no character for a wildcard", async () => {
      const email = `Mixed_Case.${Date.now()}@Example.com`
      const wallet = await mine(await createCustomer(store, { email }))
      await createCustomer(store, { email: email.replace("_", "x") })
      for (const written of [email, email.toLowerCase()]) {
        const { body } = await asAdmin("GET", `/wallets?email=${encodeURIComponent(written)}`)
        expect(body.data.map(({ id }: { id: number }) => id)).toEqual([wallet.id])
      }
      const pattern = await asAdmin("GET", "/wallets?email=%25%25%25")
      expect(pattern.body.data).toEqual([])
    })

    it("compares balances exactly, far beyond what floating point can tell apart", async () => {
      const big = await openWallet("900719925474099301")
      await openWallet("900719925474099300")
      const exact = "balance_min=900719925474099301&balance_max=900719925474099301"
      const { body } = await asAdmin("GET", `/wallets?${exact}`)
      expect(body.data.map(({ id }: { id: number }) => id)).toEqual([big.id])
      expect(body.data[0].balance).toBe("900719925474099301")
    })

    it("sorts by balance, both ways", async () => {
      await openWallet("10")
      await openWallet("9")
      for (const order of ["asc", "desc"]) {
        const { body } = await asAdmin(
          "GET",
          `/wallets?orderby=balance&order=${order}&per_page=100`
        )
        const balances = body.data.map(({ balance }: { balance: string }) => BigInt(balance))
        const sorted = [...balances].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
        expect(balances).toEqual(order === "asc" ? sorted : sorted.reverse())
      }
    })

    it("sorts by creation and by the last change, both ways, newest first by default", async () => {
      const wallets = [await openWallet("1"), await openWallet("1"), await openWallet("1")]
      const [first, second, third] = wallets.map(({ id }) => id)
      await asAdmin("POST", `/wallets/${second}/debit`, { amount: "1", reason: "Last of all" })
      const sorted = async (query: string) => {
        const ids: number[] = []
        // Other tests have opened wallets in this store, too.
        for (let page = 1, pages = 1; page <= pages; page += 1) {
          const { body } = await asAdmin("GET", `/wallets?per_page=100&page=${page}&${query}`)
          ids.push(...body.data.map(({ id }: { id: number }) => id))
          pages = body.meta.total_pages
        }
        return ids.filter((id: number) => [first, second, third].includes(id))
      }
      const newestFirst = [third, second, first]
      const changedLast = [second, third, first]
      expect(await sorted("")).toEqual(newestFirst)
      expect(await sorted("orderby=created&order=desc")).toEqual(newestFirst)
      expect(await sorted("order=asc")).toEqual(newestFirst.toReversed())
      expect(await sorted("orderby=updated")).toEqual(changedLast)
      expect(await sorted("orderby=updated&order=asc")).toEqual(changedLast.toReversed())
    })

    it("filters by currency", async () => {
      const none = await asAdmin("GET", "/wallets?currency=XTS")
      expect(none.body.data).toEqual([])
      const all = await asAdmin("GET", `/wallets?currency=${currency}`)
      expect(all.body.meta.total).toBeGreaterThan(0)
    })
  })

  describe("POST /wallets", () => {
    it("opens a customer's wallet in another currency, once", async () => {
      const owner = await createCustomer(store)
      const body = { customer: owner.id, currency: "jpy" }
      const opened = await asAdmin("POST", "/wallets", body)
      expect(opened.status).toBe(201)
      expect(opened.body).toMatchObject({ customer_id: owner.id, currency: "JPY", balance: "0" })
      const { user_id } = opened.body
      for (const customer of [user_id, String(user_id), owner.email.toUpperCase()]) {
        const again = await asAdmin("POST", "/wallets", { ...body, customer })
        expect([again.status, again.body]).toEqual([200, opened.body])
      }
      const { token } = owner
      const theirs = await request(store, "GET", "/wallet/v1/wallets/me?currency=JPY", { token })
      expect(theirs.body.id).toBe(opened.body.id)
    })

    it("opens one wallet for many who ask at once", async () => {
      const { id: customer } = await createCustomer(store)
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => asAdmin("POST", "/wallets", { customer, currency: "JPY" }))
      )
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    })

    it.each([
      [{ currency: "JPY" }, "customer"],
      [{ customer: null }, "customer"],
      [{ customer: "cus_0", currency: "JPY" }, "customer"],
      [{ customer: 999_999_999 }, "customer"],
      [{ customer: "nobody@example.com" }, "customer"],
      [{ customer: 1.5 }, "customer"],
      [{ customer: "cus_0", currency: "XTS" }, "currency"],
    ])("refuses %j", async (body, field) => {
      const answer = await asAdmin("POST", "/wallets", body)
      expect([answer.status, Object.keys(answer.body.data.params)]).toEqual([400, [field]])
    })
  })

  describe("POST /wallets/credit", () => {
    it("credits a customer in a currency, opening the wallet at the first time", async () => {
      const owner = await createCustomer(store)
      const body = { customer: owner.id, currency: "JPY", amount: "700", reason: "Welcome" }
      const wallets = async () =>
        (await asAdmin("GET", `/wallets?user_id=${owner.id}&currency=JPY`)).body.data
      const dry = await asAdmin("POST", "/wallets/credit", { ...body, dry_run: true })
      expect([dry.status, dry.body.wallet_id, dry.body.balance_after]).toEqual([200, null, "700"])
      const late = await asAdmin("POST", "/wallets/credit", { ...body, expiry_date: "2020-01-01" })
      expect([late.status, Object.keys(late.body.data.params)]).toEqual([400, ["expiry_date"]])
      expect(await wallets()).toEqual([])
      const idempotency_key = randomUUID()
      const first = await asAdmin("POST", "/wallets/credit", { ...body, idempotency_key })
      expect(first.status).toBe(201)
      expect(first.body).toMatchObject({ amount: "700", currency: "JPY", balance_after: "700" })
      const again = await asAdmin("POST", "/wallets/credit", { ...body, idempotency_key })
      expect([again.status, again.body.transaction_id, again.body.code]).toEqual([
        200,
        first.body.transaction_id,
        "wallet_idempotent_replay",
      ])
      const second = await asAdmin("POST", "/wallets/credit", body)
      expect([second.status, second.body.balance_after]).toEqual([201, "1400"])
      expect(await wallets()).toMatchObject([{ id: first.body.wallet_id, balance: "1400" }])
    })
  })

  describe("POST /wallets/credit/bulk", () => {
    const bulk = (body: object) => asAdmin("POST", "/wallets/credit/bulk", body)
    const balances = async (owner: { id: string }) =>
      (await asAdmin("GET", `/wallets?user_id=${owner.id}&currency=JPY`)).body.data.map(
        ({ balance }: { balance: string }) => balance
      )

    it("credits each for itself, and the same list with its key once", async () => {
      const [one, two] = [await createCustomer(store), await createCustomer(store)]
      const body = {
        currency: "JPY",
        reason: "For your patience",
        purpose: "gift",
        credits: [
          { customer: one.id, amount: "700" },
          { customer: two.email.toUpperCase(), amount: "5", reason: "another", reference: "b-2" },
          { customer: "nobody@example.com", amount: "1" },
          { customer: one.id, amount: "300" },
          { customer: two.id, amount: "9", currency: "XTS" },
        ],
      }
      const dry = await bulk({ ...body, dry_run: true })
      expect([dry.status, dry.body.data.map(({ status }: { status: string }) => status)]).toEqual([
        200,
        ["previewed", "previewed", "refused", "previewed", "refused"],
      ])
      expect(dry.body.totals).toEqual([{ currency: "JPY", credits: 3, amount: "1005" }])
      expect([await balances(one), await balances(two)]).toEqual([[], []])

      const idempotency_key = randomUUID()
      const first = await bulk({ ...body, idempotency_key })
      expect(first.body).toMatchObject({
        totals: [{ currency: "JPY", credits: 3, amount: "1005" }],
        refused: 2,
        waiting: 0,
        data: [
          { row: 1, status: "credited", error: null },
          { row: 2, status: "credited", customer: two.email.toUpperCase(), balance_after: "5" },
          { row: 3, status: "refused", error: { code: "wallet_invalid_param" } },
          { row: 4, status: "credited" },
          { row: 5, status: "refused", transaction_id: null },
        ],
      })
      expect(first.body.data[2].error.message).toContain("no registered customer")
      expect([await balances(one), await balances(two)]).toEqual([["1000"], ["5"]])
      const entry = await asAdmin("GET", `/transactions/${first.body.data[1].transaction_id}`)
      expect(entry.body).toMatchObject({ reason: "another", reference: "b-2", purpose: "gift" })

      const again = await bulk({ ...body, idempotency_key })
      expect(again.body.data).toEqual(first.body.data)
      // Another amount in a row that was booked with this key, and a row that was refused put right.
      const { credits } = body
      const changed = [
        { ...credits[0], amount: "1" },
        credits[1],
        { customer: two.id, amount: "2" },
      ]
      const third = await bulk({ ...body, credits: changed, idempotency_key })
      expect(third.body.data).toMatchObject([
        { status: "refused", error: { code: "wallet_idempotency_key_reused" } },
        { status: "credited", transaction_id: first.body.data[1].transaction_id },
        { status: "credited", balance_after: "7" },
      ])
      expect(await balances(one)).toEqual(["1000"])
    })

    it("books a list once that is sent several times at once", async () => {
      const owners = await Promise.all(Array.from({ length: 5 }, () => createCustomer(store)))
      const body = {
        idempotency_key: randomUUID(),
        currency: "JPY",
        reason: "once",
        credits: Array.from({ length: 60 }, (_, place) => ({
          customer: owners[place % 5].id,
          amount: "1",
        })),
      }
      const answers = await Promise.all([bulk(body), bulk(body), bulk(body)])
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      expect(await Promise.all(owners.map(balances))).toEqual(owners.map(() => ["12"]))
    })

    it.each([
      [{ reason: "r", credits: [{ customer: 1, amount: "1" }] }, "idempotency_key"],
      [{ reason: "r", credits: [], dry_run: true }, "credits"],
      [{ reason: "r", credits: [{ customer: 1, amount: "-1" }], dry_run: true }, "credits"],
      [{ credits: [{ customer: 1, amount: "1" }], dry_run: true }, "reason"],
      [
        {
          reason: "r",
          credits: Array.from({ length: 501 }, () => ({ customer: 1, amount: "1" })),
          dry_run: true,
        },
        "credits",
      ],
    ])("refuses a list as a whole that can't be read", async (body, field) => {
      const { status, body: refusal } = await bulk(body)
      expect([status, Object.keys(refusal.data.params)]).toEqual([
        400,
        [expect.stringMatching(field)],
      ])
    })
  })

  describe("GET and PATCH /wallets/{id}", () => {
    it("tells a stranger the same of a wallet or entry that exists and of one that does not", async () => {
      const { id } = await openWallet("5")
      const { token } = await createCustomer(store)
      const entry = (await asAdmin("GET", `/transactions?wallet_id=${id}`)).body.data[0].id
      const answerTo = async (path: string) => {
        const { status, body } = await request(store, "GET", `/wallet/v1${path}`, { token })
        return { status, body }
      }
      for (const path of [
        "/wallets/*",
        "/wallets/*/lots",
        "/wallets/*/lots/1",
        "/wallets/*/kyc",
        "/wallets/*?as_of=2020-01-01",
      ]) {
        const theirs = await answerTo(path.replace("*", String(id)))
        expect([theirs.status, theirs.body.code]).toEqual([403, "wallet_forbidden"])
        expect(await answerTo(path.replace("*", "99999999"))).toEqual(theirs)
      }
      const theirs = await answerTo(`/transactions/${entry}`)
      expect([theirs.status, theirs.body.code]).toEqual([403, "wallet_forbidden"])
      expect(await answerTo("/transactions/99999999")).toEqual(theirs)
    })

    it("refuses a NUL in a path or query", async () => {
      for (const path of [
        "/wallets/%00",
        "/wallets/1%00",
        "/wallets?email=a%00b",
        "/codes?prefix=%00",
      ]) {
        const answer = await asAdmin("GET", path)
        expect([path, answer.status, answer.body.code]).toEqual([path, 400, "wallet_invalid_param"])
      }
    })

    it("tells what became of a credit, and moves its expiry", async () => {
      const { id } = await openWallet("5")
      const gift = { amount: "600", reason: "a gift", expiry_date: "2099-03-01", purpose: "gift" }
      const given = await asAdmin("POST", `/wallets/${id}/credit`, gift)
      const lotId = given.body.transaction_id
      const lots = await asAdmin("GET", `/wallets/${id}/lots`)
      const lot = lots.body.data.find((one: { purpose: string }) => one.purpose === "gift")
      expect(lot.transaction_id).toBe(lotId)
      await asAdmin("POST", `/wallets/${id}/debit`, { amount: "200", reason: "a book" })
      const path = `/wallets/${id}/lots/${lot.id}`
      const moved = await asAdmin("PATCH", path, { expiry_date: "2099-06-30", reason: "promised" })
      expect([moved.status, moved.body]).toEqual([
        200,
        {
          ...lot,
          remaining: "400",
          expiry_date: "2099-06-30T23:59:59.999Z",
          wallet_id: id,
          currency,
          movements: {
            data: [
              expect.objectContaining({ direction: "in", amount: "600", reason: "a gift" }),
              expect.objectContaining({ direction: "out", amount: "200", reason: "a book" }),
            ],
            meta: { total: 2, total_pages: 1, page: 1, per_page: 25 },
          },
          expiry_moves: [
            {
              sequence: 4,
              expiry_before: "2099-03-01T23:59:59.999Z",
              expiry_after: "2099-06-30T23:59:59.999Z",
              reason: "promised",
              actor: expect.stringMatching(/^user:/),
              hmac_chain: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
              created_at: expect.any(String),
            },
          ],
        },
      ])
      expect((await asAdmin("GET", path)).body).toEqual(moved.body)
      // The same once more is no second move.
      const again = await asAdmin("PATCH", path, { expiry_date: "2099-06-30", reason: "promised" })
      expect(again.body).toEqual(moved.body)
      const audit = await request(store, "GET", `/admin/wallet/audit?object_id=${id}`, {
        token: adminToken,
      })
      expect(audit.body.data).toMatchObject([
        { action: "wallet.expiry_moved", details: { credit: String(lot.id), reason: "promised" } },
      ])
      await expectEvent(`"lot_id":${lot.id}`)
      const verified = await request(store, "POST", "/admin/wallet/ledger/verify", {
        token: adminToken,
        body: {},
      })
      // Progress, line by line, and the outcome.
      expect(verified.text).toContain('"ok":true')
    })

    /** Waits until the log of events has one that says this. */
    async function expectEvent(text: string) {
      for (let after = 0; ;) {
        const { body } = await asAdmin("GET", `/events?limit=500&after=${after}`)
        if (JSON.stringify(body.data).includes(text)) return
        after = body.meta.next
        if (!body.meta.has_more) await sleep(100)
      }
    }

    it("refuses to move the expiry of what is gone, to the past or without a reason", async () => {
      const { id } = await openWallet("5")
      const [{ id: lotId }] = (await asAdmin("GET", `/wallets/${id}/lots`)).body.data
      const path = `/wallets/${id}/lots/${lotId}`
      const answers = [
        await asAdmin("PATCH", path, { expiry_date: "2020-01-01", reason: "r" }),
        await asAdmin("PATCH", path, { expiry_date: null }),
        await asAdmin("PATCH", path, { reason: "r" }),
        await asAdmin("PATCH", `/wallets/${id}/lots/99999999`, { expiry_date: null, reason: "r" }),
        await asAdmin("PATCH", "/wallets/99999999/lots/1", { expiry_date: null, reason: "r" }),
      ].map(({ status, body }) => [status, body.code, Object.keys(body.data.params ?? {})])
      expect(answers).toEqual([
        [400, "wallet_invalid_param", ["expiry_date"]],
        [400, "wallet_invalid_param", ["reason"]],
        [400, "wallet_invalid_param", ["expiry_date"]],
        [404, "wallet_lot_not_found", []],
        [404, "wallet_not_found", []],
      ])
      await asAdmin("POST", `/wallets/${id}/debit`, { amount: "5", reason: "all of it" })
      const spent = await asAdmin("PATCH", path, { expiry_date: null, reason: "r" })
      expect([spent.status, spent.body.code, spent.body.data.lot_status]).toEqual([
        409,
        "wallet_lot_closed",
        "used_up",
      ])
      expect((await asAdmin("GET", path)).body).toMatchObject({
        status: "used_up",
        movements: { meta: { total: 2 } },
        expiry_moves: [],
      })
    })

    it("shows customers what became of their own credit, without who did it and why", async () => {
      const owner = await createCustomer(store)
      const { id } = await mine(owner)
      const credited = { amount: "70", reason: "hello", expiry_date: "2099-01-01" }
      await asAdmin("POST", `/wallets/${id}/credit`, credited)
      const [{ id: lotId }] = (await asAdmin("GET", `/wallets/${id}/lots`)).body.data
      const path = `/wallets/${id}/lots/${lotId}`
      await asAdmin("PATCH", path, { expiry_date: null, reason: "for staff" })
      const { body } = await request(store, "GET", `/wallet/v1${path}`, { token: owner.token })
      expect(body).toMatchObject({ expiry_date: null, expiry_moves: [{ expiry_after: null }] })
      expect(JSON.stringify(body)).not.toMatch(/for staff|actor|user:/)
      const tried = await request(store, "PATCH", `/wallet/v1${path}`, {
        token: owner.token,
        body: { expiry_date: "2099-09-09", reason: "mine" },
      })
      expect(tried.status).toBe(403)
    })

    it("lists the credits that are used up, with what became of each", async () => {
      const { id } = await openWallet("5")
      await asAdmin("POST", `/wallets/${id}/debit`, { amount: "5", reason: "a stamp" })
      await asAdmin("POST", `/wallets/${id}/credit`, { amount: "6", reason: "another lot" })
      const closed = await asAdmin("GET", `/wallets/${id}/lots?status=closed`)
      expect(closed.body.meta.total).toBe(1)
      const [lot] = closed.body.data
      expect(lot).toMatchObject({ amount: "5", remaining: "0", status: "used_up", at_expiry: null })
      expect((await asAdmin("GET", `/wallets/${id}/lots/${lot.id}`)).body).toMatchObject(lot)
      const open = await asAdmin("GET", `/wallets/${id}/lots`)
      expect(open.body.data).toMatchObject([{ amount: "6", status: "open" }])
      const then = "as_of=2026-01-01"
      const refused = await asAdmin("GET", `/wallets/${id}/lots?status=closed&${then}`)
      expect([refused.status, refused.body.code]).toEqual([400, "wallet_invalid_param"])
    })

    it("lists what a balance is made of by the page", async () => {
      const { id } = await openWallet("5")
      for (const amount of ["6", "7"]) {
        await asAdmin("POST", `/wallets/${id}/credit`, { amount, reason: "another lot" })
      }
      const { body } = await asAdmin("GET", `/wallets/${id}/lots?per_page=2&page=2`)
      expect(body.meta).toEqual({ total: 3, total_pages: 2, page: 2, per_page: 2 })
      expect(body.data.map(({ amount }: { amount: string }) => amount)).toEqual(["7"])
      const beyond = await asAdmin("GET", `/wallets/${id}/lots?page=9`)
      expect(beyond.body).toEqual({
        data: [],
        meta: { total: 3, total_pages: 1, page: 9, per_page: 25 },
      })
    })

    it("explains a balance as the sum of its entries, what took others back by itself", async () => {
      const { id, owner } = await openWallet("50")
      const debit = { amount: "20", reason: "a purchase" }
      const { body: receipt } = await asAdmin("POST", `/wallets/${id}/debit`, debit)
      const undo = { amount: "5", reason: "a mistake" }
      await asAdmin("POST", `/transactions/${receipt.transaction_id}/reverse`, undo)
      await asAdmin("POST", `/wallets/${id}/holds`, { amount: "4", reason: "a deposit" })
      const explained = {
        wallet_id: id,
        currency,
        money_in: "55",
        money_out: "20",
        lapsing: "0",
        held: "4",
        balance: "31",
        sums: [
          { type: "credit", direction: "in", reversal: false, entries: 1, amount: "50" },
          { type: "credit", direction: "in", reversal: true, entries: 1, amount: "5" },
          { type: "debit", direction: "out", reversal: false, entries: 1, amount: "20" },
        ],
      }
      const path = `/wallets/${id}/explain`
      expect((await asAdmin("GET", path)).body).toEqual(explained)
      const own = await request(store, "GET", `/wallet/v1${path}`, { token: owner.token })
      expect(own.body).toEqual(explained)
      const stranger = await createCustomer(store)
      const other = await request(store, "GET", `/wallet/v1${path}`, { token: stranger.token })
      expect([other.status, other.body.code]).toEqual([403, "wallet_forbidden"])
      expect((await asAdmin("GET", "/wallets/99999999/explain")).status).toBe(404)
    })

    it("shows a wallet by its id, and 404 for one that does not exist", async () => {
      const { id } = await openWallet()
      expect((await asAdmin("GET", `/wallets/${id}`)).body.id).toBe(id)
      for (const method of ["GET", "PATCH"]) {
        const body = method === "PATCH" ? { spending_limit: "1" } : undefined
        const answer = await asAdmin(method, "/wallets/99999999", body)
        expect([answer.status, answer.body.code]).toEqual([404, "wallet_not_found"])
      }
    })

    it("changes what is sent and leaves the rest", async () => {
      const { id } = await openWallet()
      const changed = await asAdmin("PATCH", `/wallets/${id}`, {
        spending_limit: "5000",
        auto_reload_enabled: false,
      })
      expect(changed.status).toBe(200)
      await asAdmin("PATCH", `/wallets/${id}`, { auto_reload_threshold: "0" })
      expect((await asAdmin("GET", `/wallets/${id}`)).body).toMatchObject({
        spending_limit: "5000",
        auto_reload_enabled: false,
        balance: "0",
      })
      expect((await asAdmin("PATCH", `/wallets/${id}`, {})).body.spending_limit).toBe("5000")
    })

    it("refuses to switch a reload on in the place of the customer, with the reason", async () => {
      const { id } = await openWallet()
      for (const [field, value] of [
        ["auto_reload_enabled", true],
        ["auto_reload_threshold", "100"],
        ["auto_reload_amount", "2000"],
      ] as const) {
        const answer = await asAdmin("PATCH", `/wallets/${id}`, {
          [field]: value,
          spending_limit: "7",
        })
        expect([answer.status, answer.body.data.params]).toEqual([
          400,
          { [field]: expect.stringContaining("the customer agrees to it with PUT /auto-reload") },
        ])
      }
      expect((await asAdmin("GET", `/wallets/${id}`)).body.spending_limit).toBe("0")
    })

    it("does not let anybody set a balance", async () => {
      const { id } = await openWallet()
      const answer = await asAdmin("PATCH", `/wallets/${id}`, { balance: "100" })
      expect([answer.status, Object.keys(answer.body.data.params)]).toEqual([400, ["balance"]])
    })

    it("is closed to customers, also for their own wallet", async () => {
      const { id, owner } = await openWallet()
      const answer = await request(store, "PATCH", `/wallet/v1/wallets/${id}`, {
        token: owner.token,
        body: { spending_limit: "0" },
      })
      expect([answer.status, answer.body.code]).toEqual([403, "wallet_forbidden"])
    })
  })

  describe("transactions", () => {
    it("show every field, and the note and who did it to staff alone", async () => {
      const { id, owner } = await openWallet()
      const { body: receipt } = await asAdmin("POST", `/wallets/${id}/credit`, {
        amount: "10",
        reason: "hello",
        note: "for staff",
        purpose: "promotional",
        reference: "ref-1",
      })
      const path = `/transactions/${receipt.transaction_id}`
      const full = {
        id: receipt.transaction_id,
        wallet_id: id,
        sequence: 1,
        type: "credit",
        amount: "10",
        balance_before: "0",
        balance_after: "10",
        reason: "hello",
        reference: "ref-1",
        purpose: "promotional",
        expiry_date: null,
        lots: [{ lot_id: receipt.transaction_id, amount: "10" }],
        currency,
        hmac_chain: receipt.hmac_chain,
        created_at: receipt.created_at,
      }
      const forStaff = {
        ...full,
        note: "for staff",
        actor: expect.stringMatching(/^user:user_/),
      }
      expect((await asAdmin("GET", path)).body).toEqual(forStaff)
      const list = `/transactions?wallet_id=${id}`
      expect((await asAdmin("GET", list)).body.data).toEqual([forStaff])
      const ownList = await request(store, "GET", `/wallet/v1${list}`, { token: owner.token })
      expect(ownList.body.data).toEqual([full])
      const own = await request(store, "GET", `/wallet/v1${path}`, { token: owner.token })
      expect(own.body).toEqual(full)
      const missing = await asAdmin("GET", "/transactions/99999999")
      expect([missing.status, missing.body.code]).toEqual([404, "wallet_transaction_not_found"])
    })

    it("list a customer's own entries only, newest first, 25 to a page", async () => {
      const { id, owner } = await openWallet()
      for (let i = 0; i < 27; i++) {
        await asAdmin("POST", `/wallets/${id}/credit`, { amount: "1", reason: `n${i}` })
      }
      const first = await request(store, "GET", "/wallet/v1/transactions", { token: owner.token })
      expect(first.body.meta).toMatchObject({ total: 27, total_pages: 2, page: 1, per_page: 25 })
      expect(first.body.data.map(({ reason }: { reason: string }) => reason)).toEqual(
        Array.from({ length: 25 }, (_, i) => `n${26 - i}`)
      )
      const second = await request(store, "GET", "/wallet/v1/transactions?page=2", {
        token: owner.token,
      })
      const onward = await request(
        store,
        "GET",
        `/wallet/v1/transactions?cursor=${first.body.meta.next_cursor}`,
        { token: owner.token }
      )
      expect(second.body.data).toHaveLength(2)
      expect(onward.body.data).toEqual(second.body.data)
      expect(onward.body.meta.next_cursor).toBeNull()
    })

    it("filter by wallet, types and time, both ends exclusive", async () => {
      const { id } = await openWallet("100")
      await asAdmin("POST", `/wallets/${id}/debit`, { amount: "1", reason: "one" })
      await sleep(5)
      await asAdmin("POST", `/wallets/${id}/debit`, { amount: "2", reason: "two" })
      const path = `/transactions?wallet_id=${id}`
      const all = (await asAdmin("GET", path)).body.data as { type: string; created_at: string }[]
      expect(all.map(({ type }) => type)).toEqual(["debit", "debit", "credit"])
      const credits = await asAdmin("GET", `${path}&type=credit,topup`)
      expect(credits.body.meta.total).toBe(1)
      const [last, middle, first] = all.map(({ created_at }) => encodeURIComponent(created_at))
      const between = await asAdmin("GET", `${path}&after=${first}&before=${last}`)
      expect(between.body.data).toEqual([all[1]])
      const none = await asAdmin("GET", `${path}&after=${middle}&before=${last}`)
      expect(none.body.data).toEqual([])
    })

    it("take a date for the end of that day in after, before and as_of", async () => {
      const { id } = await openWallet("100")
      const { body } = await asAdmin("GET", `/transactions?wallet_id=${id}`)
      const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10)
      const day = Date.parse(body.data[0].created_at)
      const [yesterday, today] = [dayOf(day - 24 * 60 * 60 * 1000), dayOf(day)]
      const total = async (query: string) =>
        (await asAdmin("GET", `/transactions?wallet_id=${id}&${query}`)).body.meta.total
      expect(await total(`after=${yesterday}`)).toBe(1)
      expect(await total(`after=${today}`)).toBe(0)
      expect(await total(`before=${today}`)).toBe(1)
      expect(await total(`before=${yesterday}`)).toBe(0)
      expect(await total(`as_of=${today}`)).toBe(1)
      expect(await total(`as_of=${yesterday}`)).toBe(0)
      const past = await asAdmin("GET", `/wallets/${id}?as_of=${today}`)
      expect([past.status, past.body.balance]).toEqual([200, "100"])
      expect((await asAdmin("GET", `/wallets/${id}?as_of=${yesterday}`)).status).toBe(404)
    })

    it("are found by reference, transfer, text, actor, amount, currency and customer", async () => {
      const someone = await createCustomer(store)
      const { id } = await mine(someone)
      const mark = randomUUID()
      const reference = `ref-${mark}`
      await asAdmin("POST", `/wallets/${id}/credit`, {
        amount: "31",
        reason: `100% for ${mark}`,
        note: `ticket_${mark}`,
        reference,
      })
      await asAdmin("POST", `/wallets/${id}/debit`, { amount: "2", reason: "two" })
      const find = async (query: object) => {
        const { status, body } = await asAdmin(
          "GET",
          `/transactions?${new URLSearchParams({ ...query })}`
        )
        expect(status).toBe(200)
        expect(body.meta.total).toBeGreaterThanOrEqual(body.data.length)
        return body.data as { id: number; amount: string; actor: string; currency: string }[]
      }
      const [entry] = await find({ reference })
      for (const query of [
        { q: `100% for ${mark.toUpperCase()}` },
        { q: `ticket_${mark}` },
        { q: reference, currency, amount_min: "31", amount_max: "31" },
        { q: mark, actor: entry.actor },
        { user_id: someone.id, amount_min: "3" },
        { email: someone.email, type: "credit" },
        { wallet_id: String(id), q: mark },
      ]) {
        expect([query, (await find(query)).map((each) => each.id)]).toEqual([query, [entry.id]])
      }
      for (const query of [
        { q: `100_ for ${mark}` },
        { reference: mark },
        { q: mark, amount_min: "32" },
        { q: mark, actor: "user:nobody" },
        { q: mark, currency: "JPY" },
        { user_id: someone.id, wallet_id: "999999999" },
        { email: "nobody-at-all@example.com" },
        { transfer_group_id: mark },
      ]) {
        expect([query, await find(query)]).toEqual([query, []])
      }
      expect((await find({ user_id: someone.id })).map(({ amount }) => amount)).toEqual(["2", "31"])
    })

    it("are not searched by others than staff, nor by what only staff see", async () => {
      for (const query of [
        "q=x",
        "actor=user:me",
        `user_id=${customer.id}`,
        "email=a@example.com",
      ]) {
        const { status, body } = await request(store, "GET", `/wallet/v1/transactions?${query}`, {
          token: customer.token,
        })
        expect([query, status, body.code]).toEqual([query, 403, "wallet_forbidden"])
      }
      const own = await request(store, "GET", "/wallet/v1/transactions?reference=none", {
        token: customer.token,
      })
      expect([own.status, own.body.data]).toEqual([200, []])
      const crossed = await asAdmin("GET", "/transactions?amount_min=3&amount_max=2")
      expect([crossed.status, Object.keys(crossed.body.data.params)]).toEqual([400, ["amount_max"]])
    })

    it("stand beside the wallets and codes that the host's own search is asked for", async () => {
      const someone = await createCustomer(store)
      const { id } = await mine(someone)
      const { codes } = (await asAdmin("POST", "/codes", { amount: "100", prefix: "FINDME" })).body
      const ask = async (query: object) => {
        const path = `/admin/search?${new URLSearchParams({ ...query })}`
        const { status, body } = await request(store, "GET", path, { token: adminToken })
        expect(status).toBe(200)
        return body.results as { entity: string; data: { id: unknown }[]; count: number }[]
      }
      const all = await ask({ q: someone.email, entity: "customer,wallet,wallet_code" })
      expect(all.map(({ entity, data }) => [entity, data.map((each) => each.id)])).toEqual([
        ["customer", [someone.id]],
        ["wallet", [id]],
        ["wallet_code", []],
      ])
      const [found] = await ask({ q: codes[0].code.toLowerCase(), entity: "wallet_code" })
      expect(found).toMatchObject({ count: 1, data: [{ code: codes[0].code, status: "active" }] })
      const [prefixed] = await ask({ q: "findme", entity: "wallet_code" })
      expect(prefixed.count).toBeGreaterThanOrEqual(1)
      const hosts = await ask({ q: someone.email, entity: "customer" })
      expect(hosts.map(({ entity }) => entity)).toEqual(["customer"])
      const stranger = await request(store, "GET", `/admin/search?q=a&entity=wallet`, {
        token: someone.token,
      })
      expect(stranger.status).toBe(401)
      const unknown = await request(store, "GET", `/admin/search?q=a&entity=wallet,nonsense`, {
        token: adminToken,
      })
      expect(unknown.status).toBe(404)
    })

    it("of an order are found by its number, and none for an order nobody knows", async () => {
      for (const order of ["12345", "order_unknown"]) {
        const answer = await asAdmin("GET", `/transactions?order_id=${order}`)
        expect([answer.status, answer.body.data]).toEqual([200, []])
      }
    })

    it.each(["type=bonus", "type=", "after=yesterday", "per_page=101", "wallet_id=x"])(
      "refuse ?%s",
      async (query) => {
        const answer = await asAdmin("GET", `/transactions?${query}`)
        expect([answer.status, Object.keys(answer.body.data.params)]).toEqual([
          400,
          [query.split("=")[0]],
        ])
      }
    )
  })
})
