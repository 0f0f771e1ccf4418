import type { Command } from "../../src/modules/ledger/types"
import type { TestDatabase } from "../support/database"
import { openWallets, posted } from "../support/ledger"
import { createWebhooksDatabase, type Instance, openInstance } from "../support/webhooks"

let database: TestDatabase
let instance: Instance
let other: Instance
let now: number

const clock = () => new Date(now)

beforeEach(async () => {
  now = Date.UTC(2026, 4, 1)
  database = await createWebhooksDatabase()
  instance = openInstance(database.url, { clock })
  other = openInstance(database.url, { clock })
})

afterEach(async () => {
  await instance.close()
  await other.close()
  await database.drop()
})

/** As workflows, and so jobs, wrap modules: every function of one is another each time. */
function wrappedByHost(module: object): object {
  const call = (method: (...args: unknown[]) => unknown) => {
    return (...args: unknown[]) => method.apply(module, args)
  }
  return new Proxy(module, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name)
      return typeof value === "function" ? call(value as never) : value
    },
  })
}

describe("the log of events", () => {
  it("has what happened under sequence numbers from 1, without gaps", async () => {
    const { ledger, webhooks } = instance
    const [wallet] = await openWallets(ledger, 1)
    await ledger.post([credit(wallet.id, 10n), debit(wallet.id, 4n)])
    await ledger.updateWallet(wallet.id, { spending_limit: 5n }, "user:u")
    // Of a change to what is there already nobody is told.
    await ledger.updateWallet(wallet.id, { spending_limit: 5n }, "user:u")
    await instance.relay()
    const events = await webhooks.listEvents(0, 100)
    expect(events.map(({ sequence, type }) => [sequence, type])).toEqual([
      [1, "wallet.created"],
      [2, "wallet.credited"],
      [3, "wallet.debited"],
      [4, "wallet.updated"],
    ])
    expect(new Set(events.map(({ id }) => id)).size).toBe(4)
    expect(events[2].data).toMatchObject({
      sequence: 3,
      wallet_sequence: 2,
      wallet: { id: wallet.id, customer_id: wallet.customer_id, currency: "EUR", sequence: 2 },
      transaction: { type: "debit", amount: "4", balance_after: "6" },
    })
    expect(events[3].data).toMatchObject({ actor: "user:u", changes: { spending_limit: "5" } })
    expect(await webhooks.listEvents(2, 1)).toEqual([events[2]])
  })

  it("tells of an entry what a reader of transactions sees, and of what it has only at times", async () => {
    const { ledger, webhooks } = instance
    const [wallet] = await openWallets(ledger, 1)
    const [first] = await ledger.post([
      {
        ...credit(wallet.id, 10n),
        reason: 'a "quoted" \u001e reason',
        reference: "r-1",
        order_id: 7,
        medusa_order_id: "order_7",
        expires_at: new Date(now + 1_234),
      },
    ])
    const entry = posted(first).entry!
    await instance.relay()
    const [, event] = await webhooks.listEvents(0, 100)
    expect(event.data).toEqual({
      sequence: 2,
      wallet_sequence: 1,
      wallet: {
        id: wallet.id,
        customer_id: wallet.customer_id,
        user_id: wallet.user_id,
        currency: "EUR",
        sequence: 1,
      },
      transaction: {
        id: entry.id,
        wallet_id: wallet.id,
        sequence: 1,
        type: "credit",
        amount: "10",
        balance_before: "0",
        balance_after: "10",
        reason: 'a "quoted" \u001e reason',
        reference: "r-1",
        purpose: "general",
        expiry_date: new Date(now + 1_234).toISOString(),
        order_id: 7,
        medusa_order_id: "order_7",
        currency: "EUR",
        hmac_chain: `sha256:${entry.mac.toString("hex")}`,
        created_at: entry.created_at.toISOString(),
      },
    })
  })

  it("never shows what is for staff only", async () => {
    const { ledger, webhooks } = instance
    const [wallet] = await openWallets(ledger, 1)
    await ledger.post([{ ...credit(wallet.id, 10n), note: "a note for staff" }])
    await instance.relay()
    expect(JSON.stringify(await webhooks.listEvents(0, 100))).not.toMatch(/note for staff|"actor"/)
  })

  it("tells by its own type what a credit is", async () => {
    const { ledger, webhooks } = instance
    const [wallet] = await openWallets(ledger, 1)
    await ledger.post([
      { ...credit(wallet.id, 1n), type: "cashback" },
      { ...credit(wallet.id, 2n), type: "topup" },
      { ...credit(wallet.id, 3n), type: "milestone" },
      { ...credit(wallet.id, 4n), type: "referral" },
    ])
    await instance.relay()
    const types = (await webhooks.listEvents(1, 100)).map(({ type }) => type)
    expect(types).toEqual([
      "wallet.credited",
      "wallet.cashback.awarded",
      "wallet.credited",
      "wallet.topup.completed",
      "wallet.credited",
      "wallet.milestone.awarded",
      "wallet.credited",
      "wallet.referral.rewarded",
    ])
  })

  it("tells what has lapsed, with the entry that books it", async () => {
    const { ledger, webhooks } = instance
    const [wallet] = await openWallets(ledger, 1)
    const expires_at = new Date(now + 1_000)
    const [credited] = await ledger.post([{ ...credit(wallet.id, 9n), expires_at }])
    await ledger.post([credit(wallet.id, 2n), debit(wallet.id, 4n)])
    now += 1_000
    await ledger.bookLapsed()
    await instance.relay()
    const [expired, ...more] = await webhooks.listEvents(4, 100)
    expect(more).toEqual([])
    expect(expired).toMatchObject({ type: "wallet.credit.expired", wallet_id: wallet.id })
    expect(expired.data).toMatchObject({
      sequence: 5,
      wallet_sequence: 4,
      transaction: { type: "expiry", amount: "5", balance_before: "7", balance_after: "2" },
    })
    const { id } = (expired.data as { transaction: { id: number } }).transaction
    expect((await ledger.findEntry(id))!.lots).toEqual([
      { lot_id: posted(credited).entry!.id, amount: 5n },
    ])
  })

  it("tells number and hash of a checkpoint, of no wallet in particular", async () => {
    const { ledger, webhooks } = instance
    await openWallets(ledger, 1)
    const { number, hash } = (await ledger.makeCheckpoint())!
    expect([number, hash]).toEqual([1, expect.stringMatching(/^[0-9a-f]{64}$/)])
    await instance.relay()
    expect(await webhooks.listEvents(1, 100)).toMatchObject([
      {
        type: "wallet.ledger.checkpoint",
        wallet_id: null,
        data: { sequence: 2, wallet_sequence: null, wallet: null, number, hash },
      },
    ])
  })

  it("tells both sides of a transfer", async () => {
    const { ledger, webhooks } = instance
    const [from, to] = await openWallets(ledger, 2)
    await ledger.post([credit(from.id, 10n)])
    await ledger.post([
      {
        kind: "transfer",
        wallet_id: from.id,
        to_wallet_id: to.id,
        amount: 4n,
        reason: "r",
        actor: "a",
        transfer_group_id: "tg_1",
      },
    ])
    await instance.relay()
    const events = await webhooks.listEvents(3, 100)
    expect(events.map(({ type, wallet_id }) => [type, wallet_id])).toEqual([
      ["wallet.debited", from.id],
      ["wallet.transfer.sent", from.id],
      ["wallet.credited", to.id],
      ["wallet.transfer.received", to.id],
    ])
    for (const { data } of events) {
      expect(data.transaction).toMatchObject({ amount: "4", transfer_group_id: "tg_1" })
    }
  })

  it("takes money that goes back for what it is, not for another top-up", async () => {
    const { ledger, webhooks } = instance
    const [wallet] = await openWallets(ledger, 1)
    const [topup] = await ledger.post([{ ...credit(wallet.id, 10n), type: "topup" }])
    const transaction_id = posted(topup).entry!.id
    await ledger.post([
      {
        kind: "reverse",
        wallet_id: wallet.id,
        transaction_id,
        reason: "r",
        actor: "a",
        expired_policy: "forfeit",
      },
    ])
    await instance.relay()
    const [, , , reversal, ...more] = await webhooks.listEvents(0, 100)
    expect(more).toEqual([])
    expect(reversal).toMatchObject({
      type: "wallet.debited",
      data: { transaction: { amount: "10", reverses_transaction_id: transaction_id } },
    })
  })

  it("has events that other modules announce, if their transaction commits", async () => {
    const { ledger, webhooks, knex } = instance
    const announce = (type: string, fate: "commit" | "rollback") =>
      knex
        .transaction(async (transaction) => {
          const context = { transactionManager: { getTransactionContext: () => transaction } }
          await ledger.announce([{ type, data: { code: "AB" } }], context)
          if (fate === "rollback") throw new Error("changed my mind")
        })
        .catch(() => undefined)
    await announce("wallet.redemption_code.created", "rollback")
    await announce("wallet.redemption_code.redeemed", "commit")
    await instance.relay()
    expect(await webhooks.listEvents(0, 100)).toMatchObject([
      {
        sequence: 1,
        type: "wallet.redemption_code.redeemed",
        wallet_id: null,
        data: { code: "AB", wallet: null },
      },
    ])
  })

  it("skips nothing that commits late under a lower id", async () => {
    const { ledger, webhooks, knex } = instance
    const [early, late] = await openWallets(ledger, 2)
    await instance.relay()
    let commit: () => void = () => undefined
    const held = new Promise<void>((resolve) => (commit = resolve))
    let begun: () => void = () => undefined
    const posting = new Promise<void>((resolve) => (begun = resolve))
    const slow = knex.transaction(async (transaction) => {
      const context = { transactionManager: { getTransactionContext: () => transaction } }
      await ledger.post([credit(early.id, 1n)], context as never)
      begun()
      await held
    })
    await posting
    await ledger.post([credit(late.id, 2n)])
    await instance.relay()
    commit()
    await slow
    await instance.relay()
    const events = await webhooks.listEvents(2, 100)
    expect(events.map(({ sequence, wallet_id }) => [sequence, wallet_id])).toEqual([
      [3, late.id],
      [4, early.id],
    ])
  })

  it("keeps each wallet's order and counts without gaps while two instances relay under load", async () => {
    const wallets = await openWallets(instance.ledger, 5)
    let posting = true
    const relays = [instance, other].map(async (each) => {
      while (posting) await each.relay()
    })
    await Promise.all(
      [instance, other].map(async ({ ledger }) => {
        for (let round = 0; round < 40; round++) {
          await Promise.all(
            wallets.map((wallet, index) =>
              ledger.post([credit(wallet.id, 1n), credit(wallets[(index + 1) % 5].id, 1n)])
            )
          )
        }
      })
    )
    posting = false
    await Promise.all(relays)
    await instance.relay()
    const events = await instance.webhooks.listEvents(0, 5000)
    expect(events.map(({ sequence }) => sequence)).toEqual(events.map((_, index) => index + 1))
    expect(events).toHaveLength(5 + 2 * 40 * 5 * 2)
    for (const { id } of wallets) {
      const sequences = events
        .filter((event) => event.wallet_id === id && event.type === "wallet.credited")
        .map(({ data }) => data.wallet_sequence)
      expect(sequences).toEqual(sequences.map((_, index) => index + 1))
    }
    const emitted = [...instance.emitted, ...other.emitted].map(({ data }) => data.sequence)
    expect(emitted).toHaveLength(events.length)
    expect(new Set(emitted).size).toBe(events.length)
  })

  it("tells the event bus again what it may have missed in a crash", async () => {
    const { ledger, webhooks } = instance
    await openWallets(ledger, 1)
    await instance.relay()
    await openWallets(ledger, 1)
    await expect(
      webhooks
        .log((context) => ledger.takeOutbox(10, context))
        .then(() =>
          webhooks.follow(() => Promise.reject(new Error("the bus is away")), {
            limit: 10,
            types: null,
          })
        )
    ).rejects.toThrow("the bus is away")
    expect(await webhooks.readProgress()).toEqual({ log: 2, bus: 1 })
    await other.relay()
    expect(other.emitted.map(({ name, data }) => [name, data.sequence])).toEqual([
      ["wallet.created", 2],
    ])
  })

  it.each<[string, (bus: object) => object]>([
    ["as it is", (bus) => bus],
    ["as a job is handed it", wrappedByHost],
  ])("reads for the host's own bus, %s, only what somebody subscribed to", async (_, wrap) => {
    class LocalEventBusService {
      eventToSubscribersMap = new Map([
        ["wallet.debited", [{}]],
        ["wallet.credited", []],
      ])
      heard: string[] = []
      emit = async (messages: unknown) =>
        void this.heard.push(...(messages as { name: string }[]).map(({ name }) => name))
    }
    const bus = new LocalEventBusService()
    const hosted = openInstance(database.url, { clock, bus: wrap(bus) as typeof bus })
    const [wallet] = await openWallets(hosted.ledger, 1)
    await hosted.ledger.post([credit(wallet.id, 3n), debit(wallet.id, 1n)])
    await hosted.relay()
    expect(bus.heard).toEqual(["wallet.debited"])
    expect(await hosted.webhooks.readProgress()).toEqual({ log: 3, bus: 3 })
    bus.eventToSubscribersMap.set("*", [{}])
    await hosted.ledger.post([credit(wallet.id, 3n)])
    await hosted.relay()
    expect(bus.heard).toEqual(["wallet.debited", "wallet.credited"])
    await hosted.close()
  })

  it("goes on while the event bus does not answer", async () => {
    const cutOff = openInstance(database.url, {
      clock,
      bus: { emit: () => new Promise<void>(() => undefined) },
    })
    const [wallet] = await openWallets(cutOff.ledger, 1)
    const relaying = cutOff.relay()
    await cutOff.ledger.post([credit(wallet.id, 1n)])
    await expect(relaying).rejects.toThrow("the event bus does not answer")
    await other.relay()
    expect(await other.webhooks.listEvents(0, 10)).toHaveLength(2)
    expect(other.emitted).toHaveLength(2)
    await cutOff.close()
  })

  it("leaves the outbox as it was when logging fails", async () => {
    const { ledger, webhooks } = instance
    await openWallets(ledger, 1)
    await expect(
      webhooks.log(async (context) => {
        await ledger.takeOutbox(10, context)
        throw new Error("killed")
      })
    ).rejects.toThrow("killed")
    await other.relay()
    expect(await webhooks.listEvents(0, 10)).toHaveLength(1)
  })

  it("hears of postings of the same instance at once", async () => {
    let told = 0
    instance.ledger.onOutbox(() => (told += 1))
    const [wallet] = await openWallets(instance.ledger, 1)
    await instance.ledger.post([credit(wallet.id, 1n)])
    expect(told).toBe(1)
  })

  it("announces a credit once, when a week of its time is left", async () => {
    const { ledger, webhooks } = instance
    const [wallet] = await openWallets(ledger, 1)
    const day = 24 * 60 * 60 * 1000
    await ledger.post([
      { ...credit(wallet.id, 10n), expires_at: new Date(now + 8 * day) },
      { ...credit(wallet.id, 20n), expires_at: new Date(now + 30 * day) },
      debit(wallet.id, 3n),
    ])
    expect(await ledger.announceExpiring([7])).toBe(0)
    now += day
    expect(await ledger.announceExpiring([7])).toBe(1)
    now += day
    expect(await ledger.announceExpiring([7])).toBe(0)
    await instance.relay()
    const expiring = (await webhooks.listEvents(0, 100)).filter(({ type }) => /expiring/.test(type))
    expect(expiring).toMatchObject([
      {
        wallet_id: wallet.id,
        data: {
          amount: "7",
          currency: "EUR",
          expiry_date: new Date(Date.UTC(2026, 4, 9)).toISOString(),
          wallet: { customer_id: wallet.customer_id },
        },
      },
    ])
  })

  it("is forgotten after thirty days, and its numbers are not given again", async () => {
    const { ledger, webhooks } = instance
    await openWallets(ledger, 2)
    await instance.relay()
    now += 29 * 24 * 60 * 60 * 1000
    await openWallets(ledger, 1)
    await instance.relay()
    expect(await webhooks.purge()).toBe(0)
    now += 2 * 24 * 60 * 60 * 1000
    expect(await webhooks.purge()).toBe(2)
    expect(await webhooks.purge()).toBe(0)
    await openWallets(ledger, 1)
    await instance.relay()
    expect((await webhooks.listEvents(0, 10)).map(({ sequence }) => sequence)).toEqual([3, 4])
  })
})

function credit(wallet_id: number, amount: bigint) {
  return { kind: "credit", wallet_id, amount, reason: "r", actor: "a" } as const satisfies Command
}

function debit(wallet_id: number, amount: bigint) {
  return { kind: "debit", wallet_id, amount, reason: "r", actor: "a" } as const satisfies Command
}
