import fc from "fast-check"
import type { Lot } from "../../types"
import {
  available,
  compareSpending,
  hasLapsed,
  insertLot,
  moveLots,
  takeFrom,
  total,
} from "../lots"

const NOW = new Date("2026-03-01T00:00:00.000Z")

describe("the spending order", () => {
  const soon = lot(9, { expires_at: new Date(1000) })
  const late = lot(8, { expires_at: new Date(2000) })
  const promotional = lot(7, { purpose: "promotional" })
  const oldest = lot(1)
  const newest = lot(2, { purpose: "paid" })

  it("is: soonest expiry, then promotional, then oldest", () => {
    const order = [soon, late, promotional, oldest, newest]
    expect([newest, promotional, late, oldest, soon].sort(compareSpending)).toEqual(order)
  })

  it("puts expiry before purpose, and purpose before age", () => {
    const sameExpiry = lot(10, { expires_at: new Date(1000), purpose: "promotional" })
    expect([soon, sameExpiry, promotional].sort(compareSpending)).toEqual([
      sameExpiry,
      soon,
      promotional,
    ])
  })

  it("is kept when a lot is inserted anywhere", () => {
    const lots = fc.array(
      fc.record({
        expires_at: fc.constantFrom(null, new Date(1), new Date(2)),
        purpose: fc.constantFrom("general" as const, "promotional" as const),
      }),
      { maxLength: 12 }
    )
    fc.assert(
      fc.property(lots, fc.nat(), (fields, seed) => {
        const all = fields.map((field, index) => lot(((index * 7 + seed) % 13) + index * 13, field))
        const inserted = all.reduce<Lot[]>((list, one) => insertLot(list, one), [])
        expect(inserted).toEqual([...all].sort(compareSpending))
      })
    )
  })
})

describe("taking from lots", () => {
  it("takes each lot's free part in turn until the amount is reached", () => {
    const lots = [lot(1, { remaining: 5n, held: 3n }), lot(2, { remaining: 4n, held: 4n }), lot(3)]
    expect(takeFrom(lots, 3n)).toEqual([
      { lot_id: 1, amount: 2n },
      { lot_id: 3, amount: 1n },
    ])
    expect(takeFrom(lots, 2n)).toEqual([{ lot_id: 1, amount: 2n }])
  })

  it("takes what there is when that is less", () => {
    expect(total(takeFrom([lot(1, { remaining: 5n })], 9n))).toBe(5n)
    expect(takeFrom([], 9n)).toEqual([])
  })

  it("changes only the lots it names, and copies them", () => {
    const lots = [lot(1, { remaining: 5n, held: 2n }), lot(2, { remaining: 5n })]
    const moved = moveLots(lots, [{ lot_id: 1, amount: 2n }], { remaining: -1n, held: -1n })
    expect(moved[0]).toEqual(lot(1, { remaining: 3n, held: 0n }))
    expect(moved[1]).toBe(lots[1])
    expect(lots[0].remaining).toBe(5n)
  })
})

it("a lot's free part is what is neither spent nor reserved", () => {
  expect(available(lot(1, { remaining: 5n, held: 2n }))).toBe(3n)
})

it("a lot lapses at its very instant, not a millisecond before, and without one never", () => {
  const at = (offset: number) => lot(1, { expires_at: new Date(NOW.getTime() + offset) })
  expect([at(-1), at(0), at(1), lot(1)].map((one) => hasLapsed(one, NOW))).toEqual([
    true,
    true,
    false,
    false,
  ])
})

it("movements add up", () => {
  expect(total([])).toBe(0n)
  expect(
    total([
      { lot_id: 1, amount: 2n },
      { lot_id: 2, amount: 3n },
    ])
  ).toBe(5n)
})

function lot(id: number, fields: Partial<Lot> = {}): Lot {
  return {
    id,
    wallet_id: 1,
    remaining: 1n,
    held: 0n,
    purpose: "general",
    expires_at: null,
    ...fields,
  }
}
