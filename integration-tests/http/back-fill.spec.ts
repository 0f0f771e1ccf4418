import path from "node:path"
import { Client } from "pg"
import { createMigratedDatabase, type TestDatabase } from "../support/database"
import { runScript } from "../support/script"

/** One more than are read at a time. */
const REGISTERED = 501

describe("wallets for the customers whom a store has when the plugin comes", () => {
  let database: TestDatabase
  let client: Client

  beforeAll(async () => {
    database = await createMigratedDatabase()
    client = new Client({ connectionString: database.url })
    await client.connect()
    await client.query(
      `INSERT INTO customer (id, email, has_account, deleted_at)
        SELECT 'cus_old_' || n, 'old-' || n || '@example.com', true, NULL
          FROM generate_series(1, $1::int) AS n
        UNION ALL VALUES ('cus_guest', 'guest@example.com', false, NULL),
          ('cus_gone', 'gone@example.com', true, now())`,
      [REGISTERED]
    )
  })

  afterAll(async () => {
    await client.end()
    await database.drop()
  })

  it("open once for everybody registered, and for nobody else", async () => {
    const script = path.join("..", "migration-scripts", "open-wallets-of-customers")
    const run = () => runScript(script, [], { DATABASE_URL: database.url })
    const first = await run()
    expect(first.output).toContain(`Wallets are open for ${REGISTERED} registered customers`)
    expect(first.status).toBe(0)
    const opened = await readWallets()
    expect(opened).toHaveLength(REGISTERED)
    expect(opened.every(({ customer_id }) => /^cus_old_\d+$/.test(customer_id))).toBe(true)
    expect(new Set(opened.map(({ user_id }) => user_id)).size).toBe(REGISTERED)
    expect(new Set(opened.map(({ currency, balance }) => `${currency} ${balance}`)).size).toBe(1)

    expect((await run()).status).toBe(0)
    expect(await readWallets()).toEqual(opened)
  })

  interface WalletRow {
    id: string
    customer_id: string
    user_id: string
    currency: string
    balance: string
  }

  async function readWallets(): Promise<WalletRow[]> {
    const { rows } = await client.query(
      "SELECT id, customer_id, user_id, currency, balance FROM ledger_wallet ORDER BY id"
    )
    return rows
  }
})
