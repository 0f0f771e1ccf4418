import { MikroORM } from "@medusajs/framework/mikro-orm/postgresql"
import { presentTransaction } from "../../src/api/wallet/present"
import type { Command } from "../../src/modules/ledger/types"
import { toEntryData } from "../../src/workflows/wallet/entry-data"
import type { TestDatabase } from "../support/database"
import {
  createLedgerDatabase,
  openLedger,
  type OpenLedger,
  openWallets,
  posted,
  refusalOf,
} from "../support/ledger"

let database: TestDatabase
let opened: OpenLedger
let now = Date.UTC(2026, 4, 1)

beforeAll(async () => {
  database = await createLedgerDatabase()
  opened = openLedger(database.url, { clock: () => new Date(now) })
})

afterAll(async () => {
  await opened.close()
  await database.drop()
})

afterEach(async () => {
  expect(await opened.ledger.verify()).toMatchObject({ ok: true })
})

describe("posting", () => {
  it("answers commands in order and refuses each on its own account", async () => {
    const { ledger } = opened
    const [wallet] = await openWallets(ledger, 1)
    const results = await ledger.post([
      credit(wallet.id, 10n),
      debit(wallet.id, 11n),
      debit(wallet.id, 4n),
      debit(999_999_999, 1n),
      { ...debit(wallet.id, 100n), allow_partial: true },
    ])
    expect(results.map((result) => result.ok)).toEqual([true, false, true, false, true])
    expect(refusalOf(results[1])).toEqual({
      code: "insufficient_balance",
      balance: 10n,
      requested: 11n,
    })
    expect(refusalOf(results[3])).toEqual({ code: "wallet_not_found", wallet_id: 999_999_999 })
    expect(posted(results[4])).toMatchObject({ requested: 100n, replayed: false })
    expect(posted(results[4]).entry).toMatchObject({ amount: 6n, seq: 3, balance_after: 0n })
    expect((await ledger.findWallet(wallet.id))!.balance).toBe(0n)
  })

  it("refuses types and purposes that there are not, whoever makes them up", async () => {
    const { ledger } = opened
    const [wallet] = await openWallets(ledger, 1)
    const made = (fields: object) => ({ ...credit(wallet.id, 1n), ...fields }) as Command
    const results = await ledger.post([
      made({ purpose: 'a "gift"' }),
      made({ purpose: "Promotional" }),
      made({ type: "expiry" }),
      made({}),
      { ...debit(wallet.id, 1n), type: "topup" } as unknown as Command,
    ])
    expect(results.map((result) => (result.ok ? "posted" : result.refusal.code))).toEqual([
      "invalid_purpose",
      "invalid_purpose",
      "invalid_type",
      "posted",
      "invalid_type",
    ])
  })

  it("answers the very entry that is stored", async () => {
    const { ledger } = opened
    const [wallet] = await openWallets(ledger, 1)
    const [first, second] = await ledger.post([
      {
        ...credit(wallet.id, 10n),
        note: "n",
        reference: "ref",
        order_id: 5,
        medusa_order_id: "order_5",
        expires_at: new Date(now + 5000),
        idempotency: { scope: "s", key: "stored", fingerprint: "f" },
      },
      debit(wallet.id, 3n),
    ])
    for (const result of [first, second]) {
      const { entry } = posted(result)
      expect(await ledger.findEntry(entry!.id)).toEqual(entry)
    }
  })

  it("lists entries in the form in which each is shown", async () => {
    const { ledger } = opened
    const [wallet] = await openWallets(ledger, 1)
    const results = await ledger.post([
      credit(wallet.id, 5n, { expires_at: new Date(now + 12_345), note: 'for "staff"' }),
      credit(wallet.id, 7n, { reference: "r-1", order_id: 3, medusa_order_id: "order_3" }),
      debit(wallet.id, 11n),
    ])
    const [first] = results.map((result) => posted(result).entry!)
    const [reversal] = await ledger.post([
      {
        kind: "reverse",
        wallet_id: wallet.id,
        transaction_id: first.id,
        amount: 1n,
        reason: "r",
        actor: "a",
        expired_policy: "forfeit",
      },
    ])
    const entries = [...results, reversal].map((result) => posted(result).entry!).reverse()
    for (const staff of [true, false]) {
      const shown = entries.map((entry) => presentTransaction(toEntryData(entry), staff))
      const query = { page: 1, per_page: 4, staff }
      for (const narrowed of [{}, { after: new Date(now - 1) }]) {
        const page = await ledger.listEntries({ ...query, ...narrowed, wallet_ids: [wallet.id] })
        expect(JSON.parse(page.json)).toEqual(shown)
        expect(page.total).toBe(4)
      }
      const all = await ledger.listEntries(query)
      expect(JSON.parse(all.json)).toEqual(shown)
    }
  })

  it("lists the entries of all and of a customer's wallets, whatever of them was read before", async () => {
    const { ledger } = opened
    const [other] = await openWallets(ledger, 1)
    const owner = { customer_id: "cus_o'neill\\", user_id: 77 }
    const own = await ledger.openWallets(
      ["EUR", "USD", "CHF"].map((currency) => ({ ...owner, currency }))
    )
    const { total: before } = await ledger.listEntries({ page: 1, per_page: 1, staff: true })
    const all: number[] = []
    const mine: number[] = []
    for (let turn = 1; turn <= 8; turn += 1) {
      const wallets = [other, ...own.slice(turn % 3)]
      const results = await ledger.post(wallets.map(({ id }) => credit(id, BigInt(turn))))
      const entries = results.map((result) => posted(result).entry!).sort((a, b) => b.id - a.id)
      all.unshift(...entries.map(({ id }) => id))
      mine.unshift(...entries.filter(({ wallet_id }) => wallet_id !== other.id).map(({ id }) => id))
      for (const { whose, ids, total } of [
        { whose: { staff: true }, ids: all, total: before + all.length },
        { whose: { customer_id: owner.customer_id }, ids: mine, total: mine.length },
      ]) {
        const query = { page: 1, per_page: 5, ...whose }
        const first = await ledger.listEntries(query)
        const second = await ledger.listEntries({ ...query, page: 2 })
        const listed = [first, second].flatMap(({ json }) => JSON.parse(json) as { id: number }[])
        const known = listed.filter(({ id }) => ids.includes(id))
        expect(known.map(({ id }) => id)).toEqual(ids.slice(0, 10))
        expect(first.total).toBe(total)
        if (first.next_cursor) {
          const next = await ledger.listEntries({ ...query, cursor: first.next_cursor })
          expect(next.json).toBe(second.json)
        }
        for (const entry of listed) {
          const stored = await ledger.findEntry(entry.id)
          expect(entry).toEqual(presentTransaction(toEntryData(stored!), whose.staff ?? false))
        }
        for (const again of [query, { ...query, page: 2 }]) {
          expect((await ledger.listEntries(again)).json).toBe(
            (again === query ? first : second).json
          )
        }
      }
    }
    const narrowed = { customer_id: owner.customer_id, after: new Date(0), page: 1, per_page: 50 }
    const found = JSON.parse((await ledger.listEntries(narrowed)).json) as { id: number }[]
    expect(found.map(({ id }) => id)).toEqual(mine)
    const nobody = await ledger.listEntries({ customer_id: "cus_nobody", page: 1, per_page: 5 })
    expect(nobody).toEqual({ json: "[]", total: 0, next_cursor: null })
  })

  it("keeps what staff sees of an entry from its owner, in whatever order they look", async () => {
    const { ledger } = opened
    const [wallet] = await openWallets(ledger, 1)
    for (const readers of [
      [true, false, true],
      [false, true, false],
    ]) {
      await ledger.post([{ ...credit(wallet.id, 1n), note: "for staff" }])
      for (const staff of readers) {
        const { json } = await ledger.listEntries({
          wallet_ids: [wallet.id],
          page: 1,
          per_page: 10,
          staff,
        })
        expect(json.includes("for staff")).toBe(staff)
      }
    }
  })

  it("shows an entry as it is when somebody has changed it since it was shown", async () => {
    const { ledger, knex } = opened
    const [wallet] = await openWallets(ledger, 1)
    await ledger.post([credit(wallet.id, 1n), credit(wallet.id, 2n), credit(wallet.id, 3n)])
    const query = { wallet_ids: [wallet.id], page: 1, per_page: 10 }
    const shown = JSON.parse((await ledger.listEntries(query)).json) as { id: number }[]
    const [, { id }] = shown
    const { reason, mac } = (await ledger.findEntry(id))!
    const change = async (to: { reason: string; mac: Buffer }) =>
      await knex.transaction(async (transaction) => {
        await transaction.raw("set local session_replication_role = replica")
        await transaction("ledger_entry").where({ id }).update(to)
      })
    await change({ reason: "forged", mac: Buffer.alloc(32, 7) })
    const changed = JSON.parse((await ledger.listEntries(query)).json) as object[]
    await change({ reason, mac })
    expect(changed).toEqual([shown[0], expect.objectContaining({ id, reason: "forged" }), shown[2]])
  })

  it("puts one event into the outbox for each entry", async () => {
    const { ledger, knex } = opened
    const [wallet] = await openWallets(ledger, 1)
    await ledger.post([credit(wallet.id, 10n, { expires_at: new Date(now + 1) })])
    await ledger.post([credit(wallet.id, 5n), debit(wallet.id, 12n)])
    now += 1
    await ledger.post([debit(wallet.id, 1n), debit(wallet.id, 100n)])
    const { rows } = await knex.raw(
      "select type, entry_id from ledger_outbox_event where wallet_id = ? order by id",
      [wallet.id]
    )
    const { json } = await ledger.listEntries({ wallet_ids: [wallet.id], page: 1, per_page: 50 })
    expect(rows.map(({ type }: { type: string }) => type)).toEqual([
      "wallet.created",
      "wallet.credited",
      "wallet.credited",
      "wallet.debited",
      "wallet.debited",
    ])
    expect(rows.slice(1).map(({ entry_id }: { entry_id: string }) => entry_id)).toEqual(
      (JSON.parse(json) as { id: number }[]).map(({ id }) => String(id)).reverse()
    )
  })

  it("spends in order over more lots than are read at first", async () => {
    const { ledger } = opened
    const [wallet] = await openWallets(ledger, 1)
    const lots = Array.from({ length: 60 }, (_, index) =>
      credit(wallet.id, 1n, { expires_at: new Date(now + 1000 + ((index * 37) % 60)) })
    )
    const credited = (await ledger.post(lots)).map((result) => posted(result).entry!)
    const byExpiry = [...credited].sort((a, b) => +a.expires_at! - +b.expires_at!)
    const [first] = await ledger.post([debit(wallet.id, 7n)])
    const [second] = await ledger.post([debit(wallet.id, 45n)])
    const used = [first, second].flatMap((result) => posted(result).entry!.lots)
    expect(used.map(({ lot_id }) => lot_id)).toEqual(byExpiry.slice(0, 52).map(({ id }) => id))
    now += 1000 + 55
    const [expiry] = await ledger.post([debit(wallet.id, 3n)])
    expect(posted(expiry).entry).toMatchObject({ amount: 3n, balance_before: 4n - 0n })
  })

  it("finds what can be withdrawn behind more promotional money than is read at first", async () => {
    const { ledger } = opened
    const [wallet] = await openWallets(ledger, 1)
    const promotional = Array.from({ length: 40 }, () =>
      credit(wallet.id, 5n, { type: "cashback" })
    )
    await ledger.post([...promotional, credit(wallet.id, 3n)])
    const withdrawal = (amount: bigint) => ({
      ...debit(wallet.id, amount),
      type: "withdrawal" as const,
    })
    const [refused] = await ledger.post([withdrawal(4n)])
    expect(refusalOf(refused)).toEqual({
      code: "insufficient_balance",
      requested: 4n,
      balance: 203n,
      movable: 3n,
      promotional: 200n,
    })
    const held = { ...hold(wallet.id, 1n), type: "withdrawal" as const }
    const [first, reserved] = await ledger.post([withdrawal(2n), held])
    expect(posted(first).entry).toMatchObject({ balance_before: 203n, balance_after: 201n })
    const { id } = posted(reserved).hold!
    const [second] = await ledger.post([{ ...commit(wallet.id, id), type: "withdrawal" }])
    expect(posted(second).entry).toMatchObject({ type: "withdrawal", balance_after: 200n })
    expect(posted(second).entry!.lots).toEqual(
      posted(first).entry!.lots.map(({ lot_id }) => ({ lot_id, amount: 1n }))
    )
  })

  it("books many lapses at once, more than are read at first", async () => {
    const { ledger } = opened
    const [wallet] = await openWallets(ledger, 1)
    await ledger.post([
      ...Array.from({ length: 40 }, () => credit(wallet.id, 2n, { expires_at: new Date(now + 1) })),
      credit(wallet.id, 5n),
    ])
    now += 1
    expect((await ledger.findWallet(wallet.id))!.balance).toBe(5n)
    expect(refusalOf((await ledger.post([debit(wallet.id, 6n)]))[0])).toMatchObject({ balance: 5n })
    const [result] = await ledger.post([debit(wallet.id, 5n)])
    expect(posted(result).entry).toMatchObject({ balance_before: 5n, balance_after: 0n, seq: 43 })
  })

  it("numbers every entry even when each command of a group lets something lapse", async () => {
    const { ledger } = opened
    const [wallet] = await openWallets(ledger, 1)
    await ledger.post([credit(wallet.id, 9n, { expires_at: new Date(now + 10) })])
    const holds = await ledger.post([1, 2, 3].map(() => hold(wallet.id, 3n)))
    now += 10
    const results = await ledger.post(
      holds.map((result) => ({ ...commit(wallet.id, posted(result).hold!.id), amount: 1n }))
    )
    expect(results.map((result) => posted(result).entry!.amount)).toEqual([1n, 1n, 1n])
    await ledger.post([{ kind: "expire", wallet_id: wallet.id, actor: "t" }])
    expect(await ledger.findWallet(wallet.id)).toMatchObject({ balance: 0n, held: 0n })
  })

  it("keeps a wallet's entries in the order of time though the clock goes back", async () => {
    const { ledger } = opened
    const [wallet] = await openWallets(ledger, 1)
    await ledger.post([credit(wallet.id, 5n)])
    const before = now
    now -= 5000
    const [result] = await ledger.post([debit(wallet.id, 1n)])
    now = before
    expect(posted(result).entry!.created_at).toEqual(new Date(before))
  })

  it("lets no credit lapse early because of another wallet of the group whose time is later", async () => {
    const { ledger } = opened
    const [ahead] = await openWallets(ledger, 1)
    const before = now
    await ledger.post([credit(ahead.id, 5n)])
    now -= 5000
    const [other] = await openWallets(ledger, 1)
    await ledger.post([credit(other.id, 5n, { expires_at: new Date(now + 1000) })])
    const [first, second] = await ledger.post([debit(ahead.id, 1n), debit(other.id, 1n)])
    expect(posted(first).entry!.created_at).toEqual(new Date(before))
    expect(posted(second).entry!.created_at).toEqual(new Date(now))
    now = before
    expect((await ledger.verify()).ok).toBe(true)
  })

  it("books nothing after a transfer at a time before it", async () => {
    const { ledger } = opened
    const [ahead] = await openWallets(ledger, 1)
    const before = now
    await ledger.post([credit(ahead.id, 5n)])
    now -= 5000
    const [other] = await openWallets(ledger, 1)
    const results = await ledger.post([
      credit(other.id, 5n),
      {
        kind: "transfer",
        wallet_id: other.id,
        to_wallet_id: ahead.id,
        amount: 1n,
        reason: "r",
        actor: "a",
        transfer_group_id: `times ${other.id}`,
      },
      debit(other.id, 1n),
    ])
    const times = results.map((result) => posted(result).entry!.created_at)
    expect(times).toEqual([new Date(now), new Date(before), new Date(before)])
    const found = await ledger.findWallet(other.id)
    expect(found!.updated_at).toEqual(new Date(before))
    now = before
  })
})

describe("holds", () => {
  it("are kept when one ends and another of the same amount begins in one group", async () => {
    const { ledger } = opened
    const [wallet] = await openWallets(ledger, 1)
    await ledger.post([credit(wallet.id, 10n)])
    const first = posted((await ledger.post([hold(wallet.id, 10n)]))[0]).hold!
    const [released, again] = await ledger.post([
      release(wallet.id, first.id),
      hold(wallet.id, 10n),
    ])
    expect(posted(released).hold!.status).toBe("released")
    const second = posted(again).hold!
    const [committed] = await ledger.post([commit(wallet.id, second.id)])
    expect(posted(committed).entry!.amount).toBe(10n)
    expect(refusalOf((await ledger.post([release(wallet.id, first.id)]))[0])).toEqual({
      code: "hold_not_active",
      hold_id: first.id,
      status: "released",
    })
  })

  it("are kept when one takes the money that another lets go by lapsing", async () => {
    const { ledger } = opened
    const [wallet] = await openWallets(ledger, 1)
    await ledger.post([credit(wallet.id, 10n)])
    await ledger.post([hold(wallet.id, 10n, { expires_at: new Date(now + 1) })])
    now += 1
    const [again] = await ledger.post([hold(wallet.id, 10n)])
    const [committed] = await ledger.post([commit(wallet.id, posted(again).hold!.id)])
    expect(posted(committed).entry!.amount).toBe(10n)
  })

  it("keep their lots alive until they end, and are booked when their time is over", async () => {
    const { ledger } = opened
    const [wallet] = await openWallets(ledger, 1)
    await ledger.post([credit(wallet.id, 10n, { expires_at: new Date(now + 5) })])
    await ledger.post([hold(wallet.id, 4n, { expires_at: new Date(now + 20) })])
    now += 10
    while ((await ledger.bookLapsed(1)) > 0) {
      continue
    }
    expect(await ledger.findWallet(wallet.id)).toMatchObject({ balance: 0n, held: 4n })
    now += 10
    while ((await ledger.bookLapsed(1)) > 0) {
      continue
    }
    expect(await ledger.findWallet(wallet.id)).toMatchObject({ balance: 0n, held: 0n })
  })

  it("belong to their wallet alone", async () => {
    const { ledger } = opened
    const [mine, other] = await openWallets(ledger, 2)
    await ledger.post([credit(mine.id, 5n), credit(other.id, 5n)])
    const { hold: held } = posted((await ledger.post([hold(mine.id, 5n)]))[0])
    expect(refusalOf((await ledger.post([commit(other.id, held!.id)]))[0])).toEqual({
      code: "hold_not_found",
      hold_id: held!.id,
    })
  })
})

describe("references", () => {
  it("are taken for ever, per wallet and type", async () => {
    const { ledger } = opened
    const [wallet, other] = await openWallets(ledger, 2)
    const command = credit(wallet.id, 5n, { reference: "order 7" })
    const [first] = await ledger.post([command])
    now += 48 * 60 * 60 * 1000
    expect(refusalOf((await ledger.post([command]))[0])).toEqual({
      code: "duplicate_reference",
      reference: "order 7",
      transaction_id: posted(first).entry!.id,
    })
    const others = await ledger.post([
      { ...command, type: "topup" },
      { ...command, wallet_id: other.id },
      { ...debit(wallet.id, 1n), reference: "order 7" },
    ])
    expect(others.every(({ ok }) => ok)).toBe(true)
  })

  it("may be the empty text", async () => {
    const { ledger } = opened
    const [wallet] = await openWallets(ledger, 1)
    const command = credit(wallet.id, 5n, { reference: "" })
    await ledger.post([command])
    expect(refusalOf((await ledger.post([command]))[0]).code).toBe("duplicate_reference")
  })

  it("are won by one of many who claim them at once, over two instances", async () => {
    const second = openLedger(database.url, { clock: () => new Date(now) })
    const [wallet] = await openWallets(opened.ledger, 1)
    const results = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        (index % 2 ? second : opened).ledger.post([credit(wallet.id, 1n, { reference: "once" })])
      )
    )
    expect(results.flat().filter(({ ok }) => ok)).toHaveLength(1)
    expect((await opened.ledger.findWallet(wallet.id))!.balance).toBe(1n)
    await second.close()
  })
})

describe("a caller's own transaction", () => {
  it("takes everything back when it rolls back", async () => {
    const { ledger, knex } = opened
    const [wallet] = await openWallets(ledger, 1)
    const command: Command = {
      ...credit(wallet.id, 5n),
      idempotency: { scope: "tx", key: "k", fingerprint: "f" },
    }
    const transaction = await knex.transaction()
    const [inside] = await ledger.post([command], contextOf(transaction))
    expect(posted(inside).entry!.seq).toBe(1)
    expect((await ledger.findWallet(wallet.id))!.balance).toBe(0n)
    await transaction.rollback()
    const counts = await knex.raw(
      `select (select count(*) from ledger_entry where wallet_id = :id) as entries,
        (select count(*) from ledger_lot where wallet_id = :id) as lots,
        (select count(*) from ledger_outbox_event where wallet_id = :id) as events`,
      { id: wallet.id }
    )
    expect(counts.rows[0]).toEqual({ entries: "0", lots: "0", events: "1" })
    const [again] = await ledger.post([command])
    expect(posted(again)).toMatchObject({ replayed: false, entry: { seq: 1 } })
  })

  it("keeps everything when it commits, together with what else it did", async () => {
    const { ledger, knex } = opened
    const [wallet] = await openWallets(ledger, 1)
    const transaction = await knex.transaction()
    await ledger.post([credit(wallet.id, 5n), debit(wallet.id, 9n)], contextOf(transaction))
    await ledger.post([debit(wallet.id, 2n)], contextOf(transaction))
    await transaction.commit()
    expect((await ledger.findWallet(wallet.id))!.balance).toBe(3n)
  })

  it("may be the host's: an entity manager in a transaction", async () => {
    const { ledger } = opened
    const [wallet] = await openWallets(ledger, 1)
    const orm = await MikroORM.init({
      clientUrl: database.url,
      entities: [],
      discovery: { warnWhenNoEntities: false },
    })
    await expect(
      orm.em.transactional(async (manager) => {
        await ledger.post([credit(wallet.id, 5n)], { transactionManager: manager } as never)
        throw new Error("the caller fails")
      })
    ).rejects.toThrow("the caller fails")
    expect((await ledger.findWallet(wallet.id))!.balance).toBe(0n)
    await orm.em.transactional(async (manager) => {
      await ledger.post([credit(wallet.id, 5n)], { transactionManager: manager } as never)
    })
    expect((await ledger.findWallet(wallet.id))!.balance).toBe(5n)
    await orm.close()
  })
})

describe("trouble", () => {
  it("of one caller is nobody else's", async () => {
    const { ledger } = opened
    const [wallet, other] = await openWallets(ledger, 2)
    const outcomes = await ledger.postEach([
      credit(wallet.id, 5n),
      // No text can hold this character: the database refuses the whole statement.
      credit(other.id, 5n, { note: "\u0000" }),
      credit(wallet.id, 6n),
    ])
    expect(outcomes.map((outcome) => "result" in outcome && outcome.result.ok)).toEqual([
      true,
      false,
      true,
    ])
    expect((await ledger.findWallet(wallet.id))!.balance).toBe(11n)
    expect((await ledger.findWallet(other.id))!.balance).toBe(0n)
  })

  it("is nobody else's even when a command makes no sense at all", async () => {
    const { ledger } = opened
    const [wallet] = await openWallets(ledger, 1)
    const outcomes = await ledger.postEach([
      credit(wallet.id, 5n),
      credit(wallet.id, 1.5 as unknown as bigint),
      debit(1e300, 1n),
      credit(wallet.id, 6n),
    ])
    expect(outcomes.map((outcome) => "result" in outcome && outcome.result.ok)).toEqual([
      true,
      false,
      false,
      true,
    ])
    expect((await ledger.findWallet(wallet.id))!.balance).toBe(11n)
  })

  it("is nobody else's when it is noticed only as the group is written", async () => {
    const { ledger } = opened
    const [wallet] = await openWallets(ledger, 1)
    const unwritable = {
      toPostgres() {
        throw new TypeError("no text")
      },
    }
    const nonsense: Command = {
      ...credit(wallet.id, 5n),
      idempotency: { scope: "s", key: "k", fingerprint: unwritable as unknown as string },
    }
    const [bad, good] = await ledger.postEach([nonsense, credit(wallet.id, 7n)])
    expect(bad).toEqual({ error: expect.any(TypeError) })
    expect(good).toMatchObject({ result: { ok: true } })
    expect((await ledger.findWallet(wallet.id))!.balance).toBe(7n)
  })

  it("with a wallet that somebody else has locked is no other wallet's", async () => {
    const { ledger, knex } = opened
    const [locked, other] = await openWallets(ledger, 2)
    const transaction = await knex.transaction()
    await transaction.raw("select from ledger_wallet where id = ? for update", [locked.id])
    let unlocked = false
    const waiting: Promise<unknown>[] = []
    for (let count = 0; count < 4; count += 1) {
      // One after the other, so that they don't come in one group.
      waiting.push(ledger.post([credit(locked.id, 1n)]).then(() => expect(unlocked).toBe(true)))
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    const [result] = await ledger.post([credit(other.id, 7n)])
    expect(posted(result).entry!.balance_after).toBe(7n)
    unlocked = true
    await transaction.rollback()
    await Promise.all(waiting)
    expect((await ledger.findWallet(locked.id))!.balance).toBe(4n)
  })

  it("with as many of them as groups may be under way is nobody else's either", async () => {
    const { ledger, knex } = opened
    const [other, ...locked] = await openWallets(ledger, 4)
    const transaction = await knex.transaction()
    const ids = locked.map(({ id }) => id)
    await transaction.raw("select from ledger_wallet where id = any(?) for update", [ids])
    let unlocked = false
    const waiting: Promise<unknown>[] = []
    for (const id of ids) {
      waiting.push(ledger.post([credit(id, 1n)]).then(() => expect(unlocked).toBe(true)))
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    const [result] = await ledger.post([credit(other.id, 7n)])
    expect(posted(result).entry!.balance_after).toBe(7n)
    unlocked = true
    await transaction.rollback()
    await Promise.all(waiting)
    for (const id of ids) expect((await ledger.findWallet(id))!.balance).toBe(1n)
  })

  it("with a transfer to a locked wallet is not the sender's other commands'", async () => {
    const { ledger, knex } = opened
    const [sender, locked, third] = await openWallets(ledger, 3)
    await ledger.post([credit(sender.id, 10n)])
    const transaction = await knex.transaction()
    await transaction.raw("select from ledger_wallet where id = ? for update", [locked.id])
    const transfer = (to_wallet_id: number, transfer_group_id: string) => ({
      ...debit(sender.id, 1n),
      kind: "transfer" as const,
      to_wallet_id,
      transfer_group_id,
    })
    const settled = await ledger.postEach([
      transfer(locked.id, "to the locked one"),
      debit(sender.id, 2n),
      credit(sender.id, 5n),
      transfer(third.id, "to a third"),
      credit(locked.id, 1n),
    ])
    await transaction.rollback()
    const told = settled.map((outcome) =>
      "error" in outcome ? (outcome.error as { code: string }).code : outcome.result.ok
    )
    expect(told).toEqual(["55P03", true, true, true, "55P03"])
    expect((await ledger.findWallet(sender.id))!.balance).toBe(12n)
  })

  it("with a transfer to a locked wallet is not its sender's, whose wallet others use meanwhile", async () => {
    const { ledger, knex } = opened
    const [sender, locked] = await openWallets(ledger, 2)
    await ledger.post([credit(sender.id, 10n)])
    const transaction = await knex.transaction()
    await transaction.raw("select from ledger_wallet where id = ? for update", [locked.id])
    // As other instances do that have much to book in this wallet: it is hardly ever free.
    let isBusy = true
    const useSender = async () => {
      while (isBusy) {
        await knex.transaction(async (other) => {
          await other.raw("select from ledger_wallet where id = ? for update", [sender.id])
          await new Promise((resolve) => setTimeout(resolve, 20))
        })
      }
    }
    const others = [useSender(), useSender()]
    const [refused, booked] = await ledger.postEach([
      {
        ...debit(sender.id, 1n),
        kind: "transfer",
        to_wallet_id: locked.id,
        transfer_group_id: "to the locked one again",
      },
      debit(sender.id, 2n),
    ])
    isBusy = false
    await Promise.all(others)
    await transaction.rollback()
    expect(refused).toMatchObject({ error: { code: "55P03" } })
    expect(booked).toMatchObject({ result: { ok: true } })
    expect((await ledger.findWallet(sender.id))!.balance).toBe(8n)
  })

  it("in a decision leaves no lock behind", async () => {
    const { ledger, knex } = opened
    const [wallet] = await openWallets(ledger, 1)
    await ledger.post([credit(wallet.id, 5n)])
    const nonsense = credit(wallet.id, 1.5 as unknown as bigint)
    await expect(ledger.post([nonsense])).rejects.toThrow(TypeError)
    const { rows } = await knex.raw(
      "select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'"
    )
    expect(rows).toEqual([])
    expect(posted((await ledger.post([debit(wallet.id, 1n)]))[0]).entry!.balance_after).toBe(4n)
  })
})

type Fields<Kind> = Partial<Extract<Command, { kind: Kind }>>

function credit(wallet_id: number, amount: bigint, fields: Fields<"credit"> = {}) {
  return { kind: "credit" as const, wallet_id, amount, reason: "r", actor: "a", ...fields }
}

function debit(wallet_id: number, amount: bigint) {
  return { kind: "debit" as const, wallet_id, amount, reason: "r", actor: "a" }
}

function hold(wallet_id: number, amount: bigint, fields: Fields<"hold"> = {}) {
  return { kind: "hold" as const, wallet_id, amount, reason: "r", actor: "a", ...fields }
}

function commit(wallet_id: number, hold_id: number) {
  return { kind: "commit_hold" as const, wallet_id, hold_id, reason: "r", actor: "a" }
}

function release(wallet_id: number, hold_id: number) {
  return { kind: "release_hold" as const, wallet_id, hold_id, reason: "r", actor: "a" }
}

function contextOf(transaction: unknown) {
  return { transactionManager: { getTransactionContext: () => transaction } } as never
}
