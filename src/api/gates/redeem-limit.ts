import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { clientAddress, keepLimitHeaders, setLimitHeaders, waitDetails } from "../../http"
import type { Identity, Usage } from "../../http"
import { settingsOf } from "../../modules/access"
import { WalletError } from "../wallet/service"
import { counterNamed } from "./counters"

/** What the limit has to know of a request: the context of any endpoint has it. */
export interface RedeemAttempt {
  identity: Identity
  request: MedusaRequest
  response: MedusaResponse
}

/** Puts back the headers of the general limit, by the answer that shows those of this one. */
const generalHeaders = new WeakMap<MedusaResponse, () => void>()

/**
 * Counts an attempt to redeem a code, or to name the recipient of a transfer, before anything is
 * looked up: per caller and per address. The answer's limit headers are then those of this limit,
 * which is the stricter one.
 *
 * @throws WalletError `wallet_rate_limited` when this minute's attempts are used up
 */
export async function consumeRedeemAttempt(attempt: RedeemAttempt): Promise<void> {
  const limit = limitOf(attempt)
  if (limit === 0) return
  generalHeaders.set(attempt.response, keepLimitHeaders(attempt.response, "wallet"))
  const usage = await count(attempt, limit, 1)
  if (usage.used > limit) {
    throw new WalletError("wallet_rate_limited", {
      message: "Too many attempts; wait a moment.",
      ...waitDetails(usage.resetsIn),
    })
  }
}

/** Counts a failed attempt once more; call it when the code or the recipient turned out unknown. */
export async function penalizeRedeemFailure(attempt: RedeemAttempt): Promise<void> {
  const limit = limitOf(attempt)
  if (limit !== 0) await count(attempt, limit, 1)
}

/**
 * Takes a consumed attempt back, and with it this limit's headers: naming a recipient who exists is
 * no guess.
 */
export async function returnRedeemAttempt(attempt: RedeemAttempt): Promise<void> {
  const limit = limitOf(attempt)
  if (limit === 0) return
  await count(attempt, limit, -1)
  generalHeaders.get(attempt.response)?.()
}

function limitOf({ request }: RedeemAttempt) {
  return settingsOf(request.scope).redeem_rate_limit_per_minute
}

/** Counts for the caller and for the address; the one that has used more is what is shown. */
async function count(
  { identity, request, response }: RedeemAttempt,
  limit: number,
  points: number
): Promise<Usage> {
  const counter = counterNamed("redeem", request.scope)
  const [caller, address] = await Promise.all([
    counter.add(identity.key, points),
    counter.add(`address:${clientAddress(request)}`, points),
  ])
  const usage = caller.used >= address.used ? caller : address
  setLimitHeaders(response, "wallet", limit, usage)
  return usage
}
