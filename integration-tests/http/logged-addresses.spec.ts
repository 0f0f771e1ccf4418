import { setTimeout as sleep } from "node:timers/promises"
import { createKey, inQuery, type StoreKey } from "./access-store"
import { writePlugins } from "../support/other-plugins"
import { requestAsWritten } from "../support/request"
import { createAdmin, createCustomer, request, startStore } from "../support/store"
import type { Admin, Customer, Store } from "../support/store"

/** Refuses before any handler of ours is asked. */
const REFUSES = `
  const refuse = (request, response) => response.status(451).json({ query: request.query })
  module.exports = { default: { routes: [
    { matcher: "/wallet/v1/codes/*", middlewares: [
      (request, response, next) => request.headers["x-refuse"] ? refuse(request, response) : next(),
    ] },
    { matcher: "/elsewhere", middlewares: [refuse] },
  ] } }
`

/** The host logs no requests in the environment of tests. */
describe("the host's request log", () => {
  let store: Store
  let admin: Admin
  let customer: Customer
  let key: StoreKey
  const plugins = writePlugins({ refusing: { "api/middlewares": REFUSES } })

  beforeAll(async () => {
    store = await startStore({ env: { NODE_ENV: "production", ...plugins.env } })
    admin = await createAdmin(store)
    customer = await createCustomer(store)
    key = await createKey(store, admin, "read")
  })
  afterAll(async () => {
    await store?.stop()
    plugins.remove()
  })

  /** What the log says of the requests that are made; the last line is sure to come last. */
  async function logOf(send: () => Promise<unknown>): Promise<string> {
    const from = store.log().length
    await send()
    const last = `/last-${from}`
    await request(store, "GET", last)
    while (!store.log().slice(from).includes(last)) await sleep(10)
    return store.log().slice(from)
  }

  async function makeCode(): Promise<string> {
    const made = await request(store, "POST", "/wallet/v1/codes", {
      token: admin.token,
      body: { amount: "100" },
    })
    expect([made.status, made.text]).toEqual([201, expect.stringContaining("codes")])
    return made.body.codes[0].code
  }

  it.each([
    ["redeemed by nobody", "POST", "/wallet/v1/codes/{code}/redeem", {}],
    ["asked for by the wrong method", "GET", "/wallet/v1/codes/{code}/redeem", {}],
    ["on a route that there is not", "POST", "/wallet/v1/codes/{code}/pay", {}],
    ["on a path that there is not", "POST", "/wallet/v1/redeem/{code}", {}],
    ["behind two slashes", "POST", "//wallet/v1/codes/{code}/redeem", {}],
    ["behind encoded slashes", "POST", "/wallet%2Fv1%2Fcodes%2F{code}/redeem", {}],
    ["behind a semicolon", "POST", "/wallet/v1;codes/{code}/redeem", {}],
    ["behind a backslash", "POST", "/wallet/v1\\codes\\{code}\\redeem", {}],
    ["in capitals", "POST", "/WALLET/V1/CODES/{code}/REDEEM", {}],
    ["that another plugin refuses", "POST", "/wallet/v1/codes/{code}/redeem", { "x-refuse": "1" }],
    ["in a query", "GET", "/wallet/v1/codes?code={code}", {}],
    ["of the page before", "GET", "/x", { referer: "http://shop/wallet/v1/codes/{code}/redeem" }],
  ])("holds no code %s", async (_, method, path, headers) => {
    const code = await makeCode()
    const write = (text: string) => text.replace("{code}", code)
    const sent = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, write(value)])
    )
    const log = await logOf(() =>
      requestAsWritten(store, write(path), { method, token: customer.token, headers: sent })
    )
    expect(log).toContain("***")
    expect(log).not.toContain(code)
    expect(log.replaceAll("-", "")).not.toContain(code.replaceAll("-", ""))
  })

  it("holds no code that was redeemed", async () => {
    const code = await makeCode()
    const log = await logOf(async () => {
      const { token } = customer
      const path = `/wallet/v1/codes/${code}/redeem`
      expect((await request(store, "POST", path, { token })).status).toBe(200)
    })
    expect(log).toContain("/wallet/v1/codes/***/redeem")
    expect(log).not.toContain(code)
  })

  const BROKEN = { body: "{", headers: { "content-type": "application/json" } }

  it.each<[string, string, object]>([
    ["the path as it should be", "/wallet/v1/wallets", {}],
    ["two slashes in front", "//wallet/v1/wallets", {}],
    ["two slashes within", "/wallet//v1/wallets", {}],
    ["a body that the host can't read", "//wallet/v1/wallets", { method: "POST", ...BROKEN }],
    ["a prefix of the host that asks for a sign-in", "/admin/wallet/audit", {}],
    ["the whole address", "http://shop.example/wallet/v1/wallets", {}],
    ["another path", "/nowhere", {}],
    ["capitals", "/WALLET/V1/wallets", {}],
  ])("holds no secret of a key in the query, with %s", async (_, path, options) => {
    const log = await logOf(() => requestAsWritten(store, inQuery(path, key), options))
    expect(log).toMatch(/wallets|audit|nowhere/)
    expect(log).not.toContain(key.consumer_secret)
  })

  it("does not change what others read of the query", async () => {
    const path = "/elsewhere?consumer_secret=theirs"
    let answer: { text: string } | undefined
    const log = await logOf(async () => (answer = await requestAsWritten(store, path)))
    expect(JSON.parse(answer!.text)).toEqual({ query: { consumer_secret: "theirs" } })
    expect(log).not.toContain("theirs")
  })
})
