import type { MedusaRequest } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { component, InstantOut, ok, signedInSession } from "../http"
import type { CommonError, Context, Identity, Service } from "../http"
import { ACCESS_MODULE } from "../modules/access"
import type { AccessService } from "../modules/access"
import { guestSubject, keepGuestSession } from "./guest-session"
import { identify } from "./identity"

const Nonce = component(
  "Nonce",
  z.strictObject({
    nonce: z.string().meta({ description: "Send it as `X-Platform-Nonce`." }),
    expires_at: InstantOut,
  }),
  { description: "A nonce for the session." }
)

/**
 * The endpoint that gives nonces: for a session, for a guest's, or for a credential's owner. A
 * credential that is wrong is refused; a session that is over is a guest's.
 */
export function nonceEndpoint<Prefix extends string>(
  service: Pick<Service<Prefix, never>, "prefix" | "Error">
) {
  const codeOf = <Name extends CommonError>(name: Name) => `${service.prefix}_${name}` as const
  return {
    id: "getNonce",
    summary: "Get a nonce for the session",
    description:
      "Browser code sends it as `X-Platform-Nonce` beside the session cookie. A guest gets a " +
      "session of their own, in a cookie; whoever sends a credential gets a nonce that holds with " +
      "it, and no cookie. Ask again after signing in or out.",
    tags: ["Session"],
    access: "public" as const,
    responses: { 200: Nonce },
    errors: [codeOf("unauthorized"), codeOf("rate_limited")],
    handler: async ({ request, response, scope }: Context) => {
      const owner = await credentialOwner(request)
      if (owner && "refused" in owner) throw new service.Error(codeOf(owner.refused), owner)
      const subject =
        (owner && ownerSubject(owner)) ??
        signedInSession(request)?.subject ??
        keepGuestSession(request, response)
      const { nonce, expires_at } = scope.resolve<AccessService>(ACCESS_MODULE).createNonce(subject)
      return ok({ nonce, expires_at: expires_at.toISOString() })
    },
  }
}

/**
 * Whether a request's nonce was made for the session it came with, or for the owner of the
 * credential it came with.
 */
export function carriesValidNonce(request: MedusaRequest, identity: Identity): boolean {
  const nonce = request.headers["x-platform-nonce"]
  if (typeof nonce !== "string") return false
  const access = request.scope.resolve<AccessService>(ACCESS_MODULE)
  const subjects = [
    signedInSession(request)?.subject ?? guestSubject(request),
    request.headers.authorization === undefined ? undefined : ownerSubject(identity),
  ]
  return subjects.some((subject) => subject !== undefined && access.isNonceValid(subject, nonce))
}

/** Whose the credential is that a request came with, or why it is nobody's. */
async function credentialOwner(request: MedusaRequest) {
  return request.headers.authorization === undefined ? undefined : await identify(request)
}

/** Such nonces prove nothing that the credential does not; they let its owner do without cookies. */
function ownerSubject(identity: Identity) {
  return identity.type === "guest" ? undefined : { session: "credential", user: identity.key }
}
