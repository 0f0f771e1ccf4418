import fc from "fast-check"
import {
  type Lot,
  MAX_AMOUNT,
  PURPOSES,
  type ReverseTransferCommand,
  type TransferCommand,
} from "../../types"
import type { Accepted } from "../book"
import { decideTransferReversal } from "../reverse-transfer"
import { toReversible } from "../reversals"
import type { WalletState } from "../state"
import { decideTransfer, type TransferDecision } from "../transfer"
import { accepted, after, contextAt, lot, NOW, remainders, walletWith } from "./state"

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

const RETURN: ReverseTransferCommand = {
  kind: "reverse_transfer",
  wallet_id: 2,
  to_wallet_id: 1,
  transfer_out: 0,
  transfer_in: 0,
  reason: "Sent to the wrong person",
  transfer_group_id: "tg_2",
  expired_policy: { restore_days: 30 },
  actor: "user:u",
}
const CREDIT = { kind: "credit", reason: "r", actor: "a" } as const

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
  it("in parts or whole leaves both wallets with the very lots they had, once", () => {
    fc.assert(
      fc.property(
        anyLots,
        anyLots,
        fc.bigInt(1n, 54n),
        fc.bigInt(1n, 54n),
        (sent, had, amount, part) => {
          const from = walletWith(lotsOf(sent, 1, 1))
          // Neither a limit of the recipient's nor what they had before plays a part.
          const to = walletWith(lotsOf(had, 101, 2), { id: 2, spending_limit: 1n })
          fc.pre(from.balance >= amount)
          const context = contextAt()
          const there = decideTransfer(from, to, { ...TRANSFER, amount }, context)
          if (!there.ok) throw new Error(there.refusal.code)
          const [went, came] = [there.from.entry!, there.to.entry!]
          const command = {
            ...RETURN,
            transfer_out: went.id,
            transfer_in: came.id,
            amount: part < amount ? part : undefined,
          }
          const first = decideTransferReversal(known(there.to), known(there.from), command, context)
          if (!first.ok) throw new Error(first.refusal.code)
          expect(first.from.entry).toMatchObject({
            type: "transfer_out",
            amount: command.amount ?? amount,
            counterparty_wallet_id: 1,
            reverses_entry_id: came.id,
            transfer_group_id: "tg_2",
          })
          expect(first.to.entry).toMatchObject({
            type: "transfer_in",
            amount: command.amount ?? amount,
            counterparty_wallet_id: 2,
            reverses_entry_id: went.id,
            transfer_group_id: "tg_2",
          })
          const whole = { ...command, amount: undefined }
          const rest = decideTransferReversal(first.from.state, first.to.state, whole, context)
          const last = part < amount ? rest : first
          if (!last.ok) throw new Error(last.refusal.code)
          expect(last.from.state.lots.filter(({ remaining }) => remaining > 0n)).toEqual(to.lots)
          expect(remainders(last.to.state)).toEqual(remainders(from))
          expect(
            decideTransferReversal(last.from.state, last.to.state, whole, context)
          ).toMatchObject({ refusal: { code: "reversal_exceeds", reversible: 0n } })
        }
      )
    )
  })

  it("that was taken back in turn can be taken back again", () => {
    const there = transferred([lot(1, 80n)])
    const back = returned(there, {})
    const again = returned(
      { ok: true, from: back.from, to: back.to },
      {
        wallet_id: 1,
        to_wallet_id: 2,
        transfer_out: back.from.entry!.id,
        transfer_in: back.to.entry!.id,
      }
    )
    expect(again.from.entry).toMatchObject({ type: "transfer_out", wallet_id: 1 })
    expect([again.from.state.balance, again.to.state.balance]).toEqual([30n, 50n])
    const last = returned({ ok: true, from: again.from, to: again.to }, {}, there)
    expect([last.from.state.balance, last.to.state.balance]).toEqual([0n, 80n])
  })

  it("takes what else may be transferred when the money is spent, and no promotional money", () => {
    const there = transferred([lot(1, 80n)])
    const { state } = there.to
    const lots = [
      lot(901, 60n, { wallet_id: 2, purpose: "promotional" }),
      ...state.lots.map((one) => ({ ...one, remaining: 10n })),
      lot(902, 20n, { wallet_id: 2 }),
    ]
    const recipient = { ...known(there.to), balance: 90n, lots }
    const command = {
      ...RETURN,
      transfer_out: there.from.entry!.id,
      transfer_in: there.to.entry!.id,
    }
    const reverse = (amount?: bigint) =>
      decideTransferReversal(recipient, known(there.from), { ...command, amount }, contextAt())
    expect(reverse()).toEqual({
      ok: false,
      refusal: {
        code: "insufficient_balance",
        balance: 90n,
        requested: 50n,
        movable: 30n,
        promotional: 60n,
      },
    })
    const part = reverse(30n)
    if (!part.ok) throw new Error(part.refusal.code)
    expect(part.from.entry!.lots).toEqual([
      { lot_id: there.to.entry!.id, amount: 10n },
      { lot_id: 902, amount: 20n },
    ])
    expect(part.to.entry!.lots).toEqual([{ lot_id: 1, amount: 30n }])
  })

  it("renews what the sender's lot has lost to time, or forfeits it", () => {
    const there = transferred([lot(1, 80n, { expires_at: after(1), purpose: "gift" }), lot(2, 9n)])
    const command = {
      ...RETURN,
      transfer_out: there.from.entry!.id,
      transfer_in: there.to.entry!.id,
    }
    const recipient = accepted(known(there.to), { ...CREDIT, wallet_id: 2, amount: 50n }).state
    const reverse = (expired_policy: ReverseTransferCommand["expired_policy"]) => {
      const decision = decideTransferReversal(
        recipient,
        known(there.from),
        { ...command, expired_policy },
        contextAt(after(2), 100)
      )
      if (!decision.ok) throw new Error(decision.refusal.code)
      return decision.to
    }
    expect(reverse({ restore_days: 30 })).toMatchObject({
      entry: { purpose: "gift", expires_at: after(32) },
      state: { balance: 59n },
    })
    expect(reverse("forfeit").entries.map(({ type }) => type)).toEqual([
      "expiry",
      "transfer_in",
      "expiry",
    ])
  })

  it("is refused for entries that are no transfer between the two", () => {
    const there = transferred([lot(1, 80n)])
    for (const wrong of [{ transfer_in: 6 }, { transfer_out: 6 }]) {
      const command = {
        ...RETURN,
        transfer_out: there.from.entry!.id,
        transfer_in: there.to.entry!.id,
        ...wrong,
      }
      expect(
        decideTransferReversal(known(there.to), known(there.from), command, contextAt())
      ).toEqual({ ok: false, refusal: { code: "transaction_not_found", transaction_id: 6 } })
    }
  })
})

/** A wallet whose own entry commands may reverse. */
function known({ state, entry }: Accepted): WalletState {
  return { ...state, reversible: toReversible([entry!]) }
}

/** What a reversal of a transfer does, on wallets that know what came before. */
function returned(
  { from, to }: TransferDecision & { ok: true },
  fields: Partial<ReverseTransferCommand>,
  named = { from, to }
): TransferDecision & { ok: true } {
  const command = {
    ...RETURN,
    transfer_out: named.from.entry!.id,
    transfer_in: named.to.entry!.id,
    ...fields,
  }
  const states = [to, from].map((side) => (side.state.reversible.size ? side.state : known(side)))
  const ids = 100 * (states[0].seq + states[1].seq)
  const decision = decideTransferReversal(states[0], states[1], command, contextAt(NOW, ids))
  if (!decision.ok) throw new Error(decision.refusal.code)
  return decision
}

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
