import type { ExecArgs } from "@medusajs/framework/types"
import { LEDGER_MODULE, type LedgerService } from "../modules/ledger"

/**
 * `npx medusa exec ./node_modules/medusa-plugin-wallet-assistant/.medusa/server/src/scripts/verify-ledger.js`
 * checks the whole ledger and prints what it found; the exit code is 1 when something is wrong.
 * `number:hash` of a checkpoint kept outside the store, as argument, shows a rollback.
 */
export default async function verifyLedger({ container, args }: ExecArgs): Promise<void> {
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  const [number, hash] = args[0]?.split(":") ?? []
  const verdict = await ledger.verify({
    knownCheckpoint: hash ? { number: parseInt(number, 10), hash } : undefined,
    onProgress: ({ wallets, entries }) =>
      process.stdout.write(`${wallets} wallets, ${entries} entries\n`),
  })
  process.stdout.write(`${JSON.stringify(verdict, null, 2)}\n`)
  process.exitCode = verdict.ok ? 0 : 1
}
