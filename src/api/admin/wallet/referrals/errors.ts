import type { ErrorSpec } from "../../../../http"

export const REFERRAL_ERRORS = {
  wallet_customer_not_found: {
    status: 404,
    message: "The store knows no such customer with an account.",
  },
} satisfies Record<string, ErrorSpec>
