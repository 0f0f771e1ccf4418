import { formatAmount, toMajorUnits, toMinorUnits } from "../money"

describe("amounts for people", () => {
  it.each([
    [1050n, "USD", "en-US", "$10.50"],
    [5n, "USD", "en-US", "$0.05"],
    [0n, "USD", "en-US", "$0.00"],
    [1050n, "JPY", "en-US", "¥1,050"],
    [1050n, "KWD", "en-US", "KWD 1.050"],
    [123456n, "EUR", "de-DE", "1.234,56 €"],
    [999_999_999_999_999_999n, "USD", "en-US", "$9,999,999,999,999,999.99"],
  ])("%p minor units of %s in %s are %s", (amount, currency, locale, text) => {
    expect(formatAmount(amount, currency, locale).replaceAll("\u00a0", " ")).toBe(text)
  })
})

describe("Major units of the host in minor units", () => {
  it.each([
    ["12.5", "usd", 1250n],
    [12.5, "usd", 1250n],
    [0.1, "usd", 10n],
    ["1250", "jpy", 1250n],
    ["1.234", "kwd", 1234n],
    ["0.0000001", "usd", 0n],
    [1e-7, "usd", 0n],
    [1e21, "usd", 10n ** 23n],
    ["-3.10", "usd", -310n],
    ["9007199254740993.07", "eur", 900719925474099307n],
  ])("reads %p %s as %p", (major, currency, minor) => {
    expect(toMinorUnits(major, currency)).toBe(minor)
  })

  it("rounds what the currency has no digits for, halves away from zero", () => {
    expect(toMinorUnits("1.005", "usd")).toBe(101n)
    expect(toMinorUnits("1.0049", "usd")).toBe(100n)
    expect(toMinorUnits("-1.005", "usd")).toBe(-101n)
    expect(toMinorUnits("99.5", "jpy")).toBe(100n)
  })

  it.each(["", "abc", "1,5", "NaN", "Infinity", "0x10"])("refuses %p", (major) => {
    expect(() => toMinorUnits(major, "usd")).toThrow(RangeError)
  })
})

describe("Minor units as the host's major units", () => {
  it.each([
    [1050n, "usd", "10.50"],
    [5n, "usd", "0.05"],
    [1050n, "jpy", "1050"],
    [1n, "kwd", "0.001"],
    [-5n, "eur", "-0.05"],
  ])("are, of %p %s, %p", (amount, currency, text) => {
    expect(toMajorUnits(amount, currency)).toBe(text)
    expect(toMinorUnits(text, currency)).toBe(amount)
  })
})
