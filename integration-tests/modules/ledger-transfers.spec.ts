import { Client } from "pg"
import type { Command, TransferCommand } from "../../src/modules/ledger/types"
import type { TestDatabase } from "../support/database"
import {
  createLedgerDatabase,
  findBrokenInvariants,
  openLedger,
  type OpenLedger,
  openWallets,
  posted,
  refusalOf,
} from "../support/ledger"

let database: TestDatabase
let opened: OpenLedger

beforeAll(async () => {
  database = await createLedgerDatabase()
  opened = openLedger(database.url)
})

afterAll(async () => {
  await opened.close()
  await database.drop()
})

describe("transfers between two instances", () => {
  it("in both directions at once lose nothing and wait for nobody for ever", async () => {
    const { ledger } = opened
    const other = openLedger(database.url)
    const wallets = await funded(4, 1000n)
    const programs = Array.from({ length: 200 }, (_, index) =>
      transfer(wallets[index % 4], wallets[(index * 3 + 1) % 4], BigInt(1 + (index % 5)), index)
    ).filter(({ wallet_id, to_wallet_id }) => wallet_id !== to_wallet_id)
    const results = await Promise.all(
      programs.map((command, index) => (index % 2 ? ledger : other.ledger).post([command]))
    )
    expect(results.flat().every(({ ok }) => ok)).toBe(true)
    const balances = await ledger.findWallets(wallets)
    expect(balances.reduce((sum, { balance }) => sum + balance, 0n)).toBe(4000n)
    expect(await ledger.verify()).toMatchObject({ ok: true })
    await other.close()
  })

  it("are answered again with both sides under their key, in one group and later", async () => {
    const [a, b] = await funded(2, 100n)
    const command: TransferCommand = {
      ...transfer(a, b, 30n, "again"),
      idempotency: { scope: "customer:1 createTransfer", key: "k1", fingerprint: "f" },
    }
    const [first, second] = (await opened.ledger.post([command, command])).map(posted)
    const [third] = (await opened.ledger.post([command])).map(posted)
    expect([first.replayed, second.replayed, third.replayed]).toEqual([false, true, true])
    for (const again of [second, third]) {
      expect(again.entry).toEqual(first.entry)
      expect(again.counterpart).toEqual(first.counterpart)
    }
    expect(first.counterpart).toMatchObject({ wallet_id: b, type: "transfer_in", amount: 30n })
  })

  it("sent fifty times at once with one key move money once, and all get both sides", async () => {
    const other = openLedger(database.url)
    const [a, b] = await funded(2, 100n)
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, copy) => {
        const command: TransferCommand = {
          ...transfer(a, b, 30n, `parallel ${copy}`),
          idempotency: { scope: "customer:1 createTransfer", key: "parallel", fingerprint: "f" },
        }
        return (copy % 2 ? opened : other).ledger.post([command])
      })
    )
    await other.close()
    const postings = results.flat().map(posted)
    expect(postings.filter(({ replayed }) => !replayed)).toHaveLength(1)
    const [{ entry, counterpart }] = postings
    for (const posting of postings) {
      expect(posting).toMatchObject({ entry, counterpart })
    }
    const balances = await opened.ledger.findWallets([a, b])
    expect(new Map(balances.map(({ id, balance }) => [id, balance]))).toEqual(
      new Map([
        [a, 70n],
        [b, 130n],
      ])
    )
    expect(await opened.ledger.verify()).toMatchObject({ ok: true })
  })

  it("to a wallet that is not there are refused", async () => {
    const [a] = await funded(1, 100n)
    const [result] = await opened.ledger.post([transfer(a, 999_999, 1n, "nowhere")])
    expect(refusalOf(result)).toEqual({ code: "wallet_not_found", wallet_id: 999_999 })
  })
})

describe("reversals of transfers between two instances", () => {
  it("of both sides, of parts and of reversals at once, take nothing back twice", async () => {
    const other = openLedger(database.url)
    const [a, b] = await funded(2, 500n)
    const soon = new Date(Date.now() + 3_600_000)
    await opened.ledger.post([
      { ...BASE, kind: "credit", wallet_id: a, amount: 300n, purpose: "gift", expires_at: soon },
    ])
    const sent = posted((await opened.ledger.post([transfer(a, b, 600n, "storm")]))[0])
    const known = [[sent.entry!, sent.counterpart!]]
    for (let round = 0; round < 6; round += 1) {
      const commands = Array.from({ length: 24 }, (_, index): Command => {
        const [out, into] = known[(index * 7 + round) % known.length]
        return index % 6 === 5
          ? transfer(index % 12 === 5 ? b : a, index % 12 === 5 ? a : b, 3n, `${round} ${index}`)
          : {
              ...BASE,
              kind: "reverse_transfer",
              wallet_id: into.wallet_id,
              to_wallet_id: out.wallet_id,
              transfer_in: into.id,
              transfer_out: out.id,
              amount: BigInt(1 + ((index * 31) % 90)),
              transfer_group_id: `storm ${round} ${index}`,
              expired_policy: { restore_days: 30 },
            }
      })
      const results = await Promise.all(
        commands.map((command, index) => (index % 2 ? opened : other).ledger.post([command]))
      )
      for (const result of results.flat()) {
        if (result.ok) {
          known.push([result.posting.entry!, result.posting.counterpart!])
        } else {
          expect(["reversal_exceeds", "insufficient_balance"]).toContain(result.refusal.code)
        }
      }
      const wallets = await opened.ledger.findWallets([a, b])
      expect(wallets.reduce((sum, { balance }) => sum + balance, 0n)).toBe(1300n)
    }
    await other.close()
    expect(known.length).toBeGreaterThan(20)
    expect(await opened.ledger.verify()).toMatchObject({ ok: true })
    const client = new Client(database.url)
    await client.connect()
    expect(await findBrokenInvariants(client)).toEqual([])
    // What stands of each, its reversals taken off, is never negative and never more than it moved.
    const { rows } = await client.query(`
      WITH RECURSIVE line (id, of, amount, sign) AS (
        SELECT id, id, amount, 1 FROM ledger_entry
        UNION ALL SELECT reversal.id, line.of, reversal.amount, -line.sign
          FROM line JOIN ledger_entry reversal ON reversal.reverses_entry_id = line.id
      ) SELECT of FROM line GROUP BY of HAVING sum(sign * amount) < 0
        OR sum(sign * amount) > max(amount) FILTER (WHERE id = of)`)
    await client.end()
    expect(rows).toEqual([])
  })
})

describe("a freeze between two instances", () => {
  it("stands behind what has the wallet, and before all that comes after it", async () => {
    const other = openLedger(database.url)
    const [a, b] = await funded(2, 1000n)
    const spend = (index: number): Command =>
      index % 3 === 0
        ? transfer(a, b, 1n, `frozen ${a} ${index}`)
        : { ...BASE, kind: index % 3 === 1 ? "debit" : "hold", wallet_id: a, amount: 1n }
    const early = Array.from({ length: 40 }, (_, index) =>
      (index % 2 ? opened : other).ledger.post([spend(index)])
    )
    const frozen = opened.ledger.transact(
      async (transaction) =>
        await opened.ledger.freezeWallet(a, { by: "user:u", reason: "stolen" }, transaction)
    )
    expect(await frozen).toBe(true)
    const late = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        (index % 2 ? opened : other).ledger.post([spend(100 + index)])
      )
    )
    expect(new Set(late.flat().map((result) => refusalOf(result).code))).toEqual(
      new Set(["wallet_frozen"])
    )
    const taken = (await Promise.all(early)).flat().filter(({ ok }) => ok).length
    const back = await other.ledger.post([transfer(b, a, 5n, `to the frozen ${a}`)])
    expect(back.every(({ ok }) => ok)).toBe(true)
    const [wallet] = await opened.ledger.findWallets([a])
    expect(wallet).toMatchObject({ balance: 1005n - BigInt(taken), frozen: { by: "user:u" } })
    await other.close()
    expect(await opened.ledger.verify()).toMatchObject({ ok: true })
  })
})

describe("a velocity cap", () => {
  it("counts debits and outgoing transfers in a rolling window, in one group and over many", async () => {
    const [a, b] = await funded(2, 1000n)
    const velocity = { max: 3, window_ms: 400 }
    const spend = (index: number) => ({
      ...transfer(a, b, 1n, `cap ${a} ${index}`),
      restrictions: { velocity },
    })
    const group = await opened.ledger.post([spend(1), spend(2), spend(3), spend(4)])
    expect(group.map(({ ok }) => ok)).toEqual([true, true, true, false])
    const [refused] = await opened.ledger.post([spend(5)])
    const refusal = refusalOf(refused)
    expect(refusal).toMatchObject({ code: "velocity_cap_exceeded", max: 3 })
    const { retry_at } = refusal as { retry_at: Date }
    await new Promise((resolve) => setTimeout(resolve, retry_at.getTime() - Date.now() + 20))
    const [late] = await opened.ledger.post([spend(6)])
    expect(late.ok).toBe(true)
  })

  it("looks past any number of other entries for the debits that count", async () => {
    const [a, b] = await funded(2, 1000n)
    const capped = {
      ...transfer(a, b, 1n, `far ${a}`),
      restrictions: { velocity: { max: 1, window_ms: 60_000 } },
    }
    await opened.ledger.post([transfer(a, b, 1n, `first ${a}`)])
    await opened.ledger.post(
      Array.from({ length: 200 }, () => ({
        kind: "credit" as const,
        wallet_id: a,
        amount: 1n,
        reason: "more",
        actor: "user:u",
      }))
    )
    const [result] = await opened.ledger.post([capped])
    expect(refusalOf(result).code).toBe("velocity_cap_exceeded")
  })

  it("is counted for each wallet of a group by itself, however far back each has to be read", async () => {
    const [busy, quiet, fresh, to] = await funded(4, 1000n)
    const each = (walletId: number, count: number) =>
      Array.from({ length: count }, (_, index) =>
        transfer(walletId, to, 1n, `each ${walletId} ${index}`)
      )
    await opened.ledger.post([...each(busy, 150), ...each(quiet, 70)])
    const capped = (walletId: number, max: number) => ({
      ...transfer(walletId, to, 1n, `capped ${walletId} ${max}`),
      restrictions: { velocity: { max, window_ms: 60_000 } },
    })
    const results = await opened.ledger.post([
      capped(busy, 150),
      capped(busy, 151),
      capped(quiet, 70),
      capped(quiet, 71),
      capped(fresh, 1),
      capped(fresh, 1),
    ])
    expect(results.map(({ ok }) => ok)).toEqual([false, true, false, true, true, false])
  })
})

describe("a velocity cap and what else takes money out", () => {
  const restrictions = { velocity: { max: 1, window_ms: 60_000 } }
  const spend = (wallet_id: number, kind: "debit" | "hold", type: "debit" | "withdrawal") => ({
    ...BASE,
    kind,
    wallet_id,
    type,
    amount: 1n,
    restrictions,
  })

  it("lets one hold or withdrawal through, not five", async () => {
    for (const kind of ["debit", "hold"] as const) {
      for (const type of ["debit", "withdrawal"] as const) {
        const [wallet] = await funded(1, 100n)
        const [first] = await opened.ledger.post([spend(wallet, kind, type)])
        expect(first.ok).toBe(true)
        const more = Array.from({ length: 4 }, () => spend(wallet, kind, type))
        const codes = (await opened.ledger.post(more)).map((result) => refusalOf(result).code)
        expect(new Set(codes)).toEqual(new Set(["velocity_cap_exceeded"]))
      }
    }
  })

  it("counts a committed hold once, and one that was released not at all", async () => {
    const [wallet] = await funded(1, 100n)
    const two = { restrictions: { velocity: { max: 2, window_ms: 60_000 } } }
    const hold = { ...spend(wallet, "hold", "debit"), ...two }
    const debit = { ...spend(wallet, "debit", "debit"), ...two }
    const [reserved] = (await opened.ledger.post([hold])).map(posted)
    const hold_id = reserved.hold!.id
    await opened.ledger.post([{ ...BASE, kind: "commit_hold", wallet_id: wallet, hold_id }])
    const [second, third] = await opened.ledger.post([hold, debit])
    expect(refusalOf(third).code).toBe("velocity_cap_exceeded")
    const given = posted(second).hold!.id
    const release = { ...BASE, kind: "release_hold" as const, wallet_id: wallet, hold_id: given }
    expect((await opened.ledger.post([release, debit])).map(({ ok }) => ok)).toEqual([true, true])
    const [last] = await opened.ledger.post([debit])
    expect(refusalOf(last).code).toBe("velocity_cap_exceeded")
  })
})

const BASE = { reason: "because", actor: "user:u" }

describe("a wallet that is not there yet", () => {
  let owners = 0
  const newOwner = () => {
    owners += 1
    return { customer_id: `cus_new_${owners}`, user_id: 10_000 + owners, currency: "EUR" }
  }
  const sent = async (from: number, owner: ReturnType<typeof newOwner>, amount: bigint) => {
    const [{ id, opens }] = await opened.ledger.walletIdsFor([owner])
    return { ...transfer(from, id, amount, `${owner.customer_id} ${Math.random()}`), opens }
  }
  const written = async (): Promise<unknown> => {
    const { rows } = await opened.knex.raw(
      `SELECT (SELECT count(*) FROM ledger_wallet) AS wallets,
        (SELECT count(*) FROM ledger_outbox_event) AS events`
    )
    return rows
  }

  it("is not opened by a dry run or by what is refused", async () => {
    const { ledger } = opened
    const [from] = await funded(1, 10n)
    const before = await written()
    const owner = newOwner()
    const command = await sent(from, owner, 4n)
    const [dry, refused, unknown] = await ledger.post([
      { ...command, dry_run: true },
      { ...command, amount: 11n },
      { ...command, wallet_id: 999_999 },
    ])
    expect(posted(dry).preview).toMatchObject([
      { wallet_id: from, amount: 4n },
      { wallet_id: 0, amount: 4n, balance_after: 4n },
    ])
    expect(refusalOf(refused)).toMatchObject({ code: "insufficient_balance" })
    expect(refusalOf(unknown)).toMatchObject({ code: "wallet_not_found" })
    expect(await ledger.findWalletId(owner.customer_id, "EUR")).toBeUndefined()
    expect(await written()).toEqual(before)
  })

  it("is opened with the first entry in it, and announced before it", async () => {
    const { ledger, knex } = opened
    const [from] = await funded(1, 10n)
    const owner = newOwner()
    const [result] = await ledger.post([await sent(from, owner, 4n)])
    const { counterpart } = posted(result)
    expect(counterpart).toMatchObject({ seq: 1, balance_before: 0n, balance_after: 4n })
    const [wallet] = await ledger.findWalletsOf(owner.customer_id)
    expect(wallet).toMatchObject({ ...owner, id: counterpart!.wallet_id, balance: 4n })
    const { rows } = await knex.raw(
      "SELECT type FROM ledger_outbox_event WHERE wallet_id = ? ORDER BY id",
      [wallet.id]
    )
    expect(rows).toEqual([{ type: "wallet.created" }, { type: "wallet.credited" }])
    expect(await ledger.verify()).toMatchObject({ ok: true })
  })

  it("is opened once, however many want to be the first on it", async () => {
    const { ledger } = opened
    const other = openLedger(database.url)
    const senders = await funded(20, 10n)
    const owner = newOwner()
    const commands = await Promise.all(senders.map((from) => sent(from, owner, 3n)))
    const results = await Promise.all(
      commands.map((command, index) => (index % 2 ? ledger : other.ledger).post([command]))
    )
    expect(results.flat().every(({ ok }) => ok)).toBe(true)
    const wallets = await ledger.findWalletsOf(owner.customer_id)
    expect(wallets).toMatchObject([{ balance: 60n }])
    expect(await ledger.verify()).toMatchObject({ ok: true })
    await other.close()
  })
})

describe("a dry run", () => {
  it("decides as if and leaves nothing behind, not even a number", async () => {
    const { ledger } = opened
    const [a, b] = await funded(2, 100n)
    const key = { scope: "s", key: `dry ${a}`, fingerprint: "f" }
    const [preview] = (
      await ledger.post([{ ...transfer(a, b, 40n, `dry ${a}`), dry_run: true, idempotency: key }])
    ).map(posted)
    expect(preview).toMatchObject({ entry: null, counterpart: null, replayed: false })
    expect(preview.preview!.map(({ type, balance_after }) => [type, balance_after])).toEqual([
      ["transfer_out", 60n],
      ["transfer_in", 140n],
    ])
    const [real] = (
      await ledger.post([{ ...transfer(a, b, 40n, `dry ${a}`), idempotency: key }])
    ).map(posted)
    expect(real).toMatchObject({ replayed: false, entry: { seq: 2 } })
  })
})

describe("verification", () => {
  it("finds a transfer whose other side was cut off its wallet without a trace", async () => {
    const { ledger } = opened
    const [a, b] = await funded(2, 100n)
    await ledger.post([transfer(a, b, 40n, `pair ${a}`)])
    const client = new Client({ connectionString: database.url })
    await client.connect()
    await client.query(`BEGIN; SET LOCAL session_replication_role = replica;
      DELETE FROM ledger_lot WHERE wallet_id = ${b} AND entry_id <>
        (SELECT id FROM ledger_entry WHERE wallet_id = ${b} AND seq = 1);
      DELETE FROM ledger_entry WHERE wallet_id = ${b} AND seq = 2;
      UPDATE ledger_wallet SET seq = 1, balance = 100,
        head = (SELECT mac FROM ledger_entry WHERE wallet_id = ${b}) WHERE id = ${b};
      COMMIT`)
    await client.end()
    expect(await ledger.verify()).toMatchObject({
      ok: false,
      first_bad: { problem: "transfer_unpaired", wallet_id: a },
    })
  })
})

async function funded(count: number, amount: bigint): Promise<number[]> {
  const wallets = (await openWallets(opened.ledger, count)).map(({ id }) => id)
  await opened.ledger.post(
    wallets.map((wallet_id) => ({
      kind: "credit",
      wallet_id,
      amount,
      reason: "opening",
      actor: "user:u",
    }))
  )
  return wallets
}

function transfer(from: number, to: number, amount: bigint, name: unknown): TransferCommand {
  return {
    kind: "transfer",
    wallet_id: from,
    to_wallet_id: to,
    amount,
    reason: "Transfer",
    transfer_group_id: `tg ${name}`,
    actor: "customer:c",
  }
}
