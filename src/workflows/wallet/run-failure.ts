import { MedusaError } from "@medusajs/framework/utils"
import type { FailedOutcome, RefusedOutcome } from "./types"

/** What a workflow run failed with: it has lost its class on the way, but not its host's type. */
export interface RunFailure {
  name: string
  message: string
  type?: string
  code?: string
}

/** Types of the host's errors by which a hook says no, rather than breaks. */
const REFUSING_TYPES = new Set<string | undefined>([
  MedusaError.Types.NOT_ALLOWED,
  MedusaError.Types.INVALID_DATA,
  MedusaError.Types.FORBIDDEN,
])

/** The failure of a run as the outcome of the request that it served. */
export function outcomeOf({
  name,
  message,
  type,
  code,
}: RunFailure): RefusedOutcome | FailedOutcome {
  return REFUSING_TYPES.has(type)
    ? { status: "refused", refusal: { code: "refused_by_store", message } }
    : { status: "failed", failure: { name, message, code } }
}

/** The failure of a run as an exception again. */
export function errorOf(failure: RunFailure): Error {
  return Object.assign(new Error(failure.message), failure)
}
