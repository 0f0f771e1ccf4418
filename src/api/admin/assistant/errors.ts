import type { ErrorSpec } from "../../../http"

/** What the dashboard's endpoints of the assistant refuse with, beside what any service has. */
export const ADMIN_ASSISTANT_ERRORS = {
  assistant_not_found: { status: 404, message: "There is no such thing in this store." },
  assistant_handover_taken: {
    status: 409,
    message: "A colleague has taken it. Open it again first.",
  },
  assistant_handover_open: {
    status: 409,
    message: "The shopper has asked for a person again since; see to that hand-over.",
  },
  assistant_file_missing: {
    status: 400,
    message: "Send the file as the multipart field `file`.",
  },
  assistant_file_too_large: { status: 413, message: "The file is over 20 MB." },
} satisfies Record<string, ErrorSpec>
