import { createHmac, timingSafeEqual } from "node:crypto"

/** Seconds that one code is shown by the app (RFC 6238, its default). */
export const TOTP_PERIOD = 30
/** Steps before and after the current one that are accepted, for clocks that differ. */
const TOLERANCE = 1
const DIGITS = 6
const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"

/** The code of one time step: RFC 4226 over the step's number, with SHA-1 as every app has it. */
export function totpCode(secret: Buffer, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac("sha1", secret).update(counter).digest()
  const offset = (digest[digest.length - 1] as number) & 0x0f
  const number = digest.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, "0")
}

/**
 * The time step that a code belongs to, when it is the current one or its neighbour and later than
 * `lastStep`; else null. Whoever accepts a step keeps it as the next `lastStep`: no code counts
 * twice (RFC 6238, 5.2).
 */
export function matchTotp(
  secret: Buffer,
  code: string,
  { seconds, lastStep }: { seconds: number; lastStep: number }
): number | null {
  const current = Math.floor(seconds / TOTP_PERIOD)
  let matched: number | null = null
  for (let step = current - TOLERANCE; step <= current + TOLERANCE; step++) {
    const isSame = sameText(totpCode(secret, step), code)
    if (isSame && step > lastStep) {
      matched = step
    }
  }
  return matched
}

/** What an authenticator app reads, as a link or a QR code. */
export function otpauthUri(issuer: string, account: string, secret: Buffer): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  const issued = encodeURIComponent(issuer)
  return `otpauth://totp/${label}?secret=${toBase32(secret)}&issuer=${issued}&algorithm=SHA1&digits=${DIGITS}&period=${TOTP_PERIOD}`
}

/** RFC 4648 base32 without padding, as authenticator apps take a secret by hand. */
export function toBase32(bytes: Buffer): string {
  let text = ""
  let bits = 0
  let held = 0
  for (const byte of bytes) {
    held = (held << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += BASE32.charAt((held >>> bits) & 31)
    }
    held &= (1 << bits) - 1
  }
  return bits ? text + BASE32.charAt((held << (5 - bits)) & 31) : text
}

function sameText(expected: string, given: string) {
  const a = Buffer.from(expected)
  const b = Buffer.from(given)
  return a.length === b.length && timingSafeEqual(a, b)
}
