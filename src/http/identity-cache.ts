import { createHash } from "node:crypto"
import { LRUCache } from "lru-cache"
import type { Identity, IdentityResult } from "./identity"

/** How long a resolved identity is believed: a revocation takes effect within this time. */
export const IDENTITY_TTL_MS = 4_500
/** How long a refusal is believed; short, so that a fresh credential works almost at once. */
const REFUSAL_TTL_MS = 1_000
const MAX_ENTRIES = 10_000

export type CredentialKind = "header" | "session"

interface Known {
  result: IdentityResult
  /** On the monotonic clock: setting the wall clock back must not keep anybody in. */
  until: number
}

/**
 * Remembers for seconds whom a credential belongs to. Keys are hashes, so that no secret outlives
 * its request; requests that miss at the same time share one look-up; failures are not kept.
 */
export class IdentityCache {
  private readonly known = new LRUCache<string, Known>({ max: MAX_ENTRIES })
  private readonly pending = new Map<string, Promise<IdentityResult>>()

  /**
   * The identity behind a credential, at once when it is known. `expiresAt` (milliseconds) ends the
   * entry early, for credentials that carry their own end. `kind` keeps what a caller can send
   * apart from what only the server knows.
   */
  resolve(
    kind: CredentialKind,
    credential: string,
    look: () => Promise<{ result: IdentityResult; expiresAt?: number }>
  ): IdentityResult | Promise<IdentityResult> {
    const key = keyOf(kind, credential)
    return this.knownBy(key) ?? this.pending.get(key) ?? this.lookUp(key, look)
  }

  /** The identity behind a credential when it is known to hold. */
  peek(kind: CredentialKind, credential: string): Identity | undefined {
    const result = this.knownBy(keyOf(kind, credential))
    return result === undefined || "refused" in result ? undefined : result
  }

  private knownBy(key: string): IdentityResult | undefined {
    const known = this.known.get(key)
    return known && known.until > performance.now() ? known.result : undefined
  }

  private lookUp(
    key: string,
    look: () => Promise<{ result: IdentityResult; expiresAt?: number }>
  ): Promise<IdentityResult> {
    // Counted from before the look-up: what it reads may be that old when it answers.
    const started = performance.now()
    const pending = look()
      .then(({ result, expiresAt }) => {
        const ttl = "refused" in result ? REFUSAL_TTL_MS : IDENTITY_TTL_MS
        const left = expiresAt === undefined ? Infinity : expiresAt - Date.now()
        this.known.set(key, { result, until: Math.min(started + ttl, performance.now() + left) })
        return result
      })
      .finally(() => this.pending.delete(key))
    this.pending.set(key, pending)
    return pending
  }
}

function keyOf(kind: CredentialKind, credential: string) {
  return createHash("sha256").update(`${kind} ${credential}`).digest("base64")
}
