import { Client } from "pg"
import { PURPOSES, typesWhere } from "../../src/modules/ledger/core/entry-types"
import { Migration20261122162500 } from "../../src/modules/ledger/migrations/Migration20261122162500"
import type { TestDatabase } from "../support/database"
import { createLedgerDatabase, openLedger, openWallets } from "../support/ledger"

/** What the database refuses on its own, whoever asks: here, the owner of the tables. */
let database: TestDatabase
let client: Client
let wallet: number
let other: number

beforeAll(async () => {
  database = await createLedgerDatabase()
  const { ledger, close } = openLedger(database.url)
  const wallets = await openWallets(ledger, 2)
  ;[wallet, other] = wallets.map(({ id }) => id)
  const base = { reason: "r", actor: "a" }
  await ledger.post([
    { ...base, kind: "credit", wallet_id: wallet, amount: 100n, reference: "r1" },
    { ...base, kind: "debit", wallet_id: wallet, amount: 30n },
    { ...base, kind: "hold", wallet_id: wallet, amount: 20n },
  ])
  await ledger.makeCheckpoint()
  await close()
  client = new Client({ connectionString: database.url })
  await client.connect()
})

afterAll(async () => {
  const { ledger, close } = openLedger(database.url)
  expect(await ledger.verify()).toMatchObject({ ok: true })
  await close()
  await client.end()
  await database.drop()
})

describe("the database refuses", () => {
  it.each([
    [
      "a negative balance",
      "UPDATE ledger_wallet SET balance = -1, held = 0",
      "ledger_wallet_balance",
    ],
    [
      "a balance of more than 18 digits",
      "UPDATE ledger_wallet SET balance = 1000000000000000000",
      "ledger_wallet_balance",
    ],
    [
      "to hold more than there is",
      "UPDATE ledger_wallet SET held = balance + 1",
      "ledger_wallet_held",
    ],
    ["to hold less than nothing", "UPDATE ledger_wallet SET held = -1", "ledger_wallet_held"],
    [
      "a second wallet of one customer and currency",
      "INSERT INTO ledger_wallet (customer_id, user_id, currency, head, created_at, updated_at) SELECT customer_id, user_id, currency, head, created_at, updated_at FROM ledger_wallet LIMIT 1",
      "ledger_wallet_owner",
    ],
    [
      "a currency that is none",
      "UPDATE ledger_wallet SET currency = 'eur'",
      "ledger_wallet_currency_check",
    ],
    ["a head that is no MAC", "UPDATE ledger_wallet SET head = ''", "ledger_wallet_head_check"],
    [
      "a negative spending limit",
      "UPDATE ledger_wallet SET spending_limit = -1",
      "ledger_wallet_spending_limit_check",
    ],
    [
      "a lot with less than nothing in it",
      "UPDATE ledger_lot SET remaining = -1, held = 0",
      "ledger_lot_held",
    ],
    [
      "a lot with more in it than it began with",
      "UPDATE ledger_lot SET remaining = amount + 1",
      "ledger_lot_remaining",
    ],
    [
      "a lot that holds more than is left in it",
      "UPDATE ledger_lot SET held = remaining + 1",
      "ledger_lot_held",
    ],
    [
      "a lot of no known purpose",
      `UPDATE ledger_lot SET purpose = 'a "gift"'`,
      "ledger_lot_purpose",
    ],
    [
      "a hold in no known state",
      "UPDATE ledger_hold SET status = 'lost'",
      "ledger_hold_status_check",
    ],
  ])("%s", async (_, sql, constraint) => {
    await expect(client.query(sql)).rejects.toMatchObject({ constraint })
  })

  it.each([
    ["to change an entry", "UPDATE ledger_entry SET note = 'x'"],
    ["to delete an entry", "DELETE FROM ledger_entry"],
    ["to empty the entries", "TRUNCATE ledger_entry"],
    ["to empty the entries with others", "TRUNCATE ledger_lot, ledger_entry"],
    ["to delete a wallet", "DELETE FROM ledger_wallet"],
    ["to empty the wallets", "TRUNCATE ledger_wallet CASCADE"],
    ["to change a checkpoint", "UPDATE ledger_checkpoint SET body = '{}'"],
    ["to delete a checkpoint", "DELETE FROM ledger_checkpoint"],
    ["to empty the checkpoints", "TRUNCATE ledger_checkpoint"],
  ])("%s", async (_, sql) => {
    await expect(client.query(sql)).rejects.toMatchObject({
      code: "23001",
      message: expect.stringContaining("the ledger is append-only"),
    })
  })

  it.each([
    ["leaves a gap", { seq: 5, before: 70, after: 75 }],
    [
      "comes first but does not start from nothing",
      { wallet: "other", seq: 1, before: 1, after: 6 },
    ],
    ["starts from another balance", { seq: 3, before: 71, after: 76 }],
    ["ends at another balance than the wallet", { seq: 3, before: 70, after: 75, balance: 76 }],
    ["has another MAC than the wallet", { seq: 3, before: 70, after: 75, head: "00" }],
    ["the wallet does not count", { seq: 3, before: 70, after: 75, counted: 2 }],
  ])("an entry that %s", async (_, entry) => {
    await expect(insert(entry)).rejects.toMatchObject({ code: "23000" })
  })

  it("an entry of no wallet", async () => {
    await expect(client.query(entrySql(999_999, 1, 0, 5))).rejects.toMatchObject({ code: "23000" })
  })

  it.each([
    ["a place that is taken", { seq: 2, before: 100, after: 105 }, "ledger_entry_chain"],
    ["a place below the first", { seq: 0, before: 0, after: 5 }, "ledger_entry_seq_check"],
    ["balances that do not add up", { seq: 3, before: 70, after: 74 }, "ledger_entry_arithmetic"],
    ["an unknown type", { seq: 3, before: 70, after: 75, type: "gift" }, "ledger_entry_arithmetic"],
    [
      "an unknown purpose",
      { seq: 3, before: 70, after: 75, purpose: "Promotional" },
      "ledger_entry_purpose",
    ],
    [
      "a debit that adds",
      { seq: 3, before: 70, after: 75, type: "debit" },
      "ledger_entry_arithmetic",
    ],
    [
      "a reference that is taken",
      { seq: 3, before: 70, after: 75, reference: "r1" },
      "ledger_entry_reference",
    ],
  ])("an entry with %s", async (_, entry, constraint) => {
    await expect(insert(entry)).rejects.toMatchObject({ constraint })
  })

  it("nothing of the kind when an entry follows from the one before", async () => {
    await expect(insert({ seq: 3, before: 70, after: 75 })).resolves.toBeUndefined()
  })
})

describe("the database", () => {
  it("knows the types, their directions and the purposes that the ledger knows", async () => {
    const { rows } = await client.query(
      "SELECT conname, pg_get_constraintdef(oid) AS text FROM pg_constraint WHERE conname = ANY($1)",
      [["ledger_entry_arithmetic", "ledger_entry_purpose", "ledger_lot_purpose"]]
    )
    const words = Object.fromEntries(
      rows.map(({ conname, text }) => [
        conname,
        [...text.matchAll(/'([a-z_]+)'/g)].map(([, word]: string[]) => word),
      ])
    )
    const [incoming, outgoing] = ["in", "out"].map((direction) =>
      typesWhere((row) => row.direction === direction)
    )
    expect(words.ledger_entry_arithmetic).toEqual([...incoming, ...outgoing])
    expect(words.ledger_entry_purpose).toEqual(PURPOSES)
    expect(words.ledger_lot_purpose).toEqual(PURPOSES)
  })

  it("keeps money spendable whose purpose an older version let in", async () => {
    const migration = new Migration20261122162500(undefined as never, undefined as never)
    await client.query("BEGIN")
    try {
      migration.down()
      await run(migration)
      await client.query("UPDATE ledger_lot SET purpose = $1 WHERE wallet_id = $2", [
        `O'Hara's "gift"`,
        wallet,
      ])
      migration.reset()
      migration.up()
      await run(migration)
      await client.query("UPDATE ledger_lot SET remaining = remaining - 1 WHERE wallet_id = $1", [
        wallet,
      ])
      await expect(client.query("UPDATE ledger_lot SET purpose = 'gifts'")).rejects.toMatchObject({
        constraint: "ledger_lot_purpose",
      })
    } finally {
      await client.query("ROLLBACK")
    }
  })
})

async function run(migration: Migration20261122162500): Promise<void> {
  for (const query of migration.getQueries()) {
    await client.query(query as string)
  }
}

interface EntryToInsert {
  wallet?: string
  seq: number
  before: number
  after: number
  type?: string
  reference?: string
  purpose?: string
  balance?: number
  head?: string
  counted?: number
}

/** Advances the wallet and inserts an entry as the ledger does, then takes both back. */
async function insert(entry: EntryToInsert): Promise<void> {
  const id = entry.wallet === "other" ? other : wallet
  await client.query("BEGIN")
  try {
    await client.query(
      `UPDATE ledger_wallet SET seq = $2, balance = $3, held = 0, head = decode(repeat($4, 32), 'hex')
        WHERE id = $1`,
      [
        id,
        entry.counted ?? Math.max(entry.seq, 0),
        entry.balance ?? entry.after,
        entry.head ?? "ab",
      ]
    )
    await client.query(entrySql(id, entry.seq, entry.before, entry.after, entry))
  } finally {
    await client.query("ROLLBACK")
  }
}

function entrySql(
  id: number,
  seq: number,
  before: number,
  after: number,
  { type = "credit", reference, purpose }: Partial<EntryToInsert> = {}
): string {
  return `INSERT INTO ledger_entry (id, wallet_id, seq, type, amount, balance_before, balance_after,
      reason, reference, purpose, lot_ids, lot_amounts, actor, key_id, mac, created_at)
    VALUES (900001, ${id}, ${seq}, '${type}', 5, ${before}, ${after}, 'r',
      ${reference ? `'${reference}'` : "NULL"}, ${purpose ? `'${purpose}'` : "NULL"}, '{}', '{}', 'a', 1,
      decode(repeat('ab', 32), 'hex'), now())`
}
