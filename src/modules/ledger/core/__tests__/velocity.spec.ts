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
    expect(decision.from.state.outgoing).toEqual([NOW])
    expect(decision.to.state.outgoing).toEqual([])
    const held = accepted(decision.from.state, { ...BASE, kind: "hold", amount: 1n })
    expect(held.state.outgoing).toEqual([NOW])
    const hold_id = held.hold!.id
    const committed = accepted(held.state, { ...BASE, kind: "commit_hold", hold_id }, at(1))
    expect(committed.state.outgoing).toEqual([at(1), NOW])
    expect(refused(committed.state, debit(CAP), at(2)).code).toBe("velocity_cap_exceeded")
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
