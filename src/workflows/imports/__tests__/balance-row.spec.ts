import { readBalanceRow, RowError } from "../balance-row"

const DEFAULTS = { currency: "EUR", reason: "Brought over" }
const read = (cells: object) => readBalanceRow(cells, DEFAULTS)
const CELLS = { customer: "ann@example.com", amount: "12.50" }

describe("a row of balances", () => {
  it("needs a customer and an amount", () => {
    expect(read({ ...CELLS, currency: " ", note: "" })).toEqual({
      customer: "ann@example.com",
      amount: 1250n,
      currency: "EUR",
      purpose: "general",
      reason: "Brought over",
    })
  })

  it("says the rest as it likes", () => {
    const cells = {
      customer: " 12 ",
      amount: "700",
      currency: "jpy",
      expiry_date: "2027-12-31",
      purpose: "gift",
      reason: "Moved",
      note: "from the old shop",
      reference: "old-7",
    }
    expect(read(cells)).toEqual({ ...cells, customer: "12", amount: 700n, currency: "JPY" })
    expect(read({ ...CELLS, expiry_date: "2027-12-31T10:00:00+02:00" }).expiry_date).toMatch(
      /^2027/
    )
  })

  it.each([
    ["12", 1200n],
    ["12.5", 1250n],
    ["12.500", 1250n],
    ["0.00", 0n],
    ["0012.50", 1250n],
    ["9999999999999999.99", 999_999_999_999_999_999n],
  ])("has %s as exact minor units", (amount, minor) => {
    expect(read({ ...CELLS, amount }).amount).toBe(minor)
  })

  it.each([
    [{ amount: "12.50" }, /customer is missing/],
    [{ customer: "ann@example.com" }, /amount is missing/],
    [{ ...CELLS, amount: "12,50" }, /amount is no decimal number/],
    [{ ...CELLS, amount: "-1" }, /amount is no decimal number/],
    [{ ...CELLS, amount: "1e3" }, /amount is no decimal number/],
    [{ ...CELLS, amount: "NaN" }, /amount is no decimal number/],
    [{ ...CELLS, amount: "12.505" }, /more than the 2 decimals of EUR/],
    [{ ...CELLS, amount: "1.5", currency: "JPY" }, /more than the 0 decimals of JPY/],
    [{ ...CELLS, amount: "10000000000000000" }, /larger than a wallet can hold/],
    [{ ...CELLS, currency: "EURO" }, /currency is no ISO 4217 code/],
    [{ ...CELLS, expiry_date: "2027-02-30" }, /expiry_date is no date/],
    [{ ...CELLS, expiry_date: "31.12.2027" }, /expiry_date is no date/],
    [{ ...CELLS, expiry_date: "2027-12-31T10:00:00" }, /expiry_date is no date/],
    [{ ...CELLS, purpose: "bonus" }, /purpose is none of/],
    [{ ...CELLS, reference: "x".repeat(256) }, /reference is longer/],
  ])("%j can't be booked", (cells, message) => {
    expect(() => read(cells)).toThrow(RowError)
    expect(() => read(cells)).toThrow(message)
  })
})
