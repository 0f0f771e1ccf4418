import { randomBytes } from "node:crypto"
import { Client } from "pg"
import { createMigratedDatabase, type TestDatabase } from "../support/database"
import { startInside, type Inside } from "../support/inside"
import { runScript } from "../support/script"

describe("the self-test's scripts", () => {
  let database: TestDatabase
  let inside: Inside

  beforeAll(async () => {
    database = await createMigratedDatabase()
    inside = await startInside(database.url)
  })
  afterAll(async () => {
    await inside?.stop()
    await database?.drop()
  })

  /** By the command that a merchant enters. */
  const run = (name: string, args: string[] = [], env: Record<string, string> = {}) =>
    runScript(name, args, { DATABASE_URL: database.url, ...env })

  /** Adds to an entry's amount behind the back of the database's guards. */
  async function tamper(by: number) {
    const client = new Client({ connectionString: database.url })
    await client.connect()
    try {
      await client.query(`BEGIN; SET LOCAL session_replication_role = replica;
        UPDATE ledger_entry SET amount = amount + ${by}, balance_after = balance_after + ${by}
          WHERE id = (SELECT min(id) FROM ledger_entry);
        COMMIT`)
    } finally {
      await client.end()
    }
  }

  it("storm fires, checks and ends well", async () => {
    const { status, output } = await run("storm", ["60"])
    expect(output).toMatch(/^60 operations in [0-9.]+ s \(\d+\/s\)$/m)
    expect(output.match(/^ok {6}/gm)).toHaveLength(5)
    expect(output).toMatch(/^The ledger held\.$/m)
    expect(status).toBe(0)
  })

  it("verify-ledger ends well over an honest ledger, and not when a checkpoint is gone", async () => {
    const honest = await run("verify-ledger")
    expect(verdictOf(honest.output)).toMatchObject({ ok: true, wallets: 8 })
    expect(honest.status).toBe(0)
    const kept = `7:${randomBytes(32).toString("hex")}`
    const rolledBack = await inside.script("verify-ledger", [kept])
    expect(verdictOf(rolledBack.output)).toMatchObject({ ok: false })
    expect(rolledBack.status).toBe(1)
  })

  it("both fail when an entry was tampered with", async () => {
    await tamper(1)
    const verified = await inside.script("verify-ledger")
    expect(verdictOf(verified.output)).toMatchObject({ ok: false, first_bad: expect.anything() })
    expect(verified.status).toBe(1)
    const stormed = await inside.script("storm", ["30"])
    expect(stormed.output).toMatch(/^THE LEDGER DID NOT HOLD\.$/m)
    expect(stormed.status).toBe(1)
    await tamper(-1)
  })

  it("doctor finds a store healthy", async () => {
    const { status, output } = await inside.script("doctor")
    expect(output).toMatch(/^ok +ledger keys: key 1 signs$/m)
    expect(output).not.toMatch(/^failure/m)
    expect(status).toBe(0)
  })

  it("doctor fails over a key that is gone, and says what to do", async () => {
    const other = `9:${randomBytes(32).toString("base64")}`
    const { status, output } = await run("doctor", [], { WALLET_LEDGER_KEYS: other })
    expect(output).toMatch(/^failure +ledger keys: .*\n +Add these keys/m)
    expect(status).toBe(1)
  })
})

/** The JSON document at the end of what was printed. */
function verdictOf(output: string) {
  return JSON.parse(/^\{$[\s\S]*^\}$/m.exec(output)?.[0] ?? "null")
}
