import { createHash } from "node:crypto"
import { LRUCache } from "lru-cache"
import type { IdentityResult } from "./identity"

/** How long a resolved identity is believed: a revocation takes effect within this time. */
export const IDENTITY_TTL_MS = 4_500
/** How long a refusal is believed; short, so that a fresh credential works almost at once. */
const REFUSAL_TTL_MS = 1_000
const MAX_ENTRIES = 10_000

/**
 * Remembers for seconds whom a credential belongs to. Keys are hashes, so that no secret outlives
 * its request; requests that miss at the same time share one look-up; failures are not kept.
 */
export class IdentityCache {
  private readonly known = new LRUCache<string, IdentityResult>({ max: MAX_ENTRIES })
  private readonly pending = new Map<string, Promise<IdentityResult>>()

  /**
   * The identity behind a credential, at once when it is known. `expiresAt` (milliseconds) ends the
   * entry early, for credentials that carry their own end.
   */
  resolve(
    credential: string,
    look: () => Promise<{ result: IdentityResult; expiresAt?: number }>
  ): IdentityResult | Promise<IdentityResult> {
    const key = createHash("sha256").update(credential).digest("base64")
    return this.known.get(key) ?? this.pending.get(key) ?? this.lookUp(key, look)
  }

  private lookUp(
    key: string,
    look: () => Promise<{ result: IdentityResult; expiresAt?: number }>
  ): Promise<IdentityResult> {
    const started = Date.now()
    const pending = look()
      .then(({ result, expiresAt }) => {
        // Counted from before the look-up: what it read may be that old.
        const age = Date.now() - started
        const believed = ("refused" in result ? REFUSAL_TTL_MS : IDENTITY_TTL_MS) - age
        const ttl = Math.min(believed, (expiresAt ?? Infinity) - Date.now())
        if (ttl > 0) this.known.set(key, result, { ttl })
        return result
      })
      .finally(() => this.pending.delete(key))
    this.pending.set(key, pending)
    return pending
  }
}
