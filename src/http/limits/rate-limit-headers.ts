import { z } from "@medusajs/framework/zod"
import type { MedusaResponse } from "@medusajs/framework/http"
import type { HeaderDocs } from "../endpoint"
import type { Usage } from "./rate-limit"

/** Shows a caller where it stands: the most, what is left, and when (Unix seconds) it starts over. */
export function setLimitHeaders(
  response: MedusaResponse,
  prefix: string,
  limit: number,
  { used, resetsIn }: Usage
): void {
  const name = headerStart(prefix)
  response.setHeader(`${name}-Limit`, limit)
  response.setHeader(`${name}-Remaining`, Math.max(limit - used, 0))
  response.setHeader(`${name}-Reset`, Math.ceil((Date.now() + resetsIn) / 1000))
}

/** What the headers say just now, to be put back when a stricter limit steps aside again. */
export function keepLimitHeaders(response: MedusaResponse, prefix: string): () => void {
  const names = ["Limit", "Remaining", "Reset"].map((name) => `${headerStart(prefix)}-${name}`)
  const kept = names.map((name) => [name, response.getHeader(name)] as const)
  return () => {
    for (const [name, value] of kept) {
      if (value === undefined) response.removeHeader(name)
      else response.setHeader(name, value)
    }
  }
}

/** The details of a 429: whole seconds to wait, at least one. */
export function waitDetails(resetsIn: number) {
  const retry_after = Math.max(Math.ceil(resetsIn / 1000), 1)
  return { data: { retry_after }, headers: { "Retry-After": String(retry_after) } }
}

/** The headers as OpenAPI describes them. */
export function limitHeaderDocs(prefix: string): HeaderDocs {
  const name = headerStart(prefix)
  return {
    [`${name}-Limit`]: {
      description: "Requests per window; absent while the limit is switched off.",
      schema: z.int(),
    },
    [`${name}-Remaining`]: { description: "Requests left in the window.", schema: z.int() },
    [`${name}-Reset`]: { description: "Unix time at which the window ends.", schema: z.int() },
  }
}

const starts = new Map<string, string>()

/** `X-Wallet-RateLimit` for `wallet`. */
function headerStart(prefix: string): string {
  let start = starts.get(prefix)
  if (start === undefined) {
    start = `X-${prefix.charAt(0).toUpperCase()}${prefix.slice(1)}-RateLimit`
    starts.set(prefix, start)
  }
  return start
}
