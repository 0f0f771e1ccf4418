import type { Command as AnyCommand, DebitType, Hold, Lot, RefusalCode } from "../../types"

/** Commands on one wallet that don't look back at earlier entries. */
export type Command = Exclude<AnyCommand, { kind: "transfer" | "reverse" | "reverse_transfer" }>

/**
 * What `decide` has to do, told another way: a wallet is a heap of coins worth one minor unit
 * each, and every coin knows which lot it came from and where it is now. Slow, and so plain that
 * it can be checked by reading.
 */
export class CoinModel {
  private coins: Coin[] = []
  private readonly holds = new Map<number, ModelHold>()
  private readonly references = new Set<string>()
  /** When money was spent or reserved, and the hold that reserved it. */
  private spendings: { at: number; hold: number | null }[] = []

  /** @param longer how many milliseconds a coin lives on, once, when its time is over; 0 for none */
  constructor(
    private readonly spendingLimit: bigint,
    private readonly longer = 0
  ) {}

  get balance(): bigint {
    return this.count(({ place }) => place !== "gone")
  }

  get held(): bigint {
    return this.count(({ place }) => typeof place === "number")
  }

  /** What may be spent at an instant, whether or not lapses have been booked. */
  spendable(now: Date): bigint {
    const copy = new CoinModel(this.spendingLimit, this.longer)
    copy.coins = this.coins.map((coin) => ({ ...coin }))
    this.holds.forEach((hold, id) => copy.holds.set(id, { ...hold }))
    copy.lapse(now.getTime())
    return copy.count(({ place }) => place === "free")
  }

  /** Remaining and held coins of each lot that has any left. */
  lots(): Map<number, Pick<Lot, "remaining" | "held">> {
    const lots = new Map<number, Pick<Lot, "remaining" | "held">>()
    for (const { lot, place } of this.coins) {
      if (place !== "gone") {
        const { remaining, held } = lots.get(lot) ?? { remaining: 0n, held: 0n }
        lots.set(lot, {
          remaining: remaining + 1n,
          held: typeof place === "number" ? held + 1n : held,
        })
      }
    }
    return lots
  }

  holdStatus(id: number): Hold["status"] | undefined {
    return this.holds.get(id)?.status
  }

  /**
   * Carries a command out.
   *
   * @param id the id that the ledger gave to the entry or hold, if it made one
   */
  apply(command: Command, now: Date, id: number): Effect {
    const coins = this.coins.map((coin) => ({ ...coin }))
    const holds = [...this.holds].map(([key, hold]) => [key, { ...hold }] as const)
    const spendings = this.spendings
    const effect = this.attempt(command, now.getTime(), id)
    if (effect.refused) {
      this.coins = coins
      this.spendings = spendings
      this.holds.clear()
      holds.forEach(([key, hold]) => this.holds.set(key, hold))
    }
    return effect
  }

  private attempt(command: Command, now: number, id: number): Effect {
    const reference = referenceOf(command)
    if (reference && this.references.has(reference)) {
      return refused("duplicate_reference")
    }
    const lapsed = this.lapse(now)
    const effect = this.move(command, now, id)
    if (effect.refused) {
      return effect
    }
    if (reference) {
      this.references.add(reference)
    }
    return { ...effect, lapsed }
  }

  private move(command: Command, now: number, id: number): Effect {
    switch (command.kind) {
      case "history":
        throw new Error("No program has a history in it.")
      case "credit":
        return this.credit(command, now, id)
      case "debit": {
        const free = this.spendingOrder(now, command.type)
        const refusal = this.refuseSpending(command, now)
        if (refusal) {
          return refused(refusal)
        }
        const short = BigInt(free.length) < command.amount
        if (short && (!command.allow_partial || !free.length)) {
          return refused("insufficient_balance")
        }
        this.spendings = [...this.spendings, { at: now, hold: null }]
        return this.spend(free.slice(0, short ? undefined : Number(command.amount)))
      }
      case "hold":
        return this.hold(command, now, id)
      case "commit_hold": {
        const hold = this.holds.get(command.hold_id)
        if (hold?.status !== "active") {
          return refused(hold ? "hold_not_active" : "hold_not_found")
        }
        const reserved = this.coins.filter(({ place }) => place === command.hold_id)
        const amount = Number(command.amount ?? BigInt(reserved.length))
        if (amount <= 0) {
          return refused("invalid_amount")
        }
        if (amount > reserved.length) {
          return refused("exceeds_hold")
        }
        const takeable = reserved.filter((coin) => mayBecome(coin, command.type))
        if (amount > takeable.length) {
          return refused("insufficient_balance")
        }
        hold.committed = true
        const spent = takeable.sort(bySpending).slice(0, amount)
        if (!command.keep_rest || amount === reserved.length) {
          this.end(command.hold_id, "committed")
        }
        return this.spend(spent)
      }
      case "release_hold": {
        const hold = this.holds.get(command.hold_id)
        if (hold?.status !== "active") {
          return refused(hold ? "hold_not_active" : "hold_not_found")
        }
        const reserved = this.coins.filter(({ place }) => place === command.hold_id)
        const amount = Number(command.amount ?? BigInt(reserved.length))
        if (amount <= 0) {
          return refused("invalid_amount")
        }
        if (amount > reserved.length) {
          return refused("exceeds_hold")
        }
        if (amount === reserved.length) {
          this.end(command.hold_id, "released")
        } else {
          const last = reserved.sort(bySpending).slice(-amount)
          last.forEach((coin) => (coin.place = "free"))
        }
        return { amount: 0n }
      }
      case "extend_hold":
        return this.extend(command, now)
      case "expire":
        return { amount: 0n }
    }
  }

  private credit(command: Command & { kind: "credit" }, now: number, id: number): Effect {
    const expires = command.expires_at?.getTime() ?? Infinity
    if (command.amount <= 0n) {
      return refused("invalid_amount")
    }
    if (expires <= now) {
      return refused("expiry_in_past")
    }
    const promotional =
      command.purpose === "promotional" ||
      (!command.purpose && ["cashback", "milestone", "referral"].includes(command.type ?? ""))
    for (let left = command.amount; left > 0n; left -= 1n) {
      this.coins.push({ lot: id, expires, promotional, place: "free" })
    }
    return { amount: command.amount, taken: new Map([[id, command.amount]]) }
  }

  private hold(command: Command & { kind: "hold" }, now: number, id: number): Effect {
    const refusal = this.refuseSpending(command, now)
    if (refusal) {
      return refused(refusal)
    }
    const free = this.spendingOrder(now, command.type)
    if (BigInt(free.length) < command.amount) {
      return refused("insufficient_balance")
    }
    const expires = command.expires_at?.getTime() ?? Infinity
    if (expires <= now) {
      return refused("expiry_in_past")
    }
    free.slice(0, Number(command.amount)).forEach((coin) => (coin.place = id))
    this.holds.set(id, { expires, status: "active", committed: false })
    this.spendings = [...this.spendings, { at: now, hold: id }]
    return { amount: 0n }
  }

  private extend({ hold_id, expires_at }: Command & { kind: "extend_hold" }, now: number): Effect {
    const hold = this.holds.get(hold_id)
    if (hold?.status !== "active") {
      return refused(hold ? "hold_not_active" : "hold_not_found")
    }
    const expires = expires_at?.getTime() ?? Infinity
    if (expires <= now) {
      return refused("expiry_in_past")
    }
    if (expires < hold.expires) {
      return refused("expiry_not_later")
    }
    hold.expires = expires
    return { amount: 0n }
  }

  private lapse(now: number): bigint {
    for (const [id, hold] of this.holds) {
      if (hold.status === "active" && hold.expires <= now) {
        this.end(id, "lapsed")
      }
    }
    const lapsed = this.coins.filter(({ place, expires }) => place === "free" && expires <= now)
    for (const coin of lapsed) {
      const lives = coin.expires + this.longer > now && !coin.again
      if (lives) {
        // Which lot it is in now, only the ledger knows.
        coin.again = true
        coin.expires += this.longer
      } else {
        coin.place = "gone"
      }
    }
    return BigInt(lapsed.length)
  }

  private end(holdId: number, status: Hold["status"]): void {
    const hold = this.holds.get(holdId)!
    hold.status = status
    if (!hold.committed) {
      this.spendings = this.spendings.filter(({ hold }) => hold !== holdId)
    }
    this.coins.filter(({ place }) => place === holdId).forEach((coin) => (coin.place = "free"))
  }

  private refuseSpending(
    { amount, restrictions }: Command & { kind: "debit" | "hold" },
    now: number
  ): RefusalCode | null {
    if (amount <= 0n) {
      return "invalid_amount"
    }
    if (this.spendingLimit > 0n && amount > this.spendingLimit) {
      return "spending_limit_exceeded"
    }
    const cap = restrictions?.velocity
    const recent = this.spendings.filter(({ at }) => cap && at > now - cap.window_ms)
    return cap && recent.length >= cap.max ? "velocity_cap_exceeded" : null
  }

  private spendingOrder(now: number, type?: DebitType): Coin[] {
    return this.coins
      .filter(({ place, expires }) => place === "free" && expires > now)
      .filter((coin) => mayBecome(coin, type))
      .sort(bySpending)
  }

  private spend(coins: Coin[]): Effect {
    const taken = new Map<number, bigint>()
    for (const coin of coins) {
      coin.place = "gone"
      taken.set(coin.lot, (taken.get(coin.lot) ?? 0n) + 1n)
    }
    return { amount: BigInt(coins.length), taken }
  }

  private count(condition: (coin: Coin) => boolean): bigint {
    return BigInt(this.coins.filter(condition).length)
  }
}

export interface Effect {
  refused?: RefusalCode
  /** What the command's own entry moved; 0 when it books none. */
  amount: bigint
  /** How much of it each lot gave or got. */
  taken?: Map<number, bigint>
  /** What time took out of the wallet before. */
  lapsed?: bigint
}

interface Coin {
  lot: number
  expires: number
  promotional: boolean
  /** Whether its time was over once, and it lives on. */
  again?: boolean
  /** Where the coin is: a number is the hold that reserves it. */
  place: "free" | "gone" | number
}

interface ModelHold {
  expires: number
  /** Whether a part of it, or all, became a debit. */
  committed: boolean
  status: Hold["status"]
}

/** Coins of a promotion never become a withdrawal. */
function mayBecome({ promotional }: Coin, type?: DebitType): boolean {
  return type !== "withdrawal" || !promotional
}

function bySpending(a: Coin, b: Coin): number {
  if (a.expires !== b.expires) {
    return a.expires < b.expires ? -1 : 1
  }
  if (a.promotional !== b.promotional) {
    return a.promotional ? -1 : 1
  }
  return a.lot - b.lot
}

function referenceOf(command: Command): string | null {
  switch (command.kind) {
    case "credit":
      return command.reference ? `${command.type ?? "credit"}/${command.reference}` : null
    case "debit":
    case "commit_hold":
      return command.reference ? `${command.type ?? "debit"}/${command.reference}` : null
    default:
      return null
  }
}

function refused(code: RefusalCode): Effect {
  return { refused: code, amount: 0n }
}
