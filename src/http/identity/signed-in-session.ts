import type { AuthContext, MedusaRequest } from "@medusajs/framework/http"

/** Who can sign in to the host and call a service of ours. */
export type ActorType = "user" | "customer"

/** What the host knows of a sign-in. */
export interface HostAuthContext extends AuthContext {
  mfa_enabled?: boolean
  mfa_challenge_completed_at?: string
  exp?: number
}

type SessionRequest = MedusaRequest & {
  sessionID: string
  session?: { auth_context?: HostAuthContext }
}

/** A session cookie that somebody has signed in with. */
export interface SignedInSession {
  auth: HostAuthContext & { actor_type: ActorType }
  /** What a nonce for it is bound to. */
  subject: { session: string; user: string }
}

/** The session that a request came with; undefined unless somebody of ours is signed in. */
export function signedInSession(request: MedusaRequest): SignedInSession | undefined {
  const { session, sessionID } = request as SessionRequest
  const auth = session?.auth_context
  if (!auth?.actor_id || !isActorType(auth.actor_type)) return undefined
  const user = `${auth.actor_type}:${auth.actor_id}`
  return { auth: auth as SignedInSession["auth"], subject: { session: sessionID, user } }
}

export function isActorType(type: string): type is ActorType {
  return type === "user" || type === "customer"
}
