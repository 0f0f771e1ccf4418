import { MedusaError } from "@medusajs/framework/utils"

const MIN_KEY_BYTES = 32
const DEVELOPMENT_KEY = Buffer.from("wallet ledger development key: never in production")

/**
 * The secrets that the plugin derives its own keys from, by id: 32 bytes or more each. The highest
 * id is the one in use; the others read what was written under them.
 *
 * Reads `ledger_keys` (`{ "1": "<base64>" }`) or the environment's
 * `WALLET_LEDGER_KEYS` (`1:<base64>,2:<base64>`). They live in configuration only: whoever can
 * write to the database must not be able to make an entry that verifies, nor to read a code.
 *
 * @throws MedusaError invalid_argument for a malformed or missing key (missing is tolerated
 * outside production, where a fixed, worthless key stands in)
 */
export function readKeys(
  options: Record<string, unknown> = {},
  env: NodeJS.ProcessEnv = process.env
): Map<number, Buffer> {
  const configured = (options.ledger_keys as Record<string, string>) ?? parseKeyList(env)
  const keys = new Map<number, Buffer>()
  for (const [id, secret] of Object.entries(configured)) {
    keys.set(parseKeyId(id), parseSecret(id, secret))
  }
  if (!keys.size) {
    if (env.NODE_ENV === "production") {
      throw misconfigured(
        "no ledger key is set. Make one with `openssl rand -base64 32` and set WALLET_LEDGER_KEYS=1:<that key>"
      )
    }
    keys.set(0, DEVELOPMENT_KEY)
  }
  return keys
}

function parseKeyList(env: NodeJS.ProcessEnv): Record<string, string> {
  const list = env.WALLET_LEDGER_KEYS?.trim()
  if (!list) {
    return {}
  }
  return Object.fromEntries(
    list.split(",").map((item) => {
      const colon = item.indexOf(":")
      return [item.slice(0, colon).trim(), item.slice(colon + 1).trim()]
    })
  )
}

function parseKeyId(id: string): number {
  if (!/^[1-9][0-9]{0,4}$/.test(id) || Number(id) > 32767) {
    throw misconfigured(`"${id}" is not a key id: use a number from 1 to 32767`)
  }
  return Number(id)
}

function parseSecret(id: string, secret: unknown): Buffer {
  const bytes = typeof secret === "string" ? Buffer.from(secret, "base64") : Buffer.alloc(0)
  if (bytes.length < MIN_KEY_BYTES) {
    throw misconfigured(`key ${id} must be base64 of at least ${MIN_KEY_BYTES} random bytes`)
  }
  return bytes
}

function misconfigured(problem: string): MedusaError {
  return new MedusaError(MedusaError.Types.INVALID_ARGUMENT, `Wallet ledger: ${problem}`)
}
