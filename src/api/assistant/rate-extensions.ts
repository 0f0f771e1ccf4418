import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Extensions, RateContext } from "../../extensions"
import { clientAddress } from "../../http"
import type { GateRequest } from "../../http"
import { ACCESS_MODULE } from "../../modules/access"
import type { AccessService } from "../../modules/access"
import { assistantSettingsOf } from "../../modules/assistant"

type RateExtension = "assistant_rate_limit" | "assistant_rate_window"

/** Requests per window for this caller: the setting, as the store's extension changes it; 0 = off. */
export function rateLimitFor(entry: GateRequest): number | Promise<number> {
  const { rate_limit } = assistantSettingsOf(entry.request.scope)
  return extended("assistant_rate_limit", rate_limit, 0, entry)
}

/** Length of this caller's window in seconds, as the store's extension changes it. */
export function rateWindowFor(entry: GateRequest): number | Promise<number> {
  const { rate_window } = assistantSettingsOf(entry.request.scope)
  return extended("assistant_rate_window", rate_window, 1, entry)
}

function extended(name: RateExtension, value: number, least: number, entry: GateRequest) {
  const { scope } = entry.request
  const extension = scope.resolve<AccessService>(ACCESS_MODULE).extensions[name]
  return extension ? ask(name, extension, value, least, entry) : value
}

/** A faulty extension must neither open the gate nor close the shop: the setting holds then. */
async function ask(
  name: RateExtension,
  extension: NonNullable<Extensions[RateExtension]>,
  value: number,
  least: number,
  { spec, request, identity }: GateRequest
): Promise<number> {
  const { scope } = request
  const logger = scope.resolve(ContainerRegistrationKeys.LOGGER)
  const context: RateContext = {
    container: scope,
    operation: spec.id,
    actor: identity.key,
    customer_id: identity.customer_id,
    address: clientAddress(request),
  }
  try {
    const answer = await extension(value, context)
    if (Number.isFinite(answer)) return Math.max(Math.floor(answer), least)
    logger.warn(`The extension ${name} answered ${String(answer)}, which is no number`)
  } catch (error) {
    logger.warn(`The extension ${name} failed: ${(error as Error).message}`)
  }
  return value
}
