import { createHash, randomBytes, timingSafeEqual } from "node:crypto"

/** 160 random bits each. */
const BYTES = 20

/** A new pair of consumer key and consumer secret. */
export function generateStoreKey() {
  return {
    consumer_key: `ck_${randomBytes(BYTES).toString("hex")}`,
    consumer_secret: `cs_${randomBytes(BYTES).toString("hex")}`,
  }
}

/** What is stored of a key and of a secret: random enough that no slow hash is needed. */
export function hashSecret(secret: string): Buffer {
  return createHash("sha256").update(secret).digest()
}

/** Whether a secret has a hash, in a time that does not depend on either. */
export function matches(secret: string, hash: Buffer): boolean {
  return timingSafeEqual(hashSecret(secret), hash)
}
