/** The tool that passes a request on to the shop's people. */
export const HANDOVER = "request_handover"
/** What it refuses with where nobody would know how to reach the shopper. */
export const EMAIL_MISSING = "email_missing"
