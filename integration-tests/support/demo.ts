/** How the tests run the demo store's commands, without its data. */
import path from "node:path"

export const ROOT = path.resolve(__dirname, "..", "..")
export const DEMO = path.join(ROOT, "demo")

/** Program and first arguments of the `medusa` command. */
export function demoCommand(): { file: string; prefix: string[] } {
  const cli = path.join(path.dirname(require.resolve("@medusajs/cli/package.json")), "cli.js")
  return { file: process.execPath, prefix: [cli] }
}

/** One ledger key, the same in every test: id 1, 32 bytes. */
export const LEDGER_KEY = Buffer.alloc(32, 7).toString("base64")

/**
 * Plugin options of every store under test, unless a test sets its own with
 * `startStore({ options: { … } })`: tests are faster than people.
 */
const WALLET_OPTIONS = {
  rate_limit_per_minute: 0,
  redeem_rate_limit_per_minute: 0,
  assistant: { rate_limit: 0, agent_rate_limit: 0, messaging_rate_limit: 0 },
}

/** Environment of a store under test: what the demo's config reads, and nothing of the caller's. */
export function storeEnvironment(
  extra: Record<string, string | undefined> = {}
): Record<string, string> {
  const environment: Record<string, string | undefined> = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    TMPDIR: process.env.TMPDIR,
    XDG_CONFIG_HOME: process.env.XDG_CONFIG_HOME,
    NODE_ENV: "test",
    TS_NODE_TRANSPILE_ONLY: "true",
    MEDUSA_DISABLE_TELEMETRY: "true",
    DISABLE_ADMIN: "true",
    JWT_SECRET: "a-secret-that-only-tests-know-jwt",
    COOKIE_SECRET: "a-secret-that-only-tests-know-cookie",
    WALLET_LEDGER_KEYS: `1:${LEDGER_KEY}`,
    WALLET_OPTIONS: JSON.stringify(WALLET_OPTIONS),
    ...extra,
  }
  return Object.fromEntries(
    Object.entries(environment).filter((entry): entry is [string, string] => entry[1] !== undefined)
  )
}
