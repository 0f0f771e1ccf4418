import { createHash } from "node:crypto"
import type { MedusaRequest } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { LRUCache } from "lru-cache"
import { clientAddress } from "./client-address"
import type { IdentityRefusal, IdentityResult } from "./identity"
import type { RateCounter, Usage } from "./rate-limit"
import { waitDetails } from "./rate-limit-headers"

/** Failed sign-ins a minute under one name, from wherever. */
export const FAILURES_PER_NAME = 10
/** Failed sign-ins a minute from one address, under whatever names. */
export const FAILURES_PER_ADDRESS = 30
/** How long an address that has signed in under a name keeps a count of its own for that name. */
const TRUST_MS = 60 * 60 * 1000
const TRUSTED = 10_000

interface Limited {
  key: string
  limit: number
  /** Whether a success ends the count. */
  forgives: boolean
}

/**
 * Refuses sign-ins after too many failures, before the credential is looked at, so that a refusal
 * tells nothing about it. Failures count per name and per address. Where a name has signed in
 * before, from the same address, only that pair is counted: strangers who guess at a name can't
 * lock its owner out.
 */
export class LogInThrottle {
  private readonly trusted = new LRUCache<string, true>({ max: TRUSTED, ttl: TRUST_MS })

  constructor(private readonly counterOf: (scope: MedusaContainer) => RateCounter) {}

  /** Resolves an identity unless too many failed; `name` is the username or key id that was sent. */
  async attempt(
    request: MedusaRequest,
    name: string | undefined,
    resolve: () => IdentityResult | Promise<IdentityResult>
  ): Promise<IdentityResult> {
    const counter = this.counterOf(request.scope)
    const limits = this.limitsOf(clientAddress(request), name)
    const usages = await Promise.all(limits.map(({ key }) => counter.peek(key)))
    const refusal = refuseExhausted(limits, usages)
    if (refusal) return refusal
    const result = await resolve()
    if ("refused" in result) {
      await Promise.all(limits.map(({ key }) => counter.add(key)))
      return result
    }
    if (name !== undefined) this.trusted.set(pairKey(clientAddress(request), name), true)
    const forgiven = limits.filter(({ forgives }, index) => forgives && usages[index]?.used)
    await Promise.all(forgiven.map(({ key }) => counter.clear(key)))
    return result
  }

  private limitsOf(address: string, name: string | undefined): Limited[] {
    // One good credential is no licence to guess at others: the address keeps its count.
    const limits = [{ key: `address:${address}`, limit: FAILURES_PER_ADDRESS, forgives: false }]
    if (name === undefined) return limits
    const pair = pairKey(address, name)
    if (this.trusted.has(pair)) return [{ key: pair, limit: FAILURES_PER_NAME, forgives: true }]
    return [...limits, { key: `name:${digest(name)}`, limit: FAILURES_PER_NAME, forgives: true }]
  }
}

function refuseExhausted(
  limits: readonly Limited[],
  usages: readonly Usage[]
): IdentityRefusal | undefined {
  const spent = usages.filter(({ used }, index) => used >= (limits[index] as Limited).limit)
  if (spent.length === 0) return undefined
  return {
    refused: "rate_limited",
    message: "Too many failed sign-ins; wait a moment.",
    ...waitDetails(Math.max(...spent.map(({ resetsIn }) => resetsIn))),
  }
}

function pairKey(address: string, name: string) {
  return `pair:${digest(`${address} ${name}`)}`
}

/** Names are the caller's: of any length, and sometimes a secret in the wrong place. */
function digest(text: string) {
  return createHash("sha256").update(text.toLowerCase()).digest("base64url").slice(0, 22)
}
