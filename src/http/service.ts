import type { MedusaRequest, MedusaResponse, MiddlewareRoute } from "@medusajs/framework/http"
import { nameOwnHandler } from "../host/later-handlers"
import { buildOpenApi } from "./description/openapi"
import type { OpenApiDocument } from "./description/openapi"
import { createDispatching } from "./dispatch"
import type { Dispatching } from "./dispatch"
import { ENDPOINT, prepareEndpoint } from "./endpoint"
import type { DefineEndpoint, EndpointHandler, EndpointSpec } from "./endpoint"
import type { Gate } from "./limits/gates"
import { scanRoutes } from "./routes"
import type { RouteTable } from "./routes"
import type { ServiceOptions, ServiceParts } from "./service-parts"
import { createCorsPolicy } from "./wire/cors"
import { commonErrors, defineErrors } from "./wire/errors"
import type { CommonCode, ErrorTable, ServiceErrorClass } from "./wire/errors"
import { UuidV4 } from "./wire/schemas"

export interface Service<Prefix extends string = string, Codes extends string = string> {
  prefix: Prefix
  root: string
  /** Makes the export of a `route.ts`. */
  endpoint: DefineEndpoint<Codes | CommonCode<Prefix>>
  /** Throw it anywhere below a handler; the caller gets the envelope. */
  Error: ServiceErrorClass<Codes | CommonCode<Prefix>>
  /** The middlewares that the service needs, for `defineMiddlewares`; `folder` holds its routes. */
  mount(folder: string): MiddlewareRoute[]
  /** The OpenAPI 3.1 document, built at its first use. */
  openapi(): OpenApiDocument
}

/**
 * Defines one service: a prefix of error codes, a root path, and the endpoints that lie in one
 * folder. Nothing in here knows what the service is about.
 */
export function defineService<const Prefix extends string, Codes extends string = never>(
  options: ServiceOptions<Prefix, Codes>
): Service<Prefix, Codes> {
  const errors: ErrorTable = { ...commonErrors(options.prefix), ...options.errors }
  const ErrorClass = defineErrors<string>(errors)
  const parts: ServiceParts = {
    prefix: options.prefix,
    root: options.root,
    options,
    errors,
    Error: ErrorClass,
    fail: (name, details) => new ErrorClass(`${options.prefix}_${name}`, details),
    refuse: (code, details) => new ErrorClass(code, details),
    gatesBefore: gatesOnce(options.gates ?? []),
  }
  const cors = options.cors === "store" ? createCorsPolicy(options.prefix) : undefined
  let mounted: { table: RouteTable; dispatching: Dispatching } | undefined
  let document: OpenApiDocument | undefined

  function endpoint(spec: EndpointSpec): EndpointHandler {
    if (spec.gate !== undefined && !options.gates?.some(({ group }) => group === spec.gate)) {
      throw new Error(`${spec.id} names the gate "${spec.gate}", which the service does not have`)
    }
    const prepared = prepareEndpoint(spec, UuidV4)
    const handler = async (request: MedusaRequest, response: MedusaResponse) => {
      if (!mounted) throw new Error(`The service at ${options.root} is not mounted`)
      await mounted.dispatching.answer(request, response)
    }
    nameOwnHandler(handler, spec.id)
    return Object.assign(handler, { [ENDPOINT]: prepared })
  }

  return {
    prefix: options.prefix,
    root: options.root,
    // It takes the specs of all services; for callers only this service's own codes are left.
    endpoint: endpoint as Service<Prefix, Codes>["endpoint"],
    Error: ErrorClass as Service<Prefix, Codes>["Error"],
    mount(folder) {
      const table = scanRoutes(folder)
      const dispatching = createDispatching(parts, table, cors)
      mounted = { table, dispatching }
      const { dispatcher, answerRest } = dispatching
      return [
        // As a pattern it stands before the host's own routes, not behind them.
        { matcher: rootPattern(options.root), middlewares: [dispatcher] },
        { matcher: restPath(options.root), methods: [...ANSWERED], middlewares: [answerRest] },
        { matcher: options.root, bodyParser: false },
        // Not "/*": the host would make of it every path that begins with the root's letters.
        { matcher: `${options.root}/{*path}`, bodyParser: false },
      ]
    },
    openapi() {
      if (!mounted) throw new Error(`The service at ${options.root} is not mounted`)
      document ??= buildOpenApi(parts, mounted.table)
      return document
    },
  }
}

/** Which gates stand before which endpoint is found out once. */
function gatesOnce(all: readonly Gate[]): ServiceParts["gatesBefore"] {
  const found = new WeakMap<EndpointSpec, readonly Gate[]>()
  return (spec) => {
    let gates = found.get(spec)
    if (!gates) {
      gates = all.filter(
        ({ group, guards }) =>
          (group === undefined || group === spec.gate) && (guards?.(spec) ?? true)
      )
      found.set(spec, gates)
    }
    return gates
  }
}

/** The methods for which a service answers paths that nobody has answered. */
const ANSWERED = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const

/**
 * Paths that begin with a root. The host registers what begins with a parameter last, so that it
 * stands behind every route.
 */
function restPath(root: string): string {
  const [first = "", ...others] = root.slice(1).split("/")
  return `/${[`:root(${first.replaceAll(".", "\\.")})`, ...others].join("/")}*`
}

/** Paths at and below a root: a root ends at a slash or at the end. */
function rootPattern(root: string): RegExp {
  return new RegExp(`^${root.replaceAll("/", "\\/")}(?=\\/|$)`, "i")
}
