import { Tooltip } from "@medusajs/ui"
import { formatMoney } from "../money/money"
import { useText } from "../text/use-text"
import { dateFormats } from "./dates"

/** An amount in its currency. */
export function Money({ minor, currency }: { minor: string; currency: string }) {
  const { locale } = useText()
  return (
    <span className="whitespace-nowrap" style={{ fontVariantNumeric: "tabular-nums" }}>
      {formatMoney(minor, currency, locale)}
    </span>
  )
}

/** Formats amounts, dates and numbers in the dashboard's language. */
export function useFormat() {
  const { locale, t } = useText()
  const { date, dateTime } = dateFormats(locale)
  const number = new Intl.NumberFormat(locale)
  return {
    money: (minor: string, currency: string) => formatMoney(minor, currency, locale),
    instant: (instant: string | null | undefined) =>
      instant ? dateTime.format(new Date(instant)) : t("common.never"),
    date: (instant: string | null | undefined) =>
      instant ? date.format(new Date(instant)) : t("common.never"),
    number: (value: number) => number.format(value),
    percent: (share: number) =>
      new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 }).format(share),
  }
}

/** A moment, to the second when one looks closer. */
export function Moment({ at }: { at: string | null | undefined }) {
  const { instant } = useFormat()
  if (!at) return <>{instant(at)}</>
  return (
    <Tooltip content={at}>
      <time dateTime={at} className="whitespace-nowrap">
        {instant(at)}
      </time>
    </Tooltip>
  )
}
