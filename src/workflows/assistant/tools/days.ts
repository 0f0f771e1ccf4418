import type { Shopper } from "../../../modules/assistant/types"

/** The ways in which a day is written for people where the shopper lives. */
export function waysToWriteDay(day: Date, { locale }: Shopper): string[] {
  const styles = ["short", "medium", "long"] as const
  return styles.map((dateStyle) =>
    new Intl.DateTimeFormat(locale, { dateStyle, timeZone: "UTC" }).format(day)
  )
}
