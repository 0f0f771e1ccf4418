import { formatAmount } from "../format-amount"

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
