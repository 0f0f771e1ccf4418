import type { Settings } from "../../modules/access"
import { MAX_AMOUNT } from "../../modules/ledger"

/**
 * The host hands the amounts of payments on as JavaScript numbers: with fifteen digits they are exact.
 * Minor units.
 */
const MOST_TOPUP = 999_999_999_999_999n

/** The least and the most that one top-up of a wallet may be, in minor units. */
export function topUpLimits(
  { topup_minimum, topup_maximum }: Settings,
  /** What is in the wallet when it arrives: what is paid and can't be credited would be the customer's loss. */
  balance: bigint
): { minimum: bigint; maximum: bigint } {
  return {
    minimum: topup_minimum > 0n ? topup_minimum : 1n,
    maximum: least([MOST_TOPUP, MAX_AMOUNT - balance, ...limited(topup_maximum)]),
  }
}

/** The same for what is charged automatically: the limits of a day and of a month hold for one, too. */
export function reloadLimits(settings: Settings, balance: bigint) {
  const { auto_reload_daily_maximum, auto_reload_monthly_maximum } = settings
  const { minimum, maximum } = topUpLimits(settings, balance)
  const all = [
    maximum,
    ...limited(auto_reload_daily_maximum),
    ...limited(auto_reload_monthly_maximum),
  ]
  return { minimum, maximum: least(all) }
}

/** A setting of 0 is no limit. */
function limited(maximum: bigint): bigint[] {
  return maximum > 0n ? [maximum] : []
}

function least(amounts: readonly bigint[]): bigint {
  return amounts.reduce((lower, one) => (one < lower ? one : lower))
}
