import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto"

const ID_BYTES = 16
const MAC_BYTES = 16
const TOKEN = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{22})$/

/** The key of guests' sessions, derived from the host's cookie secret as that of the nonces is. */
export function deriveGuestKey(cookieSecret: string): Buffer {
  return Buffer.from(hkdfSync("sha256", cookieSecret, "", "wallet-assistant guest v1", 32))
}

/**
 * A session for somebody who is not signed in: a random id and our MAC over it. Nothing of it is
 * stored, so that asking for sessions fills no memory, and any instance knows its own.
 */
export function createGuestSession(key: Buffer): { id: string; token: string } {
  const id = randomBytes(ID_BYTES).toString("base64url")
  return { id, token: `${id}.${sign(key, id).toString("base64url")}` }
}

/** The id of a guest's session; undefined unless the token is one of ours. */
export function readGuestSession(key: Buffer, token: string): string | undefined {
  const [, id, mac] = TOKEN.exec(token) ?? []
  if (id === undefined || mac === undefined) return undefined
  return timingSafeEqual(sign(key, id), Buffer.from(mac, "base64url")) ? id : undefined
}

function sign(key: Buffer, id: string) {
  return createHmac("sha256", key).update(id).digest().subarray(0, MAC_BYTES)
}
