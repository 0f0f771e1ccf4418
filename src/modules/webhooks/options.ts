import { readKeys } from "../../secrets/keys"

/** What the webhooks module reads of the plugin's options. */
export interface WebhooksOptions {
  /** `webhooks_allow_http`: endpoints without TLS, also in production. */
  allowHttp: boolean
  /** `webhooks_allow_private_addresses`: endpoints on this machine or network. */
  allowPrivateAddresses: boolean
  /** From what the secrets' keys are derived: the ledger's keys, by id. */
  keys: Map<number, Buffer>
}

/**
 * Reads the options; what they leave open, the environment's `WALLET_WEBHOOKS_ALLOW_HTTP` and
 * `WALLET_WEBHOOKS_ALLOW_PRIVATE_ADDRESSES` (`true` or `false`) decide. Outside production both
 * kinds of endpoint are allowed, since that is where development happens.
 *
 * @throws Error for a value that is neither true nor false
 */
export function readWebhooksOptions(
  options: Record<string, unknown> = {},
  env: NodeJS.ProcessEnv = process.env
): WebhooksOptions {
  const initially = env.NODE_ENV !== "production"
  const read = (name: string) => readSwitch(name, options[name] ?? env[`WALLET_${upper(name)}`])
  return {
    allowHttp: read("webhooks_allow_http") ?? initially,
    allowPrivateAddresses: read("webhooks_allow_private_addresses") ?? initially,
    keys: readKeys(options, env),
  }
}

function readSwitch(name: string, value: unknown): boolean | undefined {
  if (value === undefined || value === "") return undefined
  if (value === true || value === "true") return true
  if (value === false || value === "false") return false
  throw new Error(`The option "${name}" must be true or false, not "${value}"`)
}

function upper(name: string): string {
  return name.toUpperCase()
}
