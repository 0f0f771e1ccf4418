import type { MedusaRequest } from "@medusajs/framework/http"
import type { ErrorDetails } from "../wire/errors"

/** Who a request comes from, as every endpoint sees it. */
export interface Identity {
  type: "guest" | "customer" | "user" | "secret_key" | "api_key"
  /**
   * Stable over credentials: `customer:cus_…`, `user:user_…`, `secret_key:apk_…`, `guest`. A store
   * API key is an identity of its own, `api_key:akey_…`, whomever it acts for; `type` then says
   * whose rights it has, and is `api_key` when those are the shop's.
   */
  key: string
  customer_id?: string
  user_id?: string
  capabilities: ReadonlySet<string>
  /**
   * What the host's roles allow, as `resource:operation`; absent where the store has no roles, and
   * for everybody whom roles don't concern.
   */
  policies?: ReadonlySet<string>
  /** What a store API key may do at most; absent for everybody else. */
  scope?: KeyScope
  /** Key of the identity that made the credential, where it is not whose it is that made it. */
  made_by?: string
  /** Which kind of credential was presented. */
  via: "bearer" | "session" | "secret_key" | "application_password" | "api_key" | "none"
}

/** `read` covers the verbs that change nothing, `write` all others. */
export type KeyScope = "read" | "write" | "read_write"

/** The capability that implies every other one. */
export const MANAGE_SHOP = "manage_shop"
/** What every customer may do with what is theirs. */
export const READ_OWN = "read"

export const GUEST: Identity = {
  type: "guest",
  key: "guest",
  capabilities: new Set(),
  via: "none",
}

/**
 * The person behind an identity, the same for all their credentials: `customer:cus_…`, `user:user_…`,
 * or the identity's own key where it is nobody's.
 */
export function personKey({ customer_id, user_id, key }: Identity): string {
  if (customer_id !== undefined) return `customer:${customer_id}`
  return user_id === undefined ? key : `user:${user_id}`
}

/**
 * What an operation asks of its caller: a capability, or, where the store's staff have roles, the
 * policy that a role has to allow.
 */
export interface Permission {
  /** As the service's interface names it. */
  capability: string
  /** As the host names it, `resource:operation`. */
  policy: string
}

/** Whether an identity has a permission, by itself, by a role, or because it manages the shop. */
export function can({ capabilities, policies }: Identity, permission: Permission): boolean {
  if (capabilities.has(permission.capability) || capabilities.has(MANAGE_SHOP)) return true
  return policies?.has(permission.policy) ?? false
}

/** What a refusal for want of a permission says of it. */
export function missing({ policies }: Identity, { capability, policy }: Permission) {
  return {
    named: policies ? `policy ${policy}` : `capability ${capability}`,
    data: { required_capability: capability, ...(policies && { required_policy: policy }) },
  }
}

/** The scope that a verb asks of a store API key. */
export function scopeFor(method: string): "read" | "write" {
  return method === "GET" || method === "HEAD" ? "read" : "write"
}

/** Whether an identity's key covers a verb; those who come without a key are held to no scope. */
export function covers({ scope }: Identity, method: string): boolean {
  return scope === undefined || scope === "read_write" || scope === scopeFor(method)
}

/** Why a credential was not accepted; the layer turns it into 401, 403 or 429 of the service. */
export interface IdentityRefusal extends ErrorDetails {
  refused: "unauthorized" | "invalid_nonce" | "rate_limited"
}

export type IdentityResult = Identity | IdentityRefusal

/**
 * Finds out who sends a request. Answers a guest when no credential was sent, and a refusal,
 * never a guest, when one was sent that does not hold. Synchronous when the answer is cached.
 */
export type ResolveIdentity = (request: MedusaRequest) => IdentityResult | Promise<IdentityResult>
