import type { EntryDraft, LotMovement } from "../types"
import type { Reversible, WalletState } from "./state"

/*
 * Reversals are entries and can be reversed like any other. What an entry is worth is its amount less
 * what its reversals are worth: one that was itself reversed counts no more. No entry may ever be
 * taken back by more than it moved, so a reversal that brings another reversal into force again is
 * limited by what that one takes back, too.
 */

type ReversibleEntries = WalletState["reversible"]

/** How much of an entry can be reversed still. */
export function leftToReverse(reversible: ReversibleEntries, id: number): bigint {
  // Taking back a part of this one brings into force again what it took back, and so on.
  return takenBackBy(reversible, id)
    .filter((_, distance) => distance % 2 === 0)
    .map(({ entry, reversed }) => entry.amount - reversed)
    .reduce((least, left) => (left < least ? left : least))
}

/** What is known of the entries once `booked` takes back the one that it names. */
export function withReversal(reversible: ReversibleEntries, booked: EntryDraft): ReversibleEntries {
  const all = new Map(reversible)
  takenBackBy(reversible, booked.reverses_entry_id!).forEach(({ entry, reversed }, distance) => {
    const change = distance % 2 === 0 ? booked.amount : -booked.amount
    all.set(entry.id, { entry, reversed: reversed + change })
  })
  return all.set(booked.id, { entry: booked, reversed: 0n })
}

/**
 * The lots to which a part of an outgoing entry returns: its own, last taken first, after what
 * earlier reversals have given back. Once such a reversal was itself reversed, the lots that it was
 * taken from stand for what it gave back. No lot ever gets more than was taken out of it.
 */
export function lotsTaken(
  reversible: ReversibleEntries,
  id: number,
  amount: bigint
): LotMovement[] {
  const origin = takenBackBy(reversible, id).at(-1)!.entry
  const isOut = ({ balance_before, balance_after }: EntryDraft) => balance_after < balance_before
  const out: TakenPart[] = []
  for (const entry of lineOf(reversible, origin.id)) {
    if (isOut(entry)) {
      out.push(...entry.lots.map((lot) => ({ ...lot, by: entry.id })))
    } else if (entry.id !== origin.id) {
      giveBack(out, entry.reverses_entry_id!, entry.amount)
    }
  }
  return byLot(giveBack(out, id, amount))
}

interface TakenPart extends LotMovement {
  /** The entry that took it. */
  by: number
}

/** Removes from what is out what a reversal of the entry `by` returns. @returns what that is */
function giveBack(out: TakenPart[], by: number, amount: bigint): TakenPart[] {
  const lastFirst = [...out].reverse()
  const order = [
    ...lastFirst.filter((part) => part.by === by),
    ...lastFirst.filter((part) => part.by !== by),
  ]
  const returned: TakenPart[] = []
  let missing = amount
  for (const part of order) {
    const given = part.amount < missing ? part.amount : missing
    if (given > 0n) {
      returned.push({ ...part, amount: given })
      out.splice(out.indexOf(part), 1, { ...part, amount: part.amount - given })
      missing -= given
    }
  }
  return returned
}

function byLot(parts: readonly TakenPart[]): LotMovement[] {
  const sums = new Map<number, bigint>()
  for (const { lot_id, amount } of parts) {
    sums.set(lot_id, (sums.get(lot_id) ?? 0n) + amount)
  }
  return [...sums].map(([lot_id, amount]) => ({ lot_id, amount }))
}

/** An entry, the one that it takes back, the one that that takes back, and so on. */
function takenBackBy(reversible: ReversibleEntries, id: number): Reversible[] {
  const found: Reversible[] = []
  for (let next = reversible.get(id); next;) {
    found.push(next)
    const { reverses_entry_id } = next.entry
    next = reverses_entry_id === null ? undefined : reversible.get(reverses_entry_id)
  }
  return found
}

/** An entry with all that takes it back, and what takes that back, in the order of booking. */
function lineOf(reversible: ReversibleEntries, originId: number): EntryDraft[] {
  const bySeq = [...reversible.values()]
    .map(({ entry }) => entry)
    .sort((one, other) => one.seq - other.seq)
  const line = new Set([originId])
  return bySeq.filter((entry) => {
    if (entry.reverses_entry_id !== null && line.has(entry.reverses_entry_id)) {
      line.add(entry.id)
    }
    return line.has(entry.id)
  })
}

/** Entries with what of each has been reversed, by id; `entries` holds all reversals of those in it. */
export function toReversible<Written extends EntryDraft>(
  entries: readonly Written[]
): Map<number, Reversible & { entry: Written }> {
  const all = new Map(entries.map((entry) => [entry.id, { entry, reversed: 0n }]))
  // Reversals have larger ids than what they take back.
  for (const { entry, reversed } of [...all.values()].sort((a, b) => b.entry.id - a.entry.id)) {
    const original = entry.reverses_entry_id === null ? null : all.get(entry.reverses_entry_id)
    if (original) {
      original.reversed += entry.amount - reversed
    }
  }
  return all
}
