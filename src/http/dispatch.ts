import { randomUUID } from "node:crypto"
import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareFunction,
} from "@medusajs/framework/http"
import type { CorsPolicy } from "./wire/cors"
import type { Endpoint, Method } from "./endpoint"
import { writeError } from "./wire/failure"
import { passIdleParts, standingOf } from "../host/host-stack"
import type { Standing } from "../host/host-stack"
import { takeQueryCredential } from "./identity/query-credential"
import { startRecording } from "./wire/recording"
import type { Route, RouteTable } from "./routes"
import { runEndpoint } from "./run"
import type { ServiceParts } from "./service"
import { writeJson } from "./wire/write"

/** What the dispatcher found out about a request, for the endpoint. */
export interface Match {
  endpoint: Endpoint
  params: Record<string, string>
  requestId: string
}

const MATCH = Symbol("match")
const SANE_ID = /^[A-Za-z0-9._:+/=-]{1,128}$/

type Matched = MedusaRequest & { [MATCH]?: Match }

/** The dispatcher's findings; an endpoint outside its service's folder has none. */
export function takeMatch(request: MedusaRequest): Match {
  const match = (request as Matched)[MATCH]
  if (!match) throw new Error(`${request.originalUrl} is not below a mounted service`)
  return match
}

/**
 * The middleware in front of a service: request id and CORS for every answer, and the answers that
 * belong to no endpoint (unknown path, wrong method, preflight).
 */
export function dispatch(
  service: ServiceParts,
  table: RouteTable,
  cors: CorsPolicy | undefined
): MiddlewareFunction {
  /** The applications whose idle parts are led past. */
  const known = new WeakSet<object>()

  return function dispatchService(
    request: MedusaRequest,
    response: MedusaResponse,
    next: MedusaNextFunction
  ) {
    if (!known.has(request.app)) {
      known.add(request.app)
      passIdleParts(request, standingOfRequest)
    }
    takeQueryCredential(request)
    const requestId = readRequestId(request)
    request.requestId = requestId
    response.setHeader("X-Request-Id", requestId)
    const preparing = service.options.prepare?.(request)
    if (!preparing) return serve(request, response, next, requestId)
    // What could not be made ready is missed by whoever needs it; the contract page needs nothing.
    const proceed = () => serve(request, response, next, requestId)
    return preparing.then(proceed, proceed)
  }

  function standingOfRequest({ originalUrl }: MedusaRequest): Standing | undefined {
    if (!originalUrl.startsWith(service.root)) return undefined
    return table.find(pathBelow(service.root, originalUrl))?.route.standing
  }

  function serve(
    request: MedusaRequest,
    response: MedusaResponse,
    next: MedusaNextFunction,
    requestId: string
  ): void | Promise<void> {
    const found = table.find(pathBelow(service.root, request.originalUrl))
    const method = (request.method === "HEAD" ? "GET" : request.method) as Method
    const endpoint = found?.route.endpoints[method]
    const target = endpoint ?? found?.route.endpoints[askedFor(request)]
    const { recorder } = service.options
    if (recorder?.isOn(request)) {
      const about = { requestId, params: found?.params ?? {}, endpointId: endpoint?.spec.id }
      startRecording(recorder, request, response, about)
    }
    cors?.apply(request, response, target?.spec.cors === "any")
    if (endpoint) {
      const match: Match = { endpoint, params: found.params, requestId }
      found.route.standing ??= service.options.hidden
        ? { alone: true }
        : standingOf(request, samplePath(service.root, found.route))
      if (found.route.standing.alone) return runEndpoint(service, match, request, response)
      ;(request as Matched)[MATCH] = match
      next()
    } else if (!found) {
      writeError(service, service.fail("route_not_found"), request, response, requestId)
    } else if (request.method === "OPTIONS") {
      const { allow } = found.route
      writeJson(response, 204, undefined, cors ? cors.preflight(allow) : { Allow: allow })
    } else {
      const headers = { Allow: found.route.allow }
      writeError(
        service,
        service.fail("method_not_allowed", { headers }),
        request,
        response,
        requestId
      )
    }
  }
}

/** The verb that a preflight is about. */
function askedFor({ headers }: MedusaRequest): Method {
  return (headers["access-control-request-method"] ?? "GET") as Method
}

/** A path that leads to a route. */
function samplePath(root: string, route: Route) {
  return root + route.path.replaceAll(/{\w+}/g, "1")
}

/** The path below the root, without query; what Express strips is not relied on. */
function pathBelow(root: string, url: string) {
  const end = url.indexOf("?")
  return url.slice(root.length, end < 0 ? undefined : end)
}

/** The caller's own id when it is harmless in a header and a log, else the host's, else a new one. */
function readRequestId(request: MedusaRequest): string {
  const id: unknown = request.headers["x-request-id"] ?? request.requestId
  return typeof id === "string" && SANE_ID.test(id) ? id : randomUUID()
}
