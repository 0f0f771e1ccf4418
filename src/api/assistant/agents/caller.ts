import type { MedusaRequest } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { clientAddress, text } from "../../../http"
import { ASSISTANT_MODULE } from "../../../modules/assistant"
import type { AgentEvent, AssistantService } from "../../../modules/assistant"
import type { Shopper } from "../../../modules/assistant/types"
import { resolveShopper } from "../../../workflows/assistant/catalogue"
import { AssistantError } from "../service"

/** For which shoppers an agent asks; the store's defaults where it says nothing. */
export const MARKET = {
  currency: z
    .string()
    .regex(/^[A-Za-z]{3}$/, { error: "must be a three-letter ISO 4217 code" })
    .optional()
    .meta({ description: "One of the currencies that the store sells in." }),
  country: z
    .string()
    .regex(/^[A-Za-z]{2}$/, { error: "must be a two-letter ISO 3166 code" })
    .optional()
    .meta({ description: "Where the shopper is; decides region and currency." }),
  locale: text({ min: 2, max: 35 }).optional().meta({
    description: "BCP 47; how prices are written. The store's own when absent.",
  }),
}

export interface Market {
  currency?: string
  country?: string
  locale?: string
}

/**
 * The anonymous shopper on whose behalf an agent reads.
 *
 * @throws AssistantError `assistant_invalid_param` for a currency or country that isn't sold to
 */
export async function agentShopper(request: MedusaRequest, market: Market): Promise<Shopper> {
  const key = request.headers["x-publishable-api-key"]
  const shopper = await resolveShopper(request.scope, {
    guest: "agent",
    ...market,
    publishable_key: typeof key === "string" ? key : undefined,
  })
  const params: Record<string, string> = {}
  if (market.country && market.country.toLowerCase() !== shopper.country) {
    params.country = "is not a country that this store sells to"
  }
  if (market.currency && market.currency.toLowerCase() !== shopper.currency) {
    params.currency = market.country
      ? `is not what is paid with there; that is ${shopper.currency.toUpperCase()}`
      : "is not a currency that this store sells in"
  }
  if (Object.keys(params).length)
    throw new AssistantError("assistant_invalid_param", { data: { params } })
  return shopper
}

/** Notes what an agent did, behind its request. */
export function logAgent(
  request: MedusaRequest,
  event: Omit<AgentEvent, "agent" | "profile" | "address">,
  profile = declaredProfile(request)
): void {
  request.scope.resolve<AssistantService>(ASSISTANT_MODULE).agentLog.add({
    agent: request.headers["user-agent"],
    profile,
    address: clientAddress(request),
    ...event,
  })
}

/** The header `UCP-Agent: profile="https://…"`. */
function declaredProfile(request: MedusaRequest): string | undefined {
  return /(?:^|[;,\s])profile="([^"]{1,300})"/.exec(String(request.headers["ucp-agent"] ?? ""))?.[1]
}
