import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  sign,
  verify,
} from "node:crypto"
import { MedusaError } from "@medusajs/framework/utils"
import type { Entry, EntryDraft, ExpiryMove, ExpiryMoveDraft } from "../types"
import { type ExpiryMoveFields, type MessageFields, writeExpiryMove, writeMessage } from "./encode"

interface DerivedKeys {
  chain: KeyObject
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
    return { ...entry, key_id, mac: this.mac(entry, key_id, previous) }
  }

  /**
   * HMAC-SHA256 over an entry's message.
   *
   * @throws MedusaError when the key is not configured
   */
  mac(entry: MessageFields, keyId: number, previous: Buffer): Buffer {
    const message = writeMessage(entry, keyId, previous)
    return createHmac("sha256", this.key(keyId).chain).update(message).digest()
  }

  /** Chains the move of an expiry to the link before it. */
  sealExpiryMove(move: ExpiryMoveDraft, previous: Buffer): ExpiryMove {
    const key_id = this.activeId
    return { ...move, key_id, mac: this.macOfExpiryMove(move, key_id, previous) }
  }

  /**
   * HMAC-SHA256 over the message of a moved expiry.
   *
   * @throws MedusaError when the key is not configured
   */
  macOfExpiryMove(move: ExpiryMoveFields, keyId: number, previous: Buffer): Buffer {
    const message = writeExpiryMove(move, keyId, previous)
    return createHmac("sha256", this.key(keyId).chain).update(message).digest()
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
    chain: createSecretKey(derive("wallet-chain")),
    checkpoint: createPrivateKey({
      key: Buffer.concat([ED25519_PKCS8_PREFIX, derive("wallet-checkpoint")]),
      format: "der",
      type: "pkcs8",
    }),
  }
}
