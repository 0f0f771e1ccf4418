import type { RedeemedDay } from "../../../../packages/types/admin"
import { countDays } from "../redeemed-days"

const on = (day: string, redemptions: number, currency = "EUR"): RedeemedDay => ({
  day,
  currency,
  redemptions,
  amount: "100",
})

describe("redemptions by day", () => {
  it("have zeros between, and are one figure a day over all currencies", () => {
    const data = [on("2026-02-28", 2), on("2026-03-02", 1), on("2026-03-02", 3, "JPY")]
    const counted = countDays({
      after: "2026-02-27T10:00:00Z",
      before: "2026-03-03T10:00:00Z",
      data,
    })
    expect(counted).toEqual([
      { day: "2026-02-27", redemptions: 0 },
      { day: "2026-02-28", redemptions: 2 },
      { day: "2026-03-01", redemptions: 0 },
      { day: "2026-03-02", redemptions: 4 },
      { day: "2026-03-03", redemptions: 0 },
    ])
  })

  it("reach as far as the store's days do", () => {
    const data = [on("2026-03-04", 1)]
    const counted = countDays({
      after: "2026-03-03T10:00:00Z",
      before: "2026-03-03T23:00:00Z",
      data,
    })
    expect(counted.map(({ day }) => day)).toEqual(["2026-03-03", "2026-03-04"])
  })
})
