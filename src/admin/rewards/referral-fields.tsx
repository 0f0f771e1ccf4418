import { Text } from "@medusajs/ui"
import { ChoiceField, MoneyField, TextField } from "../components/fields"
import { useText } from "../text/use-text"
import type { GrantFields, RuleFields } from "./rule-fields"

interface ReferralFieldsProps {
  fields: RuleFields
  problems: Record<string, string>
  onChange: (changed: Partial<RuleFields>) => void
}

/** What a referral gives to each side, and for how many friends. */
export function ReferralFields({ fields, problems, onChange }: ReferralFieldsProps) {
  const { t } = useText()
  const side = (name: "friend_gets" | "referrer_gets", label: string, grant: GrantFields) => {
    const change = (changed: Partial<GrantFields>) => onChange({ [name]: { ...grant, ...changed } })
    return (
      <>
        <ChoiceField
          label={label}
          value={grant.kind}
          problem={problems[name]}
          choices={[
            { value: "nothing", label: t("rewards.nothing") },
            { value: "percent", label: t("rewards.percent") },
            { value: "fixed", label: t("rewards.fixedAmount") },
          ]}
          onChange={(kind) => change({ kind })}
        />
        {grant.kind === "percent" && (
          <div className="grid grid-cols-2 gap-x-4">
            <TextField
              label={t("rewards.percent")}
              value={grant.percent}
              problem={problems[`${name}.basis_points`]}
              onChange={(percent) => change({ percent })}
            />
            <MoneyField
              label={t("rewards.capPerOrder")}
              currency={fields.currency}
              typed={grant.cap}
              optional
              problem={problems[`${name}.cap_per_order`]}
              onChange={(cap) => change({ cap })}
            />
          </div>
        )}
        {grant.kind === "fixed" && (
          <MoneyField
            label={t("rewards.fixedAmount")}
            currency={fields.currency}
            typed={grant.amount}
            problem={problems[`${name}.fixed_amount`]}
            onChange={(amount) => change({ amount })}
          />
        )}
      </>
    )
  }
  return (
    <>
      <Text size="small" className="text-ui-fg-subtle">
        {t("rewards.referralHint")}
      </Text>
      {side("friend_gets", t("rewards.friendGets"), fields.friend_gets)}
      {side("referrer_gets", t("rewards.referrerGets"), fields.referrer_gets)}
      <TextField
        label={t("rewards.friendsLimit")}
        hint={t("rewards.friendsLimitHint")}
        optional
        value={fields.friends_limit}
        problem={problems.friends_limit}
        onChange={(friends_limit) => onChange({ friends_limit })}
      />
      {fields.friends_limit.trim() !== "" && (
        <TextField
          label={t("rewards.friendsLimitDays")}
          hint={t("rewards.friendsLimitDaysHint")}
          optional
          value={fields.friends_limit_days}
          problem={problems.friends_limit_days}
          onChange={(friends_limit_days) => onChange({ friends_limit_days })}
        />
      )}
    </>
  )
}
