import { type Command, MAX_AMOUNT, type Velocity } from "../../types"
import { decideTransfer } from "../transfer"
import { accepted, contextAt, lot, NOW, refused, walletWith } from "./state"

const CAP: Velocity = { max: 2, window_ms: 1000 }
const BASE = { wallet_id: 1, reason: "because", actor: "user:u" }

describe("a velocity cap", () => {
  it("refuses what would be one too many, and says when there is room again", () => {
    const first = accepted(walletWith([lot(1, 10n)]), debit(CAP), at(0))
    const second = accepted(first.state, debit(CAP), at(400))
    expect(refused(second.state, debit(CAP), at(999))).toEqual({
      code: "velocity_cap_exceeded",
      retry_at: at(1000),
      max: 2,
    })
    const third = accepted(second.state, debit(CAP), at(1000))
    expect(refused(third.state, debit(CAP), at(1001))).toMatchObject({ retry_at: at(1400) })
  })

  it("of nothing refuses everything", () => {
    const none = { max: 0, window_ms: 1000 }
    expect(refused(walletWith([lot(1, 10n)]), debit(none))).toEqual({
      code: "velocity_cap_exceeded",
      retry_at: at(1000),
      max: 0,
    })
  })

  it("counts outgoing transfers, committed holds and capped debits alike", () => {
    const from = walletWith([lot(1, 10n)])
    const to = walletWith([], { id: 2 })
    const decision = decideTransfer(
      from,
      to,
      {
        ...BASE,
        kind: "transfer",
        to_wallet_id: 2,
        amount: 1n,
        transfer_group_id: "tg",
      },
      contextAt()
    )
    if (!decision.ok) {
      throw new Error(decision.refusal.code)
    }
    expect(decision.from.state.outgoing).toEqual([{ at: NOW, hold_id: null }])
    expect(decision.to.state.outgoing).toEqual([])
    const held = accepted(decision.from.state, { ...BASE, kind: "hold", amount: 1n }, at(1))
    expect(refused(held.state, debit(CAP), at(2))).toMatchObject({ retry_at: at(1000) })
  })

  it("refuses holds and withdrawals as it refuses debits", () => {
    const one: Velocity = { max: 1, window_ms: 1000 }
    const restrictions = { velocity: one }
    for (const kind of ["debit", "hold"] as const) {
      for (const type of ["debit", "withdrawal"] as const) {
        const command = { ...BASE, kind, type, amount: 1n, restrictions }
        const first = accepted(walletWith([lot(1, 10n)]), command, at(0))
        expect(refused(first.state, command, at(999)).code).toBe("velocity_cap_exceeded")
        expect(accepted(first.state, command, at(1000)).ok).toBe(true)
      }
    }
  })

  it("counts a hold once, from when it was made, however it is committed", () => {
    const reserved = accepted(walletWith([lot(1, 10n)]), { ...BASE, kind: "hold", amount: 2n })
    const hold_id = reserved.hold!.id
    const committed = accepted(
      reserved.state,
      { ...BASE, kind: "commit_hold", hold_id, amount: 1n },
      at(600)
    )
    expect(committed.state.outgoing).toEqual([{ at: NOW, hold_id }])
    const second = accepted(committed.state, debit(CAP), at(601))
    expect(refused(second.state, debit(CAP), at(602))).toMatchObject({ retry_at: at(1000) })
  })

  it("does not count a hold that was released or has lapsed", () => {
    const short = { ...BASE, kind: "hold" as const, amount: 1n, expires_at: at(10) }
    const lapsing = accepted(walletWith([lot(1, 10n)]), short)
    const both = accepted(lapsing.state, { ...BASE, kind: "hold", amount: 1n })
    expect(refused(both.state, debit(CAP), at(9)).code).toBe("velocity_cap_exceeded")
    const hold_id = both.hold!.id
    const released = accepted(both.state, { ...BASE, kind: "release_hold", hold_id }, at(10))
    expect(released.state.outgoing).toEqual([])
  })

  it("does not bind money that comes in, nor count it", () => {
    const credit: Command = { ...BASE, kind: "credit", amount: MAX_AMOUNT }
    expect(accepted(walletWith([]), credit).state.outgoing).toEqual([])
  })
})

function debit(velocity: Velocity) {
  return { ...BASE, kind: "debit" as const, amount: 1n, restrictions: { velocity } }
}

function at(milliseconds: number): Date {
  return new Date(NOW.getTime() + milliseconds)
}
