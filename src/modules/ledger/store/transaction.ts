import {
  type Connection,
  type Database,
  type Transaction,
  type TransactionOptions,
} from "../../../database/connection"
import {
  isAnsweredByServer,
  isNonsense,
  isTransient,
  LOCK_NOT_AVAILABLE,
  sqlState,
} from "../../../database/errors"
import type { Command, Result } from "../types"
import { LedgerAssertionError } from "./assert-group"
import { walletsOf } from "./group"
import { decideGroup, type PostContext } from "./post"

/** What became of one command of a group. */
export type Outcome = { result: Result } | { error: unknown }

/**
 * Every statement of a posting finds its rows by an index. The planner is told so, and told to plan
 * once: a plan that it makes while the tables are nearly empty reads them whole, and is kept while
 * they grow; and planning anew each time costs a lone request more than carrying it out.
 */
const PLAN_BY_INDEX = [
  "SET LOCAL plan_cache_mode = force_generic_plan",
  "SET LOCAL enable_seqscan = off",
  "SET LOCAL enable_hashjoin = off",
  "SET LOCAL enable_mergejoin = off",
].join("; ")
const PLAN_FREELY = PLAN_BY_INDEX.replaceAll(/= \w+/g, "= DEFAULT")

/** Waiting longer than this for a wallet means that somebody else holds it; better to say so. */
const LOCK_TIMEOUT = "SET LOCAL lock_timeout = '5s'"
/** How long the wallets that were locked are asked for once more, all together, and each at least. */
const PATIENCE_MS = 1000
const LEAST_PATIENCE_MS = 20
const POSTING: TransactionOptions = {
  isolation: "read committed",
  settings: `${LOCK_TIMEOUT}; ${PLAN_BY_INDEX}`,
}
const ATTEMPTS = 3

/**
 * Posts a group in one transaction. When the database refuses the transaction, the commands are tried
 * apart, so that one caller's trouble is nobody else's.
 */
export async function postInTransaction(
  database: Database,
  commands: Command[],
  context: PostContext
): Promise<Outcome[]> {
  try {
    const results = await shareTransaction(database, (transaction) =>
      decideAndWrite(transaction, commands, context)
    )
    return results.map((result) => ({ result }))
  } catch (error) {
    if (commands.length === 1 || !(isAnsweredByServer(error) || makesNoSense(error))) {
      return commands.map(() => ({ error }))
    }
    return await postApart(database, commands, context, error)
  }
}

/**
 * Posts the commands of a group that failed, each alone. Those that need a wallet which somebody else
 * has locked have waited for it already and fail with that; the others share a transaction again.
 */
async function postApart(
  database: Database,
  commands: Command[],
  context: PostContext,
  failure: unknown
): Promise<Outcome[]> {
  const isLock = sqlState(failure) === LOCK_NOT_AVAILABLE
  const locked = isLock ? await findLocked(database, commands) : new Set<number>()
  const isFree = (command: Command) => !walletsOf(command).some((id) => locked.has(id))
  const free = commands.filter(isFree)
  if (free.length === commands.length) {
    const [first, ...others] = commands
    const [outcome] = await postInTransaction(database, [first], context)
    const next = "error" in outcome ? outcome.error : failure
    return [outcome, ...(others.length ? await postApart(database, others, context, next) : [])]
  }
  const posted = free.length ? await postInTransaction(database, free, context) : []
  const outcomes = posted[Symbol.iterator]()
  return commands.map((command) => (isFree(command) ? outcomes.next().value! : { error: failure }))
}

/**
 * Which wallets of a group stay locked by somebody else. One that is locked just now may merely be in
 * use by another instance; its lock is had within moments.
 */
async function findLocked(database: Database, commands: readonly Command[]): Promise<Set<number>> {
  const ids = [...new Set(commands.flatMap(walletsOf))]
  const rows = await database.query({
    text: `WITH free AS MATERIALIZED (
        SELECT id FROM ledger_wallet WHERE id = ANY($1::bigint[]) FOR NO KEY UPDATE SKIP LOCKED
      )
      SELECT id FROM ledger_wallet WHERE id = ANY($1::bigint[]) AND id NOT IN (SELECT id FROM free)`,
    values: [ids],
  })
  const patience = Math.max(LEAST_PATIENCE_MS, Math.floor(PATIENCE_MS / Math.max(rows.length, 1)))
  const locked = new Set<number>()
  for (const [id] of rows) {
    if (await staysLocked(database, Number(id), patience)) locked.add(Number(id))
  }
  return locked
}

async function staysLocked(database: Database, id: number, patience: number): Promise<boolean> {
  const text = "SELECT FROM ledger_wallet WHERE id = $1::bigint FOR NO KEY UPDATE"
  const settings = `SET LOCAL lock_timeout = '${patience}ms'`
  try {
    await database.transaction((transaction) => transaction.query({ text, values: [id] }), {
      settings,
    })
    return false
  } catch (error) {
    if (sqlState(error) === LOCK_NOT_AVAILABLE) return true
    throw error
  }
}

/** Whether a command made no sense, such as an amount that is no bigint, or its result did not. */
function makesNoSense(error: unknown): boolean {
  return isNonsense(error) || error instanceof LedgerAssertionError
}

/** Posts a group inside the caller's transaction, which the caller commits. */
export async function postWithin(
  connection: Connection,
  commands: Command[],
  context: PostContext
): Promise<Result[]> {
  await connection.query({ text: PLAN_BY_INDEX })
  const results = await decideAndWrite(connection, commands, context)
  await connection.query({ text: PLAN_FREELY })
  return results
}

async function decideAndWrite(
  connection: Connection,
  commands: Command[],
  context: PostContext
): Promise<Result[]> {
  const { results, write } = await decideGroup(connection, commands, context)
  await write()
  return results
}

/**
 * Runs `work` in a transaction that it can hand, as a context, to every module that takes part; all
 * of them find their rows by an index. What is known to have left nothing behind is tried again, so
 * `work` may run more than once.
 *
 * @throws what `work` throws, with everything rolled back; `OutcomeUnknownError`
 */
export async function shareTransaction<T>(
  database: Database,
  work: (transaction: Transaction) => Promise<T>
): Promise<T> {
  for (let left = ATTEMPTS - 1; ; left -= 1) {
    try {
      return await database.transaction(work, POSTING)
    } catch (error) {
      if (left === 0 || !isTransient(error)) {
        throw error
      }
    }
  }
}
