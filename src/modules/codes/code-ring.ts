import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from "node:crypto"
import { MedusaError } from "@medusajs/framework/utils"
import { LRUCache } from "lru-cache"
import { normalizeCode } from "./core/code-text"
import type { CodeTerms } from "./types"

/** What the database keeps of a code's text. Without the keys neither part tells anything. */
export interface StoredText {
  key_id: number
  /** HMAC-SHA256 of the normalized text: finds the code, and never changes. */
  digest: Buffer
  /** Nonce, AES-256-GCM ciphertext and tag of the text, bound to digest and terms. */
  sealed: Buffer
}

interface DerivedKeys {
  lookUp: KeyObject
  seal: KeyObject
}

const NONCE_BYTES = 12
const TAG_BYTES = 16
/** Opened texts that are kept in memory, where the keys to them are, too: 20 pages of the list. */
const MAX_OPENED = 500

/**
 * The keys of the codes by id. From each configured secret a key for looking codes up and one for
 * sealing them are derived. The highest id is used for new codes; codes of older ids stay readable
 * and redeemable as long as their keys are configured.
 */
export class CodeRing {
  private readonly activeId: number
  private readonly keys: Map<number, DerivedKeys>
  /** Texts by all that they were opened with, so that what was changed since is opened anew. */
  private readonly opened = new LRUCache<string, string>({ max: MAX_OPENED })

  constructor(secrets: ReadonlyMap<number, Buffer>) {
    this.keys = new Map([...secrets].map(([id, secret]) => [id, deriveKeys(id, secret)]))
    this.activeId = Math.max(...secrets.keys())
  }

  /** Makes of a code what can be stored. */
  seal(code: string, terms: CodeTerms): StoredText {
    const { lookUp, seal } = this.key(this.activeId)
    const digest = digestOf(lookUp, normalizeCode(code)!)
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv("aes-256-gcm", seal, nonce)
    cipher.setAAD(Buffer.from(bindingOf(digest, terms)))
    const text = Buffer.concat([cipher.update(code, "utf8"), cipher.final()])
    return {
      key_id: this.activeId,
      digest,
      sealed: Buffer.concat([nonce, text, cipher.getAuthTag()]),
    }
  }

  /**
   * The text of a stored code; null when text, digest or terms are not those that were sealed.
   *
   * @throws MedusaError when the key is not configured
   */
  open({ key_id, digest, sealed }: StoredText, terms: CodeTerms): string | null {
    const { seal } = this.key(key_id)
    const binding = bindingOf(digest, terms)
    const all = `${key_id} ${sealed.toString("latin1")} ${binding}`
    const known = this.opened.get(all)
    if (known !== undefined) {
      return known
    }
    const decipher = createDecipheriv("aes-256-gcm", seal, sealed.subarray(0, NONCE_BYTES))
    decipher.setAAD(Buffer.from(binding))
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
    try {
      const bytes = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES))
      decipher.final()
      const text = bytes.toString("utf8")
      this.opened.set(all, text)
      return text
    } catch {
      return null
    }
  }

  /** The digests under which a normalized code may be stored, one per key. */
  digestsOf(code: string): Buffer[] {
    return [...this.keys.values()].map(({ lookUp }) => digestOf(lookUp, code))
  }

  private key(keyId: number): DerivedKeys {
    const key = this.keys.get(keyId)
    if (!key) {
      throw new MedusaError(
        MedusaError.Types.INVALID_ARGUMENT,
        `Redemption codes: key ${keyId} is not configured, but codes were sealed with it`
      )
    }
    return key
  }
}

function digestOf(key: KeyObject, code: string): Buffer {
  return createHmac("sha256", key).update(code).digest()
}

/** What the ciphertext is bound to: whoever changes a code's amount in the database breaks it. */
function bindingOf(digest: Buffer, terms: CodeTerms): string {
  const { amount, currency, max_redemptions, restrict_to_customer_id, expires_at } = terms
  return JSON.stringify([
    "wallet-code v1",
    digest.toString("hex"),
    amount.toString(),
    currency,
    max_redemptions,
    restrict_to_customer_id,
    expires_at?.getTime() ?? null,
  ])
}

function deriveKeys(id: number, secret: Buffer): DerivedKeys {
  const derive = (use: string) =>
    createSecretKey(Buffer.from(hkdfSync("sha256", secret, Buffer.alloc(0), `${use}:${id}`, 32)))
  return { lookUp: derive("wallet-code-look-up"), seal: derive("wallet-code-seal") }
}
