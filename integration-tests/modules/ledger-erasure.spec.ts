import { inspect } from "node:util"
import { Client } from "pg"
import type { TestDatabase } from "../support/database"
import { createLedgerDatabase, openLedger, openWallets, type OpenLedger } from "../support/ledger"

describe("erasing what was written about a customer's money", () => {
  let database: TestDatabase
  let open: OpenLedger
  let client: Client

  beforeAll(async () => {
    database = await createLedgerDatabase()
    open = openLedger(database.url)
    client = new Client({ connectionString: database.url })
    await client.connect()
  })
  afterAll(async () => {
    await client?.end()
    await open?.close()
    await database?.drop()
  })

  const page = { page: 1, per_page: 50 }
  const credit = { kind: "credit" as const, amount: 100n, actor: "user:u" }

  it("takes the texts and leaves the money, the chain and everybody else's texts", async () => {
    const { ledger } = open
    const [one, other] = await openWallets(ledger, 2)
    await ledger.post([
      { ...credit, wallet_id: one.id, reason: "for Änna", note: "€ and a note" },
      { ...credit, wallet_id: one.id, reason: "without a note" },
      { ...credit, wallet_id: other.id, reason: "for somebody else" },
    ])
    // As it is shown, also from what is remembered of pages that were read before.
    const shown = async (id: number) =>
      inspect(await ledger.listEntries({ wallet_ids: [id], ...page, staff: true }), { depth: 9 })
    expect(await shown(one.id)).toMatch(/Änna[^]*a note|a note[^]*Änna/)

    const failed = { wallet_id: one.id, code: "23514", message: "Änna's gift failed" }
    await ledger.recordFailedCompensation({ ...failed, entry_id: 1 })
    await ledger.recordFailedCompensation({ ...failed, wallet_id: other.id, entry_id: 2 })

    expect(await ledger.eraseTexts(one.customer_id)).toHaveLength(2)
    expect(await ledger.eraseTexts(one.customer_id)).toHaveLength(2)
    expect(await shown(one.id)).not.toMatch(/Änna|a note/)
    expect(await shown(other.id)).toContain("for somebody else")
    const { rows } = await client.query(
      "select message from ledger_failed_compensation order by entry_id"
    )
    expect(rows).toEqual([{ message: "" }, { message: failed.message }])
    expect((await ledger.findWallet(one.id))?.balance).toBe(200n)
    expect(await ledger.verify()).toMatchObject({ ok: true })
    // The chain goes on behind what was erased.
    await ledger.post([{ ...credit, wallet_id: one.id, reason: "later" }])
    expect(await ledger.verify()).toMatchObject({ ok: true })
  })

  it("is all that the database lets happen to an entry", async () => {
    const [wallet] = await openWallets(open.ledger, 1)
    await open.ledger.post([{ ...credit, wallet_id: wallet.id, reason: "true" }])
    const digest = "ledger_digest_texts(reason, note)"
    for (const change of [
      "reason = 'false'",
      "reason = ''",
      `texts_digest = ${digest}`,
      `texts_digest = ${digest}, reason = 'false', note = null`,
      `texts_digest = ${digest}, reason = '', amount = 1`,
      "texts_digest = sha256('false'), reason = '', note = null",
    ]) {
      await expect(
        client.query(`update ledger_entry set ${change} where wallet_id = $1`, [wallet.id])
      ).rejects.toThrow(/append-only/)
    }
  })

  it("can't hide a forged text: a digest beside one proves nothing", async () => {
    const [wallet] = await openWallets(open.ledger, 1)
    await open.ledger.post([{ ...credit, wallet_id: wallet.id, reason: "true" }])
    await client.query("set session_replication_role = replica")
    await client.query(
      `update ledger_entry set texts_digest = ledger_digest_texts(reason, note), reason = 'forged'
       where wallet_id = $1`,
      [wallet.id]
    )
    expect(await open.ledger.verify()).toMatchObject({ ok: false })
  })
})
