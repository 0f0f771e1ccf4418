import {
  createPrivateKey,
  createPublicKey,
  hash,
  hkdfSync,
  type KeyObject,
  sign,
  verify,
} from "node:crypto"
import { MedusaError } from "@medusajs/framework/utils"
import type { Entry, EntryDraft } from "../types"
import { encodeBehind } from "./encode"

interface DerivedKeys {
  chain: HmacPads
  checkpoint: KeyObject
}

/** RFC 8410: what stands in front of a raw Ed25519 seed in PKCS #8. */
const ED25519_PKCS8_PREFIX = Buffer.from("302e020100300506032b657004220420", "hex")

/**
 * The ledger's keys by id. From each configured secret a key for the chain (HMAC-SHA256) and one
 * for checkpoints (Ed25519) are derived, so that neither reveals the other. The highest id signs;
 * the others only verify what was written under them.
 */
export class KeyRing {
  readonly activeId: number
  private readonly keys: Map<number, DerivedKeys>

  constructor(secrets: ReadonlyMap<number, Buffer>) {
    this.keys = new Map([...secrets].map(([id, secret]) => [id, deriveKeys(id, secret)]))
    this.activeId = Math.max(...secrets.keys())
  }

  has(keyId: number): boolean {
    return this.keys.has(keyId)
  }

  /** Chains an entry to the one before it. */
  seal(entry: EntryDraft, previous: Buffer): Entry {
    const key_id = this.activeId
    const message = (lead: Buffer) => encodeBehind(lead, entry, key_id, previous)
    return { ...entry, key_id, mac: Buffer.from(this.mac(key_id, message), "hex") }
  }

  /**
   * HMAC-SHA256 (RFC 2104) by two hashes of one call each, digests as hex: half the cost of the
   * runtime's own object for each entry.
   *
   * @param message answers an entry's message with what it is given in front
   * @throws MedusaError when the key is not configured
   */
  mac(keyId: number, message: (lead: Buffer) => Buffer): string {
    const { inner, outer } = this.key(keyId).chain
    outer.write(hash("sha256", message(inner), "hex"), BLOCK, "hex")
    return hash("sha256", outer, "hex")
  }

  signCheckpoint(body: string): Buffer {
    return sign(null, Buffer.from(body), this.key(this.activeId).checkpoint)
  }

  isSignedCheckpoint(body: string, keyId: number, signature: Buffer): boolean {
    return verify(null, Buffer.from(body), createPublicKey(this.key(keyId).checkpoint), signature)
  }

  /** The key with which anybody can check a checkpoint, as PEM; null when it is not configured. */
  checkpointPublicKey(keyId: number): string | null {
    if (!this.has(keyId)) {
      return null
    }
    return createPublicKey(this.key(keyId).checkpoint)
      .export({ type: "spki", format: "pem" })
      .toString()
  }

  private key(keyId: number): DerivedKeys {
    const key = this.keys.get(keyId)
    if (!key) {
      throw new MedusaError(
        MedusaError.Types.INVALID_ARGUMENT,
        `Wallet ledger: key ${keyId} is not configured, but something was written under it`
      )
    }
    return key
  }
}

function deriveKeys(id: number, secret: Buffer): DerivedKeys {
  const derive = (use: string) =>
    Buffer.from(hkdfSync("sha256", secret, Buffer.alloc(0), `${use}:${id}`, 32))
  return {
    chain: padsOf(derive("wallet-chain")),
    checkpoint: createPrivateKey({
      key: Buffer.concat([ED25519_PKCS8_PREFIX, derive("wallet-checkpoint")]),
      format: "der",
      type: "pkcs8",
    }),
  }
}

/** Bytes that SHA-256 takes at a time. */
const BLOCK = 64

/** What HMAC puts before the message, and before the digest of that; room for the digest behind it. */
interface HmacPads {
  inner: Buffer
  outer: Buffer
}

/** @param key at most a block long */
function padsOf(key: Buffer): HmacPads {
  const inner = Buffer.alloc(BLOCK, 0x36)
  const outer = Buffer.alloc(BLOCK + 32, 0x5c)
  key.forEach((byte, at) => {
    inner[at] ^= byte
    outer[at] ^= byte
  })
  return { inner, outer }
}
