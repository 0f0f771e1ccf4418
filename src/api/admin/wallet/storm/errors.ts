import type { ErrorSpec } from "../../../../http"

export const STORM_ERRORS = {
  wallet_storm_under_way: {
    status: 409,
    message: "Another storm is under way; wait until it is over.",
    description: "All storms use the same scratch wallets, so that there is one at a time.",
  },
} satisfies Record<string, ErrorSpec>
