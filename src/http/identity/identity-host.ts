import { createPublicKey, createSecretKey, type KeyObject } from "node:crypto"
import { getAuthContextFromJwtToken } from "@medusajs/framework/http"
import type { MedusaRequest } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { actorIdentity, findActorIdentity, findKeyIdentity, secretKeyIdentity } from "./actors"
import type { FoundStoreKey, RightsSources } from "./actors"
import { nameOf, readCredential } from "./credentials"
import type { Credential } from "./credentials"
import { GUEST } from "./identity"
import type { Identity, IdentityRefusal, IdentityResult, ResolveIdentity } from "./identity"
import { type Checked, IdentityCache } from "./identity-cache"
import type { LogInThrottle } from "./log-in-throttle"
import { isActorType, signedInSession } from "./signed-in-session"
import type { ActorType, HostAuthContext, SignedInSession } from "./signed-in-session"

/** What the host doesn't know and a service has to tell. */
export interface IdentitySources extends RightsSources {
  /** Whose an application password is, and who made it; null when it is unknown or revoked. */
  findPasswordOwner(
    scope: MedusaContainer,
    password: string
  ): Promise<{ owner_type: ActorType; owner_id: string; created_by: string } | null>
  /** A store API key; null when it is unknown, revoked, or the secret another's. */
  findStoreKey(scope: MedusaContainer, key: string, secret: string): Promise<FoundStoreKey | null>
  /** Whether a nonce was made for this session and user. */
  isNonceValid(
    scope: MedusaContainer,
    subject: { session: string; user: string },
    nonce: string
  ): boolean
  /** What a nonce is bound to whose caller is not signed in; undefined when nothing can be. */
  guestSubject(request: MedusaRequest): { session: string; user: string } | undefined
  /** Whether a secret API key of the host, by its id, still holds. */
  isSecretKeyInForce(scope: MedusaContainer, id: string): Promise<boolean>
  /** Calls back whenever a credential or a grant was taken away or changed, here or elsewhere. */
  watchAccess(scope: MedusaContainer, forget: () => void): void
  /** Answers who tries secrets too often. */
  throttle: LogInThrottle
}

/** How long an identity is believed whose rights the host can change without telling anybody. */
const UNWATCHED_TTL_MS = 1_000

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
 * passwords and store API keys. Exactly one credential is looked at: `Authorization` when it is
 * there, else the session; a wrong one is refused and never tried as anything else.
 */
export function createHostIdentity(sources: IdentitySources): ResolveIdentity {
  const cache = new IdentityCache()
  const forget = () => cache.forget()
  return (request) => {
    sources.watchAccess(request.scope, forget)
    const header = request.headers.authorization
    if (header !== undefined) {
      const known = cache.peek("header", header)
      if (known) return known
      const look = () =>
        cache.resolve("header", header, () => checkCredential(sources, request, header))
      const credential = readCredential(header)
      // A token is signed, so that there is nothing to guess; those that have expired are everyday.
      if (credential.kind === "bearer") return look()
      return sources.throttle.attempt(request, nameOf(credential), look)
    }
    const session = signedInSession(request)
    if (!session) return refuseGuest(sources, request) ?? GUEST
    const refusal = refuseSession(sources, request, session)
    if (refusal) return refusal
    const { actor_type: type, actor_id: id } = session.auth
    return cache.resolve("session", session.subject.user, () =>
      checkActor(sources, request.scope, { type, id }, "session")
    )
  }
}

/** The identity that the host's own authentication of its dashboard prefix found. */
export function createHostContextIdentity(
  sources: Pick<RightsSources, "findPolicies">
): ResolveIdentity {
  return (request) => {
    const auth = (request as MedusaRequest & { auth_context?: HostAuthContext }).auth_context
    if (!auth?.actor_id) return GUEST
    const { actor_id: id, actor_type: type } = auth
    const via: Identity["via"] = request.headers.authorization === undefined ? "session" : "bearer"
    if (type === "api-key") return secretKeyIdentity(sources, request.scope, id)
    return isActorType(type) ? actorIdentity(sources, request.scope, { type, id }, via) : WRONG
  }
}

function refuseSession(
  sources: IdentitySources,
  request: MedusaRequest,
  { auth, subject }: SignedInSession
) {
  if (lacksMfa(auth)) return MFA_MISSING
  const nonce = request.headers["x-platform-nonce"]
  if (nonce === undefined) return NONCE_MISSING
  return sources.isNonceValid(request.scope, subject, String(nonce)) ? undefined : BAD_NONCE
}

/** A nonce says that it was ours to give, signed in or not; one that was not is no guest's. */
function refuseGuest(sources: IdentitySources, request: MedusaRequest) {
  const nonce = request.headers["x-platform-nonce"]
  if (nonce === undefined) return undefined
  const subject = sources.guestSubject(request)
  const valid = subject && sources.isNonceValid(request.scope, subject, String(nonce))
  return valid ? undefined : BAD_NONCE
}

async function checkCredential(
  sources: IdentitySources,
  request: MedusaRequest,
  header: string
): Promise<Checked> {
  const { scope } = request
  const credential = readCredential(header)
  switch (credential.kind) {
    case "bearer":
      return checkBearer(sources, request, header)
    case "secret_key": {
      const key = await scope.resolve(Modules.API_KEY).authenticate(credential.token)
      if (!key) return { result: WRONG }
      return await checkAgain(async () => {
        const holds = await sources.isSecretKeyInForce(scope, key.id)
        return holds ? secretKeyIdentity(sources, scope, key.id) : WRONG
      }, UNWATCHED_TTL_MS)
    }
    case "store_key": {
      const key = await sources.findStoreKey(scope, credential.key, credential.secret)
      const identity = key ? await findKeyIdentity(sources, scope, key) : undefined
      return believed(identity ?? WRONG)
    }
    case "password":
      return believed(await checkPassword(sources, scope, credential))
    case "unknown":
      return { result: WRONG }
  }
}

async function checkBearer(
  sources: IdentitySources,
  request: MedusaRequest,
  header: string
): Promise<Checked> {
  const { http } = request.scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
  const key = http.jwtPublicKey ?? http.jwtSecret
  if (key === undefined) return { result: WRONG }
  const auth = getAuthContextFromJwtToken(
    header,
    typeof key === "string" ? toKey(key) : key,
    ["bearer"],
    ["user", "customer"],
    undefined,
    http.jwtVerifyOptions ?? http.jwtOptions
  ) as HostAuthContext | null
  if (!auth?.actor_id || !isActorType(auth.actor_type)) return { result: WRONG }
  if (lacksMfa(auth)) return { result: MFA_MISSING }
  const actor = { type: auth.actor_type, id: auth.actor_id }
  const checked = await checkActor(sources, request.scope, actor, "bearer")
  return { ...checked, expiresAt: auth.exp === undefined ? undefined : auth.exp * 1000 }
}

/** A token or a session outlives its actor; whoever was deleted has no access. */
async function checkActor(
  sources: IdentitySources,
  scope: MedusaContainer,
  actor: { type: ActorType; id: string },
  via: Identity["via"]
): Promise<Checked> {
  return checkAgain(async () => (await findActorIdentity(sources, scope, actor, via)) ?? WRONG)
}

/** What a look found out that can be repeated without the credential. */
async function checkAgain(renew: () => Promise<IdentityResult>, ttlMs?: number): Promise<Checked> {
  return { ttlMs, ...believed(await renew()), renew }
}

/** Roles change without telling us. */
function believed(result: IdentityResult): Checked {
  return "refused" in result || !result.policies ? { result } : { result, ttlMs: UNWATCHED_TTL_MS }
}

const keys = new Map<string, KeyObject>()

/**
 * The key that the text in the host's configuration means: a public key when it is one. The library that
 * the host verifies tokens with finds that out anew for each token that it is given a text for, at
 * several times the cost of the verification itself.
 */
function toKey(text: string): KeyObject {
  let key = keys.get(text)
  if (!key) {
    try {
      key = createPublicKey(text)
    } catch {
      key = createSecretKey(Buffer.from(text))
    }
    keys.set(text, key)
  }
  return key
}

async function checkPassword(
  sources: IdentitySources,
  scope: MedusaContainer,
  { username, password }: Credential & { kind: "password" }
): Promise<IdentityResult> {
  const owner = await sources.findPasswordOwner(scope, password)
  if (!owner) return WRONG
  const actor = { type: owner.owner_type, id: owner.owner_id }
  const identity = await findActorIdentity(
    sources,
    scope,
    actor,
    "application_password",
    ({ id, email }) => username === id || username.toLowerCase() === email?.toLowerCase()
  )
  const limited = identity && (await sources.limitToMaker(scope, identity, owner.created_by))
  if (!limited) return WRONG
  return owner.created_by === limited.key ? limited : { ...limited, made_by: owner.created_by }
}

function lacksMfa(auth: HostAuthContext) {
  return auth.mfa_enabled === true && !auth.mfa_challenge_completed_at
}
