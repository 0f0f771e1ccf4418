/** The demo store's secrets: drawn once, kept in `.local/secrets.json`, readable by its owner alone. */
import { randomBytes } from "node:crypto"
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import path from "node:path"
import { LOCAL } from "./paths.mjs"

const FILE = path.join(LOCAL, "secrets.json")
const CUSTOMERS = 6

/** Writes JSON that only its owner can read, whole or not at all. */
export function writePrivate(file, value) {
  const partial = `${file}.${process.pid}`
  writeFileSync(partial, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 })
  chmodSync(partial, 0o600)
  renameSync(partial, file)
}

function drawSecrets() {
  const draw = (bytes = 32) => randomBytes(bytes).toString("base64url")
  return {
    postgres_password: draw(24),
    jwt_secret: draw(),
    cookie_secret: draw(),
    wallet_ledger_keys: `1:${randomBytes(32).toString("base64")}`,
    messaging_verify_token: draw(18),
    messaging_app_secret: draw(),
    admin_password: draw(12),
    customer_passwords: Array.from({ length: CUSTOMERS }, () => draw(9)),
  }
}

export function haveSecrets() {
  return existsSync(FILE)
}

/** Those of an earlier version of the demo stay; what it did not have yet is drawn. */
export function loadSecrets() {
  const kept = haveSecrets() ? JSON.parse(readFileSync(FILE, "utf8")) : {}
  const secrets = { ...drawSecrets(), ...kept }
  if (Object.keys(secrets).some((name) => !(name in kept))) {
    writePrivate(FILE, secrets)
  }
  return secrets
}
