import fc from "fast-check"
import { bonusBase, bonusOf, bonusToReturn } from "../refund-bonus"

describe("the bonus for a refund to the wallet", () => {
  it.each([
    ["all of it was paid by card", { amount: 500n, refunded: 0n, by_others: 900n }, 500n],
    ["a part was paid by card", { amount: 500n, refunded: 0n, by_others: 300n }, 300n],
    ["the part paid by card has gone back", { amount: 500n, refunded: 300n, by_others: 300n }, 0n],
    ["some of that part has gone back", { amount: 500n, refunded: 100n, by_others: 300n }, 200n],
    ["all was paid with the wallet", { amount: 500n, refunded: 0n, by_others: 0n }, 0n],
    ["more went back than was taken", { amount: 500n, refunded: 400n, by_others: 300n }, 0n],
  ])("counts when %s", (_when, refund, base) => {
    expect(bonusBase(refund)).toBe(base)
  })

  it("is rounded down", () => {
    expect([bonusOf(999n, 500), bonusOf(19n, 500), bonusOf(20n, 500), bonusOf(10n, 0)]).toEqual([
      49n,
      0n,
      1n,
      0n,
    ])
  })

  const amount = fc.bigInt({ min: 1n, max: 10n ** 15n })

  it("is no greater for an order that is refunded in parts than in one", () => {
    fc.assert(
      fc.property(amount, fc.array(amount, { minLength: 1 }), (by_others, parts) => {
        let [refunded, given] = [0n, 0n]
        for (const part of parts) {
          given += bonusOf(bonusBase({ amount: part, refunded, by_others }), 500)
          refunded += part
        }
        const whole = bonusBase({ amount: refunded, refunded: 0n, by_others })
        expect(given).toBeLessThanOrEqual(bonusOf(whole, 500))
      })
    )
  })

  it("goes back with the refund in whatever parts, in the end wholly and never twice", () => {
    fc.assert(
      fc.property(amount, amount, fc.array(fc.nat(100)), (refund, bonus, shares) => {
        let [reversed, returned] = [0n, 0n]
        for (const share of [...shares, 100]) {
          reversed += ((refund - reversed) * BigInt(share)) / 100n
          const due = bonusToReturn(
            { entry: { amount: bonus }, reversed: returned },
            { amount: refund, reversed }
          )
          expect(due).toBeGreaterThanOrEqual(0n)
          returned += due
        }
        expect(returned).toBe(bonus)
      })
    )
  })
})
