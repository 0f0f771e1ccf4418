/** The ledger module alone against the same work in PostgreSQL, one debit per transaction. */
import { alternate, result } from "../measure.mjs"
import { STATEMENTS } from "../statements.mjs"

/** Callers cost a service nothing but memory; from about as many on, more of them change nothing. */
const CALLERS = 512
/** As many as the store is asked by at once when it is measured over HTTP, and as a peer has clients. */
const FEWER_CALLERS = [64, 16]
const CLIENTS = 16

export const name = "module"
export const needs = "module"

export async function run({ module, pace, options, note }) {
  const { ledger, statements, wallets } = module
  const seconds = pace.seconds
  const debits = (concurrency) => () => ledger.run({ kind: "debit", concurrency, seconds, wallets })
  const statement = (which) => () => statements.run(which, { concurrency: CLIENTS, seconds })
  const row = (peer, figures, atLeast) =>
    result({
      name: `module: debits posted by ${CALLERS} callers against ${peer} at ${CLIENTS} clients`,
      unit: "debits/s",
      ours: figures.ours.rate,
      peer: figures.peer.rate,
      atLeast,
    })

  const versusFunction = await alternate(pace, {
    ours: debits(CALLERS),
    peer: statement(STATEMENTS.debit),
    ...Object.fromEntries(FEWER_CALLERS.map((callers) => [callers, debits(callers)])),
  })
  note(`the peer by ${statements.program}: stored function with key, chain, entry and outbox`)
  for (const callers of FEWER_CALLERS) {
    note(`posted by ${callers} callers: ${versusFunction[callers].rate.toFixed(0)} debits/s`)
  }
  const rows = [row("a stored function", versusFunction, 1.5)]
  if (options.pgledger) {
    const versusPgledger = await alternate(pace, {
      ours: debits(CALLERS),
      peer: statement(STATEMENTS.pgledgerTransfer),
    })
    rows.push(row("pgledger_create_transfer", versusPgledger, 4))
  } else {
    note("pgledger: skipped, give its SQL file with --pgledger FILE")
  }
  return rows
}
