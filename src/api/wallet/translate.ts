import { MedusaError } from "@medusajs/framework/utils"

/** Waiting too long or an outcome that nobody knows yet: asking again, with the same key, is right. */
const ASK_AGAIN = new Set(["QueueFullError", "OutcomeUnknownError"])
/** The host's error types with which a merchant's hook says no. */
const REFUSED_BY_STORE = new Set<unknown>([
  MedusaError.Types.NOT_ALLOWED,
  MedusaError.Types.INVALID_DATA,
  MedusaError.Types.FORBIDDEN,
])
const RETRY_AFTER = "2"

/** Failures of the ledger and of merchants' workflow hooks, as errors of the wallet service. */
export function translateFailure(error: unknown) {
  if (!(error instanceof Error)) return undefined
  if (ASK_AGAIN.has(error.name)) {
    return { code: "wallet_unavailable" as const, headers: { "Retry-After": RETRY_AFTER } }
  }
  if (error.name === "InvalidCursorError") {
    const params = { cursor: "is not a cursor that an earlier answer gave" }
    return { code: "wallet_invalid_param" as const, data: { params } }
  }
  return REFUSED_BY_STORE.has((error as { type?: unknown }).type)
    ? { code: "wallet_operation_refused" as const, message: error.message }
    : undefined
}
