import type { MedusaRequest } from "@medusajs/framework/http"
import { HANDLER_PREFIX, passIdleParts, standingOf } from "../host-stack"

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
  const lies = (request: MedusaRequest) => {
    const { alone, straight } = standingOf(request, PATH)
    return [alone && "alone", straight && "straight"].filter(Boolean).join(" and ")
  }

  it("is alone, and can be gone to straight, when only our own handlers would run", () => {
    expect(lies(requestTo([...hosts, dispatcher, ...routes]))).toBe("alone and straight")
  })

  it.each(foreign)("is not alone with %s behind the dispatcher", (_, layer) => {
    expect(lies(requestTo([...hosts, dispatcher, layer, ...routes]))).toBe("")
  })

  it.each(foreign)("is not gone to straight with %s before the dispatcher", (_, layer) => {
    expect(lies(requestTo([...hosts, layer, dispatcher, ...routes]))).toBe("alone")
  })

  it("is not gone to straight where the body parsers can't be told, as when they are traced", () => {
    const traced = hosts.map((layer) =>
      layer.handle.name.endsWith("BodyParser") ? middleware(EVERYTHING, "") : layer
    )
    expect(lies(requestTo([...traced, dispatcher, ...routes]))).toBe("alone")
  })

  it("is not gone to straight past a handler that the host does not have", () => {
    const [logger, ...others] = hosts
    const helmet = middleware(EVERYTHING, "helmetMiddleware")
    const among = [logger, others[0], helmet, ...others.slice(1)]
    expect(lies(requestTo([...among, dispatcher, ...routes]))).toBe("alone")
    expect(lies(requestTo([helmet, ...hosts, dispatcher, ...routes]))).toBe("alone and straight")
  })

  it("is not gone to straight with a nameless handler behind the body parsers", () => {
    const nameless = middleware(EVERYTHING, "")
    expect(lies(requestTo([...hosts, nameless, dispatcher, ...routes]))).toBe("alone")
  })

  it("is neither where the host's stack can't be read", () => {
    expect(lies({ app: {} } as unknown as MedusaRequest)).toBe("")
    expect(lies(requestTo([...hosts, ours]))).toBe("")
  })
})

describe("passing idle parts of the host", () => {
  const parsers = ["jsonBodyParser", "textBodyParser", "urlencodedBodyParser"]
  const session = ["cookieParser", "session"]
  const hostsOwn = ["logger", ...session, "", ...parsers]

  /** Which handlers a request gets to, of the host's, the dispatcher and the store's routes. */
  function walk(
    path: string,
    headers: object,
    {
      sessionOptions,
      seen = [],
      reload = false,
    }: { sessionOptions?: object; seen?: string[]; reload?: boolean } = {}
  ) {
    const reached: string[] = []
    const names = [...hostsOwn, ...seen, "dispatchService", "route"]
    const stack = names.map((name) => {
      const handle = (_request: unknown, _response: unknown, next: () => void) => {
        reached.push(name)
        if (name !== "dispatchService" || path !== PATH) next()
      }
      return {
        regexp: name === "route" ? /^\/(store|shared)/ : EVERYTHING,
        handle: Object.defineProperty(handle, "name", { value: name }),
      }
    })
    const request = requestTo(stack, sessionOptions)
    const standing = standingOf(request, path)
    passIdleParts(request, ({ originalUrl }) => (originalUrl === path ? standing : undefined))
    // As every other service does; the second must not hide the first.
    passIdleParts(request, () => undefined)
    const dispatching = names.indexOf("dispatchService")
    if (reload) stack[dispatching] = { ...stack[dispatching] }
    const asked = { originalUrl: path, headers, app: request.app }
    const go = (place: number) => stack[place]?.handle(asked, {}, () => go(place + 1))
    go(0)
    expect(stack.map(({ handle }) => handle.name)).toEqual(names)
    return reached
  }

  it("takes a request that is for us straight from the logger to the dispatcher", () => {
    expect(walk(PATH, {})).toEqual(["logger", "dispatchService"])
  })

  it("reads other cookies, and makes no session for them", () => {
    const way = ["logger", "cookieParser", "dispatchService"]
    expect(walk(PATH, { cookie: "cart=1" })).toEqual(way)
  })

  it("takes nobody else's anywhere", () => {
    expect(walk("/store/carts", {})).toEqual([...hostsOwn, "dispatchService", "route"])
    expect(walk("/shared", {})).toEqual([...hostsOwn, "dispatchService", "route"])
  })

  it("reads the session of whoever brings one", () => {
    const way = ["logger", ...session, "", "dispatchService"]
    expect(walk(PATH, { cookie: "cart=1; connect.sid=s%3A1.2" })).toEqual(way)
  })

  it("leads what a middleware of the store sees past the body parsers only", () => {
    const way = ["logger", ...session, "", "audit", "dispatchService"]
    expect(walk(PATH, {}, { seen: ["audit"] })).toEqual(way)
  })

  it("finds the dispatcher anew when the host has loaded its routes again", () => {
    const way = ["logger", ...session, "", "dispatchService"]
    expect(walk(PATH, {}, { reload: true })).toEqual(way)
  })

  it("knows the store's own name for its session", () => {
    const sessionOptions = { name: "shop" }
    const reads = (cookie: string) => walk(PATH, { cookie }, { sessionOptions }).includes("session")
    expect(reads("shop=s%3A1.2")).toBe(true)
    expect(reads("connect.sid=s%3A1.2")).toBe(false)
  })

  it("leaves the session to a store that keeps empty ones", () => {
    const reads = (sessionOptions: object) => walk(PATH, {}, { sessionOptions }).includes("session")
    expect(reads({ saveUninitialized: true })).toBe(true)
    expect(reads({ saveUninitialized: false })).toBe(false)
  })

  it("leaves a stack alone that can't be read", () => {
    const unreadable = { ...requestTo([]), app: {} } as unknown as MedusaRequest
    expect(() => passIdleParts(unreadable, () => ({ alone: true }))).not.toThrow()
  })
})
