import type { WalletLot } from "../../src/modules/ledger/types"
import type { TestDatabase } from "../support/database"
import {
  createLedgerDatabase,
  openLedger,
  type OpenLedger,
  openWallets,
  posted,
} from "../support/ledger"

const START = Date.UTC(2026, 4, 1)
const ALL = { orderby: "created", order: "asc", page: 1, per_page: 10 } as const

let database: TestDatabase
let opened: OpenLedger
let now: number
let wallet: number
/** Lots by when they lapse. */
let lots: { soon: number; later: number; never: number }
let hold: number

/** Ten that lapse after 100 ms, four of them held; five that lapse after 200 ms; seven for ever. */
beforeEach(async () => {
  database = await createLedgerDatabase()
  opened = openLedger(database.url, { clock: () => new Date(now) })
  now = START
  ;[{ id: wallet }] = await openWallets(opened.ledger, 1)
  const base = { wallet_id: wallet, reason: "r", actor: "a" }
  const results = await opened.ledger.post([
    { ...base, kind: "credit", amount: 10n, expires_at: at(100) },
    { ...base, kind: "credit", amount: 5n, expires_at: at(200) },
    { ...base, kind: "credit", amount: 7n },
    { ...base, kind: "hold", amount: 4n },
  ])
  const [soon, later, never] = results.map((result) => posted(result).entry?.id ?? 0)
  lots = { soon, later, never }
  hold = posted(results[3]).hold!.id
})

afterEach(async () => {
  expect(await opened.ledger.verify()).toMatchObject({ ok: true })
  await opened.close()
  await database.drop()
})

function at(milliseconds: number): Date {
  return new Date(START + milliseconds)
}

/** The wallet's balance and what is left of its lots, read in every way there is. */
async function seen(instant: Date) {
  const { ledger } = opened
  const [byId] = await ledger.findWalletsAt([wallet], instant)
  const { data } = await ledger.listWalletsAt(ALL, instant)
  expect(data.map(({ balance }) => balance)).toEqual([byId.balance])
  return { balance: byId.balance, lots: leftOf((await ledger.listLots(wallet, ALL, instant)).data) }
}

async function seenNow() {
  const { balance } = (await opened.ledger.findWallet(wallet))!
  return { balance, lots: leftOf((await opened.ledger.listLots(wallet, ALL)).data) }
}

function leftOf(all: WalletLot[]) {
  return all.map(({ id, remaining, held }) => [id, remaining, held])
}

const untouched = () => ({
  balance: 18n,
  lots: [
    [lots.soon, 10n, 4n],
    [lots.later, 5n, 0n],
    [lots.never, 7n, 0n],
  ],
})
const withoutTheFirst = () => ({
  balance: 12n,
  lots: [
    [lots.soon, 4n, 4n],
    [lots.later, 5n, 0n],
    [lots.never, 7n, 0n],
  ],
})
const withoutBoth = () => ({
  balance: 7n,
  lots: [
    [lots.soon, 4n, 4n],
    [lots.never, 7n, 0n],
  ],
})

/** What is to be seen when. */
const MOMENTS = [
  [99, untouched],
  [100, withoutTheFirst],
  [199, withoutTheFirst],
  [200, withoutBoth],
  [299, withoutBoth],
] as const

describe("money that has lapsed and is not booked yet", () => {
  it("is gone from its instant on, but for what a hold keeps", async () => {
    for (const [moment, expected] of MOMENTS) {
      now = START + moment
      expect(await seenNow()).toEqual(expected())
      expect(await seen(at(moment))).toEqual(expected())
    }
    const { rows } = await opened.knex.raw("select 1 from ledger_entry where type = 'expiry'")
    expect(rows).toEqual([])
  })

  it("is seen later as it was shown then, whenever it was booked", async () => {
    now = START + 300
    expect(await opened.ledger.bookLapsed()).toBe(1)
    for (const [moment, expected] of MOMENTS) {
      expect(await seen(at(moment))).toEqual(expected())
    }
    expect(await seenNow()).toEqual(withoutBoth())
  })

  it("was there for as long as the hold kept it, though it has been released since", async () => {
    now = START + 300
    await opened.ledger.post([
      { kind: "release_hold", wallet_id: wallet, hold_id: hold, reason: "r", actor: "a" },
    ])
    expect(await seenNow()).toEqual({ balance: 7n, lots: [[lots.never, 7n, 0n]] })
    now = START + 400
    await opened.ledger.bookLapsed()
    for (const [moment, expected] of MOMENTS) {
      expect(await seen(at(moment))).toEqual(expected())
    }
    expect(await seen(at(300))).toEqual(await seenNow())
  })
})

describe("a hold that ends in parts", () => {
  const base = { reason: "r", actor: "a" }

  it("is seen later as it was at each moment", async () => {
    const part = { ...base, wallet_id: wallet, hold_id: hold }
    now = START + 10
    await opened.ledger.post([{ ...part, kind: "commit_hold", amount: 1n, keep_rest: true }])
    now = START + 20
    await opened.ledger.post([{ ...part, kind: "release_hold", amount: 2n }])
    now = START + 30
    await opened.ledger.post([{ ...part, kind: "commit_hold" }])
    now = START + 40
    const moments = [
      [0, 18n, 4n],
      [10, 18n, 3n],
      [20, 20n, 1n],
      [30, 20n, 0n],
    ] as const
    for (const [moment, balance, held] of moments) {
      const [shown] = await opened.ledger.findWalletsAt([wallet], at(moment))
      expect(shown).toMatchObject({ balance, held })
    }
    expect(await opened.ledger.findWallet(wallet)).toMatchObject({ balance: 20n, held: 0n })
    const { data } = await opened.ledger.listHolds({ wallet_id: wallet, page: 1, per_page: 10 })
    expect(data).toMatchObject([
      { id: hold, original_amount: 4n, amount: 1n, committed: 2n, status: "committed" },
    ])
  })

  it("gives its money back at the instant when its time is over, booked or not", async () => {
    await opened.ledger.post([
      { ...base, kind: "hold", wallet_id: wallet, amount: 10n, expires_at: at(150) },
    ])
    // Six and four of the ten lie in the lot that lapses first and in the next.
    expect(await opened.ledger.findWallet(wallet)).toMatchObject({ balance: 8n, held: 14n })
    now = START + 150
    const shown = { balance: 12n, held: 4n }
    expect(await opened.ledger.findWallet(wallet)).toMatchObject(shown)
    expect((await opened.ledger.findWalletsAt([wallet], at(150)))[0]).toMatchObject(shown)
    expect((await opened.ledger.listWallets(ALL)).data[0]).toMatchObject(shown)
    const { data } = await opened.ledger.listHolds({
      wallet_id: wallet,
      status: "lapsed",
      page: 1,
      per_page: 10,
    })
    expect(data).toHaveLength(1)
    await opened.ledger.bookLapsed()
    expect(await opened.ledger.findWallet(wallet)).toMatchObject(shown)
  })
})
