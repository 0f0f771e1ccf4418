import { identify } from "medusa-plugin-wallet-assistant/api/identity"
import { rateGate } from "medusa-plugin-wallet-assistant/api/gates/service-gates"
import { defineService, type Gate } from "medusa-plugin-wallet-assistant/http/index"

/** Out of reach: what is measured is the counting. */
const LIMIT = 1_000_000_000

/**
 * A service of the plugin's layer at `/bench/gates/NAME`. What lies in it does nothing, so that two
 * of them differ by who has to be known and by the gates alone.
 */
function defineGated(name: string, gates: readonly Gate[]) {
  return defineService({
    prefix: "bench",
    root: `/bench/gates/${name}`,
    title: "Bench",
    description: "Nothing behind the plugin's layer.",
    version: "0.0.0",
    tags: [{ name: "Bench", description: "Nothing." }],
    errors: {},
    identify,
    cors: "store",
    gates,
  })
}

export const open = defineGated("open", [])
/** Asks for a credential and counts the request. */
export const keyed = defineGated("keyed", [rateGate("bench", () => LIMIT)])
/** Asks for a credential: the session with its nonce. The request is counted by `keyed` already. */
export const nonced = defineGated("nonced", [])
