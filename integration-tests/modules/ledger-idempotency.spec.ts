import { Client } from "pg"
import type { Command } from "../../src/modules/ledger/types"
import type { TestDatabase } from "../support/database"
import { History, readStored } from "../support/history"
import { findViolations } from "../support/violations"
import {
  createLedgerDatabase,
  openLedger,
  type OpenLedger,
  openWallets,
  posted,
  refusalOf,
} from "../support/ledger"

const HOUR = 60 * 60 * 1000
let database: TestDatabase
let one: OpenLedger
let other: OpenLedger
let now = Date.UTC(2026, 6, 1)

beforeAll(async () => {
  database = await createLedgerDatabase()
  one = openLedger(database.url, { clock: () => new Date(now) })
  other = openLedger(database.url, { clock: () => new Date(now) })
})

afterAll(async () => {
  expect(await one.ledger.verify()).toMatchObject({ ok: true })
  await one.close()
  await other.close()
  await database.drop()
})

describe("a command with an idempotency key", () => {
  it("sent fifty times at once over two instances takes effect once, and all get one answer", async () => {
    const command = await debitOf("parallel")
    const history = new History()
    const request = {
      tag: command.reason,
      wallet_id: command.wallet_id,
      kind: "debit" as const,
      amount: "3",
      key: "parallel",
    }
    await Promise.all(
      Array.from({ length: 50 }, async (_, copy) => {
        await history.run(request, () => (copy % 2 ? one : other).ledger.post([command]))
      })
    )
    const done = history.operations.map(({ outcome }) => outcome)
    expect(done.filter((outcome) => outcome.kind === "done" && !outcome.replayed)).toHaveLength(1)
    const entries = done.map((outcome) => outcome.kind === "done" && JSON.stringify(outcome.entry))
    expect(new Set(entries).size).toBe(1)
    expect(await balanceOf(command)).toBe(97n)
    const client = new Client({ connectionString: database.url })
    await client.connect()
    const stored = (await readStored(client)).filter(
      ({ wallet_id }) => wallet_id === command.wallet_id
    )
    await client.end()
    const violations = findViolations(history.operations, stored)
    expect(violations.filter((violation) => !violation.includes("never asked for"))).toEqual([])
  })

  it("is answered with the entry it made then, though the wallet has moved on", async () => {
    const command = await debitOf("moved on")
    const [first] = await one.ledger.post([command])
    await one.ledger.post([{ ...command, idempotency: null }])
    const [again] = await other.ledger.post([command])
    expect(posted(again)).toEqual({ ...posted(first), replayed: true })
  })

  it("takes effect once within one group", async () => {
    const command = await debitOf("group")
    const results = await one.ledger.post([command, command, command])
    expect(results.map((result) => posted(result).replayed)).toEqual([false, true, true])
    expect(new Set(results.map((result) => posted(result).entry!.id)).size).toBe(1)
    expect(await balanceOf(command)).toBe(97n)
  })

  it("tells a partial debit's request again", async () => {
    const command = { ...(await debitOf("partial")), amount: 500n, allow_partial: true }
    await one.ledger.post([command])
    await one.ledger.post([credit(command.wallet_id, 50n)])
    const [again] = await one.ledger.post([command])
    expect(posted(again)).toMatchObject({
      requested: 500n,
      replayed: true,
      entry: { amount: 100n },
    })
  })

  it("may be tried again after it was refused", async () => {
    const command = { ...(await debitOf("refused")), amount: 150n }
    expect(refusalOf((await one.ledger.post([command]))[0]).code).toBe("insufficient_balance")
    await one.ledger.post([credit(command.wallet_id, 50n)])
    expect(posted((await one.ledger.post([command]))[0])).toMatchObject({ replayed: false })
    expect(posted((await one.ledger.post([command]))[0])).toMatchObject({ replayed: true })
    expect(await balanceOf(command)).toBe(0n)
  })

  it("is refused when it asks for something else", async () => {
    const command = await debitOf("changed")
    await one.ledger.post([command])
    const changed = { ...command.idempotency, fingerprint: "another" }
    expect(refusalOf((await other.ledger.post([{ ...command, idempotency: changed }]))[0])).toEqual(
      {
        code: "idempotency_key_reused",
        key: "changed",
      }
    )
    expect(await balanceOf(command)).toBe(97n)
  })

  it("is another command in another scope", async () => {
    const command = await debitOf("scoped")
    const elsewhere = { ...command.idempotency, scope: "another" }
    const results = await one.ledger.post([command, { ...command, idempotency: elsewhere }])
    expect(results.map((result) => posted(result).replayed)).toEqual([false, false])
    expect(await balanceOf(command)).toBe(94n)
  })

  it("is remembered to the last millisecond of a day, and not longer", async () => {
    const command = await debitOf("day")
    const [first] = await one.ledger.post([command])
    now += 24 * HOUR - 1
    expect(await one.ledger.purgeIdempotencyRecords()).toBeGreaterThanOrEqual(0)
    expect(posted((await one.ledger.post([command]))[0])).toEqual({
      ...posted(first),
      replayed: true,
    })
    now += 1
    const [second] = await one.ledger.post([command])
    expect(posted(second).replayed).toBe(false)
    expect(await balanceOf(command)).toBe(94n)
    expect(posted((await other.ledger.post([command]))[0])).toEqual({
      ...posted(second),
      replayed: true,
    })
  })

  it("starts a new day once, though fifty try at once over two instances", async () => {
    const command = await debitOf("next day")
    await one.ledger.post([command])
    now += 24 * HOUR
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, copy) => (copy % 2 ? one : other).ledger.post([command]))
    )
    expect(results.flat().filter((result) => !posted(result).replayed)).toHaveLength(1)
    expect(await balanceOf(command)).toBe(94n)
  })

  it("is forgotten by the purge exactly when it no longer counts", async () => {
    const command = await debitOf("purged")
    while ((await one.ledger.purgeIdempotencyRecords(1000)) > 0) {
      continue
    }
    await one.ledger.post([command])
    now += 24 * HOUR - 1
    await one.ledger.purgeIdempotencyRecords()
    expect(posted((await one.ledger.post([command]))[0]).replayed).toBe(true)
    now += 1
    expect(await one.ledger.purgeIdempotencyRecords(1000)).toBeGreaterThan(0)
    expect(posted((await one.ledger.post([command]))[0]).replayed).toBe(false)
  })

  it("answers holds and their ends alike", async () => {
    const { wallet_id } = await debitOf("for a hold")
    const base = { wallet_id, reason: "r", actor: "a" }
    const keyed = (key: string) => ({
      scope: "holds",
      key: `${key} ${wallet_id}`,
      fingerprint: "f",
    })
    const hold: Command = { ...base, kind: "hold", amount: 10n, idempotency: keyed("hold") }
    const [held] = await one.ledger.post([hold])
    expect(posted((await other.ledger.post([hold]))[0])).toEqual({
      ...posted(held),
      replayed: true,
    })
    const hold_id = posted(held).hold!.id
    const commit: Command = { ...base, kind: "commit_hold", hold_id, idempotency: keyed("commit") }
    const [committed] = await one.ledger.post([commit])
    expect(posted((await other.ledger.post([commit]))[0])).toEqual({
      ...posted(committed),
      replayed: true,
    })
    expect(await balanceOf({ wallet_id })).toBe(90n)
  })

  it("keeps neither the key nor the scope in the clear", async () => {
    const command = await debitOf("a secret key")
    await one.ledger.post([command])
    const { rows } = await one.knex.raw(
      "select encode(hash, 'hex') as hash, fingerprint from ledger_idempotency_record"
    )
    expect(rows.every(({ hash }: { hash: string }) => /^[0-9a-f]{64}$/.test(hash))).toBe(true)
    expect(JSON.stringify(rows)).not.toContain("secret")
  })
})

/** A debit of 3 from a wallet of its own that has 100. */
async function debitOf(key: string) {
  const [wallet] = await openWallets(one.ledger, 1)
  await one.ledger.post([credit(wallet.id, 100n)])
  return {
    kind: "debit" as const,
    wallet_id: wallet.id,
    amount: 3n,
    reason: `debit ${key}`,
    actor: "a",
    idempotency: { scope: "user:1 debitWallet", key, fingerprint: "f" },
  }
}

function credit(wallet_id: number, amount: bigint): Command {
  return { kind: "credit", wallet_id, amount, reason: "r", actor: "a" }
}

async function balanceOf({ wallet_id }: { wallet_id: number }): Promise<bigint> {
  return (await one.ledger.findWallet(wallet_id))!.balance
}
