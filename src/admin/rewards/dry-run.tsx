import { Button, Text, toast } from "@medusajs/ui"
import { useState } from "react"
import type { Reward, RewardDryRun, RewardRule } from "../../../packages/types/admin"
import { useChange } from "../api/use-api"
import { BarChart } from "../components/chart"
import { ChoiceField } from "../components/fields"
import { Money, useFormat } from "../components/format"
import { Figure, Figures, Section } from "../components/page"
import { useText } from "../text/use-text"

const PERIODS = ["30", "90", "365"] as const
type Reason = NonNullable<Reward["reason"]>
const DAY = 24 * 60 * 60 * 1000

/** What a rule that is there would have cost. */
export function DryRun({ rule }: { rule: RewardRule }) {
  const { t } = useText()
  const [days, setDays] = useState<(typeof PERIODS)[number]>("90")
  const tryOut = useChange("walletAdmin", "post", "/rules/{id}/dry-run")
  const start = () =>
    tryOut.mutate(
      {
        params: { id: rule.id },
        body: {
          after: new Date(Date.now() - Number.parseInt(days, 10) * DAY).toISOString(),
          interval: days === "30" ? "day" : "month",
        },
      },
      { onError: (error) => toast.error(error.message) }
    )
  return (
    <Section title={t("rewards.tryTitle", { name: rule.name })} subtitle={t("rewards.tryHint")}>
      <div className="flex flex-wrap items-end gap-4 px-6 py-4">
        <ChoiceField
          label={t("rewards.tryPeriod")}
          value={days}
          choices={PERIODS.map((value) => ({
            value,
            label: t("rewards.tryDays", { count: value }),
          }))}
          onChange={setDays}
        />
        <Button size="small" variant="secondary" isLoading={tryOut.isPending} onClick={start}>
          {t("rewards.tryOut")}
        </Button>
      </div>
      {tryOut.data && <DryRunFigures run={tryOut.data} />}
    </Section>
  )
}

/** A dry run in figures and as a picture, whose figures stand in a table as well. */
export function DryRunFigures({ run }: { run: RewardDryRun }) {
  const { t } = useText()
  const { money, number } = useFormat()
  const { currency, periods } = run
  return (
    <div data-dry-run>
      <Figures>
        <Figure
          label={t("rewards.tryCost")}
          value={
            <span role="status">
              <Money minor={run.cost} currency={currency} />
            </span>
          }
        />
        <Figure label={t("rewards.tryCustomers")} value={number(run.customers)} />
        <Figure
          label={t("rewards.tryOrders")}
          value={number(run.orders)}
          hint={t("rewards.tryConsidered", { count: number(run.considered) })}
        />
      </Figures>
      <div className="flex flex-col gap-y-2 px-6 py-4">
        {run.guests > 0 && (
          <Text size="small" className="text-ui-fg-subtle">
            {t("rewards.tryGuests", { count: number(run.guests) })}
          </Text>
        )}
        {!run.complete && <Text size="small">{t("rewards.tryCut")}</Text>}
        {Object.entries(run.refused).map(([reason, count]) => (
          <Text key={reason} size="small" className="text-ui-fg-subtle">
            {t("rewards.tryRefused", {
              count: number(count),
              reason: t(`rewards.reasons.${reason as Reason}`),
            })}
          </Text>
        ))}
        {periods.length === 0 ? (
          <Text size="small">{t("rewards.tryNothing")}</Text>
        ) : (
          <BarChart
            title={t("rewards.tryOverTime")}
            bars={periods.map(({ period, cost }) => ({
              label: period,
              value: BigInt(cost),
              text: money(cost, currency),
            }))}
          />
        )}
      </div>
    </div>
  )
}
