import { Client } from "pg"
import { createAdmin, createCustomer, request, type Customer, type Store } from "../support/store"
import { createKey, createPassword, expectSoon, grant, overBasic } from "./access-store"
import { startWalletStore, type WalletStore } from "./wallet-store"

/** Words that stand for what people write about a customer; none of them may be left. */
const SECRETS = [
  "birthday-of-anna",
  "passport-4711",
  "annas-laptop",
  "see-you-anna",
  "anna-liked-it",
]

describe("a customer whom the store deletes", () => {
  let wallets: WalletStore
  let store: Store
  let database: Client

  beforeAll(async () => {
    wallets = await startWalletStore()
    store = wallets.store
    database = new Client(store.databaseUrl)
    await database.connect()
    const body = { audit_log_enabled: true, transfers_enabled: true }
    await request(store, "PATCH", "/admin/wallet/settings", { token: wallets.admin.token, body })
  })
  afterAll(async () => {
    await database?.end()
    await store?.stop()
  })

  /** Every table of ours that has one of the words in any of its rows. */
  async function tablesWith(words: readonly string[]): Promise<string[]> {
    const { rows } = await database.query(
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_name ~ '^(access|assistant|ledger|webhooks|codes|withdrawals|reloads|allowances|approvals|rewards)_'`
    )
    const found: string[] = []
    for (const { name } of rows) {
      const { rowCount } = await database.query(
        `select 1 from "${name}" line where line::text ilike any($1) limit 1`,
        [words.map((word) => `%${word}%`)]
      )
      if (rowCount) found.push(name)
    }
    return found
  }

  async function live(): Promise<{ anna: Customer; id: number; other: number; basics: string[] }> {
    const { asAdmin, openWallet, admin } = wallets
    const { id, owner: anna } = await openWallet()
    const { id: other, owner: friend } = await openWallet("500")
    const { body: wallet } = await asAdmin("GET", `/wallets/${id}`)
    await asAdmin("POST", `/wallets/${id}/credit`, {
      amount: "900",
      reason: "birthday-of-anna",
      note: "passport-4711",
    })
    await asAdmin("PUT", `/wallets/${id}/kyc`, { status: "approved", note: "passport-4711" })
    await asAdmin("POST", `/wallets/${id}/freeze`, { reason: "passport-4711" })
    const sent = await request(store, "POST", "/wallet/v1/transfers", {
      token: friend.token,
      body: { to_user_email: anna.email, amount: "100", note: "see-you-anna" },
    })
    if (sent.status !== 201) throw new Error(sent.text)
    await request(store, "POST", "/wallet/v1/step-up/totp", {
      token: anna.token,
      body: { password: anna.password },
    })
    const password = await request(store, "POST", "/admin/wallet/application-passwords", {
      token: admin.token,
      body: { name: "annas-laptop", user_id: wallet.user_id },
    })
    await request(store, "PUT", "/wallet/v1/notification-preferences", {
      token: anna.token,
      body: { expiry_mail: false },
    })
    const key = await createKey(store, admin, "read", wallet.user_id)
    await grant(store, admin, "user", wallet.user_id, "wallet_read_wallets")
    await database.query(
      `insert into rewards_referral_code (customer_id, code, normalized)
       values ($1, 'REF-annas-laptop', $1)`,
      [anna.id]
    )
    await database.query(
      `insert into assistant_conversation (ref, owner, messages) values ('ref-anna', $1, '[]')`,
      [`customer:${anna.id}`]
    )
    await database.query(
      `insert into assistant_feedback (id, rating, reason, conversation_ref)
       values (gen_random_uuid(), 'up', 'anna-liked-it', 'ref-anna')`
    )
    await database.query(
      `insert into assistant_handover (id, conversation_ref, owner, language, request, email)
       values (gen_random_uuid(), 'ref-anna', $1, 'en', 'anna-liked-it', 'annas-other@example.com')`,
      [`customer:${anna.id}`]
    )
    // The number alone says that these are hers; nobody has verified it.
    const phone = `+49${id}170555`
    await request(store, "POST", `/admin/customers/${anna.id}`, {
      token: admin.token,
      body: { phone },
    })
    await database.query(
      `insert into assistant_inbox (message_id, sender, content, status)
       values ($1, $2, 'anna-liked-it on the phone', 'answered')`,
      [`message-${id}`, phone.slice(1)]
    )
    const basics = [
      `${password.body.username}:${password.body.password}`,
      overBasic(key).basic as string,
    ]
    return { anna, id, other, basics }
  }

  /** Waits until a deleted customer is erased. */
  const isErased = async ({ id }: Customer) => {
    const find = () => database.query("select 1 from access_erasure where customer_id = $1", [id])
    while (!(await find()).rowCount) await new Promise((resolve) => setTimeout(resolve, 100))
  }

  const verify = async () => {
    const { token } = wallets.admin
    const { text } = await request(store, "POST", "/admin/wallet/ledger/verify", { token })
    return JSON.parse(text.trim().split("\n").at(-1) as string)
  }

  it("can be told everything that is kept about them, and nobody else can", async () => {
    const { anna, id, other } = await live()
    const path = `/wallet/v1/wallets/${id}/personal-data`
    const own = await request(store, "GET", path, { token: anna.token })
    expect(own.status).toBe(200)
    expect(own.body).toMatchObject({
      customer_id: anna.id,
      email: anna.email,
      wallets: [{ id, balance: "1000" }],
      kyc: { status: "approved" },
      credentials: expect.arrayContaining([expect.objectContaining({ name: "annas-laptop" })]),
      grants: [{ capability: "wallet_read_wallets" }],
      step_up: { totp_confirmed_at: null },
      expiry_mail_refused_at: expect.any(String),
      referrals: { code: "REF-annas-laptop", friends: { invited: 0 }, referred: null },
      conversations: [{ ref: "ref-anna" }],
      feedback: [{ reason: "anna-liked-it" }],
      handovers: [{ request: "anna-liked-it", email: "annas-other@example.com" }],
    })
    const reasons = own.body.transactions.map(({ reason }: { reason: string }) => reason)
    expect(reasons).toContain("birthday-of-anna")
    expect(own.body.messages).toEqual([])
    // Notes about a customer are for staff; what lets somebody in is for nobody.
    expect(own.text).not.toContain("passport-4711")
    expect(own.text).not.toMatch(/secret|hash/)

    const asManager = await wallets.asAdmin("GET", `/wallets/${id}/personal-data`)
    expect(asManager.body.kyc.note).toBe("passport-4711")
    expect(asManager.body.messages).toMatchObject([{ content: "anna-liked-it on the phone" }])
    expect(asManager.body.transactions).toHaveLength(own.body.transactions.length)
    expect(asManager.body.requests.length).toBeGreaterThan(0)

    const friends = `/wallet/v1/wallets/${other}/personal-data`
    expect((await request(store, "GET", friends, { token: anna.token })).status).toBe(403)
    expect((await request(store, "GET", path)).status).toBe(401)
    await database.query("delete from assistant_conversation where ref = 'ref-anna'")
    await database.query("delete from assistant_handover where conversation_ref = 'ref-anna'")
    await database.query("delete from assistant_feedback where conversation_ref = 'ref-anna'")
    await request(store, "DELETE", `/admin/customers/${anna.id}`, { token: wallets.admin.token })
    await isErased(anna)
  })

  it("leaves the money, and nothing that says who they were", async () => {
    const { anna, id, other, basics } = await live()
    const before = await wallets.asAdmin("GET", `/transactions?wallet_id=${id}`)
    expect(before.body.data.map(({ reason }: { reason: string }) => reason)).toContain(SECRETS[0])
    expect((await tablesWith(SECRETS)).length).toBeGreaterThan(5)

    const { token } = wallets.admin
    await request(store, "DELETE", `/admin/customers/${anna.id}`, { token })
    for (const basic of basics) {
      await expectSoon(() => request(store, "GET", "/wallet/v1/wallets/me", { basic }), 401)
    }
    await isErased(anna)

    expect(await tablesWith([...SECRETS, anna.email])).toEqual([])
    const { rows } = await database.query(
      "select 1 from access_step_up where subject = $1 union all select 1 from access_grant " +
        "where subject_id = $2 and revoked_at is null union all " +
        "select 1 from access_mail_opt_out where customer_id = $2",
      [`customer:${anna.id}`, anna.id]
    )
    expect(rows).toEqual([])
    for (const [wallet, balance] of [
      [id, "1000"],
      [other, "400"],
    ]) {
      const answer = await wallets.asAdmin("GET", `/wallets/${wallet}`)
      expect(answer.body.balance).toBe(balance)
    }
    const after = await wallets.asAdmin("GET", `/transactions?wallet_id=${id}`)
    expect(after.body.data.map(({ reason, amount }: never) => [reason, amount])).toEqual([
      ["", "100"],
      ["", "900"],
    ])
    expect(await verify()).toMatchObject({ ok: true })
  })

  it("is one whose texts come back for nobody: a digest beside another text is found", async () => {
    const { rows } = await database.query(
      "select id from ledger_entry where texts_digest is not null limit 1"
    )
    await expect(
      database.query("update ledger_entry set reason = 'forged' where id = $1", [rows[0].id])
    ).rejects.toThrow(/append-only/)
    await expect(
      database.query("update ledger_entry set texts_digest = null where id = $1", [rows[0].id])
    ).rejects.toThrow(/append-only/)
    await expect(
      database.query('update access_audit set details = details || \'{"scope": "write"}\'')
    ).rejects.toThrow(/stays as it is/)
  })

  it("is like a user of the dashboard: nothing is left that lets them in", async () => {
    const { token } = wallets.admin
    const staff = await createAdmin(store, { email: "leaver@example.com" })
    const { username, password } = await createPassword(store, wallets.admin, staff.id)
    const key = await createKey(store, wallets.admin, "read", staff.id)
    await request(store, "POST", "/wallet/v1/step-up/totp", {
      token: staff.token,
      body: { password: staff.password },
    })
    const secrets = () =>
      database.query("select 1 from access_step_up where subject = $1", [`user:${staff.id}`])
    expect((await secrets()).rowCount).toBe(1)

    await request(store, "DELETE", `/admin/users/${staff.id}`, { token })
    for (const basic of [`${username}:${password}`, overBasic(key).basic as string]) {
      await expectSoon(() => request(store, "GET", "/wallet/v1/wallets", { basic }), 401)
    }
    while ((await secrets()).rowCount) await new Promise((resolve) => setTimeout(resolve, 100))
    const { rows } = await database.query(
      "select name, revoked_by from access_credential where owner_id = $1",
      [staff.id]
    )
    const ended = { name: "(erased)", revoked_by: "system:erasure" }
    expect(rows).toEqual([ended, ended])
  })

  it("chooses whether to be told of credits that lapse", async () => {
    const { token } = await createCustomer(store)
    const path = "/wallet/v1/notification-preferences"
    const put = (body: unknown) => request(store, "PUT", path, { token, body })
    const preferences = {
      expiry_mail: true,
      expiry_mail_enabled: false,
      expiry_notice_days: [30, 7, 1],
    }
    expect((await request(store, "GET", path, { token })).body).toEqual(preferences)
    for (const expiry_mail of [false, false, true]) {
      expect((await put({ expiry_mail })).body).toEqual({ ...preferences, expiry_mail })
    }
    const wrong = await put({ expiry_mail: "no" })
    expect([wrong.status, wrong.body.code]).toEqual([400, "wallet_invalid_param"])
    const asAdmin = await request(store, "GET", path, { token: wallets.admin.token })
    expect(asAdmin.body.code).toBe("wallet_forbidden")

    const settings = (body: object) =>
      request(store, "PATCH", "/admin/wallet/settings", { token: wallets.admin.token, body })
    for (const days of ["", "0", "7,7,", "366", "1,2,3,4,5,6"]) {
      expect((await settings({ expiry_notice_days: days })).status).toBe(400)
    }
    await settings({ expiry_notice_days: "1,60,1" })
    expect((await request(store, "GET", path, { token })).body.expiry_notice_days).toEqual([60, 1])
  })

  it("goes on as everybody else for those who stay", async () => {
    const stays = await createCustomer(store)
    const { token } = stays
    expect((await request(store, "GET", "/wallet/v1/wallets/me", { token })).status).toBe(200)
    const { user_id } = (await request(store, "GET", "/wallet/v1/wallets/me", { token })).body
    const { username, password } = await createPassword(store, wallets.admin, user_id)
    const basic = `${username}:${password}`
    expect((await request(store, "GET", "/wallet/v1/wallets/me", { basic })).status).toBe(200)
  })
})
