import { ServiceError } from "../../http"
import type { Idempotency } from "../../http"

/**
 * The outcome of the first request, for a repeat that was refused before the ledger could see its
 * key: the store's settings, or who there is to name, may have changed meanwhile (spec,
 * "Idempotency"). Only a refusal costs this look; what the caller may not do stays refused.
 *
 * @throws the refusal when nothing was done under the key, or there is none
 */
export async function replayInstead<Outcome>(
  refusal: unknown,
  idempotency: Idempotency | undefined,
  find: (idempotency: Idempotency) => Promise<Outcome | null>
): Promise<Outcome> {
  const isRefusal = refusal instanceof ServiceError && refusal.code !== "wallet_forbidden"
  const outcome = isRefusal && idempotency ? await find(idempotency) : null
  if (outcome === null) throw refusal
  return outcome
}
