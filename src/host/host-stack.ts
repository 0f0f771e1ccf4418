import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { ConfigModule } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

type Handle = (
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction
) => unknown

/** What Express keeps of a registered handler. */
interface Layer {
  regexp: RegExp
  handle: Handle
  route?: { stack: { handle: { name: string } }[] }
}

/** How our handlers are named, so that they can be told from others in the host's stack. */
export const HANDLER_PREFIX = "endpoint "
const DISPATCHER = "dispatchService"
const BODY_PARSERS = new Set(["jsonBodyParser", "textBodyParser", "urlencodedBodyParser"])
const COOKIE_PARSER = "cookieParser"
/** The host's sessions, and what they are read from. */
const SESSION_PARTS = new Set([COOKIE_PARSER, "session"])
/** The host's own default. */
const SESSION_COOKIE = "connect.sid"
/** What the host itself has for every path between its sessions and what a store adds. */
const HOSTS_OWN = new Set([...BODY_PARSERS, ...SESSION_PARTS, "additionalDataValidator"])

/** How one of our paths lies in the host's stack. */
export interface Standing {
  /**
   * Nothing but our own endpoints would handle the path after the dispatcher. Then the dispatcher
   * may call the endpoint itself, which spares the host's walk past a thousand routes (half of the
   * cost of an empty request). A store that overrides one of our routes, puts a middleware before
   * it or traces it gets the walk, and so what it asked for.
   */
  alone: boolean
  /**
   * Finds the dispatcher, where the path is `alone` and nothing of the store sees it before the
   * dispatcher either. Then nobody but us needs what lies between: a request that brings no session
   * may go there at once. Undefined when the host has loaded its routes anew since.
   */
  straight?: (request: MedusaRequest) => Handle | undefined
}

export function standingOf(request: MedusaRequest, path: string): Standing {
  const stack = stackOf(request)
  const mine = stack.findIndex(
    (layer) => layer.handle.name === DISPATCHER && layer.regexp.test(path)
  )
  if (mine < 0 || stack.slice(mine + 1).some((layer) => isForeign(layer, path))) {
    return { alone: false }
  }
  if (isSeen(stack.slice(0, mine), path)) return { alone: true }
  const layer = stack[mine]
  return {
    alone: true,
    straight: (asked) => (stackOf(asked)[mine] === layer ? layer.handle : undefined),
  }
}

/**
 * Leads requests past parts of the host that do nothing for them.
 *
 * A body parser, for endpoints that read their bodies themselves, formats a line of its log to say
 * that it does nothing, which costs more than reading the body, and remembers the path for as long
 * as the process lives. The session of a request that brings none is made, hashed three times and
 * thrown away; other cookies are read as ever.
 *
 * @param standingOf how the path of a request lies in the stack; undefined when it is none of ours
 */
export function passIdleParts(
  request: MedusaRequest,
  standingOf: (request: MedusaRequest) => Standing | undefined
): void {
  const bringsSession = sessionReader(request)
  const bringsCookies: typeof bringsSession = (asked) =>
    asked.headers.cookie !== undefined || bringsSession(asked)
  for (const layer of stackOf(request)) {
    const { handle } = layer
    if (BODY_PARSERS.has(handle.name)) {
      layer.handle = named(handle.name, (asked, response, next) =>
        standingOf(asked)?.alone ? next() : handle(asked, response, next)
      )
    } else if (SESSION_PARTS.has(handle.name)) {
      const isNeeded = handle.name === COOKIE_PARSER ? bringsCookies : bringsSession
      layer.handle = named(handle.name, (asked, response, next) => {
        const straight = isNeeded(asked) ? undefined : standingOf(asked)?.straight?.(asked)
        return (straight ?? handle)(asked, response, next)
      })
    }
  }
}

function named(name: string, handle: Handle): Handle {
  return Object.defineProperty(handle, "name", { value: name })
}

/** Tells whether a request brings a session, or is to get one. */
function sessionReader({ scope }: MedusaRequest): (request: MedusaRequest) => boolean {
  const { projectConfig } = scope.resolve<ConfigModule>(ContainerRegistrationKeys.CONFIG_MODULE)
  const { saveUninitialized, name = SESSION_COOKIE } = projectConfig.sessionOptions ?? {}
  // Such a host keeps, and sets a cookie for, a session that nobody has put anything into.
  if (saveUninitialized) return () => true
  return ({ headers }) => headers.cookie?.includes(`${name}=`) === true
}

function stackOf({ app }: MedusaRequest): Layer[] {
  const { _router: router } = app as unknown as { _router?: { stack?: Layer[] } }
  return router?.stack ?? []
}

/** Whether anybody but the host sees a path between its sessions and our dispatcher. */
function isSeen(before: Layer[], path: string): boolean {
  const first = before.findIndex(({ handle }) => SESSION_PARTS.has(handle.name))
  const parsed = before.findLastIndex(({ handle }) => BODY_PARSERS.has(handle.name))
  if (first < 0 || parsed < first) return true
  return before.slice(first).some((layer, place) => {
    // Up to its parsers the host has handlers without a name; what a store adds comes after them.
    const isHosts =
      HOSTS_OWN.has(layer.handle.name) || (!layer.handle.name && first + place < parsed)
    return !isHosts && isForeign(layer, path)
  })
}

function isForeign(layer: Layer, path: string): boolean {
  if (!layer.regexp.test(path) || layer.handle.length === 4) return false
  if (!layer.route) return layer.handle.name !== DISPATCHER
  return !layer.route.stack.every(({ handle }) => handle.name.startsWith(HANDLER_PREFIX))
}
