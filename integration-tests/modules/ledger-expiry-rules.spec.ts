import { randomUUID } from "node:crypto"
import type { Command, NewExpiryRule } from "../../src/modules/ledger"
import type { TestDatabase } from "../support/database"
import {
  createLedgerDatabase,
  findBrokenInvariants,
  openLedger,
  type OpenLedger,
  openWallets,
  posted,
} from "../support/ledger"

const DAY = 24 * 60 * 60 * 1000
const START = Date.UTC(2026, 4, 1)
const ALL = { page: 1, per_page: 100 }
const BASE = { reason: "r", actor: "a" }
const RULE = { currency: null, purpose: null, starts_at: null, ends_at: null, actor: "user:u" }
const EXTEND = { ...RULE, action: "extend", days: 10 } as const
const CONVERT = { ...RULE, action: "convert", days: 5, basis_points: 5000 } as const

let database: TestDatabase
let opened: OpenLedger
let other: OpenLedger
let now: number

const clock = () => new Date(now)
const inDays = (days: number) => new Date(START + days * DAY)

beforeEach(async () => {
  now = START
  database = await createLedgerDatabase()
  opened = openLedger(database.url, { clock })
  other = openLedger(database.url, { clock })
})
afterEach(async () => {
  expect(await opened.ledger.verify()).toMatchObject({ ok: true })
  expect(await findBrokenInvariants({ query: broken })).toEqual([])
  await other.close()
  await opened.close()
  await database.drop()
})

const broken = (async (text: string) => await opened.knex.raw(text)) as never

async function post(command: Command) {
  const [result] = await opened.ledger.post([command])
  return posted(result)
}

async function credit(wallet_id: number, fields: Partial<Command & { kind: "credit" }> = {}) {
  const credit = { ...BASE, kind: "credit", amount: 100n, expires_at: inDays(1) } as const
  return (await post({ ...credit, wallet_id, ...fields })).entry!
}

async function rule(fields: NewExpiryRule) {
  const made = await opened.ledger.makeExpiryRule(fields)
  now += 10_000
  return made!
}

const goTo = (days: number) => (now = inDays(days).getTime())
const book = () => opened.ledger.bookLapsed()
const lotsOf = async (id: number) =>
  (await opened.ledger.listLots(id, ALL)).data.map((lot) => [
    lot.remaining,
    lot.purpose,
    lot.expires_at,
  ])

interface Told {
  id: number
  type: string
  amount: string
  reverses_transaction_id: number | null
}

/** Oldest first. */
async function entriesOf(wallet_id: number): Promise<Told[]> {
  const { json } = await opened.ledger.listEntries({ ...ALL, wallet_ids: [wallet_id], staff: true })
  return (JSON.parse(json) as Told[]).reverse()
}

describe("rules for credits that lapse", () => {
  it("let a credit last longer, once", async () => {
    const [{ id }] = await openWallets(opened.ledger, 1)
    await rule(EXTEND)
    await credit(id)
    goTo(1)
    await book()
    expect(await lotsOf(id)).toEqual([[100n, "general", inDays(11)]])
    goTo(11)
    await book()
    expect(await lotsOf(id)).toEqual([])
    const entries = await entriesOf(id)
    expect(entries.map(({ type, amount }) => [type, amount])).toEqual([
      ["credit", "100"],
      ["expiry", "100"],
      ["credit", "100"],
      ["expiry", "100"],
    ])
    expect(entries[2].reverses_transaction_id).toBe(entries[1].id)
  })

  it("make promotional money of a part", async () => {
    const [{ id }] = await openWallets(opened.ledger, 1)
    await rule(CONVERT)
    await credit(id, { amount: 99n, purpose: "gift" })
    goTo(3)
    await book()
    expect(await lotsOf(id)).toEqual([[49n, "promotional", inDays(6)]])
  })

  it("hold at the instant itself: balance and spending know them before anybody has booked anything", async () => {
    const [{ id }] = await openWallets(opened.ledger, 1)
    await rule(EXTEND)
    await credit(id)
    goTo(1)
    expect(await other.ledger.findWallet(id)).toMatchObject({ balance: 100n, lapsing: 0n })
    const [again] = await openWallets(opened.ledger, 1)
    await credit(again.id, { expires_at: inDays(2) })
    goTo(2)
    const spent = await post({ ...BASE, kind: "debit", wallet_id: again.id, amount: 100n })
    expect(spent.entry).toMatchObject({ amount: 100n, balance_after: 0n })
  })

  it("are the narrower ones first, then the newer; one that forfeits is a rule as well", async () => {
    const [{ id }] = await openWallets(opened.ledger, 1)
    await rule({ ...EXTEND, purpose: "gift" })
    await rule({ ...EXTEND, currency: "EUR", days: 3 })
    await rule({ ...EXTEND, currency: "USD", purpose: "refund", days: 4 })
    await rule({ ...RULE, action: "forfeit", purpose: "promotional", currency: "EUR" })
    await rule({ ...EXTEND, days: 2 })
    await credit(id, { purpose: "gift", amount: 1n })
    await credit(id, { purpose: "refund", amount: 2n })
    await credit(id, { purpose: "promotional", amount: 3n })
    goTo(1)
    await book()
    expect(await lotsOf(id)).toEqual([
      [2n, "refund", inDays(4)],
      [1n, "gift", inDays(11)],
    ])
  })

  it("are asked as of the instant at which a credit lapses, however late that is booked", async () => {
    const [early, late, between] = await openWallets(opened.ledger, 3)
    const soon = await rule({ ...EXTEND, starts_at: inDays(2), ends_at: inDays(4), days: 30 })
    expect(soon).toMatchObject({ starts_at: inDays(2), ends_at: inDays(4), ended_by: null })
    await credit(early.id, { expires_at: new Date(inDays(2).getTime() - 1) })
    await credit(between.id, { expires_at: inDays(2) })
    await credit(late.id, { expires_at: inDays(4) })
    goTo(6)
    await book()
    expect(await lotsOf(early.id)).toEqual([])
    expect(await lotsOf(between.id)).toEqual([[100n, "general", inDays(32)]])
    expect(await lotsOf(late.id)).toEqual([])
  })

  it("begin and end ten seconds after they are made, so that nobody books without knowing of them", async () => {
    const [{ id }] = await openWallets(opened.ledger, 1)
    const made = await opened.ledger.makeExpiryRule({ ...EXTEND, starts_at: new Date(START - DAY) })
    expect(made).toMatchObject({ starts_at: new Date(START + 10_000), created_at: inDays(0) })
    await credit(id, { expires_at: new Date(START + 9_999) })
    await credit(id, { expires_at: new Date(START + 10_000), amount: 7n })
    await credit(id, { expires_at: inDays(1), amount: 8n })
    now = START + 11_000
    expect(await opened.ledger.endExpiryRule(made!.id, "user:v")).toMatchObject({
      rule: { ends_at: new Date(START + 21_000), ended_by: "user:v" },
      changed: true,
    })
    expect(await opened.ledger.endExpiryRule(made!.id, "user:w")).toMatchObject({
      rule: { ended_by: "user:v" },
      changed: false,
    })
    expect(await opened.ledger.endExpiryRule(made!.id + 1, "user:w")).toBeNull()
    await book()
    expect((await opened.ledger.findWallet(id))!.balance).toBe(15n)
    goTo(1)
    await book()
    expect((await opened.ledger.findWallet(id))!.balance).toBe(7n)
    expect(await opened.ledger.makeExpiryRule({ ...EXTEND, ends_at: clock() })).toBeNull()
  })

  it("never give money back twice, though it goes from wallet to wallet meanwhile", async () => {
    const [from, to] = await openWallets(opened.ledger, 2)
    await rule(EXTEND)
    await credit(from.id)
    await credit(from.id, { amount: 5n, expires_at: inDays(11.5) })
    goTo(2)
    const transfer = { ...BASE, kind: "transfer", transfer_group_id: randomUUID() } as const
    await post({ ...transfer, wallet_id: from.id, to_wallet_id: to.id, amount: 105n })
    expect(await lotsOf(to.id)).toEqual([
      [100n, "general", inDays(11)],
      [5n, "general", inDays(11.5)],
    ])
    goTo(12)
    await book()
    // What had been extended is gone; what lapses for the first time goes on.
    expect(await lotsOf(to.id)).toEqual([[5n, "general", inDays(21.5)]])
  })

  it("never give money back twice, though its expiry was moved after it was sent", async () => {
    const [from, to] = await openWallets(opened.ledger, 2)
    await rule(EXTEND)
    await credit(from.id)
    goTo(2)
    await book()
    const transfer = { ...BASE, kind: "transfer", transfer_group_id: randomUUID() } as const
    await post({ ...transfer, wallet_id: from.id, to_wallet_id: to.id, amount: 60n })
    for (const [{ id }, days] of [
      [from, 20],
      [to, 15],
    ] as const) {
      const [lot] = (await opened.ledger.listLots(id, ALL)).data
      const place = { wallet_id: id, lot_id: lot.id, expires_at: inDays(days) }
      await opened.ledger.transact(
        async (transaction) => await opened.ledger.moveExpiry({ ...BASE, ...place }, transaction)
      )
    }
    expect(await lotsOf(to.id)).toEqual([[60n, "general", inDays(15)]])
    goTo(21)
    await book()
    expect([await lotsOf(from.id), await lotsOf(to.id)]).toEqual([[], []])
  })

  it("give back what was moved from when it was moved to", async () => {
    const [{ id }] = await openWallets(opened.ledger, 1)
    await rule(EXTEND)
    const { lots } = await credit(id)
    const place = { wallet_id: id, lot_id: lots[0].lot_id, expires_at: inDays(4) }
    await opened.ledger.transact(
      async (transaction) => await opened.ledger.moveExpiry({ ...BASE, ...place }, transaction)
    )
    goTo(5)
    await book()
    expect(await lotsOf(id)).toEqual([[100n, "general", inDays(14)]])
  })

  it("never give money back twice, though it was spent and came back meanwhile", async () => {
    const [{ id }] = await openWallets(opened.ledger, 1)
    await rule(EXTEND)
    await credit(id)
    goTo(2)
    const spent = await post({ ...BASE, kind: "debit", wallet_id: id, amount: 100n })
    goTo(12)
    const restore = { kind: "reverse", expired_policy: { restore_days: 1 } } as const
    await post({ ...BASE, ...restore, wallet_id: id, transaction_id: spent.entry!.id })
    expect(await lotsOf(id)).toEqual([[100n, "general", inDays(13)]])
    goTo(13)
    await book()
    expect(await lotsOf(id)).toEqual([])
  })

  it("leave what they have given back to nobody's taking back", async () => {
    const [{ id }] = await openWallets(opened.ledger, 1)
    await rule(CONVERT)
    await credit(id)
    goTo(1)
    await book()
    const expiry = (await entriesOf(id)).find(({ type }) => type === "expiry")!
    const restore = { kind: "reverse", expired_policy: { restore_days: 1 } } as const
    const whole = { ...BASE, ...restore, wallet_id: id, transaction_id: expiry.id, amount: 51n }
    expect(await opened.ledger.post([whole])).toMatchObject([
      { ok: false, refusal: { code: "reversal_exceeds", reversible: 50n } },
    ])
    await post({ ...whole, amount: 50n })
    expect((await opened.ledger.findWallet(id))!.balance).toBe(100n)
  })

  it("are kept by two instances that book and spend at the same time", async () => {
    const wallets = await openWallets(opened.ledger, 30)
    await rule(EXTEND)
    for (const { id } of wallets) await credit(id)
    goTo(1)
    const debit = { ...BASE, kind: "debit", amount: 60n } as const
    await Promise.all([
      opened.ledger.bookLapsed(),
      other.ledger.bookLapsed(),
      opened.ledger.post(wallets.map(({ id }) => ({ ...debit, wallet_id: id }))),
      other.ledger.findWallets(wallets.map(({ id }) => id)),
    ])
    const after = await other.ledger.findWallets(wallets.map(({ id }) => id))
    expect(after.map(({ balance }) => balance)).toEqual(wallets.map(() => 40n))
    const { rows } = await opened.knex.raw(
      "select count(*)::int from ledger_entry where actor = 'system:expiry' and type = 'credit'"
    )
    expect(rows).toEqual([{ count: 30 }])
  })

  it("show in the books as what lapsed and what of it was given back", async () => {
    const [{ id }] = await openWallets(opened.ledger, 1)
    await rule(CONVERT)
    await credit(id, { purpose: "gift" })
    goTo(1)
    await book()
    const books = await opened.ledger.readPeriod({
      from: inDays(0),
      to: inDays(2),
      time_zone: "UTC",
    })
    expect(
      books.movements.map(({ purpose, type, direction, amount }) => ({
        purpose,
        type,
        direction,
        amount,
      }))
    ).toEqual([
      { purpose: "gift", type: "credit", direction: "in", amount: 100n },
      { purpose: "gift", type: "expiry", direction: "out", amount: 100n },
      { purpose: "promotional", type: "expiry", direction: "in", amount: 50n },
    ])
    expect(books.positions).toMatchObject([{ purpose: "promotional", closing: 50n }])
  })

  it("are listed newest first, without those that are over if one likes", async () => {
    const first = await rule(EXTEND)
    const second = await rule(CONVERT)
    await opened.ledger.endExpiryRule(first.id, "user:u")
    now += 20_000
    const ids = async (after?: Date) =>
      (await opened.ledger.listExpiryRules({ ...ALL, after })).data.map(({ id }) => id)
    expect(await ids()).toEqual([second.id, first.id])
    expect(await ids(clock())).toEqual([second.id])
  })
})
