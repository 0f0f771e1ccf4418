import { dateFormats } from "../dates"

describe("dates in the dashboard", () => {
  it("are of the Gregorian calendar in every country", () => {
    for (const locale of ["en-US", "de-DE", "ar", "ar-EG", "ar-SA", "pt-BR"]) {
      const { date, dateTime } = dateFormats(locale)
      for (const format of [date, dateTime]) {
        const parts = format.formatToParts(new Date("2026-11-23T12:00:00Z"))
        const year = parts.find(({ type }) => type === "year")?.value
        expect([locale, year]).toEqual([locale, locale.match(/-(EG|SA)$/) ? "٢٠٢٦" : "2026"])
      }
    }
  })
})
