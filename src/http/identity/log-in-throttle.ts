import { createHash } from "node:crypto"
import type { MedusaRequest } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { clientAddress } from "../limits/client-address"
import type { IdentityRefusal, IdentityResult } from "./identity"
import type { RateCounter, Usage } from "../limits/rate-limit"
import { waitDetails } from "../limits/rate-limit-headers"

/** Failed sign-ins a minute under one name, from wherever. */
export const FAILURES_PER_NAME = 10
/** Failed sign-ins a minute from one address, under whatever names. */
export const FAILURES_PER_ADDRESS = 30

/**
 * Answers failed sign-ins with 429 once there were too many, counted per name and per address, so
 * that whoever guesses is slowed down and seen. The secret is looked at first, and one that is right
 * is never refused: secrets here have 120 random bits or more, so that the count protects no guess,
 * and strangers who guess at a name must not lock its owner out.
 */
export class LogInThrottle {
  constructor(private readonly counterOf: (scope: MedusaContainer) => RateCounter) {}

  /** Resolves an identity; `name` is the username or key id that was sent. */
  async attempt(
    request: MedusaRequest,
    name: string | undefined,
    resolve: () => IdentityResult | Promise<IdentityResult>
  ): Promise<IdentityResult> {
    const result = await resolve()
    if (!("refused" in result)) return result
    const counter = this.counterOf(request.scope)
    // A failure that is refused under its name leaves the address its count.
    for (const { key, limit } of limitsOf(clientAddress(request), name)) {
      const usage = await counter.add(key)
      if (usage.used > limit) return refusalUntil(usage)
    }
    return result
  }
}

function limitsOf(address: string, name: string | undefined) {
  const byAddress = { key: `address:${address}`, limit: FAILURES_PER_ADDRESS }
  if (name === undefined) return [byAddress]
  return [{ key: `name:${digest(name)}`, limit: FAILURES_PER_NAME }, byAddress]
}

function refusalUntil({ resetsIn }: Usage): IdentityRefusal {
  return {
    refused: "rate_limited",
    message: "Too many failed sign-ins; wait a moment.",
    ...waitDetails(resetsIn),
  }
}

/** Names are the caller's: of any length, and sometimes a secret in the wrong place. */
function digest(text: string) {
  return createHash("sha256").update(text.toLowerCase()).digest("base64url").slice(0, 22)
}
