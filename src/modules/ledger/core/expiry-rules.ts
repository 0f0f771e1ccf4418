import type { ExpiryRule, Lot, Purpose } from "../types"

const DAY_MS = 24 * 60 * 60 * 1000
const ALL_BASIS_POINTS = 10_000n

/** What comes back of a credit that lapses, in a lot of its own. */
export interface ComingBack {
  rule_id: number
  action: "extend" | "convert"
  amount: bigint
  purpose: Purpose
  expires_at: Date
}

/**
 * What a rule gives back of money in a lot that lapses; null for nothing. It counts from the instant at
 * which the lot lapses, not from when that is booked: whatever is late, the outcome is the same.
 *
 * @param amount what of the lot lapses
 * @param rule the one that is in force when the lot lapses
 */
export function comingBack(
  { purpose, expires_at }: Pick<Lot, "purpose" | "expires_at">,
  amount: bigint,
  rule: ExpiryRule | undefined
): ComingBack | null {
  if (!rule || rule.action === "forfeit" || !expires_at) {
    return null
  }
  const back = {
    rule_id: rule.id,
    action: rule.action,
    ...(rule.action === "extend" ? { amount, purpose } : converted(amount, rule.basis_points)),
    expires_at: new Date(expires_at.getTime() + rule.days * DAY_MS),
  }
  return back.amount > 0n ? back : null
}

/** Rounded down. */
function converted(amount: bigint, basisPoints: number) {
  const purpose: Purpose = "promotional"
  return { amount: (amount * BigInt(basisPoints)) / ALL_BASIS_POINTS, purpose }
}
