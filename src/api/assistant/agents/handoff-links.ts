import type { MedusaRequest } from "@medusajs/framework/http"
import { assistant } from "../service"
import { ASSISTANT_MODULE } from "../../../modules/assistant"
import type { AssistantService, Handoff, HandoffLine } from "../../../modules/assistant"
import type { Shopper } from "../../../modules/assistant/types"
import { baseUrl } from "./public-address"

/** How long a link can be opened, in days. */
export const LINK_DAYS = 7

export const OPEN_PATH = "/agent/handoff"

/** Makes the links of one handoff: they share its id and its expiry. */
export function handoffLinker(request: MedusaRequest, shopper: Shopper) {
  const { handoffLinks } = request.scope.resolve<AssistantService>(ASSISTANT_MODULE)
  const { currency, country, sales_channel_id } = shopper
  const expires_at = new Date(Date.now() + LINK_DAYS * 24 * 60 * 60 * 1000)
  const base: Handoff = {
    id: handoffLinks.newId(),
    expires_at,
    currency,
    country,
    sales_channel_id,
    lines: [],
  }
  return {
    id: base.id,
    expires_at,
    link: (lines: HandoffLine[]) => linkTo(request, { ...base, lines }),
  }
}

/** Where a person opens a handoff. */
export function linkTo(request: MedusaRequest, handoff: Handoff): string {
  const { handoffLinks } = request.scope.resolve<AssistantService>(ASSISTANT_MODULE)
  return `${baseUrl(request)}${assistant.root}${OPEN_PATH}/${handoffLinks.sign(handoff)}`
}
