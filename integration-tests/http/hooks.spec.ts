import { randomUUID } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import { Client } from "pg"
import { createCustomer, request } from "../support/store"
import { sellInYen, startWalletStore, type WalletStore } from "./wallet-store"

/** A store whose own code has registered handlers on the hooks of credits and debits. */
describe("a store with handlers on the workflows' hooks", () => {
  let wallets: WalletStore

  beforeAll(async () => {
    wallets = await startWalletStore({
      env: { WALLET_EXTENSIONS: require.resolve("../support/wallet-hooks.js") },
    })
  }, 300_000)
  afterAll(() => wallets?.store.stop())

  const book = (kind: "credit" | "debit", id: number, body: object) =>
    wallets.asAdmin("POST", `/wallets/${id}/${kind}`, { amount: "100", reason: "r", ...body })
  const balanceOf = async (id: number) =>
    (await wallets.asAdmin("GET", `/wallets/${id}`)).body.balance
  /** As the compensation does for a wallet that the handler has locked. */
  const untilSomebodyWaitsForALock = async () => {
    const client = new Client(wallets.store.databaseUrl)
    await client.connect()
    for (let waiting = 0; waiting === 0; await sleep(50)) {
      const { rowCount } = await client.query(
        `select from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`
      )
      waiting = rowCount!
    }
    await client.end()
  }
  const failures = async (query = "") =>
    (
      await request(wallets.store, "GET", `/admin/wallet/failed-compensations${query}`, {
        token: wallets.admin.token,
      })
    ).body

  it("takes back the request whose handler throws, and none that came with it", async () => {
    const opened = await Promise.all(Array.from({ length: 6 }, () => wallets.openWallet()))
    const answers = await Promise.all(
      opened.map(({ id }, place) => book("credit", id, { reason: place === 2 ? "throw" : "r" }))
    )
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 500, 201, 201, 201])
    expect(await Promise.all(opened.map(({ id }) => balanceOf(id)))).toEqual(
      opened.map((_, place) => (place === 2 ? "0" : "100"))
    )
  })

  it("lets the key and the reference of what was taken back be used again, once", async () => {
    const { id } = await wallets.openWallet("1000")
    const asked = { idempotency_key: randomUUID(), reference: "order 7" }
    expect((await book("debit", id, { ...asked, reason: "throw" })).status).toBe(500)
    const again = await book("debit", id, asked)
    expect([again.status, again.body.reference]).toEqual([201, "order 7"])
    const retries = await Promise.all(
      Array.from({ length: 4 }, () => book("debit", id, { reference: "order 7" }))
    )
    expect(retries.map(({ body }) => body.code)).toEqual(
      Array(4).fill("wallet_duplicate_reference")
    )
    expect(await balanceOf(id)).toBe("900")
  })

  it("keeps the key of a credit that the handler spent before it threw, and tells staff", async () => {
    const { id } = await wallets.openWallet()
    const asked = { reason: "spend and throw", idempotency_key: randomUUID() }
    expect((await book("credit", id, asked)).status).toBe(500)
    const again = await book("credit", id, asked)
    expect([again.status, again.body.code]).toEqual([200, "wallet_idempotent_replay"])
    expect(await balanceOf(id)).toBe("0")
    const open = await failures("?status=open&per_page=1")
    expect(open.meta).toMatchObject({ total: 1, per_page: 1 })
    expect(open.data[0]).toMatchObject({
      status: "open",
      transaction_id: again.body.transaction_id,
      wallet_id: id,
      code: "insufficient_balance",
      amount: "100",
      reversed: "0",
    })
    const doctor = await request(wallets.store, "GET", "/admin/wallet/doctor", {
      token: wallets.admin.token,
    })
    expect(doctor.body.diagnoses).toContainEqual(
      expect.objectContaining({ check: "compensations", status: "warning" })
    )
    const resolve = (failed: number) =>
      request(wallets.store, "POST", `/admin/wallet/failed-compensations/${failed}/resolve`, {
        token: wallets.admin.token,
      })
    expect((await resolve(open.data[0].id)).body).toMatchObject({
      status: "resolved",
      resolved_by: `user:${wallets.admin.id}`,
    })
    expect((await failures("?status=open")).data).toEqual([])
    expect((await failures("?status=resolved")).data).toHaveLength(1)
    expect((await resolve(900_001)).body.code).toBe("wallet_failed_compensation_not_found")
  })

  it("opens no wallet, and tells of none, for what the store's own handler refuses", async () => {
    const { store, admin, asAdmin } = wallets
    await sellInYen(store, admin)
    await request(store, "PATCH", "/admin/wallet/settings", {
      token: admin.token,
      body: { transfers_enabled: true },
    })
    const client = new Client(store.databaseUrl)
    await client.connect()
    const [sender, newcomer] = [await createCustomer(store), await createCustomer(store)]
    const traces = async () => {
      const { rows } = await client.query(
        `select (select count(*)::int from ledger_wallet where customer_id = $1 and currency = 'JPY')
             as wallets,
           (select count(*)::int from (
              select wallet_id from ledger_outbox_event where type = 'wallet.created'
              union all select wallet_id from webhooks_event where type = 'wallet.created'
            ) told where wallet_id not in (select id from ledger_wallet)) as told`,
        [newcomer.id]
      )
      return rows[0]
    }
    const credit = (customer: string, amount: string, more = {}) =>
      asAdmin("POST", "/wallets/credit", {
        customer,
        currency: "JPY",
        amount,
        reason: "r",
        ...more,
      })
    try {
      expect((await credit(sender.id, "1000")).status).toBe(201)
      const { body: made } = await asAdmin("POST", "/codes", { amount: "500", currency: "JPY" })
      const refused = [
        await credit(newcomer.id, "13"),
        await request(store, "POST", "/wallet/v1/transfers", {
          token: sender.token,
          body: { to_user_email: newcomer.email, amount: "13", currency: "JPY" },
        }),
        await request(store, "POST", `/wallet/v1/codes/${made.codes[0].code}/redeem`, {
          token: newcomer.token,
        }),
      ]
      expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
        Array(3).fill([422, "wallet_operation_refused"])
      )
      const preview = await credit(newcomer.id, "12", { dry_run: true })
      expect([preview.status, preview.body.wallet_id, preview.body.balance_after]).toEqual([
        200,
        null,
        "12",
      ])
      expect(await traces()).toEqual({ wallets: 0, told: 0 })
      expect((await credit(newcomer.id, "12")).status).toBe(201)
      expect(await traces()).toEqual({ wallets: 1, told: 0 })
    } finally {
      await client.end()
    }
  })

  it("answers for what stands when it is killed before, or in the middle of, taking it back", async () => {
    const { id } = await wallets.openWallet("1000")
    for (const reason of ["kill", "lock and throw"]) {
      const asked = { reason, idempotency_key: randomUUID() }
      const lost = book("debit", id, asked).catch(() => "nothing")
      if (reason === "lock and throw") {
        await untilSomebodyWaitsForALock()
        await wallets.store.kill("SIGKILL")
      }
      expect(await lost).toBe("nothing")
      await wallets.store.restart()
      const before = await balanceOf(id)
      const again = await book("debit", id, asked)
      expect([again.status, again.body.code]).toEqual([200, "wallet_idempotent_replay"])
      expect(await balanceOf(id)).toBe(before)
    }
    expect(await balanceOf(id)).toBe("800")
  }, 120_000)
})
