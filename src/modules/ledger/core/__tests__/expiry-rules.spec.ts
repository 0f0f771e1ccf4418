import type { ExpiryRule, Lot } from "../../types"
import { comingBack } from "../expiry-rules"
import {
  accepted,
  after,
  contextAt,
  debit,
  expire,
  hold,
  lot,
  NOW,
  release,
  walletWith,
} from "./state"
import { decide } from "../decide"

const EXTEND: ExpiryRule = { id: 7, action: "extend", days: 10 }
const CONVERT: ExpiryRule = { id: 8, action: "convert", days: 5, basis_points: 5000 }

function lapsing(amount: bigint, fields: Partial<Lot> = {}): Lot {
  return lot(1, amount, { expires_at: after(-1), purpose: "gift", ...fields })
}

function ruled(lots: Lot[], rules: [number, ExpiryRule][]) {
  return walletWith(lots, { expiry_rules: new Map(rules) })
}

describe("what a rule gives back of a credit that lapses", () => {
  it("is all of it when the rule extends, counted from the instant at which it lapses", () => {
    expect(comingBack(lapsing(9n), 9n, EXTEND)).toEqual({
      rule_id: 7,
      action: "extend",
      amount: 9n,
      purpose: "gift",
      expires_at: after(9),
    })
  })

  it("is a part, rounded down, as promotional money when the rule converts", () => {
    expect(comingBack(lapsing(9n), 9n, CONVERT)).toMatchObject({
      amount: 4n,
      purpose: "promotional",
      expires_at: after(4),
    })
  })

  it("is nothing where the part is less than the smallest unit, the rule forfeits or there is none", () => {
    expect(comingBack(lapsing(1n), 1n, CONVERT)).toBeNull()
    expect(comingBack(lapsing(9n), 9n, { id: 9, action: "forfeit" })).toBeNull()
    expect(comingBack(lapsing(9n), 9n, undefined)).toBeNull()
  })
})

describe("a credit that lapses under a rule", () => {
  it("is booked out and in again, as an entry that takes the expiry back", () => {
    const { entries, state } = accepted(ruled([lapsing(9n)], [[1, EXTEND]]), expire)
    expect(entries).toMatchObject([
      { type: "expiry", amount: 9n, seq: 1, balance_after: 0n },
      {
        type: "credit",
        amount: 9n,
        seq: 2,
        balance_after: 9n,
        purpose: "gift",
        expires_at: after(9),
        reverses_entry_id: entries[0].id,
        actor: "system:expiry",
        note: "Expiry rule 7",
      },
    ])
    expect(state.balance).toBe(9n)
  })

  it("can be spent by the very command that finds it lapsed, whenever that comes", () => {
    const state = ruled([lapsing(9n)], [[1, EXTEND]])
    expect(accepted(state, debit(9n)).entry).toMatchObject({ amount: 9n, balance_after: 0n })
    const early = walletWith([lapsing(9n, { expires_at: NOW })], {
      expiry_rules: new Map([[1, EXTEND]]),
    })
    expect(accepted(early, debit(9n)).entry).toMatchObject({ amount: 9n })
  })

  it("lapses for good when nobody looked until the longer time was over too", () => {
    const state = ruled([lapsing(9n)], [[1, EXTEND]])
    const { entries } = accepted(state, expire, after(9))
    expect(entries).toMatchObject([{ type: "expiry", amount: 9n }])
    expect(accepted(state, expire, new Date(after(9).getTime() - 1)).entries).toHaveLength(2)
  })

  it("comes back from the rule of each, and what has none lapses in one entry", () => {
    const lots = [
      lapsing(9n),
      lot(2, 5n, { expires_at: after(-1) }),
      lot(3, 7n, { expires_at: after(-2) }),
      lot(4, 10n, { expires_at: after(-1) }),
    ]
    const { entries, state } = accepted(
      ruled(lots, [
        [1, EXTEND],
        [4, CONVERT],
      ]),
      expire
    )
    expect(entries.map(({ type, amount }) => [type, amount])).toEqual([
      ["expiry", 12n],
      ["expiry", 9n],
      ["credit", 9n],
      ["expiry", 10n],
      ["credit", 5n],
    ])
    expect(state.balance).toBe(14n)
  })

  it("leaves what a hold keeps, and follows when the hold lets it go, with the time of the credit", () => {
    const state = walletWith([lapsing(9n, { expires_at: after(1) })], {
      expiry_rules: new Map([[1, EXTEND]]),
    })
    const held = accepted(state, hold(4n)).state
    const lapsed = accepted(held, expire, after(2))
    expect(lapsed.entries.map(({ type, amount }) => [type, amount])).toEqual([
      ["expiry", 5n],
      ["credit", 5n],
    ])
    const [id] = lapsed.state.holds.keys()
    const released = accepted(lapsed.state, release(id), after(3))
    const later = accepted(released.state, expire, after(3))
    expect(later.entries).toMatchObject([
      { type: "expiry", amount: 4n },
      { type: "credit", amount: 4n, expires_at: after(11) },
    ])
  })

  it("changes nothing when the command is refused", () => {
    const state = ruled([lapsing(9n)], [[1, EXTEND]])
    expect(decide(state, debit(10n), contextAt())).toMatchObject({ ok: false })
  })
})
