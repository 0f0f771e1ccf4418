import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { EndpointSpec, HeaderDocs } from "../endpoint"
import type { ErrorDetails, ServiceError } from "../wire/errors"
import type { Identity } from "../identity/identity"

/**
 * Something that every request has to pass before its body is read: a switch, a rate limit. It
 * throws to refuse, and sets response headers to inform.
 */
export interface Gate {
  name: string
  /** Codes of the service's table that it refuses with; they enter the OpenAPI description. */
  errors: readonly string[]
  /** Headers that it sets on every answer; they enter the OpenAPI description. */
  headers?: HeaderDocs
  /** Headers without which it lets no request pass; they enter the OpenAPI description. */
  demands?: HeaderDocs
  /** Stands only before endpoints that name this group; absent = before those of every group. */
  group?: string
  /** Whether it stands before an endpoint at all; absent = before each. */
  guards?(spec: EndpointSpec): boolean
  /** Before anybody looks at credentials. */
  enter?(request: EntryRequest): void
  /** When it is known who calls, and before they are told whether they may. */
  pass?(request: GateRequest): void | Promise<void>
}

export interface EntryRequest {
  spec: EndpointSpec
  request: MedusaRequest
  response: MedusaResponse
  requestId: string
  /** The error of the service to throw. */
  refuse(code: string, details?: ErrorDetails): ServiceError
}

export interface GateRequest extends EntryRequest {
  /** A guest as well when the credential that was sent does not hold. */
  identity: Identity
}
