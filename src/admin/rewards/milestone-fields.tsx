import { Button, Text } from "@medusajs/ui"
import { ChoiceField, MoneyField, TextField } from "../components/fields"
import { useText } from "../text/use-text"
import type { RuleFields, TierFields } from "./rule-fields"

interface MilestoneFieldsProps {
  fields: RuleFields
  problems: Record<string, string>
  onChange: (changed: Partial<RuleFields>) => void
}

/** What a milestone counts and gives, as it is typed before the rule is made. */
export function MilestoneFields({ fields, problems, onChange }: MilestoneFieldsProps) {
  const { t } = useText()
  const { counts, again, every, tiers, currency } = fields
  const threshold = (
    label: string,
    field: string,
    value: string,
    change: (typed: string) => void
  ) =>
    counts === "spend" ? (
      <MoneyField
        label={label}
        currency={currency}
        typed={value}
        problem={problems[field]}
        onChange={change}
      />
    ) : (
      <TextField
        label={t("rewards.ordersFrom", { label })}
        value={value}
        problem={problems[field]}
        onChange={change}
      />
    )
  const changeTier = (at: number, changed: Partial<TierFields>) =>
    onChange({ tiers: tiers.map((tier, each) => (each === at ? { ...tier, ...changed } : tier)) })
  return (
    <>
      <Text size="small" className="text-ui-fg-subtle">
        {t("rewards.milestoneHint")}
      </Text>
      <ChoiceField
        label={t("rewards.counts")}
        value={counts}
        problem={problems.counts}
        choices={[
          { value: "spend", label: t("rewards.countsSpend") },
          { value: "orders", label: t("rewards.countsOrders") },
        ]}
        onChange={(value) => onChange({ counts: value })}
      />
      <ChoiceField
        label={t("rewards.again")}
        value={again}
        choices={[
          { value: "tiers", label: t("rewards.againTiers") },
          { value: "every", label: t("rewards.againEvery") },
        ]}
        onChange={(value) => onChange({ again: value })}
      />
      {again === "every" ? (
        <>
          {threshold(t("rewards.every"), "every", every, (value) => onChange({ every: value }))}
          <MoneyField
            label={t("rewards.everyAmount")}
            currency={currency}
            typed={fields.fixed_amount}
            problem={problems.fixed_amount}
            onChange={(fixed_amount) => onChange({ fixed_amount })}
          />
        </>
      ) : (
        <>
          {tiers.map((tier, at) => (
            <div key={at} className="grid grid-cols-2 gap-x-4">
              {threshold(
                t("rewards.threshold", { step: at + 1 }),
                `tiers.${at}.threshold`,
                tier.threshold,
                (value) => changeTier(at, { threshold: value })
              )}
              <MoneyField
                label={t("rewards.tierAmount", { step: at + 1 })}
                currency={currency}
                typed={tier.amount}
                problem={problems[`tiers.${at}.amount`]}
                onChange={(amount) => changeTier(at, { amount })}
              />
            </div>
          ))}
          {problems.tiers && (
            <Text size="small" className="text-ui-fg-error" role="alert">
              {problems.tiers}
            </Text>
          )}
          <div className="flex gap-x-2">
            <Button
              type="button"
              size="small"
              variant="secondary"
              onClick={() => onChange({ tiers: [...tiers, { threshold: "", amount: "" }] })}
            >
              {t("rewards.addTier")}
            </Button>
            {tiers.length > 1 && (
              <Button
                type="button"
                size="small"
                variant="secondary"
                onClick={() => onChange({ tiers: tiers.slice(0, -1) })}
              >
                {t("rewards.removeTier")}
              </Button>
            )}
          </div>
        </>
      )}
    </>
  )
}
