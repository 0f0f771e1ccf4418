import { parseCreditList } from "../credit-list"

const parse = (text: string, currency = "EUR", locale = "de") =>
  parseCreditList(text, currency, locale)

describe("a list of credits", () => {
  it.each([
    ["tabs, as a spreadsheet pastes them", "ann@example.com\t12,50\tSorry", "1250", "Sorry"],
    ["semicolons", "ann@example.com; 12,50 ;Sorry; again", "1250", "Sorry again"],
    ["a blank", "ann@example.com 12,50", "1250", undefined],
    ["a comma and a blank", "ann@example.com, 12,50", "1250", undefined],
    ["a comma alone", "ann@example.com,12,50", "1250", undefined],
    ["an amount with thousands", "ann@example.com 1.234,50", "123450", undefined],
  ])("has %s between its parts", (_what, text, minor, reason) => {
    const [found] = parse(text)
    expect(found).toMatchObject({ line: 1, customer: "ann@example.com", amount: { minor } })
    expect(found.reason).toBe(reason)
  })

  it("has numbers and ids for customers, and empty lines that count as lines", () => {
    expect(parse("12\t5\n\n \ncus_01;6\r\n")).toMatchObject([
      { line: 1, customer: "12", amount: { minor: "500" } },
      { line: 4, customer: "cus_01", amount: { minor: "600" } },
    ])
  })

  it("keeps lines that can't be read, with what is wrong with the amount", () => {
    expect(
      parse("ann@example.com\nbob@example.com\ttwelve\ncem@example.com\t1,234.5678")
    ).toMatchObject([
      { customer: "ann@example.com", amount: { problem: "empty" } },
      { customer: "bob@example.com", amount: { problem: "unreadable" } },
      { customer: "cem@example.com", amount: { problem: expect.any(String) } },
    ])
  })

  it("is read in the currency's own decimals and the language's own separators", () => {
    expect(parse("ann@example.com 1,234.50", "USD", "en")[0].amount).toEqual({ minor: "123450" })
    expect(parse("ann@example.com 700", "JPY", "en")[0].amount).toEqual({ minor: "700" })
  })
})
