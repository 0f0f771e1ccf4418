import { MedusaError } from "@medusajs/framework/utils"
import type { FailedOutcome, RefusedOutcome } from "./types"

/** What a workflow run failed with. The host hands errors out as plain objects, with their `type`. */
export interface RunFailure {
  name: string
  message: string
  type?: string
  code?: string
}

/** The types of `MedusaError` with which a hook refuses; any other error is a failure of the hook. */
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
