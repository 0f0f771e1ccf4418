import { z } from "@medusajs/framework/zod"
import { AmountOut, type ErrorSpec } from "../../../../http"

export const TOPUP_ERRORS = {
  wallet_topup_not_found: { status: 404, message: "There is no top-up with this id." },
  wallet_topup_not_paid: { status: 422, message: "Nothing was paid of this top-up." },
  wallet_topup_changed: {
    status: 409,
    message: "Some of the top-up was refunded meanwhile.",
    data: z.object({ refunded: AmountOut }),
    description: "`refunded` of the request is not what has been refunded by now.",
  },
  wallet_topup_spent: {
    status: 422,
    message: "There is not as much left of this top-up in the wallet.",
    data: z.object({ left: AmountOut }),
    description: "What is spent or set aside is not given back; `left` is what can be.",
  },
  wallet_topup_refund_declined: {
    status: 422,
    message: "The payment provider did not give the money back.",
    description: "Nothing was moved; what the provider said is in the store's log.",
  },
} satisfies Record<string, ErrorSpec>
