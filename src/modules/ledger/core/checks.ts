import type { Refusal, Restrictions, Velocity } from "../types"
import { isAmount } from "./book"
import type { Spendable, WalletState } from "./state"

interface Spending {
  amount: bigint
  allow_partial?: boolean
  restrictions?: Restrictions
}

/**
 * What may leave a wallet, or why it may not. The order is that of decisions, "Order of checks":
 * amount, freeze, KYC, spending limit, velocity, step-up, balance.
 */
export function affordable(
  state: WalletState,
  { amount, allow_partial, restrictions = {} }: Spending,
  now: Date,
  spendable: Pick<Spendable, "amount" | "staying">
): bigint | Refusal {
  if (!isAmount(amount)) {
    return { code: "invalid_amount" }
  }
  if (state.is_frozen) {
    return { code: "wallet_frozen", wallet_id: state.id }
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
  if (spendable.amount >= amount) {
    return amount
  }
  return allow_partial && spendable.amount > 0n ? spendable.amount : insufficient(spendable, amount)
}

/** Says what part of a balance can be moved when promotional money has to stay in the store. */
export function insufficient(
  { amount: movable, staying }: Pick<Spendable, "amount" | "staying">,
  requested: bigint
): Refusal {
  return {
    code: "insufficient_balance",
    balance: movable + staying,
    requested,
    ...(staying > 0n && { movable, promotional: staying }),
  }
}

/** The cap is reached while the `max`-th newest movement is still within the window. */
function refuseVelocity(
  state: WalletState,
  { max, window_ms }: Velocity,
  now: Date
): Refusal | null {
  const oldest = max > 0 ? state.outgoing[max - 1]?.at : now
  if (!oldest) {
    return null
  }
  const retryAt = new Date(oldest.getTime() + window_ms)
  return retryAt > now ? { code: "velocity_cap_exceeded", retry_at: retryAt, max } : null
}
