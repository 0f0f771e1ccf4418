import fc from "fast-check"
import {
  type DebitType,
  type EntryDraft,
  EXPIRY_ACTOR,
  type ExpiryRule,
  type Hold,
} from "../../types"
import type { Accepted } from "../book"
import { decide } from "../decide"
import { availableBalance, type WalletState } from "../state"
import { compareSpending } from "../lots"
import { CoinModel, type Command } from "./coin-model"
import { program, realise, START } from "./programs"

const DAY_MS = 24 * 60 * 60 * 1000
const RUNS = fc.readConfigureGlobal()?.numRuns ?? 250

/** Runs a program through `decide`, showing each step to `check`. */
function run(
  plans: Parameters<typeof realise>[0][],
  spendingLimit: bigint,
  check: (step: Observation) => void,
  rule?: ExpiryRule
): void {
  let state = emptyWallet(spendingLimit)
  let now = START
  let lastId = 0
  const holds: number[] = []
  const extended = new Set<number>()
  for (const [step, planned] of plans.entries()) {
    const { after, command } = realise(planned, now, holds)
    now += after + (rule && step === Math.floor(plans.length / 2) ? DAY_MS : 0)
    const eligible = state.lots.filter(({ id }) => !extended.has(id))
    const before = rule
      ? { ...state, expiry_rules: new Map(eligible.map(({ id }) => [id, rule])) }
      : state
    const frozen = snapshot(before)
    const decision = decide(deepFreeze(before), command, {
      now: new Date(now),
      nextId: () => (lastId += 1),
    })
    expect(snapshot(before)).toBe(frozen)
    if (decision.ok) {
      state = decision.state
      for (const entry of decision.entries) {
        if (entry.actor === EXPIRY_ACTOR && entry.type === "credit") extended.add(entry.id)
      }
      if (command.kind === "hold") {
        holds.push(decision.hold!.id)
      }
    }
    check({ command, before, decision, after: state, now: new Date(now) })
  }
}

describe("decide over random programs", () => {
  it("does to every wallet what the coin model does", () => {
    forAllPrograms((plans, limit) => {
      const model = new CoinModel(limit)
      run(plans, limit, ({ command, decision, after, now }) => {
        const id = decision.ok ? (decision.hold?.id ?? decision.entry?.id ?? 0) : 0
        const expected = model.apply(command, now, idOf(command, decision) ?? id)
        expect(decision.ok ? undefined : decision.refusal.code).toBe(expected.refused)
        if (decision.ok) {
          expect(decision.entry?.amount ?? 0n).toBe(expected.amount)
          expect(new Map(decision.entry?.lots.map((lot) => [lot.lot_id, lot.amount]))).toEqual(
            expected.taken ?? new Map()
          )
          expect(amountOfType(decision.entries, "expiry")).toBe(expected.lapsed)
        }
        expect(after.balance).toBe(model.balance)
        expect(after.held).toBe(model.held)
        expect(openLots(after)).toEqual(model.lots())
        for (const hold of wholeHolds(after)) {
          expect(hold.status).toBe(model.holdStatus(hold.id))
        }
      })
    })
  })

  it("keeps what a rule extends, once, to the instant that the rule says", () => {
    forAllPrograms((plans, limit) => {
      const model = new CoinModel(limit, DAY_MS)
      run(
        plans,
        limit,
        ({ command, decision, after, now }) => {
          const id = decision.ok ? (decision.hold?.id ?? decision.entry?.id ?? 0) : 0
          const expected = model.apply(command, now, idOf(command, decision) ?? id)
          expect(decision.ok ? undefined : decision.refusal.code).toBe(expected.refused)
          if (decision.ok) {
            expect(decision.entry?.amount ?? 0n).toBe(expected.amount)
            expect(amountOfType(decision.entries, "expiry")).toBe(expected.lapsed)
          }
          expect(after.balance).toBe(model.balance)
          expect(after.held).toBe(model.held)
        },
        // Half a program later what was extended lapses, for good.
        { id: 1, action: "extend", days: 1 }
      )
    })
  })

  it("never shows more as available than can be spent, nor less", () => {
    forAllPrograms((plans, limit) => {
      const model = new CoinModel(limit)
      run(plans, limit, ({ command, decision, after, now }) => {
        model.apply(command, now, idOf(command, decision) ?? 0)
        const later = new Date(now.getTime() + 1)
        // Lapsed holds give their money back only when they are booked.
        if (![...after.holds.values()].some((hold) => isOver(hold, later))) {
          expect(availableBalance(after, later)).toBe(model.spendable(later))
        }
      })
    })
  })

  it("I3, I5: entries follow from each other without gaps, and the balance is their sum", () => {
    forAllPrograms((plans, limit) => {
      let seq = 0
      let balance = 0n
      run(plans, limit, ({ decision, after, now }) => {
        for (const entry of decision.ok ? decision.entries : []) {
          const moved = isIncoming(entry) ? entry.amount : -entry.amount
          expect(entry).toMatchObject({
            seq: seq + 1,
            balance_before: balance,
            balance_after: balance + moved,
            amount: sum(entry.lots.map(({ amount }) => amount)),
            created_at: now,
          })
          expect(entry.amount > 0n).toBe(true)
          seq += 1
          balance += moved
        }
        expect(after).toMatchObject({ seq, balance })
      })
    })
  })

  it("I4, I6: nothing is ever negative, held stays within what there is, and lots make up the balance", () => {
    forAllPrograms((plans, limit) => {
      run(plans, limit, ({ after }) => {
        expect(after.held >= 0n && after.balance >= after.held).toBe(true)
        expect(sum(after.lots.map(({ remaining }) => remaining))).toBe(after.balance)
        expect(sum(after.lots.map(({ held }) => held))).toBe(after.held)
        expect(after.lots.every(({ held, remaining }) => held >= 0n && held <= remaining)).toBe(
          true
        )
        const active = [...after.holds.values()].filter(({ status }) => status === "active")
        expect(sum(active.map(({ amount }) => amount))).toBe(after.held)
        expect([...after.lots].sort(compareSpending)).toEqual(after.lots)
      })
    })
  })

  it("I6: no debit or hold takes from a lot whose time is over", () => {
    forAllPrograms((plans, limit) => {
      run(plans, limit, ({ command, decision, before, now }) => {
        if (decision.ok && (command.kind === "debit" || command.kind === "hold")) {
          const used = (decision.hold ?? decision.entry)!.lots
          const lapsed = before.lots.filter(({ expires_at }) => expires_at && expires_at <= now)
          expect(lapsed.filter(({ id }) => used.some(({ lot_id }) => lot_id === id))).toEqual([])
        }
      })
    })
  })

  it("I10: what is refused leaves the state as it was", () => {
    forAllPrograms((plans, limit) => {
      run(plans, limit, ({ decision, before, after }) => {
        if (!decision.ok) {
          expect(after).toBe(before)
        }
      })
    })
  })

  it("I12: a partial debit takes the smaller of what was asked and what there was, never nothing", () => {
    forAllPrograms((plans, limit) => {
      run(plans, limit, ({ command, decision, before, now }) => {
        if (decision.ok && command.kind === "debit") {
          const settled = decide(before, { kind: "expire", wallet_id: 1, actor: "t" }, context(now))
          const available = settled.ok ? takeable(settled.state, command.type, now) : 0n
          const taken = decision.entry!.amount
          expect(taken).toBe(available < command.amount ? available : command.amount)
          expect(taken).toBeGreaterThan(0n)
          expect(decision.requested).toBe(command.amount)
        }
      })
    })
  })

  it("I14: amounts stay bigint whatever their size, up to the largest balance", () => {
    const max = 999_999_999_999_999_999n
    const large = fc.oneof(fc.bigInt(max - 5n, max + 5n), fc.bigInt(1n, 5n), fc.bigInt(1n, max))
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), large), { maxLength: 20 }), (moves) => {
        let state = emptyWallet(0n)
        let balance = 0n
        let lastId = 0
        for (const [incoming, amount] of moves) {
          const command: Command = incoming
            ? { kind: "credit", wallet_id: 1, amount, reason: "r", actor: "a" }
            : { kind: "debit", wallet_id: 1, amount, reason: "r", actor: "a" }
          const decision = decide(state, command, {
            now: new Date(START),
            nextId: () => (lastId += 1),
          })
          const next = incoming ? balance + amount : balance - amount
          const allowed = amount <= max && next >= 0n && next <= max
          expect(decision.ok).toBe(allowed)
          if (decision.ok) {
            state = decision.state
            balance = next
          }
          expect(state.balance).toBe(balance)
        }
      })
    )
  })
})

interface Observation {
  command: Command
  before: WalletState
  decision: Accepted | { ok: false; refusal: { code: string } }
  after: WalletState
  now: Date
}

function forAllPrograms(check: (plans: Parameters<typeof run>[0], limit: bigint) => void): void {
  // A third of the wallets have a spending limit.
  const limit = fc.constantFrom(0n, 0n, 3n)
  fc.assert(fc.property(program, limit, check), { numRuns: RUNS })
}

function emptyWallet(spending_limit: bigint): WalletState {
  return {
    id: 1,
    currency: "EUR",
    balance: 0n,
    held: 0n,
    seq: 0,
    spending_limit,
    is_frozen: false,
    lots: [],
    holds: new Map(),
    references: new Map(),
    outgoing: [],
    reversible: new Map(),
    expiry_rules: new Map(),
  }
}

/** What there is for a debit of a type, of a wallet whose lapses are booked. */
function takeable(state: WalletState, type: DebitType | undefined, now: Date): bigint {
  const promotional = state.lots.filter(({ purpose }) => purpose === "promotional")
  const left = sum(promotional.map(({ remaining, held }) => remaining - held))
  return availableBalance(state, now) - (type === "withdrawal" ? left : 0n)
}

function context(now: Date) {
  let id = 1_000_000
  return { now, nextId: () => (id += 1) }
}

/** The id of what the command itself made. */
function idOf(command: Command, decision: Observation["decision"]): number | undefined {
  if (!decision.ok) {
    return undefined
  }
  return command.kind === "hold" ? decision.hold!.id : decision.entry?.id
}

function openLots(state: WalletState) {
  return new Map(
    state.lots
      .filter(({ remaining }) => remaining > 0n)
      .map(({ id, remaining, held }) => [id, { remaining, held }])
  )
}

function amountOfType(entries: EntryDraft[], type: string): bigint {
  return sum(entries.filter((entry) => entry.type === type).map(({ amount }) => amount))
}

function isIncoming({ type }: EntryDraft): boolean {
  return ["credit", "topup", "cashback", "milestone", "referral"].includes(type)
}

/** The holds themselves, without parts of them that have ended. */
function wholeHolds(state: WalletState): Hold[] {
  return [...state.holds.values()].filter(({ part_of }) => part_of === null)
}

function isOver(hold: Hold, now: Date): boolean {
  return hold.status === "active" && hold.expires_at !== null && hold.expires_at <= now
}

function sum(amounts: bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n)
}

function snapshot(state: WalletState): string {
  return JSON.stringify(state, (_, value) => {
    if (value instanceof Map) {
      return [...value]
    }
    return typeof value === "bigint" ? `${value}n` : value
  })
}

function deepFreeze(state: WalletState): WalletState {
  state.lots.forEach(Object.freeze)
  Object.freeze(state.lots)
  state.holds.forEach((hold) => Object.freeze(hold))
  return Object.freeze(state)
}
