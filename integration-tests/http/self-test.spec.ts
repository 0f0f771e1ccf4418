import { Client } from "pg"
import {
  createAdmin,
  createCustomer,
  request,
  startStore,
  type Admin,
  type Store,
} from "../support/store"

interface Diagnosis {
  check: string
  status: string
  advice: string | null
}

let store: Store
let admin: Admin

beforeAll(async () => {
  store = await startStore({
    env: { WALLET_EXTENSIONS: require.resolve("../support/wallet-extensions.js") },
  })
  admin = await createAdmin(store)
})

afterAll(() => store.stop())

describe("the storm", () => {
  it("finds that the ledger holds, twice over the same wallets, whatever the store refuses", async () => {
    for (let round = 0; round < 2; round += 1) {
      const { status, body } = await as("POST", "/admin/wallet/storm", { operations: 300 })
      expect(status).toBe(200)
      expect(body.checks.filter(({ ok }: { ok: boolean }) => !ok)).toEqual([])
      expect(body).toMatchObject({ ok: true, operations: 300 })
      expect(body.outcomes["debit posted"]).toBeGreaterThan(0)
      expect(body.outcomes["transfer posted"]).toBeGreaterThan(0)
      expect(body.outcomes["redeem posted"]).toBeGreaterThan(0)
    }
  })

  it("sends money of several kinds in one transfer", async () => {
    const client = new Client({ connectionString: store.databaseUrl })
    await client.connect()
    const { rows } = await client.query(
      `SELECT count(*)::int AS transfers FROM ledger_entry
        WHERE type = 'transfer_in' AND cardinality(lot_ids) > 1`
    )
    await client.end()
    expect(rows[0].transfers).toBeGreaterThan(10)
  })

  it("lets nobody else at the wallets meanwhile", async () => {
    const storm = () => as("POST", "/admin/wallet/storm", { operations: 600 })
    const answers = await Promise.all([storm(), storm()])
    const [held, refused] = answers.sort((one, other) => one.status - other.status)
    expect([held.status, held.body.ok]).toEqual([200, true])
    expect([refused.status, refused.body.code]).toEqual([409, "wallet_storm_under_way"])
    expect((await storm()).body.ok).toBe(true)
  })

  it("leaves no trace in lists that do not ask for it, nor in events", async () => {
    expect((await as("GET", "/wallet/v1/wallets")).body.meta.total).toBe(0)
    expect((await as("GET", "/wallet/v1/transactions")).body.meta.total).toBe(0)
    expect((await as("GET", "/wallet/v1/codes")).body.meta.total).toBe(0)
    const scratch = await as("GET", "/wallet/v1/wallets?currency=XTS")
    expect(scratch.body.meta.total).toBe(8)
    expect(scratch.body.data.every(({ balance }: { balance: string }) => balance === "0")).toBe(
      true
    )
  })

  it("notices when the ledger does not hold", async () => {
    const client = new Client({ connectionString: store.databaseUrl })
    await client.connect()
    await client.query(`BEGIN; SET LOCAL session_replication_role = replica;
      UPDATE ledger_entry SET amount = amount + 1, balance_after = balance_after + 1
        WHERE id = (SELECT min(id) FROM ledger_entry); COMMIT`)
    const { body } = await as("POST", "/admin/wallet/storm", { operations: 30 })
    await client.query(`BEGIN; SET LOCAL session_replication_role = replica;
      UPDATE ledger_entry SET amount = amount - 1, balance_after = balance_after - 1
        WHERE id = (SELECT min(id) FROM ledger_entry); COMMIT`)
    await client.end()
    expect(body.ok).toBe(false)
    expect(body.checks).toContainEqual(
      expect.objectContaining({ name: "the chains are whole", ok: false })
    )
  })

  it("is for managers", async () => {
    const { token } = await createCustomer(store)
    for (const [method, path] of [
      ["POST", "/admin/wallet/storm"],
      ["GET", "/admin/wallet/doctor"],
    ]) {
      const answer = await request(store, method, path, { token })
      expect(answer.status).toBe(401)
    }
  })
})

describe("the doctor", () => {
  it("looks at everything that has to be right", async () => {
    const { body } = await as("GET", "/admin/wallet/doctor")
    expect(body.ok).toBe(true)
    expect(body.diagnoses.map(({ check }: Diagnosis) => check)).toEqual([
      "ledger keys",
      "host secrets",
      "durability",
      "clock",
      "connection pool",
      "redis",
      "https",
      "client addresses",
      "event relay",
      "upkeep",
      "checkpoints",
      "compensations",
      "withdrawals",
      "hand-overs",
      "assistant extensions",
      "reloads",
    ])
  })

  it("says that a store without a proxy in front believes any address", async () => {
    const look = async (headers: Record<string, string>): Promise<Diagnosis> => {
      const { token } = admin
      const { body } = await request(store, "GET", "/admin/wallet/doctor", { token, headers })
      return body.diagnoses.find(({ check }: Diagnosis) => check === "client addresses")
    }
    expect(await look({})).toMatchObject({
      status: "warning",
      advice: expect.stringContaining("proxy"),
    })
    expect(await look({ "x-forwarded-for": "203.0.113.7" })).toMatchObject({ status: "ok" })
  })

  it("finds a key that is gone and a database that may lose money, and says what to do", async () => {
    const client = new Client({ connectionString: store.databaseUrl })
    await client.connect()
    const { rows } = await client.query("SELECT current_database() AS name")
    await client.query(`ALTER DATABASE "${rows[0].name}" SET synchronous_commit = off`)
    await client.end()
    await store.restart({ env: { WALLET_LEDGER_KEYS: `9:${"x".repeat(44)}` } })
    admin = { ...admin, token: (await signIn()).token }
    const { body } = await as("GET", "/admin/wallet/doctor")
    expect(body.ok).toBe(false)
    const of = (name: string): Diagnosis =>
      body.diagnoses.find(({ check }: Diagnosis) => check === name)
    expect(of("ledger keys")).toMatchObject({
      status: "failure",
      advice: expect.stringContaining("WALLET_LEDGER_KEYS"),
    })
    expect(of("durability")).toMatchObject({
      status: "failure",
      advice: expect.stringContaining("crash"),
    })
  })
})

function as(method: string, path: string, body?: unknown) {
  return request(store, method, path, { token: admin.token, body })
}

async function signIn(): Promise<{ token: string }> {
  const { email, password } = admin
  const answer = await request(store, "POST", "/auth/user/emailpass", { body: { email, password } })
  return answer.body
}
