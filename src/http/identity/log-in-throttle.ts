import { createHash } from "node:crypto"
import type { MedusaRequest } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { LRUCache } from "lru-cache"
import { clientAddress } from "../limits/client-address"
import type { IdentityRefusal, IdentityResult } from "./identity"
import type { RateCounter, Usage } from "../limits/rate-limit"
import { waitDetails } from "../limits/rate-limit-headers"
import { returnablePointsOf } from "../limits/returnable-points"
import type { Limited } from "../limits/returnable-points"

/** Failed sign-ins a minute under one name, from wherever. */
export const FAILURES_PER_NAME = 10
/** Failed sign-ins a minute from one address, under whatever names. */
export const FAILURES_PER_ADDRESS = 30
/** How long an address that has signed in under a name keeps a count of its own for that name. */
const TRUST_MS = 60 * 60 * 1000
const TRUSTED = 10_000

interface NameLimit extends Limited {
  /** Whether a success ends the count. */
  forgives: boolean
}

/**
 * Refuses sign-ins after too many failures, before the credential is looked at, so that a refusal
 * tells nothing about it. Failures count per name and per address. Where a name has signed in
 * before, from the same address, only that pair is counted: strangers who guess at a name can't
 * lock its owner out.
 *
 * Each sign-in counts as a failure until it has succeeded, so that those that come at once are no
 * way past the limit; good ones that come at once wait their turn.
 */
export class LogInThrottle {
  private readonly trusted = new LRUCache<string, true>({ max: TRUSTED, ttl: TRUST_MS })
  /** One for each address and credential: who sends the same one many times at once tries once. */
  private readonly underWay = new Map<string, Promise<IdentityResult>>()

  constructor(private readonly counterOf: (scope: MedusaContainer) => RateCounter) {}

  /** Resolves an identity unless too many failed; `name` is the username or key id that was sent. */
  async attempt(
    request: MedusaRequest,
    name: string | undefined,
    resolve: () => IdentityResult | Promise<IdentityResult>
  ): Promise<IdentityResult> {
    const address = clientAddress(request)
    const key = `${address} ${request.headers.authorization}`
    let attempt = this.underWay.get(key)
    if (!attempt) {
      const counter = this.counterOf(request.scope)
      attempt = this.tryOnce(counter, address, name, resolve).finally(() =>
        this.underWay.delete(key)
      )
      this.underWay.set(key, attempt)
    }
    return await attempt
  }

  private async tryOnce(
    counter: RateCounter,
    address: string,
    name: string | undefined,
    resolve: () => IdentityResult | Promise<IdentityResult>
  ): Promise<IdentityResult> {
    const allPoints = returnablePointsOf(counter)
    const limits = this.limitsOf(address, name)
    const { points, usage } = await allPoints.take(limits)
    if (!points) return refusalUntil(usage)
    let outcome: "succeeded" | "failed" | undefined
    try {
      const result = await resolve()
      outcome = "refused" in result ? "failed" : "succeeded"
      return result
    } finally {
      await allPoints.settle(points, outcome === "failed" ? "spent" : "returned")
      if (outcome === "succeeded") {
        if (name !== undefined) this.trusted.set(pairKey(address, name), true)
        // Its own point is back; what is left are failures, unless others are trying just now.
        const forgiven = points.filter(
          ({ key, used }, index) => limits[index]!.forgives && used > 1 && allPoints.areSettled(key)
        )
        await Promise.all(forgiven.map(({ key }) => counter.clear(key)))
      }
    }
  }

  private limitsOf(address: string, name: string | undefined): NameLimit[] {
    // One good credential is no licence to guess at others: the address keeps its count.
    const limits = [{ key: `address:${address}`, limit: FAILURES_PER_ADDRESS, forgives: false }]
    if (name === undefined) return limits
    const pair = pairKey(address, name)
    if (this.trusted.has(pair)) return [{ key: pair, limit: FAILURES_PER_NAME, forgives: true }]
    return [...limits, { key: `name:${digest(name)}`, limit: FAILURES_PER_NAME, forgives: true }]
  }
}

function refusalUntil({ resetsIn }: Usage): IdentityRefusal {
  return {
    refused: "rate_limited",
    message: "Too many failed sign-ins; wait a moment.",
    ...waitDetails(resetsIn),
  }
}

function pairKey(address: string, name: string) {
  return `pair:${digest(`${address} ${name}`)}`
}

/** Names are the caller's: of any length, and sometimes a secret in the wrong place. */
function digest(text: string) {
  return createHash("sha256").update(text.toLowerCase()).digest("base64url").slice(0, 22)
}
