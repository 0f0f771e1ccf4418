import { type Cells, formOf, type FormName } from "../forms"
import { readRow, RowError } from "../read-row"

const DEFAULTS = {
  name: "list",
  currency: "EUR",
  reason: "Brought over",
  time_zone: "Europe/Berlin",
}
const read = (cells: Cells, form: FormName = "balances") =>
  readRow(formOf(form), { line: 2, cells }, DEFAULTS)
const CELLS = { customer: "ann@example.com", amount: "12.50" }

describe("a row of balances", () => {
  it("needs a customer and an amount", () => {
    expect(read(CELLS)).toEqual({
      customer: "ann@example.com",
      amount: 1250n,
      currency: "EUR",
      movement: {
        type: "credit",
        purpose: null,
        expiry_date: null,
        reason: "Brought over",
        note: null,
        reference: "import:list:2",
        happened_at: null,
        source_id: null,
      },
    })
  })

  it("says the rest as it likes", () => {
    const cells = {
      customer: "12",
      amount: "700",
      currency: "jpy",
      expiry_date: "2027-12-31",
      purpose: "gift",
      reason: "Moved",
      note: "from the old shop",
      reference: "old-7",
    }
    const { customer, amount: _, currency: __, ...said } = cells
    const { movement, ...row } = read(cells)
    expect(row).toEqual({ customer, amount: 700n, currency: "JPY" })
    expect(movement).toMatchObject(said)
  })

  it.each([
    ["12", 1200n],
    ["12.5", 1250n],
    ["12.500", 1250n],
    ["12,50", 1250n],
    ["12,5", 1250n],
    ["0.00", 0n],
    ["0012.50", 1250n],
    ["10.00000000", 1000n],
    ["9999999999999999.99", 999_999_999_999_999_999n],
  ])("has %s as exact minor units", (amount, minor) => {
    expect(read({ ...CELLS, amount }).amount).toBe(minor)
  })

  it.each<[Cells, RegExp]>([
    [{ amount: "12.50" }, /customer is missing/],
    [{ customer: "ann@example.com" }, /amount is missing/],
    // It could be a thousand.
    [{ ...CELLS, amount: "1,250" }, /amount is no decimal number/],
    [{ ...CELLS, amount: "1.250,00" }, /amount is no decimal number/],
    [{ ...CELLS, amount: "-1" }, /amount is negative/],
    [{ ...CELLS, amount: "1e3" }, /amount is no decimal number/],
    [{ ...CELLS, amount: "NaN" }, /amount is no decimal number/],
    [{ ...CELLS, amount: "12.505" }, /more than the 2 decimals of EUR/],
    [{ ...CELLS, amount: "1.5", currency: "JPY" }, /more than the 0 decimals of JPY/],
    [{ ...CELLS, amount: "10000000000000000" }, /larger than a wallet can hold/],
    [{ ...CELLS, currency: "EURO" }, /currency is no ISO 4217 code/],
    [{ ...CELLS, expiry_date: "2027-02-30" }, /expiry_date is no date/],
    [{ ...CELLS, expiry_date: "31.12.2027" }, /expiry_date is no date/],
    [{ ...CELLS, purpose: "bonus" }, /purpose is none of/],
    [{ ...CELLS, reference: "x".repeat(256) }, /reference is longer/],
  ])("%j can't be booked", (cells, message) => {
    expect(() => read(cells)).toThrow(RowError)
    expect(() => read(cells)).toThrow(message)
  })
})

describe("a row of a history", () => {
  const PAST = { ...CELLS, date: "2026-03-01T12:30:00Z" }

  it.each<[string, Cells, object]>([
    ["a credit without a type", { amount: "5" }, { amount: 500n, type: "credit" }],
    ["a debit by its sign", { amount: "-5" }, { amount: -500n, type: "debit" }],
    ["a debit by its type", { amount: "5", type: "debit" }, { amount: -500n, type: "debit" }],
    ["cashback", { amount: "5", type: "cashback" }, { amount: 500n, type: "cashback" }],
    ["an expiry", { amount: "-5", type: "expiry" }, { amount: -500n, type: "expiry" }],
    [
      "one side of a transfer",
      { amount: "-5", type: "transfer_out" },
      { amount: -500n, type: "debit" },
    ],
    ["the other side", { amount: "5", type: "transfer_in" }, { amount: 500n, type: "credit" }],
  ])("is %s", (_, cells, expected) => {
    const { amount, movement } = read({ ...PAST, ...cells }, "history")
    expect({ amount, type: movement.type }).toEqual(expected)
  })

  it.each([
    ["2026-03-01T12:30:00Z", "2026-03-01T12:30:00.000Z"],
    ["2026-03-01T12:30:00+02:00", "2026-03-01T10:30:00.000Z"],
    // By the clocks of the store, in winter, in summer, and in the hour that they show twice or never.
    ["2026-03-01 12:30:00", "2026-03-01T11:30:00.000Z"],
    ["2026-07-01 9:05", "2026-07-01T07:05:00.000Z"],
    ["2026-07-01", "2026-06-30T22:00:00.000Z"],
    ["2026-10-25 03:30:00", "2026-10-25T02:30:00.000Z"],
  ])("happened at %s", (date, instant) => {
    expect(read({ ...PAST, date }, "history").movement.happened_at).toBe(instant)
  })

  it.each<[Cells, RegExp]>([
    [{ date: undefined }, /date is missing/],
    [{ date: "01.03.2026" }, /date is no date/],
    [{ date: "2026-02-30 10:00:00" }, /date is no date/],
    [{ date: "2026-03-01 25:00" }, /date is no date/],
    [{ type: "bonus" }, /type is none of/],
    [{ amount: "-5", type: "topup" }, /amount is negative, but topup comes in/],
  ])("with %j can't be booked", (cells, message) => {
    expect(() => read({ ...PAST, ...cells }, "history")).toThrow(message)
  })

  it("is named by the number that the other system gave it, wherever it stands", () => {
    expect(read({ ...PAST, id: "41" }, "history").movement.reference).toBe("import:list:#41")
  })

  it("comes from TeraWallet with what it was for, without tags, cut where ours end", () => {
    const row = { ...PAST, date: "2026-03-01 12:30:00", id: "41", currency: "EUR" }
    const topup = read(
      { ...row, type: "credit", category: "topup", reason: 'Through <a href="/o/12">#12</a>' },
      "terawallet"
    )
    expect(topup.movement).toMatchObject({ type: "topup", reason: "Through #12" })
    const refund = read({ ...row, type: "credit", category: "refund" }, "terawallet")
    expect(refund.movement).toMatchObject({ type: "credit", purpose: "refund" })
    const spent = read({ ...row, type: "debit", category: "purchase" }, "terawallet")
    expect([spent.amount, spent.movement.type]).toEqual([-1250n, "debit"])
    const long = read({ ...row, type: "debit", reason: "x".repeat(300) }, "terawallet")
    expect(long.movement.reason).toHaveLength(255)
  })

  it("comes from our own export with the other store's order in the note", () => {
    const own = { ...PAST, type: "debit", amount: "-5.00", order_id: "12", note: "late" }
    expect(read(own, "wallet_transactions").movement.note).toBe("late; order 12")
  })
})
