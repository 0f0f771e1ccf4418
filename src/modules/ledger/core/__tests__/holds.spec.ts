import { type WalletCommand as Command } from "../decide"
import { availableBalance } from "../state"
import {
  accepted,
  commit,
  debit,
  expire,
  funded,
  hold,
  later,
  lot,
  NOW,
  refused,
  release,
  walletWith,
} from "./state"

describe("a hold", () => {
  it("reserves lots in spending order and books nothing", () => {
    const state = walletWith([lot(1, 2n, { expires_at: later(5) }), lot(2, 5n)])
    const expires_at = later(3)
    const decision = accepted(state, { ...hold(4n), reference: "cart", expires_at })
    expect(decision.entries).toEqual([])
    expect(decision.entry).toBeNull()
    expect(decision.hold).toEqual({
      id: 1001,
      wallet_id: 1,
      original_amount: 4n,
      amount: 4n,
      committed: 0n,
      lots: [
        { lot_id: 1, amount: 2n },
        { lot_id: 2, amount: 2n },
      ],
      status: "active",
      reason: "because",
      reference: "cart",
      source: null,
      part_of: null,
      actor: "user:u1",
      expires_at,
      created_at: NOW,
    })
    expect(decision.holds).toEqual([decision.hold])
    expect(decision.requested).toBe(4n)
    expect(decision.state).toMatchObject({ balance: 7n, held: 4n, seq: 0 })
    expect(decision.state.lots.map(({ held }) => held)).toEqual([2n, 2n])
    expect(accepted(state, hold(1n)).hold).toMatchObject({ reference: null, expires_at: null })
  })

  it("is refused what a debit would be, and is never partial", () => {
    expect(refused(funded(5n), hold(6n))).toEqual({
      code: "insufficient_balance",
      balance: 5n,
      requested: 6n,
    })
    const partial = { ...hold(6n), allow_partial: true } as Command
    expect(refused(funded(5n), partial).code).toBe("insufficient_balance")
    expect(refused({ ...funded(5n), spending_limit: 2n }, hold(3n)).code).toBe(
      "spending_limit_exceeded"
    )
    expect(refused(funded(5n), hold(0n)).code).toBe("invalid_amount")
    expect(refused(funded(5n), { ...hold(1n), expires_at: NOW })).toEqual({
      code: "expiry_in_past",
      expires_at: NOW,
      now: NOW,
    })
  })

  it("becomes a debit of exactly the lots it reserved, though they have lapsed since", () => {
    const credited = walletWith([lot(1, 3n, { expires_at: later(1) }), lot(2, 5n)])
    const { state } = accepted(credited, hold(4n))
    const decision = accepted(
      state,
      { ...commit(1001), reference: "r", order_id: 4, note: "n", medusa_order_id: "order_4" },
      later(60)
    )
    expect(decision.entry).toMatchObject({
      type: "debit",
      amount: 4n,
      hold_id: 1001,
      reference: "r",
      order_id: 4,
      medusa_order_id: "order_4",
      note: "n",
      lots: [
        { lot_id: 1, amount: 3n },
        { lot_id: 2, amount: 1n },
      ],
    })
    expect(decision.hold!.status).toBe("committed")
    expect(decision.holds).toEqual([decision.hold])
    expect(decision.requested).toBe(4n)
    expect(decision.state).toMatchObject({ balance: 4n, held: 0n })
  })

  it("gives back what is not committed", () => {
    const { state } = accepted(funded(9n), hold(5n))
    const decision = accepted(state, { ...commit(1001), amount: 2n, type: "withdrawal" })
    expect(decision.entry).toMatchObject({ amount: 2n, type: "withdrawal" })
    expect(decision.requested).toBe(2n)
    expect(decision.state).toMatchObject({ balance: 7n, held: 0n })
    expect(availableBalance(decision.state, NOW)).toBe(7n)
  })

  it("commits its lots in their order, and only those that are needed", () => {
    const state = walletWith([lot(1, 3n), lot(2, 4n), lot(3, 5n)])
    const held = accepted(state, hold(12n)).state
    const committed = (amount: bigint) => accepted(held, { ...commit(1001), amount }).entry!.lots
    expect(committed(3n)).toEqual([{ lot_id: 1, amount: 3n }])
    expect(committed(5n)).toEqual([
      { lot_id: 1, amount: 3n },
      { lot_id: 2, amount: 2n },
    ])
    expect(committed(8n)).toEqual([
      { lot_id: 1, amount: 3n },
      { lot_id: 2, amount: 4n },
      { lot_id: 3, amount: 1n },
    ])
  })

  it("commits no more than it reserved, and not nothing", () => {
    const { state } = accepted(funded(9n), hold(5n))
    for (const amount of [0n, -1n]) {
      expect(refused(state, { ...commit(1001), amount })).toEqual({ code: "invalid_amount" })
      expect(refused(state, { ...release(1001), amount })).toEqual({ code: "invalid_amount" })
    }
    for (const command of [commit(1001), release(1001)]) {
      expect(refused(state, { ...command, amount: 6n })).toEqual({
        code: "exceeds_hold",
        hold_id: 1001,
        amount: 5n,
        requested: 6n,
      })
    }
    expect(accepted(state, { ...commit(1001), amount: 5n }).entry!.amount).toBe(5n)
  })

  it("gives everything back when it is released", () => {
    const { state } = accepted(funded(9n), hold(5n))
    const decision = accepted(state, release(1001))
    expect(decision).toMatchObject({ entry: null, entries: [], requested: 5n })
    expect(decision.hold!.status).toBe("released")
    expect(decision.holds).toEqual([decision.hold])
    expect(decision.state).toMatchObject({ balance: 9n, held: 0n, seq: 0 })
  })

  it("ends once", () => {
    const { state } = accepted(funded(9n), { ...hold(5n), expires_at: later(1) })
    for (const [end, status] of [
      [commit(1001), "committed"],
      [release(1001), "released"],
    ] as const) {
      const ended = accepted(state, end).state
      for (const again of [commit(1001), release(1001)]) {
        expect(refused(ended, again)).toEqual({ code: "hold_not_active", hold_id: 1001, status })
      }
    }
    for (const late of [commit(1001), release(1001)]) {
      expect(refused(state, late, later(1))).toEqual({
        code: "hold_not_active",
        hold_id: 1001,
        status: "lapsed",
      })
    }
  })

  it("must be there", () => {
    for (const command of [commit(5), release(5)]) {
      expect(refused(funded(9n), command)).toEqual({ code: "hold_not_found", hold_id: 5 })
    }
  })

  it("gives the money of a lapsed hold back, and only then", () => {
    const { state } = accepted(funded(5n), { ...hold(5n), expires_at: later(10) })
    expect(refused(state, debit(5n), later(9)).code).toBe("insufficient_balance")
    const decision = accepted(state, debit(5n), later(10))
    expect(decision.entry!.amount).toBe(5n)
    expect(decision.holds.map(({ id, status }) => [id, status])).toEqual([[1001, "lapsed"]])
    expect(decision.state.held).toBe(0n)
    expect(decision.hold).toBeNull()
  })

  it("takes out with the hold's end the lots that only it kept", () => {
    const credited = walletWith([lot(1, 5n, { expires_at: later(1) })])
    const { state } = accepted(credited, { ...hold(3n), expires_at: later(3) })
    const first = accepted(state, expire, later(2))
    expect(first.entries.map(({ amount }) => amount)).toEqual([2n])
    const second = accepted(first.state, expire, later(3))
    expect(second.entries.map(({ amount }) => amount)).toEqual([3n])
    expect(second.state.balance).toBe(0n)
  })

  it("is committed in parts that keep the rest, each from the lots that come first", () => {
    const { state } = accepted(walletWith([lot(1, 3n), lot(2, 9n)]), hold(8n))
    const first = accepted(state, { ...commit(1001), amount: 5n, keep_rest: true })
    expect(first.entry).toMatchObject({ amount: 5n, hold_id: 1001 })
    expect(first.entry!.lots).toEqual([
      { lot_id: 1, amount: 3n },
      { lot_id: 2, amount: 2n },
    ])
    expect(first.hold).toMatchObject({
      id: 1001,
      status: "active",
      original_amount: 8n,
      amount: 3n,
      committed: 5n,
      lots: [{ lot_id: 2, amount: 3n }],
    })
    expect(first.state).toMatchObject({ balance: 7n, held: 3n })
    const second = accepted(first.state, { ...commit(1001), keep_rest: true })
    expect(second.entry!.amount).toBe(3n)
    expect(second.hold).toMatchObject({ status: "committed", original_amount: 8n, committed: 8n })
    expect(second.state).toMatchObject({ balance: 4n, held: 0n })
  })

  it("shows an ended part as a row of its own, which nobody can commit", () => {
    const { state } = accepted(funded(9n), hold(8n))
    const decision = accepted(state, { ...commit(1001), amount: 5n, keep_rest: true })
    const part = decision.holds.find(({ part_of }) => part_of === 1001)!
    expect(part).toMatchObject({ status: "committed", amount: 5n, created_at: NOW })
    for (const command of [commit(part.id), release(part.id)]) {
      expect(refused(decision.state, command).code).toBe("hold_not_found")
    }
  })

  it("gives back a part, from the lots that would be spent last", () => {
    const { state } = accepted(walletWith([lot(1, 3n), lot(2, 9n)]), hold(8n))
    const decision = accepted(state, { ...release(1001), amount: 6n })
    expect(decision).toMatchObject({ entry: null, requested: 6n })
    expect(decision.hold).toMatchObject({ status: "active", amount: 2n, committed: 0n })
    expect(decision.hold!.lots).toEqual([{ lot_id: 1, amount: 2n }])
    expect(decision.state).toMatchObject({ balance: 12n, held: 2n })
  })

  it("lasts longer when it is extended, and never shorter", () => {
    const { state } = accepted(funded(5n), { ...hold(5n), expires_at: later(10) })
    const extend = (expires_at: Date | null): Command => ({
      ...commit(1001),
      kind: "extend_hold",
      expires_at,
    })
    expect(accepted(state, extend(later(20))).hold!.expires_at).toEqual(later(20))
    const endless = accepted(state, extend(null)).state
    expect(accepted(endless, expire, later(99)).state.held).toBe(5n)
    expect(refused(state, extend(later(9)))).toEqual({
      code: "expiry_not_later",
      hold_id: 1001,
      expires_at: later(10),
    })
    expect(refused(endless, extend(later(99))).code).toBe("expiry_not_later")
    expect(refused(state, extend(NOW)).code).toBe("expiry_in_past")
    expect(refused(state, extend(null), later(10)).code).toBe("hold_not_active")
    expect(refused(funded(5n), extend(null)).code).toBe("hold_not_found")
  })

  it("counts towards a cap once a part of it was spent, even if the rest is released", () => {
    const velocity = { max: 1, window_ms: 1000 }
    const { state } = accepted(funded(9n), hold(8n))
    const spent = accepted(state, { ...commit(1001), amount: 1n, keep_rest: true }).state
    const ended = accepted(spent, release(1001)).state
    const next = { ...debit(1n), restrictions: { velocity } }
    expect(refused(ended, next).code).toBe("velocity_cap_exceeded")
    expect(accepted(accepted(state, release(1001)).state, next).entry!.amount).toBe(1n)
  })
})
