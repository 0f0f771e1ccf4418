import { execFileSync } from "node:child_process"
import { chownSync, mkdtempSync, rmSync, statfsSync, statSync, writeFileSync } from "node:fs"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { Client } from "pg"
import type { Command } from "../../src/modules/ledger/types"
import { createDatabase, type TestDatabase } from "../support/database"
import { createLedgerDatabase, openLedger, openWallets, SOAK } from "../support/ledger"
import { Load } from "./load"

let database: TestDatabase
let client: Client

async function connect(created: TestDatabase): Promise<void> {
  database = created
  client = new Client({ connectionString: created.url })
  await client.connect()
}

afterEach(async () => {
  await client.end()
  await database.drop()
})

describe("connections that the server ends", () => {
  it(
    "under load cost nothing and repeat nothing",
    async () => {
      await connect(await createDatabase())
      const load = await Load.on(database.url)
      const drivers = [await load.start(), await load.start()]
      for (let round = 0; round < 20 * SOAK; round += 1) {
        await sleep(50 + Math.random() * 50)
        await client.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND pid <> pg_backend_pid()`
        )
      }
      const before = load.countDone()
      await sleep(300)
      expect(load.countDone()).toBeGreaterThan(before)
      await Promise.all(drivers.map((driver) => driver.stop()))
      await load.settle()
      await load.judge()
    },
    60_000 * SOAK
  )
})

describe("a pool without a free connection", () => {
  it("refuses what waits too long, and works again when there is one", async () => {
    await connect(await createLedgerDatabase())
    const { ledger, knex, close } = openLedger(database.url, {
      connections: 1,
      acquireTimeoutMillis: 200,
    })
    const [wallet] = await openWallets(ledger, 1)
    const transaction = await knex.transaction()
    await expect(ledger.post([credit(wallet.id)])).rejects.toThrow(/acquiring a connection/)
    await transaction.rollback()
    const [result] = await ledger.post([credit(wallet.id)])
    expect(result).toMatchObject({ ok: true, posting: { entry: { seq: 1 } } })
    expect(await ledger.verify()).toMatchObject({ ok: true, entries: 1 })
    await close()
  })
})

describe("a statement that the server gives up", () => {
  it("leaves nothing behind and fails only whom it concerns", async () => {
    await connect(await createLedgerDatabase())
    await client.query(`ALTER DATABASE "${database.name}" SET statement_timeout = '300ms'`)
    const { ledger, close } = openLedger(database.url)
    const [busy, free] = await openWallets(ledger, 2)
    await client.query("BEGIN")
    await client.query("SELECT 1 FROM ledger_wallet WHERE id = $1 FOR UPDATE", [busy.id])
    const outcomes = await ledger.postEach([credit(busy.id), credit(free.id)])
    expect(outcomes).toMatchObject([
      { error: { code: "57014" } },
      { result: { ok: true, posting: { entry: { seq: 1 } } } },
    ])
    await client.query("ROLLBACK")
    expect((await ledger.post([credit(busy.id)]))[0]).toMatchObject({ ok: true })
    expect(await ledger.verify()).toMatchObject({ ok: true, entries: 2 })
    await close()
  })
})

describe("a wallet that somebody else holds locked", () => {
  it("is given up after five seconds, and its neighbours in the group are not", async () => {
    await connect(await createLedgerDatabase())
    const { ledger, close } = openLedger(database.url)
    const [busy, free] = await openWallets(ledger, 2)
    await client.query("BEGIN")
    await client.query("SELECT 1 FROM ledger_wallet WHERE id = $1 FOR UPDATE", [busy.id])
    const began = Date.now()
    const group = [
      credit(busy.id),
      credit(free.id),
      ...Array.from({ length: 20 }, () => credit(busy.id)),
    ]
    const [first, neighbour, ...others] = await ledger.postEach(group)
    // Once for the group and once for the wallet, however many want it.
    expect(Date.now() - began).toBeLessThan(20_000)
    expect(neighbour).toMatchObject({ result: { ok: true, posting: { entry: { seq: 1 } } } })
    expect([first, ...others].every((outcome) => "error" in outcome)).toBe(true)
    expect(first).toMatchObject({ error: { code: "55P03" } })
    await client.query("ROLLBACK")
    expect((await ledger.post([credit(busy.id)]))[0]).toMatchObject({ ok: true })
    expect(await ledger.verify()).toMatchObject({ ok: true, entries: 2 })
    await close()
  })
})

const disk = process.env.TEST_POSTGRES_URL && process.getuid?.() === 0 ? mountSmallDisk() : null
const withDisk = disk ? describe : describe.skip

withDisk("a full disk (needs root, to mount a small one)", () => {
  afterAll(() => {
    execFileSync("umount", ["--lazy", disk!])
    rmSync(disk!, { recursive: true, force: true })
  })

  it("refuses what needs room, keeps what it has, and goes on when there is room again", async () => {
    const tablespace = await createTablespace(disk!)
    await connect(await createDatabase())
    await client.end()
    await onServer(`ALTER DATABASE "${database.name}" SET TABLESPACE ${tablespace}`)
    await connect(database)
    const load = await Load.on(database.url)
    const filler = path.join(disk!, "filler")
    writeFileSync(filler, Buffer.alloc(Math.max(0, bytesFree(disk!) - 64 * 1024)))
    const driver = await load.start()
    while (load.countFailed("No space left on device") < 10) {
      await sleep(100)
    }
    rmSync(filler)
    const before = load.countDone()
    await sleep(1000)
    expect(load.countDone()).toBeGreaterThan(before)
    await driver.stop()
    await load.settle()
    await load.judge()
    await client.end()
    await database.drop()
    await onServer(`DROP TABLESPACE ${tablespace}`)
    await connect(await createDatabase())
  }, 60_000)
})

function mountSmallDisk(): string | null {
  const folder = mkdtempSync("/var/tmp/wallet-tests-disk-")
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=48m,mode=755", "tmpfs", folder], {
      stdio: "ignore",
    })
    return folder
  } catch {
    rmSync(folder, { recursive: true })
    return null
  }
}

async function createTablespace(folder: string): Promise<string> {
  const [{ data_directory }] = await onServer("SHOW data_directory")
  const { uid, gid } = statSync(data_directory)
  const location = path.join(folder, "tablespace")
  execFileSync("mkdir", [location])
  chownSync(location, uid, gid)
  const name = `small_${Date.now()}`
  await onServer(`CREATE TABLESPACE ${name} LOCATION '${location}'`)
  return name
}

async function onServer(sql: string): Promise<Record<string, string>[]> {
  const server = new Client({ connectionString: `${process.env.TEST_POSTGRES_URL}/postgres` })
  await server.connect()
  try {
    return (await server.query(sql)).rows as Record<string, string>[]
  } finally {
    await server.end()
  }
}

function bytesFree(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

function credit(wallet_id: number): Command {
  return { kind: "credit", wallet_id, amount: 1n, reason: "r", actor: "a" }
}
