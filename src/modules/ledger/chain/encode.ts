import { createHash, hash } from "node:crypto"
import type { EntryDraft, ExpiryMoveDraft } from "../types"

/** Version of the message below; it is the first byte of every message. */
export const MESSAGE_VERSION = 1
/** Of entries that happened elsewhere before: the same, with that instant behind it. */
export const PAST_MESSAGE_VERSION = 2

/** Stands for "no value" where a length would be. */
const ABSENT = 0xffffffff

/** The largest message: fixed fields, texts of bounded length, lots without bound. */
const FIXED_BYTES = 512

/**
 * What an entry's message is made of. Instants are Dates where an entry is posted; where it is
 * verified they are microseconds since 1970, as the database has them.
 */
export type MessageFields = Omit<
  EntryDraft,
  "currency" | "created_at" | "happened_at" | "expires_at"
> & {
  created_at: Date | bigint
  happened_at: Date | bigint | null
  expires_at: Date | bigint | null
  /** The digest that was kept of reason and note when they were erased. */
  texts_digest?: Buffer | null
}

/**
 * Where messages are put together, since a new buffer for each costs more than filling it. Enough
 * for all but entries of very many lots or with tampered texts.
 */
const DESK = Buffer.allocUnsafeSlow(8192)
const DESK_VIEW = viewOf(DESK)

/**
 * The bytes that an entry's MAC is taken over: version, key id, then every field with its length
 * in front, integers as 8 bytes big-endian, instants as microseconds since 1970, absent fields as
 * length 0xffffffff. No two different entries have the same bytes.
 *
 * Texts written by people go in as one digest, so that erasing a text for privacy can leave its
 * digest behind and the chain whole.
 *
 * @param previous the MAC of the entry before, or the wallet's genesis hash
 */
export function encodeEntry(entry: MessageFields, keyId: number, previous: Buffer): Buffer {
  return Buffer.from(writeMessage(entry, keyId, previous))
}

/** The same without a copy: the bytes last only until the next call. */
export function writeMessage(entry: MessageFields, keyId: number, previous: Buffer): Buffer {
  const texts = entry.texts_digest?.toString("hex") ?? digestTexts(entry.reason, entry.note)
  const free = 16 * entry.lots.length + 4 * freeLength(entry)
  const writer = openWriter(FIXED_BYTES + free)
  const { happened_at } = entry
  writer.byte(happened_at === null ? MESSAGE_VERSION : PAST_MESSAGE_VERSION)
  writer.integer(keyId)
  writer.integer(entry.wallet_id)
  writer.integer(entry.seq)
  writer.integer(entry.id)
  writer.bytes(previous)
  writer.text(entry.type)
  writer.bigint(entry.amount)
  writer.bigint(entry.balance_before)
  writer.bigint(entry.balance_after)
  writer.instant(entry.created_at)
  writer.text(entry.transfer_group_id)
  writer.integer(entry.counterparty_wallet_id)
  writer.bytes(entry.idempotency_hash)
  writer.text(entry.reference)
  writer.integer(entry.order_id)
  writer.text(entry.medusa_order_id)
  writer.integer(entry.hold_id)
  writer.integer(entry.reverses_entry_id)
  writer.text(entry.purpose)
  writer.instant(entry.expires_at)
  writer.text(entry.actor)
  writer.length(16 * entry.lots.length)
  for (const { lot_id, amount } of entry.lots) {
    writer.rawInteger(lot_id)
    writer.rawBigint(amount)
  }
  writer.hex(texts)
  if (happened_at !== null) writer.instant(happened_at)
  return writer.done()
}

/** What the message of a moved expiry is made of; instants as in `MessageFields`. */
export type ExpiryMoveFields = Omit<
  ExpiryMoveDraft,
  "created_at" | "expires_before" | "expires_after"
> & {
  created_at: Date | bigint
  expires_before: Date | bigint | null
  expires_after: Date | bigint | null
  /** The digest that was kept of the reason when it was erased. */
  texts_digest?: Buffer | null
}

/**
 * The bytes that the MAC of a moved expiry is taken over. Its first byte is 0, an entry's is not: neither
 * can be taken for the other. They last only until the next message.
 *
 * @param previous the MAC of the link before in the wallet's chain
 */
export function writeExpiryMove(move: ExpiryMoveFields, keyId: number, previous: Buffer): Buffer {
  const texts = move.texts_digest?.toString("hex") ?? digestTexts(move.reason, null)
  const writer = openWriter(FIXED_BYTES + 4 * move.actor.length)
  writer.text("expiry move")
  writer.integer(keyId)
  writer.integer(move.wallet_id)
  writer.integer(move.seq)
  writer.integer(move.lot_id)
  writer.bytes(previous)
  writer.bigint(move.balance)
  writer.instant(move.expires_before)
  writer.instant(move.expires_after)
  writer.instant(move.created_at)
  writer.text(move.actor)
  writer.hex(texts)
  return writer.done()
}

/**
 * The digest of the texts that people wrote, each with its length in front; as hex, which costs half
 * of a buffer of its own.
 */
export function digestTexts(reason: string, note: string | null): string {
  const writer = openWriter(8 + 3 * (reason.length + (note?.length ?? 0)))
  writer.text(reason)
  writer.text(note)
  return hash("sha256", writer.done(), "hex")
}

/**
 * What the first entry of a wallet is chained to. It binds the chain to its wallet, owner and
 * currency, so that none of them can be exchanged under it.
 */
export function genesisHash(wallet: { id: number; customer_id: string; currency: string }): Buffer {
  const writer = new Writer(64 + 3 * (wallet.customer_id.length + wallet.currency.length))
  writer.text("wallet genesis")
  writer.integer(wallet.id)
  writer.text(wallet.customer_id)
  writer.text(wallet.currency)
  return createHash("sha256").update(writer.done()).digest()
}

/** Lengths that nothing bounds. */
function freeLength(entry: MessageFields): number {
  return (
    entry.type.length +
    (entry.purpose?.length ?? 0) +
    (entry.idempotency_hash?.length ?? 0) +
    entry.actor.length +
    (entry.reference?.length ?? 0) +
    (entry.medusa_order_id?.length ?? 0) +
    (entry.transfer_group_id?.length ?? 0)
  )
}

/** Room for a message; what is written there lasts until the next one. */
export function openWriter(capacity: number): Writer {
  return new Writer(capacity <= DESK.length ? DESK : capacity)
}

export function viewOf({ buffer, byteOffset, length }: Buffer): DataView {
  return new DataView(buffer, byteOffset, length)
}

/** Microseconds as a number are exact up to here, in the year 2255. */
const EXACT_MS = Number.MAX_SAFE_INTEGER / 1000

/** Appends length-prefixed fields to one buffer. */
export class Writer {
  private readonly buffer: Buffer
  private readonly view: DataView
  private at = 0

  /** @param space how many bytes there will be at most, or where to put them */
  constructor(space: number | Buffer) {
    this.buffer = typeof space === "number" ? Buffer.allocUnsafe(space) : space
    this.view = space === DESK ? DESK_VIEW : viewOf(this.buffer)
  }

  byte(value: number): void {
    this.view.setUint8(this.at, value)
    this.at += 1
  }

  length(value: number): void {
    this.view.setUint32(this.at, value)
    this.at += 4
  }

  raw(value: Buffer): void {
    this.at += value.copy(this.buffer, this.at)
  }

  rawBigint(value: bigint): void {
    this.view.setBigInt64(this.at, value)
    this.at += 8
  }

  rawInteger(value: number): void {
    this.view.setInt32(this.at, Math.floor(value / 0x1_0000_0000))
    this.view.setUint32(this.at + 4, value)
    this.at += 8
  }

  bigint(value: bigint): void {
    this.length(8)
    this.rawBigint(value)
  }

  integer(value: number | null): void {
    if (value === null) {
      this.length(ABSENT)
    } else {
      this.length(8)
      this.rawInteger(value)
    }
  }

  instant(value: Date | bigint | null): void {
    if (typeof value === "bigint") {
      this.bigint(value)
      return
    }
    const ms = value?.getTime() ?? null
    if (ms === null || Math.abs(ms) <= EXACT_MS) {
      this.integer(ms === null ? null : ms * 1000)
    } else {
      this.bigint(BigInt(ms) * 1000n)
    }
  }

  text(value: string | null): void {
    if (value === null) {
      this.length(ABSENT)
    } else {
      const written = this.buffer.write(value, this.at + 4)
      this.length(written)
      this.at += written
    }
  }

  bytes(value: Buffer | null): void {
    if (value === null) {
      this.length(ABSENT)
    } else {
      this.length(value.length)
      this.raw(value)
    }
  }

  hex(value: string): void {
    const written = this.buffer.write(value, this.at + 4, "hex")
    this.length(written)
    this.at += written
  }

  done(): Buffer {
    return this.buffer.subarray(0, this.at)
  }
}
