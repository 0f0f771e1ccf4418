import fc from "fast-check"
import { CalendarDay, isTimeZone } from "../calendar-day"

const HOUR_MS = 60 * 60 * 1000

function hoursOf(day: CalendarDay, zone: string) {
  return (day.end(zone).getTime() + 1 - day.start(zone).getTime()) / HOUR_MS
}

describe("a day", () => {
  it.each([
    ["UTC", "2026-12-31", "2026-12-31T23:59:59.999Z"],
    ["Europe/Berlin", "2026-12-31", "2026-12-31T22:59:59.999Z"],
    ["Europe/Berlin", "2026-06-30", "2026-06-30T21:59:59.999Z"],
    ["America/Los_Angeles", "2026-12-31", "2027-01-01T07:59:59.999Z"],
    ["Asia/Kathmandu", "2026-12-31", "2026-12-31T18:14:59.999Z"],
    ["Pacific/Kiritimati", "2026-12-31", "2026-12-31T09:59:59.999Z"],
    ["Etc/GMT+12", "9999-12-31", "9999-12-31T23:59:59.999Z"],
    ["UTC", "0001-01-01", "0001-01-01T23:59:59.999Z"],
  ])("in %s, %s ends at %s", (zone, day, instant) => {
    expect(new CalendarDay(day).end(zone).toISOString()).toBe(instant)
  })

  it.each([
    ["Europe/Berlin", "2026-03-29", 23],
    ["Europe/Berlin", "2026-10-25", 25],
    ["America/New_York", "2026-03-08", 23],
    ["America/New_York", "2026-11-01", 25],
    // Clocks that skip midnight, and one that shows it twice.
    ["Africa/Cairo", "2026-04-24", 23],
    ["America/Havana", "2026-03-08", 23],
    ["America/Havana", "2026-11-01", 25],
    ["Australia/Lord_Howe", "2026-04-05", 24.5],
  ])("in %s, %s has its hours when the clocks are put forward or back", (zone, day, hours) => {
    expect(hoursOf(new CalendarDay(day), zone)).toBe(hours)
  })

  it("ends a millisecond before the next one starts, in every zone", () => {
    const zones = fc.constantFrom(...Intl.supportedValuesOf("timeZone"))
    const days = fc.date({ min: new Date("1990-01-01"), max: new Date("2060-12-30") })
    fc.assert(
      fc.property(zones, days, (zone, date) => {
        fc.pre(!Number.isNaN(date.getTime()))
        const text = (each: Date) => each.toISOString().slice(0, 10)
        const next = new Date(date.getTime() + 24 * HOUR_MS)
        const end = new CalendarDay(text(date)).end(zone).getTime()
        expect(new CalendarDay(text(next)).start(zone).getTime()).toBe(end + 1)
      }),
      { numRuns: 300 }
    )
  })
})

describe("a time zone", () => {
  it.each(["UTC", "Europe/Berlin", "europe/berlin", "America/Argentina/Buenos_Aires", "Etc/GMT+5"])(
    "can be %s",
    (name) => expect(isTimeZone(name)).toBe(true)
  )

  it.each(["", "Berlin", "Mars/Olympus", "+02:00", "-0500", "UTC+1", "Europe/Berlin ", "CET\0"])(
    "can't be %p",
    (name) => expect(isTimeZone(name)).toBe(false)
  )
})
