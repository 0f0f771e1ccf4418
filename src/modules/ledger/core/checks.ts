import type { Refusal, Restrictions, Velocity } from "../types"
import { isAmount } from "./book"
import { availableBalance, type WalletState } from "./state"

interface Spending {
  amount: bigint
  allow_partial?: boolean
  restrictions?: Restrictions
}

/**
 * What may leave a wallet, or why it may not. The order is that of decisions, "Order of checks":
 * amount, KYC, spending limit, velocity, step-up, balance.
 *
 * @param spendable what could be spent, when that is less than all that is available
 */
export function affordable(
  state: WalletState,
  { amount, allow_partial, restrictions = {} }: Spending,
  now: Date,
  spendable = availableBalance(state, now)
): bigint | Refusal {
  if (!isAmount(amount)) {
    return { code: "invalid_amount" }
  }
  if (restrictions.kyc_missing) {
    return { code: "kyc_required" }
  }
  const limit = state.spending_limit ?? restrictions.default_spending_limit ?? 0n
  if (limit > 0n && amount > limit) {
    return { code: "spending_limit_exceeded", spending_limit: limit, requested: amount }
  }
  const capped = restrictions.velocity && refuseVelocity(state, restrictions.velocity, now)
  if (capped) {
    return capped
  }
  if (restrictions.step_up_missing) {
    return { code: "step_up_required" }
  }
  if (spendable >= amount) {
    return amount
  }
  return allow_partial && spendable > 0n
    ? spendable
    : { code: "insufficient_balance", balance: spendable, requested: amount }
}

/** The cap is reached while the `max`-th newest movement is still within the window. */
function refuseVelocity(
  state: WalletState,
  { max, window_ms }: Velocity,
  now: Date
): Refusal | null {
  const oldest = max > 0 ? state.outgoing[max - 1] : now
  if (!oldest) {
    return null
  }
  const retryAt = new Date(oldest.getTime() + window_ms)
  return retryAt > now ? { code: "velocity_cap_exceeded", retry_at: retryAt, max } : null
}
