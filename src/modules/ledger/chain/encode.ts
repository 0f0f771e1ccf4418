import { createHash } from "node:crypto"
import type { EntryDraft } from "../types"

/** Version of the message below; it is the first byte of every message. */
export const MESSAGE_VERSION = 1

/** Stands for "no value" where a length would be. */
const ABSENT = 0xffffffff

/** The largest message: fixed fields, texts of bounded length, lots without bound. */
const FIXED_BYTES = 512

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
export function encodeEntry(entry: EntryDraft, keyId: number, previous: Buffer): Buffer {
  const writer = new Writer(FIXED_BYTES + 16 * entry.lots.length + 4 * freeLength(entry))
  writer.byte(MESSAGE_VERSION)
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
    writer.rawInteger(BigInt(lot_id))
    writer.rawInteger(amount)
  }
  writer.bytes(digestTexts(entry.reason, entry.note))
  return writer.done()
}

/** The digest of the texts that people wrote, each with its length in front. */
export function digestTexts(reason: string, note: string | null): Buffer {
  const writer = new Writer(8 + 3 * (reason.length + (note?.length ?? 0)))
  writer.text(reason)
  writer.text(note)
  return createHash("sha256").update(writer.done()).digest()
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

/** Lengths that nothing bounds, those of a tampered entry included. */
function freeLength(entry: EntryDraft): number {
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

/** Appends length-prefixed fields to one buffer. */
export class Writer {
  private readonly buffer: Buffer
  private at = 0

  constructor(capacity: number) {
    this.buffer = Buffer.allocUnsafe(capacity)
  }

  byte(value: number): void {
    this.at = this.buffer.writeUInt8(value, this.at)
  }

  length(value: number): void {
    this.at = this.buffer.writeUInt32BE(value, this.at)
  }

  rawInteger(value: bigint): void {
    this.at = this.buffer.writeBigInt64BE(value, this.at)
  }

  bigint(value: bigint): void {
    this.length(8)
    this.rawInteger(value)
  }

  integer(value: number | null): void {
    if (value === null) {
      this.length(ABSENT)
    } else {
      this.bigint(BigInt(value))
    }
  }

  instant(value: Date | null): void {
    if (value === null) {
      this.length(ABSENT)
    } else {
      this.bigint(BigInt(value.getTime()) * 1000n)
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
      this.at += value.copy(this.buffer, this.at)
    }
  }

  done(): Buffer {
    return this.buffer.subarray(0, this.at)
  }
}
