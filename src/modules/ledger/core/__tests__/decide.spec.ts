import { MAX_AMOUNT } from "../../types"
import type { WalletCommand as Command } from "../decide"
import { entryTypeOf } from "../references"
import { availableBalance, referenceKey, type WalletState } from "../state"
import {
  accepted,
  BASE,
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

describe("a credit", () => {
  it("books everything it was told, under the next number, with a lot of the same id", () => {
    const expires_at = later(1)
    const { entry, entries, state, hold, holds, requested } = accepted(walletWith([]), {
      ...BASE,
      kind: "credit",
      amount: 500n,
      note: "for staff",
      reference: "ref-1",
      order_id: 12,
      medusa_order_id: "order_12",
      expires_at,
    })
    expect(entry).toEqual({
      id: 1001,
      wallet_id: 1,
      seq: 1,
      type: "credit",
      amount: 500n,
      balance_before: 0n,
      balance_after: 500n,
      currency: "EUR",
      reason: "because",
      note: "for staff",
      reference: "ref-1",
      order_id: 12,
      medusa_order_id: "order_12",
      transfer_group_id: null,
      counterparty_wallet_id: null,
      hold_id: null,
      reverses_entry_id: null,
      purpose: "general",
      expires_at,
      lots: [{ lot_id: 1001, amount: 500n }],
      actor: "user:u1",
      idempotency_hash: null,
      created_at: NOW,
      happened_at: null,
    })
    expect(entries).toEqual([entry])
    expect([hold, holds, requested]).toEqual([null, [], 500n])
    expect(state).toMatchObject({ balance: 500n, held: 0n, seq: 1 })
    expect(state.lots).toEqual([
      {
        id: 1001,
        wallet_id: 1,
        remaining: 500n,
        held: 0n,
        purpose: "general",
        expires_at,
      },
    ])
  })

  it("leaves what it was not told empty", () => {
    const { entry } = accepted(walletWith([]), { ...BASE, kind: "credit", amount: 1n })
    expect(entry).toMatchObject({
      note: null,
      reference: null,
      order_id: null,
      medusa_order_id: null,
      hold_id: null,
      reverses_entry_id: null,
      expires_at: null,
    })
  })

  it.each([
    [undefined, "general"],
    ["credit", "general"],
    ["topup", "paid"],
    ["cashback", "promotional"],
    ["milestone", "promotional"],
    ["referral", "promotional"],
  ] as const)("of type %s is %s money unless it says otherwise", (type, purpose) => {
    const credit = { ...BASE, kind: "credit", amount: 1n, type } as const
    expect(accepted(walletWith([]), credit).entry).toMatchObject({
      type: type ?? "credit",
      purpose,
    })
    expect(accepted(walletWith([]), credit).state.lots[0].purpose).toBe(purpose)
    expect(accepted(walletWith([]), { ...credit, purpose: "gift" }).entry!.purpose).toBe("gift")
  })

  it.each([0n, -1n, MAX_AMOUNT + 1n])("of %s is no amount", (amount) => {
    expect(refused(walletWith([]), { ...BASE, kind: "credit", amount })).toEqual({
      code: "invalid_amount",
    })
  })

  it("may fill the wallet to the largest balance and not beyond", () => {
    const full = { ...BASE, kind: "credit", amount: MAX_AMOUNT } as const
    const { state } = accepted(walletWith([]), full)
    expect(state.balance).toBe(MAX_AMOUNT)
    expect(refused(state, { ...full, amount: 1n })).toEqual({
      code: "balance_limit_exceeded",
      balance: MAX_AMOUNT,
      requested: 1n,
    })
  })

  it("finds the room that lapsed money leaves", () => {
    const state = walletWith([lot(1, MAX_AMOUNT, { expires_at: NOW })])
    const { entries } = accepted(state, { ...BASE, kind: "credit", amount: MAX_AMOUNT })
    expect(entries.map(({ type }) => type)).toEqual(["expiry", "credit"])
  })

  it("has to expire after now", () => {
    const credit = { ...BASE, kind: "credit", amount: 1n } as const
    expect(refused(walletWith([]), { ...credit, expires_at: NOW })).toEqual({
      code: "expiry_in_past",
      expires_at: NOW,
      now: NOW,
    })
    expect(accepted(walletWith([]), { ...credit, expires_at: later(1) }).entry).not.toBeNull()
  })

  it("takes its place in the spending order at once", () => {
    const state = walletWith([lot(1, 5n, { expires_at: later(5) }), lot(2, 5n)])
    const credit = { ...BASE, kind: "credit", amount: 1n, expires_at: later(9) } as const
    expect(accepted(state, credit).state.lots.map(({ id }) => id)).toEqual([1, 1001, 2])
  })
})

describe("a debit", () => {
  it("takes the soonest expiring money first, then promotional, then the oldest", () => {
    const state = walletWith([
      lot(5, 10n, { expires_at: later(1) }),
      lot(4, 10n, { expires_at: later(2), purpose: "promotional" }),
      lot(3, 10n, { expires_at: later(2) }),
      lot(6, 10n, { purpose: "promotional" }),
      lot(1, 10n),
      lot(2, 10n),
    ])
    const { entry, state: after } = accepted(state, debit(55n))
    expect(entry!.lots.map(({ lot_id, amount }) => [lot_id, amount])).toEqual([
      [5, 10n],
      [4, 10n],
      [3, 10n],
      [6, 10n],
      [1, 10n],
      [2, 5n],
    ])
    expect(entry).toMatchObject({
      type: "debit",
      amount: 55n,
      balance_before: 60n,
      balance_after: 5n,
      purpose: null,
      expires_at: null,
    })
    expect(after).toMatchObject({ balance: 5n, seq: state.seq + 1 })
    expect(after.lots.map(({ remaining }) => remaining)).toEqual([0n, 0n, 0n, 0n, 0n, 5n])
  })

  it("books under the type and texts it brings", () => {
    const { entry } = accepted(funded(5n), {
      ...debit(1n),
      type: "withdrawal",
      note: "n",
      order_id: 3,
      medusa_order_id: "order_3",
      reference: "r",
    })
    expect(entry).toMatchObject({
      type: "withdrawal",
      note: "n",
      order_id: 3,
      medusa_order_id: "order_3",
      reference: "r",
      reason: "because",
      actor: "user:u1",
    })
  })

  it("may empty the wallet and not more", () => {
    expect(accepted(funded(5n), debit(5n)).state.balance).toBe(0n)
    expect(refused(funded(5n), debit(6n))).toEqual({
      code: "insufficient_balance",
      balance: 5n,
      requested: 6n,
    })
  })

  it("takes what there is when it may be partial, and tells what was asked", () => {
    const { entry, requested } = accepted(funded(5n), { ...debit(6n), allow_partial: true })
    expect([entry!.amount, requested]).toEqual([5n, 6n])
    expect(refused(walletWith([]), { ...debit(6n), allow_partial: true })).toEqual({
      code: "insufficient_balance",
      balance: 0n,
      requested: 6n,
    })
  })

  it("stays within the spending limit, which counts what was asked for", () => {
    const state = { ...funded(50n), spending_limit: 10n }
    expect(accepted(state, debit(10n)).entry!.amount).toBe(10n)
    expect(refused(state, debit(11n))).toEqual({
      code: "spending_limit_exceeded",
      spending_limit: 10n,
      requested: 11n,
    })
    expect(refused(state, { ...debit(11n), allow_partial: true }).code).toBe(
      "spending_limit_exceeded"
    )
    expect(refused({ ...state, balance: 0n, lots: [] }, debit(11n)).code).toBe(
      "spending_limit_exceeded"
    )
  })

  it.each([0n, -1n, MAX_AMOUNT + 1n])("of %s is no amount", (amount) => {
    expect(refused(funded(5n), debit(amount)).code).toBe("invalid_amount")
    expect(accepted(funded(MAX_AMOUNT), debit(MAX_AMOUNT)).state.balance).toBe(0n)
  })

  it("does not touch money that holds reserve", () => {
    const { state } = accepted(funded(5n), hold(3n))
    expect(refused(state, debit(3n))).toEqual({
      code: "insufficient_balance",
      balance: 2n,
      requested: 3n,
    })
    expect(accepted(state, debit(2n)).state).toMatchObject({ balance: 3n, held: 3n })
  })
})

describe("time", () => {
  it("takes lapsed lots out before the command, at the very instant they expire", () => {
    const state = walletWith([lot(1, 5n, { expires_at: NOW }), lot(2, 5n)])
    const { entries, state: after } = accepted(state, debit(5n))
    expect(entries.map(({ type, amount, seq, id }) => [type, amount, seq, id])).toEqual([
      ["expiry", 5n, 1, 1001],
      ["debit", 5n, 2, 1002],
    ])
    expect(entries[0]).toMatchObject({
      reason: "Credit expired",
      actor: "system:expiry",
      reference: null,
      lots: [{ lot_id: 1, amount: 5n }],
      balance_after: 5n,
    })
    expect(after.balance).toBe(0n)
  })

  it("leaves lots alone that expire a millisecond later", () => {
    const state = walletWith([lot(1, 5n, { expires_at: later(1) })])
    expect(accepted(state, debit(5n)).entries).toHaveLength(1)
    expect(availableBalance(state, NOW)).toBe(5n)
    expect(availableBalance(state, later(1))).toBe(0n)
  })

  it("is booked by itself, as one entry for all lots, or not at all", () => {
    const state = walletWith([
      lot(1, 5n, { expires_at: later(-1) }),
      lot(2, 4n, { expires_at: NOW }),
      lot(3, 1n),
    ])
    const decision = accepted(state, expire)
    expect(decision.entry).toBeNull()
    expect(decision.requested).toBe(0n)
    expect(decision.entries.map(({ amount, lots }) => [amount, lots.length])).toEqual([[9n, 2]])
    expect(accepted(decision.state, expire).entries).toEqual([])
  })

  it("is not booked by what is refused", () => {
    const state = walletWith([lot(1, 5n, { expires_at: NOW })])
    expect(refused(state, debit(1n))).toEqual({
      code: "insufficient_balance",
      balance: 0n,
      requested: 1n,
    })
  })
})

describe("a reference", () => {
  it("is taken once per type, for ever, and the first entry is named", () => {
    const first = accepted(funded(9n), { ...debit(1n), reference: "order 5" })
    expect(refused(first.state, { ...debit(1n), reference: "order 5" })).toEqual({
      code: "duplicate_reference",
      reference: "order 5",
      transaction_id: 1001,
    })
    expect(accepted(first.state, { ...debit(1n), reference: "order 6" }).entry).not.toBeNull()
    const other = { ...debit(1n), type: "withdrawal", reference: "order 5" } as const
    expect(accepted(first.state, other).entry!.reference).toBe("order 5")
  })

  it("counts for credits and committed holds alike", () => {
    const credit = { ...BASE, kind: "credit", amount: 5n, reference: "r" } as const
    const { state } = accepted(walletWith([]), credit)
    expect(refused(state, credit).code).toBe("duplicate_reference")
    const { state: held, hold: made } = accepted(state, hold(2n))
    const committed = accepted(held, { ...commit(made!.id), reference: "r" })
    expect(refused(committed.state, { ...debit(1n), reference: "r" }).code).toBe(
      "duplicate_reference"
    )
  })

  it("does not bind a hold, which books nothing", () => {
    const { state } = accepted(funded(9n), { ...hold(1n), reference: "cart" })
    expect(accepted(state, { ...hold(1n), reference: "cart" }).hold!.reference).toBe("cart")
    expect(state.references.size).toBe(0)
  })

  it("is refused before anything else is looked at", () => {
    const state = accepted(funded(9n), { ...debit(1n), reference: "r" }).state
    expect(refused(state, { ...debit(0n), reference: "r" }).code).toBe("duplicate_reference")
  })

  it("may be the empty text, which is a reference like any other", () => {
    const { state } = accepted(funded(9n), { ...debit(1n), reference: "" })
    expect(refused(state, { ...debit(1n), reference: "" }).code).toBe("duplicate_reference")
  })

  it.each(["null", "undefined"])(
    "may be the word %s, which is not the lack of one",
    (reference) => {
      const without = accepted(funded(9n), debit(1n))
      const taken = accepted(without.state, { ...debit(1n), reference })
      expect(taken.entry!.reference).toBe(reference)
      for (const lack of [null, undefined]) {
        expect(accepted(taken.state, { ...debit(1n), reference: lack }).entry!.reference).toBeNull()
      }
      expect(refused(taken.state, { ...debit(1n), reference }).code).toBe("duplicate_reference")
    }
  )

  it("keeps types apart that end alike", () => {
    expect(referenceKey("credit", "a b")).not.toBe(referenceKey("debit", "a b"))
    expect(referenceKey("credit", "a")).toBe("credit a")
  })
})

describe("the type a command books under", () => {
  it.each([
    [{ ...BASE, kind: "credit", amount: 1n }, "credit"],
    [{ ...BASE, kind: "credit", amount: 1n, type: "topup" }, "topup"],
    [debit(1n), "debit"],
    [{ ...debit(1n), type: "withdrawal" }, "withdrawal"],
    [commit(1), "debit"],
    [{ ...commit(1), type: "withdrawal" }, "withdrawal"],
    [hold(1n), null],
    [release(1), null],
    [{ kind: "expire", wallet_id: 1, actor: "a" }, null],
    [
      { ...BASE, kind: "transfer", to_wallet_id: 8, amount: 1n, transfer_group_id: "tg" },
      "transfer_out",
    ],
    [{ ...BASE, kind: "reverse", transaction_id: 1, expired_policy: "forfeit" }, null],
  ] as [Command, string | null][])("of command %#", (command, type) => {
    expect(entryTypeOf(command)).toBe(type)
  })
})

describe("a frozen wallet", () => {
  const frozen = (state: WalletState): WalletState => ({ ...state, is_frozen: true })

  it("refuses debits and holds, whatever else would be refused", () => {
    for (const command of [debit(5n), debit(500n), hold(5n)]) {
      expect(refused(frozen(funded(10n)), command)).toEqual({ code: "wallet_frozen", wallet_id: 1 })
    }
    expect(refused(frozen(funded(10n)), debit(0n))).toEqual({ code: "invalid_amount" })
  })

  it("takes credits, lets holds that were made before end, and lets what has lapsed go", () => {
    const { state, hold: made } = accepted(funded(10n), hold(5n))
    const { balance } = accepted(frozen(state), commit(made!.id)).state
    expect(balance).toBe(5n)
    expect(accepted(frozen(state), release(made!.id)).state.held).toBe(0n)
    const credit = { ...BASE, kind: "credit", amount: 3n } as const
    expect(accepted(frozen(state), credit).state.balance).toBe(13n)
    const lapsed = frozen(walletWith([lot(1, 10n, { expires_at: NOW })]))
    expect(accepted(lapsed, expire).state.balance).toBe(0n)
  })
})
