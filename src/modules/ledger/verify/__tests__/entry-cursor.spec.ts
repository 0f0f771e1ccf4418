import fc from "fast-check"
import { BARE, FULL, PREVIOUS } from "../../chain/__tests__/entry"
import { digestTexts, encodeEntry } from "../../chain/encode"
import type { EntryDraft } from "../../types"
import { ENTRY_COLUMNS, EntryCursor, type StoredEntry } from "../entry-cursor"

type Column = (typeof ENTRY_COLUMNS)[number]

const MAC = Buffer.alloc(32, 0xcd)
const NULL = Buffer.from("ffffffff", "hex")
const HEADER = Buffer.concat([Buffer.from("PGCOPY\n\xff\r\n\0", "latin1"), Buffer.alloc(8)])
const TRAILER = Buffer.from("ffff", "hex")

describe("the message of a stored entry", () => {
  it("is the message of the entry that was posted, whatever is in it and wherever it is divided", () => {
    fc.assert(
      fc.property(
        fc.array(anyEntry(), { maxLength: 6 }),
        fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1 }),
        (entries, sizes) => {
          const data = copyOf(entries.map((entry) => rowOf(entry)))
          const messages = readInParts(data, sizes, (entry) => ({
            key_id: entry.key_id,
            mac: entry.mac.toString("hex"),
            isWhole: entry.isWhole,
            message: messageOf(entry),
          }))
          expect(messages).toEqual(
            entries.map((entry) => ({
              key_id: 1,
              mac: MAC.toString("hex"),
              isWhole: true,
              message: encodeEntry(entry, 1, PREVIOUS),
            }))
          )
        }
      )
    )
  })

  it("stays the same when its texts are erased and their digest is kept, and for no other digest", () => {
    const texts_digest = value(Buffer.from(digestTexts(FULL.reason, FULL.note), "hex"))
    const erased = { reason: text(""), note: NULL, texts_digest }
    const original = encodeEntry(FULL, 1, PREVIOUS)
    const messageFor = (changed: Partial<Record<Column, Buffer>>) =>
      readInParts(copyOf([rowOf(FULL, changed)]), [65_536], messageOf)[0]
    expect(messageFor(erased)).toEqual(original)
    expect(messageFor({ ...erased, texts_digest: value(Buffer.alloc(32)) })).not.toEqual(original)
    // A digest vouches for nothing that is shown beside it.
    expect(messageFor({ ...erased, reason: text("forged") })).not.toEqual(original)
    expect(messageFor({ ...erased, note: text("forged") })).not.toEqual(original)
  })

  it("has room for texts and lots without bound", () => {
    const entry: EntryDraft = {
      ...FULL,
      reason: "€".repeat(9000),
      actor: "a".repeat(9000),
      lots: Array.from({ length: 1000 }, (_, index) => ({ lot_id: index, amount: 1n })),
    }
    const [message] = readInParts(copyOf([rowOf(entry)]), [65_536], messageOf)
    expect(message).toEqual(encodeEntry(entry, 1, PREVIOUS))
  })

  it("has room for what is just too long for where messages are put together", () => {
    const lengths = Array.from({ length: 600 }, (_, index) => 7600 + index)
    const entries = lengths.map((length) => ({ ...FULL, actor: "a".repeat(length) }))
    const messages = readInParts(copyOf(entries.map((entry) => rowOf(entry))), [65_536], messageOf)
    messages.forEach((message, index) => {
      expect(message.equals(encodeEntry(entries[index], 1, PREVIOUS))).toBe(true)
    })
    expect(messages).toHaveLength(entries.length)
  })

  it.each<[string, Partial<Record<Column, Buffer>>]>([
    ["an instant a microsecond later", { created_at: instant(FULL.created_at, 1n) }],
    ["an expiry a microsecond later", { expires_at: instant(FULL.expires_at, 1n) }],
    ["no expiry", { expires_at: NULL }],
    ["'infinity'", { expires_at: value(int64(2n ** 63n - 1n)) }],
    ["'-infinity'", { expires_at: value(int64(-(2n ** 63n))) }],
    ["an empty note for none", { note: value(Buffer.alloc(0)) }],
  ])("is another for %s", (_, changed) => {
    const [message] = readInParts(
      copyOf([rowOf(BARE), rowOf(FULL, changed)]),
      [50],
      messageOf
    ).slice(1)
    expect(message).not.toEqual(encodeEntry(FULL, 1, PREVIOUS))
    expect(message).not.toEqual(encodeEntry(BARE, 1, PREVIOUS))
  })
})

describe("a stored entry", () => {
  it("says what the checks ask for", () => {
    const [told] = readInParts(copyOf([rowOf(FULL)]), [65_536], fieldsOf)
    expect(told).toEqual({
      id: 42,
      wallet_id: 7,
      seq: 3,
      type: "credit",
      amount: 1234n,
      balance_before: 100n,
      balance_after: 1334n,
      purpose: "refund",
      expires_at: BigInt(FULL.expires_at!.getTime()) * 1000n,
      lots: FULL.lots,
    })
    const [bare] = readInParts(copyOf([rowOf(BARE)]), [65_536], fieldsOf)
    expect(bare).toMatchObject({ type: "debit", purpose: null, expires_at: null, lots: [] })
  })

  it.each<[string, Partial<Record<Column, Buffer>>]>([
    ["one id too many", { lot_ids: bigints([42n, 40n, 41n]) }],
    ["one amount too many", { lot_amounts: bigints([1000n, 234n, 0n]) }],
    ["no amounts", { lot_amounts: bigints([]) }],
    ["null for both", { lot_ids: NULL, lot_amounts: NULL }],
    ["two dimensions", { lot_ids: twoDimensions(), lot_amounts: twoDimensions() }],
    ["gaps in the ids", { lot_ids: gap(), lot_amounts: gap() }],
    [
      "gaps that make up for another size",
      { lot_ids: bigints([42n]), lot_amounts: value(Buffer.concat([header(2), NULL, NULL, NULL])) },
    ],
    ["an array of one that says it has none", { lot_ids: cutShort(), lot_amounts: cutShort() }],
    ["nothing that is an array", { lot_ids: value(int64(1n)), lot_amounts: value(int64(1n)) }],
    ["no reason", { reason: NULL }],
    ["no instant", { created_at: NULL }],
    ["no amount", { amount: NULL }],
    ["an amount of another type", { amount: value(Buffer.from("000004d2", "hex")) }],
    ["no type", { type: NULL }],
    ["no place in its chain", { seq: NULL }],
  ])("is none of the ledger's with %s", (_, changed) => {
    const isWhole = (entry: StoredEntry) => entry.isWhole
    expect(readInParts(copyOf([rowOf(FULL, changed)]), [65_536], isWhole)).toEqual([false])
  })

  it("tells large numbers, and empty words from none", () => {
    const entry = { ...FULL, id: 2 ** 50 + 1, wallet_id: 2 ** 40 }
    const changed = { type: text(""), purpose: NULL }
    const told = ({ id, wallet_id, type, purpose }: StoredEntry) => [id, wallet_id, type, purpose]
    expect(readInParts(copyOf([rowOf(entry, changed)]), [65_536], told)).toEqual([
      [2 ** 50 + 1, 2 ** 40, "", null],
    ])
  })

  it("has no number where something else was stored", () => {
    const changed = { wallet_id: NULL, seq: value(Buffer.alloc(4)), key_id: NULL }
    const told = ({ wallet_id, seq, key_id, id }: StoredEntry) => ({ wallet_id, seq, key_id, id })
    expect(readInParts(copyOf([rowOf(FULL, changed)]), [65_536], told)).toEqual([
      { wallet_id: NaN, seq: NaN, key_id: NaN, id: 42 },
    ])
  })
})

/** Feeds the data in parts of these sizes, again and again, and reads what is there after each. */
function readInParts<T>(data: Buffer, sizes: number[], read: (entry: StoredEntry) => T): T[] {
  const cursor = new EntryCursor()
  const found: T[] = []
  for (let at = 0, turn = 0; at < data.length; turn += 1) {
    const size = sizes[turn % sizes.length]
    // A part is gone when the next one comes.
    const part = Buffer.from(data.subarray(at, at + size))
    cursor.feed(part)
    while (cursor.next()) {
      found.push(read(cursor.entry()))
    }
    at += size
  }
  return found
}

function messageOf(entry: StoredEntry): Buffer {
  return encodeEntry(entry, 1, PREVIOUS)
}

function fieldsOf(entry: StoredEntry) {
  const { id, wallet_id, seq, type, amount, balance_before, balance_after } = entry
  const { purpose, expires_at, lots } = entry
  return {
    id,
    wallet_id,
    seq,
    type,
    amount,
    balance_before,
    balance_after,
    purpose,
    expires_at,
    lots,
  }
}

/** PostgreSQL's binary COPY, as its manual describes it. */
function copyOf(rows: Buffer[]): Buffer {
  return Buffer.concat([HEADER, ...rows, TRAILER])
}

function rowOf(entry: EntryDraft, changed: Partial<Record<Column, Buffer>> = {}): Buffer {
  const columns: Record<Column, Buffer> = {
    wallet_id: integer(entry.wallet_id),
    seq: integer(entry.seq),
    id: integer(entry.id),
    type: text(entry.type),
    amount: value(int64(entry.amount)),
    balance_before: value(int64(entry.balance_before)),
    balance_after: value(int64(entry.balance_after)),
    created_at: instant(entry.created_at),
    transfer_group_id: text(entry.transfer_group_id),
    counterparty_wallet_id: integer(entry.counterparty_wallet_id),
    idempotency_hash: value(entry.idempotency_hash),
    reference: text(entry.reference),
    order_id: integer(entry.order_id),
    medusa_order_id: text(entry.medusa_order_id),
    hold_id: integer(entry.hold_id),
    reverses_entry_id: integer(entry.reverses_entry_id),
    purpose: text(entry.purpose),
    expires_at: instant(entry.expires_at),
    actor: text(entry.actor),
    lot_ids: bigints(entry.lots.map(({ lot_id }) => BigInt(lot_id))),
    lot_amounts: bigints(entry.lots.map(({ amount }) => amount)),
    reason: text(entry.reason),
    note: text(entry.note),
    texts_digest: NULL,
    key_id: value(Buffer.from([0, 1])),
    mac: value(MAC),
    happened_at: instant(entry.happened_at),
  }
  const values = Object.values({ ...columns, ...changed })
  const count = Buffer.alloc(2)
  count.writeInt16BE(values.length)
  return Buffer.concat([count, ...values])
}

function value(bytes: Buffer | null): Buffer {
  if (!bytes) {
    return NULL
  }
  const length = Buffer.alloc(4)
  length.writeInt32BE(bytes.length)
  return Buffer.concat([length, bytes])
}

function int64(number: bigint): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigInt64BE(number)
  return bytes
}

function integer(number: number | null): Buffer {
  return value(number === null ? null : int64(BigInt(number)))
}

function text(string: string | null): Buffer {
  return value(string === null ? null : Buffer.from(string))
}

function instant(date: Date | null, later = 0n): Buffer {
  const since2000 = date && BigInt(date.getTime() - Date.UTC(2000, 0, 1)) * 1000n + later
  return value(since2000 === null ? null : int64(since2000))
}

function header(size: number, dimensions = size ? 1 : 0): Buffer {
  const words = [dimensions, 0, 20, size, 1].slice(0, dimensions ? 5 : 3)
  const bytes = Buffer.alloc(4 * words.length)
  words.forEach((word, index) => bytes.writeInt32BE(word, 4 * index))
  return bytes
}

function bigints(numbers: bigint[]): Buffer {
  return value(Buffer.concat([header(numbers.length), ...numbers.map((n) => value(int64(n)))]))
}

/** As long as an array of one dimension with as many elements would be, but for its header. */
function twoDimensions(): Buffer {
  const more = Buffer.alloc(8)
  return value(Buffer.concat([header(2, 2), more, value(int64(1n)), value(int64(2n))]))
}

/** As long as an array without elements is. */
function cutShort(): Buffer {
  return value(header(1).subarray(0, 12))
}

function gap(): Buffer {
  return value(Buffer.concat([header(2), value(int64(42n)), NULL]))
}

function anyEntry(): fc.Arbitrary<EntryDraft> {
  const id = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER })
  const amount = fc.bigInt({ min: 0n, max: 2n ** 63n - 1n })
  const texts = fc.string({ unit: "grapheme", maxLength: 40 })
  const date = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date("9999-12-31") })
  const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null })
  return fc.record<EntryDraft>({
    id,
    wallet_id: id,
    seq: id,
    type: fc.constantFrom("credit", "debit", "transfer_in"),
    amount,
    balance_before: amount,
    balance_after: amount,
    currency: fc.constant("EUR"),
    reason: texts,
    note: orNull(texts),
    reference: orNull(texts),
    order_id: orNull(id),
    medusa_order_id: orNull(texts),
    transfer_group_id: orNull(texts),
    counterparty_wallet_id: orNull(id),
    hold_id: orNull(id),
    reverses_entry_id: orNull(id),
    purpose: orNull(fc.constantFrom("refund", "gift")),
    expires_at: orNull(date),
    lots: fc.array(fc.record({ lot_id: id, amount }), { maxLength: 4 }),
    actor: texts,
    idempotency_hash: orNull(fc.uint8Array({ minLength: 32, maxLength: 32 }).map(Buffer.from)),
    created_at: date,
    happened_at: orNull(date),
  })
}
