import { getAuthContextFromJwtToken } from "@medusajs/framework/http"
import type { AuthContext, MedusaRequest } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { readCredential } from "./credentials"
import type { Credential } from "./credentials"
import { GUEST, MANAGE_SHOP, READ_OWN } from "./identity"
import type { Identity, IdentityRefusal, IdentityResult, ResolveIdentity } from "./identity"
import { IdentityCache } from "./identity-cache"
import type { LogInThrottle } from "./log-in-throttle"

/** What the host doesn't know and a service has to tell. */
export interface IdentitySources {
  /** The owner of an application password; null when it is unknown or revoked. */
  findPasswordOwner(
    scope: MedusaContainer,
    password: string
  ): Promise<{ owner_type: ActorType; owner_id: string } | null>
  /** Whether a nonce was made for this session and user. */
  isNonceValid(
    scope: MedusaContainer,
    subject: { session: string; user: string },
    nonce: string
  ): boolean
  /** Stands before every look-up of a secret that somebody could be guessing. */
  throttle: LogInThrottle
}

type ActorType = "user" | "customer"
type Via = Identity["via"]

interface HostAuthContext extends AuthContext {
  mfa_enabled?: boolean
  mfa_challenge_completed_at?: string
  exp?: number
}

type SessionRequest = MedusaRequest & {
  sessionID?: string
  session?: { auth_context?: HostAuthContext }
}

const MANAGER = new Set([MANAGE_SHOP, READ_OWN])
const CUSTOMER = new Set([READ_OWN])

const WRONG: IdentityRefusal = {
  refused: "unauthorized",
  message: "The credential is wrong, expired or revoked.",
}
const MFA_MISSING: IdentityRefusal = {
  refused: "unauthorized",
  message: "Complete the multi-factor verification of your sign-in first.",
}
const NONCE_MISSING: IdentityRefusal = {
  refused: "unauthorized",
  message: "A session cookie is only accepted together with an X-Platform-Nonce header.",
}
const BAD_NONCE: IdentityRefusal = { refused: "invalid_nonce" }

/**
 * Resolves identities as the host does (bearer JWT, session, secret API key), plus application
 * passwords. Exactly one credential is looked at: `Authorization` when it is there, else the
 * session; a wrong one is refused and never tried as anything else.
 */
export function createHostIdentity(sources: IdentitySources): ResolveIdentity {
  const cache = new IdentityCache()
  return (request) => {
    const header = request.headers.authorization
    if (header !== undefined) {
      const known = cache.peek("header", header)
      if (known) return known
      const look = () =>
        cache.resolve("header", header, () => checkCredential(sources, request, header))
      const credential = readCredential(header)
      // A token is signed, so that there is nothing to guess; those that have expired are everyday.
      if (credential.kind === "bearer") return look()
      const name = credential.kind === "password" ? credential.username : undefined
      return sources.throttle.attempt(request, name, look)
    }
    const { session } = request as SessionRequest
    const auth = session?.auth_context
    if (!auth?.actor_id || !isActorType(auth.actor_type)) return GUEST
    const refusal = refuseSession(sources, request, auth)
    if (refusal) return refusal
    const actor = `${auth.actor_type}:${auth.actor_id}`
    return cache.resolve("session", actor, async () => ({
      result: await actorIdentity(
        request.scope,
        auth.actor_type as ActorType,
        auth.actor_id,
        "session"
      ),
    }))
  }
}

/** The identity that the host's own authentication of its dashboard prefix found. */
export const hostContextIdentity: ResolveIdentity = (request) => {
  const auth = (request as MedusaRequest & { auth_context?: HostAuthContext }).auth_context
  if (!auth?.actor_id) return GUEST
  const via: Via = request.headers.authorization === undefined ? "session" : "bearer"
  if (auth.actor_type === "api-key") return secretKeyIdentity(auth.actor_id)
  return isActorType(auth.actor_type) ? identityOf(auth.actor_type, auth.actor_id, via) : WRONG
}

function refuseSession(sources: IdentitySources, request: MedusaRequest, auth: HostAuthContext) {
  if (lacksMfa(auth)) return MFA_MISSING
  const nonce = request.headers["x-platform-nonce"]
  if (nonce === undefined) return NONCE_MISSING
  const session = (request as SessionRequest).sessionID ?? ""
  const subject = { session, user: `${auth.actor_type}:${auth.actor_id}` }
  return sources.isNonceValid(request.scope, subject, String(nonce)) ? undefined : BAD_NONCE
}

async function checkCredential(
  sources: IdentitySources,
  request: MedusaRequest,
  header: string
): Promise<{ result: IdentityResult; expiresAt?: number }> {
  const credential = readCredential(header)
  switch (credential.kind) {
    case "bearer":
      return checkBearer(request, header)
    case "secret_key": {
      const key = await request.scope.resolve(Modules.API_KEY).authenticate(credential.token)
      return { result: key ? secretKeyIdentity(key.id) : WRONG }
    }
    case "password":
      return { result: await checkPassword(sources, request.scope, credential) }
    case "unknown":
      return { result: WRONG }
  }
}

async function checkBearer(request: MedusaRequest, header: string) {
  const { http } = request.scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
  const auth = getAuthContextFromJwtToken(
    header,
    http.jwtSecret as string,
    ["bearer"],
    ["user", "customer"],
    http.jwtPublicKey,
    http.jwtVerifyOptions ?? http.jwtOptions
  ) as HostAuthContext | null
  if (!auth?.actor_id || !isActorType(auth.actor_type)) return { result: WRONG }
  if (lacksMfa(auth)) return { result: MFA_MISSING }
  const result = await actorIdentity(request.scope, auth.actor_type, auth.actor_id, "bearer")
  return { result, expiresAt: auth.exp === undefined ? undefined : auth.exp * 1000 }
}

async function checkPassword(
  sources: IdentitySources,
  scope: MedusaContainer,
  { username, password }: Credential & { kind: "password" }
): Promise<IdentityResult> {
  const owner = await sources.findPasswordOwner(scope, password)
  if (!owner) return WRONG
  const actor = await findActor(scope, owner.owner_type, owner.owner_id)
  const named = username === actor?.id || username.toLowerCase() === actor?.email?.toLowerCase()
  if (!actor || !named) return WRONG
  return identityOf(owner.owner_type, actor.id, "application_password")
}

/** A token or a session outlives its actor; whoever was deleted has no access. */
async function actorIdentity(scope: MedusaContainer, type: ActorType, id: string, via: Via) {
  return (await findActor(scope, type, id)) ? identityOf(type, id, via) : WRONG
}

async function findActor(
  scope: MedusaContainer,
  type: ActorType,
  id: string
): Promise<{ id: string; email?: string | null } | undefined> {
  const one = { select: ["id", "email"], take: 1 } as { select: ("id" | "email")[]; take: number }
  const found =
    type === "user"
      ? await scope.resolve(Modules.USER).listUsers({ id: [id] }, one)
      : await scope.resolve(Modules.CUSTOMER).listCustomers({ id: [id] }, one)
  return found[0]
}

function identityOf(type: ActorType, id: string, via: Via): Identity {
  return type === "user"
    ? { type, key: `user:${id}`, user_id: id, capabilities: MANAGER, via }
    : { type, key: `customer:${id}`, customer_id: id, capabilities: CUSTOMER, via }
}

function secretKeyIdentity(id: string): Identity {
  return { type: "secret_key", key: `secret_key:${id}`, capabilities: MANAGER, via: "secret_key" }
}

function lacksMfa(auth: HostAuthContext) {
  return auth.mfa_enabled === true && !auth.mfa_challenge_completed_at
}

function isActorType(type: string): type is ActorType {
  return type === "user" || type === "customer"
}
