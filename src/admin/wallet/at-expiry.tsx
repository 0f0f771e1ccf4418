import { Text } from "@medusajs/ui"
import type { Lot } from "../../../packages/types"
import { Moment, useFormat } from "../components/format"
import { useText } from "../text/use-text"

/** When a credit lapses, and what comes back of it then by a rule of the store. */
export function AtExpiry({
  credit,
  currency,
}: {
  credit: Pick<Lot, "expiry_date" | "at_expiry">
  currency: string
}) {
  const { t } = useText()
  const { money, date } = useFormat()
  const { expiry_date, at_expiry: back } = credit
  return (
    <>
      <Moment at={expiry_date} />
      {back && (
        <Text size="xsmall" className="text-ui-fg-subtle">
          {t(`expiry.then.${back.action}`, {
            amount: money(back.amount, currency),
            date: date(back.expiry_date),
          })}
        </Text>
      )}
    </>
  )
}
