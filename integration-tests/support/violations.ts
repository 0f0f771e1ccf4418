/**
 * Judges a concurrent run by its history.
 *
 * Every success tells its place in the wallet's chain, so the order of states is known and nothing
 * has to be searched for:
 * - what was acknowledged is stored as it was told, and stored once;
 * - a transfer is stored on both sides or on neither;
 * - what was refused or failed is not stored, what is unknown is stored once at most, and nothing
 *   is stored that nobody asked for;
 * - an operation that returned before another began comes before it;
 * - a refusal for want of money, and the balance that a read saw, fit some state in their window;
 * - all answers under one idempotency key name one entry.
 */
import { checkKeys, checkTags, groupBy } from "./answers"
import type { Operation, StoredMovement } from "./history"

/** @returns everything that is wrong with a history, in words; nothing when all is well */
export function findViolations(operations: Operation[], stored: StoredMovement[]): string[] {
  const wallets = new Set([...operations, ...stored].map(({ wallet_id }) => wallet_id))
  const found = [...checkKeys(operations), ...checkTags(operations, stored)]
  const operationsOf = groupBy(operations, ({ wallet_id }) => wallet_id)
  const storedOf = groupBy(stored, ({ wallet_id }) => wallet_id)
  const writesOf = groupBy(operations.flatMap(toWrites), ({ wallet_id }) => wallet_id)
  for (const id of wallets) {
    const wallet = new WalletHistory(
      operationsOf.get(id) ?? [],
      storedOf.get(id) ?? [],
      writesOf.get(id) ?? []
    )
    found.push(...wallet.findViolations().map((violation) => `wallet ${id}: ${violation}`))
  }
  return found
}

const INCOMING = new Set(["credit", "topup", "transfer_in", "cashback", "milestone", "referral"])

/** Balances from `low` to `high`. */
interface Range {
  low: bigint
  high: bigint
}

/** What is left of the open lots, those that expire soonest first. */
type OpenLots = [lotId: number, lot: { left: bigint; expires_at: number }][]

/** An entry that an operation made, with its place in the wallet's chain. */
interface Write {
  wallet_id: number
  seq: number
  invoked: bigint
  returned: bigint
  tag: string
}

function toWrites({ tag, invoked, returned, outcome }: Operation): Write[] {
  if (outcome.kind !== "done" || outcome.replayed) {
    return []
  }
  return [outcome.entry, outcome.counterpart].flatMap((entry) =>
    entry
      ? [
          {
            tag,
            wallet_id: entry.wallet_id,
            seq: entry.seq,
            invoked: BigInt(invoked),
            returned: BigInt(returned!),
          },
        ]
      : []
  )
}

class WalletHistory {
  /** Balance after each entry; [0] is the empty wallet. */
  private readonly balances: bigint[]
  /** Lots after each entry. */
  private readonly lots: OpenLots[]
  private readonly byReturn: { at: bigint; seq: number }[]
  private readonly byInvocation: { at: bigint; seq: number }[]
  private readonly holds: { amount: bigint; from: bigint; to: bigint }[]

  constructor(
    private readonly operations: Operation[],
    private readonly stored: StoredMovement[],
    private readonly writes: Write[]
  ) {
    this.balances = [0n, ...stored.map(({ balance_after }) => BigInt(balance_after))]
    this.lots = openLots(stored)
    this.byReturn = runningMaximum(writes)
    this.byInvocation = runningMinimum(writes)
    this.holds = holdsOf(operations)
  }

  findViolations(): string[] {
    return [
      ...this.checkChain(),
      ...this.checkRealTime(),
      ...this.operations.flatMap((operation) => this.checkOperation(operation)),
    ]
  }

  private checkChain(): string[] {
    const found: string[] = []
    this.stored.forEach((entry, index) => {
      const moved = INCOMING.has(entry.type) ? BigInt(entry.amount) : -BigInt(entry.amount)
      if (entry.seq !== index + 1) {
        found.push(`entry ${index + 1} is missing before ${entry.seq}`)
      }
      if (
        BigInt(entry.balance_before) !== this.balances[index] ||
        BigInt(entry.balance_after) !== this.balances[index] + moved
      ) {
        found.push(`entry ${entry.seq} does not follow from the balance before`)
      }
      if (BigInt(entry.balance_after) < 0n) {
        found.push(`entry ${entry.seq} leaves less than nothing`)
      }
    })
    return found
  }

  private checkRealTime(): string[] {
    const places = new Map<number, string>()
    return this.writes.flatMap(({ tag, seq, invoked }) => {
      const twin = places.get(seq)
      places.set(seq, tag)
      const seen = lastBefore(this.byReturn, invoked)
      return [
        ...(twin === undefined ? [] : [`${twin} and ${tag} were both told that they are ${seq}`]),
        ...(seen !== null && seen.seq >= seq
          ? [`${tag} became ${seq} although ${seen.seq} had returned before it began`]
          : []),
      ]
    })
  }

  private checkOperation(operation: Operation): string[] {
    const { tag, outcome, amount } = operation
    if (outcome.kind === "read") {
      const balance = BigInt(outcome.balance)
      const fits = this.states(operation).some(({ low, high }) => low <= balance && balance <= high)
      return fits ? [] : [`a read saw ${outcome.balance}, which no state in its window has`]
    }
    if (outcome.kind === "refused" && outcome.code === "insufficient_balance") {
      const held = this.mostHeld(operation)
      const lowest = this.states(operation)
        .map(({ low }) => low)
        .reduce(min)
      return lowest - held < BigInt(amount)
        ? []
        : [`${tag} was refused ${amount}, but at least ${lowest - held} was there all the time`]
    }
    const takes = operation.kind === "debit" || operation.kind === "transfer"
    if (outcome.kind === "done" && outcome.entry && takes) {
      const short = BigInt(outcome.entry.amount) - BigInt(amount)
      const left = BigInt(outcome.entry.balance_after)
      if (short > 0n || (short < 0n && !operation.partial)) {
        return [`${tag} moved ${outcome.entry.amount} instead of ${amount}`]
      }
      // What is replayed was decided in the window of an attempt that was never answered.
      if (short < 0n && !outcome.replayed && left > this.mostHeld(operation)) {
        return [`${tag} took only a part and left ${left}`]
      }
    }
    return []
  }

  /**
   * What an operation may have seen, per state in its window: the balance as booked, and without
   * what time had taken out of it by then, lot by lot. All that is booked before whatever began
   * after the operation had returned; of what holds reserve nothing lapses, or less.
   */
  private states(operation: Operation): Range[] {
    const { invoked, returned } = operation
    const from = lastBefore(this.byReturn, BigInt(invoked))?.seq ?? 0
    const next = firstAfter(this.byInvocation, BigInt(returned!))
    const to = Math.max(from, next === null ? this.stored.length : next.seq - 1)
    const until = this.stored[to]?.created_at ?? Infinity
    const held = this.mostHeld(operation)
    const states: Range[] = []
    for (let seq = from; seq <= to; seq += 1) {
      let lapsed = 0n
      const balance = this.balances[seq]
      states.push({ low: balance, high: balance })
      for (const [, { left, expires_at }] of this.lots[seq]) {
        if (expires_at !== Infinity && expires_at <= until) {
          lapsed += left
          states.push({ low: balance - lapsed, high: balance - lapsed + min(lapsed, held) })
        }
      }
    }
    return states
  }

  /** The most that holds can have reserved while an operation was under way. */
  private mostHeld({ invoked, returned }: Operation): bigint {
    return this.holds.reduce(
      (sum, { amount, from, to }) =>
        from <= BigInt(returned!) && to >= BigInt(invoked) ? sum + amount : sum,
      0n
    )
  }
}

function openLots(stored: StoredMovement[]): OpenLots[] {
  const open = new Map<number, { left: bigint; expires_at: number }>()
  const after = stored.map((entry) => {
    for (const { lot_id, amount, expires_at } of entry.lots) {
      const lot = open.get(lot_id) ?? { left: 0n, expires_at: expires_at ?? Infinity }
      const left = lot.left + (INCOMING.has(entry.type) ? 1n : -1n) * BigInt(amount)
      open.set(lot_id, { ...lot, left })
    }
    return [...open]
      .filter(([, { left }]) => left > 0n)
      .sort(([, one], [, other]) => (one.expires_at < other.expires_at ? -1 : 1))
  })
  return [[], ...after]
}

function holdsOf(operations: Operation[]): { amount: bigint; from: bigint; to: bigint }[] {
  const ends = new Map<number, bigint>()
  for (const { kind, hold_id, outcome, returned, partial } of operations) {
    // What keeps the rest ends nothing.
    if (
      outcome.kind === "done" &&
      !partial &&
      (kind === "commit_hold" || kind === "release_hold")
    ) {
      ends.set(hold_id!, BigInt(returned!))
    }
  }
  return operations.flatMap(({ kind, amount, invoked, outcome }) => {
    if (kind !== "hold" || outcome.kind === "refused" || outcome.kind === "failed") {
      return []
    }
    const id = outcome.kind === "done" ? outcome.hold_id! : -1
    return [{ amount: BigInt(amount), from: BigInt(invoked), to: ends.get(id) ?? FOREVER }]
  })
}

const FOREVER = 2n ** 63n

/** By time of return: the largest place that had been told by then. */
function runningMaximum(writes: { seq: number; returned: bigint }[]) {
  let seq = 0
  return [...writes]
    .sort((a, b) => compare(a.returned, b.returned))
    .map((write) => ({ at: write.returned, seq: (seq = Math.max(seq, write.seq)) }))
}

/** By time of invocation: the smallest place that was given out from then on. */
function runningMinimum(writes: { seq: number; invoked: bigint }[]) {
  let seq = Number.MAX_SAFE_INTEGER
  return [...writes]
    .sort((a, b) => compare(b.invoked, a.invoked))
    .map((write) => ({ at: write.invoked, seq: (seq = Math.min(seq, write.seq)) }))
    .reverse()
}

function lastBefore<T extends { at: bigint }>(sorted: T[], instant: bigint): T | null {
  const count = countWhile(sorted, ({ at }) => at < instant)
  return sorted[count - 1] ?? null
}

function firstAfter<T extends { at: bigint }>(sorted: T[], instant: bigint): T | null {
  return sorted[countWhile(sorted, ({ at }) => at <= instant)] ?? null
}

/** How many items at the beginning meet a condition that no later one does. */
function countWhile<T>(items: T[], condition: (item: T) => boolean): number {
  let [low, high] = [0, items.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (condition(items[middle])) {
      low = middle + 1
    } else {
      high = middle
    }
  }
  return low
}

function compare(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function min(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}
