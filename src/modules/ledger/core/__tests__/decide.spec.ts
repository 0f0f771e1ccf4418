import { type Lot, MAX_AMOUNT } from "../../types"
import type { Accepted } from "../book"
import { decide, entryTypeOf, type WalletCommand as Command } from "../decide"
import { availableBalance, referenceKey, type WalletState } from "../state"

const NOW = new Date("2026-03-01T12:00:00.000Z")
const BASE = { wallet_id: 7, reason: "because", actor: "user:u1" }

describe("a credit", () => {
  it("books everything it was told, under the next number, with a lot of the same id", () => {
    const expires_at = later(1)
    const { entry, entries, state, hold, holds, requested } = accepted(wallet(), {
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
      id: 101,
      wallet_id: 7,
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
      lots: [{ lot_id: 101, amount: 500n }],
      actor: "user:u1",
      idempotency_hash: null,
      created_at: NOW,
    })
    expect(entries).toEqual([entry])
    expect([hold, holds, requested]).toEqual([null, [], 500n])
    expect(state).toMatchObject({ balance: 500n, held: 0n, seq: 1 })
    expect(state.lots).toEqual([
      {
        id: 101,
        wallet_id: 7,
        remaining: 500n,
        held: 0n,
        purpose: "general",
        expires_at,
      },
    ])
  })

  it("leaves what it was not told empty", () => {
    const { entry } = accepted(wallet(), { ...BASE, kind: "credit", amount: 1n })
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
    expect(accepted(wallet(), credit).entry).toMatchObject({ type: type ?? "credit", purpose })
    expect(accepted(wallet(), credit).state.lots[0].purpose).toBe(purpose)
    expect(accepted(wallet(), { ...credit, purpose: "gift" }).entry!.purpose).toBe("gift")
  })

  it.each([0n, -1n, MAX_AMOUNT + 1n])("of %s is no amount", (amount) => {
    expect(refused(wallet(), { ...BASE, kind: "credit", amount })).toEqual({
      code: "invalid_amount",
    })
  })

  it("may fill the wallet to the largest balance and not beyond", () => {
    const full = { ...BASE, kind: "credit", amount: MAX_AMOUNT } as const
    const { state } = accepted(wallet(), full)
    expect(state.balance).toBe(MAX_AMOUNT)
    expect(refused(state, { ...full, amount: 1n })).toEqual({
      code: "balance_limit_exceeded",
      balance: MAX_AMOUNT,
      requested: 1n,
    })
  })

  it("finds the room that lapsed money leaves", () => {
    const state = wallet({ lots: [lot(1, MAX_AMOUNT, { expires_at: NOW })] })
    const { entries } = accepted(state, { ...BASE, kind: "credit", amount: MAX_AMOUNT })
    expect(entries.map(({ type }) => type)).toEqual(["expiry", "credit"])
  })

  it("has to expire after now", () => {
    const credit = { ...BASE, kind: "credit", amount: 1n } as const
    expect(refused(wallet(), { ...credit, expires_at: NOW })).toEqual({
      code: "expiry_in_past",
      expires_at: NOW,
      now: NOW,
    })
    expect(accepted(wallet(), { ...credit, expires_at: later(1) }).entry).not.toBeNull()
  })

  it("takes its place in the spending order at once", () => {
    const state = wallet({ lots: [lot(1, 5n, { expires_at: later(5) }), lot(2, 5n)] })
    const credit = { ...BASE, kind: "credit", amount: 1n, expires_at: later(9) } as const
    expect(accepted(state, credit).state.lots.map(({ id }) => id)).toEqual([1, 101, 2])
  })
})

describe("a debit", () => {
  it("takes the soonest expiring money first, then promotional, then the oldest", () => {
    const state = wallet({
      lots: [
        lot(5, 10n, { expires_at: later(1) }),
        lot(4, 10n, { expires_at: later(2), purpose: "promotional" }),
        lot(3, 10n, { expires_at: later(2) }),
        lot(6, 10n, { purpose: "promotional" }),
        lot(1, 10n),
        lot(2, 10n),
      ],
    })
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
    expect(refused(wallet(), { ...debit(6n), allow_partial: true })).toEqual({
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
    const state = wallet({ lots: [lot(1, 5n, { expires_at: NOW }), lot(2, 5n)] })
    const { entries, state: after } = accepted(state, debit(5n))
    expect(entries.map(({ type, amount, seq, id }) => [type, amount, seq, id])).toEqual([
      ["expiry", 5n, 1, 101],
      ["debit", 5n, 2, 102],
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
    const state = wallet({ lots: [lot(1, 5n, { expires_at: later(1) })] })
    expect(accepted(state, debit(5n)).entries).toHaveLength(1)
    expect(availableBalance(state, NOW)).toBe(5n)
    expect(availableBalance(state, later(1))).toBe(0n)
  })

  it("is booked by itself, as one entry for all lots, or not at all", () => {
    const expire = { kind: "expire", wallet_id: 7, actor: "system:test" } as const
    const state = wallet({
      lots: [lot(1, 5n, { expires_at: later(-1) }), lot(2, 4n, { expires_at: NOW }), lot(3, 1n)],
    })
    const decision = accepted(state, expire)
    expect(decision.entry).toBeNull()
    expect(decision.requested).toBe(0n)
    expect(decision.entries.map(({ amount, lots }) => [amount, lots.length])).toEqual([[9n, 2]])
    expect(accepted(decision.state, expire).entries).toEqual([])
  })

  it("is not booked by what is refused", () => {
    const state = wallet({ lots: [lot(1, 5n, { expires_at: NOW })] })
    expect(refused(state, debit(1n))).toEqual({
      code: "insufficient_balance",
      balance: 0n,
      requested: 1n,
    })
  })

  it("gives the money of a lapsed hold back, and only then", () => {
    const { state } = accepted(funded(5n), { ...hold(5n), expires_at: later(10) })
    expect(decide(state, debit(5n), at(later(9))).ok).toBe(false)
    const decision = decide(state, debit(5n), at(later(10))) as Accepted
    expect(decision.entry!.amount).toBe(5n)
    expect(decision.holds.map(({ id, status }) => [id, status])).toEqual([[101, "lapsed"]])
    expect(decision.state.held).toBe(0n)
    expect(decision.hold).toBeNull()
  })

  it("takes out with the hold's end the lots that only it kept", () => {
    const credited = wallet({ lots: [lot(1, 5n, { expires_at: later(1) })] })
    const { state } = accepted(credited, { ...hold(3n), expires_at: later(3) })
    const first = decide(state, expire, at(later(2))) as Accepted
    expect(first.entries.map(({ amount }) => amount)).toEqual([2n])
    const second = decide(first.state, expire, at(later(3))) as Accepted
    expect(second.entries.map(({ amount }) => amount)).toEqual([3n])
    expect(second.state.balance).toBe(0n)
  })
})

describe("a hold", () => {
  it("reserves lots in spending order and books nothing", () => {
    const state = wallet({ lots: [lot(1, 2n, { expires_at: later(5) }), lot(2, 5n)] })
    const expires_at = later(3)
    const decision = accepted(state, { ...hold(4n), reference: "cart", expires_at })
    expect(decision.entries).toEqual([])
    expect(decision.entry).toBeNull()
    expect(decision.hold).toEqual({
      id: 101,
      wallet_id: 7,
      amount: 4n,
      lots: [
        { lot_id: 1, amount: 2n },
        { lot_id: 2, amount: 2n },
      ],
      status: "active",
      reason: "because",
      reference: "cart",
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
    const credited = wallet({ lots: [lot(1, 3n, { expires_at: later(1) }), lot(2, 5n)] })
    const { state } = accepted(credited, hold(4n))
    const decision = decide(
      state,
      { ...commit(101), reference: "r", order_id: 4, note: "n", medusa_order_id: "order_4" },
      at(later(60))
    ) as Accepted
    expect(decision.entry).toMatchObject({
      type: "debit",
      amount: 4n,
      hold_id: 101,
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
    const decision = accepted(state, { ...commit(101), amount: 2n, type: "withdrawal" })
    expect(decision.entry).toMatchObject({ amount: 2n, type: "withdrawal" })
    expect(decision.requested).toBe(2n)
    expect(decision.state).toMatchObject({ balance: 7n, held: 0n })
    expect(availableBalance(decision.state, NOW)).toBe(7n)
  })

  it("commits its lots in their order, and only those that are needed", () => {
    const state = wallet({ lots: [lot(1, 3n), lot(2, 4n), lot(3, 5n)] })
    const held = accepted(state, hold(12n)).state
    const committed = (amount: bigint) => accepted(held, { ...commit(101), amount }).entry!.lots
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
    for (const amount of [6n, 0n, -1n]) {
      expect(refused(state, { ...commit(101), amount })).toEqual({ code: "invalid_amount" })
    }
    expect(accepted(state, { ...commit(101), amount: 5n }).entry!.amount).toBe(5n)
  })

  it("gives everything back when it is released", () => {
    const { state } = accepted(funded(9n), hold(5n))
    const decision = accepted(state, release(101))
    expect(decision).toMatchObject({ entry: null, entries: [], requested: 5n })
    expect(decision.hold!.status).toBe("released")
    expect(decision.holds).toEqual([decision.hold])
    expect(decision.state).toMatchObject({ balance: 9n, held: 0n, seq: 0 })
  })

  it("ends once", () => {
    const { state } = accepted(funded(9n), { ...hold(5n), expires_at: later(1) })
    for (const [end, status] of [
      [commit(101), "committed"],
      [release(101), "released"],
    ] as const) {
      const ended = accepted(state, end).state
      for (const again of [commit(101), release(101)]) {
        expect(refused(ended, again)).toEqual({ code: "hold_not_active", hold_id: 101, status })
      }
    }
    for (const late of [commit(101), release(101)]) {
      expect(decide(state, late, at(later(1)))).toEqual({
        ok: false,
        refusal: { code: "hold_not_active", hold_id: 101, status: "lapsed" },
      })
    }
  })

  it("must be there", () => {
    for (const command of [commit(5), release(5)]) {
      expect(refused(funded(9n), command)).toEqual({ code: "hold_not_found", hold_id: 5 })
    }
  })
})

describe("a reference", () => {
  it("is taken once per type, for ever, and the first entry is named", () => {
    const first = accepted(funded(9n), { ...debit(1n), reference: "order 5" })
    expect(refused(first.state, { ...debit(1n), reference: "order 5" })).toEqual({
      code: "duplicate_reference",
      reference: "order 5",
      transaction_id: 101,
    })
    expect(accepted(first.state, { ...debit(1n), reference: "order 6" }).entry).not.toBeNull()
    const other = { ...debit(1n), type: "withdrawal", reference: "order 5" } as const
    expect(accepted(first.state, other).entry!.reference).toBe("order 5")
  })

  it("counts for credits and committed holds alike", () => {
    const credit = { ...BASE, kind: "credit", amount: 5n, reference: "r" } as const
    const { state } = accepted(wallet(), credit)
    expect(refused(state, credit).code).toBe("duplicate_reference")
    const held = accepted(state, hold(2n)).state
    const committed = accepted(held, { ...commit(101), reference: "r" })
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
    [{ kind: "expire", wallet_id: 7, actor: "a" }, null],
    [
      { ...BASE, kind: "transfer", to_wallet_id: 8, amount: 1n, transfer_group_id: "tg" },
      "transfer_out",
    ],
    [{ ...BASE, kind: "reverse", transaction_id: 1, expired_policy: "forfeit" }, null],
  ] as [Command, string | null][])("of command %#", (command, type) => {
    expect(entryTypeOf(command)).toBe(type)
  })
})

const expire = { kind: "expire", wallet_id: 7, actor: "system:test" } as const

function debit(amount: bigint) {
  return { ...BASE, kind: "debit" as const, amount }
}

function hold(amount: bigint) {
  return { ...BASE, kind: "hold" as const, amount }
}

function commit(hold_id: number) {
  return { ...BASE, kind: "commit_hold" as const, hold_id }
}

function release(hold_id: number) {
  return { ...BASE, kind: "release_hold" as const, hold_id }
}

function later(milliseconds: number): Date {
  return new Date(NOW.getTime() + milliseconds)
}

function at(now: Date) {
  let id = 200
  return { now, nextId: () => (id += 1) }
}

function wallet({ lots = [] }: { lots?: Lot[] } = {}): WalletState {
  return {
    id: 7,
    currency: "EUR",
    balance: lots.reduce((sum, { remaining }) => sum + remaining, 0n),
    held: 0n,
    seq: 0,
    spending_limit: 0n,
    lots,
    holds: new Map(),
    references: new Map(),
    outgoing: [],
    reversible: new Map(),
  }
}

function funded(amount: bigint): WalletState {
  return wallet({ lots: [lot(1, amount)] })
}

function lot(id: number, remaining: bigint, fields: Partial<Lot> = {}): Lot {
  return { id, wallet_id: 7, remaining, held: 0n, purpose: "general", expires_at: null, ...fields }
}

function decideNow(state: WalletState, command: Command) {
  let id = 100
  return decide(state, command, { now: NOW, nextId: () => (id += 1) })
}

function accepted(state: WalletState, command: Command): Accepted {
  const decision = decideNow(state, command)
  if (!decision.ok) {
    throw new Error(`refused: ${decision.refusal.code}`)
  }
  return decision
}

function refused(state: WalletState, command: Command) {
  const decision = decideNow(state, command)
  if (decision.ok) {
    throw new Error("accepted")
  }
  return decision.refusal
}
