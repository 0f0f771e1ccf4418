import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { type Command, type Result } from "../types"
import {
  type PgConnection,
  isAnsweredByServer,
  sqlState,
  withConnection,
} from "../../../database/pg-connection"
import { SharedTransaction } from "../../../database/shared-transaction"
import { LedgerAssertionError } from "./assert-group"
import { walletsOf } from "./group"
import { type DecidedGroup, decideGroup, type PostContext } from "./post"

/**
 * The connection broke after COMMIT was sent: the money may or may not have moved. Repeating the
 * command with its idempotency key is safe and tells.
 */
export class OutcomeUnknownError extends Error {
  constructor(cause: unknown) {
    super("the connection to the database broke while a transaction was being committed", { cause })
    this.name = "OutcomeUnknownError"
  }
}

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
const BEGIN = `BEGIN ISOLATION LEVEL READ COMMITTED; ${LOCK_TIMEOUT}; ${PLAN_BY_INDEX}`
const LOCK_NOT_AVAILABLE = "55P03"
const ATTEMPTS = 3

/**
 * Posts a group in one transaction. When the database refuses the transaction, the commands are tried
 * apart, so that one caller's trouble is nobody else's.
 */
export async function postInTransaction(
  knex: Knex,
  commands: Command[],
  context: PostContext
): Promise<Outcome[]> {
  try {
    const results = await retrying(() => attempt(knex, commands, context))
    return results.map((result) => ({ result }))
  } catch (error) {
    if (commands.length === 1 || !(isAnsweredByServer(error) || isNonsense(error))) {
      return commands.map(() => ({ error }))
    }
    return await postApart(knex, commands, context, error)
  }
}

/**
 * Posts the commands of a group that failed, each alone. Those that need a wallet which somebody else
 * has locked have waited for it already and fail with that; the others share a transaction again.
 */
async function postApart(
  knex: Knex,
  commands: Command[],
  context: PostContext,
  failure: unknown
): Promise<Outcome[]> {
  const isLock = sqlState(failure) === LOCK_NOT_AVAILABLE
  const locked = isLock ? await findLocked(knex, commands) : new Set<number>()
  const isFree = (command: Command) => !walletsOf(command).some((id) => locked.has(id))
  const free = commands.filter(isFree)
  if (free.length === commands.length) {
    const [first, ...others] = commands
    const [outcome] = await postInTransaction(knex, [first], context)
    const next = "error" in outcome ? outcome.error : failure
    return [outcome, ...(others.length ? await postApart(knex, others, context, next) : [])]
  }
  const posted = free.length ? await postInTransaction(knex, free, context) : []
  const outcomes = posted[Symbol.iterator]()
  return commands.map((command) => (isFree(command) ? outcomes.next().value! : { error: failure }))
}

/** Which wallets of a group somebody else has locked just now. */
async function findLocked(knex: Knex, commands: readonly Command[]): Promise<Set<number>> {
  const ids = [...new Set(commands.flatMap(walletsOf))]
  const rows = await withConnection(knex, (connection) =>
    connection.query({
      text: `WITH free AS MATERIALIZED (
          SELECT id FROM ledger_wallet WHERE id = ANY($1::bigint[]) FOR NO KEY UPDATE SKIP LOCKED
        )
        SELECT id FROM ledger_wallet WHERE id = ANY($1::bigint[]) AND id NOT IN (SELECT id FROM free)`,
      values: [ids],
    })
  )
  return new Set(rows.map(([id]) => Number(id)))
}

/** Whether a command made no sense to us, such as an amount that is no bigint, or its result did not. */
function isNonsense(error: unknown): boolean {
  return (
    error instanceof TypeError ||
    error instanceof RangeError ||
    error instanceof LedgerAssertionError
  )
}

/**
 * Posts a group inside the caller's transaction, which the caller commits.
 */
export async function postWithin(
  connection: PgConnection,
  commands: Command[],
  context: PostContext
): Promise<Result[]> {
  const { results, write } = await decideGroup(connection, PLAN_BY_INDEX, commands, context)
  await write()
  await connection.query({ text: PLAN_FREELY })
  return results
}

/** Decides a group inside a shared transaction, which has to be written before it is committed. */
export async function decideWithin(
  { connection }: SharedTransaction,
  commands: Command[],
  context: PostContext
): Promise<DecidedGroup> {
  return await decideGroup(connection, "", commands, context)
}

/**
 * Runs `work` in a transaction that it can hand, as a context, to every module that takes part; all
 * of them find their rows by an index. What is known to have left nothing behind is tried again, so
 * `work` may run more than once.
 *
 * @throws what `work` throws, with everything rolled back; `OutcomeUnknownError`
 */
export async function shareTransaction<T>(
  knex: Knex,
  work: (transaction: SharedTransaction) => Promise<T>
): Promise<T> {
  return await retrying(async () => {
    const outcome = await withConnection(knex, (connection) => tryToShare(knex, connection, work))
    if ("error" in outcome) {
      throw outcome.error
    }
    return outcome.result
  })
}

/** @throws what broke the connection; any other failure is an outcome, and the connection is kept */
async function tryToShare<T>(
  knex: Knex,
  connection: PgConnection,
  work: (transaction: SharedTransaction) => Promise<T>
): Promise<{ result: T } | { error: unknown }> {
  let committing = false
  try {
    await connection.query({ text: BEGIN })
    const result = await work(new SharedTransaction(knex, connection))
    committing = true
    await connection.query({ text: "COMMIT" })
    return { result }
  } catch (cause) {
    await rollBack(connection)
    const error = committing && !isAnsweredByServer(cause) ? new OutcomeUnknownError(cause) : cause
    if (connection.brokenBy === undefined) {
      return { error }
    }
    throw error
  }
}

async function attempt(knex: Knex, commands: Command[], context: PostContext): Promise<Result[]> {
  return await withConnection(knex, async (connection) => {
    try {
      const { results, write } = await decideGroup(connection, BEGIN, commands, context)
      await writeAndCommit(connection, write)
      return results
    } catch (error) {
      // Whatever went wrong, no lock may outlive it: a pool keeps even connections that are
      // disposed of until somebody wants one.
      await rollBack(connection)
      throw error
    }
  })
}

/**
 * Sends COMMIT behind the write: after a write that failed the server answers it by rolling back, and
 * where the write made no sense to the driver, and so was never sent, there is nothing to commit.
 */
async function writeAndCommit(connection: PgConnection, write: () => Promise<void>): Promise<void> {
  await connection.together(() => [
    write().catch((error: unknown) => {
      const isKnown = sqlState(error) !== undefined || isNonsense(error)
      throw isKnown ? error : new OutcomeUnknownError(error)
    }),
    connection.query({ text: "COMMIT" }).catch((error: unknown) => {
      throw isAnsweredByServer(error) ? error : new OutcomeUnknownError(error)
    }),
  ])
}

async function rollBack(connection: PgConnection): Promise<void> {
  try {
    await connection.query({ text: "ROLLBACK" })
  } catch (error) {
    connection.dispose(error)
  }
}

/** Tries again what is known to have left nothing behind and may well succeed the next time. */
async function retrying<T>(work: () => Promise<T>): Promise<T> {
  for (let left = ATTEMPTS - 1; ; left -= 1) {
    try {
      return await work()
    } catch (error) {
      if (left === 0 || !isTransient(error)) {
        throw error
      }
    }
  }
}

const TRANSIENT_STATES = new Set([
  "40001", // serialization failure
  "40P01", // deadlock
  "23505", // a key or reference that another instance wrote in the same moment
  "57P01", // the server ended this connection
])

function isTransient(error: unknown): boolean {
  if (error instanceof OutcomeUnknownError) {
    return false
  }
  const state = sqlState(error)
  return state !== undefined
    ? TRANSIENT_STATES.has(state)
    : (error as { message?: string }).message === "PgConnection terminated unexpectedly"
}
