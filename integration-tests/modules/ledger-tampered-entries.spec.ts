import { Client } from "pg"
import { genesisHash } from "../../src/modules/ledger/chain/encode"
import { KeyRing } from "../../src/modules/ledger/chain/key-ring"
import { copyOf, makePast, type Past, tampered } from "./tampering"

let past: Past

beforeAll(async () => {
  past = await makePast()
})

afterAll(async () => {
  await past.template.drop()
})

describe("an entry that somebody edited", () => {
  const edits: [column: string, value: string][] = [
    ["id", "id + 1000000"],
    ["type", "'topup'"],
    ["reason", "reason || '.'"],
    ["note", "NULL"],
    ["note", "''"],
    ["texts_digest", "ledger_digest_texts(reason, note)"],
    ["texts_digest", "sha256('another text')"],
    ["reference", "'ref-2'"],
    ["reference", "NULL"],
    ["order_id", "5"],
    ["medusa_order_id", "'order_5'"],
    ["transfer_group_id", "'tg'"],
    ["transfer_group_id", "''"],
    ["counterparty_wallet_id", "1"],
    ["hold_id", "1"],
    ["reverses_entry_id", "1"],
    ["purpose", "'gift'"],
    ["expires_at", "NULL"],
    ["expires_at", "expires_at + interval '1 millisecond'"],
    ["expires_at", "expires_at + interval '1 microsecond'"],
    ["expires_at", "'infinity'"],
    ["lot_ids", "ARRAY[lot_ids[1] + 1]"],
    ["lot_ids", "'{}'"],
    ["lot_ids", "lot_ids || 1::bigint"],
    ["lot_ids", "ARRAY[NULL::bigint]"],
    ["lot_ids", "ARRAY[lot_ids]"],
    ["lot_amounts", "ARRAY[99]"],
    ["lot_amounts", "lot_amounts || 1::bigint"],
    ["lot_amounts", "'{}'"],
    ["actor", "'b'"],
    ["actor", "repeat('€', 5000)"],
    ["idempotency_hash", "NULL"],
    ["idempotency_hash", "decode(repeat('00', 5000), 'hex')"],
    ["mac", "decode(repeat('00', 32), 'hex')"],
    ["created_at", "created_at + interval '1 millisecond'"],
    ["created_at", "created_at + interval '1 microsecond'"],
    ["created_at", "'infinity'"],
    ["created_at", "'294000-01-01 00:00:00+00'"],
    ["happened_at", "created_at"],
    ["happened_at", "'infinity'"],
  ]

  it.each(edits)("in %s = %s is named", async (column, value) => {
    const { verification } = await tampered(
      past,
      `UPDATE ledger_entry SET ${column} = ${value} WHERE wallet_id = ${past.wallets.plain} AND seq = 1`
    )
    expect(verification).toMatchObject({
      ok: false,
      first_bad: { problem: "edited", wallet_id: past.wallets.plain, seq: 1 },
    })
  })

  it("in its amounts is named, though they still add up", async () => {
    const { verification } = await tampered(
      past,
      `UPDATE ledger_entry SET amount = 200, balance_after = 200, lot_amounts = '{200}'
        WHERE wallet_id = ${past.wallets.plain} AND seq = 1`
    )
    expect(verification.first_bad).toMatchObject({ problem: "edited", seq: 1 })
  })

  it("in where it starts from is named", async () => {
    const { verification } = await tampered(
      past,
      `UPDATE ledger_entry SET balance_before = balance_before + 1, balance_after = balance_after + 1
        WHERE wallet_id = ${past.wallets.plain} AND seq = 3`
    )
    expect(verification.first_bad).toMatchObject({
      problem: "edited",
      seq: 3,
      transaction_id: past.entries[2].id,
    })
  })

  it("under a key that is not configured is named as such", async () => {
    const { verification } = await tampered(
      past,
      `UPDATE ledger_entry SET key_id = 9 WHERE wallet_id = ${past.wallets.plain} AND seq = 2`
    )
    expect(verification.first_bad).toMatchObject({ problem: "unknown_key", seq: 2 })
  })

  it("has all its columns in these tests", async () => {
    const client = new Client({ connectionString: past.template.url })
    await client.connect()
    const { rows } = await client.query(
      "SELECT attname FROM pg_attribute WHERE attrelid = 'ledger_entry'::regclass AND attnum > 0"
    )
    await client.end()
    const edited = new Set([
      ...edits.map(([column]) => column),
      ...["amount", "balance_before", "balance_after", "key_id"],
      // Moved to another wallet or place, below.
      ...["wallet_id", "seq"],
    ])
    expect(rows.map(({ attname }) => attname).filter((name) => !edited.has(name))).toEqual([])
  })
})

describe("a chain that is not whole", () => {
  it.each([1, 2, 3])("lacks entry %d and says so", async (seq) => {
    const { verification } = await tampered(
      past,
      `DELETE FROM ledger_entry WHERE wallet_id = ${past.wallets.plain} AND seq = ${seq}`
    )
    expect(verification.first_bad).toMatchObject({
      problem: "missing",
      wallet_id: past.wallets.plain,
      seq,
    })
  })

  it("lacks its last entry and says so, since the wallet counts it", async () => {
    const { verification } = await tampered(
      past,
      `DELETE FROM ledger_entry WHERE wallet_id = ${past.wallets.plain} AND seq = 4`
    )
    expect(verification.first_bad).toMatchObject({ problem: "missing", seq: 4 })
  })

  it("lacks all its entries and says so", async () => {
    const { verification } = await tampered(
      past,
      `DELETE FROM ledger_entry WHERE wallet_id = ${past.wallets.plain}`
    )
    expect(verification.first_bad).toMatchObject({ problem: "missing", seq: 1 })
  })

  it("has one entry too many in its middle", async () => {
    const { verification } = await tampered(
      past,
      `UPDATE ledger_entry SET seq = seq + 1 WHERE wallet_id = ${past.wallets.plain} AND seq = 4;
       UPDATE ledger_entry SET seq = seq + 1 WHERE wallet_id = ${past.wallets.plain} AND seq = 3;
       ${copyOf(past, 2, { seq: "3", id: "900001" })}`
    )
    expect(verification.first_bad).toMatchObject({ problem: "edited", seq: 3 })
  })

  it("has one entry too many at its end", async () => {
    const { verification } = await tampered(past, copyOf(past, 4, { seq: "5", id: "900001" }))
    expect(verification.first_bad).toMatchObject({ problem: "edited", seq: 5 })
  })

  it("has an entry of another wallet in its place", async () => {
    const { verification } = await tampered(
      past,
      `DELETE FROM ledger_entry WHERE wallet_id = ${past.wallets.other} AND seq = 1;
       ${copyOf(past, 1, { wallet_id: String(past.wallets.other), id: "900001", reference: "NULL" })}`
    )
    expect(verification.first_bad).toMatchObject({
      problem: "edited",
      wallet_id: past.wallets.other,
      seq: 1,
    })
  })

  it("has two entries in each other's place", async () => {
    const { verification } = await tampered(
      past,
      `UPDATE ledger_entry SET seq = 99 WHERE wallet_id = ${past.wallets.plain} AND seq = 2;
       UPDATE ledger_entry SET seq = 2 WHERE wallet_id = ${past.wallets.plain} AND seq = 4;
       UPDATE ledger_entry SET seq = 4 WHERE wallet_id = ${past.wallets.plain} AND seq = 99`
    )
    expect(verification.first_bad).toMatchObject({ problem: "edited", seq: 2 })
  })

  it("was written anew by somebody without the key", async () => {
    const forger = new KeyRing(new Map([[1, Buffer.alloc(32, 8)]]))
    const [first] = past.entries
    const { verification } = await tampered(past, async (client) => {
      const { rows } = await client.query("SELECT * FROM ledger_wallet WHERE id = $1", [
        past.wallets.plain,
      ])
      const genesis = genesisHash({ ...rows[0], id: past.wallets.plain })
      const forged = forger.seal({ ...first, actor: "forger" }, genesis)
      await client.query(
        `UPDATE ledger_entry SET actor = 'forger', mac = $1 WHERE wallet_id = $2 AND seq = 1`,
        [forged.mac, past.wallets.plain]
      )
    })
    expect(verification.first_bad).toMatchObject({ problem: "edited", seq: 1 })
  })
})
