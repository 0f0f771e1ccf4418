import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
} from "node:crypto"

const CODE_DIGITS = 6
const TOTP_SECRET_BYTES = 20
const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * Keeps what step-up has to keep secret, under keys derived from the host's cookie secret: a copy
 * of the database alone confirms nothing.
 */
export class StepUpSecrets {
  private readonly codeKey: Buffer
  private readonly secretKey: Buffer

  constructor(cookieSecret: string) {
    this.codeKey = deriveKey(cookieSecret, "code")
    this.secretKey = deriveKey(cookieSecret, "totp")
  }

  createCode(): string {
    return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0")
  }

  /** What is stored of a code: worth nothing for another person or session. */
  hashCode(subject: string, session: Buffer, code: string): Buffer {
    const message = JSON.stringify([subject, session.toString("hex"), code])
    return createHmac("sha256", this.codeKey).update(message).digest()
  }

  createTotpSecret(): Buffer {
    return randomBytes(TOTP_SECRET_BYTES)
  }

  /** AES-256-GCM; bound to its owner, so that rows can't be swapped. */
  encrypt(subject: string, secret: Buffer): Buffer {
    const iv = randomBytes(IV_BYTES)
    const cipher = createCipheriv("aes-256-gcm", this.secretKey, iv)
    cipher.setAAD(Buffer.from(subject))
    const body = Buffer.concat([cipher.update(secret), cipher.final()])
    return Buffer.concat([iv, cipher.getAuthTag(), body])
  }

  /** Null when it was encrypted under another cookie secret, or for somebody else. */
  decrypt(subject: string, stored: Buffer): Buffer | null {
    const iv = stored.subarray(0, IV_BYTES)
    const decipher = createDecipheriv("aes-256-gcm", this.secretKey, iv)
    decipher.setAAD(Buffer.from(subject))
    decipher.setAuthTag(stored.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    try {
      const body = stored.subarray(IV_BYTES + TAG_BYTES)
      return Buffer.concat([decipher.update(body), decipher.final()])
    } catch {
      return null
    }
  }
}

function deriveKey(cookieSecret: string, purpose: string): Buffer {
  const info = `wallet-assistant step-up ${purpose} v1`
  return Buffer.from(hkdfSync("sha256", cookieSecret, "", info, 32))
}
