/** A point in time as callers name one: an instant, or a day, which needs a time zone to be one. */
export type Moment = Date | CalendarDay

const DAY_MS = 24 * 60 * 60 * 1000
/** The instants that ISO 8601 writes with four digits of a year lie between these. */
export const FIRST_INSTANT = new Date("0001-01-01T00:00:00.000Z")
export const LAST_INSTANT = new Date("9999-12-31T23:59:59.999Z")

/** A day of the calendar, such as `2030-12-31`; when it begins and ends is the time zone's affair. */
export class CalendarDay {
  /** @param text `YYYY-MM-DD`, a day that the calendar has */
  constructor(readonly text: string) {}

  /** The first instant of the day; where the clocks skip midnight, the instant they skip it. */
  start(timeZone: string): Date {
    const start = firstInstantOf(this.midnight(), timeZone)
    return new Date(Math.max(start, FIRST_INSTANT.getTime()))
  }

  /** The last millisecond of the day, of 23, 24 or 25 hours. */
  end(timeZone: string): Date {
    const nextDay = firstInstantOf(this.midnight() + DAY_MS, timeZone)
    return new Date(Math.min(nextDay - 1, LAST_INSTANT.getTime()))
  }

  private midnight(): number {
    return Date.parse(`${this.text}T00:00:00Z`)
  }
}

/** Whether this is a name of the IANA time zone database that this version of Node knows. */
export function isTimeZone(name: string): boolean {
  // Newer versions of Node also take offsets such as `+02:00`, which know no summer time.
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    clockOf(name)
    return true
  } catch {
    return false
  }
}

/**
 * The instant at which the clocks of a zone show a time. Of one that they show twice either, of one
 * that they skip one beside it.
 *
 * @param shown as the milliseconds that the same clock time has in UTC
 */
export function instantOfClock(shown: number, timeZone: string): Date {
  const clock = clockOf(timeZone)
  const near = shown - offsetAt(shown, clock)
  return new Date(shown - offsetAt(near, clock))
}

/**
 * The first instant at which the clocks of a zone show `midnight` or later. Clocks that are put
 * back may show it twice or those that are put forward never, so it is searched for.
 *
 * @param midnight as the milliseconds that the same clock time has in UTC
 */
function firstInstantOf(midnight: number, timeZone: string): number {
  const clock = clockOf(timeZone)
  let before = midnight - DAY_MS
  let after = midnight + DAY_MS
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (middle + offsetAt(middle, clock) < midnight) before = middle
    else after = middle
  }
  return after
}

/** What the clocks of a zone are ahead of UTC, in milliseconds. */
function offsetAt(instant: number, clock: Intl.DateTimeFormat): number {
  const name = clock.formatToParts(instant).find(({ type }) => type === "timeZoneName")?.value
  const match = /^GMT(?:([+-])(\d{2}):(\d{2})(?::(\d{2}))?)?$/.exec(name ?? "")
  if (!match) throw new Error(`"${name}" is no offset from UTC`)
  const [, sign, hours = "0", minutes = "0", seconds = "0"] = match
  const offset = (Number(hours) * 60 + Number(minutes)) * 60_000 + Number(seconds) * 1000
  return sign === "-" ? -offset : offset
}

/** One clock is used at a time, and making one takes far longer than reading it. */
let known: { timeZone: string; clock: Intl.DateTimeFormat } | undefined

/** @throws RangeError for a zone that is not known */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  if (known?.timeZone !== timeZone) {
    const clock = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" })
    known = { timeZone, clock }
  }
  return known.clock
}
