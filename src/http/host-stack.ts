import type { MedusaRequest } from "@medusajs/framework/http"

/** What Express keeps of a registered handler. */
interface Layer {
  regexp: RegExp
  handle: { name: string; length: number }
  route?: { stack: { handle: { name: string } }[] }
}

/** How our handlers are named, so that they can be told from others in the host's stack. */
export const HANDLER_PREFIX = "endpoint "
const DISPATCHER = "dispatchService"

/**
 * Whether nothing but our own endpoints would handle a path after the dispatcher. Then the
 * dispatcher may call the endpoint itself, which spares the host's walk past a thousand routes
 * (half of the cost of an empty request). A store that overrides one of our routes, puts a
 * middleware before it or traces it gets the walk, and so what it asked for.
 */
export function standsAlone(request: MedusaRequest, path: string): boolean {
  const { _router: router } = request.app as unknown as { _router?: { stack?: Layer[] } }
  if (!router?.stack) return false
  const mine = router.stack.findIndex(
    (layer) => layer.handle.name === DISPATCHER && layer.regexp.test(path)
  )
  return mine >= 0 && !router.stack.slice(mine + 1).some((layer) => isForeign(layer, path))
}

function isForeign(layer: Layer, path: string): boolean {
  if (!layer.regexp.test(path) || layer.handle.length === 4) return false
  if (!layer.route) return layer.handle.name !== DISPATCHER
  return !layer.route.stack.every(({ handle }) => handle.name.startsWith(HANDLER_PREFIX))
}
