import { setTimeout as sleep } from "node:timers/promises"
import { Client } from "pg"
import { Webhook } from "standardwebhooks"
import { shareStore } from "../support/shared-store"
import {
  createAdmin,
  createCustomer,
  request,
  startStore,
  type Admin,
  type Answer,
  type Customer,
  type Store,
} from "../support/store"
import { startReceiver, type Received, type Receiver } from "../support/webhooks"

const WEBHOOKS = "/admin/wallet/webhooks"

/** Waits until something holds; what it was last when that takes too long. */
async function eventually<T>(read: () => T | Promise<T>, holds: (value: T) => boolean): Promise<T> {
  for (let left = 150; ; left -= 1) {
    const value = await read()
    if (holds(value) || left === 0) return value
    await sleep(100)
  }
}

let store: Store
let admin: Admin
let customer: Customer
let walletId: number
let receiver: Receiver

beforeAll(async () => {
  store = await shareStore()
  admin = await createAdmin(store)
  customer = await createCustomer(store)
  const mine = await request(store, "GET", "/wallet/v1/wallets/me", { token: customer.token })
  walletId = mine.body.id
})
afterAll(() => store?.stop())

beforeEach(async () => {
  receiver = await startReceiver()
})
afterEach(async () => {
  const { body } = await asAdmin("GET", `${WEBHOOKS}?per_page=100`)
  for (const { id } of body.data) await asAdmin("DELETE", `${WEBHOOKS}/${id}`)
  await receiver.close()
})

function asAdmin(method: string, path: string, body?: unknown): Promise<Answer> {
  return request(store, method, path, { token: admin.token, body })
}

function credit(amount: string, extra: object = {}) {
  const body = { amount, reason: "A present", note: "for staff", ...extra }
  return asAdmin("POST", `/wallet/v1/wallets/${walletId}/credit`, body)
}

async function subscribe(body: object = {}) {
  const answer = await asAdmin("POST", WEBHOOKS, { url: receiver.url, ...body })
  expect(answer.status).toBe(201)
  return answer.body
}

function arrivals(count: number): Promise<Received[]> {
  return eventually(
    () => receiver.received,
    (received) => received.length >= count
  )
}

describe("webhook endpoints", () => {
  it("are at most fifty, and one may be made for each that is deleted", async () => {
    const make = () => asAdmin("POST", WEBHOOKS, { url: receiver.url })
    const made = await Promise.all(Array.from({ length: 50 }, make))
    expect(new Set(made.map(({ status }) => status))).toEqual(new Set([201]))
    const refused = await make()
    expect([refused.status, refused.body.code]).toEqual([409, "wallet_webhook_limit_reached"])
    expect((await asAdmin("DELETE", `${WEBHOOKS}/${made[0].body.id}`)).status).toBe(200)
    expect((await make()).status).toBe(201)
    const { body } = await asAdmin("GET", `${WEBHOOKS}?per_page=20&page=3`)
    expect(body.meta).toEqual({ total: 50, total_pages: 3, page: 3, per_page: 20 })
    expect(body.data).toHaveLength(10)
  })

  it("are named by what can be a name", async () => {
    const answer = await asAdmin("GET", `${WEBHOOKS}/%00`)
    expect([answer.status, answer.body.code]).toEqual([400, "wallet_invalid_param"])
  })

  it("are made with a secret that no later answer shows", async () => {
    const made = await asAdmin("POST", WEBHOOKS, {
      url: receiver.url,
      events: ["wallet.credited", "wallet.debited", "wallet.credited"],
      description: "Shop",
    })
    expect(made.status).toBe(201)
    expect(made.body).toEqual({
      id: expect.stringMatching(/^whe_[0-9a-f]{24}$/),
      url: receiver.url,
      description: "Shop",
      events: ["wallet.credited", "wallet.debited"],
      secret: expect.stringMatching(/^whsec_/),
      status: "active",
      status_reason: null,
      failing_since: null,
      created_by: `user:${admin.id}`,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    })
    const { secret, ...shown } = made.body
    const listed = await asAdmin("GET", WEBHOOKS)
    const got = await asAdmin("GET", `${WEBHOOKS}/${shown.id}`)
    expect(listed.body.data).toEqual([shown])
    expect(got.body).toEqual(shown)
    expect(listed.text + got.text).not.toContain(secret)
  })

  it("want every event unless they say which", async () => {
    expect((await subscribe()).events).toEqual(["*"])
  })

  it("can be changed field by field", async () => {
    const { id, url } = await subscribe({ description: "first" })
    const path = `${WEBHOOKS}/${id}`
    expect((await asAdmin("PATCH", path, { events: ["wallet.created"] })).body).toMatchObject({
      url,
      description: "first",
      events: ["wallet.created"],
    })
    expect((await asAdmin("PATCH", path, { description: null })).body.description).toBeNull()
    const disabled = await asAdmin("PATCH", path, { status: "disabled" })
    expect(disabled.body).toMatchObject({ status: "disabled", status_reason: null })
  })

  it("are gone once deleted", async () => {
    const { id } = await subscribe()
    const path = `${WEBHOOKS}/${id}`
    expect((await asAdmin("DELETE", path)).body).toEqual({ id, deleted: true })
    for (const [method, each] of [
      ["GET", path],
      ["DELETE", path],
      ["PATCH", path],
      ["POST", `${path}/rotate`],
      ["POST", `${path}/ping`],
      ["GET", `${path}/deliveries`],
    ]) {
      const answer = await asAdmin(method, each, method === "PATCH" ? {} : undefined)
      expect([each, answer.status, answer.body.code]).toEqual([
        each,
        404,
        "wallet_webhook_not_found",
      ])
    }
  })

  it.each([
    ["no url", {}, "url"],
    ["a url that is none", { url: "example.com" }, "url"],
    ["credentials in the url", { url: "https://u:p@example.com/" }, "url"],
    ["another scheme", { url: "file:///etc/passwd" }, "url"],
    ["an unknown event", { url: "https://example.com/", events: ["wallet.ping"] }, "events"],
    ["no events at all", { url: "https://example.com/", events: [] }, "events"],
    ["an unknown field", { url: "https://example.com/", sercet: "x" }, "sercet"],
  ])("are refused with %s", async (_what, body, field) => {
    const answer = await asAdmin("POST", WEBHOOKS, body)
    expect([answer.status, answer.body.code]).toEqual([400, "wallet_invalid_param"])
    expect(Object.keys(answer.body.data.params).join()).toContain(field)
  })

  it("are none of customers' and guests' business", async () => {
    for (const token of [customer.token, undefined]) {
      expect((await request(store, "GET", WEBHOOKS, { token })).status).toBe(401)
      const made = await request(store, "POST", WEBHOOKS, { token, body: { url: receiver.url } })
      expect(made.status).toBe(401)
    }
  })
})

describe("a webhook", () => {
  it("brings what happened within seconds, signed as the standard says", async () => {
    const { secret } = await subscribe({ events: ["wallet.credited"] })
    const { body: receipt } = await credit("1250", { reference: `r-${Date.now()}` })
    const [{ headers, body }] = await arrivals(1)
    const event = new Webhook(secret).verify(body, headers as Record<string, string>)
    const { body: shown } = await asAdmin(
      "GET",
      `/wallet/v1/transactions/${receipt.transaction_id}`
    )
    const { note, ...transaction } = shown
    expect(note).toBe("for staff")
    expect(event).toEqual({
      type: "wallet.credited",
      timestamp: receipt.created_at,
      data: {
        sequence: expect.any(Number),
        wallet_sequence: receipt.sequence,
        wallet: {
          id: walletId,
          customer_id: customer.id,
          user_id: expect.any(Number),
          currency: receipt.currency,
          sequence: receipt.sequence,
        },
        transaction: expect.objectContaining({ id: receipt.transaction_id, amount: "1250" }),
      },
    })
    expect(transaction).toMatchObject((event as { data: { transaction: object } }).data.transaction)
    expect(body).not.toContain("for staff")
    expect(headers["content-type"]).toBe("application/json")
  })

  it("comes again after a failure, under the same id with a new signature", async () => {
    const { id, secret } = await subscribe({ events: ["wallet.credited"] })
    receiver.answer = (_received, response) =>
      response.writeHead(receiver.received.length === 1 ? 500 : 200).end("hello")
    await credit("1")
    const [first, second] = await arrivals(2)
    expect(second.headers["webhook-id"]).toBe(first.headers["webhook-id"])
    expect(second.body).toBe(first.body)
    expect(new Webhook(secret).verify(second.body, second.headers as never)).toBeTruthy()
    const { body: list } = await eventually(
      () => asAdmin("GET", `${WEBHOOKS}/${id}/deliveries`),
      ({ body }) => body.data[0].status === "delivered"
    )
    expect(list.meta).toEqual({ total: 1, total_pages: 1, page: 1, per_page: 25 })
    expect(list.data[0]).toMatchObject({
      endpoint_id: id,
      event_id: first.headers["webhook-id"],
      type: "wallet.credited",
      status: "delivered",
      attempts: 2,
      log: [
        { status: 500, response: "hello" },
        { status: 200, error: null },
      ],
    })
    const failed = await asAdmin("GET", `${WEBHOOKS}/${id}/deliveries?status=failed`)
    expect(failed.body.data).toEqual([])
  })

  it("can be had again by hand", async () => {
    const { id } = await subscribe({ events: ["wallet.credited"] })
    await credit("1")
    await arrivals(1)
    const { body } = await eventually(
      () => asAdmin("GET", `${WEBHOOKS}/${id}/deliveries`),
      (answer) => answer.body.data[0].status === "delivered"
    )
    const shown = await asAdmin("GET", `/admin/wallet/deliveries/${body.data[0].id}`)
    expect(shown.body).toEqual({ ...body.data[0], payload: receiver.received[0].body })
    const path = `/admin/wallet/deliveries/${body.data[0].id}/redeliver`
    const again = await asAdmin("POST", path)
    expect([again.status, again.body.redelivery_of]).toEqual([202, body.data[0].id])
    const [first, second] = await arrivals(2)
    expect(second.headers["webhook-id"]).toBe(first.headers["webhook-id"])
    await asAdmin("PATCH", `${WEBHOOKS}/${id}`, { status: "disabled" })
    expect((await asAdmin("POST", path)).body.code).toBe("wallet_webhook_disabled")
    const unknown = await asAdmin("POST", "/admin/wallet/deliveries/999999/redeliver")
    expect([unknown.status, unknown.body.code]).toEqual([404, "wallet_delivery_not_found"])
    const unseen = await asAdmin("GET", "/admin/wallet/deliveries/999999")
    expect([unseen.status, unseen.body.code]).toEqual([404, "wallet_delivery_not_found"])
  })

  it("can't be had again once its event is forgotten", async () => {
    const { id } = await subscribe({ events: ["wallet.credited"] })
    await credit("1")
    const { body } = await eventually(
      () => asAdmin("GET", `${WEBHOOKS}/${id}/deliveries`),
      (answer) => answer.body.data[0]?.status === "delivered"
    )
    const [{ id: delivery, event_sequence }] = body.data
    const database = new Client({ connectionString: store.databaseUrl })
    await database.connect()
    await database.query("delete from webhooks_event where sequence = $1", [event_sequence])
    await database.end()
    const shown = await asAdmin("GET", `/admin/wallet/deliveries/${delivery}`)
    expect([shown.status, shown.body.payload]).toEqual([200, null])
    const again = await asAdmin("POST", `/admin/wallet/deliveries/${delivery}/redeliver`)
    expect([again.status, again.body.code]).toEqual([410, "wallet_event_not_kept"])
    // The next event arrives as the second one: the first did not come again.
    await credit("2")
    const [, second] = await arrivals(2)
    expect(second.event.data.transaction.amount).toBe("2")
  })

  it("can be tried out with a ping, whatever the endpoint wants", async () => {
    const { id, secret } = await subscribe({ events: ["wallet.created"] })
    const answer = await asAdmin("POST", `${WEBHOOKS}/${id}/ping`)
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      type: "wallet.ping",
      status: "delivered",
      attempts: 1,
      event_sequence: null,
      log: [{ status: 204 }],
    })
    const [{ headers, body }] = receiver.received
    expect(new Webhook(secret).verify(body, headers as never)).toMatchObject({
      type: "wallet.ping",
      data: { endpoint_id: id },
    })
  })

  it("carries both signatures after a rotation", async () => {
    const { id, secret: previous } = await subscribe()
    const rotated = await asAdmin("POST", `${WEBHOOKS}/${id}/rotate`)
    expect(rotated.body).toEqual({
      id,
      secret: expect.stringMatching(/^whsec_/),
      previous_secret_valid_until: expect.any(String),
    })
    expect(rotated.body.secret).not.toBe(previous)
    await asAdmin("POST", `${WEBHOOKS}/${id}/ping`)
    const [{ headers, body }] = receiver.received
    for (const secret of [previous, rotated.body.secret]) {
      expect(new Webhook(secret).verify(body, headers as never)).toBeTruthy()
    }
  })

  it("tells that nobody is there", async () => {
    const { id } = await subscribe({ url: "http://127.0.0.1:1/" })
    const answer = await asAdmin("POST", `${WEBHOOKS}/${id}/ping`)
    expect(answer.body).toMatchObject({
      status: "failed",
      log: [{ status: null, error: expect.stringMatching(/ECONNREFUSED/) }],
    })
  })
})

describe("GET /wallet/v1/events", () => {
  const events = (query: string, token = admin.token) =>
    request(store, "GET", `/wallet/v1/events${query}`, { token })

  it("replays everything after a sequence number, in order", async () => {
    let next = 0
    // Other tests have left events in this store.
    for (let has_more = true; has_more;) {
      const { body } = await events(`?after=${next}&limit=500`)
      ;({ next, has_more } = body.meta)
    }
    for (const amount of ["1", "2", "3"]) await credit(amount)
    const { body } = await eventually(
      () => events(`?after=${next}`),
      (answer) => answer.body.data.length === 3
    )
    expect(body.meta).toEqual({ next: next + 3, has_more: false })
    expect(body.data.map(({ sequence }: { sequence: number }) => sequence)).toEqual([
      next + 1,
      next + 2,
      next + 3,
    ])
    expect(body.data[0]).toEqual({
      sequence: next + 1,
      id: expect.stringMatching(/^evt_[0-9a-f]{32}$/),
      type: "wallet.credited",
      timestamp: expect.any(String),
      data: expect.objectContaining({ sequence: next + 1 }),
    })
    const one = await events(`?after=${next}&limit=1`)
    expect(one.body).toEqual({
      data: [body.data[0]],
      meta: { next: next + 1, has_more: true },
    })
    const none = await events(`?after=${next + 3}`)
    expect(none.body).toEqual({ data: [], meta: { next: next + 3, has_more: false } })
  })

  it.each(["?after=-1", "?after=x", "?limit=0", "?limit=501", "?since=1"])(
    "refuses %s",
    async (query) => {
      const answer = await events(query)
      expect([answer.status, answer.body.code]).toEqual([400, "wallet_invalid_param"])
    }
  )

  it("is for whoever may read every wallet", async () => {
    const answer = await events("", customer.token)
    expect(answer.status).toBe(403)
    expect(answer.body.data.required_capability).toBe("wallet_read_wallets")
    expect((await request(store, "GET", "/wallet/v1/events")).status).toBe(401)
  })
})

describe("a store that allows no private addresses", () => {
  let strict: Store

  beforeAll(async () => {
    strict = await startStore({
      databaseUrl: store.databaseUrl,
      options: { webhooks_allow_http: false, webhooks_allow_private_addresses: false },
    })
  })
  afterAll(() => strict?.stop())

  it.each([
    "http://example.com/",
    "https://localhost/",
    "https://127.0.0.1/",
    "https://169.254.169.254/latest/meta-data",
    "https://[::ffff:10.0.0.1]/",
    "https://2130706433/",
  ])("takes no endpoint at %s", async (url) => {
    const { token } = admin
    const made = await request(strict, "POST", WEBHOOKS, { token, body: { url } })
    expect([made.status, made.body.code]).toEqual([400, "wallet_invalid_param"])
    expect(made.body.data.params.url).toBeTruthy()
  })

  it("moves none there either", async () => {
    const { token } = admin
    const fine = { url: "https://receiver.example.com/hook" }
    const { body: made } = await request(strict, "POST", WEBHOOKS, { token, body: fine })
    const path = `${WEBHOOKS}/${made.id}`
    const body = { url: "https://169.254.169.254/latest/meta-data", description: "moved" }
    const moved = await request(strict, "PATCH", path, { token, body })
    expect([moved.status, moved.body.code]).toEqual([400, "wallet_invalid_param"])
    expect(Object.keys(moved.body.data.params)).toEqual(["url"])
    const { body: shown } = await request(strict, "GET", path, { token })
    expect(shown).toMatchObject({ url: fine.url, description: made.description })
  })

  it("sends nothing to one that was made before", async () => {
    const { id } = await subscribe()
    const { token } = admin
    const answer = await request(strict, "POST", `${WEBHOOKS}/${id}/ping`, { token })
    expect(answer.body).toMatchObject({ status: "failed", log: [{ status: null }] })
    expect(receiver.received).toEqual([])
  })
})
