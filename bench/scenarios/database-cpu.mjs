/** What key, chain, outbox, lots and limits cost PostgreSQL on top of a bare debit. */
import { alternate, result } from "../measure.mjs"
import { canReadCpu, readClusterCpu } from "../postgres-cpu.mjs"
import { STATEMENTS } from "../statements.mjs"

const CLIENTS = 16

export const name = "cpu"
export const needs = "module"

export async function run({ module, pace, note }) {
  if (!canReadCpu) {
    note("PostgreSQL's CPU: skipped, it is read from /proc")
    return []
  }
  const { ledger, statements, wallets, postmaster } = module
  const measured = (work) => async () => {
    const before = readClusterCpu(postmaster)
    const { count } = await work()
    return { micros: ((readClusterCpu(postmaster) - before) * 1000) / count }
  }
  const { seconds } = pace
  const debits = (concurrency) =>
    measured(() => ledger.run({ kind: "debit", concurrency, seconds, wallets }))
  const costs = await alternate(pace, {
    ours: debits(CLIENTS),
    busy: debits(64),
    bare: measured(() => statements.run(STATEMENTS.bareDebit, { concurrency: CLIENTS, seconds })),
    full: measured(() => statements.run(STATEMENTS.debit, { concurrency: CLIENTS, seconds })),
  })
  note(`64 callers: ${costs.busy.micros.toFixed(0)} µs`)
  note(`a stored function with key, chain, entry and outbox: ${costs.full.micros.toFixed(0)} µs`)
  return [
    result({
      name: "PostgreSQL CPU per debit, 16 callers, against a bare update + insert",
      unit: "µs",
      ours: costs.ours.micros,
      peer: costs.bare.micros,
      atMost: 2,
    }),
  ]
}
