import { hash } from "node:crypto"
import { MESSAGE_VERSION, openWriter, viewOf, type Writer } from "../chain/encode"

/**
 * The columns of an entry in the order of its message. PostgreSQL's binary form of a value is the
 * message's own: its length in front, integers as 8 bytes big-endian, 0xffffffff for no value. So
 * all but what is computed goes into the message as it came.
 */
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
const COUNT = ENTRY_COLUMNS.length

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
/** More than a message has beside the row and what stands in front of it. */
const ADDED_BYTES = 256

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

  get id(): number {
    return this.integer(ID)
  }

  get wallet_id(): number {
    return this.integer(WALLET_ID)
  }

  get seq(): number {
    return this.integer(SEQ)
  }

  get type(): string | null {
    return this.word(TYPE)
  }

  get amount(): bigint {
    return this.bigint(AMOUNT)
  }

  get balance_before(): bigint {
    return this.bigint(BALANCE_BEFORE)
  }

  get balance_after(): bigint {
    return this.bigint(BALANCE_AFTER)
  }

  get purpose(): string | null {
    return this.word(PURPOSE)
  }

  /** Microseconds since 1970; null for never. */
  get expires_us(): bigint | null {
    return this.isNull(EXPIRES_AT) ? null : this.bigint(EXPIRES_AT) + EPOCH_OFFSET_US
  }

  get key_id(): number {
    return this.lengthOf(KEY_ID) === 2 ? this.view.getInt16(this.starts[KEY_ID] + 4) : NaN
  }

  /** As hex. */
  get mac(): string {
    return this.data.toString("hex", this.starts[MAC] + 4, this.end)
  }

  /** Whether the lots are as the ledger writes them: an amount for each, and no gaps. */
  get hasLots(): boolean {
    return (
      this.lengthOf(LOT_IDS) === this.lengthOf(LOT_AMOUNTS) &&
      this.isPlainArray(LOT_IDS) &&
      this.isPlainArray(LOT_AMOUNTS)
    )
  }

  get lotCount(): number {
    return Math.max(0, this.lengthOf(LOT_IDS) - ARRAY_HEADER_BYTES) / ELEMENT_BYTES
  }

  lotId(index: number): number {
    return Number(this.element(LOT_IDS, index))
  }

  lotAmount(index: number): bigint {
    return this.element(LOT_AMOUNTS, index)
  }

  /**
   * The message of the entry, as `encodeEntry` makes it of what is posted, with `lead` in front;
   * lasts only until the next message. For entries that have lots.
   *
   * @param previous the MAC of the entry before, or the wallet's genesis hash, as hex
   */
  message(lead: Buffer, previous: string): Buffer {
    const { data, starts, lotCount } = this
    // Beside texts there is no digest; a row with both is none of ours, and fits no MAC.
    const end = this.isNull(TEXTS_DIGEST) ? starts[TEXTS_DIGEST] : starts[KEY_ID]
    const texts = this.isErased
      ? data.toString("hex", starts[TEXTS_DIGEST] + 4, starts[KEY_ID])
      : hash("sha256", data.subarray(starts[REASON], end), "hex")
    const writer = openWriter(lead.length + this.end - starts[WALLET_ID] + ADDED_BYTES)
    writer.raw(lead)
    writer.byte(MESSAGE_VERSION)
    writer.integer(this.key_id)
    writer.raw(data, starts[WALLET_ID], starts[TYPE])
    writer.hex(previous)
    const shift = writer.raw(data, starts[TYPE], starts[LOT_IDS]) - starts[TYPE]
    this.setInstant(writer, shift, CREATED_AT)
    this.setInstant(writer, shift, EXPIRES_AT)
    writer.length(16 * lotCount)
    for (let index = 0; index < lotCount; index += 1) {
      writer.rawBigint(this.element(LOT_IDS, index))
      writer.rawBigint(this.element(LOT_AMOUNTS, index))
    }
    writer.hex(texts)
    return writer.done()
  }

  /** Whether only the digest of the texts is left. */
  private get isErased(): boolean {
    return !this.isNull(TEXTS_DIGEST) && this.lengthOf(REASON) === 0 && this.isNull(NOTE)
  }

  /** Instants are the only values that stand otherwise in the row: PostgreSQL counts from 2000. */
  private setInstant(writer: Writer, shift: number, column: number): void {
    if (!this.isNull(column)) {
      writer.setBigint(shift + this.starts[column] + 4, this.bigint(column) + EPOCH_OFFSET_US)
    }
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
    return this.view.getBigInt64(this.starts[column] + 4)
  }

  private word(column: number): string | null {
    return this.isNull(column)
      ? null
      : this.data.toString("latin1", this.starts[column] + 4, this.starts[column + 1])
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
