/**
 * How dates are written in a language: always by the Gregorian calendar, as the host writes them and as
 * the dashboard's date fields take them, also where a country's own calendar is another.
 */
export function dateFormats(locale: string) {
  const gregorian = { calendar: "gregory", dateStyle: "medium" } as const
  return {
    date: new Intl.DateTimeFormat(locale, gregorian),
    dateTime: new Intl.DateTimeFormat(locale, { ...gregorian, timeStyle: "short" }),
  }
}
