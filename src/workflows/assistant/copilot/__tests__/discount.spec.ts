import fc from "fast-check"
import {
  daysOfCover,
  discounted,
  percentOff,
  suggestDiscount,
  surplusUnits,
  withinMargin,
  youngDiscount,
} from "../discount"

const position = (units_sold: number, stock: number, days = 30) => ({ units_sold, stock, days })

describe("the discount that is suggested", () => {
  it("is none for stock that sells within sixty days", () => {
    expect(suggestDiscount(position(30, 60))).toBe(0)
    expect(suggestDiscount(position(30, 10))).toBe(0)
  })

  it("grows with how long the stock lasts, in steps of five up to forty", () => {
    // 1 − √(60 ÷ days of cover): 75 → 11 %, 120 → 29 %, 600 → 68 %.
    expect(suggestDiscount(position(30, 75))).toBe(10)
    expect(suggestDiscount(position(30, 120))).toBe(30)
    expect(suggestDiscount(position(30, 600))).toBe(40)
    expect(suggestDiscount(position(30, 61))).toBe(5)
  })

  it("reckons with half a sale where there was none", () => {
    expect(suggestDiscount(position(0, 1))).toBe(0)
    expect(suggestDiscount(position(0, 2))).toBe(30)
    expect(daysOfCover(position(0, 2))).toBeNull()
  })

  it("is the smallest for a product that is new", () => {
    expect(youngDiscount(position(0, 500, 1))).toBe(5)
    expect(youngDiscount(position(9, 1, 1))).toBe(0)
  })

  it("never sells under cost", () => {
    expect(withinMargin(40, 1000n, null)).toBe(40)
    expect(withinMargin(40, 1000n, 500n)).toBe(40)
    expect(withinMargin(40, 1000n, 780n)).toBe(20)
    expect(withinMargin(40, 1000n, 960n)).toBe(0)
    expect(withinMargin(40, 1000n, 1200n)).toBe(0)
    fc.assert(
      fc.property(
        fc.bigInt(1n, 10n ** 12n),
        fc.bigInt(0n, 10n ** 12n),
        fc.constantFrom(5, 10, 25, 40),
        (price, cost, wanted) => {
          const percent = withinMargin(wanted, price, cost)
          expect(percent).toBeLessThanOrEqual(wanted)
          if (percent > 0) expect(discounted(price, percent)).toBeGreaterThanOrEqual(cost)
        }
      )
    )
  })

  it("makes a price of whole minor units", () => {
    expect(discounted(999n, 15)).toBe(849n)
    expect(discounted(1n, 50)).toBe(1n)
    expect(percentOff(1000n, 750n)).toBe(25)
    expect(percentOff(1000n, 1000n)).toBe(0)
    expect(surplusUnits(position(30, 100))).toBe(40)
  })
})
