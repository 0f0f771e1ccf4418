import type { Readable } from "node:stream"
import { to as copyTo } from "pg-copy-streams"
import type { PgConnection } from "../../../sql/pg-connection"
import type { ToldEntry } from "../chain/encode"
import type { Entry, EntryType, Purpose } from "../types"

/**
 * A stored entry as `verify` reads it. Texts that it only hands on are left as bytes, windows on a
 * chunk that lasts as long as the entry is looked at.
 */
export type StoredEntry = ToldEntry &
  Pick<Entry, "key_id" | "mac"> & {
    /**
     * True for values that the ledger never writes and that the fields above can't show: an instant
     * with a part below a millisecond or beyond what a `Date` holds, lots without their amounts.
     */
    malformed: boolean
  }

const COLUMNS = `id, wallet_id, seq, type, amount, balance_before, balance_after, reason, note,
  reference, order_id, medusa_order_id, transfer_group_id, counterparty_wallet_id, hold_id,
  reverses_entry_id, purpose, expires_at, lot_ids, lot_amounts, actor, idempotency_hash, key_id, mac, created_at`

/** "PGCOPY\n\377\r\n\0", flags and extension length. */
const HEADER_BYTES = 19
/** Between 1970 and PostgreSQL's epoch, 2000-01-01, in milliseconds. */
const EPOCH_OFFSET_MS = 946_684_800_000

/**
 * Streams the entries of the wallets with `after < id <= upTo` in wallet and chain order through
 * the binary COPY protocol, which costs a fraction of row-by-row reading.
 */
export async function* copyEntries(
  connection: PgConnection,
  after: number,
  upTo: number | null
): AsyncGenerator<StoredEntry[]> {
  const range = `wallet_id > ${after}` + (upTo === null ? "" : ` AND wallet_id <= ${upTo}`)
  const client = connection.raw as { query(stream: Readable): Readable }
  const stream = client.query(
    copyTo(
      `COPY (SELECT ${COLUMNS} FROM ledger_entry WHERE ${range} ORDER BY wallet_id, seq)
        TO STDOUT (FORMAT binary)`
    )
  )
  let rest: Buffer = Buffer.alloc(0)
  let headerRead = false
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    const reader = new Reader(rest.length ? Buffer.concat([rest, chunk]) : chunk)
    if (!headerRead) {
      if (reader.left < HEADER_BYTES) {
        rest = reader.rest()
        continue
      }
      reader.skip(HEADER_BYTES)
      headerRead = true
    }
    const entries: StoredEntry[] = []
    while (reader.holdsRow()) {
      entries.push(reader.entry())
    }
    rest = reader.rest()
    if (entries.length) {
      yield entries
    }
  }
}

/** Reads rows of `COLUMNS` from binary COPY data. */
class Reader {
  private at = 0

  constructor(private readonly data: Buffer) {}

  get left(): number {
    return this.data.length - this.at
  }

  skip(bytes: number): void {
    this.at += bytes
  }

  rest(): Buffer {
    return this.data.subarray(this.at)
  }

  /** True when a whole row is there; false at the end mark (field count -1) or in mid-row. */
  holdsRow(): boolean {
    const { data } = this
    if (this.left < 2) {
      return false
    }
    const fields = data.readInt16BE(this.at)
    if (fields < 0) {
      return false
    }
    let at = this.at + 2
    for (let field = 0; field < fields; field += 1) {
      if (at + 4 > data.length) {
        return false
      }
      const length = data.readInt32BE(at)
      at += 4 + (length > 0 ? length : 0)
    }
    return at <= data.length
  }

  entry(): StoredEntry {
    this.skip(2)
    const id = this.integer()!
    const wallet_id = this.integer()!
    const seq = this.integer()!
    const type = this.word() as EntryType
    const amount = this.bigint()!
    const balance_before = this.bigint()!
    const balance_after = this.bigint()!
    const reason = this.bytes()!
    const note = this.bytes()
    const reference = this.bytes()
    const order_id = this.integer()
    const medusa_order_id = this.bytes()
    const transfer_group_id = this.bytes()
    const counterparty_wallet_id = this.integer()
    const hold_id = this.integer()
    const reverses_entry_id = this.integer()
    const purpose = this.word() as Purpose | null
    const expires = this.integer()
    const lotIds = this.bigints()
    const lotAmounts = this.bigints()
    const actor = this.bytes()!
    const idempotency_hash = this.bytes()
    const key_id = this.smallInteger()
    const mac = this.bytes()!
    const created = this.integer()!
    return {
      id,
      wallet_id,
      seq,
      type,
      amount,
      balance_before,
      balance_after,
      reason,
      note,
      reference,
      order_id,
      medusa_order_id,
      transfer_group_id,
      counterparty_wallet_id,
      hold_id,
      reverses_entry_id,
      purpose,
      expires_at: expires === null ? null : toDate(expires),
      lots: lotIds.map((lot, index) => ({ lot_id: Number(lot), amount: lotAmounts[index] ?? 0n })),
      actor,
      idempotency_hash,
      key_id,
      mac,
      created_at: toDate(created),
      malformed:
        !isWritten(created) ||
        (expires !== null && !isWritten(expires)) ||
        lotIds.length !== lotAmounts.length,
    }
  }

  private bytes(): Buffer | null {
    const length = this.data.readInt32BE(this.at)
    this.at += 4
    if (length < 0) {
      return null
    }
    this.at += length
    return this.data.subarray(this.at - length, this.at)
  }

  /** A word of ours; anything else comes out as another that is not of ours either. */
  private word(): string | null {
    const length = this.data.readInt32BE(this.at)
    this.at += 4
    if (length < 0) {
      return null
    }
    this.at += length
    return this.data.toString("latin1", this.at - length, this.at)
  }

  private bigint(): bigint | null {
    const length = this.data.readInt32BE(this.at)
    this.at += 4
    if (length < 0) {
      return null
    }
    this.at += 8
    return this.data.readBigInt64BE(this.at - 8)
  }

  private integer(): number | null {
    const length = this.data.readInt32BE(this.at)
    this.at += 4
    if (length < 0) {
      return null
    }
    this.at += 8
    return this.data.readInt32BE(this.at - 8) * 0x1_0000_0000 + this.data.readUInt32BE(this.at - 4)
  }

  private smallInteger(): number {
    this.at += 6
    return this.data.readInt16BE(this.at - 2)
  }

  /** An array: dimensions, flags, element type, then per dimension size and lower bound. */
  private bigints(): bigint[] {
    const end = this.at + 4 + this.data.readInt32BE(this.at)
    const values: bigint[] = []
    if (this.data.readInt32BE(this.at + 4) > 0) {
      for (let at = this.at + 24; at < end; at += 12) {
        values.push(this.data.readBigInt64BE(at + 4))
      }
    }
    this.at = end
    return values
  }
}

/** Whether an instant is one that the ledger can have written; 'infinity' is not. */
function isWritten(microsecondsSince2000: number): boolean {
  return (
    Number.isSafeInteger(microsecondsSince2000) &&
    microsecondsSince2000 % 1000 === 0 &&
    !Number.isNaN(toDate(microsecondsSince2000).getTime())
  )
}

function toDate(microsecondsSince2000: number): Date {
  return new Date(microsecondsSince2000 / 1000 + EPOCH_OFFSET_MS)
}
