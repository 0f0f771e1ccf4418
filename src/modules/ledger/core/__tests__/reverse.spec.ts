import fc from "fast-check"
import { type Entry, type EntryDraft, type Lot, MAX_AMOUNT, type ReverseCommand } from "../../types"
import type { Accepted } from "../book"
import { decide } from "../decide"
import { compareSpending } from "../lots"
import { toReversible } from "../reversals"
import type { WalletState } from "../state"
import { accepted, after, contextAt, lot, NOW, refused, remainders, walletWith } from "./state"

const BASE = { wallet_id: 1, reason: "because", actor: "user:u" }
const REVERSE: ReverseCommand = {
  ...BASE,
  kind: "reverse",
  transaction_id: 500,
  expired_policy: { restore_days: 30 },
}

describe("reversing a debit", () => {
  it("puts the money back into the very lots it came from", () => {
    const { state } = spent([lot(1, 10n, { expires_at: after(1) }), lot(2, 20n)], 25n)
    const { state: restored, entry } = accepted(state, REVERSE)
    expect(entry).toMatchObject({ type: "credit", amount: 25n, reverses_entry_id: 500 })
    expect(remainders(restored)).toEqual([
      [1, 10n],
      [2, 20n],
    ])
  })

  it("in parts gives back what was taken last, and never more than was taken", () => {
    const { state } = spent([lot(1, 10n, { expires_at: after(1) }), lot(2, 20n)], 25n)
    const first = accepted(state, { ...REVERSE, amount: 18n })
    expect(remainders(first.state)).toEqual([
      [1, 3n],
      [2, 20n],
    ])
    expect(refused(first.state, { ...REVERSE, amount: 8n })).toEqual({
      code: "reversal_exceeds",
      transaction_id: 500,
      reversible: 7n,
    })
    const rest = accepted(first.state, REVERSE)
    expect(rest.entry!.amount).toBe(7n)
    expect(remainders(rest.state)).toEqual([
      [1, 10n],
      [2, 20n],
    ])
    expect(refused(rest.state, REVERSE)).toMatchObject({ code: "reversal_exceeds", reversible: 0n })
  })

  it("renews money of a lot that has lapsed meanwhile, for the days it is told", () => {
    const { state } = spent(
      [lot(1, 10n, { expires_at: after(1), purpose: "gift" }), lot(2, 5n)],
      12n
    )
    const { state: restored, entries } = accepted(state, REVERSE, after(3))
    expect(entries).toHaveLength(1)
    expect(restored.lots.filter(({ remaining }) => remaining > 0n)).toEqual([
      expect.objectContaining({ remaining: 10n, purpose: "gift", expires_at: after(33) }),
      expect.objectContaining({ id: 2, remaining: 5n, expires_at: null }),
    ])
  })

  it("forfeits money of a lapsed lot when it is told so, with an entry that says it", () => {
    const { state } = spent([lot(1, 10n, { expires_at: after(1) }), lot(2, 5n)], 12n)
    const command: ReverseCommand = { ...REVERSE, expired_policy: "forfeit" }
    const { state: restored, entries } = accepted(state, command, after(3))
    expect(entries.map(({ type, amount, lots }) => [type, amount, lots])).toEqual([
      [
        "credit",
        12n,
        [
          { lot_id: 2, amount: 2n },
          { lot_id: 1, amount: 10n },
        ],
      ],
      ["expiry", 10n, [{ lot_id: 1, amount: 10n }]],
    ])
    expect(restored.balance).toBe(5n)
    expect(refused(restored, command, after(3))).toMatchObject({ code: "reversal_exceeds" })
  })

  it("books what is forfeited as any other expiry", () => {
    const { state } = spent([lot(1, 10n, { expires_at: after(1) })], 4n)
    const command: ReverseCommand = { ...REVERSE, expired_policy: "forfeit" }
    const { entries } = accepted(state, command, after(3))
    // What was left in the lot lapses first, what comes back at the end.
    expect(entries.map(({ type, amount }) => [type, amount])).toEqual([
      ["expiry", 6n],
      ["credit", 4n],
      ["expiry", 4n],
    ])
    expect(entries.at(-1)).toMatchObject({ reason: "Credit expired", actor: "system:expiry" })
  })

  it("names one purpose and expiry only when all of it went into one new lot", () => {
    const gift = lot(1, 10n, { expires_at: after(1), purpose: "gift" })
    const refund = lot(2, 5n, { expires_at: after(2), purpose: "refund" })
    const whole = accepted(spent([gift], 4n).state, REVERSE, after(3)).entry
    expect(whole).toMatchObject({ purpose: "gift", expires_at: after(33) })
    const mixed = accepted(spent([gift, lot(2, 5n)], 12n).state, REVERSE, after(3)).entry
    expect(mixed).toMatchObject({ purpose: null, expires_at: null })
    const several = accepted(spent([gift, refund], 12n).state, REVERSE, after(3)).entry
    expect(several).toMatchObject({ purpose: null, expires_at: null })
  })

  it("in parts names the lots of each part and no others", () => {
    const { state } = spent([lot(1, 3n), lot(2, 4n), lot(3, 5n)], 12n)
    const part = (before: WalletState, amount: bigint) => accepted(before, { ...REVERSE, amount })
    const first = part(state, 5n)
    expect(first.entry!.lots).toEqual([{ lot_id: 3, amount: 5n }])
    const second = part(first.state, 1n)
    expect(second.entry!.lots).toEqual([{ lot_id: 2, amount: 1n }])
    expect(part(second.state, 6n).entry!.lots).toEqual([
      { lot_id: 2, amount: 3n },
      { lot_id: 1, amount: 3n },
    ])
  })

  it("does not overfill the wallet", () => {
    const { state } = spent([lot(1, 10n)], 5n)
    const full = accepted(state, { ...BASE, kind: "credit", amount: MAX_AMOUNT - 9n }).state
    expect(refused(full, REVERSE)).toEqual({
      code: "balance_limit_exceeded",
      balance: MAX_AMOUNT - 4n,
      requested: 5n,
    })
    expect(accepted(full, { ...REVERSE, amount: 4n }).state.balance).toBe(MAX_AMOUNT)
  })

  it("stops at a lot that was not loaded rather than losing it", () => {
    const { state } = spent([lot(1, 10n)], 5n)
    expect(() => accepted({ ...state, lots: [] }, REVERSE)).toThrow(
      "lot 1 of wallet 1 was not loaded"
    )
  })

  it("of a hold's commitment works like any other", () => {
    const held = accepted(walletWith([lot(1, 10n)]), { ...BASE, kind: "hold", amount: 6n })
    const committed = accepted(held.state, {
      ...BASE,
      kind: "commit_hold",
      hold_id: held.hold!.id,
    })
    const { state } = accepted(reversible(committed), REVERSE)
    expect(remainders(state)).toEqual([[1, 10n]])
  })
})

describe("reversing a credit", () => {
  it("takes it out of the lot it opened first, whatever would be spent first", () => {
    const credited = accepted(walletWith([lot(1, 10n, { expires_at: after(1) })]), {
      ...BASE,
      kind: "credit",
      amount: 20n,
    })
    const { state, entry } = accepted(reversible(credited), REVERSE)
    expect(entry).toMatchObject({ type: "debit", amount: 20n, reverses_entry_id: 500 })
    expect(remainders(state)).toEqual([[1, 10n]])
  })

  it("takes the rest from other lots, and is refused when there is not enough", () => {
    const credited = accepted(walletWith([]), { ...BASE, kind: "credit", amount: 20n })
    const spent = accepted(reversible(credited), { ...BASE, kind: "debit", amount: 15n })
    expect(refused(spent.state, REVERSE)).toEqual({
      code: "insufficient_balance",
      balance: 5n,
      requested: 20n,
    })
    const own = spent.state.lots
    const sooner = lot(1, 30n, { expires_at: after(1) })
    const later = lot(2000, 30n)
    for (const [lots, other] of [
      [[sooner, ...own], sooner],
      [[...own, later], later],
    ] as const) {
      const { entry, state } = accepted({ ...spent.state, balance: 35n, lots }, REVERSE)
      expect(state.balance).toBe(15n)
      expect(entry!.lots).toEqual([
        { lot_id: credited.entry!.id, amount: 5n },
        { lot_id: other.id, amount: 15n },
      ])
    }
  })

  it("may take the very last of a wallet", () => {
    const credited = accepted(walletWith([]), { ...BASE, kind: "credit", amount: 20n })
    expect(accepted(reversible(credited), REVERSE).state.balance).toBe(0n)
  })
})

describe("what can be reversed", () => {
  it.each(["debit", "withdrawal"] as const)("is a %s, by a credit", (type) => {
    const { state } = spent([lot(1, 10n)], 5n, { type })
    expect(accepted(state, REVERSE).entry).toMatchObject({ type: "credit", amount: 5n })
  })

  it.each(["credit", "topup", "cashback", "milestone", "referral"] as const)(
    "is a %s, by a debit",
    (type) => {
      const credited = accepted(walletWith([]), { ...BASE, kind: "credit", type, amount: 5n })
      const { entry } = accepted(reversible(credited), REVERSE)
      expect(entry).toMatchObject({ type: "debit", amount: 5n })
    }
  )
})

describe("reversing an expiry", () => {
  const expired = () => {
    const gift = lot(1, 10n, { expires_at: after(1), purpose: "gift" })
    const lapse = accepted(
      walletWith([gift, lot(2, 5n)]),
      { kind: "expire", wallet_id: 1, actor: "a" },
      after(2)
    )
    const [entry] = lapse.entries
    return reversible({ ...lapse, entry })
  }

  it("opens a new lot of the same purpose", () => {
    const { state, entry } = accepted(expired(), { ...REVERSE, amount: 4n }, after(3))
    expect(entry).toMatchObject({
      type: "credit",
      amount: 4n,
      purpose: "gift",
      expires_at: after(33),
    })
    const rest = accepted(state, REVERSE, after(3))
    expect(rest.entry).toMatchObject({ amount: 6n, purpose: "gift" })
    expect(rest.state.balance).toBe(15n)
    expect(refused(rest.state, REVERSE, after(3))).toMatchObject({ code: "reversal_exceeds" })
  })

  it("is refused when it would be forfeited at once", () => {
    expect(refused(expired(), { ...REVERSE, expired_policy: "forfeit" }, after(3))).toEqual({
      code: "not_reversible",
      transaction_id: 500,
      type: "expiry",
    })
  })
})

describe("reversing a reversal", () => {
  const of = ({ entry }: Accepted): ReverseCommand => ({ ...REVERSE, transaction_id: entry!.id })

  it("of a debit takes the money again, after which the debit can be reversed again", () => {
    const before = spent([lot(1, 10n), lot(2, 20n)], 25n).state
    const first = accepted(before, REVERSE)
    const second = accepted(first.state, { ...of(first), amount: 20n })
    expect(second.entry).toMatchObject({ type: "debit", reverses_entry_id: first.entry!.id })
    expect(refused(second.state, { ...REVERSE, amount: 21n })).toMatchObject({
      code: "reversal_exceeds",
      reversible: 20n,
    })
    const third = accepted(second.state, REVERSE)
    expect(third.entry).toMatchObject({ type: "credit", amount: 20n, reverses_entry_id: 500 })
    expect(remainders(third.state)).toEqual(remainders(first.state))
    // What was given back by another reversal can't come back by this one, too.
    expect(refused(third.state, of(second))).toMatchObject({
      code: "reversal_exceeds",
      reversible: 0n,
    })
  })

  it("gives back to the lots that it was taken from, whatever they were at first", () => {
    const before = spent([lot(1, 10n)], 10n).state
    const other = accepted(before, { ...BASE, kind: "credit", amount: 10n })
    const first = accepted(other.state, REVERSE)
    const spent10 = accepted(first.state, { ...BASE, kind: "debit", amount: 10n })
    const second = accepted(spent10.state, of(first))
    expect(second.entry!.lots).toEqual([{ lot_id: other.entry!.id, amount: 10n }])
    const third = accepted(second.state, REVERSE)
    expect(third.entry!.lots).toEqual([{ lot_id: other.entry!.id, amount: 10n }])
  })

  it("of a credit puts the money back, and is refused when it is spent the other way round", () => {
    const credited = accepted(walletWith([]), { ...BASE, kind: "credit", amount: 20n })
    const first = accepted(reversible(credited), { ...REVERSE, amount: 15n })
    const second = accepted(first.state, of(first))
    expect(second.entry).toMatchObject({ type: "credit", amount: 15n })
    expect(remainders(second.state)).toEqual([[credited.entry!.id, 20n]])
    const spentAll = accepted(second.state, { ...BASE, kind: "debit", amount: 20n })
    expect(refused(spentAll.state, of(second))).toEqual({
      code: "insufficient_balance",
      balance: 0n,
      requested: 15n,
    })
  })

  it("keeps every entry within what it moved and every lot within what it had, in any order", () => {
    const step = fc.record({
      entry: fc.nat(),
      amount: fc.option(fc.bigInt(1n, 6n), { nil: undefined }),
      days: fc.nat(2),
      spend: fc.bigInt(0n, 4n),
      forfeit: fc.boolean(),
    })
    const sizes = fc.array(fc.tuple(fc.bigInt(1n, 6n), fc.constantFrom(null, after(1), after(3))), {
      minLength: 1,
      maxLength: 4,
    })
    fc.assert(
      fc.property(
        sizes,
        fc.boolean(),
        fc.array(step, { maxLength: 12 }),
        (kinds, isCredit, steps) => {
          const lots = kinds
            .map(([size, expires_at], index) => lot(index + 1, size, { expires_at }))
            .sort(compareSpending)
          const wallet = walletWith(lots)
          const first = accepted(
            wallet,
            isCredit
              ? { ...BASE, kind: "credit", amount: 5n }
              : { ...BASE, kind: "debit", amount: 1n + (wallet.balance - 1n) / 2n }
          )
          let state = reversible(first)
          let now = NOW.getTime()
          const had = new Map(first.state.lots.map((one) => [one.id, one.remaining]))
          lots.forEach(({ id, remaining }) => had.set(id, remaining))
          for (const { entry, amount, days, spend, forfeit } of steps) {
            now += days * 24 * 60 * 60 * 1000
            if (spend > 0n) {
              const debited = decide(
                state,
                { ...BASE, kind: "debit", amount: spend },
                contextAt(new Date(now), 100 * state.seq)
              )
              state = debited.ok ? debited.state : state
            }
            const ids = [...state.reversible.keys()]
            const transaction_id = ids[entry % ids.length]
            const expired_policy = forfeit ? "forfeit" : { restore_days: 1 }
            const before = state.balance
            const command: ReverseCommand = { ...REVERSE, transaction_id, amount, expired_policy }
            const decision = decide(state, command, contextAt(new Date(now), 100 * state.seq))
            if (!decision.ok) {
              expect(["reversal_exceeds", "insufficient_balance"]).toContain(decision.refusal.code)
              continue
            }
            state = decision.state
            const moved = decision.entries.reduce(
              (sum, one) => sum + one.balance_after - one.balance_before,
              0n
            )
            expect(state.balance).toBe(before + moved)
            for (const one of state.lots) {
              if (!had.has(one.id)) had.set(one.id, one.remaining)
              expect(one.remaining >= 0n && one.remaining <= had.get(one.id)!).toBe(true)
            }
            for (const { entry: known, reversed } of state.reversible.values()) {
              expect(reversed >= 0n && reversed <= known.amount).toBe(true)
            }
            expect(toReversible([...state.reversible.values()].map((one) => one.entry))).toEqual(
              state.reversible
            )
          }
        }
      )
    )
  })
})

describe("the reference of a reversal", () => {
  it("is kept, and stands for one entry", () => {
    const named = { ...REVERSE, amount: 5n, reference: "refund-1" }
    const first = accepted(spent([lot(1, 10n)], 10n).state, named)
    expect(first.entry).toMatchObject({ type: "credit", reference: "refund-1" })
    expect(refused(first.state, named)).toEqual({
      code: "duplicate_reference",
      reference: "refund-1",
      transaction_id: first.entry!.id,
    })
    const other = accepted(first.state, { ...named, reference: "refund-2" })
    expect(other.entry).toMatchObject({ reference: "refund-2" })
  })
})

describe("what can't be reversed", () => {
  it("is an entry that is not there, or of another wallet", () => {
    expect(refused(walletWith([lot(1, 5n)]), REVERSE)).toEqual({
      code: "transaction_not_found",
      transaction_id: 500,
    })
  })

  it.each(["transfer_in", "transfer_out"] as const)(
    "is a %s by itself, without the other wallet",
    (type) => {
      const { state } = spent([lot(1, 10n)], 5n, { type })
      expect(refused(state, REVERSE)).toEqual({ code: "not_reversible", transaction_id: 500, type })
    }
  )

  it("is no amount", () => {
    const { state } = spent([lot(1, 10n)], 5n)
    expect(refused(state, { ...REVERSE, amount: 0n })).toEqual({ code: "invalid_amount" })
  })
})

describe("a velocity cap", () => {
  it("does not count reversals", () => {
    const credited = accepted(walletWith([lot(1, 10n)]), { ...BASE, kind: "credit", amount: 3n })
    expect(accepted(reversible(credited), REVERSE).state.outgoing).toEqual([])
    const debited = accepted(credited.state, { ...BASE, kind: "debit", amount: 3n })
    expect(debited.state.outgoing).toEqual([{ at: NOW, hold_id: null }])
  })
})

it("reversals in any parts restore every lot exactly", () => {
  const lots = fc.array(fc.bigInt(1n, 6n), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(lots, fc.nat(), fc.array(fc.bigInt(1n, 4n)), (sizes, seed, parts) => {
      const before = sizes.map((size, index) =>
        lot(index + 1, size, { expires_at: after(index + 1) })
      )
      const sum = sizes.reduce((all, size) => all + size, 0n)
      let { state } = spent(before, 1n + (BigInt(seed) % sum))
      for (const amount of parts) {
        const decision = decide(state, { ...REVERSE, amount }, contextAt(NOW, 100 * state.seq))
        state = decision.ok ? decision.state : state
      }
      const rest = decide(state, REVERSE, contextAt(NOW, 100 * state.seq))
      state = rest.ok ? rest.state : state
      expect(remainders(state)).toEqual(remainders(walletWith(before)))
      expect(state.balance).toBe(sum)
    })
  )
})

/** A wallet after a debit that commands may reverse under the id 500. */
function spent(lots: Lot[], amount: bigint, fields: Partial<EntryDraft> = {}) {
  const debited = accepted(walletWith(lots), { ...BASE, kind: "debit", amount })
  return { state: reversible(debited, fields) }
}

function reversible({ state, entry }: Accepted, fields: Partial<EntryDraft> = {}): WalletState {
  const original = { ...entry!, ...fields, id: 500 } as Entry
  return { ...state, reversible: new Map([[500, { entry: original, reversed: 0n }]]) }
}
