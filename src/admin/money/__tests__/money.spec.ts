import { currencyDecimals, formatMoney, parseMoney, sum, toDecimal, toTyped } from "../money"

describe("amounts in the dashboard", () => {
  it("are shown to the last digit, however large", () => {
    expect(formatMoney("123456789012345678", "USD", "en-US")).toBe("$1,234,567,890,123,456.78")
    expect(formatMoney("5", "KWD", "en-US")).toMatch(/0\.005$/)
    expect(formatMoney("1234", "JPY", "en-US")).toBe("¥1,234")
    for (const locale of ["ar", "ar-EG", "ar-MA", "de", "es", "fr", "it", "nl", "pt-BR"]) {
      const typed = toTyped("123450", "EUR", locale)
      expect([locale, parseMoney(typed, "EUR", locale)]).toEqual([locale, { minor: "123450" }])
    }
    expect(toDecimal("-5", "USD")).toBe("-0.05")
    expect(toTyped("1250", "EUR", "de-DE")).toBe("12,50")
    expect(["JPY", "USD", "KWD"].map(currencyDecimals)).toEqual([0, 2, 3])
    expect(sum(["999999999999999999", "1"])).toBe("1000000000000000000")
  })

  it("are read as people type them", () => {
    const cases = [
      ["12.50", "USD", "en-US", "1250"],
      ["1,234.5", "USD", "en-US", "123450"],
      ["1,234", "USD", "en-US", "123400"],
      ["12,50", "USD", "en-US", "1250"],
      ["1.234,50", "EUR", "de-DE", "123450"],
      ["1.234", "EUR", "de-DE", "123400"],
      ["1.234,50", "EUR", "en-US", "123450"],
      ["12.5", "EUR", "de-DE", "1250"],
      ["1 234,50", "EUR", "fr-FR", "123450"],
      ["0.005", "KWD", "en-US", "5"],
      ["17,325", "JPY", "en-US", "17325"],
      ["5.00", "JPY", "en-US", "5"],
      ["1,234,567", "USD", "en-US", "123456700"],
      [".5", "USD", "en-US", "50"],
      ["١٬٢٣٤٫٥٠", "EUR", "ar-EG", "123450"],
      ["١٬٢٣٤", "EUR", "ar-EG", "123400"],
      ["۱۲٫۵", "EUR", "ar-EG", "1250"],
      ["12.50", "EUR", "ar-EG", "1250"],
      ["12,50", "EUR", "ar-MA", "1250"],
      ["9999999999999999.99", "USD", "en-US", "999999999999999999"],
    ] as const
    for (const [typed, currency, locale, minor] of cases) {
      expect([typed, locale, parseMoney(typed, currency, locale)]).toEqual([
        typed,
        locale,
        { minor },
      ])
    }
  })

  it("are refused rather than guessed", () => {
    const cases = [
      ["", "USD", "empty"],
      ["ten", "USD", "unreadable"],
      ["-5", "USD", "unreadable"],
      ["1e3", "USD", "unreadable"],
      ["1,23,456", "USD", "unreadable"],
      ["1.2.3", "USD", "unreadable"],
      ["1,2.3,4", "USD", "unreadable"],
      ["12.345", "USD", "decimals"],
      ["1.5", "JPY", "decimals"],
      ["10000000000000000.00", "USD", "large"],
    ] as const
    for (const [typed, currency, problem] of cases) {
      expect([typed, parseMoney(typed, currency, "en-US")]).toEqual([typed, { problem }])
    }
  })
})
