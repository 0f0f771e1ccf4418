import { z } from "@medusajs/framework/zod"
import { AmountOut, type ErrorSpec } from "../../../../http"

export const RULE_ERRORS = {
  wallet_rule_not_found: { status: 404, message: "There is no such rule." },
  wallet_rule_in_use: {
    status: 409,
    message: "Orders have met this rule: it can be ended, not deleted.",
    description: "Set `ends_at`, or `active` to false.",
  },
  wallet_rule_overspent: {
    status: 422,
    message: "More than this is spent already.",
    description: "A budget can't be less than what the rule has given. Set `active` to false.",
    data: z.object({ spent: AmountOut }),
  },
} satisfies Record<string, ErrorSpec>
