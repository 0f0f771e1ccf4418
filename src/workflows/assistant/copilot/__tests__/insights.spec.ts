import { changePercent } from "../insights"

describe("a change", () => {
  it("is in per cent with one decimal, rounded half away from zero", () => {
    expect(changePercent(150n, 100n)).toBe(50)
    expect(changePercent(100n, 150n)).toBe(-33.3)
    expect(changePercent(2001n, 2000n)).toBe(0.1)
    expect(changePercent(1999n, 2000n)).toBe(-0.1)
    expect(changePercent(0n, 7n)).toBe(-100)
    expect(changePercent(10n ** 30n, 10n ** 30n)).toBe(0)
  })

  it("is unknown when there was nothing before", () => {
    expect(changePercent(5n, 0n)).toBeNull()
  })
})
