import type { Referral } from "../../../packages/types/admin"
import { useText } from "../text/use-text"

type Reason = NonNullable<Referral["reason"]>

/** Why a friend did not count, in words. */
export function useReferralReason(): (reason: Reason) => string {
  const { t } = useText()
  return (reason) => {
    switch (reason) {
      case "same_address":
      case "ordered_before":
      case "account_closed":
      case "no_rule":
        return t(`rewards.referrals.reasons.${reason}`)
      default:
        return t(`rewards.reasons.${reason}`)
    }
  }
}
