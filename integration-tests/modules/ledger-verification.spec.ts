import { Client } from "pg"
import { genesisHash } from "../../src/modules/ledger/chain/encode"
import { KeyRing } from "../../src/modules/ledger/chain/key-ring"
import type { Entry } from "../../src/modules/ledger/types"
import type { Verification } from "../../src/modules/ledger/verify/verify"
import { createDatabase, type TestDatabase } from "../support/database"
import {
  createLedgerDatabase,
  LEDGER_KEYS,
  openLedger,
  type OpenLedger,
  openWallets,
  posted,
} from "../support/ledger"

/** A ledger with a past, which every test copies and tampers with. */
let template: TestDatabase
let wallets: { plain: number; held: number; other: number; empty: number }
let entries: Entry[]

beforeAll(async () => {
  template = await createLedgerDatabase()
  const { ledger, close } = openLedger(template.url)
  const [plain, held, other, empty] = await openWallets(ledger, 4)
  wallets = { plain: plain.id, held: held.id, other: other.id, empty: empty.id }
  const base = { reason: "r", actor: "a" }
  const expires_at = new Date(Date.now() + 3_600_000)
  const results = await ledger.post([
    {
      ...base,
      kind: "credit",
      wallet_id: plain.id,
      amount: 100n,
      note: "note",
      reference: "ref-1",
      order_id: 4,
      medusa_order_id: "order_4",
      expires_at,
      idempotency: { scope: "s", key: "k", fingerprint: "f" },
    },
    { ...base, kind: "debit", wallet_id: plain.id, amount: 30n },
    { ...base, kind: "credit", wallet_id: plain.id, amount: 30n },
    { ...base, kind: "debit", wallet_id: plain.id, amount: 10n },
    { ...base, kind: "credit", wallet_id: held.id, amount: 50n },
    { ...base, kind: "hold", wallet_id: held.id, amount: 20n },
    { ...base, kind: "hold", wallet_id: held.id, amount: 5n },
    { ...base, kind: "credit", wallet_id: other.id, amount: 100n },
  ])
  const first = posted(results[5]).hold!
  await ledger.post([
    { ...base, kind: "commit_hold", wallet_id: held.id, hold_id: first.id, amount: 15n },
  ])
  entries = (
    await ledger.listEntries({ wallet_ids: [plain.id], page: 1, per_page: 10 })
  ).data.reverse()
  expect(await ledger.verify()).toEqual({ ok: true, wallets: 4, entries: 7, checkpoints: 0 })
  await close()
})

afterAll(async () => {
  await template.drop()
})

describe("an entry that somebody edited", () => {
  const edits: [column: string, value: string][] = [
    ["id", "id + 1000000"],
    ["type", "'topup'"],
    ["reason", "reason || '.'"],
    ["note", "NULL"],
    ["note", "''"],
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
    ["purpose", "repeat('x', 5000)"],
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
  ]

  it.each(edits)("in %s = %s is named", async (column, value) => {
    const { verification } = await tampered(
      `UPDATE ledger_entry SET ${column} = ${value} WHERE wallet_id = ${wallets.plain} AND seq = 1`
    )
    expect(verification).toMatchObject({
      ok: false,
      first_bad: { problem: "edited", wallet_id: wallets.plain, seq: 1 },
    })
  })

  it("in its amounts is named, though they still add up", async () => {
    const { verification } = await tampered(
      `UPDATE ledger_entry SET amount = 200, balance_after = 200, lot_amounts = '{200}'
        WHERE wallet_id = ${wallets.plain} AND seq = 1`
    )
    expect(verification.first_bad).toMatchObject({ problem: "edited", seq: 1 })
  })

  it("in where it starts from is named", async () => {
    const { verification } = await tampered(
      `UPDATE ledger_entry SET balance_before = balance_before + 1, balance_after = balance_after + 1
        WHERE wallet_id = ${wallets.plain} AND seq = 3`
    )
    expect(verification.first_bad).toMatchObject({
      problem: "edited",
      seq: 3,
      transaction_id: entries[2].id,
    })
  })

  it("under a key that is not configured is named as such", async () => {
    const { verification } = await tampered(
      `UPDATE ledger_entry SET key_id = 9 WHERE wallet_id = ${wallets.plain} AND seq = 2`
    )
    expect(verification.first_bad).toMatchObject({ problem: "unknown_key", seq: 2 })
  })

  it("has all its columns in these tests", async () => {
    const client = new Client({ connectionString: template.url })
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
      `DELETE FROM ledger_entry WHERE wallet_id = ${wallets.plain} AND seq = ${seq}`
    )
    expect(verification.first_bad).toMatchObject({
      problem: "missing",
      wallet_id: wallets.plain,
      seq,
    })
  })

  it("lacks its last entry and says so, since the wallet counts it", async () => {
    const { verification } = await tampered(
      `DELETE FROM ledger_entry WHERE wallet_id = ${wallets.plain} AND seq = 4`
    )
    expect(verification.first_bad).toMatchObject({ problem: "missing", seq: 4 })
  })

  it("lacks all its entries and says so", async () => {
    const { verification } = await tampered(
      `DELETE FROM ledger_entry WHERE wallet_id = ${wallets.plain}`
    )
    expect(verification.first_bad).toMatchObject({ problem: "missing", seq: 1 })
  })

  it("has one entry too many in its middle", async () => {
    const { verification } = await tampered(
      `UPDATE ledger_entry SET seq = seq + 1 WHERE wallet_id = ${wallets.plain} AND seq = 4;
       UPDATE ledger_entry SET seq = seq + 1 WHERE wallet_id = ${wallets.plain} AND seq = 3;
       ${copyOf(2, { seq: "3", id: "900001" })}`
    )
    expect(verification.first_bad).toMatchObject({ problem: "edited", seq: 3 })
  })

  it("has one entry too many at its end", async () => {
    const { verification } = await tampered(copyOf(4, { seq: "5", id: "900001" }))
    expect(verification.first_bad).toMatchObject({ problem: "edited", seq: 5 })
  })

  it("has an entry of another wallet in its place", async () => {
    const { verification } = await tampered(
      `DELETE FROM ledger_entry WHERE wallet_id = ${wallets.other} AND seq = 1;
       ${copyOf(1, { wallet_id: String(wallets.other), id: "900001", reference: "NULL" })}`
    )
    expect(verification.first_bad).toMatchObject({
      problem: "edited",
      wallet_id: wallets.other,
      seq: 1,
    })
  })

  it("has two entries in each other's place", async () => {
    const { verification } = await tampered(
      `UPDATE ledger_entry SET seq = 99 WHERE wallet_id = ${wallets.plain} AND seq = 2;
       UPDATE ledger_entry SET seq = 2 WHERE wallet_id = ${wallets.plain} AND seq = 4;
       UPDATE ledger_entry SET seq = 4 WHERE wallet_id = ${wallets.plain} AND seq = 99`
    )
    expect(verification.first_bad).toMatchObject({ problem: "edited", seq: 2 })
  })

  it("was written anew by somebody without the key", async () => {
    const forger = new KeyRing(new Map([[1, Buffer.alloc(32, 8)]]))
    const [first] = entries
    const { verification } = await tampered(async (client) => {
      const { rows } = await client.query("SELECT * FROM ledger_wallet WHERE id = $1", [
        wallets.plain,
      ])
      const genesis = genesisHash({ ...rows[0], id: wallets.plain })
      const forged = forger.seal({ ...first, actor: "forger" }, genesis)
      await client.query(
        `UPDATE ledger_entry SET actor = 'forger', mac = $1 WHERE wallet_id = $2 AND seq = 1`,
        [forged.mac, wallets.plain]
      )
    })
    expect(verification.first_bad).toMatchObject({ problem: "edited", seq: 1 })
  })
})

describe("a wallet that does not fit its entries", () => {
  it.each([
    ["a balance of its own", "balance = balance + 1", "wallet_mismatch", "plain"],
    ["more entries than there are", "seq = seq + 1", "missing", "plain"],
    ["fewer entries than there are", "seq = seq - 1", "wallet_mismatch", "plain"],
    ["the head of another", `head = decode(repeat('11', 32), 'hex')`, "wallet_mismatch", "plain"],
    ["another currency", "currency = 'USD'", "edited", "plain"],
    ["another owner", "customer_id = 'cus_thief'", "edited", "plain"],
    ["another owner and no entries yet", "customer_id = 'cus_thief'", "wallet_mismatch", "empty"],
    ["more held than its lots", "held = held + 1", "holds_mismatch", "held"],
  ] as const)("has %s", async (_, change, problem, wallet) => {
    const { verification } = await tampered(
      `UPDATE ledger_wallet SET ${change} WHERE id = ${wallets[wallet]}`
    )
    expect(verification.first_bad).toMatchObject({ problem, wallet_id: wallets[wallet] })
  })

  it("has the head of another, which has its own", async () => {
    const { verification } = await tampered(
      `UPDATE ledger_wallet a SET head = b.head FROM ledger_wallet b
        WHERE (a.id, b.id) IN ((${wallets.plain}, ${wallets.other}), (${wallets.other}, ${wallets.plain}))`
    )
    expect(verification.first_bad).toMatchObject({
      problem: "wallet_mismatch",
      wallet_id: wallets.plain,
    })
  })

  it("is gone while its entries are there", async () => {
    const { verification } = await tampered(`DELETE FROM ledger_wallet WHERE id = ${wallets.other}`)
    expect(verification.first_bad).toMatchObject({
      problem: "wallet_removed",
      wallet_id: wallets.other,
    })
  })

  it("is gone with its entries, but left its lots behind", async () => {
    const { verification } = await tampered(
      `DELETE FROM ledger_wallet WHERE id = ${wallets.other};
       DELETE FROM ledger_entry WHERE wallet_id = ${wallets.other}`
    )
    expect(verification.first_bad).toMatchObject({
      problem: "wallet_removed",
      wallet_id: wallets.other,
    })
  })

  it("hides behind a number below all others", async () => {
    const { verification } = await tampered(
      `UPDATE ledger_wallet SET id = -5 WHERE id = ${wallets.other};
       UPDATE ledger_entry SET wallet_id = -5 WHERE wallet_id = ${wallets.other};
       UPDATE ledger_lot SET wallet_id = -5 WHERE wallet_id = ${wallets.other}`
    )
    expect(verification.first_bad).toMatchObject({ problem: "edited", wallet_id: -5 })
  })
})

describe("lots and holds that do not fit the entries", () => {
  const lot = (wallet: keyof typeof wallets) => `wallet_id = ${wallets[wallet]} AND open`

  it.each([
    [
      "a lot with more in it",
      (): string =>
        `UPDATE ledger_lot SET remaining = remaining + 1, amount = amount + 1 WHERE ${lot("other")}`,
      "lots_mismatch",
      "other",
    ],
    [
      "a lot with less in it",
      (): string => `UPDATE ledger_lot SET remaining = remaining - 1 WHERE ${lot("other")}`,
      "lots_mismatch",
      "other",
    ],
    [
      "a lot that was larger once",
      (): string => `UPDATE ledger_lot SET amount = amount + 1 WHERE ${lot("other")}`,
      "lots_mismatch",
      "other",
    ],
    [
      "a lot that is gone",
      (): string => `DELETE FROM ledger_lot WHERE ${lot("other")}`,
      "lots_mismatch",
      "other",
    ],
    [
      "a lot that is spent",
      (): string => `UPDATE ledger_lot SET remaining = 0 WHERE ${lot("other")}`,
      "lots_mismatch",
      "other",
    ],
    [
      "a lot that no entry opened",
      (): string =>
        `INSERT INTO ledger_lot (id, entry_id, wallet_id, amount, remaining, purpose) VALUES (900001, 900001, ${wallets.other}, 5, 5, 'general')`,
      "lots_mismatch",
      "other",
    ],
    [
      "a lot that never expires",
      (): string => `UPDATE ledger_lot SET expires_at = NULL WHERE ${lot("plain")}`,
      "lots_mismatch",
      "plain",
    ],
    [
      "a lot that expires for ever later",
      (): string => `UPDATE ledger_lot SET expires_at = 'infinity' WHERE ${lot("plain")}`,
      "lots_mismatch",
      "plain",
    ],
    [
      "a lot that expires a bit later",
      (): string =>
        `UPDATE ledger_lot SET expires_at = expires_at + interval '1 microsecond' WHERE ${lot("plain")}`,
      "lots_mismatch",
      "plain",
    ],
    [
      "a lot for another purpose",
      (): string => `UPDATE ledger_lot SET purpose = 'paid' WHERE ${lot("other")}`,
      "lots_mismatch",
      "other",
    ],
    [
      "a lot of another wallet",
      (): string => `UPDATE ledger_lot SET wallet_id = ${wallets.empty} WHERE ${lot("other")}`,
      "lots_mismatch",
      "other",
    ],
    [
      "a lot that holds less than its holds",
      (): string =>
        `UPDATE ledger_lot SET held = held - 1 WHERE ${lot("held")}; UPDATE ledger_wallet SET held = held - 1 WHERE id = ${wallets.held}`,
      "holds_mismatch",
      "held",
    ],
    [
      "a hold that is gone",
      (): string => `DELETE FROM ledger_hold WHERE status = 'active'`,
      "holds_mismatch",
      "held",
    ],
    [
      "a hold that is released on paper only",
      (): string => `UPDATE ledger_hold SET status = 'released' WHERE status = 'active'`,
      "holds_mismatch",
      "held",
    ],
    [
      "a hold that is alive again",
      (): string => `UPDATE ledger_hold SET status = 'active' WHERE status = 'committed'`,
      "holds_mismatch",
      "held",
    ],
    [
      "a hold of more than its lots",
      (): string => `UPDATE ledger_hold SET amount = amount + 1 WHERE status = 'active'`,
      "holds_mismatch",
      "held",
    ],
    [
      "a hold whose lots give more",
      (): string => `UPDATE ledger_hold SET lot_amounts = '{50}' WHERE status = 'active'`,
      "holds_mismatch",
      "held",
    ],
    [
      "a hold of another's lots",
      (): string =>
        `UPDATE ledger_hold SET lot_ids = (SELECT array_agg(id) FROM ledger_lot WHERE ${lot("other")}) WHERE status = 'active'`,
      "holds_mismatch",
      "held",
    ],
  ] as const)("show %s", async (_, change, problem, wallet) => {
    const { verification } = await tampered(change())
    expect(verification.first_bad).toMatchObject({ problem, wallet_id: wallets[wallet] })
  })
})

describe("checkpoints", () => {
  const cutTail = (): string => `
    DELETE FROM ledger_entry WHERE wallet_id = ${wallets.plain} AND seq = 4;
    UPDATE ledger_wallet SET seq = 3, balance = 100,
      head = (SELECT mac FROM ledger_entry WHERE wallet_id = ${wallets.plain} AND seq = 3)
      WHERE id = ${wallets.plain};
    UPDATE ledger_lot SET remaining = 70 WHERE id = ${entries[0].id}`
  const removeWallet = (): string => `
    DELETE FROM ledger_entry WHERE wallet_id = ${wallets.other};
    DELETE FROM ledger_lot WHERE wallet_id = ${wallets.other};
    DELETE FROM ledger_wallet WHERE id = ${wallets.other}`

  it.each([
    ["a tail cut clean off", cutTail, { problem: "truncated", seq: 4 }],
    ["a wallet removed without a trace", removeWallet, { problem: "wallet_removed" }],
  ])("show %s, which nothing else can", async (_, change, finding) => {
    expect((await tampered(change())).verification).toMatchObject({ ok: true })
    const { verification } = await tampered(change(), { checkpoints: 1 })
    expect(verification.first_bad).toMatchObject(finding)
  })

  it("show a past that the key's thief wrote anew", async () => {
    const ring = new KeyRing(new Map([[1, Buffer.from(LEDGER_KEYS["1"], "base64")]]))
    const { verification } = await tampered(
      async (client) => {
        const last = entries[3]
        const forged = ring.seal({ ...last, actor: "forger" }, entries[2].mac)
        await client.query(
          "UPDATE ledger_entry SET actor = 'forger', mac = $1 WHERE wallet_id = $2 AND seq = 4",
          [forged.mac, wallets.plain]
        )
        await client.query("UPDATE ledger_wallet SET head = $1 WHERE id = $2", [
          forged.mac,
          wallets.plain,
        ])
      },
      { checkpoints: 1 }
    )
    expect(verification.first_bad).toMatchObject({ problem: "checkpoint_mismatch", seq: 4 })
  })

  it.each([
    [
      "was edited",
      "UPDATE ledger_checkpoint SET body = replace(body, '\"entries\":7', '\"entries\":6') WHERE number = 1",
      "checkpoint_invalid",
    ],
    [
      "is no longer JSON",
      "UPDATE ledger_checkpoint SET body = 'x' WHERE number = 1",
      "checkpoint_invalid",
    ],
    [
      "has another date",
      "UPDATE ledger_checkpoint SET created_at = created_at + interval '1 second' WHERE number = 1",
      "checkpoint_invalid",
    ],
    [
      "has a date that never comes",
      "UPDATE ledger_checkpoint SET created_at = 'infinity' WHERE number = 1",
      "checkpoint_invalid",
    ],
    [
      "bears another signature",
      "UPDATE ledger_checkpoint SET signature = decode(repeat('00', 64), 'hex') WHERE number = 1",
      "checkpoint_invalid",
    ],
    [
      "bears no signature",
      "UPDATE ledger_checkpoint SET signature = '' WHERE number = 1",
      "checkpoint_invalid",
    ],
    [
      "is signed by an unknown key",
      "UPDATE ledger_checkpoint SET key_id = 9 WHERE number = 1",
      "checkpoint_invalid",
    ],
    ["is gone, the first", "DELETE FROM ledger_checkpoint WHERE number = 1", "checkpoint_invalid"],
    ["is gone, the last", "DELETE FROM ledger_checkpoint WHERE number = 2", "checkpoint_mismatch"],
    ["is gone with all others", "DELETE FROM ledger_checkpoint", "checkpoint_mismatch"],
    [
      "has lost a head",
      "DELETE FROM ledger_checkpoint_head WHERE wallet_id = (SELECT max(wallet_id) FROM ledger_checkpoint_head)",
      "checkpoint_mismatch",
    ],
    [
      "has an edited head",
      "UPDATE ledger_checkpoint_head SET seq = seq - 1 WHERE wallet_id = (SELECT min(wallet_id) FROM ledger_checkpoint_head)",
      "checkpoint_mismatch",
    ],
    [
      "is another's copy",
      "UPDATE ledger_checkpoint a SET body = b.body, signature = b.signature FROM ledger_checkpoint b WHERE a.number = 2 AND b.number = 1",
      "checkpoint_invalid",
    ],
  ])("show one that %s", async (_, change, problem) => {
    const { verification } = await tampered(change, { checkpoints: 2 })
    expect(verification.ok).toBe(false)
    expect(verification.first_bad!.problem).toBe(problem)
  })

  it("show a ledger put back to an older state, to whoever has seen a newer one", async () => {
    const copy = await createDatabase({ template: template.name })
    const { ledger, close } = openLedger(copy.url)
    const older = (await ledger.makeCheckpoint())!
    await close()
    const restored = await createDatabase({ template: copy.name })
    const lived = openLedger(copy.url)
    await lived.ledger.post([
      { kind: "credit", wallet_id: wallets.plain, amount: 1n, reason: "r", actor: "a" },
    ])
    const newer = (await lived.ledger.makeCheckpoint())!
    await lived.close()
    const opened = openLedger(restored.url)
    const verify = async (knownCheckpoint?: { number: number; hash: string }) =>
      await opened.ledger.verify({ knownCheckpoint })
    expect(await verify()).toMatchObject({ ok: true, checkpoints: 1 })
    expect(await verify(older)).toMatchObject({ ok: true })
    expect((await verify(newer)).first_bad).toMatchObject({
      problem: "checkpoint_missing",
      checkpoint: 2,
    })
    // What happened since differs, although it bears the same number.
    await opened.ledger.post([
      { kind: "credit", wallet_id: wallets.plain, amount: 2n, reason: "r", actor: "a" },
    ])
    await opened.ledger.makeCheckpoint()
    expect((await verify(newer)).first_bad).toMatchObject({
      problem: "checkpoint_missing",
      checkpoint: 2,
    })
    await opened.close()
    await restored.drop()
    await copy.drop()
  })

  it("are made once for each state, by one of many who try", async () => {
    const copy = await createDatabase({ template: template.name })
    const opened = openLedger(copy.url)
    const made = await Promise.all(Array.from({ length: 5 }, () => opened.ledger.makeCheckpoint()))
    expect(made.filter((checkpoint) => checkpoint !== null)).toHaveLength(1)
    expect(await opened.ledger.makeCheckpoint()).toBeNull()
    expect(await opened.ledger.listCheckpoints(1, 10)).toMatchObject({
      total: 1,
      data: [{ number: 1, hash: made.find((one) => one)!.hash }],
    })
    expect(await opened.ledger.verify()).toMatchObject({ ok: true, checkpoints: 1 })
    await opened.close()
    await copy.drop()
  })
})

describe("key rotation", () => {
  const second = { "2": Buffer.alloc(32, 9).toString("base64") }

  it("signs what is new under the new key and still verifies what is old", async () => {
    const copy = await createDatabase({ template: template.name })
    const before = openLedger(copy.url)
    await before.ledger.makeCheckpoint()
    await before.close()
    const rotated = openLedger(copy.url, { keys: { ...LEDGER_KEYS, ...second } })
    const [result] = await rotated.ledger.post([
      { kind: "credit", wallet_id: wallets.plain, amount: 1n, reason: "r", actor: "a" },
    ])
    expect(posted(result).entry!.key_id).toBe(2)
    expect((await rotated.ledger.makeCheckpoint())!.key_id).toBe(2)
    expect(await rotated.ledger.verify()).toMatchObject({ ok: true, entries: 8, checkpoints: 2 })
    await rotated.close()
    const forgetful = openLedger(copy.url, { keys: second })
    expect((await forgetful.ledger.verify()).first_bad).toMatchObject({
      problem: "checkpoint_invalid",
      checkpoint: 1,
    })
    await forgetful.close()
    await copy.drop()
  })
})

describe("verification", () => {
  it("reads more wallets than fit into one slice, and reports its progress", async () => {
    const database = await createLedgerDatabase()
    const { ledger, close } = openLedger(database.url)
    const many = await openWallets(ledger, 2100)
    await ledger.post(
      many.map(({ id }) => ({ kind: "credit", wallet_id: id, amount: 5n, reason: "r", actor: "a" }))
    )
    const seen: number[] = []
    const verification = await ledger.verify({ onProgress: ({ wallets }) => seen.push(wallets) })
    expect(verification).toEqual({ ok: true, wallets: 2100, entries: 2100, checkpoints: 0 })
    expect(seen).toEqual([1000, 2000, 2100])
    await close()
    await database.drop()
  })

  it("is not disturbed by what is written meanwhile", async () => {
    const copy = await createDatabase({ template: template.name })
    const { ledger, close } = openLedger(copy.url)
    let writing = true
    const writer = (async () => {
      while (writing) {
        await ledger.post([
          { kind: "credit", wallet_id: wallets.plain, amount: 2n, reason: "r", actor: "a" },
          { kind: "debit", wallet_id: wallets.plain, amount: 1n, reason: "r", actor: "a" },
        ])
      }
    })()
    for (let round = 0; round < 10; round += 1) {
      await ledger.makeCheckpoint()
      expect(await ledger.verify()).toMatchObject({ ok: true })
    }
    writing = false
    await writer
    await close()
    await copy.drop()
  })

  it("finds texts as they were given, whatever characters they have", async () => {
    const copy = await createDatabase({ template: template.name })
    const { ledger, close } = openLedger(copy.url)
    const texts = ["", " ", "\ud800", "e\u0301", "😀", "\u0001", "\r\n", "a".repeat(10_000)]
    await ledger.post(
      texts.map((text) => ({
        kind: "credit",
        wallet_id: wallets.empty,
        amount: 1n,
        reason: text,
        note: text,
        actor: text,
        reference: text,
        medusa_order_id: text,
      }))
    )
    expect(await ledger.verify()).toMatchObject({ ok: true })
    await close()
    await copy.drop()
  })
})

/** SQL that inserts a copy of an entry of the plain wallet, with some columns changed. */
function copyOf(seq: number, changes: Record<string, string>): string {
  const columns = `id, wallet_id, seq, type, amount, balance_before, balance_after, reason, note,
    reference, order_id, medusa_order_id, transfer_group_id, counterparty_wallet_id, hold_id,
    reverses_entry_id, purpose, expires_at, lot_ids, lot_amounts, actor, idempotency_hash, key_id,
    mac, created_at`
  const values = columns
    .split(",")
    .map((column) => changes[column.trim()] ?? column.trim())
    .join(", ")
  return `INSERT INTO ledger_entry (${columns}) SELECT ${values} FROM ledger_entry
    WHERE wallet_id = ${wallets.plain} AND seq = ${seq}`
}

/** Verifies a copy of the ledger after a superuser changed it behind the database's own guards. */
async function tampered(
  change: string | ((client: Client) => Promise<void>),
  { checkpoints = 0 } = {}
): Promise<{ verification: Verification }> {
  const copy = await createDatabase({ template: template.name })
  const opened = openLedger(copy.url)
  try {
    for (let made = 0; made < checkpoints; made += 1) {
      if (made > 0) {
        await post(opened, made)
      }
      await opened.ledger.makeCheckpoint()
    }
    const client = new Client({ connectionString: copy.url })
    await client.connect()
    await client.query("SET session_replication_role = replica")
    await (typeof change === "string" ? client.query(change) : change(client))
    await client.end()
    return { verification: await opened.ledger.verify() }
  } finally {
    await opened.close()
    await copy.drop()
  }
}

async function post({ ledger }: OpenLedger, amount: number): Promise<void> {
  await ledger.post([
    {
      kind: "credit",
      wallet_id: wallets.empty,
      amount: BigInt(amount),
      reason: "r",
      actor: "a",
    },
  ])
}
