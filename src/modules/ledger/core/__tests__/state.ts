import type { Lot } from "../../types"
import type { Accepted, Refused } from "../book"
import { decide, type WalletCommand } from "../decide"
import type { WalletState } from "../state"

export const NOW = new Date("2026-03-01T00:00:00.000Z")

/** A wallet with the given lots. */
export function walletWith(lots: Lot[], fields: Partial<WalletState> = {}): WalletState {
  return {
    id: lots[0]?.wallet_id ?? 1,
    currency: "EUR",
    balance: lots.reduce((sum, { remaining }) => sum + remaining, 0n),
    held: lots.reduce((sum, { held }) => sum + held, 0n),
    seq: 0,
    spending_limit: null,
    is_frozen: false,
    lots,
    holds: new Map(),
    references: new Map(),
    outgoing: [],
    reversible: new Map(),
    expiry_rules: new Map(),
    ...fields,
  }
}

export function lot(id: number, remaining: bigint, fields: Partial<Lot> = {}): Lot {
  return { id, wallet_id: 1, remaining, held: 0n, purpose: "general", expires_at: null, ...fields }
}

/** A wallet with one lot, of number 1. */
export function funded(amount: bigint): WalletState {
  return walletWith([lot(1, amount)])
}

/** What every command says. */
export const BASE = { wallet_id: 1, reason: "because", actor: "user:u1" }

export const expire = { kind: "expire", wallet_id: 1, actor: "system:test" } as const

export function debit(amount: bigint) {
  return { ...BASE, kind: "debit" as const, amount }
}

export function hold(amount: bigint) {
  return { ...BASE, kind: "hold" as const, amount }
}

export function commit(hold_id: number) {
  return { ...BASE, kind: "commit_hold" as const, hold_id }
}

export function release(hold_id: number) {
  return { ...BASE, kind: "release_hold" as const, hold_id }
}

/** A clock that stands still and ids that count up, from behind those of the holds there are. */
export function contextAt(now: Date = NOW, holds = 0) {
  let id = 1000 + holds
  return { now, nextId: () => (id += 1) }
}

export function later(milliseconds: number): Date {
  return new Date(NOW.getTime() + milliseconds)
}

export function after(days: number): Date {
  return new Date(NOW.getTime() + days * 24 * 60 * 60 * 1000)
}

export function accepted(state: WalletState, command: WalletCommand, now = NOW): Accepted {
  // No entry has the id of one before it.
  const decision = decide(state, command, contextAt(now, state.holds.size + 100 * state.seq))
  if (!decision.ok) {
    throw new Error(`refused: ${decision.refusal.code}`)
  }
  return decision
}

export function refused(state: WalletState, command: WalletCommand, now = NOW): Refused["refusal"] {
  const decision = decide(state, command, contextAt(now))
  if (decision.ok) {
    throw new Error("accepted")
  }
  return decision.refusal
}

export function remainders(state: WalletState): [number, bigint][] {
  return state.lots
    .filter(({ remaining }) => remaining > 0n)
    .map(({ id, remaining }) => [id, remaining])
}
