import { randomUUID } from "node:crypto"
import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareFunction,
} from "@medusajs/framework/http"
import { findLaterHandlers, nameOwnHandler } from "../host/later-handlers"
import type { Method } from "./endpoint"
import { writeError } from "./failure"
import { takeQueryCredential } from "./identity/query-credential"
import { keepMatch, matchOf } from "./match"
import type { EndpointMatch, Match } from "./match"
import type { RouteTable } from "./routes"
import { runEndpoint } from "./run"
import type { ServiceParts } from "./service-parts"
import type { CorsPolicy } from "./wire/cors"
import { startRecording } from "./wire/recording"
import { writeJson } from "./wire/write"

const SANE_ID = /^[A-Za-z0-9._:+/=-]{1,128}$/

/** The handlers of a service that are registered beside its endpoints. */
export interface Dispatching {
  /** Stands before everything that lies at or below the service's root. */
  dispatcher: MiddlewareFunction
  /** Stands behind all routes: answers what the dispatcher let pass and nobody has answered. */
  answerRest: MiddlewareFunction
  /** Answers a request by the dispatcher's finding. */
  answer(request: MedusaRequest, response: MedusaResponse): void | Promise<void>
}

/**
 * Makes the handlers around a service's endpoints. The dispatcher gives every answer its request id
 * and CORS headers and finds the endpoint. It answers at once unless a handler that is not ours
 * would run after it for this very path: then the request goes Express's ordinary way.
 */
export function createDispatching(
  service: ServiceParts,
  table: RouteTable,
  cors: CorsPolicy | undefined
): Dispatching {
  const dispatcher = nameOwnHandler(function (
    request: MedusaRequest,
    response: MedusaResponse,
    next: MedusaNextFunction
  ) {
    takeQueryCredential(request)
    const requestId = readRequestId(request)
    request.requestId = requestId
    response.setHeader("X-Request-Id", requestId)
    const preparing = service.options.prepare?.(request)
    const proceed = () => dispatch(request, response, next, requestId)
    // A failure surfaces in the endpoints that need what was prepared; descriptions need none of it.
    return preparing ? preparing.then(proceed, proceed) : proceed()
  }, `dispatcher ${service.root}`)
  const mayOthersHandle = findLaterHandlers(dispatcher, service.root)

  function dispatch(
    request: MedusaRequest,
    response: MedusaResponse,
    next: MedusaNextFunction,
    requestId: string
  ): void | Promise<void> {
    const { path, query } = addressBelowRoot(request)
    const found = table.find(path)
    const route = found?.route
    const endpoint =
      route?.endpoints[request.method === "HEAD" ? "GET" : (request.method as Method)]
    const match: Match = { route, endpoint, params: found?.params ?? {}, query, requestId }
    keepMatch(request, match)
    const { recorder } = service.options
    if (recorder?.isOn(request)) {
      const { params } = match
      const address = { path: request.baseUrl + path, query: query && `?${query}` }
      const about = { requestId, params, endpointId: endpoint?.spec.id, ...address }
      startRecording(recorder, request, response, about)
    }
    const asked = endpoint ?? route?.endpoints[preflightedMethod(request)]
    cors?.apply(request, response, asked?.spec.cors === "any")
    if (mayOthersHandle(request, pathsOf(request))) return next()
    return answerMatch(match, request, response)
  }

  function answerMatch(
    match: Match,
    request: MedusaRequest,
    response: MedusaResponse
  ): void | Promise<void> {
    const { route, endpoint, requestId } = match
    if (endpoint) return runEndpoint(service, match as EndpointMatch, request, response)
    if (!route) {
      return writeError(service, service.fail("route_not_found"), request, response, requestId)
    }
    const { allow } = route
    if (request.method === "OPTIONS") {
      return writeJson(response, 204, undefined, cors ? cors.preflight(allow) : { Allow: allow })
    }
    const refusal = service.fail("method_not_allowed", { headers: { Allow: allow } })
    writeError(service, refusal, request, response, requestId)
  }

  const answerRest = nameOwnHandler(function (
    request: MedusaRequest,
    response: MedusaResponse,
    next: MedusaNextFunction
  ) {
    const match = matchOf(request)
    // Express itself says which methods a route of somebody else's has.
    const isTheirs = !match || (!match.route && request.method === "OPTIONS")
    return isTheirs ? next() : answerMatch(match, request, response)
  }, `rest of ${service.root}`)

  return {
    dispatcher,
    answerRest,
    answer(request, response) {
      const match = matchOf(request)
      if (!match) throw new Error(`${request.path} is not below a mounted service`)
      return answerMatch(match, request, response)
    },
  }
}

/** The verb that a preflight is about. */
function preflightedMethod({ headers }: MedusaRequest): Method {
  return (headers["access-control-request-method"] ?? "GET") as Method
}

/**
 * The path below the root, still encoded, and the query. Express has taken the root away and begins
 * what is left with a slash. It ends a path at "#" too, which no client sends and no path of ours
 * has.
 */
function addressBelowRoot(request: MedusaRequest): { path: string; query: string } {
  const { url } = request
  const mark = url.indexOf("?")
  const query = mark < 0 ? "" : url.slice(mark + 1)
  // A request to a proxy names scheme and host before the path.
  if (!url.startsWith("/")) return { path: request.path, query }
  return { path: mark < 0 ? url : url.slice(0, mark), query }
}

/** The whole path as Express goes on matching it: of a root alone it is not told how it ended. */
function pathsOf({ baseUrl, path }: MedusaRequest): string[] {
  return path === "/" ? [baseUrl, `${baseUrl}/`] : [baseUrl + path]
}

/** The caller's own id when it is harmless in a header and a log, else the host's, else a new one. */
function readRequestId(request: MedusaRequest): string {
  const id: unknown = request.headers["x-request-id"] ?? request.requestId
  return typeof id === "string" && SANE_ID.test(id) ? id : randomUUID()
}
