import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto"

const ALGORITHM = "aes-256-gcm"
const NONCE_BYTES = 12
const TAG_BYTES = 16
const HEADER_BYTES = 3
const VERSION = 1

/** A secret was sealed under a key that the configuration has no longer. */
export class MissingKeyError extends Error {
  constructor(keyId: number) {
    super(`it is sealed under key ${keyId}, which is not configured: give a new one`)
    this.name = "MissingKeyError"
  }
}

/**
 * Keeps secrets unreadable in the database: AES-256-GCM under keys derived, per purpose, from those
 * of the ledger. The highest key id seals, all of them open. What is sealed for one owner does not open
 * for another.
 */
export class SecretBox {
  private readonly keys = new Map<number, Buffer>()
  private readonly activeId: number

  /** What is sealed for one purpose does not open for another. */
  constructor(secrets: ReadonlyMap<number, Buffer>, purpose: string) {
    for (const [id, secret] of secrets) {
      this.keys.set(id, Buffer.from(hkdfSync("sha256", secret, "", purpose, 32)))
    }
    this.activeId = Math.max(...this.keys.keys())
  }

  seal(text: string, owner: string): Buffer {
    const header = Buffer.alloc(HEADER_BYTES)
    header.writeUInt8(VERSION, 0)
    header.writeUInt16BE(this.activeId, 1)
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv(ALGORITHM, this.keys.get(this.activeId)!, nonce)
    cipher.setAAD(Buffer.concat([header, Buffer.from(owner)]))
    const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()])
    return Buffer.concat([header, nonce, cipher.getAuthTag(), sealed])
  }

  /** @throws MissingKeyError, or Error when the bytes were changed */
  open(box: Buffer, owner: string): string {
    const header = box.subarray(0, HEADER_BYTES)
    const keyId = header.readUInt16BE(1)
    const key = this.keys.get(keyId)
    if (!key) {
      throw new MissingKeyError(keyId)
    }
    const tagAt = HEADER_BYTES + NONCE_BYTES
    const textAt = tagAt + TAG_BYTES
    const decipher = createDecipheriv(ALGORITHM, key, box.subarray(HEADER_BYTES, tagAt), {
      authTagLength: TAG_BYTES,
    })
    decipher.setAAD(Buffer.concat([header, Buffer.from(owner)]))
    decipher.setAuthTag(box.subarray(tagAt, textAt))
    return Buffer.concat([decipher.update(box.subarray(textAt)), decipher.final()]).toString("utf8")
  }
}
