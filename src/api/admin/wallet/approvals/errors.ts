import { z } from "@medusajs/framework/zod"
import type { ErrorSpec } from "../../../../http"

export const APPROVAL_ERRORS = {
  wallet_approval_not_found: { status: 404, message: "There is no such approval." },
  wallet_approval_own: {
    status: 403,
    message: "Somebody else has to agree to what you asked for.",
    description:
      "The caller asked for it, with whatever credential, or made the credential that it was asked with.",
  },
  wallet_approval_needs_person: {
    status: 403,
    message: "Only a user of the dashboard can agree to this.",
    description: "A key of the shop is nobody, and so no second person.",
  },
  wallet_approval_not_pending: {
    status: 409,
    message: "This was decided before, or its time is over.",
    data: z.object({ approval_status: z.string().meta({ examples: ["expired"] }) }),
  },
} satisfies Record<string, ErrorSpec>
