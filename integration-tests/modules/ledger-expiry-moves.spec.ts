import { Client } from "pg"
import type { MoveExpiry } from "../../src/modules/ledger"
import type { Command } from "../../src/modules/ledger/types"
import type { TestDatabase } from "../support/database"
import {
  createLedgerDatabase,
  openLedger,
  type OpenLedger,
  openWallets,
  posted,
} from "../support/ledger"
import { tampered } from "./tampering"

const START = Date.UTC(2026, 4, 1)
const DAY = 86_400_000
const ALL = { page: 1, per_page: 50 }
const base = { reason: "r", actor: "user:a" }

let database: TestDatabase
let opened: OpenLedger
let now: number
let wallet: number
let other: number

beforeEach(async () => {
  database = await createLedgerDatabase()
  opened = openLedger(database.url, { clock: () => new Date(now) })
  now = START
  ;[wallet, other] = (await openWallets(opened.ledger, 2)).map(({ id }) => id)
})

afterEach(async () => {
  await opened.close()
  await database.drop()
})

const day = (days: number) => new Date(START + days * DAY)

async function book(...commands: Command[]) {
  const results = await opened.ledger.post(commands)
  return results.map((result) => posted(result))
}

async function credit(amount: bigint, expires_at: Date | null, more: Partial<Command> = {}) {
  const command = { ...base, kind: "credit", wallet_id: wallet, amount, expires_at, ...more }
  const [{ entry }] = await book(command as Command)
  return entry!.lots[0].lot_id
}

async function move(lot_id: number, expires_at: Date | null, more: Partial<MoveExpiry> = {}) {
  const wanted = { wallet_id: wallet, lot_id, expires_at, reason: "promised", actor: "user:b" }
  return await opened.ledger.transact(
    async (transaction) => await opened.ledger.moveExpiry({ ...wanted, ...more }, transaction)
  )
}

async function moved(lot_id: number, expires_at: Date | null) {
  const outcome = await move(lot_id, expires_at)
  if (!outcome.ok) throw new Error(`refused: ${outcome.refusal.code}`)
  return outcome.move!
}

async function balance(at?: Date): Promise<bigint> {
  if (at) return (await opened.ledger.findWalletsAt([wallet], at))[0].balance
  return (await opened.ledger.findWallet(wallet))!.balance
}

async function verified() {
  return await opened.ledger.verify()
}

describe("an expiry that is moved", () => {
  it("is the credit's from then on, and nothing else changes", async () => {
    const lot = await credit(10n, day(5))
    const move = await moved(lot, day(30))
    expect(move).toMatchObject({
      wallet_id: wallet,
      seq: 2,
      lot_id: lot,
      balance: 10n,
      expires_before: day(5),
      expires_after: day(30),
      actor: "user:b",
    })
    now = START + 6 * DAY
    expect(await balance()).toBe(10n)
    now = START + 30 * DAY
    expect(await balance()).toBe(0n)
    expect(await verified()).toMatchObject({ ok: true, entries: 1 })
  })

  it("can be sooner, and never", async () => {
    const [sooner, never] = [await credit(10n, day(20)), await credit(5n, day(3))]
    await moved(sooner, day(2))
    await moved(never, null)
    now = START + 10 * DAY
    expect(await balance()).toBe(5n)
    expect(await verified()).toMatchObject({ ok: true })
  })

  it("changes what is spent first", async () => {
    const [first, second] = [await credit(10n, day(5)), await credit(10n, day(9))]
    await moved(first, day(30))
    const [{ entry }] = await book({ ...base, kind: "debit", wallet_id: wallet, amount: 4n })
    expect(entry!.lots).toEqual([{ lot_id: second, amount: 4n }])
    expect(entry!.seq).toBe(4)
    expect(await verified()).toMatchObject({ ok: true })
  })

  it("moves what is held along, and what is given back comes back to the new one", async () => {
    const lot = await credit(10n, day(5))
    const [{ hold }] = await book({ ...base, kind: "hold", wallet_id: wallet, amount: 4n })
    const [{ entry }] = await book({ ...base, kind: "debit", wallet_id: wallet, amount: 6n })
    await moved(lot, day(30))
    now = START + 10 * DAY
    await book({ ...base, kind: "release_hold", wallet_id: wallet, hold_id: hold!.id })
    await book({
      ...base,
      kind: "reverse",
      wallet_id: wallet,
      transaction_id: entry!.id,
      expired_policy: "forfeit",
    })
    expect(await balance()).toBe(10n)
    expect(await verified()).toMatchObject({ ok: true })
  })

  it("travels with what is transferred afterwards; what was sent before keeps the old one", async () => {
    // Of two purposes, so that the transfers open several lots, which are proven from the sender's.
    const [paid, gift] = [await credit(10n, day(5)), await credit(10n, day(6), { purpose: "gift" })]
    const transfer = (amount: bigint, transfer_group_id: string): Command => ({
      ...base,
      kind: "transfer",
      wallet_id: wallet,
      to_wallet_id: other,
      amount,
      transfer_group_id,
    })
    await book({ ...base, kind: "debit", wallet_id: wallet, amount: 6n }, transfer(8n, "one"))
    await moved(gift, day(40))
    await credit(3n, day(50))
    await book(transfer(8n, "two"))
    const arrived = (await opened.ledger.listLots(other, ALL)).data
    expect(arrived.map(({ remaining, expires_at }) => [remaining, expires_at])).toEqual([
      [4n, day(5)],
      [4n, day(6)],
      [6n, day(40)],
      [2n, day(50)],
    ])
    // The recipient's can be moved, too.
    const mine = arrived.find(({ expires_at }) => expires_at!.getTime() === day(40).getTime())!
    await opened.ledger.transact((transaction) =>
      opened.ledger.moveExpiry(
        { wallet_id: other, lot_id: mine.id, expires_at: null, reason: "r", actor: "a" },
        transaction
      )
    )
    expect(await verified()).toMatchObject({ ok: true })
    expect(
      (await opened.ledger.findLotHistory({ wallet_id: wallet, lot_id: paid }, ALL))!.status
    ).toBe("used_up")
  })

  it("is seen of the past as it was then", async () => {
    const lot = await credit(10n, day(5))
    now = START + 4 * DAY
    await moved(lot, day(30))
    now = START + 40 * DAY
    // Before the move it was to lapse on day 5; on day 6 it had been moved already.
    expect(await balance(day(3))).toBe(10n)
    expect(await balance(day(6))).toBe(10n)
    expect(await balance(day(30))).toBe(0n)
    const [then] = (await opened.ledger.listLots(wallet, ALL, day(3))).data
    expect(then.expires_at).toEqual(day(5))
    const [owed] = await opened.ledger.readOwed(day(6))
    expect(owed.amount).toBe(10n)
    await opened.ledger.bookLapsed()
    const period = { from: day(0), to: day(6), time_zone: "UTC" }
    const { positions } = await opened.ledger.readPeriod(period)
    expect(positions).toMatchObject([{ closing: 10n, lapsed: 0n }])
  })

  it("is seen as lapsed at a month's end before it was moved sooner", async () => {
    const lot = await credit(10n, day(30))
    now = START + 4 * DAY
    await moved(lot, day(5))
    now = START + 40 * DAY
    const period = { from: day(0), to: day(3), time_zone: "UTC" }
    expect((await opened.ledger.readPeriod(period)).positions).toMatchObject([
      { closing: 10n, lapsed: 0n },
    ])
  })

  it("is no entry in lists, and counts as none", async () => {
    const lot = await credit(10n, day(5))
    await moved(lot, day(6))
    await moved(lot, day(7))
    await book({ ...base, kind: "debit", wallet_id: wallet, amount: 1n })
    const own = await opened.ledger.listEntries({ wallet_ids: [wallet], ...ALL })
    expect([own.total, JSON.parse(own.json)]).toEqual([2, [expect.anything(), expect.anything()]])
    expect((await opened.ledger.listEntries({ ...ALL, staff: true })).total).toBe(2)
  })

  it("is told by an event, and announced anew", async () => {
    const lot = await credit(10n, day(5))
    await opened.ledger.announceExpiring([7])
    await moved(lot, day(30))
    now = START + 25 * DAY
    expect(await opened.ledger.announceExpiring([7])).toBe(1)
    const { rows } = await opened.knex.raw(
      "SELECT data FROM ledger_outbox_event WHERE type = 'wallet.updated'"
    )
    expect(rows).toEqual([
      {
        data: {
          actor: "user:b",
          changes: { lot_id: lot, expiry_date: day(30).toISOString(), wallet_sequence: 2 },
        },
      },
    ])
  })

  it("is refused for what is gone, and to the past", async () => {
    const [spent, lapsed, open] = [
      await credit(4n, day(1)),
      await credit(6n, day(2)),
      await credit(7n, day(9)),
    ]
    await book({ ...base, kind: "debit", wallet_id: wallet, amount: 4n })
    now = START + 3 * DAY
    const refusals = [
      await move(spent, day(9)),
      await move(lapsed, day(9)),
      await move(open, day(3)),
      await move(open + 1000, day(9)),
      await move(open, day(20), { wallet_id: other }),
      await move(open, day(20), { wallet_id: 999_999 }),
    ].map((outcome) => outcome.ok || { ...outcome.refusal })
    expect(refusals).toMatchObject([
      { code: "lot_closed", status: "used_up" },
      { code: "lot_closed", status: "lapsed" },
      { code: "expiry_in_past" },
      { code: "lot_not_found" },
      { code: "lot_not_found" },
      { code: "wallet_not_found" },
    ])
    expect(await move(open, day(9))).toEqual({ ok: true, move: null })
    const { rows } = await opened.knex.raw("SELECT 1 FROM ledger_expiry_move")
    expect(rows).toEqual([])
  })

  it("waits for what is booked in the same wallet, and follows it", async () => {
    const lot = await credit(1000n, day(5))
    await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        await (index % 2
          ? book({ ...base, kind: "debit", wallet_id: wallet, amount: 1n })
          : move(lot, day(10 + index)))
      })
    )
    expect(await verified()).toMatchObject({ ok: true, entries: 11 })
    expect(await balance()).toBe(990n)
  })

  it("is part of what a checkpoint signs", async () => {
    const lot = await credit(10n, day(5))
    await opened.ledger.makeCheckpoint()
    await moved(lot, day(30))
    expect(await opened.ledger.makeCheckpoint()).not.toBeNull()
    expect(await verified()).toMatchObject({ ok: true, checkpoints: 2 })
  })

  it("loses its reason with the customer, and stays proven", async () => {
    const lot = await credit(10n, day(5))
    await moved(lot, day(30))
    const { customer_id } = (await opened.ledger.findWallet(wallet))!
    await opened.ledger.eraseTexts(customer_id)
    const history = await opened.ledger.findLotHistory({ wallet_id: wallet, lot_id: lot }, ALL)
    expect(history!.expiry_moves).toMatchObject([{ reason: "", actor: "user:b" }])
    expect(await verified()).toMatchObject({ ok: true })
  })
})

describe("what became of a credit", () => {
  it("is told when it is used up, entry by entry", async () => {
    const lot = await credit(10n, day(5))
    const [{ entry: debit }] = await book({
      ...base,
      kind: "debit",
      wallet_id: wallet,
      amount: 10n,
    })
    await credit(3n, null)
    const found = await opened.ledger.findLotHistory({ wallet_id: wallet, lot_id: lot }, ALL)
    expect(found).toMatchObject({ status: "used_up", amount: 10n, remaining: 0n, total: 2 })
    expect(found!.movements).toMatchObject([
      { direction: "in", amount: 10n },
      { entry_id: debit!.id, direction: "out", amount: 10n },
    ])
    expect(await opened.ledger.findLotHistory({ wallet_id: other, lot_id: lot }, ALL)).toBeNull()
  })
})

describe("the credits that are used up or have lapsed", () => {
  const closed = async (page = ALL) => await opened.ledger.listClosedLots(wallet, page)
  const open = async () => (await opened.ledger.listLots(wallet, ALL)).data

  it("stay findable, newest first and by the page; with the open ones they are all there ever were", async () => {
    const spent = [await credit(1n, day(5)), await credit(2n, day(5)), await credit(3n, null)]
    await book({ ...base, kind: "debit", wallet_id: wallet, amount: 6n })
    const [lapsed, kept] = [await credit(4n, day(6)), await credit(5n, null)]
    expect((await closed()).data.map(({ id }) => id)).toEqual([...spent].reverse())
    now = START + 7 * DAY
    const { data, total } = await closed()
    expect(total).toBe(4)
    expect(data).toMatchObject([
      { id: lapsed, amount: 4n, remaining: 0n, status: "lapsed" },
      { id: spent[2], amount: 3n, remaining: 0n, status: "used_up" },
      { id: spent[1] },
      { id: spent[0] },
    ])
    expect(await open()).toMatchObject([{ id: kept, status: "open" }])
    const second = await closed({ page: 2, per_page: 3 })
    expect([second.total, second.data.map(({ id }) => id)]).toEqual([4, [spent[0]]])
    expect((await closed({ page: 3, per_page: 3 })).data).toEqual([])
    expect((await opened.ledger.listClosedLots(other, ALL)).total).toBe(0)
  })

  it("come after what has lapsed and a hold keeps, which is still part of the balance", async () => {
    const lot = await credit(4n, day(1))
    await book({ ...base, kind: "hold", wallet_id: wallet, amount: 1n })
    now = START + 2 * DAY
    expect(await open()).toMatchObject([{ id: lot, remaining: 1n, status: "lapsed" }])
    expect(await closed()).toEqual({ data: [], total: 0 })
  })

  it("are found by an index, however many there are", async () => {
    const { rows } = await plan(
      "SELECT id FROM ledger_lot WHERE wallet_id = 1 AND NOT open ORDER BY id DESC LIMIT 25"
    )
    expect(rows.join("\n")).toMatch(/Index (Only )?Scan Backward using ledger_lot_closed/)
  })

  /** How PostgreSQL reads when it may not read the whole table. */
  async function plan(text: string) {
    const client = new Client({ connectionString: database.url })
    await client.connect()
    try {
      await client.query("SET enable_seqscan = off")
      return await client.query<string[]>({ text: `EXPLAIN ${text}`, rowMode: "array" })
    } finally {
      await client.end()
    }
  }
})

describe("what the database refuses by itself", () => {
  const refused = (sql: string) => expect(opened.knex.raw(sql)).rejects.toThrow()

  it("is to change or delete a move, and one that does not follow", async () => {
    const lot = await credit(10n, day(5))
    await moved(lot, day(30))
    await refused("UPDATE ledger_expiry_move SET expires_after = NULL")
    await refused("UPDATE ledger_expiry_move SET reason = 'another'")
    await refused("DELETE FROM ledger_expiry_move")
    await refused("TRUNCATE ledger_expiry_move")
    const copied = (seq: number) =>
      `INSERT INTO ledger_expiry_move (wallet_id, seq, lot_id, balance, expires_before, expires_after,
        reason, actor, key_id, mac, created_at)
       SELECT wallet_id, ${seq}, lot_id, balance, expires_after, expires_before, reason, actor, key_id,
        mac, created_at FROM ledger_expiry_move`
    await refused(copied(3))
    await refused(copied(1))
  })
})

describe("a move that was tampered with", () => {
  let lot: number

  async function findingAfter(change: string | ((client: Client) => Promise<void>)) {
    const place = { template: database, wallets: { empty: other } }
    return (await tampered(place, change)).verification.first_bad
  }

  beforeEach(async () => {
    now = Date.now()
    lot = await credit(10n, new Date(now + 5 * DAY))
    await moved(lot, new Date(now + 30 * DAY))
    await book({ ...base, kind: "debit", wallet_id: wallet, amount: 1n })
    await moved(lot, new Date(now + 60 * DAY))
  })

  it.each([
    ["expires_after", "NULL"],
    ["expires_after", "expires_after + interval '1 microsecond'"],
    ["expires_before", "'infinity'"],
    ["lot_id", "lot_id + 1"],
    ["balance", "balance + 1"],
    ["reason", "'another'"],
    ["actor", "'user:c'"],
    ["created_at", "created_at + interval '1 millisecond'"],
    ["texts_digest", "ledger_digest_texts(reason, NULL)"],
    ["mac", "decode(repeat('00', 32), 'hex')"],
  ])("in %s = %s is named", async (column, value) => {
    const found = await findingAfter(
      `UPDATE ledger_expiry_move SET ${column} = ${value} WHERE wallet_id = ${wallet} AND seq = 2`
    )
    expect(found).toMatchObject({ problem: "edited", wallet_id: wallet, seq: 2 })
  })

  it("under a key that is not configured is named as such", async () => {
    const found = await findingAfter("UPDATE ledger_expiry_move SET key_id = 9 WHERE seq = 2")
    expect(found).toMatchObject({ problem: "unknown_key", seq: 2 })
  })

  it.each([
    ["in the middle", 2],
    ["at the end", 4],
  ])("by deleting it %s is missed", async (_place, seq) => {
    const found = await findingAfter(`DELETE FROM ledger_expiry_move WHERE seq = ${seq}`)
    expect(found).toMatchObject({ problem: "missing", seq })
  })

  it("by cutting it off with its wallet and lot is seen by who counts moves, or by a checkpoint", async () => {
    const cut = `
      DELETE FROM ledger_expiry_move WHERE wallet_id = ${wallet} AND seq = 4;
      UPDATE ledger_wallet SET seq = 3, expiry_moves = 1,
        head = (SELECT mac FROM ledger_entry WHERE wallet_id = ${wallet} AND seq = 3)
        WHERE id = ${wallet};
      UPDATE ledger_lot SET expires_at = (
        SELECT expires_after FROM ledger_expiry_move WHERE wallet_id = ${wallet} AND seq = 2
      ) WHERE id = ${lot}`
    const place = { template: database, wallets: { empty: other } }
    const { verification } = await tampered(place, cut, { checkpoints: 1 })
    expect(verification.first_bad).toMatchObject({ problem: "truncated", wallet_id: wallet })
    const miscounted = await findingAfter("UPDATE ledger_wallet SET expiry_moves = 1 WHERE seq = 4")
    expect(miscounted).toMatchObject({ problem: "wallet_mismatch", wallet_id: wallet })
  })

  it("in the lot that it moved is named", async () => {
    const found = await findingAfter(
      `UPDATE ledger_lot SET expires_at = expires_at + interval '1 day' WHERE id = ${lot}`
    )
    expect(found).toMatchObject({ problem: "lots_mismatch", wallet_id: wallet })
  })
})
