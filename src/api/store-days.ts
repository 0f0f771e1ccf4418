import type { MedusaContainer } from "@medusajs/framework/types"
import { settingsOf } from "../modules/access"
import { CalendarDay } from "../time/calendar-day"

/** The same fields with an instant in the place of each day. */
type WithInstants<Fields> = { [Key in keyof Fields]: Exclude<Fields[Key], CalendarDay> }

/**
 * Replaces each date without a time among the fields of a request by the end of that day in the
 * store's time zone.
 */
export function withInstants<Fields extends object>(
  scope: MedusaContainer,
  fields: Fields
): WithInstants<Fields> {
  const entries = Object.entries(fields).map(([key, value]) => [
    key,
    value instanceof CalendarDay ? value.end(settingsOf(scope).time_zone) : value,
  ])
  return Object.fromEntries(entries) as WithInstants<Fields>
}
