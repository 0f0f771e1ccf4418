/** A message of the protocol: what is wrong, and who can mend it. */
export interface Message {
  type: "error"
  code: string
  content: string
  severity: "recoverable" | "requires_buyer_input" | "requires_buyer_review" | "unrecoverable"
  path?: string
}

/** Something that the agent can mend itself. */
export function error(code: string, content: string, path?: string): Message {
  return { type: "error", code, content, severity: "recoverable", ...(path ? { path } : {}) }
}

/** Something that is left to the person for whom the agent buys. */
export function forBuyer(code: string, content: string): Message {
  return { type: "error", code, content, severity: "requires_buyer_review" }
}
