import { writePlugins } from "../support/other-plugins"
import { requestAsWritten } from "../support/request"
import { request, type RequestOptions } from "../support/store"
import { startWalletStore, type WalletStore } from "./wallet-store"

/** Middlewares that say on the answer that they have seen a request. */
const SAYS = `
  const says = (name) => {
    const handler = (request, response, next) => {
      response.appendHeader("x-seen", name)
      next()
    }
    return [Object.defineProperty(handler, "name", { value: name.split(" ")[0] })]
  }
`
const GUARD = `
  module.exports = { default: { routes: [
    { matcher: "/wallet/v1/wallets/7", middlewares: says("string") },
    { matcher: "/wallet/v1/lots*", middlewares: says("wildcard") },
    { matcher: "/wallet/v1/wallets/:id/credit", middlewares: says("parameter") },
    { matcher: /^\\/wallet\\/v1\\/wallets\\/8$/, middlewares: says("regexp") },
    { matcher: /^\\/wallet\\/v1\\/codes\\/XMAS[^/]*/, middlewares: says("regexp") },
    { matcher: "/wallet/v1/wallets/:id", methods: ["GET"], middlewares: says("method") },
    { matcher: "/wallet/v1/codes/BF*", methods: ["POST"], middlewares: says("method-wildcard") },
    { matcher: "/wallet/v1/wallets/9", methods: ["GET", "PATCH"], middlewares: says("method-nine") },
    { matcher: /\\/transactions$/, methods: ["GET"], middlewares: says("method-regexp") },
    { matcher: "/wallet/v1/closed", methods: ["GET"], middlewares: says("closed") },
    { matcher: "/assistant/v1/agent/product", methods: ["GET"], middlewares: says("assistant") },
    { matcher: "/admin/wallet/audit", methods: ["GET"], middlewares: says("admin") },
    { matcher: "/.well-known/ucp", methods: ["GET"], middlewares: says("discovery") },
    { matcher: "/wallet/v1/wallets/4013", methods: ["GET"], middlewares: [
      (request, response) => response.status(451).json({ code: "guard" }),
    ] },
  ] } }
`
const LATER = `
  module.exports = { default: { routes: [
    { matcher: "/wallet/v1/wallets/9", methods: ["GET"], middlewares: says("second-plugin") },
  ] } }
`
const answers = (what: string) => `
  const answer = async (request, response) => {
    for await (const _ of request) {}
    response.json({ answered: ${JSON.stringify(what)}, body: request.body ?? null })
  }
  module.exports = { GET: answer, POST: answer }
`

/** A merchant's own handlers run as the host would run them, whatever was asked for before. */
describe("a store with handlers of its own beside ours", () => {
  let wallets: WalletStore
  const plugins = writePlugins({
    guard: {
      "api/middlewares": SAYS + GUARD,
      "api/wallet/v1/tiers/route": answers("tiers"),
      "api/wallet/v1/events/route": answers("events"),
      "api/wallet/v1-wallets/[id]/route": answers("v1-wallets"),
      "api/admin/wallet-webhooks/route": answers("wallet-webhooks"),
      "api/assistant/v1beta/message/route": answers("v1beta"),
      "api/admin/assistants/route": answers("assistants"),
    },
    later: { "api/middlewares": SAYS + LATER },
  })

  beforeAll(async () => {
    wallets = await startWalletStore({ env: plugins.env })
  })
  afterAll(async () => {
    await wallets?.store.stop()
    plugins.remove()
  })

  const call = (method: string, path: string, options: RequestOptions = {}) =>
    request(wallets.store, method, path, { token: wallets.admin.token, ...options })
  const seen = async (method: string, path: string, body?: unknown) => {
    const { headers } = await call(method, path, { body })
    return (headers.get("x-seen") ?? "").split(", ").filter(Boolean).sort()
  }

  it.each<[string, string, string, string[]]>([
    ["a string", "GET", "/wallet/v1/wallets/7", ["string", "method"]],
    ["a RegExp", "GET", "/wallet/v1/wallets/8", ["regexp", "method"]],
    ["a parameter with methods", "GET", "/wallet/v1/wallets/1", ["method"]],
    [
      "methods, of two plugins",
      "GET",
      "/wallet/v1/wallets/9",
      ["method", "method-nine", "second-plugin"],
    ],
    ["a method only", "PATCH", "/wallet/v1/wallets/9", ["method-nine"]],
    ["another case", "GET", "/WALLET/V1/wallets/9", ["method", "method-nine", "second-plugin"]],
    ["a parameter", "POST", "/wallet/v1/wallets/5/credit", ["parameter"]],
    ["a RegExp and a part of a segment", "POST", "/wallet/v1/codes/XMAS-1/redeem", ["regexp"]],
    ["a wildcard with methods", "POST", "/wallet/v1/codes/BF-1/redeem", ["method-wildcard"]],
    ["a RegExp with methods", "GET", "/wallet/v1/transactions", ["method-regexp"]],
    ["nothing of theirs", "POST", "/wallet/v1/codes/1/redeem", []],
    ["an unknown path", "GET", "/wallet/v1/closed", ["closed"]],
    ["the assistant", "GET", "/assistant/v1/agent/product", ["assistant"]],
    ["the dashboard", "GET", "/admin/wallet/audit", ["admin"]],
    ["discovery", "GET", "/.well-known/ucp", ["discovery"]],
  ])("runs what is matched by %s", async (_, method, path, names) => {
    const body = method === "GET" ? undefined : {}
    // The sample that a decision per route would be made by.
    await call(method, path.replace(/[^/]*\d[^/]*(?=\/|$)(?<!v1)/i, "1"), { body })
    expect(await seen(method, path, body)).toEqual([...names].sort())
    expect(await seen(method, path, body)).toEqual([...names].sort())
  })

  it("answers as ever behind them", async () => {
    const { id } = await wallets.openWallet("100")
    expect((await wallets.asAdmin("GET", `/wallets/${id}`)).body.balance).toBe("100")
    const unknown = await call("GET", "/wallet/v1/closed")
    expect([unknown.status, unknown.body.code]).toEqual([404, "wallet_route_not_found"])
    const wrong = await call("DELETE", "/wallet/v1/wallets/9")
    expect([wrong.status, wrong.body.code]).toEqual([405, "wallet_method_not_allowed"])
    const preflight = await call("OPTIONS", "/wallet/v1/wallets/9")
    expect([preflight.status, preflight.headers.get("allow")]).toEqual([204, expect.any(String)])
    expect((await call("GET", "/.well-known/ucp")).status).toBe(200)
  })

  it("lets them refuse", async () => {
    await call("GET", "/wallet/v1/wallets/1")
    const refused = await call("GET", "/wallet/v1/wallets/4013")
    expect([refused.status, refused.body]).toEqual([451, { code: "guard" }])
  })

  it("lets a route of theirs stand in the place of ours, or beside it", async () => {
    expect((await call("GET", "/wallet/v1/events")).body.answered).toBe("events")
    const own = await call("POST", "/wallet/v1/tiers", { body: { a: 1 } })
    expect([own.status, own.body.answered]).toEqual([200, "tiers"])
    expect(own.headers.get("x-request-id")).toBeTruthy()
  })

  it("leaves paths alone that only begin with the same letters, bodies included", async () => {
    const body = { hello: "world" }
    for (const [path, answered] of [
      ["/wallet/v1-wallets/1", "v1-wallets"],
      ["/admin/wallet-webhooks", "wallet-webhooks"],
      ["/assistant/v1beta/message", "v1beta"],
      ["/admin/assistants", "assistants"],
    ] as const) {
      const answer = await call("POST", path, { body })
      expect([path, answer.status, answer.body]).toEqual([path, 200, { answered, body }])
      expect(answer.headers.get("x-wallet-ratelimit-limit")).toBeNull()
    }
  })

  const LETTERS = [";", "X", "\\", "@", "#", "%23", ".", "_", "%2F", "%5C", "~", "!", ":", "%00"]

  it.each(LETTERS)("serves nothing where a prefix goes on with %s", async (letter) => {
    const { token } = wallets.admin
    for (const path of [
      `/wallet/v1${letter}wallets/1`,
      `/wallet/v1${letter}/wallets/1`,
      `/assistant/v1${letter}openapi.json`,
      `/admin/wallet${letter}audit`,
      `/admin/assistant${letter}settings`,
    ]) {
      // As it is written: fetch would make a slash of a backslash.
      const { status } = await requestAsWritten(wallets.store, path, { token })
      expect([path, status]).toEqual([path, 404])
    }
  })

  it.each([
    "//wallet/v1/wallets",
    "/wallet//v1/wallets",
    "/wallet/v1//wallets",
    "/wallet/v1/wallets//",
    "/wallet%2Fv1/wallets",
    "/wallet/v1%2Fwallets",
    "//admin/wallet/audit",
  ])("serves nothing at %s", async (path) => {
    expect((await call("GET", path)).status).toBe(404)
  })

  it("serves a path whose prefix is written in capitals, with its credential asked for", async () => {
    expect((await call("GET", "/WALLET/V1/wallets")).status).toBe(200)
    expect((await request(wallets.store, "GET", "/WALLET/V1/wallets")).status).toBe(401)
    expect((await request(wallets.store, "GET", "/ADMIN/WALLET/audit")).status).toBe(401)
  })
})
