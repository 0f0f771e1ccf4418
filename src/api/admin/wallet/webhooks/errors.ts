import type { ErrorSpec } from "../../../../http"
import { MAX_ENDPOINTS } from "../../../../modules/webhooks"

export const WEBHOOK_ERRORS = {
  wallet_webhook_not_found: { status: 404, message: "There is no such webhook endpoint." },
  wallet_webhook_limit_reached: {
    status: 409,
    message: `A store has at most ${MAX_ENDPOINTS} webhook endpoints; delete one first.`,
  },
  wallet_webhook_disabled: {
    status: 409,
    message: "The webhook endpoint is disabled; enable it first.",
  },
  wallet_delivery_not_found: { status: 404, message: "There is no such delivery." },
  wallet_event_not_kept: {
    status: 410,
    message: "The event is no longer kept, so that it can't be delivered again.",
  },
} satisfies Record<string, ErrorSpec>
