import type { MedusaContainer } from "@medusajs/framework/types"
import { unzipSync } from "fflate"
import { BOOKS_MODULE } from "../../src/modules/books"
import BooksService from "../../src/modules/books/service"
import { ACCESS_MODULE } from "../../src/modules/access"
import { SETTINGS } from "../../src/modules/access/settings-list"
import { LEDGER_MODULE, type Movement } from "../../src/modules/ledger"
import type { Command } from "../../src/modules/ledger/types"
import { keysOf, readSettings, type ValuesOf } from "../../src/settings/setting"
import { zip } from "../../src/text/zip"
import { closeMonth, listMonths, packetOf, readMonth } from "../../src/workflows/books"
import type { TestDatabase } from "../support/database"
import { createLedgerDatabase, openLedger, type OpenLedger, openWallets } from "../support/ledger"
import { migrateModule } from "../support/module-migrations"

/** Books of wallets alone: the host of these tests has no payments and no orders. */
const ACCOUNTS = "liability=2400;liability.paid=2410;credit=4730;topup=1360;debit=8400;expiry=4900"
const DAY = 24 * 60 * 60 * 1000

let database: TestDatabase
let opened: OpenLedger
let container: MedusaContainer
let settings: Partial<ValuesOf<typeof SETTINGS>>
let now: number
let one: number
let two: number

beforeEach(async () => {
  database = await createLedgerDatabase()
  await migrateModule(database.url, "books")
  now = Date.UTC(2026, 7, 30, 12)
  opened = openLedger(database.url, { clock: () => new Date(now) })
  settings = { journal_accounts: ACCOUNTS, time_zone: "UTC" }
  const books = new BooksService({ __pg_connection__: opened.knex })
  const defaults = Object.fromEntries(keysOf(SETTINGS).map((key) => [key, SETTINGS[key].default]))
  const services: Record<string, unknown> = {
    [LEDGER_MODULE]: opened.ledger,
    [BOOKS_MODULE]: books,
    [ACCESS_MODULE]: {
      settings: () =>
        readSettings(SETTINGS, { ...defaults, ...settings } as ValuesOf<typeof SETTINGS>),
    },
    query: { graph: async () => ({ data: [] }) },
    order: {
      listOrderCreditLines: async () => [],
      listOrderTransactions: async () => [],
    },
  }
  container = { resolve: (name: string) => services[name] } as unknown as MedusaContainer
  ;[{ id: one }, { id: two }] = await openWallets(opened.ledger, 2)
})

afterEach(async () => {
  expect(await opened.ledger.verify()).toMatchObject({ ok: true })
  await opened.close()
  await database.drop()
})

async function post(...commands: (Record<string, unknown> & { kind: Command["kind"] })[]) {
  const whole = commands.map((command) => ({ reason: "r", actor: "system:test", ...command }))
  const results = await opened.ledger.post(whole as Command[])
  return results.map((result) => {
    if (!result.ok) throw new Error(result.refusal.code)
    return result.posting
  })
}

const at = (iso: string) => (now = Date.parse(iso))

/** A story over three months, with everything that can happen to what is owed. */
async function tell() {
  at("2026-08-31T23:59:59.999Z")
  await post(
    { kind: "credit", wallet_id: one, amount: 1000n, type: "topup", purpose: "paid" },
    {
      kind: "credit",
      wallet_id: one,
      amount: 300n,
      purpose: "promotional",
      expires_at: day("09-20"),
    }
  )
  at("2026-09-01T00:00:00.000Z")
  const [spent] = await post({ kind: "debit", wallet_id: one, amount: 400n, order_id: 7 })
  at("2026-09-05T10:00:00.000Z")
  await post(
    { kind: "credit", wallet_id: two, amount: 50n, actor: "cli:root" },
    { kind: "debit", wallet_id: two, amount: 20n, actor: "user:user_1" },
    { kind: "transfer", wallet_id: one, to_wallet_id: two, amount: 100n },
    { kind: "hold", wallet_id: one, amount: 80n },
    { kind: "reverse", wallet_id: one, transaction_id: spent.entry!.id, amount: 150n }
  )
  at("2026-09-21T00:00:00.000Z")
  await post({ kind: "expire", wallet_id: one })
  at("2026-09-30T12:00:00.000Z")
  await post({ kind: "credit", wallet_id: two, amount: 9n, expires_at: day("09-30") })
  at("2026-10-02T00:00:00.000Z")
  await post(
    { kind: "expire", wallet_id: two },
    { kind: "debit", wallet_id: one, amount: 70n, order_id: 8 }
  )
}

function day(text: string): Date {
  return new Date(`2026-${text}T23:59:59.999Z`)
}

async function report(month: string) {
  const { report } = await readMonth(container, month)
  return new Map(report.rows.map((row) => [`${row.currency} ${row.purpose}`, row]))
}

it("rolls what is owed forward, by what happened to it", async () => {
  await tell()
  const august = await report("2026-08")
  const september = await report("2026-09")
  const october = await report("2026-10")
  expect(august.get("EUR paid")).toMatchObject({ opening: 0n, closing: 1000n })
  const movesOf = (row: string) =>
    september.get(row)!.lines.map(({ kind, direction, amount }) => [kind, direction, amount])
  expect(september.get("EUR paid")!.opening).toBe(1000n)
  expect(movesOf("EUR paid")).toEqual([
    ["reinstated", "in", 100n],
    ["transferred_in", "in", 100n],
    ["redeemed", "out", 100n],
    ["transferred_out", "out", 100n],
  ])
  expect(movesOf("EUR promotional")).toEqual([
    ["reinstated", "in", 50n],
    ["redeemed", "out", 300n],
    ["expired", "out", 50n],
  ])
  const general = september.get("EUR general")!
  expect(general.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
    ["issued", 9n],
    ["imported", 50n],
    ["adjusted", 20n],
  ])
  // What lapsed with the month's last millisecond is owed to nobody, and booked in the next one.
  expect(general).toMatchObject({ opening: 0n, closing: 39n, lapsed: 9n })
  expect(october.get("EUR general")!.lines).toEqual([
    expect.objectContaining({ kind: "expired", type: "expiry", amount: 9n }),
  ])
  for (const [key, { closing }] of september) {
    expect([key, october.get(key)?.opening ?? 0n]).toEqual([key, closing])
  }
})

it("agrees with a checkpoint that was made while a posting was under way", async () => {
  at("2026-10-05T12:00:00Z")
  await post({ kind: "credit", wallet_id: one, amount: 5000n })
  at("2026-10-05T12:00:01Z")
  await opened.ledger.makeCheckpoint()
  // The posting has its time from before it is committed, and the checkpoint has not seen it.
  at("2026-10-05T12:00:00.500Z")
  await post({ kind: "debit", wallet_id: one, amount: 1990n })
  at("2026-10-05T12:01:00Z")
  const { tie_outs } = await readMonth(container, "2026-10")
  expect(tie_outs.find(({ name }) => name === "checkpoint")).toMatchObject({
    ledger: "3010",
    other: "3010",
    ok: true,
  })
})

it("agrees with what is owed by credit, with every wallet and with a checkpoint", async () => {
  await tell()
  now += DAY
  await opened.ledger.makeCheckpoint()
  for (const month of ["2026-08", "2026-09", "2026-10"]) {
    const { report, tie_outs } = await readMonth(container, month)
    const owed = await opened.ledger.readOwed(new Date(report.to.getTime() - 1))
    for (const { currency, purpose, closing, lapsed, held } of report.rows) {
      const rows = owed.filter((row) => row.currency === currency && row.purpose === purpose)
      const sum = (field: "amount" | "held") => rows.reduce((all, row) => all + row[field], 0n)
      expect([month, purpose, sum("amount"), sum("held")]).toEqual([
        month,
        purpose,
        closing - lapsed,
        held,
      ])
    }
    expect(tie_outs.map(({ name, ok }) => [name, ok])).toEqual([
      ["balances", true],
      ["transfers", month === "2026-09" ? true : null],
      // The only checkpoint was made in October.
      ["checkpoint", month === "2026-10" ? true : null],
      // This host has no payments and no orders: that is nothing to agree with.
      ["topups", null],
      ["wallet_payments", null],
      ["credit_lines", null],
      ["order_refunds", null],
    ])
  }
})

it("says when the ledger and its lots disagree", async () => {
  await tell()
  await opened.knex.raw(
    "UPDATE ledger_lot SET remaining = remaining - 1 WHERE open AND wallet_id = ?",
    [two]
  )
  const { tie_outs } = await readMonth(container, "2026-09")
  expect(tie_outs[0]).toMatchObject({ name: "balances", ok: false })
  await opened.knex.raw(
    "UPDATE ledger_lot SET remaining = remaining + 1 WHERE open AND wallet_id = ?",
    [two]
  )
})

it("begins and ends a month by the clocks of the store", async () => {
  await tell()
  settings = { ...settings, time_zone: "Asia/Tokyo" }
  // There it was September already when the first credits came.
  expect((await report("2026-08")).size).toBe(0)
  expect((await report("2026-09")).get("EUR paid")!.opening).toBe(0n)
  expect(await listMonths(container)).toEqual(
    expect.arrayContaining([{ month: "2026-09", status: "open", closing: null }])
  )
})

it("keeps a balanced journal, in which nothing is missing", async () => {
  await tell()
  const { journal, report } = await readMonth(container, "2026-09")
  const kinds = report.rows.flatMap(({ lines }) => lines)
  const stays = kinds.filter(({ kind }) => !kind.startsWith("transferred"))
  const moved = stays.reduce(
    (sum, { direction, amount }) => (direction === "in" ? sum + amount : sum - amount),
    0n
  )
  const booked = journal!.reduce(
    (sum, { direction, amount }) => (direction === "in" ? sum + amount : sum - amount),
    0n
  )
  expect(booked).toBe(moved)
  expect(journal!.find(({ use }) => use === "adjustment")).toMatchObject({
    account: "8400",
    liability_account: "2400",
    date: "2026-09-05",
    journal_no: "WALLET-20260905-EUR",
  })
  settings = { ...settings, journal_accounts: "liability=2400;topup=1360" }
  const unmapped = await readMonth(container, "2026-09")
  expect(unmapped.journal).toBeNull()
  expect(unmapped.unmapped).toEqual(["adjustment", "credit", "debit", "expiry", "import"])
})

async function packet(month: string, revision?: number): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  const reading = await readMonth(container, month, { revision })
  for await (const piece of zip(packetOf(container, reading))) pieces.push(piece)
  return Buffer.concat(pieces)
}

describe("a closed month", () => {
  it("is the same packet, byte for byte, whatever happens later", async () => {
    await tell()
    const outcome = await closeMonth(container, "2026-09", "user:user_1")
    expect(outcome).toMatchObject({ closing: { month: "2026-09", revision: 1, time_zone: "UTC" } })
    const before = await packet("2026-09")
    await post(
      { kind: "credit", wallet_id: one, amount: 5n },
      { kind: "credit", wallet_id: two, amount: 5n, type: "topup" }
    )
    await opened.ledger.makeCheckpoint()
    settings = { journal_accounts: "liability=1;credit=2", time_zone: "Asia/Tokyo" }
    expect((await packet("2026-09")).equals(before)).toBe(true)
    const files = unzipSync(before)
    expect(Object.keys(files)).toEqual([
      "roll-forward.csv",
      "ageing.csv",
      "customers.csv",
      "tie-outs.csv",
      "exceptions.csv",
      "journal.csv",
      "journal-xero-EUR-1.csv",
      "journal-quickbooks-EUR.csv",
      "manifest.json",
    ])
    const manifest = JSON.parse(Buffer.from(files["manifest.json"]).toString()) as {
      closed: { unchanged: boolean }
      entries: number
    }
    expect(manifest.closed.unchanged).toBe(true)
    const customers = Buffer.from(files["customers.csv"]).toString().trim().split("\r\n")
    expect(customers).toHaveLength(3)
    expect(customers[1]).toContain(",13.00,1.50,-5.50,9.00")
  })

  it("can be closed again, and the packet of before is still there", async () => {
    await tell()
    await closeMonth(container, "2026-09", "user:user_1")
    const before = await packet("2026-09")
    settings = { ...settings, journal_accounts: `${ACCOUNTS};adjustment=9999` }
    const again = await closeMonth(container, "2026-09", "user:user_2")
    expect(again).toMatchObject({ closing: { revision: 2 } })
    expect((await packet("2026-09")).equals(before)).toBe(false)
    expect((await packet("2026-09", 1)).equals(before)).toBe(true)
    expect(await readMonth(container, "2026-09", { revision: 3 })).toMatchObject({ closing: null })
  })

  it("is closed by one of two who do it at the same time", async () => {
    await tell()
    const outcomes = await Promise.all([
      closeMonth(container, "2026-08", "user:user_1"),
      closeMonth(container, "2026-08", "user:user_2"),
    ])
    const refused = outcomes.flatMap((outcome) => ("refusal" in outcome ? [outcome.refusal] : []))
    const revisions = outcomes.flatMap((outcome) =>
      "closing" in outcome ? [outcome.closing.revision] : []
    )
    expect([[1], [1, 2]]).toContainEqual(revisions.sort())
    expect(refused).toEqual(revisions.length === 1 ? [{ code: "closed_by_other" }] : [])
  })

  it("is over, and has an account for everything", async () => {
    await tell()
    const next = new Date().toISOString().slice(0, 7)
    expect(await closeMonth(container, next, "user:user_1")).toMatchObject({
      refusal: { code: "month_not_over" },
    })
    settings = { ...settings, journal_accounts: "liability=2400" }
    expect(await closeMonth(container, "2026-08", "user:user_1")).toEqual({
      refusal: { code: "accounts_unmapped", uses: ["credit", "topup"] },
    })
    settings = { journal_accounts: "liability=24000;credit=1;topup=A1", datev_consultant: 1001 }
    expect(await closeMonth(container, "2026-08", "user:user_1")).toEqual({
      refusal: { code: "accounts_not_for_datev", accounts: ["24000", "A1"] },
    })
    settings = { journal_accounts: "" }
    expect(await closeMonth(container, "2026-08", "user:user_1")).toHaveProperty("closing")
  })

  it("is not rewritten, not even in the database", async () => {
    await closeMonth(container, "2026-08", "user:user_1")
    await expect(opened.knex.raw("UPDATE books_closing SET closed_by = 'x'")).rejects.toThrow(
      "append-only"
    )
    await expect(opened.knex.raw("DELETE FROM books_closing")).rejects.toThrow("append-only")
  })
})

it("moves of every kind and direction have a place in the report", async () => {
  await tell()
  const { books } = await readMonth(container, "2026-09")
  const byDay = books.movements.map(({ day }: Movement) => day)
  expect(byDay).toEqual([...byDay].sort())
  expect(books.entries).toBe(8)
  expect(books.first!.mac).toMatch(/^[0-9a-f]{64}$/)
})
