import type { ErrorSpec } from "../../../../http"

/** Errors of the routes that manage access. */
export const ACCESS_ERRORS = {
  wallet_credential_not_found: {
    status: 404,
    message: "There is no such credential.",
    description: "No credential of this kind has the id, or it is revoked.",
  },
  wallet_grant_not_found: {
    status: 404,
    message: "There is no such grant.",
    description: "No grant has the id, or it was taken away.",
  },
} satisfies Record<string, ErrorSpec>
