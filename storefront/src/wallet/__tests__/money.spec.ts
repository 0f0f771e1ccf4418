import { formatAmount, parseAmount } from "../money"

describe("amounts as people type them", () => {
  it.each([
    ["12", "USD", "1200"],
    ["12.5", "USD", "1250"],
    ["12,50", "EUR", "1250"],
    ["1,234.50", "USD", "123450"],
    ["1.234,50", "EUR", "123450"],
    ["1 234,50", "EUR", "123450"],
    ["1,234", "USD", "123400"],
    ["0.05", "USD", "5"],
    ["1250", "JPY", "1250"],
    ["1,250", "JPY", "1250"],
    ["1.234", "KWD", "1234"],
    ["١٢٫٥", "KWD", "12500"],
    ["90071992547409.93", "USD", "9007199254740993"],
  ])("takes %s %s for %s minor units", (typed, currency, amount) => {
    expect(parseAmount(typed, currency)).toBe(amount)
  })

  it.each([
    ["", "USD"],
    ["0", "USD"],
    ["-5", "USD"],
    ["5 dollars", "USD"],
    ["1.2345", "USD"],
    ["12.5", "JPY"],
    ["1,23,4", "USD"],
    ["1,234,5", "USD"],
    ["1e3", "USD"],
    [".", "USD"],
  ])("refuses %s %s", (typed, currency) => {
    expect(parseAmount(typed, currency)).toBeUndefined()
  })

  it("are shown exactly, with the decimals of their currency", () => {
    expect(formatAmount("9007199254740993", "USD", "en-US")).toBe("$90,071,992,547,409.93")
    expect(formatAmount("5", "USD", "en-US")).toBe("$0.05")
    expect(formatAmount("1250", "JPY", "en-US")).toBe("¥1,250")
  })
})
