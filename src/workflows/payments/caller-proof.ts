import { AsyncLocalStorage } from "node:async_hooks"
import type { Spender } from "../wallet"

/** Who completes a checkout, and with what they proved it. */
export interface CheckoutCaller {
  customer_id: string
  proof: Spender["proof"]
}

/**
 * The host tells a payment provider neither who is asking nor how they signed in. What a middleware
 * of ours learned of the request is kept here while the host serves it. A completion without a
 * request, by a provider's webhook or by the store's own code, has none: then nobody has confirmed
 * anything.
 */
const callers = new AsyncLocalStorage<CheckoutCaller>()

export function withCheckoutCaller<T>(caller: CheckoutCaller, work: () => T): T {
  return callers.run(caller, work)
}

/** No session of anybody's, so that no step-up counts. */
export const PROVES_NOTHING: Spender["proof"] = () => ({
  session: Buffer.alloc(32),
  mfa_completed_at: undefined,
})

/** What the customer has proved in the request that is being served. */
export function proofOf(customerId: string): Spender["proof"] {
  const caller = callers.getStore()
  return caller?.customer_id === customerId ? caller.proof : PROVES_NOTHING
}
