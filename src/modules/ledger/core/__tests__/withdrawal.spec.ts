import {
  accepted,
  commit,
  debit,
  hold,
  later,
  lot,
  NOW,
  refused,
  remainders,
  walletWith,
} from "./state"

describe("a withdrawal", () => {
  const state = walletWith([
    lot(1, 4n, { purpose: "promotional", expires_at: later(5) }),
    lot(2, 3n),
    lot(3, 9n, { purpose: "promotional" }),
    lot(4, 2n, { purpose: "paid" }),
  ])
  const withdrawal = (amount: bigint) => ({ ...debit(amount), type: "withdrawal" as const })

  it("passes over promotional money, whatever the spending order", () => {
    const { entry, state: after } = accepted(state, withdrawal(5n))
    expect(entry!.lots).toEqual([
      { lot_id: 2, amount: 3n },
      { lot_id: 4, amount: 2n },
    ])
    expect(entry).toMatchObject({ type: "withdrawal", balance_before: 18n, balance_after: 13n })
    expect(remainders(after)).toEqual([
      [1, 4n],
      [3, 9n],
    ])
  })

  it("is refused more than there is of the rest, and told how much that is", () => {
    expect(refused(state, withdrawal(6n))).toEqual({
      code: "insufficient_balance",
      balance: 18n,
      requested: 6n,
      movable: 5n,
      promotional: 13n,
    })
    expect(accepted(state, debit(6n)).entry!.amount).toBe(6n)
  })

  it("says nothing of promotional money when there is none", () => {
    expect(refused(walletWith([lot(1, 4n)]), withdrawal(5n))).toEqual({
      code: "insufficient_balance",
      balance: 4n,
      requested: 5n,
    })
  })

  it("keeps money in the store whose purpose nobody knows", () => {
    const odd = walletWith([lot(1, 4n, { purpose: "Promotional" as "promotional" })])
    expect(refused(odd, withdrawal(1n))).toMatchObject({ movable: 0n, promotional: 4n })
  })

  it("takes the rest when it may be partial, and nothing when all is promotional", () => {
    const partial = { ...withdrawal(100n), allow_partial: true }
    expect(accepted(state, partial).entry!.amount).toBe(5n)
    expect(refused(walletWith([lot(1, 9n, { purpose: "promotional" })]), partial)).toEqual({
      code: "insufficient_balance",
      balance: 9n,
      requested: 100n,
      movable: 0n,
      promotional: 9n,
    })
  })

  it("does not count what has lapsed or is held", () => {
    const spent = walletWith([
      lot(1, 3n, { expires_at: NOW }),
      lot(2, 7n, { held: 5n }),
      lot(3, 9n, { purpose: "promotional" }),
    ])
    expect(refused(spent, withdrawal(3n))).toMatchObject({ balance: 11n, movable: 2n })
  })
})

describe("a hold for a withdrawal", () => {
  const mixed = walletWith([lot(1, 3n, { purpose: "promotional" }), lot(2, 5n)])
  const withdrawal = (amount: bigint) => ({ ...hold(amount), type: "withdrawal" as const })

  it("reserves no promotional money, and becomes one as a whole", () => {
    expect(refused(mixed, withdrawal(6n))).toEqual({
      code: "insufficient_balance",
      balance: 8n,
      requested: 6n,
      movable: 5n,
      promotional: 3n,
    })
    const { state, hold: made } = accepted(mixed, withdrawal(5n))
    expect(made!.lots).toEqual([{ lot_id: 2, amount: 5n }])
    const { entry } = accepted(state, { ...commit(made!.id), type: "withdrawal" })
    expect(entry).toMatchObject({ type: "withdrawal", lots: [{ lot_id: 2, amount: 5n }] })
  })

  it("may be committed as a debit all the same", () => {
    const { state } = accepted(mixed, withdrawal(2n))
    expect(accepted(state, commit(1001)).entry).toMatchObject({ type: "debit", amount: 2n })
  })

  it("has to be said when it is made: what else reserves promotional money keeps it", () => {
    const { state } = accepted(mixed, hold(5n))
    expect(refused(state, { ...commit(1001), type: "withdrawal" })).toEqual({
      code: "insufficient_balance",
      balance: 5n,
      requested: 5n,
      movable: 2n,
      promotional: 3n,
    })
    const part = accepted(state, { ...commit(1001), type: "withdrawal", amount: 2n })
    expect(part.entry!.lots).toEqual([{ lot_id: 2, amount: 2n }])
    expect(remainders(part.state)).toEqual([
      [1, 3n],
      [2, 3n],
    ])
    expect(part.state.held).toBe(0n)
  })
})
