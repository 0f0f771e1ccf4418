import fc from "fast-check"
import type { EntryDraft } from "../../types"
import { digestTexts, encodeEntry, genesisHash, MESSAGE_VERSION, Writer } from "../encode"
import { BARE, FULL, PREVIOUS } from "./entry"

/**
 * Frozen. If one of these changes, every chain ever written stops verifying: a new message needs
 * a new MESSAGE_VERSION, and the old one has to stay readable.
 */
const VECTORS = {
  full:
    "010000000800000000000000010000000800000000000000070000000800000000000000030000000800000000" +
    "0000002a0000002011111111111111111111111111111111111111111111111111111111111111110000000663" +
    "72656469740000000800000000000004d200000008000000000000006400000008000000000000053600000008" +
    "00064bf535af13e80000000474675f3100000008000000000000000800000020ababababababababababababab" +
    "ababababababababababababababababababab0000000763726d2d39393100000008000000000000000c000000" +
    "086f726465725f303100000008000000000000002900000008000000000000002700000006726566756e640000" +
    "0008000663f6d2341c180000000c757365723a757365725f303100000020000000000000002a00000000000003" +
    "e8000000000000002800000000000000ea00000020b5cfe7a765fb6afbc4ce3e1f45aeab9f2dc973a9d4c0ce62" +
    "dfd6adce9a4aea2a",
  bare:
    "010000000800000000000000010000000800000000000000070000000800000000000000030000000800000000" +
    "0000002a0000002011111111111111111111111111111111111111111111111111111111111111110000000564" +
    "656269740000000800000000000004d20000000800000000000000640000000800000000000005360000000800" +
    "064bf535af13e8ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff" +
    "ffff0000000c757365723a757365725f30310000000000000020ce669ef81bbf42a6336d3205e189c93cc9e8f2" +
    "542bff68cdc9b198905931fb60",
  genesis: "ca4b5fab1934d5679d5b8fd77fa31bd1ecffdd1ad15ebd78509ebc5315d7ff79",
}

describe("the message of an entry", () => {
  it("is the frozen one, version 1", () => {
    expect(MESSAGE_VERSION).toBe(1)
    expect(encodeEntry(FULL, 1, PREVIOUS).toString("hex")).toBe(VECTORS.full)
    expect(encodeEntry(BARE, 1, PREVIOUS).toString("hex")).toBe(VECTORS.bare)
  })

  it("says when it happened elsewhere, behind all else, as version 2", () => {
    const happened_at = new Date("2025-03-01T12:00:00.001Z")
    const message = encodeEntry({ ...FULL, happened_at }, 1, PREVIOUS).toString("hex")
    expect(message).toBe(`02${VECTORS.full.slice(2)}0000000800062f46a99b33e8`)
    expect(encodeEntry({ ...FULL, happened_at: new Date(0) }, 1, PREVIOUS).toString("hex")).toBe(
      `02${VECTORS.full.slice(2)}000000080000000000000000`
    )
  })

  it("has room for as many lots as an entry may come to", () => {
    const lots = Array.from({ length: 1000 }, (_, index) => ({ lot_id: index + 1, amount: 1n }))
    const bytesOfLot = 16
    const message = encodeEntry({ ...BARE, lots }, 1, PREVIOUS)
    expect(message).toHaveLength(VECTORS.bare.length / 2 + lots.length * bytesOfLot)
    const digest = 4 + 32
    const first = message.length - digest - lots.length * bytesOfLot
    expect(message.readUInt32BE(first - 4)).toBe(lots.length * bytesOfLot)
    expect(lots).toEqual(
      lots.map((_, index) => ({
        lot_id: Number(message.readBigInt64BE(first + index * bytesOfLot)),
        amount: message.readBigInt64BE(first + index * bytesOfLot + 8),
      }))
    )
  })

  it("leaves the currency to the genesis hash, which binds it for all entries", () => {
    const dollars: EntryDraft = { ...FULL, currency: "USD" }
    const other = encodeEntry(dollars, 1, PREVIOUS)
    expect(other.toString("hex")).toBe(VECTORS.full)
  })

  it.each([
    [
      "texts that share a boundary",
      { reference: "ab", medusa_order_id: "c" },
      { reference: "a", medusa_order_id: "bc" },
    ],
    [
      "a text in one field or the next",
      { transfer_group_id: "x", reference: null },
      { transfer_group_id: null, reference: "x" },
    ],
    ["no text and an empty one", { reference: null }, { reference: "" }],
    ["no note and an empty one", { note: null }, { note: "" }],
    ["a reason that ends in the note", { reason: "ab", note: "c" }, { reason: "a", note: "bc" }],
    ["no number and zero", { order_id: null }, { order_id: 0 }],
    [
      "a number in one field or the next",
      { counterparty_wallet_id: 8, hold_id: null },
      { counterparty_wallet_id: null, hold_id: 8 },
    ],
    ["no instant and the first one", { expires_at: null }, { expires_at: new Date(0) }],
    [
      "one lot and two",
      { lots: [{ lot_id: 1, amount: 2n }] },
      {
        lots: [
          { lot_id: 1, amount: 2n },
          { lot_id: 1, amount: 2n },
        ],
      },
    ],
    [
      "a lot and its mirror image",
      { lots: [{ lot_id: 1, amount: 2n }] },
      { lots: [{ lot_id: 2, amount: 1n }] },
    ],
    ["texts that only their bytes tell apart", { reference: "é" }, { reference: "e\u0301" }],
  ])("tells apart %s", (_, one, other) => {
    const encode = (fields: object) => encodeEntry({ ...FULL, ...fields }, 1, PREVIOUS)
    expect(encode(one).equals(encode(other))).toBe(false)
  })

  it("has room for fields of any length", () => {
    const long = "€".repeat(5000)
    const entry = {
      ...FULL,
      type: long as never,
      purpose: long as never,
      reason: long,
      note: long,
      reference: long,
      medusa_order_id: long,
      transfer_group_id: long,
      actor: long,
      idempotency_hash: Buffer.alloc(5000, 1),
      lots: Array.from({ length: 5000 }, (_, lot_id) => ({ lot_id, amount: 1n })),
    }
    // Every field of the frozen message, with the lengths of these texts in place of its own.
    const lengths = 6 * 15_000 - (6 + 6 + 7 + 8 + 4 + 12) + (5000 - 32) + 16 * (5000 - 2)
    const encoded = encodeEntry(entry, 1, PREVIOUS)
    expect(encoded).toHaveLength(VECTORS.full.length / 2 + lengths)
    expect(encoded.toString("hex", encoded.length - 32)).toBe(digestTexts(long, long))
  })

  const LONG = "€".repeat(20_000)

  it.each([
    ["type", LONG],
    ["purpose", LONG],
    ["idempotency_hash", Buffer.from(LONG)],
    ["actor", LONG],
    ["reference", LONG],
    ["medusa_order_id", LONG],
    ["transfer_group_id", LONG],
    ["reason", LONG],
    ["note", LONG],
  ])("has room for an endless %s among short ones", (field, value) => {
    const encoded = encodeEntry({ ...FULL, [field]: value }, 1, PREVIOUS)
    const inside = encoded.includes(Buffer.from(value as string))
    // Texts written by people are there as a digest, of all their bytes.
    expect(inside).toBe(field !== "reason" && field !== "note")
    const shorter = { ...FULL, [field]: value.slice(0, -1) }
    expect(encodeEntry(shorter, 1, PREVIOUS)).not.toEqual(encoded)
    expect(encoded.subarray(-36, -32).toString("hex")).toBe("00000020")
  })

  it("is never the same for two different entries", () => {
    const text = fc.option(fc.constantFrom("", "a", "ab", "b", "\u0000", "\uffff"))
    const integer = fc.option(fc.constantFrom(0, 1, 2, 256))
    const fields = fc.record({
      reference: text,
      medusa_order_id: text,
      transfer_group_id: text,
      note: text,
      order_id: integer,
      hold_id: integer,
      reverses_entry_id: integer,
      counterparty_wallet_id: integer,
      lots: fc.array(fc.record({ lot_id: fc.nat(2), amount: fc.bigInt(0n, 2n) }), { maxLength: 3 }),
    })
    fc.assert(
      fc.property(fields, fields, (one, other) => {
        const same = encodeEntry({ ...FULL, ...one }, 1, PREVIOUS).equals(
          encodeEntry({ ...FULL, ...other }, 1, PREVIOUS)
        )
        expect(same).toBe(describeFields(one) === describeFields(other))
      }),
      { numRuns: fc.readConfigureGlobal()?.numRuns ?? 1000 }
    )
  })
})

describe("the genesis hash", () => {
  const wallet = { id: 7, customer_id: "cus_01", currency: "EUR" }

  it("is the frozen one", () => {
    expect(genesisHash(wallet).toString("hex")).toBe(VECTORS.genesis)
  })

  it("binds the wallet, its owner and its currency", () => {
    const others = [
      { ...wallet, id: 8 },
      { ...wallet, customer_id: "cus_02" },
      { ...wallet, currency: "USD" },
      { ...wallet, customer_id: "cus_01E", currency: "UR" },
    ]
    const hashes = [wallet, ...others].map((one) => genesisHash(one).toString("hex"))
    expect(new Set(hashes).size).toBe(hashes.length)
  })

  it.each(["customer_id", "currency"])("takes a %s of any length", (field) => {
    const long = { ...wallet, [field]: "€".repeat(3000) }
    const longer = { ...wallet, [field]: "€".repeat(3001) }
    expect(genesisHash(long)).toHaveLength(32)
    expect(genesisHash(long)).not.toEqual(genesisHash(longer))
  })
})

describe("the digest of texts", () => {
  it("is the frozen one", () => {
    expect(digestTexts("a", null)).toBe(
      "3d7291c5a60d9ef74b13005883b8b47a610cf1f0b5bcd00aac4ebd2d2f416317"
    )
    expect(digestTexts("a", "b")).toBe(
      "16275ef0f5d0eb9dd9e0a53277549fda5c886358a6872df23c797b13e11455bc"
    )
  })

  it("has room for texts of any length", () => {
    expect(digestTexts("€".repeat(3000), "€".repeat(3000))).not.toBe(
      digestTexts("€".repeat(3000), "€".repeat(2999))
    )
  })
})

describe("the writer", () => {
  it("writes integers as 8 bytes with their length, largest and smallest included", () => {
    const writer = new Writer(64)
    writer.bigint(9_223_372_036_854_775_807n)
    writer.bigint(-1n)
    writer.integer(Number.MAX_SAFE_INTEGER)
    expect(writer.done().toString("hex")).toBe(
      "000000087fffffffffffffff" + "00000008ffffffffffffffff" + "00000008001fffffffffffff"
    )
  })

  it("writes instants as microseconds, also those before 1970", () => {
    const writer = new Writer(64)
    writer.instant(new Date(-1))
    writer.instant(new Date(1))
    expect(writer.done().toString("hex")).toBe(
      "00000008fffffffffffffc18" + "0000000800000000000003e8"
    )
  })

  it.each([9_007_199_254_740, 9_007_199_254_741, 8_639_999_999_999_999, -8_639_999_999_999_999])(
    "writes the instant %d to the microsecond, far beyond what a number holds",
    (milliseconds) => {
      const instant = new Writer(64)
      instant.instant(new Date(milliseconds))
      const expected = new Writer(64)
      expected.bigint(BigInt(milliseconds) * 1000n)
      expect(instant.done()).toEqual(expected.done())
    }
  )

  it("refuses what does not fit rather than cutting it off", () => {
    const writer = new Writer(4)
    expect(() => writer.bigint(1n)).toThrow()
  })
})

function describeFields(fields: object): string {
  return JSON.stringify(fields, (_, value) => (typeof value === "bigint" ? `${value}n` : value))
}
