import { hash } from "node:crypto"
import { LRUCache } from "lru-cache"
import type { Identity, IdentityResult } from "./identity"

/** How long a resolved identity is believed when nothing tells that it has changed. */
export const IDENTITY_TTL_MS = 4_500
/** How long before its end an identity that is in use is looked at again, while it still holds. */
const RENEWAL_AHEAD_MS = 1_000
/** How often that is done: one look-up of many costs little more than of one. */
const RENEWAL_INTERVAL_MS = 250
/** How long a refusal is believed; short, so that a fresh credential works almost at once. */
const REFUSAL_TTL_MS = 1_000
const MAX_ENTRIES = 10_000

export type CredentialKind = "header" | "session"

/** What was found out about a credential. */
export interface Checked {
  result: IdentityResult
  /** In milliseconds since 1970, for credentials that carry their own end. */
  expiresAt?: number
  /** How long it may be believed, where nobody tells when it changes. */
  ttlMs?: number
  /**
   * Looks again at whose the credential is, without the credential, where nothing else of it can
   * have changed.
   */
  renew?: () => Promise<IdentityResult>
}

interface Known extends Checked {
  /** On the monotonic clock: setting the wall clock back must not keep anybody in. */
  until: number
  /** Whether anybody asked since it was looked at. */
  isUsed: boolean
}

/**
 * Remembers for seconds whom a credential belongs to. Keys are hashes, so that no secret outlives
 * its request; requests that miss at the same time share one look-up; failures are not kept. Whoever
 * goes on calling need not wait every few seconds: who they are is looked up again meanwhile.
 */
export class IdentityCache {
  private readonly known = new LRUCache<string, Known>({ max: MAX_ENTRIES })
  private readonly pending = new Map<string, Promise<IdentityResult>>()
  /** What can be renewed, and from when on. */
  private readonly renewals = new Map<string, { known: Known; from: number }>()
  private isRenewing = false
  /** Counts how often all was forgotten. */
  private generation = 0

  /** Forgets everybody, also what is being looked up just now: somebody's rights have changed. */
  forget(): void {
    this.generation += 1
    this.known.clear()
    this.pending.clear()
    this.renewals.clear()
  }

  /**
   * The identity behind a credential, at once when it is known. `kind` keeps what a caller can send
   * apart from what only the server knows.
   */
  resolve(
    kind: CredentialKind,
    credential: string,
    look: () => Promise<Checked>
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
    if (!known || known.until <= performance.now()) return undefined
    known.isUsed = true
    return known.result
  }

  private lookUp(key: string, look: () => Promise<Checked>): Promise<IdentityResult> {
    // Counted from before the look-up: what it reads may be that old when it answers.
    const started = performance.now()
    const { generation } = this
    const pending = look()
      .then((checked) => this.keep(key, started, generation, checked))
      .finally(() => {
        if (this.pending.get(key) === pending) this.pending.delete(key)
      })
    this.pending.set(key, pending)
    return pending
  }

  private keep(key: string, started: number, generation: number, checked: Checked): IdentityResult {
    const { result, expiresAt, renew, ttlMs = IDENTITY_TTL_MS } = checked
    // What was read before a change is good for those who asked before it, and for nobody else.
    if (generation !== this.generation) return result
    const isRefusal = "refused" in result
    const ttl = isRefusal ? REFUSAL_TTL_MS : ttlMs
    const left = expiresAt === undefined ? Infinity : expiresAt - Date.now()
    const until = Math.min(started + ttl, performance.now() + left)
    const known = { ...checked, until, isUsed: false }
    this.known.set(key, known)
    this.renewals.delete(key)
    if (renew && !isRefusal) {
      this.renewals.set(key, { known, from: started + Math.max(ttl - RENEWAL_AHEAD_MS, ttl / 2) })
      this.renewSoon()
    }
    return result
  }

  private renewSoon(): void {
    if (this.isRenewing) return
    this.isRenewing = true
    setTimeout(() => {
      this.isRenewing = false
      this.renewDue()
      if (this.renewals.size > 0) this.renewSoon()
    }, RENEWAL_INTERVAL_MS).unref()
  }

  private renewDue(): void {
    const now = performance.now()
    for (const [key, { known, from }] of this.renewals) {
      if (from > now) continue
      this.renewals.delete(key)
      // Who doesn't call any more is forgotten; so is what fails, for the next request to meet.
      if (known.isUsed) this.renew(key, known).catch(() => {})
    }
  }

  private async renew(key: string, known: Known): Promise<void> {
    const started = performance.now()
    const { generation } = this
    const result = await known.renew!()
    if (this.known.peek(key) === known) this.keep(key, started, generation, { ...known, result })
  }
}

function keyOf(kind: CredentialKind, credential: string) {
  return hash("sha256", `${kind} ${credential}`, "base64")
}
