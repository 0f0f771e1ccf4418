import type { ExportedEntry, ExportedLot } from "../../src/modules/ledger"
import type { TestDatabase } from "../support/database"
import { createLedgerDatabase, openLedger, type OpenLedger, openWallets } from "../support/ledger"

/** More than are fetched at once. */
const MANY = 4_100
const START = Date.UTC(2026, 4, 1)

let database: TestDatabase
let opened: OpenLedger
let now: number

beforeEach(async () => {
  database = await createLedgerDatabase()
  now = START
  opened = openLedger(database.url, { clock: () => new Date(now) })
})

afterEach(async () => {
  await opened.close()
  await database.drop()
})

async function all<T>(batches: AsyncIterable<T[]>): Promise<T[]> {
  const found: T[] = []
  for await (const batch of batches) found.push(...batch)
  return found
}

const credit = (wallet_id: number, amount = 1n) =>
  ({ kind: "credit", wallet_id, amount, reason: "r", actor: "a" }) as const

async function fill(wallet_id: number, count: number) {
  await opened.ledger.post(Array.from({ length: count }, () => credit(wallet_id)))
}

it("exports every entry once, oldest first, however many there are", async () => {
  const [one, two] = await openWallets(opened.ledger, 2)
  await fill(one.id, MANY)
  await opened.ledger.post([{ ...credit(two.id, 9n), kind: "credit", note: "n", reference: "x" }])
  await opened.ledger.post([{ ...credit(two.id, 4n), kind: "debit" }])
  const found = await all<ExportedEntry>(opened.ledger.exportEntries({}))
  expect(found).toHaveLength(MANY + 2)
  const ids = found.map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b))
  expect(found.at(-2)).toMatchObject({
    wallet_id: two.id,
    customer_id: two.customer_id,
    user_id: two.user_id,
    currency: two.currency,
    type: "credit",
    direction: "in",
    amount: 9n,
    note: "n",
    reference: "x",
    purpose: "general",
    created_at: new Date(START),
  })
  expect(found.at(-1)).toMatchObject({ direction: "out", amount: 4n, balance_after: 5n })
})

it("exports as many as are fetched at once, and none", async () => {
  const [{ id }] = await openWallets(opened.ledger, 1)
  expect(await all(opened.ledger.exportEntries({}))).toEqual([])
  await fill(id, 2_000)
  expect(await all(opened.ledger.exportEntries({}))).toHaveLength(2_000)
})

it("narrows by wallet, currency and time", async () => {
  const [one, two] = await openWallets(opened.ledger, 2)
  await fill(one.id, 2)
  now += 1_000
  await fill(two.id, 3)
  const count = async (filter: Parameters<typeof opened.ledger.exportEntries>[0]) =>
    (await all(opened.ledger.exportEntries(filter))).length
  expect(await count({ wallet_id: two.id })).toBe(3)
  expect(await count({ currency: one.currency })).toBe(5)
  expect(await count({ currency: "JPY" })).toBe(0)
  expect(await count({ after: new Date(START) })).toBe(3)
  expect(await count({ before: new Date(now) })).toBe(2)
})

it("sees one snapshot: what is booked while a file is read is in the next one", async () => {
  const [{ id }] = await openWallets(opened.ledger, 1)
  await fill(id, MANY)
  const reading = opened.ledger.exportEntries({})
  const first = await reading.next()
  await fill(id, 5)
  const rest = await all(reading)
  expect((first.value as ExportedEntry[]).length + rest.length).toBe(MANY)
})

it("gives its connection back when nobody reads on", async () => {
  const [{ id }] = await openWallets(opened.ledger, 1)
  await fill(id, MANY)
  // More often than the pool has connections.
  for (let time = 0; time < 20; time += 1) {
    for await (const _batch of opened.ledger.exportEntries({})) break
  }
  await fill(id, 1)
  expect(await all(opened.ledger.exportEntries({}))).toHaveLength(MANY + 1)
})

it("exports the credits of which something is left, now and then: they add up to what is owed", async () => {
  const [one] = await openWallets(opened.ledger, 1)
  const { ledger } = opened
  await ledger.post([
    { ...credit(one.id, 10n), expires_at: new Date(START + 5_000) },
    { ...credit(one.id, 7n), purpose: "gift" },
  ])
  await ledger.post([{ ...credit(one.id, 3n), kind: "hold" }])
  now += 1_000
  await ledger.post([{ ...credit(one.id, 2n), kind: "debit" }])
  const sum = (lots: { remaining: bigint }[]) =>
    lots.reduce((total, { remaining }) => total + remaining, 0n)
  const owed = async (at?: Date) =>
    (await ledger.readOwed(at)).reduce((total, { amount }) => total + amount, 0n)
  const lots = await all<ExportedLot>(ledger.exportLots({}))
  expect(lots).toMatchObject([
    { wallet_id: one.id, amount: 10n, remaining: 8n, held: 3n, purpose: "general" },
    { wallet_id: one.id, amount: 7n, remaining: 7n, held: 0n, purpose: "gift" },
  ])
  expect(sum(lots)).toBe(await owed())
  const then = new Date(START + 500)
  const before = await all<ExportedLot>(ledger.exportLots({ at: then }))
  expect([sum(before), before.length]).toEqual([17n, 2])
  expect(sum(before)).toBe(await owed(then))
  now = START + 6_000
  // What has lapsed is owed only as far as a hold keeps it.
  const after = await all<ExportedLot>(ledger.exportLots({}))
  expect(after.map(({ remaining }) => remaining)).toEqual([3n, 7n])
  expect(await all(ledger.exportLots({ currency: "JPY" }))).toEqual([])
})
