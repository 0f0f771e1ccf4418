import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"

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

/**
 * Whether nothing but our own endpoints would handle a path after the dispatcher. Then the
 * dispatcher may call the endpoint itself, which spares the host's walk past a thousand routes
 * (half of the cost of an empty request). A store that overrides one of our routes, puts a
 * middleware before it or traces it gets the walk, and so what it asked for.
 */
export function standsAlone(request: MedusaRequest, path: string): boolean {
  const stack = stackOf(request)
  const mine = stack.findIndex(
    (layer) => layer.handle.name === DISPATCHER && layer.regexp.test(path)
  )
  return mine >= 0 && !stack.slice(mine + 1).some((layer) => isForeign(layer, path))
}

/**
 * Leads requests past the host's body parsers. For endpoints that read their bodies themselves these
 * do nothing, but each of the three formats a line of its log to say so, which costs more than
 * reading the body, and remembers the path for as long as the process lives.
 *
 * @param passes whether a request is for such an endpoint, and for nobody else
 */
export function passBodyParsers(
  request: MedusaRequest,
  passes: (request: MedusaRequest) => boolean
): void {
  for (const layer of stackOf(request)) {
    const { handle } = layer
    if (!BODY_PARSERS.has(handle.name)) continue
    const parse: Handle = (request, response, next) =>
      passes(request) ? next() : handle(request, response, next)
    layer.handle = Object.defineProperty(parse, "name", { value: handle.name })
  }
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
