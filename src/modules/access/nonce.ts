import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto"

/** What a nonce is good for. The user is the identity's key, empty for a guest. */
export interface NonceSubject {
  session: string
  user: string
}

/** Seconds per tick. A nonce holds for its own tick and the next one: 12 to 24 hours. */
export const TICK_SECONDS = 12 * 60 * 60
const ACTION = "platform_rest"
const NONCE_BYTES = 24

/**
 * The key of the nonces, derived from the host's cookie secret: every instance of a store has the
 * same one, and it opens nothing else.
 */
export function deriveNonceKey(cookieSecret: string): Buffer {
  return Buffer.from(hkdfSync("sha256", cookieSecret, "", "wallet-assistant nonce v1", 32))
}

/** Makes the nonce of a session and user, and says until when it holds. */
export function createNonce(key: Buffer, subject: NonceSubject, now: Date) {
  const tick = tickOf(now)
  const expires_at = new Date((tick + 2) * TICK_SECONDS * 1000)
  return { nonce: sign(key, subject, tick).toString("base64url"), expires_at }
}

/** Whether a nonce was made for this session and user, in this tick or the one before. */
export function isNonceValid(key: Buffer, subject: NonceSubject, nonce: string, now: Date) {
  if (!/^[A-Za-z0-9_-]{32}$/.test(nonce)) return false
  const given = Buffer.from(nonce, "base64url")
  const tick = tickOf(now)
  return [tick, tick - 1].some((each) => timingSafeEqual(sign(key, subject, each), given))
}

function tickOf(now: Date) {
  return Math.floor(now.getTime() / 1000 / TICK_SECONDS)
}

function sign(key: Buffer, { session, user }: NonceSubject, tick: number) {
  const message = JSON.stringify([ACTION, session, user, tick])
  return createHmac("sha256", key).update(message).digest().subarray(0, NONCE_BYTES)
}
