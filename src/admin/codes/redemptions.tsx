import { useRead } from "../api/use-api"
import { DayChart } from "../components/chart"
import { Money, useFormat } from "../components/format"
import { Figure, Figures, Section } from "../components/page"
import { Loaded, Message } from "../components/states"
import { sum } from "../money/money"
import { useText } from "../text/use-text"
import { countDays } from "./redeemed-days"

/** What was redeemed in the last 90 days, of one campaign or of all codes. */
export function Redemptions({ prefix }: { prefix?: string }) {
  const { t } = useText()
  const { number, date } = useFormat()
  const found = useRead("walletAdmin", "/code-redemptions", { query: { prefix } })
  return (
    <Section
      title={t("codes.overTime")}
      subtitle={prefix ? t("codes.overTimeOf", { prefix }) : t("codes.overTimeHint")}
    >
      <Loaded query={found}>
        {(answer) =>
          answer.data.length === 0 ? (
            <Message title={t("codes.overTimeEmpty")} />
          ) : (
            <>
              <Figures>
                {[...new Set(answer.data.map(({ currency }) => currency))].map((currency) => {
                  const rows = answer.data.filter((row) => row.currency === currency)
                  const count = rows.reduce((total, { redemptions }) => total + redemptions, 0)
                  return (
                    <Figure
                      key={currency}
                      label={t("codes.redeemedWorth", { currency })}
                      value={
                        <Money minor={sum(rows.map(({ amount }) => amount))} currency={currency} />
                      }
                      hint={t("codes.redeemedTimes", { count: number(count) })}
                    />
                  )
                })}
              </Figures>
              <div className="px-6 py-4">
                <DayChart
                  title={t("codes.redeemedADay")}
                  days={countDays(answer).map(({ day, redemptions }) => ({
                    day,
                    label: date(`${day}T12:00:00Z`),
                    value: redemptions,
                  }))}
                />
              </div>
            </>
          )
        }
      </Loaded>
    </Section>
  )
}
