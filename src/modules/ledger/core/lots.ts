import type { Lot, LotMovement } from "../types"
import { mayLeaveStore } from "./entry-types"

/**
 * The order in which money is spent: what expires soonest, then promotional money, then the
 * oldest (decisions, "Lots and purposes"). The index `ledger_lot_spending` has the same order.
 */
export function compareSpending(a: Lot, b: Lot): number {
  return (
    (a.expires_at?.getTime() ?? Infinity) - (b.expires_at?.getTime() ?? Infinity) ||
    rank(a) - rank(b) ||
    a.id - b.id
  )
}

function rank(lot: Lot): number {
  return staysInStore(lot) ? 0 : 1
}

/** Money for spending in the store: it can be neither transferred nor withdrawn. */
export function staysInStore(lot: Lot): boolean {
  return !mayLeaveStore(lot.purpose)
}

/** What of a lot is neither spent nor reserved. */
export function available(lot: Lot): bigint {
  return lot.remaining - lot.held
}

/** What of several lots is neither spent nor reserved. */
export function availableIn(lots: readonly Lot[]): bigint {
  return lots.reduce((all, lot) => all + available(lot), 0n)
}

export function hasLapsed(lot: Pick<Lot, "expires_at">, now: Date): boolean {
  return lot.expires_at !== null && lot.expires_at <= now
}

/**
 * Takes `amount` from lots in spending order.
 *
 * @returns what was taken of each; their sum is less than `amount` when the lots hold less
 */
export function takeFrom(lots: readonly Lot[], amount: bigint): LotMovement[] {
  const taken: LotMovement[] = []
  let missing = amount
  for (const lot of lots) {
    if (missing === 0n) {
      break
    }
    const part = available(lot) < missing ? available(lot) : missing
    if (part > 0n) {
      taken.push({ lot_id: lot.id, amount: part })
      missing -= part
    }
  }
  return taken
}

/** Adds to `remaining` and `held` of the lots that the movements name; returns a new list. */
export function moveLots(
  lots: readonly Lot[],
  movements: readonly LotMovement[],
  change: { remaining: 0n | 1n | -1n; held: 0n | 1n | -1n }
): Lot[] {
  const byLot = new Map(movements.map((movement) => [movement.lot_id, movement.amount]))
  return lots.map((lot) => {
    const amount = byLot.get(lot.id)
    return amount === undefined
      ? lot
      : {
          ...lot,
          remaining: lot.remaining + change.remaining * amount,
          held: lot.held + change.held * amount,
        }
  })
}

/** Puts a new lot in its place in the spending order. */
export function insertLot(lots: readonly Lot[], lot: Lot): Lot[] {
  const at = lots.findIndex((other) => compareSpending(lot, other) < 0)
  return at === -1 ? [...lots, lot] : [...lots.slice(0, at), lot, ...lots.slice(at)]
}

export function total(movements: readonly LotMovement[]): bigint {
  return movements.reduce((sum, movement) => sum + movement.amount, 0n)
}

/** What is left of movements when others, each no larger than its own, are taken away. */
export function without(
  movements: readonly LotMovement[],
  taken: readonly LotMovement[]
): LotMovement[] {
  const byLot = new Map(taken.map(({ lot_id, amount }) => [lot_id, amount]))
  return movements
    .map(({ lot_id, amount }) => ({ lot_id, amount: amount - (byLot.get(lot_id) ?? 0n) }))
    .filter(({ amount }) => amount > 0n)
}
