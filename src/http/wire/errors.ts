import { z } from "@medusajs/framework/zod"

/** One row of a service's error table: what a code means, and with which status it is answered. */
export interface ErrorSpec {
  status: number
  /** The sentence that callers read unless the place that refuses has a better one. */
  message: string
  /** When it happens, for the documentation; `message` when absent. */
  description?: string
  /** The fields of `data` beside `status`. */
  data?: z.ZodObject
  /** Whether the answer carries `Retry-After`. */
  retryable?: boolean
}

export type ErrorTable = Record<string, ErrorSpec>

/** What any operation of any service can answer, without the service's prefix. */
const COMMON = {
  invalid_param: {
    status: 400,
    message: "The request has invalid fields.",
    description:
      "A field is missing, malformed, out of range or unknown; `data.params` names each.",
    data: z.object({
      params: z.record(z.string(), z.string()).meta({
        description: "What is wrong, by field.",
        examples: [{ amount: "is required" }],
      }),
    }),
  },
  invalid_json: {
    status: 400,
    message: "The request body is not valid JSON.",
    description: "The body is not UTF-8, not JSON, or not a JSON object.",
  },
  unauthorized: {
    status: 401,
    message: "Sign in to use this endpoint.",
    description: "No credential was sent, or the one that was sent is wrong, expired or revoked.",
  },
  forbidden: {
    status: 403,
    message: "You are not allowed to do this.",
    description:
      "The identity lacks the capability that `data.required_capability` names (where the store's " +
      "staff have roles, the policy that `data.required_policy` names), or the store API key the " +
      "scope that `data.required_scope` names.",
    data: z.object({
      required_capability: z.string().optional(),
      required_policy: z.string().optional(),
      required_scope: z.enum(["read", "write"]).optional(),
    }),
  },
  invalid_nonce: {
    status: 403,
    message: "The X-Platform-Nonce header is invalid or has expired; ask for a new one.",
    description: "A session cookie came with a nonce that is wrong, expired or somebody else's.",
  },
  route_not_found: {
    status: 404,
    message: "There is no such endpoint.",
    description: "The path is unknown.",
  },
  method_not_allowed: {
    status: 405,
    message: "This path does not support that method.",
    description: "The path exists, its method does not; `Allow` lists those that do.",
  },
  payload_too_large: {
    status: 413,
    message: "The request body is too large.",
    description: "The body is over the limit.",
    data: z.object({ limit_bytes: z.int().meta({ examples: [102_400] }) }),
  },
  unsupported_media_type: {
    status: 415,
    message: "Send the body as application/json in UTF-8, not compressed.",
    description: "The body's Content-Type or Content-Encoding is not supported.",
  },
  idempotency_in_progress: {
    status: 409,
    message: "A request with this idempotency key is still being processed.",
    retryable: true,
  },
  idempotency_key_reused: {
    status: 422,
    message: "This idempotency key was used for a different request.",
  },
  rate_limited: {
    status: 429,
    message: "Too many requests; wait a moment.",
    description: "More requests, attempts or failed sign-ins than a minute has room for.",
    data: z.object({
      retry_after: z.int().meta({ description: "Seconds to wait.", examples: [42] }),
    }),
    retryable: true,
  },
  internal_error: {
    status: 500,
    message: "Something went wrong on our side.",
    description: "An unexpected failure; `data.request_id` finds it in the log.",
    data: z.object({ request_id: z.string().meta({ examples: ["b64324d1"] }) }),
  },
  unavailable: {
    status: 503,
    message: "The service is temporarily unavailable; try again shortly.",
    description: "The database can't be reached or is overloaded.",
    retryable: true,
  },
} satisfies ErrorTable

export type CommonError = keyof typeof COMMON
export type CommonCode<Prefix extends string> = `${Prefix}_${CommonError}`

/** The common rows under a service's prefix, e.g. `wallet_invalid_param`. */
export function commonErrors(prefix: string): ErrorTable {
  return Object.fromEntries(
    Object.entries(COMMON).map(([name, spec]) => [`${prefix}_${name}`, spec])
  )
}

export interface ErrorDetails {
  message?: string
  /** Fields of `data` beside `status`. */
  data?: Record<string, unknown>
  /** Extra response headers, e.g. `{ "Retry-After": "5" }`. */
  headers?: Record<string, string>
}

/** A refusal that reaches the caller as `{code, message, data: {status, …}}`. */
export class ServiceError extends Error {
  readonly code: string
  readonly status: number
  readonly data: Record<string, unknown>
  readonly headers: Record<string, string> | undefined

  constructor(code: string, spec: ErrorSpec, details: ErrorDetails = {}) {
    super(details.message ?? spec.message)
    this.code = code
    this.status = spec.status
    this.data = { status: spec.status, ...details.data }
    this.headers = details.headers
  }

  /** The error envelope of both services. */
  toBody() {
    return { code: this.code, message: this.message, data: this.data }
  }
}

/** The error class of one service: only codes of its table can be thrown. */
export type ServiceErrorClass<Code extends string> = new (
  code: Code,
  details?: ErrorDetails
) => ServiceError

export function defineErrors<Code extends string>(table: ErrorTable): ServiceErrorClass<Code> {
  return class extends ServiceError {
    constructor(code: Code, details?: ErrorDetails) {
      const spec = table[code]
      if (!spec) throw new Error(`Unknown error code ${code}`)
      super(code, spec, details)
    }
  }
}
