import { createHash } from "node:crypto"
import type { MedusaRequest } from "@medusajs/framework/http"
import type { Identity } from "./identity"

/** What a request proved its identity with, without the secret itself. */
export interface PresentedCredential {
  /** SHA-256 over the kind and the secret: the same for every request of one session or token. */
  hash: Buffer
  /** When the host last verified a second factor of this sign-in. */
  mfa_completed_at: Date | undefined
}

interface MfaClaim {
  mfa_challenge_completed_at?: string
}

type SessionRequest = MedusaRequest & {
  sessionID?: string
  session?: { auth_context?: MfaClaim }
}

/**
 * Describes the credential by which `identity` was found. Call it only for the request that the
 * identity belongs to: nothing is verified again.
 */
export function presentedCredential(
  request: MedusaRequest,
  { via }: Identity
): PresentedCredential {
  const hash = createHash("sha256")
    .update(JSON.stringify(["presented credential", via, secretOf(request, via)]))
    .digest()
  const completed = claimOf(request, via)?.mfa_challenge_completed_at
  return { hash, mfa_completed_at: completed ? new Date(completed) : undefined }
}

/** The session's id, or the header, where a store API key of the query stands as well. */
function secretOf(request: MedusaRequest, via: Identity["via"]): unknown {
  return via === "session" ? (request as SessionRequest).sessionID : request.headers.authorization
}

function claimOf(request: MedusaRequest, via: Identity["via"]): MfaClaim | undefined {
  if (via === "session") {
    return (request as SessionRequest).session?.auth_context
  }
  return via === "bearer" ? readPayload(request.headers.authorization ?? "") : undefined
}

/** The claims of a token whose signature was checked when the identity was resolved. */
function readPayload(header: string): MfaClaim {
  const payload = header.split(".")[1] ?? ""
  return JSON.parse(Buffer.from(payload, "base64url").toString("utf8")) as MfaClaim
}
