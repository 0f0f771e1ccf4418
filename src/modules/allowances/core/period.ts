import { CalendarDay } from "../../../time/calendar-day"
import type { AllowancePeriod } from "../types"

export interface PeriodBounds {
  /** Inclusive. */
  from: Date
  /** Exclusive. */
  to: Date
}

/** The day, the week (from Monday) or the month of a time zone that an instant lies in. */
export function periodAt(period: AllowancePeriod, at: Date, timeZone: string): PeriodBounds {
  const today = dayIn(timeZone, at)
  const first = new Date(today)
  if (period === "week") first.setUTCDate(first.getUTCDate() - ((first.getUTCDay() + 6) % 7))
  if (period === "month") first.setUTCDate(1)
  const next = new Date(first)
  if (period === "month") next.setUTCMonth(next.getUTCMonth() + 1)
  else next.setUTCDate(next.getUTCDate() + (period === "week" ? 7 : 1))
  return { from: startOf(first, timeZone), to: startOf(next, timeZone) }
}

/** The day of the calendar there, as midnight in UTC. */
function dayIn(timeZone: string, at: Date): Date {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    year: "numeric",
    month: "numeric",
    day: "numeric",
  }).formatToParts(at)
  const read = (wanted: string) => Number(parts.find(({ type }) => type === wanted)?.value)
  return new Date(Date.UTC(read("year"), read("month") - 1, read("day")))
}

function startOf(day: Date, timeZone: string): Date {
  return new CalendarDay(day.toISOString().slice(0, 10)).start(timeZone)
}
