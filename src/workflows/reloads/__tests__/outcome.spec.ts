import { MedusaError } from "@medusajs/framework/utils"
import type { TopUp } from "../../topups"
import { findOutcome, findOutcomeOfError } from "../outcome"

const CAPTURE = { id: "capt_1", amount: 2500n, created_at: new Date() }
type Payment = TopUp["payments"][number]
const payment = (more: Partial<Payment> = {}): Payment => ({
  id: "pay_1",
  canceled: false,
  captured: false,
  created_at: new Date(),
  captures: [],
  refunds: [],
  ...more,
})
const session = (status: string, data: Record<string, unknown> = {}) => ({
  payments: [],
  sessions: [{ id: "payses_1", provider_id: "pp_stripe_stripe", status, data }],
})
const refusedWith = (error: object) => findOutcome(session("error", { last_payment_error: error }))

describe("what has come of a reload", () => {
  it("is unknown as long as the provider has not said so", () => {
    const states = [
      findOutcome(null),
      findOutcome({ payments: [], sessions: [] }),
      findOutcome(session("pending", { indeterminate_due_to: "stripe_api_error" })),
      findOutcome(session("pending_authorization")),
      findOutcome(session("a_state_of_a_later_version")),
    ]
    expect(states.map(({ state }) => state)).toEqual(Array(5).fill("unknown"))
  })

  it("is captured by a capture alone, whatever the session says", () => {
    const paid = { ...session("error"), payments: [payment({ captures: [CAPTURE] })] }
    expect(findOutcome(paid)).toEqual({ state: "captured" })
  })

  it("is to be captured where the money is set aside", () => {
    expect(findOutcome({ ...session("pending"), payments: [payment()] }).state).toBe("authorized")
    expect(findOutcome(session("authorized")).state).toBe("authorized")
    expect(findOutcome(session("captured")).state).toBe("authorized")
  })

  it("is declined with the provider's word, and with ours where that is more than a word", () => {
    expect(refusedWith({ code: "card_declined", decline_code: "insufficient_funds" })).toEqual({
      state: "declined",
      reason: "insufficient_funds",
    })
    expect(refusedWith({ code: "Your card, Mrs Voss, is refused" })).toEqual({
      state: "declined",
      reason: "declined",
    })
    expect(findOutcome(session("error", { last_payment_error: "odd" }))).toEqual({
      state: "declined",
      reason: "declined",
    })
    const canceled = { ...session("authorized"), payments: [payment({ canceled: true })] }
    expect(findOutcome(canceled)).toEqual({ state: "declined", reason: "canceled" })
    expect(findOutcome(session("canceled"))).toEqual({ state: "declined", reason: "canceled" })
  })

  it("needs the customer where the bank wants them, in both of the ways of saying so", () => {
    expect(refusedWith({ code: "authentication_required" }).state).toBe("needs_customer")
    expect(findOutcome(session("requires_more")).state).toBe("needs_customer")
  })

  it("is told by an error only where its kind says that nothing was taken", () => {
    const { Types } = MedusaError
    const of = (type: string) => findOutcomeOfError(new MedusaError(type, "No"))?.state
    expect(of(Types.PAYMENT_AUTHORIZATION_ERROR)).toBe("declined")
    expect(of(Types.PAYMENT_REQUIRES_MORE_ERROR)).toBe("needs_customer")
    expect(of(Types.UNEXPECTED_STATE)).toBeUndefined()
    expect(findOutcomeOfError(new Error("socket hang up"))).toBeNull()
  })
})
