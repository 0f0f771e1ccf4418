import type { ErrorSpec } from "../../../../http"

export const EXPIRY_RULE_ERRORS = {
  wallet_expiry_rule_not_found: { status: 404, message: "There is no such rule." },
} satisfies Record<string, ErrorSpec>
