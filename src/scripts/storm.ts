import type { ExecArgs } from "@medusajs/framework/types"
import { runStorm } from "../workflows/self-test/storm"

const DEFAULT_OPERATIONS = 1500

/**
 * `npx medusa exec ./node_modules/medusa-plugin-wallet-assistant/.medusa/server/src/scripts/storm.js [operations]`
 * fires operations at scratch wallets of this database all at once and prints whether the ledger
 * kept its promises; the exit code is 1 when it did not.
 */
export default async function storm({ container, args }: ExecArgs): Promise<void> {
  const operations = args[0] === undefined ? DEFAULT_OPERATIONS : parseInt(args[0], 10)
  const verdict = await runStorm(container, operations)
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
