import Medusa from "@medusajs/js-sdk"
import { ROOTS } from "./services"
import type { AnswerOf, BodyOf, Operation, PathOf, QueryOf, ServiceName, Verb } from "./services"

const backendUrl = __BACKEND_URL__ ?? "/"
const authType = __AUTH_TYPE__ ?? "session"

/** Knows where the dashboard keeps its token where the store signs staff in by tokens. */
const sdk = new Medusa({
  baseUrl: backendUrl,
  auth: { type: authType, jwtTokenStorageKey: __JWT_TOKEN_STORAGE_KEY__ || undefined },
})

/** A refusal, with what the envelope says of it; the SDK's own fetch keeps the message alone. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly data: Record<string, unknown> = {}
  ) {
    super(message)
  }

  /** What is wrong with which field of the request. */
  get params(): Record<string, string> {
    return (this.data.params as Record<string, string> | undefined) ?? {}
  }

  get isForbidden(): boolean {
    return this.status === 403
  }
}

/** Nothing has moved yet: a second person has to agree. */
export class AwaitsSecondPerson extends ApiError {
  constructor() {
    super(202, "awaits_second_person", "Somebody else has to agree first.")
  }
}

type Query = Record<string, string | number | boolean | null | undefined>

interface RawRequest {
  method: string
  query?: Query
  /** JSON, or a form with a file in it. */
  body?: unknown
  idempotencyKey?: string
  signal?: AbortSignal
}

/** A path of the backend, as a full address. */
export function addressOf(path: string, query: Query = {}): string {
  const base = backendUrl === "" || backendUrl === "/" ? window.location.origin : backendUrl
  const url = new URL(base.replace(/\/$/, "") + path)
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== "") {
      url.searchParams.set(name, String(value))
    }
  }
  return url.toString()
}

let nonce: Promise<string> | undefined

/** The nonce that requests to `/wallet/v1` and `/assistant/v1` carry. */
async function askForNonce(authorization: Record<string, string>): Promise<string> {
  const answer = await fetch(addressOf(`${ROOTS.wallet}/nonce`), {
    credentials: authType === "session" ? "include" : "omit",
    headers: authorization,
  })
  if (!answer.ok) throw await errorOf(answer)
  return ((await answer.json()) as { nonce: string }).nonce
}

async function credentialsFor(path: string): Promise<Record<string, string>> {
  const token = authType === "jwt" ? await sdk.client.getToken() : null
  const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  if (path.startsWith("/admin/")) return authorization
  nonce ??= askForNonce(authorization)
  return { ...authorization, "x-platform-nonce": await nonce.catch(forgetNonce) }
}

function forgetNonce(error: unknown): never {
  nonce = undefined
  throw error
}

async function errorOf(answer: Response): Promise<ApiError> {
  const body = (await answer.json().catch(() => ({}))) as {
    code?: string
    type?: string
    message?: string
    data?: Record<string, unknown>
  }
  return new ApiError(
    answer.status,
    body.code ?? body.type ?? "unknown",
    body.message ?? answer.statusText,
    body.data
  )
}

/**
 * Sends a request as the member of staff who has signed in to the dashboard. A nonce that has ended
 * meanwhile, after signing in again for instance, is asked for once more.
 *
 * @throws ApiError when the answer is no success
 */
export async function send(path: string, request: RawRequest, again = true): Promise<Response> {
  const answer = await fetch(addressOf(path, request.query), {
    method: request.method,
    credentials: authType === "session" ? "include" : "omit",
    signal: request.signal,
    headers: {
      accept: "application/json",
      ...(request.body === undefined || request.body instanceof FormData
        ? {}
        : { "content-type": "application/json" }),
      ...(request.idempotencyKey ? { "idempotency-key": request.idempotencyKey } : {}),
      ...(await credentialsFor(path)),
    },
    body: request.body instanceof FormData ? request.body : asJson(request.body),
  })
  if (answer.ok) return answer
  const error = await errorOf(answer)
  if (again && error.code.endsWith("_invalid_nonce")) {
    nonce = undefined
    return await send(path, request, false)
  }
  throw error
}

function asJson(body: unknown): string | undefined {
  return body === undefined ? undefined : JSON.stringify(body)
}

export interface ApiRequest<Found> {
  /** What stands in the path's braces. */
  params?: Record<string, string | number>
  query?: QueryOf<Found>
  body?: BodyOf<Found>
  /** Makes sure that a form that is sent twice moves money once. */
  idempotencyKey?: string
  signal?: AbortSignal
}

export function pathOf(
  service: ServiceName,
  path: string,
  params: Record<string, string | number> = {}
) {
  return (
    ROOTS[service] +
    path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  )
}

/**
 * Calls a service; path, query, body and answer are those of its OpenAPI description.
 *
 * @throws ApiError when the answer is no success; AwaitsSecondPerson
 */
export async function call<
  Name extends ServiceName,
  Method extends Verb,
  Path extends PathOf<Name, Method>,
>(
  service: Name,
  method: Method,
  path: Path,
  request: ApiRequest<Operation<Name, Method, Path>> = {}
): Promise<AnswerOf<Operation<Name, Method, Path>>> {
  const { params, query, ...rest } = request
  const answer = await send(pathOf(service, path, params), {
    ...rest,
    method: method.toUpperCase(),
    query: query as Query | undefined,
  })
  const found = (await answer.json()) as { data?: { original_status?: number } }
  // Sent again with its key, what waits is answered as a replay.
  const waits = answer.status === 202 || found.data?.original_status === 202
  if (service === "wallet" && waits) throw new AwaitsSecondPerson()
  return found as AnswerOf<Operation<Name, Method, Path>>
}

/** Asks a route of the host itself, such as `/admin/customers`. */
export async function askHost<Answer>(path: string, query?: Query): Promise<Answer> {
  return (await (await send(path, { method: "GET", query })).json()) as Answer
}
