import type { ErrorSpec } from "../../../../http"

export const FAILED_COMPENSATION_ERRORS = {
  wallet_failed_compensation_not_found: {
    status: 404,
    message: "There is no such failed compensation.",
  },
} satisfies Record<string, ErrorSpec>
