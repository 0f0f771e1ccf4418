import type { WebhookSpec } from "./description/openapi-webhooks"
import type { MedusaRequest } from "@medusajs/framework/http"
import type { EndpointSpec } from "./endpoint"
import type { ResolveIdentity } from "./identity/identity"
import type { Gate } from "./limits/gates"
import type {
  CommonCode,
  CommonError,
  ErrorDetails,
  ErrorSpec,
  ErrorTable,
  ServiceError,
  ServiceErrorClass,
} from "./wire/errors"
import type { Recorder } from "./wire/recording"

/** What a service says about itself. */
export interface ServiceInfo {
  title: string
  description: string
  version: string
  /** Every tag that endpoints use, in the order of the documentation. */
  tags: readonly { name: string; description: string }[]
  /** What it sends by itself. */
  webhooks?: readonly WebhookSpec[]
}

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

/** What the parts of the layer need to know of the service they work for. */
export interface ServiceParts {
  prefix: string
  root: string
  options: Omit<ServiceOptions<string, string>, "errors">
  errors: ErrorTable
  Error: ServiceErrorClass<string>
  fail(name: CommonError, details?: ErrorDetails): ServiceError
  /** An error by its full code; the service's table has to have it. */
  refuse(code: string, details?: ErrorDetails): ServiceError
  /** The gates that stand before an endpoint, in order. */
  gatesBefore(spec: EndpointSpec): readonly Gate[]
}

/** Whether callers are known, or refused, before the service sees them. */
export function isSignedInByHost({ options }: ServiceParts): boolean {
  return options.cors === "host"
}
