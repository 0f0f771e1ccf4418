import type { MedusaRequest } from "@medusajs/framework/http"

/** Whether a client has this version already, by its `If-None-Match`. */
export function isUnchanged(request: MedusaRequest, etag: string): boolean {
  const known = String(request.headers["if-none-match"] ?? "")
  const wanted = stripWeak(etag)
  return known.split(",").some((tag) => tag.trim() === "*" || stripWeak(tag.trim()) === wanted)
}

function stripWeak(tag: string) {
  return tag.replace(/^W\//, "")
}
