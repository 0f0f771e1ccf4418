import type { MedusaContainer } from "@medusajs/framework/types"
import { loadSettings } from "../../modules/access"
import { CalendarDay } from "../../time/calendar-day"

const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/

/**
 * The instant of an expiry date as a workflow takes it: an ISO 8601 instant, or a date, which
 * stands for the end of that day in the store's time zone.
 */
export async function expiryOf(
  container: MedusaContainer,
  expiryDate: string | null | undefined
): Promise<Date | null> {
  if (!expiryDate) return null
  if (!DATE_ONLY.test(expiryDate)) return new Date(expiryDate)
  return new CalendarDay(expiryDate).end((await loadSettings(container)).time_zone)
}
