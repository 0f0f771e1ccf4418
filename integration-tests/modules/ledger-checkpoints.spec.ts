import { KeyRing } from "../../src/modules/ledger/chain/key-ring"
import { makeCheckpoint } from "../../src/modules/ledger/store/checkpoints"
import type { Entry } from "../../src/modules/ledger/types"
import { type Connection, databaseOf } from "../../src/database/connection"
import { createDatabase, type TestDatabase } from "../support/database"
import { LEDGER_KEYS, openLedger, type OpenLedger, posted } from "../support/ledger"
import { makePast, type Past, tampered } from "./tampering"

let past: Past

beforeAll(async () => {
  past = await makePast()
})

afterAll(async () => {
  await past.template.drop()
})

describe("checkpoints", () => {
  const cutTail = (): string => `
    DELETE FROM ledger_entry WHERE wallet_id = ${past.wallets.plain} AND seq = 4;
    UPDATE ledger_wallet SET seq = 3, balance = 100,
      head = (SELECT mac FROM ledger_entry WHERE wallet_id = ${past.wallets.plain} AND seq = 3)
      WHERE id = ${past.wallets.plain};
    UPDATE ledger_lot SET remaining = 70 WHERE id = ${past.entries[0].id}`
  const removeWallet = (): string => `
    DELETE FROM ledger_entry WHERE wallet_id = ${past.wallets.other};
    DELETE FROM ledger_lot WHERE wallet_id = ${past.wallets.other};
    DELETE FROM ledger_wallet WHERE id = ${past.wallets.other}`

  it.each([
    ["a tail cut clean off", cutTail, { problem: "truncated", seq: 4 }],
    ["a wallet removed without a trace", removeWallet, { problem: "wallet_removed" }],
  ])("show %s, which nothing else can", async (_, change, finding) => {
    expect((await tampered(past, change())).verification).toMatchObject({ ok: true })
    const { verification } = await tampered(past, change(), { checkpoints: 1 })
    expect(verification.first_bad).toMatchObject(finding)
  })

  it("show a past that the key's thief wrote anew", async () => {
    const ring = new KeyRing(new Map([[1, Buffer.from(LEDGER_KEYS["1"], "base64")]]))
    const { verification } = await tampered(
      past,
      async (client) => {
        const last = past.entries[3]
        const forged = ring.seal({ ...last, actor: "forger" }, past.entries[2].mac)
        await client.query(
          "UPDATE ledger_entry SET actor = 'forger', mac = $1 WHERE wallet_id = $2 AND seq = 4",
          [forged.mac, past.wallets.plain]
        )
        await client.query("UPDATE ledger_wallet SET head = $1 WHERE id = $2", [
          forged.mac,
          past.wallets.plain,
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
    const { verification } = await tampered(past, change, { checkpoints: 2 })
    expect(verification.ok).toBe(false)
    expect(verification.first_bad!.problem).toBe(problem)
  })

  it("show a ledger put back to an older state, to whoever has seen a newer one", async () => {
    const copy = await createDatabase({ template: past.template.name })
    const { ledger, close } = openLedger(copy.url)
    const older = (await ledger.makeCheckpoint())!
    await close()
    const restored = await createDatabase({ template: copy.name })
    const lived = openLedger(copy.url)
    await lived.ledger.post([
      { kind: "credit", wallet_id: past.wallets.plain, amount: 1n, reason: "r", actor: "a" },
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
      { kind: "credit", wallet_id: past.wallets.plain, amount: 2n, reason: "r", actor: "a" },
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
    const copy = await createDatabase({ template: past.template.name })
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

  it.each([
    ["as they are", async () => {}],
    [
      "with an entry more",
      async ({ ledger }: OpenLedger) => {
        const wallet_id = past.wallets.plain
        await ledger.post([{ kind: "credit", wallet_id, amount: 1n, reason: "r", actor: "a" }])
      },
    ],
  ])("leave the heads %s to an instance that was quicker", async (_, change) => {
    const copy = await createDatabase({ template: past.template.name })
    const [quick, slow] = [openLedger(copy.url), openLedger(copy.url)]
    await quick.ledger.makeCheckpoint()
    await quick.ledger.post([
      { kind: "credit", wallet_id: past.wallets.other, amount: 1n, reason: "r", actor: "a" },
    ])
    const database = databaseOf(slow.knex)
    const transact = database.transaction.bind(database)
    const slowly = jest.spyOn(database, "transaction").mockImplementation((work, options) =>
      transact(async (transaction) => {
        await takeSnapshot(transaction)
        await change(quick)
        expect(await quick.ledger.makeCheckpoint()).toMatchObject({ number: 2 })
        return await work(transaction)
      }, options)
    )
    const overtaken = await makeCheckpoint(database, slow.ledger["keys"], null)
    slowly.mockRestore()
    expect(overtaken).toBeNull()
    expect(await slow.ledger.makeCheckpoint()).toBeNull()
    expect(await slow.ledger.verify()).toMatchObject({ ok: true, checkpoints: 2 })
    await Promise.all([quick.close(), slow.close()])
    await copy.drop()
  })
})

describe("key rotation", () => {
  const second = { "2": Buffer.alloc(32, 9).toString("base64") }

  it("signs what is new under the new key and still verifies what is old", async () => {
    const copy = await createDatabase({ template: past.template.name })
    const before = openLedger(copy.url)
    await before.ledger.makeCheckpoint()
    await before.close()
    const rotated = openLedger(copy.url, { keys: { ...LEDGER_KEYS, ...second } })
    const [result] = await rotated.ledger.post([
      { kind: "credit", wallet_id: past.wallets.plain, amount: 1n, reason: "r", actor: "a" },
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

  describe("a ledger whose key was changed", () => {
    let copy: TestDatabase
    let before: OpenLedger
    let after: OpenLedger

    beforeEach(async () => {
      copy = await createDatabase({ template: past.template.name })
      before = openLedger(copy.url)
      after = openLedger(copy.url, { keys: { ...LEDGER_KEYS, ...second } })
      await before.ledger.makeCheckpoint()
    })

    afterEach(async () => {
      await before.close()
      await after.close()
      await copy.drop()
    })

    it("names the new key in two checkpoints although nothing else changed", async () => {
      for (const number of [2, 3]) {
        const { body } = (await after.ledger.makeCheckpoint())!
        expect(JSON.parse(body)).toMatchObject({ number, key_id: 2 })
      }
      expect(await after.ledger.makeCheckpoint()).toBeNull()
      expect(await after.ledger.verify()).toMatchObject({ ok: true, checkpoints: 3 })
    })

    it("may be written to under the old key until the second one, but not signed", async () => {
      await after.ledger.makeCheckpoint()
      await credit(before, past.wallets.plain)
      await credit(before, past.wallets.empty)
      expect(await before.ledger.makeCheckpoint()).toBeNull()
      expect(await after.ledger.verify()).toMatchObject({ ok: true })
      await after.ledger.makeCheckpoint()
      await credit(after, past.wallets.plain)
      expect(await after.ledger.verify()).toMatchObject({ ok: true, checkpoints: 3 })
    })

    it.each(["plain", "empty"] as const)(
      "shows a tail that the old key's thief wrote later: in the wallet %s",
      async (wallet) => {
        await after.ledger.makeCheckpoint()
        await after.ledger.makeCheckpoint()
        await credit(after, past.wallets.other)
        const forged = await credit(before, past.wallets[wallet])
        expect((await after.ledger.verify()).first_bad).toMatchObject({
          problem: "retired_key",
          wallet_id: past.wallets[wallet],
          transaction_id: forged.id,
        })
      }
    )

    it("shows a checkpoint that the old key's thief signed later", async () => {
      const newest = (await after.ledger.makeCheckpoint())!
      const ring = new KeyRing(new Map([[1, Buffer.from(LEDGER_KEYS["1"], "base64")]]))
      const forge = async (changes: object) => {
        const body = { ...JSON.parse(newest.body), number: 3, previous: newest.hash, ...changes }
        await sign(after, ring, JSON.stringify(body))
        return (await after.ledger.verify()).first_bad
      }
      for (const changes of [{ key_id: 1 }, { key_id: undefined }, { key_id: 2 }]) {
        expect(await forge(changes)).toMatchObject({ problem: "checkpoint_invalid", checkpoint: 3 })
      }
    })
  })

  it("verifies checkpoints that do not name their key", async () => {
    const copy = await createDatabase({ template: past.template.name })
    const opened = openLedger(copy.url)
    const { body } = (await opened.ledger.makeCheckpoint())!
    const ring = new KeyRing(new Map([[1, Buffer.from(LEDGER_KEYS["1"], "base64")]]))
    await sign(opened, ring, JSON.stringify({ ...JSON.parse(body), key_id: undefined }))
    await credit(opened, past.wallets.empty)
    await opened.ledger.makeCheckpoint()
    expect(await opened.ledger.verify()).toMatchObject({ ok: true, checkpoints: 2 })
    await opened.close()
    await copy.drop()
  })
})

async function credit({ ledger }: OpenLedger, wallet_id: number): Promise<Entry> {
  const [result] = await ledger.post([
    { kind: "credit", wallet_id, amount: 1n, reason: "r", actor: "a" },
  ])
  return posted(result).entry!
}

/** Puts a checkpoint into the database behind its guards. */
async function sign({ knex }: OpenLedger, ring: KeyRing, body: string): Promise<void> {
  const { number, created_at } = JSON.parse(body) as { number: number; created_at: string }
  await knex.transaction(async (transaction) => {
    await transaction.raw("SET LOCAL session_replication_role = replica")
    await transaction("ledger_checkpoint")
      .insert({ number, body, key_id: 1, signature: ring.signCheckpoint(body), created_at })
      .onConflict("number")
      .merge()
  })
}

async function takeSnapshot(transaction: Connection): Promise<void> {
  await transaction.query({ text: "SELECT 1" })
}
