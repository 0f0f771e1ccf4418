import { setTimeout as sleep } from "node:timers/promises"
import type { EntryQuery } from "../../src/modules/ledger/types"
import type { TestDatabase } from "../support/database"
import { createLedgerDatabase, openLedger, type OpenLedger, openWallets } from "../support/ledger"

const ENTRIES = 1_100
const base = { reason: "r", actor: "user:a" }

let database: TestDatabase
let opened: OpenLedger
let wallets: number[]

beforeAll(async () => {
  database = await createLedgerDatabase()
  opened = openLedger(database.url)
  wallets = (await openWallets(opened.ledger, 2)).map(({ id }) => id)
  for (let done = 0; done < ENTRIES; done += 100) {
    await opened.ledger.post(
      Array.from({ length: 100 }, (_, index) => ({
        ...base,
        kind: "credit" as const,
        wallet_id: wallets[index % 2],
        amount: BigInt(done + index + 1),
      }))
    )
  }
  await opened.ledger.post([
    { ...base, kind: "credit", wallet_id: wallets[0], amount: 5n, type: "cashback" },
  ])
}, 120_000)

afterAll(async () => {
  await opened?.close()
  await database?.drop()
})

async function list(query: Partial<EntryQuery>): Promise<{ ids: number[]; total: number }> {
  const { json, total } = await opened.ledger.listEntries({
    staff: true,
    page: 1,
    per_page: 100,
    ...query,
  } as EntryQuery)
  return { ids: (JSON.parse(json) as { id: number }[]).map(({ id }) => id), total }
}

describe("a list of entries", () => {
  it("is the same far back as page by page, of all wallets and of one", async () => {
    for (const whose of [{}, { wallet_ids: [wallets[0]] }, { types: ["credit"] as const }]) {
      const found: number[] = []
      let total = Infinity
      for (let page = 1; found.length < total; page++) {
        const read = await list({ ...(whose as Partial<EntryQuery>), page })
        expect(read.ids.length).toBeGreaterThan(0)
        found.push(...read.ids)
        total = read.total
      }
      expect(found).toEqual([...new Set(found)].sort((a, b) => b - a))
      const last = await list({
        ...(whose as Partial<EntryQuery>),
        page: found.length,
        per_page: 1,
      })
      expect(last.ids).toEqual(found.slice(-1))
    }
  })

  it("of a rare type is found by an index, whatever else there is", async () => {
    expect((await list({ types: ["cashback"] })).total).toBe(1)
    expect((await list({ types: ["cashback", "credit"] })).total).toBe(ENTRIES + 1)
    await opened.knex.raw("ANALYZE ledger_entry")
    const scans = async () => {
      const { rows } = await opened.knex.raw(
        "SELECT idx_scan FROM pg_stat_user_indexes WHERE indexrelname = 'ledger_entry_type'"
      )
      return Number(rows[0].idx_scan)
    }
    const before = await scans()
    // Connections tell what they did when they come to it.
    while ((await scans()) === before) {
      await list({ types: ["cashback"] })
      await sleep(100)
    }
  })
})
