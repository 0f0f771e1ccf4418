import type { ErrorSpec } from "../../../http"

/** What the dashboard's endpoints of the assistant refuse with, beside what any service has. */
export const ADMIN_ASSISTANT_ERRORS = {
  assistant_not_found: { status: 404, message: "There is no such thing in this store." },
} satisfies Record<string, ErrorSpec>
