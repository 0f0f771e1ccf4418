import express from "express"
import type { MedusaRequest } from "@medusajs/framework/http"
import { findLaterHandlers, nameOwnHandler } from "../later-handlers"

const ROOT = "/wallet/v1"
const PATH = "/wallet/v1/wallets/7"
const pass: express.RequestHandler = (_request, _response, next) => next()
const answer: express.RequestHandler = (_request, response) => void response.end()

const copyOf =
  (handler: express.RequestHandler): express.RequestHandler =>
  (request, response, next) =>
    handler(request, response, next)

/** A host with our dispatcher and routes; `add` registers others' handlers behind them. */
function hostWith(add: (app: express.Express) => void = () => undefined) {
  const app = express()
  const dispatcher = nameOwnHandler(copyOf(pass), "test")
  app.use("/store", pass)
  app.use(/^\/wallet\/v1(?=\/|$)/i, dispatcher)
  app.get("/store/products/:id", answer)
  app.get(`${ROOT}/wallets/:id`, nameOwnHandler(copyOf(answer), "getWallet"))
  add(app)
  app.use(((_error, _request, _response, next) => next()) as express.ErrorRequestHandler)
  const mayRun = findLaterHandlers(dispatcher, ROOT)
  return { app, ask: (...paths: string[]) => mayRun({ app } as unknown as MedusaRequest, paths) }
}

describe("handlers of others behind a dispatcher", () => {
  it("are none where only our own and routes of other paths come after it", () => {
    expect(hostWith().ask(PATH)).toBe(false)
  })

  it.each<[string, (app: express.Express) => unknown, string[], string[]]>([
    [
      "a route",
      (app) => app.get("/wallet/v1/wallets/:any", answer),
      ["/wallet/v1/wallets/7"],
      ["/wallet/v1/codes"],
    ],
    [
      "a route for one path",
      (app) => app.post("/wallet/v1/wallets/7", pass),
      [PATH],
      ["/wallet/v1/wallets/1"],
    ],
    ["a wildcard", (app) => app.all("/wallet/*", pass), [PATH], ["/wallets"]],
    [
      "a part of a segment",
      (app) => app.get("/wallet/v1/codes/XMAS*", pass),
      ["/wallet/v1/codes/XMAS-1"],
      ["/wallet/v1/codes/1"],
    ],
    [
      "a RegExp",
      (app) => app.use(/^\/wallet\/v1\/wallets\/7$/, pass),
      [PATH],
      ["/wallet/v1/wallets/1"],
    ],
    ["a RegExp route", (app) => app.get(/\/7$/, pass), [PATH], ["/wallet/v1/wallets/1"]],
    [
      "app.use of a path",
      (app) => app.use("/wallet/v1/codes", pass),
      ["/wallet/v1/codes/1"],
      [PATH],
    ],
    ["app.use of everything", (app) => app.use(pass), [PATH, "/wallet/v1"], []],
    [
      "a parameter in front",
      (app) => app.get("/:any/v1/wallets", pass),
      ["/wallet/v1/wallets"],
      [PATH],
    ],
    [
      "an optional part",
      (app) => app.get("/wal/?let/v1/wallets", pass),
      ["/wallet/v1/wallets"],
      [PATH],
    ],
    [
      "several paths",
      (app) => app.get(["/a", "/wallet/v1/wallets"], pass),
      ["/wallet/v1/wallets"],
      [PATH],
    ],
    ["another case", (app) => app.get("/WALLET/v1/wallets", pass), ["/wallet/v1/wallets"], [PATH]],
    [
      "a router",
      (app) => app.use("/wallet", express.Router().get("/v1", answer)),
      [PATH],
      ["/store"],
    ],
  ])("are seen by the path that is asked for: %s", (_, add, handled, others) => {
    const { ask } = hostWith(add)
    for (const path of handled) expect([path, ask(path)]).toEqual([path, true])
    for (const path of others) expect([path, ask(path)]).toEqual([path, false])
    if (handled.length) expect(ask("/none", ...handled)).toBe(true)
  })

  it("are looked for again when something is registered later", () => {
    const { app, ask } = hostWith()
    expect(ask(PATH)).toBe(false)
    app.get(PATH, answer)
    expect(ask(PATH)).toBe(true)
  })

  it("are asked nothing that would change what they match next", () => {
    const pattern = /wallets/g
    const { ask } = hostWith((app) => app.use(pattern, pass))
    expect([ask("/wallet/v1/codes"), pattern.lastIndex]).toEqual([true, 0])
  })

  it.each([
    ["no router", {}],
    ["no stack", { _router: {} }],
    ["a stack without the dispatcher", { _router: { stack: [] } }],
    [
      "layers of another kind",
      { _router: { stack: [{ handle: { name: "wallet-assistant test" } }, { match: pass }] } },
    ],
  ])("may be there where the host can't be read: %s", (_, app) => {
    const dispatcher = { name: "wallet-assistant test" }
    const mayRun = findLaterHandlers(dispatcher, ROOT)
    expect(mayRun({ app } as unknown as MedusaRequest, [PATH])).toBe(true)
  })
})
