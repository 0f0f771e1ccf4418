import type { ClaimDemands } from "../../types"
import { decideClaims, type LockedCode } from "../claims"

const NOW = new Date("2026-06-01T12:00:00Z")

function codeWith(change: Partial<LockedCode> = {}): LockedCode {
  return {
    id: 7,
    prefix: "",
    last_four: "V8HC",
    amount: 500n,
    currency: "EUR",
    max_redemptions: 1,
    redemption_count: 0,
    restrict_to_customer_id: null,
    expires_at: null,
    revoked: false,
    redeemedBy: new Map(),
    ...change,
  }
}

function decide(code: LockedCode, ...customers: string[]) {
  const claims = customers.map((customer_id) => ({ code: "CODE", customer_id }))
  return decideClaims(new Map([["CODE", code]]), claims, NOW).map((decision) =>
    decision.ok ? "granted" : decision.refusal.code
  )
}

describe("claims on codes", () => {
  it("grants what the code is worth, and counts the use", () => {
    const code = codeWith({ max_redemptions: 3, redemption_count: 1, prefix: "X" })
    const [decision] = decideClaims(
      new Map([["CODE", code]]),
      [{ code: "CODE", customer_id: "a" }],
      NOW
    )
    expect(decision).toEqual({
      ok: true,
      grant: {
        code_id: 7,
        customer_id: "a",
        amount: 500n,
        currency: "EUR",
        prefix: "X",
        last_four: "V8HC",
        redemption_count: 2,
        max_redemptions: 3,
      },
    })
  })

  it("knows no code that is not there", () => {
    expect(decideClaims(new Map(), [{ code: "CODE", customer_id: "a" }], NOW)).toEqual([
      { ok: false, refusal: { code: "code_not_found" } },
    ])
  })

  it("gives the last use to the first who asks", () => {
    expect(decide(codeWith(), "a", "b", "c")).toEqual([
      "granted",
      "code_already_redeemed",
      "code_already_redeemed",
    ])
  })

  it("pays each customer once, however many uses there are", () => {
    expect(decide(codeWith({ max_redemptions: 5 }), "a", "a", "b")).toEqual([
      "granted",
      "code_already_redeemed",
      "granted",
    ])
  })

  it("tells a customer which transaction paid them before", () => {
    const code = codeWith({ max_redemptions: 5, redeemedBy: new Map([["a", 42]]) })
    expect(
      decideClaims(new Map([["CODE", code]]), [{ code: "CODE", customer_id: "a" }], NOW)
    ).toEqual([{ ok: false, refusal: { code: "code_already_redeemed", transaction_id: 42 } }])
  })

  it("has expired at its expiry instant, not before", () => {
    expect(decide(codeWith({ expires_at: NOW }), "a")).toEqual(["code_expired"])
    expect(decide(codeWith({ expires_at: new Date(NOW.getTime() + 1) }), "a")).toEqual(["granted"])
  })

  it("asks for verification above an amount, and for confirmation from one on", () => {
    const demand = (demands: ClaimDemands) =>
      decideClaims(
        new Map([["CODE", codeWith()]]),
        [
          { code: "CODE", customer_id: "a", demands },
          { code: "CODE", customer_id: "b" },
        ],
        NOW
      ).map((decision) => (decision.ok ? "granted" : decision.refusal.code))
    const granted = ["granted", "code_already_redeemed"]
    expect(demand({ kyc_above: 499n })).toEqual(["kyc_required", "granted"])
    expect(demand({ kyc_above: 500n })).toEqual(granted)
    expect(demand({ step_up_from: 500n })).toEqual(["step_up_required", "granted"])
    expect(demand({ step_up_from: 501n })).toEqual(granted)
    expect(demand({ kyc_above: 0n, step_up_from: 0n })).toEqual(["kyc_required", "granted"])
  })

  it("asks nobody for anything over a code that pays nothing", () => {
    const claim = { code: "CODE", customer_id: "a", demands: { kyc_above: 0n, step_up_from: 0n } }
    for (const code of [codeWith({ revoked: true }), codeWith({ redemption_count: 1 })]) {
      const [decision] = decideClaims(new Map([["CODE", code]]), [claim], NOW)
      expect(decision.ok || decision.refusal.code).toMatch(/^code_/)
    }
  })

  it("checks whose it is before its uses, and its uses before its time", () => {
    const over = { redemption_count: 1, expires_at: NOW, revoked: true }
    const theirs = codeWith({ ...over, restrict_to_customer_id: "b" })
    expect(decide(theirs, "a")).toEqual(["code_not_found"])
    expect(decide(theirs, "b")).toEqual(["code_already_redeemed"])
    expect(decide(codeWith({ revoked: true }), "a")).toEqual(["code_expired"])
  })
})
