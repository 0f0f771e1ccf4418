import type { EndpointSpec, Method } from "../endpoint"
import type { CommonError } from "../wire/errors"
import { isSignedInByHost } from "../service-parts"
import type { ServiceParts } from "../service-parts"

/** Every error code that an operation can answer with: its own, the common ones, the gates'. */
export function operationCodes(
  service: ServiceParts,
  spec: EndpointSpec,
  method: Method
): ReadonlySet<string> {
  const common: CommonError[] = ["internal_error", "unavailable"]
  if (!spec.badInput) common.push("invalid_param")
  if (spec.access !== "public") {
    common.push("unauthorized", "forbidden")
    if (!isSignedInByHost(service)) common.push("invalid_nonce", "rate_limited")
  }
  if (spec.upload) common.push("unsupported_media_type")
  else if (method !== "GET") {
    common.push("payload_too_large", "unsupported_media_type")
    if (!spec.badInput) common.push("invalid_json")
  }
  if (spec.idempotent) common.push("idempotency_in_progress", "idempotency_key_reused")
  return new Set([
    ...common.map((name) => `${service.prefix}_${name}`),
    ...(spec.errors ?? []),
    ...(spec.upload ? [spec.upload.missing, spec.upload.tooLarge] : []),
    ...service.gatesBefore(spec).flatMap((gate) => gate.errors),
  ])
}
