import { z } from "@medusajs/framework/zod"
import type { ErrorSpec } from "../../../../http"
import { IMPORT_STATUSES } from "../../../../modules/imports"

export const IMPORT_ERRORS = {
  wallet_import_not_found: { status: 404, message: "There is no such import." },
  wallet_import_not_ready: {
    status: 409,
    message: "The import is in another state.",
    data: z.object({ import_status: z.enum(IMPORT_STATUSES).meta({ examples: ["checking"] }) }),
    description: "One is booked when it is `checked`, and deleted while nothing of it is booked.",
  },
  wallet_import_own: {
    status: 403,
    message: "Somebody else has to book what you brought in.",
    description: "A row of it is above the amounts of the setting `second_person_above`.",
  },
  wallet_import_file_missing: { status: 400, message: "There is no file in the request." },
  wallet_import_file_too_large: {
    status: 413,
    message: "The file is larger than 50 MB; bring it in by the command line.",
  },
  wallet_loyalty_missing: {
    status: 422,
    message: "This store does not have the loyalty plugin.",
  },
} satisfies Record<string, ErrorSpec>
