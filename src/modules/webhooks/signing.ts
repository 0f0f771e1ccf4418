import { createHmac, randomBytes } from "node:crypto"

const SECRET_PREFIX = "whsec_"
const SECRET_BYTES = 32

/** A new secret in the form in which its receiver keeps it: `whsec_` and base64. */
export function generateSecret(): string {
  return SECRET_PREFIX + randomBytes(SECRET_BYTES).toString("base64")
}

/**
 * The headers of one attempt, as Standard Webhooks 1.0 has them.
 *
 * @param secrets the current one first; during a rotation the one before as well
 * @param body the very bytes that are sent
 */
export function signMessage(
  secrets: readonly string[],
  { id, body, at }: { id: string; body: string; at: Date }
): Record<string, string> {
  const timestamp = Math.floor(at.getTime() / 1000)
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(SECRET_PREFIX.length), "base64")
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`
  })
  return {
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": signatures.join(" "),
  }
}
