import fc from "fast-check"
import { type Entry, type Lot, MAX_AMOUNT, PURPOSES, type TransferCommand } from "../../types"
import { decideTransfer } from "../transfer"
import { after, contextAt, lot, NOW, walletWith } from "./state"

const TRANSFER: TransferCommand = {
  kind: "transfer",
  wallet_id: 1,
  to_wallet_id: 2,
  amount: 50n,
  reason: "Transfer",
  message: "for the concert",
  transfer_group_id: "tg_1",
  actor: "customer:cus_1",
}

describe("a transfer", () => {
  it("books one entry on each side, which name each other", () => {
    const { from, to } = transferred([lot(1, 80n)])
    expect(from.entry).toMatchObject({
      type: "transfer_out",
      amount: 50n,
      balance_after: 30n,
      counterparty_wallet_id: 2,
      transfer_group_id: "tg_1",
      reason: "for the concert",
    })
    expect(to.entry).toMatchObject({
      type: "transfer_in",
      amount: 50n,
      balance_before: 0n,
      balance_after: 50n,
      counterparty_wallet_id: 1,
      transfer_group_id: "tg_1",
      reason: "for the concert",
    })
  })

  it("carries purpose and expiry along, in one lot for each kind", () => {
    const { to } = transferred(
      [
        lot(1, 10n, { expires_at: after(1) }),
        lot(2, 10n, { expires_at: after(2), purpose: "gift" }),
        lot(3, 10n, { expires_at: after(2), purpose: "gift" }),
        lot(4, 30n),
      ],
      { amount: 50n }
    )
    expect(
      to.state.lots.map(({ remaining, purpose, expires_at }) => [remaining, purpose, expires_at])
    ).toEqual([
      [10n, "general", after(1)],
      [20n, "gift", after(2)],
      [20n, "general", null],
    ])
    expect(to.entry!.lots.map(({ amount }) => amount)).toEqual([10n, 20n, 20n])
    expect(to.state.lots.map(({ id }) => id)).toContain(to.entry!.id)
  })

  it("leaves promotional and lapsed money behind", () => {
    const lots = [
      lot(1, 40n, { purpose: "promotional", expires_at: after(5) }),
      lot(2, 30n, { expires_at: NOW }),
      lot(3, 20n),
    ]
    expect(refusal(lots, { amount: 21n })).toEqual({
      code: "insufficient_balance",
      balance: 60n,
      requested: 21n,
      movable: 20n,
      promotional: 40n,
    })
    const { from } = transferred(lots, { amount: 20n })
    expect(from.entry!.lots).toEqual([{ lot_id: 3, amount: 20n }])
    expect(from.entries.map(({ type }) => type)).toEqual(["expiry", "transfer_out"])
  })

  it("does not touch what holds reserve", () => {
    expect(refusal([lot(1, 60n, { held: 20n })], { amount: 41n })).toMatchObject({ balance: 40n })
  })

  it("to oneself or into another currency is refused", () => {
    const from = walletWith([lot(1, 80n)])
    const self = decideTransfer(from, from, { ...TRANSFER, to_wallet_id: 1 }, contextAt())
    expect(self).toMatchObject({ refusal: { code: "transfer_to_self" } })
    const dollars = walletWith([], { id: 2, currency: "USD" })
    expect(decideTransfer(from, dollars, TRANSFER, contextAt())).toMatchObject({
      refusal: { code: "currency_mismatch", from: "EUR", to: "USD" },
    })
  })

  it("does not overfill the other wallet", () => {
    const to = walletWith([lot(9, MAX_AMOUNT - 49n, { wallet_id: 2 })])
    const decision = decideTransfer(walletWith([lot(1, 80n)]), to, TRANSFER, contextAt())
    expect(decision).toEqual({
      ok: false,
      refusal: { code: "balance_limit_exceeded", requested: 50n },
    })
  })

  it("is refused in the order of the checks", () => {
    const restrictions = {
      kyc_missing: true,
      default_spending_limit: 10n,
      velocity: { max: 0, window_ms: 1000 },
      step_up_missing: true,
    }
    const codes = []
    for (const fixed of [
      "kyc_missing",
      "default_spending_limit",
      "velocity",
      "step_up_missing",
      "",
    ]) {
      codes.push(refusal([lot(1, 5n)], { restrictions: { ...restrictions } }).code)
      delete restrictions[fixed as keyof typeof restrictions]
    }
    expect(codes).toEqual([
      "kyc_required",
      "spending_limit_exceeded",
      "velocity_cap_exceeded",
      "step_up_required",
      "insufficient_balance",
    ])
  })

  it("neither makes nor loses money, whatever the lots", () => {
    const anyLot = fc.record({
      remaining: fc.bigInt(1n, 9n),
      purpose: fc.constantFrom(...PURPOSES),
      expires_at: fc.constantFrom(null, NOW, after(1), after(2)),
    })
    fc.assert(
      fc.property(fc.array(anyLot, { maxLength: 8 }), fc.bigInt(1n, 30n), (kinds, amount) => {
        const lots = kinds.map((kind, index) => lot(index + 1, kind.remaining, kind))
        const before = walletWith(sorted(lots))
        const to = walletWith([], { id: 2 })
        const decision = decideTransfer(before, to, { ...TRANSFER, amount }, contextAt())
        const sendable = lots
          .filter(
            (one) => one.purpose !== "promotional" && one.expires_at?.getTime() !== NOW.getTime()
          )
          .reduce((sum, { remaining }) => sum + remaining, 0n)
        expect(decision.ok).toBe(sendable >= amount)
        if (decision.ok) {
          const lapsed = decision.from.entries
            .filter(({ type }) => type === "expiry")
            .reduce((sum, entry) => sum + entry.amount, 0n)
          const { from, to: recipient } = decision
          expect(from.state.balance + recipient.state.balance + lapsed).toBe(before.balance)
          for (const { state } of [from, recipient]) {
            expect(state.lots.reduce((sum, { remaining }) => sum + remaining, 0n)).toBe(
              state.balance
            )
          }
          expect(recipient.state.lots.every(({ purpose }) => purpose !== "promotional")).toBe(true)
          const ids = recipient.state.lots.map(({ id }) => id)
          expect(new Set(ids).size).toBe(ids.length)
        }
      })
    )
  })
})

describe("a transfer that is taken back", () => {
  const anyLots = fc.array(
    fc.record({
      remaining: fc.bigInt(1n, 9n),
      purpose: fc.constantFrom("general" as const, "gift" as const, "refund" as const),
      expires_at: fc.constantFrom(null, after(1), after(2)),
    }),
    { minLength: 1, maxLength: 6 }
  )
  const lotsOf = (kinds: Partial<Lot>[], firstId: number, wallet_id: number) =>
    sorted(
      kinds.map((kind, index) => lot(firstId + index, kind.remaining!, { ...kind, wallet_id }))
    )
  /** How much there is of each purpose and expiry. */
  const kindsOf = (lots: readonly Lot[]) => {
    const kinds = new Map<string, bigint>()
    for (const { purpose, expires_at, remaining } of lots) {
      const kind = `${purpose} ${expires_at?.getTime()}`
      kinds.set(kind, (kinds.get(kind) ?? 0n) + remaining)
    }
    return [...kinds].filter(([, amount]) => amount > 0n).sort()
  }

  it("leaves both wallets with the kinds of money they had, once", () => {
    fc.assert(
      fc.property(anyLots, anyLots, fc.bigInt(1n, 54n), (sent, had, amount) => {
        const from = walletWith(lotsOf(sent, 1, 1))
        // Neither a limit of the recipient's nor what they had before plays a part.
        const to = walletWith(lotsOf(had, 101, 2), { id: 2, spending_limit: 1n })
        fc.pre(from.balance >= amount)
        const context = contextAt()
        const there = decideTransfer(from, to, { ...TRANSFER, amount }, context)
        if (!there.ok) throw new Error(there.refusal.code)
        const [went, came] = [there.from.entry!, there.to.entry!]
        const takes_back = { transfer_out: went.id, transfer_in: came.id }
        const command = { ...TRANSFER, wallet_id: 2, to_wallet_id: 1, amount, takes_back }
        const reversible = new Map([[came.id, { entry: came as Entry, reversed: 0n }]])
        const recipient = { ...there.to.state, reversible }
        const back = decideTransfer(recipient, there.from.state, command, context)
        if (!back.ok) throw new Error(back.refusal.code)
        expect(back.from.state.lots.filter(({ remaining }) => remaining > 0n)).toEqual(to.lots)
        expect(kindsOf(back.to.state.lots)).toEqual(kindsOf(from.lots))
        expect(back.from.entry!.reverses_entry_id).toBe(came.id)
        expect(back.to.entry!.reverses_entry_id).toBe(went.id)
        expect(decideTransfer(back.from.state, back.to.state, command, context)).toMatchObject({
          refusal: { code: "reversal_exceeds", reversible: 0n },
        })
      })
    )
  })

  it("is refused for a transfer that was not into the wallet", () => {
    const takes_back = { transfer_out: 5, transfer_in: 6 }
    expect(refusal([lot(1, 80n)], { takes_back })).toEqual({
      code: "transaction_not_found",
      transaction_id: 6,
    })
  })
})

function sorted(lots: Lot[]): Lot[] {
  return [...lots].sort(
    (a, b) =>
      (a.expires_at?.getTime() ?? Infinity) - (b.expires_at?.getTime() ?? Infinity) ||
      Number(a.purpose !== "promotional") - Number(b.purpose !== "promotional") ||
      a.id - b.id
  )
}

function decideOf(lots: Lot[], fields: Partial<TransferCommand>) {
  const to = walletWith([], { id: 2 })
  return decideTransfer(walletWith(sorted(lots)), to, { ...TRANSFER, ...fields }, contextAt())
}

function transferred(lots: Lot[], fields: Partial<TransferCommand> = {}) {
  const decision = decideOf(lots, fields)
  if (!decision.ok) {
    throw new Error(`refused: ${decision.refusal.code}`)
  }
  return decision
}

function refusal(lots: Lot[], fields: Partial<TransferCommand>) {
  const decision = decideOf(lots, fields)
  if (decision.ok) {
    throw new Error("accepted")
  }
  return decision.refusal
}
