import type { Approval } from "../../../modules/approvals"
import { StoredInputError, storedInputOf } from "../stored-input"

function approval(wanted: Partial<Approval>): Approval {
  return {
    id: 1,
    operation: "credit",
    status: "approved",
    amount: 500n,
    currency: "EUR",
    wallet_id: 7,
    customer_id: "cus_1",
    withdrawal_id: null,
    reason: "sorry",
    input: null,
    requested_by: "user:user_1",
    persons: ["user:user_1"],
    execution_key: "6fb0f7e4-7c3c-4d0e-8f4e-0f2f6f3d9f0a",
    decided_by: "user:user_2",
    decided_at: new Date(),
    decision_reason: null,
    failure: null,
    transaction_id: null,
    expires_at: new Date(),
    created_at: new Date(),
    ...wanted,
  }
}

const CREDIT = { wallet_id: 7, amount: "500", reason: "sorry", purpose: "gift", dry_run: false }
const REVERSAL = {
  wallet_id: 7,
  transaction_id: 3,
  reason: "twice",
  expired_policy: { restore_days: 30 },
}
const CODES = {
  amount: "50",
  currency: "EUR",
  quantity: 5,
  max_redemptions: 2,
  prefix: "",
  restrict_to_customer_id: null,
  expiry_date: null,
}

describe("what an approval carries out", () => {
  it("is what was written", () => {
    expect(storedInputOf("credit", approval({ input: CREDIT }))).toEqual(CREDIT)
    expect(storedInputOf("codes", approval({ input: CODES, wallet_id: null }))).toEqual(CODES)
    expect(storedInputOf("reversal", approval({ input: REVERSAL }))).toEqual(REVERSAL)
  })

  it("may name another wallet only where none was there to be agreed to", () => {
    const opened = { ...CREDIT, wallet_id: 9 }
    expect(storedInputOf("credit", approval({ input: opened, wallet_id: null }))).toEqual(opened)
    expect(() => storedInputOf("credit", approval({ input: opened }))).toThrow(/wallet 9.*7/)
  })

  it.each([
    ["another amount", "credit", { ...CREDIT, amount: "501" }, /moves 501.*500/],
    ["less than was agreed to", "credit", { ...CREDIT, amount: "499" }, /moves 499/],
    ["more codes", "codes", { ...CODES, quantity: 6 }, /moves 600.*500/],
    ["codes of another currency", "codes", { ...CODES, currency: "JPY" }, /JPY.*EUR/],
    ["another part of a transaction", "reversal", { ...REVERSAL, amount: "9" }, /moves 9/],
    ["a number instead of minor units", "credit", { ...CREDIT, amount: 500 }, /amount/],
    ["a negative amount", "credit", { ...CREDIT, amount: "-500" }, /amount/],
    ["a purpose that is none", "credit", { ...CREDIT, purpose: "bonus" }, /purpose/],
    ["a field that nobody knows", "credit", { ...CREDIT, opens: [] }, /opens/],
    ["a dry run", "credit", { ...CREDIT, dry_run: true }, /dry_run/],
    ["nothing", "credit", null, /not readable/],
  ] as const)("is not %s", (_what, operation, input, message) => {
    const stored = approval({ operation, input })
    expect(() => storedInputOf(operation, stored)).toThrow(StoredInputError)
    expect(() => storedInputOf(operation, stored)).toThrow(message)
  })
})
