/**
 * Looks which handlers Express would still call for a request after one of our dispatchers.
 *
 * Why it is needed: the host registers about a thousand routes, and Express tries them one by one,
 * which is half of the time of an empty request. The dispatcher knows the endpoint already and may
 * call it itself, but only where no handler of the store or of another plugin would run in between.
 * Express has no public way to ask for that.
 *
 * What is private: `app._router.stack`, and of its layers `regexp`, `handle` and `route`. They are
 * only read. Tried with Express 4.21 and 4.22, as Medusa 2.21 brings it.
 *
 * Where they can't be read, or are not as expected, the answer is that others may handle the
 * request: the dispatcher then calls `next()`, and the request takes Express's ordinary way.
 * `integration-tests/http/merchant-handlers.spec.ts` fails when another version ends this unnoticed.
 */
import type { MedusaRequest } from "@medusajs/framework/http"

/** What Express keeps of a registered handler. */
interface Layer {
  regexp: RegExp
  handle: { name: string; length: number }
  /** Of a handler for one path and certain methods; absent for what `app.use` registered. */
  route?: { path: unknown; stack: { handle: { name: string } }[] }
}

/** What was found in a stack; it holds for as long as the stack stays as it was. */
interface Finding {
  length: number
  place: number
  dispatcher: Layer
  /** The layers behind the dispatcher that are not ours and could match a path below its root. */
  others: Layer[]
}

/** Begins the names of our own handlers, which the host keeps when it wraps them. */
const OWN = "wallet-assistant "
/** Paths of which each segment is plain text or a parameter, so that they can be compared. */
const PLAIN_PATH = /^(?:\/(?::\w+|[\w.-]+))+\/?$/

/** Gives a handler of ours the name by which it is told from others'. */
export function nameOwnHandler<Handler extends object>(handler: Handler, name: string): Handler {
  return Object.defineProperty(handler, "name", { value: OWN + name })
}

/**
 * Makes the question that a dispatcher asks at each request: may a handler that is not ours run
 * after me for these paths?
 *
 * @param dispatcher the handler, named by `nameOwnHandler`
 * @param root the path that the dispatcher stands at
 */
export function findLaterHandlers(
  dispatcher: { name: string },
  root: string
): (request: MedusaRequest, paths: readonly string[]) => boolean {
  const findings = new WeakMap<object, Finding>()
  return (request, paths) => {
    const stack = stackOf(request)
    if (!stack) return true
    let finding = findings.get(stack)
    // Routes can be registered, or loaded anew, while the store runs.
    if (finding?.length !== stack.length || stack[finding.place] !== finding.dispatcher) {
      finding = examine(stack, dispatcher.name, root)
      if (!finding) return true
      findings.set(stack, finding)
    }
    return finding.others.some(({ regexp }) => paths.some((path) => mayMatch(regexp, path)))
  }
}

function stackOf({ app }: MedusaRequest): Layer[] | undefined {
  const { _router: router } = app as unknown as { _router?: { stack?: unknown } }
  return Array.isArray(router?.stack) ? (router.stack as Layer[]) : undefined
}

function examine(stack: Layer[], name: string, root: string): Finding | undefined {
  const place = stack.findIndex((layer) => layer?.handle?.name === name)
  const dispatcher = stack[place]
  const later = stack.slice(place + 1)
  // Another version of Express may keep its layers otherwise.
  if (!dispatcher || !later.every(isReadable)) return undefined
  const others = later.filter((layer) => !isOwn(layer) && !isErrorHandler(layer))
  return {
    length: stack.length,
    place,
    dispatcher,
    others: others.filter((layer) => mayLieBelow(root, layer)),
  }
}

function isReadable(layer: Layer) {
  const { regexp, handle, route } = layer ?? {}
  return (
    regexp instanceof RegExp &&
    typeof handle === "function" &&
    (route === undefined || Array.isArray(route.stack))
  )
}

function isOwn({ route }: Layer) {
  return (
    route !== undefined &&
    route.stack.length > 0 &&
    route.stack.every(({ handle }) => handle?.name?.startsWith(OWN))
  )
}

/** Express calls handlers with four parameters for errors only. */
function isErrorHandler({ handle, route }: Layer) {
  return route === undefined && handle.length > 3
}

/** False for routes of the host and of others that can only match paths outside of a root. */
function mayLieBelow(root: string, { route }: Layer): boolean {
  const path = route?.path
  if (typeof path !== "string" || !PLAIN_PATH.test(path)) return true
  const segments = path.split("/").filter(Boolean)
  const wanted = root.split("/").filter(Boolean)
  return wanted.every((segment, place) => {
    const own = segments[place]
    // A shorter path is none that lies below the root.
    if (own === undefined) return false
    return own.startsWith(":") || own.toLowerCase() === segment.toLowerCase()
  })
}

/** A pattern that remembers where it stopped must not be asked: that would change its next answer. */
function mayMatch(regexp: RegExp, path: string): boolean {
  return regexp.global || regexp.sticky || regexp.test(path)
}
