import { databaseOf, type Transaction } from "../../src/database/connection"
import { copyOut } from "../../src/host/copy-out"
import type { StoredEntry } from "../../src/modules/ledger/verify/entry-cursor"
import { fetchEntries, readEntries } from "../../src/modules/ledger/verify/read-entries"
import { createDatabase } from "../support/database"
import { createLedgerDatabase, openLedger, openWallets } from "../support/ledger"
import { makePast, type Past } from "./tampering"

let past: Past

beforeAll(async () => {
  past = await makePast()
})

afterAll(async () => {
  await past.template.drop()
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
    const copy = await createDatabase({ template: past.template.name })
    const { ledger, close } = openLedger(copy.url)
    let writing = true
    const writer = (async () => {
      while (writing) {
        await ledger.post([
          { kind: "credit", wallet_id: past.wallets.plain, amount: 2n, reason: "r", actor: "a" },
          { kind: "debit", wallet_id: past.wallets.plain, amount: 1n, reason: "r", actor: "a" },
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
    const copy = await createDatabase({ template: past.template.name })
    const { ledger, close } = openLedger(copy.url)
    const texts = ["", " ", "\ud800", "e\u0301", "😀", "\u0001", "\r\n", "a".repeat(10_000)]
    await ledger.post(
      texts.map((text) => ({
        kind: "credit",
        wallet_id: past.wallets.empty,
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

describe("reading entries for it", () => {
  const inPast = async <T>(work: (transaction: Transaction) => Promise<T>) => {
    const copy = await createDatabase({ template: past.template.name })
    const { ledger, knex, close } = openLedger(copy.url)
    const wallet = await ledger.findWallet(past.wallets.held)
    await ledger.eraseTexts(wallet!.customer_id)
    try {
      return await databaseOf(knex).transaction(work)
    } finally {
      await close()
      await copy.drop()
    }
  }
  const asText = (entry: StoredEntry) => ({
    ...entry,
    mac: entry.mac.toString("hex"),
    idempotency_hash: entry.idempotency_hash?.toString("hex"),
    texts_digest: entry.texts_digest?.toString("hex"),
  })
  const readAll = async (parts: AsyncIterable<Iterable<StoredEntry>>) => {
    const entries = []
    for await (const part of parts) for (const entry of part) entries.push(asText(entry))
    return entries
  }

  it("is done by COPY with the host's driver as it is", async () => {
    const bytes = await inPast(async (transaction) => {
      const chunks: Buffer[] = []
      for await (const chunk of (await copyOut(transaction, "SELECT 1")) ?? []) chunks.push(chunk)
      return Buffer.concat(chunks)
    })
    expect(bytes.toString("latin1")).toMatch(/^PGCOPY\n/)
  })

  it("gives the same without COPY", async () => {
    const [byCopy, byCursor] = await inPast(async (transaction) => [
      await readAll(readEntries(transaction, 0, null)),
      await readAll(fetchEntries(transaction, "FROM ledger_entry ORDER BY wallet_id, seq")),
    ])
    expect(byCursor).toEqual(byCopy)
    expect(byCursor).toHaveLength(7)
    expect(byCursor.filter(({ texts_digest }) => texts_digest)).not.toEqual([])
  })
})
