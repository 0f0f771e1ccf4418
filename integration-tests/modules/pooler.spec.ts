import { databaseOf } from "../../src/database/connection"
import { hasPgBouncer } from "../support/available"
import type { TestDatabase } from "../support/database"
import { createLedgerDatabase, openLedger, openWallets, posted } from "../support/ledger"
import { type PgBouncer, startPgBouncer } from "../support/pgbouncer"
import { type Proxy, translatingProxy } from "../support/translating-proxy"

const CALLERS = 12
const DEBITS = 10

let database: TestDatabase

beforeAll(async () => {
  database = await createLedgerDatabase()
})
afterAll(async () => {
  await database?.drop()
})

/** Many callers at once: credits, debits, reads; then everything has to add up. */
async function work(url: string) {
  const opened = openLedger(url, { connections: 8 })
  const { ledger } = opened
  const wallets = await openWallets(ledger, CALLERS)
  const actor = "test"
  await Promise.all(
    wallets.map(async ({ id: wallet_id }) => {
      const [credit] = await ledger.post([
        { kind: "credit", wallet_id, amount: 1000n, reason: "credit", actor },
      ])
      posted(credit)
      for (let turn = 0; turn < DEBITS; turn += 1) {
        const [debit] = await ledger.post([
          { kind: "debit", wallet_id, amount: 1n, reason: "debit", actor },
        ])
        posted(debit)
        await ledger.findWallet(wallet_id)
      }
    })
  )
  const found = await ledger.findWallets(wallets.map(({ id }) => id))
  const verification = await ledger.verify()
  const state = databaseOf(opened.knex).preparedStatements
  return { opened, wallets, balances: found.map(({ balance }) => balance), verification, state }
}

const withPgBouncer = hasPgBouncer ? describe : describe.skip
withPgBouncer("PgBouncer in transaction mode", () => {
  let pooler: PgBouncer
  beforeAll(async () => {
    pooler = await startPgBouncer(database.url)
  })
  afterAll(async () => {
    delete process.env.WALLET_PREPARED_STATEMENTS
    await pooler?.stop()
  })

  it.each([
    ["with the store's setting for it", "false", "off"],
    ["that nobody told the store of", "true", expect.stringMatching(/on|given up/)],
  ])("%s: every command is carried out once", async (_, setting, expected) => {
    const warned = jest.spyOn(process, "emitWarning").mockImplementation(() => undefined)
    process.env.WALLET_PREPARED_STATEMENTS = setting
    const { opened, balances, verification, state } = await work(pooler.url)
    expect(balances).toEqual(Array.from({ length: CALLERS }, () => 1000n - BigInt(DEBITS)))
    expect(verification.ok).toBe(true)
    expect(state).toEqual(expected)
    await opened.close()
    warned.mockRestore()
  })
})

describe("a server whose messages are German", () => {
  let proxy: Proxy
  beforeAll(async () => {
    proxy = await translatingProxy(database.url)
  })
  afterAll(async () => await proxy?.close())

  it("carries out every command once", async () => {
    const { opened, balances, verification } = await work(proxy.url)
    expect(balances).toEqual(Array.from({ length: CALLERS }, () => 1000n - BigInt(DEBITS)))
    expect(verification.ok).toBe(true)
    await opened.close()
  })

  it("fails nobody else for a wallet that somebody has locked", async () => {
    const { ledger, knex, close } = openLedger(proxy.url)
    const [locked, free] = await openWallets(ledger, 2)
    const credit = (wallet_id: number) =>
      ({ kind: "credit", wallet_id, amount: 1n, reason: "r", actor: "a" }) as const
    await knex.transaction(async (transaction) => {
      await transaction.raw("select from ledger_wallet where id = ? for update", [locked.id])
      const outcomes = await ledger.postEach([credit(locked.id), credit(free.id)])
      expect(outcomes.map((outcome) => "result" in outcome)).toEqual([false, true])
    })
    expect((await ledger.findWallet(free.id))!.balance).toBe(1n)
    await close()
  })
})

describe("sessions that forget their prepared statements", () => {
  it("fail no command", async () => {
    const { opened, wallets } = await work(database.url)
    const { ledger, knex, close } = opened
    const post = async () => {
      const [result] = await ledger.post([
        { kind: "credit", wallet_id: wallets[0].id, amount: 1n, reason: "r", actor: "a" },
      ])
      return posted(result).entry!.seq
    }
    const before = await post()
    for (let turn = 1; turn <= 4; turn += 1) {
      await Promise.all(Array.from({ length: 8 }, () => knex.raw("DISCARD ALL")))
      expect(await post()).toBe(before + turn)
    }
    expect((await ledger.verify()).ok).toBe(true)
    await close()
  })

  it("after every connection was ended, go on by themselves", async () => {
    const { opened, wallets } = await work(database.url)
    const { ledger, knex, close } = opened
    await knex.raw(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`)
    const [result] = await ledger.post([
      { kind: "credit", wallet_id: wallets[0].id, amount: 1n, reason: "r", actor: "a" },
    ])
    expect(posted(result).entry!.amount).toBe(1n)
    await close()
  })
})
