import { Client } from "pg"
import type LedgerService from "../../src/modules/ledger/service"
import type { CreditCommand, Purpose } from "../../src/modules/ledger/types"
import { createDatabase, type TestDatabase } from "../support/database"
import { createLedgerDatabase, openLedger, openWallets, posted } from "../support/ledger"
import { tampered } from "./tampering"

/** A lot of the recipient's as it is stored. */
interface Arrived {
  id: number
  entry_id: number
  purpose: Purpose
  amount: string
  expires_at: Date | null
}

const IN_A_YEAR = new Date(Date.UTC(new Date().getUTCFullYear() + 1, 5, 1))
const base = { reason: "r", actor: "a" }

let template: TestDatabase
let sender: number
let recipient: number
let third: number
/** What came with the second transfer: gift money and plain money, 20 that expires being spent. */
let lots: Arrived[]

beforeAll(async () => {
  template = await createLedgerDatabase()
  const { ledger, close } = openLedger(template.url)
  ;[sender, recipient, third] = (await openWallets(ledger, 3)).map(({ id }) => id)
  await ledger.post([
    credit(sender, 30n, "general", IN_A_YEAR),
    credit(sender, 100n, "general", null),
    credit(sender, 40n, "gift", null),
  ])
  await close()
})

afterAll(async () => {
  await template.drop()
})

describe("a transfer of money of several kinds", () => {
  it("verifies while its lots are open, half spent, sent on, and with checkpoints between", async () => {
    const copy = await createDatabase({ template: template.name })
    const { ledger, close } = openLedger(copy.url)
    const whole = async () => expect(await ledger.verify()).toMatchObject({ ok: true })
    expect(await send(ledger, sender, recipient, 50n)).toBe(2)
    await whole()
    expect(await send(ledger, sender, recipient, 100n)).toBe(2)
    await whole()
    await ledger.makeCheckpoint()
    await ledger.post([{ ...base, kind: "debit", wallet_id: recipient, amount: 5n }])
    await whole()
    expect(await send(ledger, recipient, third, 130n)).toBe(3)
    await whole()
    expect(await send(ledger, third, sender, 126n)).toBe(3)
    await whole()
    expect(await ledger.verify({ walletIds: [sender, recipient, third] })).toMatchObject({
      ok: true,
    })
    await close()
    await copy.drop()
  })

  it("verifies after a debit of what it brought was taken back onto its lots", async () => {
    const copy = await createDatabase({ template: template.name })
    const { ledger, close } = openLedger(copy.url)
    await send(ledger, sender, recipient, 50n)
    const [debit] = await ledger.post([
      { ...base, kind: "debit", wallet_id: recipient, amount: 40n },
    ])
    await ledger.post([
      {
        ...base,
        kind: "reverse",
        wallet_id: recipient,
        transaction_id: posted(debit).entry!.id,
        amount: 35n,
        expired_policy: "forfeit",
      },
    ])
    expect(await ledger.verify()).toMatchObject({ ok: true })
    await close()
    await copy.drop()
  })
})

describe("lots that a reversal renewed", () => {
  it("verify beside lots that money returned to, and show a change of kind where one came alone", async () => {
    const database = await createLedgerDatabase()
    let now = Date.UTC(2026, 5, 1)
    const { ledger, close } = openLedger(database.url, { clock: () => new Date(now) })
    const [{ id: wallet }, { id: other }] = await openWallets(ledger, 2)
    const soon = new Date(now + 1000)
    const spent = await ledger.post([
      credit(wallet, 10n, "general", soon),
      credit(wallet, 10n, "gift", soon),
      credit(wallet, 10n, "general", null),
      { ...base, kind: "debit", wallet_id: wallet, amount: 25n },
      credit(other, 10n, "gift", soon),
      { ...base, kind: "debit", wallet_id: other, amount: 10n },
    ])
    now += 2000
    for (const [index, wallet_id] of [
      [3, wallet],
      [5, other],
    ]) {
      const transaction_id = posted(spent[index]).entry!.id
      const back = { ...base, kind: "reverse" as const, wallet_id, transaction_id }
      await ledger.post([{ ...back, expired_policy: { restore_days: 7 } }])
    }
    expect(await ledger.verify()).toMatchObject({ ok: true })
    expect(await send(ledger, wallet, other, 28n)).toBe(3)
    expect(await ledger.verify()).toMatchObject({ ok: true })
    await close()
    const renewed = { template: database, wallets: { empty: other } }
    const { verification } = await tampered(
      renewed,
      `UPDATE ledger_lot SET expires_at = NULL WHERE id = (
        SELECT min(id) FROM ledger_lot WHERE wallet_id = ${other} AND open)`
    )
    expect(verification.first_bad).toMatchObject({ problem: "lots_mismatch", wallet_id: other })
    await database.drop()
  })
})

describe("a lot that came with others in one transfer", () => {
  beforeAll(async () => {
    const { ledger, knex, close } = openLedger(template.url)
    await send(ledger, sender, recipient, 70n)
    await send(ledger, sender, recipient, 80n)
    await ledger.post([{ ...base, kind: "debit", wallet_id: recipient, amount: 31n }])
    lots = await knex("ledger_lot")
      .where({ wallet_id: recipient })
      .orderBy("id")
      .then((rows: (Arrived & { id: string; entry_id: string })[]) =>
        rows.map((row) => ({ ...row, id: Number(row.id), entry_id: Number(row.entry_id) }))
      )
    expect(
      lots.map(({ purpose, amount, expires_at }) => [purpose, amount, Boolean(expires_at)])
    ).toEqual([
      ["general", "30", true],
      ["general", "40", false],
      ["general", "60", false],
      ["gift", "20", false],
    ])
    await close()
  })

  it.each([0, 1, 2, 3])("shows when its amount is another: %d", async (index) => {
    await expectFound(index, "amount = amount + 1")
  })

  it.each([1, 2, 3])("shows when there is more left of it: %d", async (index) => {
    await expectFound(index, "amount = amount + 1, remaining = remaining + 1")
  })

  it.each([0, 1, 2, 3])("shows when it is for another purpose: %d", async (index) => {
    await expectFound(index, "purpose = 'paid'")
  })

  it.each([0, 1, 2, 3])("shows when it expires at another time: %d", async (index) => {
    await expectFound(index, "expires_at = coalesce(expires_at, now()) + interval '1 day'")
  })

  it.each([0, 1, 2, 3])("shows when it expires for ever later: %d", async (index) => {
    await expectFound(index, "expires_at = 'infinity'")
  })

  it("shows when it never expires", async () => {
    await expectFound(0, "expires_at = NULL")
  })

  it("shows when it is said to be of another entry", async () => {
    await expectFound(3, `entry_id = ${lots[0].entry_id}`)
  })

  it("shows when it has changed its kind with the one beside it", async () => {
    const [, , plain, gift] = lots
    await expectFound(2, `purpose = CASE id WHEN ${plain.id} THEN 'gift' ELSE 'general' END`, [
      plain,
      gift,
    ])
  })

  it("shows a change of kind that the sender's spent lot was made to agree with", async () => {
    const { verification } = await tampered(past(), async (client) => {
      await change(client, [lots[0]], "expires_at = NULL")
      await client.query(
        `UPDATE ledger_lot SET expires_at = NULL WHERE wallet_id = $1 AND expires_at IS NOT NULL`,
        [sender]
      )
    })
    expect(verification.first_bad).toMatchObject({ problem: "lots_mismatch" })
  })

  it("shows a change of kind when the sender's spent lot is gone or of another entry", async () => {
    for (const hidden of [
      "DELETE FROM ledger_lot WHERE wallet_id = $1 AND expires_at IS NOT NULL",
      `UPDATE ledger_lot SET entry_id = (SELECT max(id) FROM ledger_entry WHERE wallet_id = $1),
        expires_at = NULL WHERE wallet_id = $1 AND expires_at IS NOT NULL`,
    ]) {
      const { verification } = await tampered(past(), async (client) => {
        await change(client, [lots[0]], "expires_at = NULL")
        await client.query(hidden, [sender])
      })
      expect(verification.first_bad).toMatchObject({ problem: "lots_mismatch" })
    }
  })

  async function expectFound(
    index: number,
    assignment: string,
    changed: Arrived[] = [lots[index]]
  ): Promise<void> {
    const { verification } = await tampered(past(), (client) => change(client, changed, assignment))
    expect(verification.first_bad).toMatchObject({
      problem: "lots_mismatch",
      wallet_id: recipient,
      transaction_id: lots[index].id,
    })
  }
})

function past() {
  return { template, wallets: { empty: third } }
}

async function change(client: Client, changed: Arrived[], assignment: string): Promise<void> {
  const { rowCount } = await client.query(
    `UPDATE ledger_lot SET ${assignment} WHERE id = ANY($1::bigint[])`,
    [changed.map(({ id }) => id)]
  )
  expect(rowCount).toBe(changed.length)
}

function credit(
  wallet_id: number,
  amount: bigint,
  purpose: Purpose,
  expires_at: Date | null
): CreditCommand {
  return { ...base, kind: "credit", wallet_id, amount, purpose, expires_at }
}

let transfers = 0

/** @returns how many lots it opened */
async function send(
  ledger: LedgerService,
  from: number,
  to: number,
  amount: bigint
): Promise<number> {
  transfers += 1
  const [result] = await ledger.post([
    {
      ...base,
      kind: "transfer",
      wallet_id: from,
      to_wallet_id: to,
      amount,
      transfer_group_id: `mixed ${transfers}`,
    },
  ])
  return posted(result).counterpart!.lots.length
}
