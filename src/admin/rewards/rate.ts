import type { ReferralGrant, RewardRule } from "../../../packages/types/admin"
import { useFormat } from "../components/format"
import { useText } from "../text/use-text"

/** What a rule gives, and what of a milestone has to be reached, in words. */
export function useRate() {
  const { t } = useText()
  const { money, number } = useFormat()
  const threshold = ({ counts, currency }: RewardRule, value: string) =>
    counts === "orders"
      ? t("rewards.ordersOf", { number: number(Number.parseInt(value, 10)) })
      : money(value, currency)
  const rate = (rule: RewardRule) => {
    const amount = (value: string | null) => money(value ?? "0", rule.currency)
    if (rule.every !== null) {
      const values = { amount: amount(rule.fixed_amount), threshold: threshold(rule, rule.every) }
      return t("rewards.everyOf", values)
    }
    if (rule.type === "milestone") {
      return rule.tiers
        .map((tier) =>
          t("rewards.tierOf", {
            amount: amount(tier.amount),
            threshold: threshold(rule, tier.threshold),
          })
        )
        .join("; ")
    }
    if (rule.type === "referral") {
      const side = (label: string, grant: ReferralGrant | null) => {
        if (!grant) return []
        const given =
          grant.basis_points === null
            ? amount(grant.fixed_amount)
            : t("rewards.percentOf", { percent: number(grant.basis_points / 100) })
        return [`${label} ${given}`]
      }
      return [
        ...side(t("rewards.friendGets"), rule.friend_gets),
        ...side(t("rewards.referrerGets"), rule.referrer_gets),
      ].join("; ")
    }
    return rule.basis_points === null
      ? t("rewards.perOrder", { amount: amount(rule.fixed_amount) })
      : t("rewards.percentOf", { percent: number(rule.basis_points / 100) })
  }
  return { rate, threshold }
}
