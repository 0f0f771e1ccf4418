import type { Period } from "../../modules/ledger"
import { CalendarDay } from "../../time/calendar-day"

/** A month of the calendar, `2026-10`. */
export const MONTH = /^(20[0-9]{2}|2100)-(0[1-9]|1[0-2])$/

/** What was booked within a month is there this long after its end, whatever took its time. */
export const SETTLED_MS = 15 * 60 * 1000

/** A month's first and last day, `YYYY-MM-DD`. */
export function daysOf(month: string): { first: string; last: string } {
  const [year, number] = month.split("-").map(Number)
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return { first: `${month}-01`, last: `${month}-${last}` }
}

/** When a month begins and ends by the clocks of a time zone. */
export function periodOf(month: string, time_zone: string): Period {
  const { first, last } = daysOf(month)
  const to = new Date(new CalendarDay(last).end(time_zone).getTime() + 1)
  return { from: new CalendarDay(first).start(time_zone), to, time_zone }
}

/** The month of a day, by the clocks of a time zone. */
export function monthOf(instant: Date, time_zone: string): string {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: time_zone,
    year: "numeric",
    month: "2-digit",
  }).formatToParts(instant)
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)!.value
  return `${part("year")}-${part("month")}`
}

/** All months from one to another, newest first. */
export function monthsBetween(first: string, last: string): string[] {
  const found: string[] = []
  for (let month = last; month >= first; month = monthBefore(month)) found.push(month)
  return found
}

function monthBefore(month: string): string {
  const [year, number] = month.split("-").map(Number)
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, "0")}`
}
