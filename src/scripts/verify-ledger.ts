import type { ExecArgs } from "@medusajs/framework/types"
import { LEDGER_MODULE, type LedgerService } from "../modules/ledger"

const USAGE = "[NUMBER:HASH]: number and hash of a checkpoint kept outside the store"

/**
 * `npx medusa exec ./node_modules/medusa-plugin-wallet-assistant/.medusa/server/src/scripts/verify-ledger.js`
 * checks the whole ledger and prints what it found; the exit code is 1 when something is wrong.
 * `number:hash` of a checkpoint kept outside the store, as argument, shows a rollback.
 */
export default async function verifyLedger({ container, args }: ExecArgs): Promise<void> {
  const known = args[0] === undefined ? undefined : readCheckpoint(args[0])
  if (known === null) {
    process.stderr.write(`${USAGE}\n`)
    process.exitCode = 1
    return
  }
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  const verdict = await ledger.verify({
    knownCheckpoint: known,
    onProgress: ({ wallets, entries }) =>
      process.stdout.write(`${wallets} wallets, ${entries} entries\n`),
  })
  process.stdout.write(`${JSON.stringify(verdict, null, 2)}\n`)
  process.exitCode = verdict.ok ? 0 : 1
}

/** @returns null when it does not read like one */
function readCheckpoint(text: string): { number: number; hash: string } | null {
  const [, number, hash] = /^([1-9][0-9]{0,14}):([0-9a-f]{64})$/i.exec(text) ?? []
  return hash ? { number: parseInt(number, 10), hash: hash.toLowerCase() } : null
}
