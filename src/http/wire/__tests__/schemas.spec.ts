import { z } from "@medusajs/framework/zod"
import fc from "fast-check"
import { CalendarDay } from "../../../time/calendar-day"
import {
  Amount,
  IsoDateTime,
  parseMoment,
  PositiveAmount,
  PositiveInteger,
  text,
  UuidV4,
} from "../schemas"

describe("amounts", () => {
  it("survive the way from text to bigint and back, up to 18 digits", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 999_999_999_999_999_999n }), (amount) => {
        expect(Amount.parse(amount.toString())).toBe(amount)
      })
    )
  })

  it("are nothing but digits without a leading zero", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(Amount.safeParse(text).success).toBe(/^(0|[1-9][0-9]{0,17})$/.test(text))
      })
    )
    for (const wrong of ["1\n", "\n1", "1_000", "1,000", "０", "0x1", "1000000000000000000"]) {
      expect(Amount.safeParse(wrong).success).toBe(false)
    }
  })

  it("that move money are greater than zero", () => {
    expect(PositiveAmount.safeParse("0").success).toBe(false)
    expect(PositiveAmount.parse("1")).toBe(1n)
  })
})

describe("whole numbers in a path or query", () => {
  it("are digits within what a JSON number can hold exactly", () => {
    expect(PositiveInteger.parse("9007199254740991")).toBe(Number.MAX_SAFE_INTEGER)
    for (const wrong of ["9007199254740992", "0", "-1", "1.0", "1e1", "", " 1", "Infinity", "٣"]) {
      expect(PositiveInteger.safeParse(wrong).success).toBe(false)
    }
  })
})

describe("instants", () => {
  it("survive the way from ISO 8601 and back", () => {
    const years = { min: new Date("0001-01-01"), max: new Date("9999-12-31"), noInvalidDate: true }
    fc.assert(
      fc.property(fc.date(years), (date) => {
        expect(IsoDateTime.parse(date.toISOString())).toEqual(date)
      })
    )
  })

  it.each([
    ["2030-01-31T10:30Z", "2030-01-31T10:30:00.000Z"],
    ["2030-01-31T10:30:00+02:00", "2030-01-31T08:30:00.000Z"],
    ["2028-02-29T23:59:59.123456Z", "2028-02-29T23:59:59.123Z"],
  ])("%s is %s", (text, instant) => {
    expect(parseMoment(text)).toEqual(new Date(instant))
  })

  it("are not known yet of a day, which ends when its time zone says", () => {
    expect(parseMoment("2030-01-31")).toEqual(new CalendarDay("2030-01-31"))
  })

  it.each([
    "2030-02-29",
    "2030-04-31T00:00:00Z",
    "2030-13-01",
    "2030-00-10",
    "2030-01-00",
    "2030-01-01T24:00:00Z",
    "2030-01-01T10:60:00Z",
    "2030-01-01T10:00:60Z",
    "2030-01-01T10:00:00",
    "2030-01-01T10:00:00+25:00",
    "2030-01-01 10:00:00Z",
    "2030-1-1",
    "0000-01-01",
    "0000-12-31T23:59:59Z",
    "0001-01-01T00:00:00+01:00",
    "9999-12-31T23:59:59-01:00",
    "20300101",
    "1893456000",
    "Jan 1 2030",
    "",
  ])("%p is none", (text) => {
    expect(parseMoment(text)).toBeNull()
  })
})

describe("text", () => {
  it("is kept as it is, when it can be stored", () => {
    const schema = text({ min: 1, max: 255 })
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 50 }), (value) => {
        const isVisible = /[\p{L}\p{N}\p{P}\p{S}]/u.test(value)
        fc.pre(value.length <= 255 && !value.includes("\0") && isVisible)
        expect(schema.parse(value)).toBe(value)
      })
    )
    for (const wrong of ["", "a\0", "\ud800", "x\udc00x", "x".repeat(256)]) {
      expect(schema.safeParse(wrong).success).toBe(false)
    }
  })

  it("is not blank, where there has to be any", () => {
    const blanks = [" ", "\t\n", "\u00a0\u2003", "\u200b", "\u3164 \u2800", "\ufeff", "\u0007"]
    for (const blank of blanks) {
      expect([blank, text({ min: 1, max: 9 }).safeParse(blank).success]).toEqual([blank, false])
      expect(text({ max: 9 }).parse(blank)).toBe(blank)
    }
    for (const seen of [" a ", ".", "\u00e9", "\u4e2d", "\u{1f600}"]) {
      expect(text({ min: 1, max: 9 }).parse(seen)).toBe(seen)
    }
  })

  it("is measured in characters, as its description is read", () => {
    const schema = text({ min: 2, max: 5 })
    const { minLength, maxLength } = z.toJSONSchema(schema)
    expect([minLength, maxLength]).toEqual([2, 5])
    for (const unit of ["x", "é", "中", "😀", "x😀"]) {
      for (let times = 0; times <= 7; times++) {
        const value = unit.repeat(times)
        const length = [...value].length
        expect([value, schema.safeParse(value).success]).toEqual([
          value,
          length >= 2 && length <= 5,
        ])
      }
    }
    const { error } = schema.safeParse("😀".repeat(6))
    expect(error?.issues).toMatchObject([{ code: "too_big", maximum: 5 }])
  })
})

describe("a UUID", () => {
  it("is described as it is taken, in upper or lower case", () => {
    const upper = "9B1F2C9E-3F0E-4A55-8D0E-6F1F0D6D2C11"
    expect(UuidV4.parse(upper)).toBe(upper.toLowerCase())
    const { pattern } = z.toJSONSchema(UuidV4, { io: "input" })
    expect(upper).toMatch(new RegExp(pattern as string))
  })
})
