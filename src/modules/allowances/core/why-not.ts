import type { Allowance, AllowanceObstacle } from "../types"

interface Purchase {
  /** Minor units. */
  amount: bigint
  currency: string
  /** What counts already in the period. */
  used: bigint
  /** The store's own maximum for one purchase; 0 = none. */
  store_maximum: bigint
  now: Date
}

/** What stands between an allowance and a purchase; null when nothing does. */
export function whyNot(allowance: Allowance, purchase: Purchase): AllowanceObstacle | null {
  const { amount, used, store_maximum, now } = purchase
  if (allowance.revoked_at) return "revoked"
  if (allowance.expires_at && allowance.expires_at <= now) return "expired"
  if (allowance.currency !== purchase.currency) return "currency"
  if (amount > allowance.per_purchase) return "per_purchase"
  if (store_maximum > 0n && amount > store_maximum) return "store_maximum"
  return used + amount > allowance.per_period ? "per_period" : null
}
