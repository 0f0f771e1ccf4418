import type { Claim, ClaimDecision, ClaimDemands, ClaimRefusal, CodeTerms } from "../types"

/** A code under lock, as the decisions need it. */
export interface LockedCode extends CodeTerms {
  id: number
  prefix: string
  last_four: string
  redemption_count: number
  revoked: boolean
  /** Transactions of the customers at hand who have redeemed it, by customer. */
  redeemedBy: ReadonlyMap<string, number>
}

/** A code while claims on it are decided, one after the other. */
interface Tally {
  count: number
  claimedBy: Set<string>
}

/**
 * Decides claims in order; each sees what the ones before it took. The order of the checks is that
 * of decisions, "Redeem": a code of somebody else's must look like none before anything else does,
 * and no verification or step-up is asked for a code that would be refused anyway.
 */
export function decideClaims(
  codes: ReadonlyMap<string, LockedCode>,
  claims: readonly Claim[],
  now: Date
): ClaimDecision[] {
  const tallies = new Map<number, Tally>()
  return claims.map(({ code: text, customer_id, dry_run = false, demands = {} }) => {
    const code = codes.get(text)
    if (!code) {
      return { ok: false, refusal: { code: "code_not_found" } }
    }
    const tally = tallies.get(code.id) ?? { count: code.redemption_count, claimedBy: new Set() }
    tallies.set(code.id, tally)
    const refusal = refuse(code, tally, customer_id, now) ?? refuseUntilMet(code, demands)
    if (refusal) {
      return { ok: false, refusal }
    }
    const redemption_count = tally.count + 1
    if (!dry_run) {
      tally.count = redemption_count
      tally.claimedBy.add(customer_id)
    }
    const { id, amount, currency, prefix, last_four, max_redemptions } = code
    return {
      ok: true,
      grant: {
        code_id: id,
        customer_id,
        amount,
        currency,
        prefix,
        last_four,
        redemption_count,
        max_redemptions,
      },
    }
  })
}

function refuse(
  code: LockedCode,
  tally: Tally,
  customerId: string,
  now: Date
): ClaimRefusal | undefined {
  if (code.restrict_to_customer_id !== null && code.restrict_to_customer_id !== customerId) {
    return { code: "code_not_found" }
  }
  const transaction_id = code.redeemedBy.get(customerId)
  if (transaction_id !== undefined) {
    return { code: "code_already_redeemed", transaction_id }
  }
  if (tally.claimedBy.has(customerId) || tally.count >= code.max_redemptions) {
    return { code: "code_already_redeemed" }
  }
  if (code.revoked || (code.expires_at !== null && code.expires_at <= now)) {
    return { code: "code_expired" }
  }
}

function refuseUntilMet(
  { amount, currency }: LockedCode,
  { kyc_above, step_up_from }: ClaimDemands
): ClaimRefusal | undefined {
  if (kyc_above !== undefined && amount > kyc_above) {
    return { code: "kyc_required", amount, currency }
  }
  if (step_up_from !== undefined && amount >= step_up_from) {
    return { code: "step_up_required", amount, currency }
  }
}
