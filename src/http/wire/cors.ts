import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys, parseCorsOrigins } from "@medusajs/framework/utils"

/** Headers of ours that a browser script may read. */
function exposedHeaders(prefix: string) {
  const limits = ["Limit", "Remaining", "Reset"].map((name) => `${title(prefix)}-RateLimit-${name}`)
  return [
    "X-Request-Id",
    "Retry-After",
    "Idempotent-Replayed",
    "ETag",
    "WWW-Authenticate",
    ...limits.map((name) => `X-${name}`),
  ].join(", ")
}

function title(word: string) {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

const ALLOWED_HEADERS = [
  "Authorization",
  "Content-Type",
  "Idempotency-Key",
  "If-None-Match",
  "Mcp-Protocol-Version",
  "UCP-Agent",
  "X-Platform-Nonce",
  "X-Publishable-Api-Key",
  "X-Request-Id",
].join(", ")

export interface CorsPolicy {
  /** Sets what a browser needs to let a script of the request's origin read the answer. */
  apply(request: MedusaRequest, response: MedusaResponse, anyOrigin: boolean): void
  /** The extra headers of the answer to a preflight. */
  preflight(allow: string): Record<string, string>
}

/**
 * The storefront origins of the host's `storeCors`, with credentials; endpoints that are meant for
 * everybody answer any origin, without credentials.
 */
export function createCorsPolicy(prefix: string): CorsPolicy {
  const exposed = exposedHeaders(prefix)
  let origins: (string | RegExp)[] | undefined
  return {
    apply(request, response, anyOrigin) {
      const { origin } = request.headers
      if (anyOrigin) {
        response.setHeader("Access-Control-Allow-Origin", "*")
        response.setHeader("Access-Control-Expose-Headers", exposed)
        return
      }
      response.setHeader("Vary", "Origin")
      if (origin === undefined) return
      origins ??= readStoreOrigins(request)
      if (!origins.some((allowed) => matchesOrigin(allowed, origin))) return
      response.setHeader("Access-Control-Allow-Origin", origin)
      response.setHeader("Access-Control-Allow-Credentials", "true")
      response.setHeader("Access-Control-Expose-Headers", exposed)
    },
    preflight: (allow) => ({
      Allow: allow,
      "Access-Control-Allow-Methods": allow,
      "Access-Control-Allow-Headers": ALLOWED_HEADERS,
      "Access-Control-Max-Age": "600",
    }),
  }
}

function readStoreOrigins(request: MedusaRequest) {
  const { projectConfig } = request.scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE)
  return parseCorsOrigins(projectConfig.http.storeCors)
}

export function matchesOrigin(allowed: string | RegExp, origin: string) {
  return typeof allowed === "string" ? allowed === origin : allowed.test(origin)
}
