import type { MedusaRequest } from "@medusajs/framework/http"
import { HANDLER_PREFIX, passBodyParsers, standsAlone } from "../host-stack"

const named = (name: string, length = 3) =>
  Object.defineProperties(() => undefined, { name: { value: name }, length: { value: length } })
const middleware = (regexp: RegExp, name: string, length?: number) => ({
  regexp,
  handle: named(name, length),
})
const route = (regexp: RegExp, ...names: string[]) => ({
  regexp,
  handle: named("bound dispatch"),
  route: { stack: names.map((name) => ({ handle: named(name) })) },
})
const requestTo = (stack: unknown[]) =>
  ({ app: { _router: { stack } } }) as unknown as MedusaRequest

const WALLETS = /^\/wallet\/v1\/wallets\/?$/
const dispatcher = middleware(/^\/wallet\/v1(?=\/|$)/, "dispatchService")
const ours = route(WALLETS, `${HANDLER_PREFIX}listWallets`)
const others = [
  middleware(/^\/?(?=\/|$)/, "session"),
  dispatcher,
  route(/^\/store\/products\/?$/, "GET"),
  ours,
  middleware(/^\/?(?=\/|$)/, "errorHandler", 4),
]

describe("dispatching past the host's routes", () => {
  it("happens when only our own handlers would run", () => {
    expect(standsAlone(requestTo(others), "/wallet/v1/wallets")).toBe(true)
  })

  it.each([
    ["a route of the store in place of ours", route(WALLETS, "GET")],
    ["a traced route", route(WALLETS, "")],
    ["a middleware of the store", middleware(/^\/wallet\/v1\/wallets/, "audit")],
    ["a middleware on everything", middleware(/^\/?(?=\/|$)/, "audit")],
  ])("does not happen with %s", (_, layer) => {
    expect(standsAlone(requestTo([...others, layer]), "/wallet/v1/wallets")).toBe(false)
  })

  it("does not happen where the host's stack can't be read", () => {
    expect(standsAlone({ app: {} } as unknown as MedusaRequest, "/wallet/v1/wallets")).toBe(false)
    expect(standsAlone(requestTo([ours]), "/wallet/v1/wallets")).toBe(false)
  })
})

describe("passing the host's body parsers", () => {
  const parsed: string[] = []
  const layer = (name: string) => ({
    regexp: /^\/?(?=\/|$)/,
    handle: Object.defineProperty(
      (_request: unknown, _response: unknown, next: () => void) => {
        parsed.push(name)
        next()
      },
      "name",
      { value: name }
    ),
  })
  const stack = ["session", "jsonBodyParser", "textBodyParser", "urlencodedBodyParser"].map(layer)
  const walk = (originalUrl: string) => {
    parsed.length = 0
    let passed = 0
    for (const { handle } of stack) handle({ originalUrl }, {}, () => passed++)
    expect(passed).toBe(stack.length)
    return [...parsed]
  }

  it("spares them the requests that are for us, and nobody else's", () => {
    const all = walk("/wallet/v1/wallets")
    passBodyParsers(requestTo(stack), ({ originalUrl }) => originalUrl.startsWith("/wallet/"))
    passBodyParsers(requestTo(stack), ({ originalUrl }) => originalUrl.startsWith("/assistant/"))
    expect(all).toEqual(stack.map(({ handle }) => handle.name))
    expect(walk("/wallet/v1/wallets")).toEqual(["session"])
    expect(walk("/assistant/v1/message")).toEqual(["session"])
    expect(walk("/store/carts")).toEqual(all)
  })

  it("leaves a stack alone that can't be read", () => {
    expect(() => passBodyParsers({ app: {} } as unknown as MedusaRequest, () => true)).not.toThrow()
  })
})
