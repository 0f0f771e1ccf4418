import { genesisHash } from "../chain/encode"
import type { KeyRing } from "../chain/key-ring"
import { ENTRY_TYPES, INCOMING_TYPES } from "../core/entry-types"
import type { StoredEntry } from "./entry-cursor"

/** What can be wrong with a ledger. */
export const PROBLEMS = [
  /** The MAC is not that of the entry. */
  "edited",
  /** An entry that must have been there is not. */
  "missing",
  /** Written under a key that is not configured. */
  "unknown_key",
  /** Written under a key that another had replaced. */
  "retired_key",
  /** Balances or lots don't add up. */
  "arithmetic",
  /** The wallet's row is not what its entries say. */
  "wallet_mismatch",
  /** Entries or a checkpoint know a wallet that is gone. */
  "wallet_removed",
  /** What is left of the lots is not what the entries say. */
  "lots_mismatch",
  /** Reserved money is not what the lots say. */
  "holds_mismatch",
  /** The two entries of a transfer don't belong together. */
  "transfer_unpaired",
  /** A checkpoint knows entries that are gone. */
  "truncated",
  /** A checkpoint's signature, number or link is wrong. */
  "checkpoint_invalid",
  /** What the last checkpoint signed is not what is stored of it. */
  "checkpoint_mismatch",
  /** A checkpoint that somebody outside has seen is gone, or another. */
  "checkpoint_missing",
] as const
export type Problem = (typeof PROBLEMS)[number]

export interface Finding {
  problem: Problem
  detail: string
  wallet_id?: number
  seq?: number
  transaction_id?: number
  checkpoint?: number
}

export interface StoredWallet {
  id: number
  customer_id: string
  currency: string
  balance: bigint
  held: bigint
  /** What the wallet's active holds add up to. */
  reserved: bigint
  seq: number
  /** The MAC of the last entry, as hex. */
  head: string
}

/** What the last checkpoint knows of a wallet. */
export interface StoredHead {
  seq: number
  /** As hex. */
  head: string
}

/** A lot with money left in it. */
export interface StoredLot {
  entry_id: number
  amount: bigint
  remaining: bigint
  held: bigint
  /** What active holds reserve of it. */
  reserved: bigint
  purpose: string
  /** Microseconds since 1970; null for never. */
  expires_us: bigint | null
}

/** What the entries say of a lot. */
interface ToldLot {
  left: bigint
  /** Null for lots that a reversal renewed, or returned money to, beside others. */
  opened: OpenedLot | null
}

type OpenedLot = Pick<StoredLot, "entry_id" | "amount"> & {
  /** Null for the lots of a transfer that opened several: `checkTransfers` knows what they are. */
  kind: Pick<StoredLot, "purpose" | "expires_us"> | null
}

const KNOWN_TYPES = new Set<string | null>(ENTRY_TYPES)

/** Follows the chain of one wallet, entry by entry. */
export class ChainChecker {
  private seq = 0
  private balance = 0n
  /** The MAC of the last entry, or the wallet's genesis hash. */
  private previous: Buffer
  private readonly lots = new Map<number, ToldLot>()

  constructor(
    private readonly wallet: StoredWallet,
    private readonly checkpointed: StoredHead | undefined,
    private readonly keys: KeyRing,
    /** The oldest key that entries may bear which no checkpoint has seen. */
    private readonly oldestKeyId: number
  ) {
    this.previous = genesisHash(wallet)
  }

  /** @returns what is wrong with the next entry, or null */
  next(entry: StoredEntry): Finding | null {
    const seq = this.seq + 1
    if (entry.seq !== seq) {
      return {
        wallet_id: this.wallet.id,
        seq,
        problem: "missing",
        detail: `entry ${seq} is not there; ${entry.seq} follows ${this.seq}`,
      }
    }
    const { key_id } = entry
    if (!this.keys.has(key_id)) {
      return this.entryFinding("unknown_key", entry, `key ${key_id} is not configured`)
    }
    const mac = entry.isWhole ? this.keys.mac(entry, key_id, this.previous) : null
    if (!mac?.equals(entry.mac)) {
      const detail = "the MAC does not belong to this entry at this place"
      return this.entryFinding("edited", entry, detail)
    }
    if (key_id < this.oldestKeyId && seq > (this.checkpointed?.seq ?? 0)) {
      const detail = `key ${this.oldestKeyId} had replaced key ${key_id} when it was written`
      return this.entryFinding("retired_key", entry, detail)
    }
    const arithmetic = this.move(entry)
    if (arithmetic) {
      return this.entryFinding("arithmetic", entry, arithmetic)
    }
    this.seq = seq
    this.balance = entry.balance_after
    this.previous = mac
    if (this.checkpointed?.seq === seq && this.checkpointed.head !== mac.toString("hex")) {
      return this.entryFinding("checkpoint_mismatch", entry, "a checkpoint saw another entry here")
    }
    return null
  }

  /** @returns what is wrong with the wallet now that all its entries are read, or null */
  end(lots: ReadonlyMap<number, StoredLot>): Finding | null {
    const at = { wallet_id: this.wallet.id, seq: this.seq + 1 }
    if (this.checkpointed && this.checkpointed.seq > this.seq) {
      return {
        ...at,
        problem: "truncated",
        detail: `the chain ends at ${this.seq}, but a checkpoint saw ${this.checkpointed.seq}`,
      }
    }
    const { seq, balance, head } = this.wallet
    if (seq > this.seq) {
      return { ...at, problem: "missing", detail: `the wallet counts ${seq} entries` }
    }
    if (seq !== this.seq || balance !== this.balance || head !== this.previous.toString("hex")) {
      return {
        wallet_id: this.wallet.id,
        seq: this.seq,
        problem: "wallet_mismatch",
        detail: `the wallet says balance ${balance} after ${seq} entries; they say ${this.balance} after ${this.seq}`,
      }
    }
    return this.compareLots(lots)
  }

  private move(entry: StoredEntry): string | null {
    const { type, amount, balance_before, balance_after } = entry
    if (!KNOWN_TYPES.has(type)) {
      return `there is no type ${type}`
    }
    if (balance_before !== this.balance) {
      return `starts from ${balance_before}, but the balance was ${this.balance}`
    }
    const sign = INCOMING_TYPES.has(type!) ? 1n : -1n
    if (amount <= 0n || balance_after !== balance_before + sign * amount) {
      return `${balance_before} and ${amount} do not make ${balance_after}`
    }
    let moved = 0n
    for (const { lot_id: id, amount: part } of entry.lots) {
      const lot = this.lots.get(id) ?? { left: 0n, opened: openedBy(entry, part) }
      const left = lot.left + sign * part
      if (left < 0n || part <= 0n) {
        return `takes ${part} of lot ${id}, which holds less`
      }
      if (left === 0n) {
        this.lots.delete(id)
      } else {
        lot.left = left
        this.lots.set(id, lot)
      }
      moved += part
    }
    return moved === amount ? null : `its lots add up to ${moved}, not ${amount}`
  }

  private compareLots(stored: ReadonlyMap<number, StoredLot>): Finding | null {
    let held = 0n
    for (const [id, lot] of stored) {
      const detail = compareLot(id, lot, this.lots.get(id))
      if (detail) {
        return this.lotFinding("lots_mismatch", id, detail)
      }
      if (lot.held !== lot.reserved) {
        return this.lotFinding(
          "holds_mismatch",
          id,
          `${lot.held} of lot ${id} is held, but active holds reserve ${lot.reserved}`
        )
      }
      held += lot.held
    }
    const lost = [...this.lots].find(([id]) => !stored.has(id))
    if (lost) {
      const [id, { left }] = lost
      return this.lotFinding("lots_mismatch", id, tellLeft(id, 0n, left))
    }
    return held === this.wallet.held && this.wallet.reserved === held
      ? null
      : {
          wallet_id: this.wallet.id,
          problem: "holds_mismatch",
          detail: `the wallet holds ${this.wallet.held}, its lots ${held}, its active holds ${this.wallet.reserved}`,
        }
  }

  private entryFinding(problem: Problem, { seq, id }: StoredEntry, detail: string): Finding {
    return { wallet_id: this.wallet.id, seq, transaction_id: id, problem, detail }
  }

  private lotFinding(problem: Problem, lotId: number, detail: string): Finding {
    return { wallet_id: this.wallet.id, transaction_id: lotId, problem, detail }
  }
}

/** An entry says purpose and expiry when it opens one lot and does nothing else. */
function openedBy(entry: StoredEntry, amount: bigint): OpenedLot | null {
  const { id, type, purpose, expires_at, reverses_entry_id } = entry
  if (purpose === null) {
    return type === "transfer_in" && reverses_entry_id === null
      ? { entry_id: id, amount, kind: null }
      : null
  }
  return { entry_id: id, amount, kind: { purpose, expires_us: expires_at } }
}

/** @returns how a lot differs from what the entries say of it, or null */
function compareLot(id: number, stored: StoredLot, told: ToldLot | undefined): string | null {
  if (told?.left !== stored.remaining) {
    return tellLeft(id, stored.remaining, told?.left ?? 0n)
  }
  return !told.opened || isAsOpened(stored, told.opened)
    ? null
    : `lot ${id} is not what its entry opened: amount, purpose or expiry differ`
}

function isAsOpened(stored: StoredLot, { entry_id, amount, kind }: OpenedLot): boolean {
  return (
    entry_id === stored.entry_id &&
    amount === stored.amount &&
    (!kind || (kind.purpose === stored.purpose && kind.expires_us === stored.expires_us))
  )
}

function tellLeft(id: number, stored: bigint, told: bigint): string {
  return `${stored} is left of lot ${id}; the entries say ${told}`
}
