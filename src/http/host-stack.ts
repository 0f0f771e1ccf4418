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
/** The host's sessions, and what they are read from. */
const SESSION_PARTS = new Set(["cookieParser", "session"])
/** The host's own default. */
const SESSION_COOKIE = "connect.sid"
/** What the host itself puts between its body parsers and our dispatcher, for every path. */
const DATA_VALIDATOR = "additionalDataValidator"

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
   * `alone`, and nothing of the store sees the path before the dispatcher either. Then nobody reads
   * the empty session of a request that brings none.
   */
  unseen: boolean
}

export function standingOf(request: MedusaRequest, path: string): Standing {
  const stack = stackOf(request)
  const mine = stack.findIndex(
    (layer) => layer.handle.name === DISPATCHER && layer.regexp.test(path)
  )
  const alone = mine >= 0 && !stack.slice(mine + 1).some((layer) => isForeign(layer, path))
  const parsed = stack.findLastIndex(({ handle }) => BODY_PARSERS.has(handle.name))
  const before = stack.slice(parsed + 1, Math.max(mine, 0))
  const seen = before.some(
    (layer) => layer.handle.name !== DATA_VALIDATOR && isForeign(layer, path)
  )
  return { alone, unseen: alone && parsed >= 0 && !seen }
}

/**
 * Leads requests past parts of the host that do nothing for them.
 *
 * A body parser, for endpoints that read their bodies themselves, formats a line of its log to say
 * that it does nothing, which costs more than reading the body, and remembers the path for as long
 * as the process lives. The session of a request that brings none is made, hashed three times and
 * thrown away; our layer reads other cookies itself.
 *
 * @param standingOf how the path of a request lies in the stack; undefined when it is none of ours
 */
export function passIdleParts(
  request: MedusaRequest,
  standingOf: (request: MedusaRequest) => Standing | undefined
): void {
  const bodyIsLeft: Passes = (asked) => standingOf(asked)?.alone === true
  const sessionIsLeft = passesSession(request, standingOf)
  for (const layer of stackOf(request)) {
    if (BODY_PARSERS.has(layer.handle.name)) {
      layer.handle = passing(layer.handle, bodyIsLeft)
    } else if (SESSION_PARTS.has(layer.handle.name)) {
      layer.handle = passing(layer.handle, sessionIsLeft)
    }
  }
}

type Passes = (request: MedusaRequest) => boolean

function passing(handle: Handle, passes: Passes): Handle {
  const take: Handle = (request, response, next) =>
    passes(request) ? next() : handle(request, response, next)
  return Object.defineProperty(take, "name", { value: handle.name })
}

function passesSession(
  { scope }: MedusaRequest,
  standingOf: (request: MedusaRequest) => Standing | undefined
): Passes {
  const { projectConfig } = scope.resolve<ConfigModule>(ContainerRegistrationKeys.CONFIG_MODULE)
  const { saveUninitialized, name = SESSION_COOKIE } = projectConfig.sessionOptions ?? {}
  // Such a host keeps, and sets a cookie for, a session that nobody has put anything into.
  if (saveUninitialized) return () => false
  return (asked) =>
    !asked.headers.cookie?.includes(`${name}=`) && standingOf(asked)?.unseen === true
}

function stackOf({ app }: MedusaRequest): Layer[] {
  const { _router: router } = app as unknown as { _router?: { stack?: Layer[] } }
  return router?.stack ?? []
}

function isForeign(layer: Layer, path: string): boolean {
  if (!layer.regexp.test(path) || layer.handle.length === 4) return false
  if (!layer.route) return layer.handle.name !== DISPATCHER
  return !layer.route.stack.every(({ handle }) => handle.name.startsWith(HANDLER_PREFIX))
}
