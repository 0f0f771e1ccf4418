import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { isUnavailable } from "../database/errors"
import { BodyError, DuplicateFieldError, RequestAborted } from "./wire/body"
import type { Endpoint, Method } from "./endpoint"
import { ServiceError } from "./wire/errors"
import { operationCodes } from "./description/operation-codes"
import { checksReplies } from "./description/reply-check"
import type { ServiceParts } from "./service-parts"
import { MultipartError, UploadError } from "./wire/upload"
import { writeJson } from "./wire/write"

/** Seconds after which a caller may ask an unavailable service again. */
const RETRY_AFTER = "2"

/** Answers a failure in the service's envelope; what is not meant for callers is only logged. */
export function writeError(
  service: ServiceParts,
  error: unknown,
  request: MedusaRequest,
  response: MedusaResponse,
  requestId: string,
  endpoint?: Endpoint
): void {
  if (error instanceof RequestAborted) return
  let cause = asError(error)
  let refusal = toServiceError(service, cause, requestId)
  if (endpoint && checksReplies() && !isDeclared(service, endpoint, refusal.code, request)) {
    cause = new Error(`${endpoint.spec.id} answered ${refusal.code}, which it does not declare`)
    refusal = toServiceError(service, cause, requestId)
  }
  if (refusal.status >= 500) {
    const logger = request.scope.resolve(ContainerRegistrationKeys.LOGGER)
    // Paths may hold secrets, such as redemption codes; which endpoint it was is told by its id.
    const where = endpoint?.spec.id ?? `${request.method} below ${service.root}`
    logger.error(`[${requestId}] ${where}: ${cause.stack ?? cause.message}`)
  }
  if (response.headersSent) {
    response.destroy()
    return
  }
  const headers = refusal.status === 401 ? challenge(service.prefix, request) : undefined
  writeJson(response, refusal.status, refusal.toBody(), { ...headers, ...refusal.headers })
}

/** What a workflow of the host throws has an error's fields, and no class any more. */
function asError(error: unknown): Error {
  if (error instanceof Error) return error
  const { message } = (error ?? {}) as { message?: unknown }
  if (typeof message !== "string") return new Error(String(error))
  return Object.assign(new Error(message), error)
}

/** Whether the description of an endpoint mentions a code. */
function isDeclared(
  service: ServiceParts,
  { spec }: Endpoint,
  code: string,
  { method }: MedusaRequest
) {
  const verb = method === "HEAD" ? "GET" : (method as Method)
  return operationCodes(service, spec, verb).has(code)
}

/** The service's error for any failure whatsoever. */
export function toServiceError(
  service: ServiceParts,
  error: unknown,
  requestId: string
): ServiceError {
  if (error instanceof ServiceError) return error
  if (error instanceof BodyError) {
    const data = error.reason === "payload_too_large" ? { limit_bytes: error.limit } : undefined
    return service.fail(error.reason, { message: error.message || undefined, data })
  }
  if (error instanceof DuplicateFieldError) {
    return service.fail("invalid_param", {
      data: { params: { [error.field]: "must be given once" } },
    })
  }
  if (error instanceof UploadError) return service.refuse(error.code)
  if (error instanceof MultipartError) {
    return service.fail("invalid_param", { data: { params: { [error.field]: error.problem } } })
  }
  const translated = service.options.translate?.(error)
  if (translated) return new service.Error(translated.code, translated)
  if (isUnavailable(error)) {
    return service.fail("unavailable", { headers: { "Retry-After": RETRY_AFTER } })
  }
  return service.fail("internal_error", { data: { request_id: requestId } })
}

/**
 * How to sign in. A script in a browser is not told about Basic: the browser would open its own
 * password window over the storefront. Browsers, and only they, say where a request comes from.
 */
function challenge(realm: string, request: MedusaRequest) {
  const bearer = `Bearer realm="${realm}"`
  const { "sec-fetch-site": site, "sec-fetch-mode": mode } = request.headers
  const fromScript = site !== undefined && mode !== "navigate"
  return {
    "WWW-Authenticate": fromScript ? bearer : `Basic realm="${realm}", charset="UTF-8", ${bearer}`,
  }
}
