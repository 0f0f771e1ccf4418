import type { MedusaRequest } from "@medusajs/framework/http"
import type { Endpoint } from "./endpoint"
import type { Route } from "./routes"

/** What the dispatcher found out about a request. */
export interface Match {
  /** Undefined for an unknown path. */
  route: Route | undefined
  /** Undefined for an unknown path or method. */
  endpoint: Endpoint | undefined
  /** What the path's parameters hold, still encoded. */
  params: Record<string, string>
  /** As it was sent, without a question mark and without a credential. */
  query: string
  requestId: string
}

/** A match that an endpoint was found for. */
export type EndpointMatch = Match & { endpoint: Endpoint }

const MATCH = Symbol("match")

type Matched = MedusaRequest & { [MATCH]?: Match }

/** Keeps a finding for the handlers that come after the dispatcher. */
export function keepMatch(request: MedusaRequest, match: Match): void {
  ;(request as Matched)[MATCH] = match
}

/** The dispatcher's finding; undefined when no dispatcher has seen the request. */
export function matchOf(request: MedusaRequest): Match | undefined {
  return (request as Matched)[MATCH]
}
