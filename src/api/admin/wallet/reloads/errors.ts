import { z } from "@medusajs/framework/zod"
import type { ErrorSpec } from "../../../../http"

export const RELOAD_ERRORS = {
  wallet_not_found: { status: 404, message: "There is no such wallet." },
  wallet_reload_not_found: { status: 404, message: "There is no reload with this id." },
  wallet_reload_not_unknown: {
    status: 409,
    message: "What has come of this reload is known.",
    description: "Only one in the state `unknown` is for staff to resolve.",
    data: z.object({ state: z.string().meta({ examples: ["captured"] }) }),
  },
  wallet_reload_not_canceled: {
    status: 409,
    message: "The payment provider does not cancel this payment: it may have been charged.",
    description: "Nothing was changed; what the provider said is in the store's log.",
  },
} satisfies Record<string, ErrorSpec>
