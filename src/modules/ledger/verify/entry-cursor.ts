import { type MessageFields, viewOf } from "../chain/encode"
import type { EntryType, LotMovement, Purpose } from "../types"

/** An entry as it is stored, instants in microseconds since 1970. What it holds lasts as long as its row. */
export interface StoredEntry extends MessageFields {
  expires_at: bigint | null
  key_id: number
  mac: Buffer
  /** False where it can be no entry of the ledger's, whatever its MAC. */
  isWhole: boolean
}

/** The columns of an entry in the order in which they are read. */
export const ENTRY_COLUMNS = [
  "wallet_id",
  "seq",
  "id",
  "type",
  "amount",
  "balance_before",
  "balance_after",
  "created_at",
  "transfer_group_id",
  "counterparty_wallet_id",
  "idempotency_hash",
  "reference",
  "order_id",
  "medusa_order_id",
  "hold_id",
  "reverses_entry_id",
  "purpose",
  "expires_at",
  "actor",
  "lot_ids",
  "lot_amounts",
  "reason",
  "note",
  "texts_digest",
  "key_id",
  "mac",
  "happened_at",
] as const
const column = (name: (typeof ENTRY_COLUMNS)[number]) => ENTRY_COLUMNS.indexOf(name)
const WALLET_ID = column("wallet_id")
const SEQ = column("seq")
const ID = column("id")
const TYPE = column("type")
const AMOUNT = column("amount")
const BALANCE_BEFORE = column("balance_before")
const BALANCE_AFTER = column("balance_after")
const CREATED_AT = column("created_at")
const PURPOSE = column("purpose")
const EXPIRES_AT = column("expires_at")
const LOT_IDS = column("lot_ids")
const LOT_AMOUNTS = column("lot_amounts")
const REASON = column("reason")
const NOTE = column("note")
const TEXTS_DIGEST = column("texts_digest")
const KEY_ID = column("key_id")
const MAC = column("mac")
const HAPPENED_AT = column("happened_at")
const TRANSFER_GROUP_ID = column("transfer_group_id")
const COUNTERPARTY_WALLET_ID = column("counterparty_wallet_id")
const IDEMPOTENCY_HASH = column("idempotency_hash")
const REFERENCE = column("reference")
const ORDER_ID = column("order_id")
const MEDUSA_ORDER_ID = column("medusa_order_id")
const HOLD_ID = column("hold_id")
const REVERSES_ENTRY_ID = column("reverses_entry_id")
const ACTOR = column("actor")
const COUNT = ENTRY_COLUMNS.length
const NOTHING = Buffer.alloc(0)
/** Columns that no entry is without. */
const NUMBERS = [WALLET_ID, SEQ, ID, AMOUNT, BALANCE_BEFORE, BALANCE_AFTER, CREATED_AT]
const TEXTS = [TYPE, ACTOR, REASON]

/** "PGCOPY\n\377\r\n\0", flags and extension length. */
const HEADER_BYTES = 19
/** Between 1970 and PostgreSQL's epoch, 2000-01-01, in microseconds. */
const EPOCH_OFFSET_US = 946_684_800_000_000n
/** An array of one dimension: dimensions, flags, element type, size and lower bound. */
const ARRAY_HEADER_BYTES = 20
/** An array without elements has no dimension. */
const EMPTY_ARRAY_BYTES = 12
/** Length and value of an element. */
const ELEMENT_BYTES = 12

/**
 * Reads entries where they lie in the data of a binary COPY of `ENTRY_COLUMNS`: it stands on one
 * row, and what it says of it holds until `next`.
 */
export class EntryCursor {
  private data: Buffer = Buffer.alloc(0)
  private view = viewOf(this.data)
  /** Where the next row begins. */
  private end = HEADER_BYTES
  /** Where each column of this row begins, with its length. */
  private readonly starts = new Int32Array(COUNT + 1)

  /** What follows in the stream; rows may be divided anywhere. */
  feed(chunk: Buffer): void {
    const rest = this.data.subarray(this.end)
    this.end = Math.max(0, this.end - this.data.length)
    this.data = rest.length ? Buffer.concat([rest, chunk]) : chunk
    this.view = viewOf(this.data)
  }

  /** Goes on to the next row. @returns false when it isn't there, whole, or there is none */
  next(): boolean {
    const { view, starts } = this
    const size = view.byteLength
    // A row begins with a count of its columns. The mark at the end is one with nothing behind it.
    let at = this.end + 2
    for (let column = 0; column < COUNT; column += 1) {
      if (at + 4 > size) {
        return false
      }
      starts[column] = at
      at += 4 + Math.max(0, view.getInt32(at))
    }
    if (at > size) {
      return false
    }
    starts[COUNT] = at
    this.end = at
    return true
  }

  /** The row that it stands on. */
  entry(): StoredEntry {
    return {
      id: this.integer(ID),
      wallet_id: this.integer(WALLET_ID),
      seq: this.integer(SEQ),
      type: this.text(TYPE) as EntryType,
      amount: this.bigint(AMOUNT),
      balance_before: this.bigint(BALANCE_BEFORE),
      balance_after: this.bigint(BALANCE_AFTER),
      created_at: this.instant(CREATED_AT)!,
      happened_at: this.instant(HAPPENED_AT),
      transfer_group_id: this.text(TRANSFER_GROUP_ID),
      counterparty_wallet_id: this.optional(COUNTERPARTY_WALLET_ID),
      idempotency_hash: this.bytes(IDEMPOTENCY_HASH),
      reference: this.text(REFERENCE),
      order_id: this.optional(ORDER_ID),
      medusa_order_id: this.text(MEDUSA_ORDER_ID),
      hold_id: this.optional(HOLD_ID),
      reverses_entry_id: this.optional(REVERSES_ENTRY_ID),
      purpose: this.text(PURPOSE) as Purpose | null,
      expires_at: this.instant(EXPIRES_AT),
      actor: this.text(ACTOR)!,
      lots: this.lots(),
      reason: this.text(REASON)!,
      note: this.text(NOTE),
      texts_digest: this.isErased() ? this.bytes(TEXTS_DIGEST) : null,
      key_id: this.lengthOf(KEY_ID) === 2 ? this.view.getInt16(this.starts[KEY_ID] + 4) : NaN,
      mac: this.bytes(MAC) ?? NOTHING,
      isWhole: this.isWhole(),
    }
  }

  /**
   * Whether an entry of the ledger can look so at all: nothing is absent that every entry has, no
   * digest stands beside the texts it stands for, and there is an amount for each lot, without gaps.
   */
  private isWhole(): boolean {
    return (
      NUMBERS.every((column) => this.lengthOf(column) === 8) &&
      TEXTS.every((column) => !this.isNull(column)) &&
      (this.isNull(TEXTS_DIGEST) || this.isErased()) &&
      this.lengthOf(LOT_IDS) === this.lengthOf(LOT_AMOUNTS) &&
      this.isPlainArray(LOT_IDS) &&
      this.isPlainArray(LOT_AMOUNTS)
    )
  }

  /** Whether only the digest of the texts is left; beside a text, a digest proves nothing. */
  private isErased(): boolean {
    return !this.isNull(TEXTS_DIGEST) && this.lengthOf(REASON) === 0 && this.isNull(NOTE)
  }

  private lots(): LotMovement[] {
    const count = Math.max(0, this.lengthOf(LOT_IDS) - ARRAY_HEADER_BYTES) / ELEMENT_BYTES
    const lots: LotMovement[] = []
    for (let index = 0; this.isWhole() && index < count; index += 1) {
      const lot_id = Number(this.element(LOT_IDS, index))
      lots.push({ lot_id, amount: this.element(LOT_AMOUNTS, index) })
    }
    return lots
  }

  private lengthOf(column: number): number {
    return this.view.getInt32(this.starts[column])
  }

  private isNull(column: number): boolean {
    return this.lengthOf(column) < 0
  }

  /** NaN for what is none of ours: it is asked for before the MAC is known to be right. */
  private integer(column: number): number {
    const at = this.starts[column]
    return this.view.getInt32(at) === 8
      ? this.view.getInt32(at + 4) * 0x1_0000_0000 + this.view.getUint32(at + 8)
      : NaN
  }

  private bigint(column: number): bigint {
    return this.lengthOf(column) === 8 ? this.view.getBigInt64(this.starts[column] + 4) : 0n
  }

  /** Microseconds since 1970. */
  private instant(column: number): bigint | null {
    return this.isNull(column) ? null : this.bigint(column) + EPOCH_OFFSET_US
  }

  private optional(column: number): number | null {
    return this.isNull(column) ? null : this.integer(column)
  }

  private text(column: number): string | null {
    return this.isNull(column)
      ? null
      : this.data.toString("utf8", this.starts[column] + 4, this.starts[column + 1])
  }

  private bytes(column: number): Buffer | null {
    return this.isNull(column)
      ? null
      : this.data.subarray(this.starts[column] + 4, this.starts[column + 1])
  }

  /** Whether an array has at most one dimension and nothing but whole elements of 8 bytes. */
  private isPlainArray(column: number): boolean {
    const { view } = this
    const length = this.lengthOf(column)
    const at = this.starts[column] + 4
    const dimensions = view.getInt32(at)
    return dimensions === 0
      ? length === EMPTY_ARRAY_BYTES
      : dimensions === 1 && length === ARRAY_HEADER_BYTES + view.getInt32(at + 12) * ELEMENT_BYTES
  }

  private element(column: number, index: number): bigint {
    const first = this.starts[column] + 4 + ARRAY_HEADER_BYTES
    return this.view.getBigInt64(first + index * ELEMENT_BYTES + 4)
  }
}
