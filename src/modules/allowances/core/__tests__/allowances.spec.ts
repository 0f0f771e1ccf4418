import { periodAt } from "../period"
import { whyNot } from "../why-not"
import type { Allowance } from "../../types"

const iso = ({ from, to }: { from: Date; to: Date }) => [from.toISOString(), to.toISOString()]

describe("periodAt", () => {
  it("begins days at midnight of the zone", () => {
    expect(iso(periodAt("day", new Date("2026-11-23T23:30:00Z"), "Europe/Berlin"))).toEqual([
      "2026-11-23T23:00:00.000Z",
      "2026-11-24T23:00:00.000Z",
    ])
  })

  it("begins weeks on Monday, also on a Sunday and over the end of summer time", () => {
    expect(iso(periodAt("week", new Date("2026-10-25T12:00:00Z"), "Europe/Berlin"))).toEqual([
      "2026-10-18T22:00:00.000Z",
      "2026-10-25T23:00:00.000Z",
    ])
  })

  it("begins months on their first day, over the end of a year", () => {
    expect(iso(periodAt("month", new Date("2026-12-31T20:00:00Z"), "Asia/Tokyo"))).toEqual([
      "2026-12-31T15:00:00.000Z",
      "2027-01-31T15:00:00.000Z",
    ])
    expect(iso(periodAt("month", new Date("2026-12-31T20:00:00Z"), "UTC"))).toEqual([
      "2026-12-01T00:00:00.000Z",
      "2027-01-01T00:00:00.000Z",
    ])
  })
})

describe("whyNot", () => {
  const now = new Date("2026-11-24T00:00:00Z")
  const allowance: Allowance = {
    id: 1,
    wallet_id: 1,
    customer_id: "cus_01",
    user_id: 1,
    currency: "EUR",
    agent: "Agent",
    per_purchase: 100n,
    per_period: 250n,
    period: "day",
    categories: [],
    expires_at: new Date("2026-11-25T00:00:00Z"),
    created_at: now,
    revoked_at: null,
    revoked_by: null,
  }
  const purchase = { amount: 100n, currency: "EUR", used: 150n, store_maximum: 0n, now }

  it("lets the last cent of a period go, and no more", () => {
    expect(whyNot(allowance, purchase)).toBeNull()
    expect(whyNot(allowance, { ...purchase, used: 151n })).toBe("per_period")
    expect(whyNot(allowance, { ...purchase, amount: 101n, used: 0n })).toBe("per_purchase")
    expect(whyNot(allowance, { ...purchase, store_maximum: 99n })).toBe("store_maximum")
  })

  it("names what ended it before any sum", () => {
    expect(whyNot({ ...allowance, revoked_at: now }, { ...purchase, amount: 999n })).toBe("revoked")
    expect(whyNot({ ...allowance, expires_at: now }, purchase)).toBe("expired")
    expect(whyNot(allowance, { ...purchase, currency: "USD" })).toBe("currency")
  })
})
