import { setTimeout as sleep } from "node:timers/promises"
import { Client } from "pg"
import {
  createAdmin,
  createCustomer,
  request,
  startStore,
  type Admin,
  type Customer,
  type Store,
} from "../support/store"

const LOG = "/admin/wallet/request-log"
const ME = "/wallet/v1/wallets/me"

describe("the request log", () => {
  let store: Store
  let admin: Admin
  let customer: Customer
  let database: Client

  beforeAll(async () => {
    store = await startStore()
    admin = await createAdmin(store)
    customer = await createCustomer(store)
    database = new Client(store.databaseUrl)
    await database.connect()
    await turn(true)
  })
  afterAll(async () => {
    await database?.end()
    await store?.stop()
  })
  beforeEach(async () => {
    await read()
    await database.query("delete from access_request_log")
  })

  const turn = (audit_log_enabled: boolean) =>
    request(store, "PATCH", "/admin/wallet/settings", {
      token: admin.token,
      body: { audit_log_enabled },
    })
  const read = (query = "") => request(store, "GET", `${LOG}${query}`, { token: admin.token })
  const mine = (headers: Record<string, string> = {}) =>
    request(store, "GET", ME, { token: customer.token, headers })
  /** What is logged, once `count` of it is. */
  async function logged(count: number, query = "") {
    for (let tries = 0; tries < 50; tries++) {
      const { body } = await read(query)
      if (body.data.length >= count) return body.data
      await sleep(50)
    }
    return (await read(query)).body.data
  }

  it("keeps nothing while the setting is off", async () => {
    await turn(false)
    await read()
    await database.query("delete from access_request_log")
    await mine()
    await sleep(700)
    expect((await read()).body).toMatchObject({ data: [], meta: { total: 0 }, dropped: 0 })
    await turn(true)
  })

  it("keeps who asked for what, the answer and how long it took", async () => {
    const answer = await mine({ "x-request-id": "log-test-1" })
    const [entry] = await logged(1)
    expect(entry).toMatchObject({
      request_id: "log-test-1",
      method: "GET",
      path: ME,
      operation: "getMyWallet",
      identity: `customer:${customer.id}`,
      status: 200,
      query: null,
      request_body: null,
      response_body: answer.body,
    })
    expect(entry.duration_ms).toBeGreaterThan(0)
    expect(Date.now() - Date.parse(entry.at)).toBeLessThan(10_000)
  })

  it("keeps refused requests, unknown paths and bodies that are none", async () => {
    await request(store, "GET", "/wallet/v1/nowhere?a=1")
    await request(store, "DELETE", ME)
    await request(store, "GET", ME, { token: "wrong" })
    await request(store, "POST", "/wallet/v1/wallets/1/credit", {
      token: admin.token,
      body: "{ not json",
    })
    const entries = await logged(4)
    const summary = entries.map(({ status, operation, identity, response_body }: never) => ({
      status,
      operation,
      identity,
      code: (response_body as { code: string }).code,
    }))
    expect(summary.reverse()).toEqual([
      { status: 404, operation: null, identity: "guest", code: "wallet_route_not_found" },
      { status: 405, operation: null, identity: "guest", code: "wallet_method_not_allowed" },
      { status: 401, operation: "getMyWallet", identity: "guest", code: "wallet_unauthorized" },
      {
        status: 400,
        operation: "creditWallet",
        identity: `user:${admin.id}`,
        code: "wallet_invalid_json",
      },
    ])
    expect(entries[3].query).toEqual({ a: "1" })
  })

  it("masks secrets and codes in paths, queries, bodies and answers", async () => {
    const secrets = [
      "cs_5f2a9c17e0b34d68",
      "ck_91b7d0c2aa34ef56",
      "hunter2-hunter2",
      "whsec_C2FVsBQIhrscChlQIMV",
      "7kq2m9xa3fptw8z4",
    ]
    const [secret, key, password, signing, code] = secrets
    await request(
      store,
      "POST",
      `/wallet/v1/codes/${code}/redeem?consumer_key=${key}&consumer_secret=${secret}`,
      { token: customer.token }
    )
    await request(store, "POST", "/wallet/v1/wallets/1/credit", {
      token: admin.token,
      body: { amount: "1", reason: `for ${signing}`, password, code },
    })
    await logged(2)
    const { rows } = await database.query(
      "select access_request_log::text as row from access_request_log"
    )
    const text = rows.map(({ row }) => row).join("\n")
    for (const each of secrets) expect(text).not.toContain(each)
    // Taken out of the query before anything is logged.
    expect(text).not.toContain("consumer_")
    expect(text).toContain("whsec_***")
  })

  it("keeps text that PostgreSQL would refuse, and deep and large bodies by what is left of them", async () => {
    const body = (reason: unknown) =>
      request(store, "POST", "/wallet/v1/wallets/1/credit", {
        token: admin.token,
        body: JSON.stringify({ amount: "1", reason }),
      })
    await body("a\u0000b\ud800")
    await request(store, "POST", "/wallet/v1/wallets/1/credit", {
      token: admin.token,
      body: `{"a":${"[".repeat(40_000)}${"]".repeat(40_000)}}`,
    })
    await request(store, "GET", "/wallet/v1/openapi.json")
    const [large, deep, odd] = await logged(3)
    expect(odd.request_body).toEqual({ amount: "1", reason: "a\uFFFDb\uFFFD" })
    expect(deep.status).toBe(400)
    expect(JSON.stringify(deep.request_body).length).toBeLessThan(500)
    expect(large.response_body.not_kept).toMatch(/bytes/)
  })

  it("is filtered by identity, status, method, operation, path and time, a page at a time", async () => {
    for (let i = 0; i < 3; i++) await mine()
    const between = new Date(Date.now() + 1).toISOString()
    await sleep(5)
    await request(store, "GET", "/wallet/v1/transactions?page=0", { token: customer.token })
    await request(store, "GET", "/wallet/v1/wallets", { token: admin.token })
    await logged(5)
    const total = async (query: string) => (await read(`?${query}`)).body.meta.total
    expect(await total(`identity=customer:${customer.id}`)).toBe(4)
    expect(await total("status=400")).toBe(1)
    expect(await total("method=POST")).toBe(0)
    expect(await total("operation=getMyWallet")).toBe(3)
    expect(await total("path=/wallet/v1/wallets")).toBe(4)
    expect(await total(`after=${between}`)).toBe(2)
    expect(await total(`before=${between}&status=200`)).toBe(3)
    const second = await read("?per_page=2&page=2")
    expect(second.body.meta).toEqual({ total: 5, total_pages: 3, page: 2, per_page: 2 })
    expect(second.body.data).toHaveLength(2)
    expect((await read("?state=1")).status).toBe(400)
    for (const query of ["status=99999999999", "status=99", "path=a%00b", "identity=%00"]) {
      expect([query, (await read(`?${query}`)).status]).toEqual([query, 400])
    }
  })

  it("is for who manages the shop alone", async () => {
    expect((await request(store, "GET", LOG)).status).toBe(401)
    expect((await request(store, "GET", LOG, { token: customer.token })).status).toBe(401)
  })

  it("does not fail a request when it can't be written, and counts what is missing", async () => {
    await database.query("alter table access_request_log rename to gone")
    const answer = await mine()
    expect(answer.status).toBe(200)
    await sleep(1_000)
    await database.query("alter table gone rename to access_request_log")
    expect(store.log()).toMatch(/1 requests of the request log could not be kept/)
    await mine()
    expect(await logged(1)).toHaveLength(1)
    expect((await read()).body.dropped).toBe(1)
  })

  it("writes what it has before the store ends", async () => {
    await mine()
    await store.kill("SIGTERM")
    const { rows } = await database.query("select count(*)::int as n from access_request_log")
    expect(rows[0].n).toBe(1)
    await store.restart()
  })
})
