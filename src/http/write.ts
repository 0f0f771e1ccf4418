import { once } from "node:events"
import type { MedusaResponse } from "@medusajs/framework/http"

const JSON_HEADERS = {
  "Content-Type": "application/json; charset=utf-8",
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
} as const

/**
 * Writes an answer in one go. A `Buffer` is JSON already; an absent body is no body. Express's own
 * `res.json` is left out because it hashes every body for an ETag that nobody asks for.
 */
export function writeJson(
  response: MedusaResponse,
  status: number,
  body: unknown,
  headers?: Record<string, string>
): void {
  if (response.headersSent || response.destroyed) return
  if (body === undefined) {
    response.writeHead(status, { "X-Content-Type-Options": "nosniff", ...headers })
    response.end()
    return
  }
  // A string leaves in one write together with the headers; a buffer would make two of it.
  const payload = Buffer.isBuffer(body) ? body : JSON.stringify(body)
  const fixed = { ...JSON_HEADERS, "Content-Length": Buffer.byteLength(payload) }
  response.writeHead(status, headers ? { ...fixed, ...headers } : fixed)
  response.end(payload)
}

/** Writes one JSON line per value, as fast as the client reads; stops when the client goes away. */
export async function writeLines(
  response: MedusaResponse,
  status: number,
  lines: AsyncIterable<unknown>
): Promise<void> {
  response.writeHead(status, {
    ...JSON_HEADERS,
    "Content-Type": "application/x-ndjson; charset=utf-8",
    "Cache-Control": "no-store, no-transform",
  })
  for await (const line of lines) {
    if (response.destroyed) return
    if (!response.write(`${JSON.stringify(line)}\n`)) {
      await Promise.race([once(response, "drain"), once(response, "close")])
    }
  }
  response.end()
}
