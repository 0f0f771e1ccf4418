import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import {
  clientAddress,
  keepLimitHeaders,
  personKey,
  returnablePointsOf,
  setLimitHeaders,
  waitDetails,
} from "../../http"
import type { Identity, RateCounter, Usage } from "../../http"
import { settingsOf } from "../../modules/access"
import { WalletError } from "../wallet/service"
import { counterNamed } from "./counters"

/** What the limit has to know of a request: the context of any endpoint has it. */
export interface RedeemAttempt {
  identity: Identity
  request: MedusaRequest
  response: MedusaResponse
}

/**
 * Counts an attempt to redeem a code before anything is looked up: per person, whatever credential
 * they send, and per address. The answer's limit headers are then those of this limit, which is the
 * stricter one.
 *
 * @throws WalletError `wallet_rate_limited` when this minute's attempts are used up
 */
export async function consumeRedeemAttempt(attempt: RedeemAttempt): Promise<void> {
  const limit = limitOf(attempt)
  if (limit === 0) return
  const points = await takePoints(attempt, limit)
  await pointsOf(attempt).settle(points, "spent")
}

/** Counts a failed attempt once more; call it when there was no such code, or nothing to be had. */
export async function penalizeRedeemFailure(attempt: RedeemAttempt): Promise<void> {
  const limit = limitOf(attempt)
  if (limit === 0) return
  const counter = counterOf(attempt)
  const [person, address] = await Promise.all(keysOf(attempt).map((key) => counter.add(key)))
  show(attempt, limit, person!.used >= address!.used ? person! : address!)
}

/**
 * Looks for somebody who is named, as the recipient of a transfer is. That is an attempt like the
 * redemption of a code, counted before anything is looked up, and twice when `isMiss` says that the
 * guess was wrong. Otherwise it was none: the attempt is given back, and with it this limit's
 * headers. Many at once wait their turn for the attempts that are given back.
 *
 * @throws WalletError `wallet_rate_limited` when this minute's attempts are used up
 */
export async function lookWithinRedeemLimit<T>(
  attempt: RedeemAttempt,
  look: () => Promise<T>,
  isMiss: (found: T) => boolean | Promise<boolean>
): Promise<T> {
  const limit = limitOf(attempt)
  if (limit === 0) return await look()
  const showGeneral = keepLimitHeaders(attempt.response, "wallet")
  const points = await takePoints(attempt, limit)
  let settledAs: "spent" | "returned" = "spent"
  try {
    const found = await look()
    if (await isMiss(found)) {
      await penalizeRedeemFailure(attempt)
    } else {
      settledAs = "returned"
      showGeneral()
    }
    return found
  } finally {
    await pointsOf(attempt).settle(points, settledAs)
  }
}

async function takePoints(attempt: RedeemAttempt, limit: number) {
  const limits = keysOf(attempt).map((key) => ({ key, limit }))
  const { usage, points } = await pointsOf(attempt).take(limits)
  show(attempt, limit, usage)
  if (points) return points
  throw new WalletError("wallet_rate_limited", {
    message: "Too many attempts; wait a moment.",
    ...waitDetails(usage.resetsIn),
  })
}

function show({ response }: RedeemAttempt, limit: number, usage: Usage): void {
  setLimitHeaders(response, "wallet", limit, usage)
}

function keysOf({ identity, request }: RedeemAttempt) {
  return [personKey(identity), `address:${clientAddress(request)}`]
}

function limitOf({ request }: RedeemAttempt) {
  return settingsOf(request.scope).redeem_rate_limit_per_minute
}

function pointsOf(attempt: RedeemAttempt) {
  return returnablePointsOf(counterOf(attempt))
}

function counterOf({ request }: RedeemAttempt): RateCounter {
  return counterNamed("redeem", request.scope)
}
