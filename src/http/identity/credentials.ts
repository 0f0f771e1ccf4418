/** What an `Authorization` header says, before anything of it is checked. */
export type Credential =
  | { kind: "bearer" }
  | { kind: "secret_key"; token: string }
  | { kind: "store_key"; key: string; secret: string }
  | { kind: "password"; username: string; password: string }
  | { kind: "unknown" }

const SECRET_KEY = "sk_"
const CONSUMER_KEY = "ck_"

/**
 * Reads an `Authorization` header. Basic carries a secret API key (as it is, or as the username), a
 * store API key (consumer key and secret), or a username and an application password.
 */
export function readCredential(header: string): Credential {
  const space = header.indexOf(" ")
  const scheme = (space < 0 ? header : header.slice(0, space)).toLowerCase()
  const value = space < 0 ? "" : header.slice(space + 1).trim()
  if (scheme === "bearer" && value) return { kind: "bearer" }
  if (scheme !== "basic" || !value) return { kind: "unknown" }
  if (value.startsWith(SECRET_KEY)) return { kind: "secret_key", token: value }
  return readBasic(Buffer.from(value, "base64").toString("utf8"))
}

/** The name under which failures of a credential are counted. */
export function nameOf(credential: Credential): string | undefined {
  if (credential.kind === "password") return credential.username
  return credential.kind === "store_key" ? credential.key : undefined
}

function readBasic(decoded: string): Credential {
  const colon = decoded.indexOf(":")
  const username = colon < 0 ? decoded : decoded.slice(0, colon)
  const password = colon < 0 ? "" : decoded.slice(colon + 1)
  if (username.startsWith(SECRET_KEY) && password === "") {
    return { kind: "secret_key", token: username }
  }
  if (!username || !password) return { kind: "unknown" }
  return username.startsWith(CONSUMER_KEY)
    ? { kind: "store_key", key: username, secret: password }
    : { kind: "password", username, password }
}
