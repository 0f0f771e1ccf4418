import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import {
  keepLimitHeaders,
  personKey,
  returnablePointsOf,
  setLimitHeaders,
  waitDetails,
} from "../../http"
import type { Identity, Point, Usage } from "../../http"
import { settingsOf } from "../../modules/access"
import { WalletError } from "../wallet/service"
import { counterNamed } from "./counters"
import { shopperAddress } from "./shopper-address"

/** What the limit has to know of a request: the context of any endpoint has it. */
export interface RedeemAttempt {
  identity: Identity
  request: MedusaRequest
  response: MedusaResponse
}

/** Which of the points that an attempt takes are left taken when it succeeds. */
interface OnSuccess {
  person: "spent" | "returned"
}

/**
 * Tries to redeem a code. The attempt is counted before anything is looked up: one for the person,
 * whatever credential they send. The address counts failures only, since behind one address there
 * may be many people, and all of a shop behind the server of its storefront; until it is known what
 * became of the attempt, it is counted all the same, so that a burst of guesses finds no gap. A
 * failure counts twice. The answer's limit headers are those of this limit, which is the stricter
 * one.
 *
 * @param isMiss whether the guess was wrong
 * @throws WalletError `wallet_rate_limited` when this minute's attempts are used up
 */
export async function redeemWithinLimit<T>(
  attempt: RedeemAttempt,
  redeem: () => Promise<T>,
  isMiss: (found: T) => boolean
): Promise<T> {
  return await attemptWithinLimit(attempt, redeem, isMiss, { person: "spent" })
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
  return await attemptWithinLimit(attempt, look, isMiss, { person: "returned" })
}

async function attemptWithinLimit<T>(
  attempt: RedeemAttempt,
  look: () => Promise<T>,
  isMiss: (found: T) => boolean | Promise<boolean>,
  onSuccess: OnSuccess
): Promise<T> {
  const { identity, request, response } = attempt
  const limit = settingsOf(request.scope).redeem_rate_limit_per_minute
  if (limit === 0) return await look()
  const counter = counterNamed("redeem", request.scope)
  const returnable = returnablePointsOf(counter)
  const show = (usage: Usage) => setLimitHeaders(response, "wallet", limit, usage)
  const showGeneral = keepLimitHeaders(response, "wallet")
  const keys = [personKey(identity), `address:${await shopperAddress(request, identity)}`]

  const { usage, points } = await returnable.take(keys.map((key) => ({ key, limit })))
  show(usage)
  if (!points) {
    throw new WalletError("wallet_rate_limited", {
      message: "Too many attempts; wait a moment.",
      ...waitDetails(usage.resetsIn),
    })
  }
  const [person, address] = points as [Point, Point]
  let isFailure = true
  try {
    const found = await look()
    isFailure = await isMiss(found)
    if (isFailure) {
      const [one, other] = await Promise.all(keys.map((key) => counter.add(key)))
      show(one!.used >= other!.used ? one! : other!)
    } else if (onSuccess.person === "returned") {
      showGeneral()
    } else {
      show(person)
    }
    return found
  } finally {
    await returnable.end([person], isFailure ? "spent" : onSuccess.person)
    await returnable.end([address], isFailure ? "spent" : "returned")
  }
}
