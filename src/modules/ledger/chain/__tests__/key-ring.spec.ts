import { createHmac, createPublicKey, hkdfSync, verify } from "node:crypto"
import type { Entry, EntryDraft } from "../../types"
import { encodeEntry } from "../encode"
import { KeyRing } from "../key-ring"
import { BARE, FULL, PREVIOUS } from "./entry"

const SECRET = Buffer.alloc(32, 7)
const ring = new KeyRing(new Map([[1, SECRET]]))

const macOf = (keys: KeyRing, entry: EntryDraft, keyId: number, previous = PREVIOUS) =>
  keys.mac(entry, keyId, previous).toString("hex")

const isSealed = (keys: KeyRing, entry: Entry, previous = PREVIOUS) =>
  entry.mac.toString("hex") === macOf(keys, entry, entry.key_id, previous)

describe("the MAC of an entry", () => {
  it("is the frozen one", () => {
    expect(ring.seal(FULL, PREVIOUS).mac.toString("hex")).toBe(
      "9a8641a01ead7dc83dab0a755d05d89d1487798bf19796d3fad6f2ba5962b657"
    )
    expect(ring.seal(BARE, PREVIOUS).mac.toString("hex")).toBe(
      "025162758999e03f9771ce3458c1bb95dfe36cffd519bacf0408792d1d4ed85b"
    )
  })

  it("is HMAC-SHA256 under a key derived from the secret for this use and id", () => {
    const key = Buffer.from(hkdfSync("sha256", SECRET, "", "wallet-chain:1", 32))
    const mac = createHmac("sha256", key)
      .update(encodeEntry(FULL, 1, PREVIOUS))
      .digest("hex")
    expect(macOf(ring, FULL, 1)).toBe(mac)
  })

  const sealed = ring.seal(FULL, PREVIOUS)

  it("belongs to its entry at its place", () => {
    expect(sealed).toEqual({ ...FULL, key_id: 1, mac: sealed.mac })
    expect(isSealed(ring, sealed)).toBe(true)
    expect(isSealed(ring, sealed, Buffer.alloc(32, 0x12))).toBe(false)
  })

  it.each(
    Object.entries({
      id: 43,
      wallet_id: 8,
      seq: 4,
      type: "topup",
      amount: 1235n,
      balance_before: 101n,
      balance_after: 1335n,
      reason: "another",
      note: null,
      reference: "crm-992",
      order_id: 13,
      medusa_order_id: "order_02",
      transfer_group_id: "tg_2",
      counterparty_wallet_id: 9,
      hold_id: 40,
      reverses_entry_id: 38,
      purpose: "gift",
      expires_at: new Date("2027-01-01T00:00:00.000Z"),
      lots: [
        { lot_id: 42, amount: 1000n },
        { lot_id: 41, amount: 234n },
      ],
      actor: "user:user_02",
      idempotency_hash: Buffer.alloc(32, 0xac),
      created_at: new Date("2026-03-01T12:00:00.002Z"),
      mac: Buffer.alloc(32),
    })
  )("shows that %s was changed", (field, value) => {
    expect(isSealed(ring, { ...sealed, [field]: value } as Entry)).toBe(false)
  })
})

describe("key rotation", () => {
  const rotated = new KeyRing(
    new Map([
      [2, Buffer.alloc(32, 9)],
      [1, SECRET],
    ])
  )

  it("signs with the highest id, wherever it stands", () => {
    expect(rotated.activeId).toBe(2)
    expect(rotated.seal(FULL, PREVIOUS).key_id).toBe(2)
    const { number, signature } = { number: 2, signature: rotated.signCheckpoint("body") }
    expect(rotated.isSignedCheckpoint("body", number, signature)).toBe(true)
    expect(rotated.isSignedCheckpoint("body", 1, signature)).toBe(false)
  })

  it("still verifies what was written under the key before", () => {
    expect(isSealed(rotated, ring.seal(FULL, PREVIOUS))).toBe(true)
    expect(rotated.isSignedCheckpoint("body", 1, ring.signCheckpoint("body"))).toBe(true)
  })

  it("does not let an entry pass from one key to another, even of the same secret", () => {
    const twins = new KeyRing(
      new Map([
        [1, SECRET],
        [2, SECRET],
      ])
    )
    const sealed = twins.seal(FULL, PREVIOUS)
    expect(isSealed(twins, { ...sealed, key_id: 1 })).toBe(false)
  })

  it("knows which keys it has, and says which one it misses", () => {
    expect([ring.has(1), ring.has(2)]).toEqual([true, false])
    expect(() => macOf(ring, FULL, 2)).toThrow(
      "Wallet ledger: key 2 is not configured, but something was written under it"
    )
    expect(ring.checkpointPublicKey(2)).toBeNull()
  })
})

describe("the signature of a checkpoint", () => {
  it("is the frozen one", () => {
    expect(ring.signCheckpoint("body").toString("hex")).toBe(
      "5e477c3c6c5fc90e14b933bca2d42b78f6ec81550b1e05bb47b5236fa3ab36a1" +
        "ecc5aad0e2255967c488a27c5f3dca5c7318ba97f3a5f608f043f1268101490e"
    )
  })

  it("can be checked by anybody who has the public key", () => {
    const pem = ring.checkpointPublicKey(1)!
    expect(pem).toBe(
      "-----BEGIN PUBLIC KEY-----\n" +
        "MCowBQYDK2VwAyEA8Pu7nC9LNH/7x6HwRiIdBzmsZooDsWp1a3It3q1mrjY=\n" +
        "-----END PUBLIC KEY-----\n"
    )
    const signature = ring.signCheckpoint("body")
    expect(verify(null, Buffer.from("body"), createPublicKey(pem), signature)).toBe(true)
  })

  it("belongs to one body", () => {
    const signature = ring.signCheckpoint("body")
    expect(ring.isSignedCheckpoint("body", 1, signature)).toBe(true)
    expect(ring.isSignedCheckpoint("Body", 1, signature)).toBe(false)
    signature[5] ^= 1
    expect(ring.isSignedCheckpoint("body", 1, signature)).toBe(false)
  })
})
