import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { EndpointSpec } from "./endpoint"
import type { Identity } from "./identity"

/**
 * Something that every request has to pass after its identity is known and before its body is
 * read: a rate limit, a switch, a log. It throws an error of the service to refuse, and sets
 * response headers to inform.
 */
export interface Gate {
  name: string
  /** Codes of the service's table that it refuses with; they enter the OpenAPI description. */
  errors: readonly string[]
  /** Whether it stands before an endpoint at all; absent = before each. */
  guards?(spec: EndpointSpec): boolean
  pass(request: GateRequest): void | Promise<void>
}

export interface GateRequest {
  spec: EndpointSpec
  identity: Identity
  request: MedusaRequest
  response: MedusaResponse
  requestId: string
}
