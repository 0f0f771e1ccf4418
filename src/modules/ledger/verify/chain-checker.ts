import { type ExpiryMoveFields, genesisHash } from "../chain/encode"
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
  /** How many of the links of its chain are moves of an expiry. */
  expiry_moves: number
  /** The MAC of the last link, as hex. */
  head: string
}

/** A move of an expiry as it is stored, instants in microseconds since 1970. */
export interface StoredExpiryMove extends ExpiryMoveFields {
  created_at: bigint
  expires_before: bigint | null
  expires_after: bigint | null
  key_id: number
  mac: Buffer
  /** False where a digest stands beside the text it stands for. */
  isWhole: boolean
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

/** What is wrong with a link of the chain. */
type LinkProblem = Pick<Finding, "problem" | "detail">

const KNOWN_TYPES = new Set<string | null>(ENTRY_TYPES)

/** Follows the chain of one wallet, link by link. */
export class ChainChecker {
  private seq = 0
  private balance = 0n
  /** The MAC of the last link, or the wallet's genesis hash. */
  private previous: Buffer
  private readonly lots = new Map<number, ToldLot>()
  /** How many moves of expiries were read. */
  private moved = 0
  /** The expiry that each lot was moved to last. */
  private readonly movedTo = new Map<number, bigint | null>()

  constructor(
    private readonly wallet: StoredWallet,
    private readonly checkpointed: StoredHead | undefined,
    private readonly keys: KeyRing,
    /** The oldest key that links may bear which no checkpoint has seen. */
    private readonly oldestKeyId: number,
    /** In the order of the chain. */
    private readonly moves: readonly StoredExpiryMove[] = []
  ) {
    this.previous = genesisHash(wallet)
  }

  /** @returns what is wrong with the next entry, or with the moves before it, or null */
  next(entry: StoredEntry): Finding | null {
    const wrong = this.followMoves()
    if (wrong) {
      return wrong
    }
    const seq = this.seq + 1
    if (entry.seq !== seq) {
      return {
        wallet_id: this.wallet.id,
        seq,
        problem: "missing",
        detail: `entry ${seq} is not there; ${entry.seq} follows ${this.seq}`,
      }
    }
    const unsealed = this.checkSeal(entry, () => this.keys.mac(entry, entry.key_id, this.previous))
    if (unsealed) {
      return this.entryFinding(unsealed.problem, entry, unsealed.detail)
    }
    const arithmetic = this.move(entry)
    if (arithmetic) {
      return this.entryFinding("arithmetic", entry, arithmetic)
    }
    this.balance = entry.balance_after
    const unseen = this.goOn(entry)
    return unseen && this.entryFinding(unseen.problem, entry, unseen.detail)
  }

  /** Follows the moves of expiries that come next in the chain. @returns what is wrong, or null */
  private followMoves(): Finding | null {
    for (; this.moves[this.moved]?.seq === this.seq + 1; this.moved += 1) {
      const move = this.moves[this.moved]
      const wrong = this.followMove(move)
      if (wrong) {
        const { seq, lot_id } = move
        return { wallet_id: this.wallet.id, seq, transaction_id: lot_id, ...wrong }
      }
    }
    return null
  }

  private followMove(move: StoredExpiryMove): LinkProblem | null {
    const unsealed = this.checkSeal(move, () =>
      this.keys.macOfExpiryMove(move, move.key_id, this.previous)
    )
    if (unsealed) {
      return unsealed
    }
    const { lot_id, balance, expires_before, expires_after } = move
    const lot = this.lots.get(lot_id)
    if (balance !== this.balance || !lot) {
      const detail = `moves the expiry of lot ${lot_id} at a balance of ${balance}; nothing is left of it, or the balance was ${this.balance}`
      return { problem: "arithmetic", detail }
    }
    const told = this.movedTo.has(lot_id) ? this.movedTo.get(lot_id) : lot.opened?.kind?.expires_us
    if (told !== undefined && told !== expires_before) {
      const detail = `replaces an expiry that lot ${lot_id} did not have`
      return { problem: "lots_mismatch", detail }
    }
    this.movedTo.set(lot_id, expires_after)
    return this.goOn(move)
  }

  /** Whether a link was written here under a key that may have been used. */
  private checkSeal(
    { key_id, isWhole, mac }: { key_id: number; isWhole: boolean; mac: Buffer },
    expected: () => Buffer
  ): LinkProblem | null {
    if (!this.keys.has(key_id)) {
      return { problem: "unknown_key", detail: `key ${key_id} is not configured` }
    }
    if (!isWhole || !expected().equals(mac)) {
      return { problem: "edited", detail: "the MAC does not belong to this entry at this place" }
    }
    if (key_id < this.oldestKeyId && this.seq + 1 > (this.checkpointed?.seq ?? 0)) {
      const detail = `key ${this.oldestKeyId} had replaced key ${key_id} when it was written`
      return { problem: "retired_key", detail }
    }
    return null
  }

  /** The chain ends with this link now. */
  private goOn({ seq, mac }: { seq: number; mac: Buffer }): LinkProblem | null {
    this.seq = seq
    this.previous = Buffer.from(mac)
    return this.checkpointed?.seq === seq && this.checkpointed.head !== mac.toString("hex")
      ? { problem: "checkpoint_mismatch", detail: "a checkpoint saw another entry here" }
      : null
  }

  /** @returns what is wrong with the wallet now that all its entries are read, or null */
  end(lots: ReadonlyMap<number, StoredLot>): Finding | null {
    const wrong = this.followMoves()
    if (wrong) {
      return wrong
    }
    const at = { wallet_id: this.wallet.id, seq: this.seq + 1 }
    if (this.checkpointed && this.checkpointed.seq > this.seq) {
      return {
        ...at,
        problem: "truncated",
        detail: `the chain ends at ${this.seq}, but a checkpoint saw ${this.checkpointed.seq}`,
      }
    }
    const { seq, balance, head, expiry_moves } = this.wallet
    if (seq > this.seq || this.moved < this.moves.length) {
      const detail = `the wallet counts ${seq} entries and moves, ${this.moves.length} of them moves`
      return { ...at, problem: "missing", detail }
    }
    if (expiry_moves !== this.moved) {
      const detail = `the wallet counts ${expiry_moves} moves of expiries; there are ${this.moved}`
      return { ...at, problem: "wallet_mismatch", detail }
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
      const detail = compareLot(id, lot, this.lots.get(id), this.movedTo.get(id))
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

/**
 * @param movedTo the expiry that it was moved to last; undefined when it never was
 * @returns how a lot differs from what entries and moves say of it, or null
 */
function compareLot(
  id: number,
  stored: StoredLot,
  told: ToldLot | undefined,
  movedTo: bigint | null | undefined
): string | null {
  if (told?.left !== stored.remaining) {
    return tellLeft(id, stored.remaining, told?.left ?? 0n)
  }
  if (movedTo !== undefined && movedTo !== stored.expires_us) {
    return `lot ${id} does not expire when it was moved to`
  }
  return !told.opened || isAsOpened(stored, told.opened, movedTo)
    ? null
    : `lot ${id} is not what its entry opened: amount, purpose or expiry differ`
}

function isAsOpened(
  stored: StoredLot,
  { entry_id, amount, kind }: OpenedLot,
  movedTo: bigint | null | undefined
): boolean {
  return (
    entry_id === stored.entry_id &&
    amount === stored.amount &&
    (!kind ||
      (kind.purpose === stored.purpose &&
        (movedTo === undefined ? kind.expires_us : movedTo) === stored.expires_us))
  )
}

function tellLeft(id: number, stored: bigint, told: bigint): string {
  return `${stored} is left of lot ${id}; the entries say ${told}`
}
