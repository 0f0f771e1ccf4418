import { createHash, createHmac, timingSafeEqual } from "node:crypto"

const SIGNATURE = /^sha256=([0-9a-f]{64})$/i

/** Whether `X-Hub-Signature-256` signs these bytes; never without a secret. */
export function isSigned(bytes: Buffer, signature: unknown, secret: string): boolean {
  const [, hex] = SIGNATURE.exec(typeof signature === "string" ? signature : "") ?? []
  if (hex === undefined || secret === "") return false
  const expected = createHmac("sha256", secret).update(bytes).digest()
  return timingSafeEqual(Buffer.from(hex, "hex"), expected)
}

/** Whether two texts are equal, in a time that does not tell where they differ. */
export function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
