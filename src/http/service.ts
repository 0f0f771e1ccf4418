import type { MedusaRequest, MedusaResponse, MiddlewareRoute } from "@medusajs/framework/http"
import { createCorsPolicy } from "./wire/cors"
import { dispatch, takeMatch } from "./dispatch"
import { ENDPOINT, prepareEndpoint } from "./endpoint"
import type { DefineEndpoint, EndpointHandler, EndpointSpec } from "./endpoint"
import { commonErrors, defineErrors } from "./wire/errors"
import type {
  CommonCode,
  CommonError,
  ErrorDetails,
  ErrorSpec,
  ErrorTable,
  ServiceError,
  ServiceErrorClass,
} from "./wire/errors"
import type { Gate } from "./limits/gates"
import type { ResolveIdentity } from "./identity/identity"
import { HANDLER_PREFIX } from "../host/host-stack"
import { buildOpenApi } from "./description/openapi"
import type { OpenApiDocument, ServiceInfo } from "./description/openapi"
import type { Recorder } from "./wire/recording"
import { scanRoutes } from "./routes"
import type { RouteTable } from "./routes"
import { runEndpoint } from "./run"
import { UuidV4 } from "./wire/schemas"

export interface ServiceOptions<Prefix extends string, Codes extends string> extends ServiceInfo {
  /** Starts every error code: `wallet`. */
  prefix: Prefix
  /** Where the service lies, without a slash at its end: `/wallet/v1`. */
  root: string
  /** The service's own error codes; the common ones are added. */
  errors: Record<Codes, ErrorSpec>
  /** Finds out who sends a request. */
  identify: ResolveIdentity
  /** `host`: the prefix lies under one of the host's, which does CORS and signs callers in. */
  cors: "store" | "host"
  /** Its folder is one that the host passes over, because its name can't be a path. */
  hidden?: boolean
  /**
   * Makes ready what gates and handlers read at once, such as settings; undefined when nothing is
   * to be waited for.
   */
  prepare?: (request: MedusaRequest) => Promise<void> | undefined
  /** Keeps requests and answers while it is on. */
  recorder?: Recorder
  /** What every request passes before its body is read, in order. */
  gates?: readonly Gate[]
  /** Turns a failure of the domain into an error of this service; undefined for one it doesn't know. */
  translate?: (
    error: unknown
  ) => ({ code: NoInfer<Codes> | CommonCode<Prefix> } & ErrorDetails) | undefined
}

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

/** What the parts of the layer need to know of the service they work for. */
export interface ServiceParts {
  prefix: string
  root: string
  options: ServiceOptions<string, string>
  errors: ErrorTable
  Error: ServiceErrorClass<string>
  fail(name: CommonError, details?: ErrorDetails): ServiceError
  /** An error by its full code; the service's table has to have it. */
  refuse(code: string, details?: ErrorDetails): ServiceError
  /** The gates that stand before an endpoint, in order. */
  gatesBefore(spec: EndpointSpec): readonly Gate[]
  table: RouteTable | undefined
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
    options: options as unknown as ServiceOptions<string, string>,
    errors,
    Error: ErrorClass,
    fail: (name, details) => new ErrorClass(`${options.prefix}_${name}`, details),
    refuse: (code, details) => new ErrorClass(code, details),
    gatesBefore: gatesOnce(options.gates ?? []),
    table: undefined,
  }
  const cors = options.cors === "store" ? createCorsPolicy(options.prefix) : undefined
  let document: OpenApiDocument | undefined

  function endpoint(spec: EndpointSpec): EndpointHandler {
    if (spec.gate !== undefined && !options.gates?.some(({ group }) => group === spec.gate)) {
      throw new Error(`${spec.id} names the gate "${spec.gate}", which the service does not have`)
    }
    const prepared = prepareEndpoint(spec, UuidV4)
    const handler = (request: MedusaRequest, response: MedusaResponse) =>
      runEndpoint(parts, takeMatch(request), request, response)
    Object.defineProperty(handler, "name", { value: HANDLER_PREFIX + spec.id })
    return Object.assign(handler, { [ENDPOINT]: prepared })
  }

  return {
    prefix: options.prefix,
    root: options.root,
    endpoint: endpoint as unknown as Service<Prefix, Codes>["endpoint"],
    Error: ErrorClass as Service<Prefix, Codes>["Error"],
    mount(folder) {
      parts.table = scanRoutes(folder)
      return [
        // As a pattern it stands before the host's own routes, not behind them.
        { matcher: rootPattern(options.root), middlewares: [dispatch(parts, parts.table, cors)] },
        { matcher: `${options.root}/*`, bodyParser: false },
      ]
    },
    openapi() {
      if (!parts.table) throw new Error(`The service at ${options.root} is not mounted`)
      document ??= buildOpenApi(parts, parts.table)
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

/** Paths at and below a root. */
function rootPattern(root: string): RegExp {
  return new RegExp(`^${root.replaceAll("/", "\\/")}(?=\\/|$)`, "i")
}
