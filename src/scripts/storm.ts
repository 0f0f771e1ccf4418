import type { ExecArgs } from "@medusajs/framework/types"
import { LEAST_OPERATIONS, runStorm } from "../workflows/self-test/storm"

const DEFAULT_OPERATIONS = 1500
const USAGE = `[OPERATIONS]: how many operations to fire, at least ${LEAST_OPERATIONS}`

/**
 * `npx medusa exec ./node_modules/medusa-plugin-wallet-assistant/.medusa/server/src/scripts/storm.js [operations]`
 * fires operations at scratch wallets of this database all at once and prints whether the ledger
 * kept its promises; the exit code is 1 when it did not, and when there was no storm.
 */
export default async function storm({ container, args }: ExecArgs): Promise<void> {
  const [wanted = String(DEFAULT_OPERATIONS)] = args
  const operations = /^[0-9]{1,7}$/.test(wanted) ? parseInt(wanted, 10) : 0
  if (operations < LEAST_OPERATIONS) return fail(USAGE)
  const verdict = await runStorm(container, operations)
  if (!verdict) return fail("Another storm is under way; wait until it is over.")
  const lines = verdict.checks.map(
    ({ name, ok, detail }) => `${ok ? "ok    " : "FAILED"}  ${name}: ${detail}`
  )
  process.stdout.write(
    `${operations} operations in ${verdict.seconds.toFixed(1)} s (${verdict.per_second}/s)\n` +
      `${JSON.stringify(verdict.outcomes)}\n${lines.join("\n")}\n` +
      `${verdict.ok ? "The ledger held." : "THE LEDGER DID NOT HOLD."}\n`
  )
  process.exitCode = verdict.ok ? 0 : 1
}

function fail(message: string) {
  process.stderr.write(`${message}\n`)
  process.exitCode = 1
}
