import type { ErrorSpec } from "../../../../http"

export const ALLOWANCE_ERRORS = {
  wallet_allowance_not_found: { status: 404, message: "There is no allowance with this id." },
} satisfies Record<string, ErrorSpec>
