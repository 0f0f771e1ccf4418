import type { MedusaRequest } from "@medusajs/framework/http"
import { HANDLER_PREFIX, passIdleParts, standingOf } from "../host-stack"
import type { Standing } from "../host-stack"

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
const requestTo = (stack: unknown[], sessionOptions?: object) => {
  const scope = { resolve: () => ({ projectConfig: { sessionOptions } }) }
  return { app: { _router: { stack } }, scope } as unknown as MedusaRequest
}

const WALLETS = /^\/wallet\/v1\/wallets\/?$/
const EVERYTHING = /^\/?(?=\/|$)/
const PATH = "/wallet/v1/wallets"
const dispatcher = middleware(/^\/wallet\/v1(?=\/|$)/, "dispatchService")
const ours = route(WALLETS, `${HANDLER_PREFIX}listWallets`)
const hosts = [
  middleware(EVERYTHING, "logger"),
  middleware(EVERYTHING, "session"),
  middleware(EVERYTHING, ""),
  middleware(EVERYTHING, "jsonBodyParser"),
  middleware(EVERYTHING, "urlencodedBodyParser"),
  middleware(EVERYTHING, "additionalDataValidator"),
  middleware(/^\/admin\/?(?=\/|$)/, "authMiddleware"),
]
const routes = [
  route(/^\/store\/products\/?$/, "GET"),
  ours,
  middleware(EVERYTHING, "errorHandler", 4),
]
const foreign: [string, ReturnType<typeof middleware>][] = [
  ["a route of the store in place of ours", route(WALLETS, "GET")],
  ["a traced route", route(WALLETS, "")],
  ["a middleware of the store", middleware(/^\/wallet\/v1\/wallets/, "audit")],
  ["a middleware on everything", middleware(EVERYTHING, "audit")],
]

describe("how a path lies in the host's stack", () => {
  it("is alone and unseen when only our own handlers would run", () => {
    const request = requestTo([...hosts, dispatcher, ...routes])
    expect(standingOf(request, PATH)).toEqual({ alone: true, unseen: true })
  })

  it.each(foreign)("is not alone with %s behind the dispatcher", (_, layer) => {
    const request = requestTo([...hosts, dispatcher, layer, ...routes])
    expect(standingOf(request, PATH)).toEqual({ alone: false, unseen: false })
  })

  it.each(foreign)("is seen with %s before the dispatcher", (_, layer) => {
    const request = requestTo([...hosts, layer, dispatcher, ...routes])
    expect(standingOf(request, PATH)).toEqual({ alone: true, unseen: false })
  })

  it("is seen where the body parsers can't be told from others, as when they are traced", () => {
    const traced = hosts.map((layer) =>
      layer.handle.name.endsWith("BodyParser") ? middleware(EVERYTHING, "") : layer
    )
    const request = requestTo([...traced, dispatcher, ...routes])
    expect(standingOf(request, PATH)).toEqual({ alone: true, unseen: false })
  })

  it("is neither where the host's stack can't be read", () => {
    const neither = { alone: false, unseen: false }
    expect(standingOf({ app: {} } as unknown as MedusaRequest, PATH)).toEqual(neither)
    expect(standingOf(requestTo([...hosts, ours]), PATH)).toEqual(neither)
  })
})

describe("passing idle parts of the host", () => {
  const parsers = ["jsonBodyParser", "textBodyParser", "urlencodedBodyParser"]
  const session = ["cookieParser", "session"]
  const names = ["logger", ...session, ...parsers]
  const standings: Record<string, Standing> = {
    "/wallet/v1/wallets": { alone: true, unseen: true },
    "/wallet/v1/seen": { alone: true, unseen: false },
    "/wallet/v1/shared": { alone: false, unseen: false },
  }

  /** Which parts a request gets to. */
  function walk(originalUrl: string, headers: object, sessionOptions?: object) {
    const reached: string[] = []
    const stack = names.map((name) => {
      const handle = (_request: unknown, _response: unknown, next: () => void) => {
        reached.push(name)
        next()
      }
      return {
        regexp: EVERYTHING,
        handle: Object.defineProperty(handle, "name", { value: name }),
      }
    })
    const request = requestTo(stack, sessionOptions)
    passIdleParts(request, ({ originalUrl: url }) => standings[url])
    // As every other service does; the second must not hide the first.
    passIdleParts(request, () => undefined)
    let passed = 0
    for (const { handle } of stack) handle({ originalUrl, headers }, {}, () => passed++)
    expect(passed).toBe(stack.length)
    expect(stack.map(({ handle }) => handle.name)).toEqual(names)
    return reached
  }

  it("spares them a request that is for us, and nobody else's", () => {
    expect(walk("/wallet/v1/wallets", {})).toEqual(["logger"])
    expect(walk("/wallet/v1/seen", {})).toEqual(["logger", ...session])
    expect(walk("/wallet/v1/shared", {})).toEqual(names)
    expect(walk("/store/carts", {})).toEqual(names)
  })

  it("reads the session of whoever brings one", () => {
    const cookie = "cart=1; connect.sid=s%3A1.2"
    expect(walk("/wallet/v1/wallets", { cookie })).toEqual(["logger", ...session])
    expect(walk("/wallet/v1/wallets", { cookie: "cart=1" })).toEqual(["logger"])
  })

  it("knows the store's own name for its session", () => {
    const cookie = "shop=s%3A1.2"
    const named = { name: "shop" }
    expect(walk("/wallet/v1/wallets", { cookie }, named)).toEqual(["logger", ...session])
    expect(walk("/wallet/v1/wallets", { cookie: "connect.sid=1" }, named)).toEqual(["logger"])
  })

  it("leaves the session to a store that keeps empty ones", () => {
    const kept = walk("/wallet/v1/wallets", {}, { saveUninitialized: true })
    expect(kept).toEqual(["logger", ...session])
    const dropped = walk("/wallet/v1/wallets", {}, { saveUninitialized: false })
    expect(dropped).toEqual(["logger"])
  })

  it("leaves a stack alone that can't be read", () => {
    const unreadable = { ...requestTo([]), app: {} } as unknown as MedusaRequest
    expect(() => passIdleParts(unreadable, () => standings[PATH])).not.toThrow()
  })
})
