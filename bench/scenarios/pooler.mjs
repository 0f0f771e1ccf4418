/** Debits through PgBouncer in transaction mode, without prepared statements, against PostgreSQL itself. */
import { alternate, result } from "../measure.mjs"
import { findPgBouncer, startPgBouncer } from "../pgbouncer.mjs"
import { startWorker } from "../worker.mjs"
import { STORE_FLAGS } from "../../scripts/store-flags.mjs"

export const name = "pooler"
export const needs = "module"

const CALLERS = 64

export async function run({ module, pace, note }) {
  if (!findPgBouncer()) {
    note("skipped: no PgBouncer here")
    return []
  }
  const pooler = await startPgBouncer(module.url)
  const pooled = startWorker("ledger", {
    args: [pooler.url],
    execArgv: STORE_FLAGS,
    env: { WALLET_PREPARED_STATEMENTS: "false" },
  })
  const job = {
    kind: "debit",
    concurrency: CALLERS,
    seconds: pace.seconds,
    wallets: module.wallets,
  }
  try {
    const { ours, peer } = await alternate(pace, {
      ours: () => pooled.run(job),
      peer: () => module.ledger.run(job),
    })
    return [
      result({
        name: `module: debits through PgBouncer against none, ${CALLERS} callers`,
        unit: "debits/s",
        ours: ours.rate,
        peer: peer.rate,
      }),
    ]
  } finally {
    await pooled.stop()
    await pooler.stop()
  }
}
