import type { ErrorSpec } from "../../../../http"

export const EXPORT_ERRORS = {
  wallet_export_busy: {
    status: 429,
    message: "Other exports are under way; try again when one of them has ended.",
    description:
      "Each export holds a connection to the database: one instance makes two at a time.",
  },
} satisfies Record<string, ErrorSpec>
