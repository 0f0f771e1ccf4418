/** The ledger module alone against the same work in PostgreSQL, one debit per transaction. */
import { alternate, result } from "../measure.mjs"
import { STATEMENTS } from "../statements.mjs"

const CLIENTS = 16

export const name = "module"
export const needs = "module"

export async function run({ module, pace, options, note }) {
  const { ledger, statements, wallets } = module
  const seconds = pace.seconds
  const debits = (concurrency) => () => ledger.run({ kind: "debit", concurrency, seconds, wallets })
  const statement = (which) => () => statements.run(which, { concurrency: CLIENTS, seconds })

  const rows = []
  const own = await alternate(pace, {
    ours: debits(CLIENTS),
    busy: debits(64),
    peer: statement(STATEMENTS.debit),
  })
  note(`${statements.program}, ${CLIENTS} clients: stored function with key, chain, entry, outbox`)
  rows.push(
    result({
      name: "module: debits, 16 callers, against a stored function at 16 clients",
      unit: "debits/s",
      ours: own.ours.rate,
      peer: own.peer.rate,
      atLeast: 2,
    }),
    result({
      name: "module: debits, 64 callers, against a stored function at 16 clients",
      unit: "debits/s",
      ours: own.busy.rate,
      peer: own.peer.rate,
      atLeast: 2,
    })
  )
  if (options.pgledger) {
    const versus = await alternate(pace, {
      ours: debits(CLIENTS),
      busy: debits(64),
      peer: statement(STATEMENTS.pgledgerTransfer),
    })
    rows.push(
      result({
        name: "module: debits, 16 callers, against pgledger_create_transfer at 16 clients",
        unit: "debits/s",
        ours: versus.ours.rate,
        peer: versus.peer.rate,
        atLeast: 4,
      }),
      result({
        name: "module: debits, 64 callers, against pgledger_create_transfer at 16 clients",
        unit: "debits/s",
        ours: versus.busy.rate,
        peer: versus.peer.rate,
        atLeast: 4,
      })
    )
  } else {
    note("pgledger: skipped, give its SQL file with --pgledger FILE")
  }
  return rows
}
