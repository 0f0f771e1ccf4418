import { setTimeout as sleep } from "node:timers/promises"
import type { Command } from "../../src/modules/ledger/types"
import { RETRY_DELAYS } from "../../src/modules/webhooks/schedule"
import type { SendRequest, SendResult } from "../../src/modules/webhooks/send"
import type { Delivery } from "../../src/modules/webhooks/types"
import type { TestDatabase } from "../support/database"
import { openWallets } from "../support/ledger"
import {
  createWebhooksDatabase,
  type Instance,
  type InstanceSettings,
  openInstance,
} from "../support/webhooks"

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

interface Sent extends SendRequest {
  at: number
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- events of every type
  event: any
}

let database: TestDatabase
let instance: Instance
let opened: Instance[]
let now: number
/** What was sent, and how the receiver at an address answers. */
let sent: Sent[]
let answer: (request: Sent) => number | Partial<SendResult> | Promise<Partial<SendResult>>

const clock = () => new Date(now)

async function send(request: SendRequest): Promise<SendResult> {
  const event = { ...request, at: now, event: JSON.parse(request.body) }
  sent.push(event)
  const result = await answer(event)
  return {
    status: null,
    error: null,
    response: null,
    retryAfter: null,
    ...(typeof result === "number" ? { status: result } : result),
  }
}

function open(settings: InstanceSettings = {}): Instance {
  const another = openInstance(database.url, { clock, send, ...settings })
  opened.push(another)
  return another
}

beforeEach(async () => {
  now = Date.UTC(2026, 4, 1)
  sent = []
  answer = () => 204
  opened = []
  database = await createWebhooksDatabase()
  instance = open()
})

afterEach(async () => {
  await Promise.all(opened.map((each) => each.close()))
  await database.drop()
})

const url = "https://receiver.example.com/hook"

async function subscribe(events?: string[], at = url) {
  return (await instance.webhooks.createEndpoint({ url: at, events, created_by: "user:u" }))!
}

/** Relays and delivers until nothing is due at this instant. */
async function settle(...instances: Instance[]) {
  for (const each of instances.length ? instances : [instance]) {
    await each.relay()
    await each.webhooks.deliverDue()
  }
}

/** Lets time pass in steps, delivering as it goes. */
async function pass(duration: number, step: number) {
  const end = now + duration
  while (now < end) {
    now = Math.min(now + step, end)
    await settle()
  }
}

async function deliveriesOf(endpoint_id: string): Promise<Delivery[]> {
  return (await instance.webhooks.listDeliveries({ endpoint_id, page: 1, per_page: 100 })).data
}

describe("deliveries", () => {
  it("go to every endpoint that wants the event, signed, with one id for all of them", async () => {
    await subscribe(undefined, `${url}/all`)
    await subscribe(["wallet.debited"], `${url}/debits`)
    const [wallet] = await openWallets(instance.ledger, 1)
    await instance.ledger.post([credit(wallet.id, 5n), debit(wallet.id, 2n)])
    await settle()
    const seen = sent.map(({ url: to, event }) => [to.split("/").pop(), event.type])
    expect(seen.filter(([to]) => to === "all").map(([, type]) => type)).toEqual([
      "wallet.created",
      "wallet.credited",
      "wallet.debited",
    ])
    expect(seen.filter(([to]) => to === "debits")).toEqual([["debits", "wallet.debited"]])
    const debits = sent.filter(({ event }) => event.type === "wallet.debited")
    expect(debits[0].headers["webhook-id"]).toBe(debits[1].headers["webhook-id"])
    expect(debits[0].body).toBe(debits[1].body)
    expect(debits[0].headers["webhook-signature"]).not.toBe(debits[1].headers["webhook-signature"])
    expect(debits[0].event).toEqual({
      type: "wallet.debited",
      timestamp: clock().toISOString(),
      data: expect.objectContaining({ sequence: 3, wallet_sequence: 2 }),
    })
  })

  it("don't happen for what was there before the endpoint", async () => {
    await openWallets(instance.ledger, 1)
    await settle()
    await subscribe()
    await openWallets(instance.ledger, 1)
    await settle()
    expect(sent.map(({ event }) => event.data.sequence)).toEqual([2])
  })

  it("write down each attempt", async () => {
    const { id } = await subscribe()
    answer = () => ({ status: 500, response: "no\u0000t now" })
    await openWallets(instance.ledger, 1)
    await settle()
    answer = () => ({ status: 200, response: "ok" })
    await pass(6 * SECOND, 6 * SECOND)
    const [delivery] = await deliveriesOf(id)
    expect(delivery).toMatchObject({
      status: "delivered",
      attempts: 2,
      event_sequence: 1,
      next_attempt_at: null,
      finished_at: clock(),
      log: [
        { at: new Date(now - 6 * SECOND).toISOString(), status: 500 },
        { at: clock().toISOString(), status: 200, error: null, response: "ok" },
      ],
    })
  })

  it("lose nothing while the receiver is down for an hour", async () => {
    const { id } = await subscribe()
    const wallets = await openWallets(instance.ledger, 3)
    const down = { from: now, until: now + HOUR }
    answer = ({ at }) => (at < down.until ? { error: "connect ECONNREFUSED" } : 200)
    for (let minute = 0; minute < 60; minute++) {
      await instance.ledger.post(wallets.map((wallet) => credit(wallet.id, 1n)))
      await pass(MINUTE, 30 * SECOND)
    }
    expect(sent.every(({ at }) => at <= down.until)).toBe(true)
    await pass(3 * HOUR, 5 * MINUTE)
    const arrived = sent.filter(({ at }) => at >= down.until).map(({ event }) => event.data)
    expect(arrived.map(({ sequence }) => sequence).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 3 + 180 }, (_, index) => index + 1)
    )
    for (const wallet of wallets) {
      const sequences = arrived
        .filter((data) => data.wallet.id === wallet.id && data.wallet_sequence)
        .map(({ wallet_sequence }) => wallet_sequence)
      expect(sequences).toEqual(Array.from({ length: 60 }, (_, index) => index + 1))
    }
    const open = await instance.webhooks.listDeliveries({
      endpoint_id: id,
      status: "pending",
      page: 1,
      per_page: 1,
    })
    expect(open.total).toBe(0)
    expect(await instance.webhooks.findEndpoint(id)).toMatchObject({
      status: "active",
      failing_since: null,
    })
  })

  it("are tried ten times over three days, then given up, and the endpoint is disabled", async () => {
    const { id } = await subscribe(["wallet.credited"])
    const [wallet] = await openWallets(instance.ledger, 1)
    answer = () => 500
    await instance.ledger.post([credit(wallet.id, 1n), credit(wallet.id, 2n)])
    await settle()
    const began = now
    for (const delay of RETRY_DELAYS) {
      const before = sent.length
      now += Math.floor(delay * 0.89)
      await settle()
      expect(sent).toHaveLength(before)
      now += Math.ceil(delay * 0.22)
      await settle()
      expect(sent).toHaveLength(before + 1)
    }
    expect(sent).toHaveLength(10)
    expect(new Set(sent.map(({ headers }) => headers["webhook-id"])).size).toBe(1)
    const [second, first] = await deliveriesOf(id)
    expect(first).toMatchObject({ status: "failed", attempts: 10, next_attempt_at: null })
    expect(second).toMatchObject({ status: "pending", attempts: 0 })
    expect(await instance.webhooks.findEndpoint(id)).toMatchObject({
      status: "disabled",
      status_reason: expect.stringMatching(/given up/),
      failing_since: new Date(began),
    })
    expect(instance.warnings.join()).toContain(id)
    await pass(DAY, HOUR)
    expect(sent).toHaveLength(10)
  })

  it("go on in order when a disabled endpoint is enabled again", async () => {
    const { id } = await subscribe()
    const [wallet] = await openWallets(instance.ledger, 1)
    await instance.webhooks.updateEndpoint(id, { status: "active" })
    answer = () => 500
    await settle()
    await instance.ledger.post([credit(wallet.id, 1n)])
    await settle()
    await instance.webhooks.updateEndpoint(id, { status: "disabled" })
    await instance.ledger.post([credit(wallet.id, 2n)])
    answer = () => 200
    sent = []
    await pass(HOUR, 10 * MINUTE)
    expect(sent).toEqual([])
    await instance.webhooks.updateEndpoint(id, { status: "active" })
    await settle()
    expect(sent.map(({ event }) => event.data.sequence)).toEqual([1, 2])
  })

  it("of one wallet wait for each other, of other wallets and endpoints they don't", async () => {
    await subscribe(undefined, `${url}/moody`)
    await subscribe(undefined, `${url}/fine`)
    const [stuck, free] = await openWallets(instance.ledger, 2)
    await settle()
    sent = []
    answer = ({ url: to, event }) =>
      to.endsWith("moody") && event.data.wallet.id === stuck.id ? 503 : 200
    await instance.ledger.post([
      credit(stuck.id, 1n),
      credit(free.id, 1n),
      credit(stuck.id, 2n),
      credit(free.id, 2n),
    ])
    await settle()
    const arrived = (to: string, wallet: number) =>
      sent
        .filter(({ url: sentTo, event }) => sentTo.endsWith(to) && event.data.wallet.id === wallet)
        .map(({ event }) => event.data.wallet_sequence)
    expect(arrived("moody", stuck.id)).toEqual([1])
    expect(arrived("moody", free.id)).toEqual([1, 2])
    expect(arrived("fine", stuck.id)).toEqual([1, 2])
    answer = () => 200
    await pass(6 * SECOND, SECOND)
    expect(arrived("moody", stuck.id)).toEqual([1, 1, 2])
  })

  it("of others go on while one endpoint hangs", async () => {
    await subscribe(undefined, `${url}/hangs`)
    await subscribe(undefined, `${url}/fine`)
    let hanging = 0
    let release: () => void = () => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    answer = async ({ url: to }) => {
      if (to.endsWith("hangs")) {
        hanging += 1
        await released
      }
      return { status: 200 }
    }
    await openWallets(instance.ledger, 100)
    await instance.relay()
    const delivering = instance.webhooks.deliverDue()
    const fine = () => sent.filter(({ url: to }) => to.endsWith("fine")).length
    for (let left = 200; left && fine() < 100; left--) await sleep(10)
    expect(fine()).toBe(100)
    expect(hanging).toBe(16)
    release()
    await delivering
    expect(hanging).toBe(100)
  })

  it("leave a receiver alone for as long as it asks", async () => {
    await subscribe()
    answer = () => ({ status: 429, retryAfter: "600" })
    await openWallets(instance.ledger, 1)
    await settle()
    answer = () => 200
    await openWallets(instance.ledger, 1)
    await pass(9 * MINUTE, MINUTE)
    expect(sent).toHaveLength(1)
    await pass(2 * MINUTE, MINUTE)
    expect(sent.map(({ event }) => event.data.sequence).sort()).toEqual([1, 1, 2])
  })

  it("end for an endpoint that answers 410; when it is back, they go on in order from the one it refused", async () => {
    const { id } = await subscribe()
    answer = () => 410
    const [wallet] = await openWallets(instance.ledger, 1)
    await instance.ledger.post([credit(wallet.id, 1n)])
    await settle()
    await openWallets(instance.ledger, 1)
    await pass(HOUR, 10 * MINUTE)
    expect(sent).toHaveLength(1)
    expect(await instance.webhooks.findEndpoint(id)).toMatchObject({
      status: "disabled",
      status_reason: expect.stringMatching(/410/),
    })
    answer = () => 200
    await instance.webhooks.updateEndpoint(id, { status: "active" })
    await settle()
    const [refused, ...arrived] = sent.map(({ event }) => event)
    expect(arrived.map(({ type }) => type)).toEqual(["wallet.created", "wallet.credited"])
    expect(arrived[0]).toEqual(refused)
    expect(await deliveriesOf(id)).toMatchObject([
      { status: "delivered", attempts: 1 },
      { status: "delivered", attempts: 2 },
    ])
  })

  it("sign with both secrets for a day after a rotation", async () => {
    const { id } = await subscribe()
    const signatures = () => sent.at(-1)!.headers["webhook-signature"].split(" ").length
    await openWallets(instance.ledger, 1)
    await settle()
    expect(signatures()).toBe(1)
    const rotated = await instance.webhooks.rotateSecret(id)
    expect(rotated!.previous_until).toEqual(new Date(now + DAY))
    now += DAY - 1
    await openWallets(instance.ledger, 1)
    await settle()
    expect(signatures()).toBe(2)
    now += 1
    await openWallets(instance.ledger, 1)
    await settle()
    expect(signatures()).toBe(1)
  })

  it("say what is wrong when the key to the secret is gone, and go on when it is back", async () => {
    const { id } = await subscribe()
    const keyless = open({ keys: { "2": Buffer.alloc(32, 2).toString("base64") } })
    await openWallets(instance.ledger, 1)
    await instance.relay()
    await keyless.webhooks.deliverDue()
    expect(sent).toEqual([])
    expect((await deliveriesOf(id))[0].log[0].error).toMatch(/key 1, which is not configured/)
    await pass(6 * SECOND, 6 * SECOND)
    expect(sent).toHaveLength(1)
  })

  it("are shared by two instances without a second copy, in each wallet's order", async () => {
    await subscribe(["wallet.credited"])
    const other = open()
    const wallets = await openWallets(instance.ledger, 20)
    answer = async () => {
      await sleep(Math.random() * 5)
      return { status: 200 }
    }
    for (let round = 0; round < 10; round++) {
      await instance.ledger.post(wallets.map((wallet) => credit(wallet.id, 1n)))
      await Promise.all([settle(instance), settle(other)])
    }
    await Promise.all([settle(instance), settle(other)])
    await settle(instance)
    expect(sent).toHaveLength(200)
    for (const wallet of wallets) {
      const mine = sent.filter(({ event }) => event.data.wallet.id === wallet.id)
      expect(mine.map(({ event }) => event.data.wallet_sequence)).toEqual([
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
      ])
    }
  })

  it("are taken over half a minute after an instance died in the middle of one", async () => {
    await subscribe()
    const dying = open({ send: () => new Promise<SendResult>(() => undefined) })
    opened.pop()
    await openWallets(instance.ledger, 2)
    await instance.relay()
    dying.webhooks.wakeDeliverer()
    await sleep(300)
    await dying.knex.destroy()
    await settle()
    expect(sent).toHaveLength(0)
    now += MINUTE
    await settle()
    expect(sent.map(({ event }) => event.data.sequence).sort()).toEqual([1, 2])
  })

  it("ignore the result of an attempt that took longer than its claim held", async () => {
    const { id } = await subscribe()
    let release: (result: SendResult) => void = () => undefined
    const slow = open({ send: () => new Promise<SendResult>((resolve) => (release = resolve)) })
    await openWallets(instance.ledger, 1)
    await instance.relay()
    const late = slow.webhooks.deliverDue()
    await sleep(200)
    now += MINUTE
    await settle()
    release({ status: 500, error: null, response: null, retryAfter: null })
    await late
    expect(await deliveriesOf(id)).toMatchObject([{ status: "delivered", attempts: 1 }])
  })

  it("can be had again by hand, with the id of the event", async () => {
    const { id } = await subscribe()
    await openWallets(instance.ledger, 1)
    await settle()
    const [first] = await deliveriesOf(id)
    const again = await instance.webhooks.redeliver(first)
    await settle()
    expect(sent).toHaveLength(2)
    expect(sent[1].headers["webhook-id"]).toBe(sent[0].headers["webhook-id"])
    expect(sent[1].body).toBe(sent[0].body)
    expect(await instance.webhooks.findDelivery(again!.id)).toMatchObject({
      status: "delivered",
      redelivery_of: first.id,
    })
  })

  it("can be hastened while they wait for a retry", async () => {
    const { id } = await subscribe()
    answer = () => 500
    await openWallets(instance.ledger, 1)
    await settle()
    answer = () => 200
    const [waiting] = await deliveriesOf(id)
    expect((await instance.webhooks.redeliver(waiting))!.id).toBe(waiting.id)
    await settle()
    expect(await deliveriesOf(id)).toMatchObject([{ status: "delivered", attempts: 2 }])
  })

  it("to an endpoint that was deleted stop, and disappear", async () => {
    const { id } = await subscribe()
    const { id: kept } = await subscribe()
    await openWallets(instance.ledger, 3)
    await instance.relay()
    expect(await instance.webhooks.deleteEndpoint(id)).toBe(true)
    await settle()
    expect(sent).toHaveLength(3)
    while (await instance.webhooks.purge());
    expect(await deliveriesOf(id)).toEqual([])
    expect(await deliveriesOf(kept)).toHaveLength(3)
    expect(await instance.webhooks.listEndpoints()).toHaveLength(1)
  })

  it("are forgotten after thirty days, and what waited behind one of them has its turn", async () => {
    const { id } = await subscribe()
    const [wallet] = await openWallets(instance.ledger, 1)
    await instance.relay()
    await instance.webhooks.updateEndpoint(id, { status: "disabled" })
    await instance.webhooks.updateEndpoint(id, { status: "active" })
    now += 20 * DAY
    await instance.ledger.post([credit(wallet.id, 1n)])
    await instance.relay()
    now += 11 * DAY
    while (await instance.webhooks.purge());
    await settle()
    expect(sent.map(({ event }) => event.type)).toEqual(["wallet.credited"])
  })
})

describe("a ping", () => {
  it("is sent once, at once, and tells how it went", async () => {
    const { id } = await subscribe(["wallet.debited"])
    answer = () => ({ status: 500, response: "broken" })
    const delivery = await instance.webhooks.ping(id)
    expect(delivery).toMatchObject({
      type: "wallet.ping",
      status: "failed",
      attempts: 1,
      log: [{ status: 500, response: "broken" }],
    })
    expect(sent[0].event).toEqual({
      type: "wallet.ping",
      timestamp: clock().toISOString(),
      data: { endpoint_id: id },
    })
    await pass(HOUR, 10 * MINUTE)
    expect(sent).toHaveLength(1)
  })

  it("reaches an endpoint that is disabled", async () => {
    const { id } = await subscribe()
    await instance.webhooks.updateEndpoint(id, { status: "disabled" })
    expect(await instance.webhooks.ping(id)).toMatchObject({ status: "delivered" })
  })
})

describe("an endpoint", () => {
  it("keeps its secret out of the database", async () => {
    const { secret, id } = await subscribe()
    const { rows } = await instance.knex.raw("select * from webhooks_endpoint where id = ?", [id])
    const key = Buffer.from(secret.slice("whsec_".length), "base64")
    expect(rows[0].secret.includes(key)).toBe(false)
    expect(JSON.stringify(rows)).not.toContain(secret)
  })

  it("is one of fifty at most", async () => {
    for (let count = 0; count < 50; count++) await subscribe()
    expect(await instance.webhooks.createEndpoint({ url, created_by: "user:u" })).toBeUndefined()
  })
})

function credit(wallet_id: number, amount: bigint) {
  return { kind: "credit", wallet_id, amount, reason: "r", actor: "a" } as const satisfies Command
}

function debit(wallet_id: number, amount: bigint) {
  return { kind: "debit", wallet_id, amount, reason: "r", actor: "a" } as const satisfies Command
}
