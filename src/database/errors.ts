import { isDriverWithoutConnection } from "../host/driver-errors"

/**
 * Tells database errors apart, for the whole plugin. Decided by SQLSTATE and by the class of the
 * error only: servers translate messages and severities (`lc_messages`), and drivers reword theirs.
 */

/** The connection broke, or the server ended it. Nothing of an open transaction is left. */
export class ConnectionLostError extends Error {
  constructor(cause: unknown) {
    super("the connection to the database was lost", { cause })
    this.name = "ConnectionLostError"
  }
}

/**
 * The connection broke after COMMIT was sent: the transaction may or may not have been committed.
 * Repeating a command with its idempotency key is safe and tells.
 */
export class OutcomeUnknownError extends Error {
  constructor(cause: unknown) {
    super("the connection to the database broke while a transaction was being committed", { cause })
    this.name = "OutcomeUnknownError"
  }
}

/** SQLSTATEs that somebody handles by name (PostgreSQL, appendix A). */
export const LOCK_NOT_AVAILABLE = "55P03"
export const SERIALIZATION_FAILURE = "40001"

/** States with which the server ends the session that gets them. */
const SESSION_ENDED = new Set([
  "57P01", // admin_shutdown, also pg_terminate_backend
  "57P02", // crash_shutdown
  "57P03", // cannot_connect_now
  "57P04", // database_dropped
  "57P05", // idle_session_timeout
  "25P03", // idle_in_transaction_session_timeout
  "25P04", // transaction_timeout
])

/** Classes after which nothing is sure of the session: connection exception, system and internal error. */
const SESSION_DOUBTFUL = new Set(["08", "58", "XX"])

/** What may well succeed when it is tried again at once, in a new transaction. */
const TRANSIENT = new Set([
  SERIALIZATION_FAILURE,
  "40P01", // deadlock_detected
  "23505", // unique_violation: a key or reference that another instance wrote in the same moment
])

/** The database can't serve this now; asking again later helps. */
const UNAVAILABLE = new Set([
  ...SESSION_ENDED,
  LOCK_NOT_AVAILABLE,
  "57014", // query_canceled: a statement's time was over
  SERIALIZATION_FAILURE,
  "40P01",
])
const UNAVAILABLE_CLASSES = new Set(["08", "53"])

/** Errors of the operating system on a socket, as Node.js names them. */
const NETWORK_CODES = new Set([
  "ECONNABORTED",
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EPIPE",
  "ETIMEDOUT",
])

/** How statements fail that name a prepared statement which the server doesn't have, or has otherwise. */
const STATEMENT_LOST = new Set([
  "26000", // invalid_sql_statement_name: DISCARD ALL, DEALLOCATE ALL, another session behind a pooler
  "42P05", // duplicate_prepared_statement: the same, the other way round
  "0A000", // feature_not_supported: the columns of a prepared statement's tables have changed
])

/** The SQLSTATE of an error that PostgreSQL reported, also inside the host's wrappers of it. */
export function sqlState(error: unknown): string | undefined {
  // The driver fills both fields from the server's report; `code` alone may be the system's, EPIPE.
  const { code, severity } = (error ?? {}) as { code?: unknown; severity?: unknown }
  return typeof code === "string" && typeof severity === "string" ? code : undefined
}

/**
 * True for an error after which the connection goes on working and the transaction is known to
 * have failed. False when the connection broke: what was being committed then has an unknown outcome.
 */
export function isAnsweredByServer(error: unknown): boolean {
  const state = sqlState(error)
  return (
    state !== undefined && !SESSION_ENDED.has(state) && !SESSION_DOUBTFUL.has(state.slice(0, 2))
  )
}

/** Whether a prepared statement has to be prepared anew, or done without. */
export function isStatementLost(error: unknown): boolean {
  return STATEMENT_LOST.has(sqlState(error) ?? "")
}

/** Whether a transaction that failed so is known to have left nothing behind, and is worth another try. */
export function isTransient(error: unknown): boolean {
  return error instanceof ConnectionLostError || TRANSIENT.has(sqlState(error) ?? "")
}

/** Whether a value made no sense to us or to the driver, such as an amount that is no `bigint`. */
export function isNonsense(error: unknown): boolean {
  return error instanceof TypeError || error instanceof RangeError
}

/**
 * What a failed statement means. Errors of the driver's own have neither a class nor a code in common;
 * they are told by what they are not: reported by the server, about a value, or about the pool.
 */
export function toDatabaseError(cause: unknown): unknown {
  const state = sqlState(cause)
  if (state !== undefined) {
    return SESSION_ENDED.has(state) || state.startsWith("08")
      ? new ConnectionLostError(cause)
      : cause
  }
  const isOurs = cause instanceof ConnectionLostError || cause instanceof OutcomeUnknownError
  return isOurs || isNonsense(cause) || isPoolTimeout(cause)
    ? cause
    : new ConnectionLostError(cause)
}

/** Whether no connection of the pool became free in time. */
function isPoolTimeout(error: unknown): boolean {
  return (error as Error | undefined)?.name === "KnexTimeoutError"
}

/**
 * Whether a failure is the database being away, overloaded or out of connections rather than a
 * defect of ours; looks through `cause` and the wrappers of the host's data layer.
 */
export function isUnavailable(error: unknown): boolean {
  for (let depth = 0, current = error; depth < 5 && current instanceof Error; depth++) {
    if (current instanceof ConnectionLostError || isDriverWithoutConnection(current)) return true
    const { code } = current as { code?: unknown }
    if (typeof code === "string" && isUnavailableCode(code)) return true
    // MikroORM keeps the driver's error in `previous`.
    current = current.cause ?? (current as { previous?: unknown }).previous
  }
  return false
}

function isUnavailableCode(code: string): boolean {
  return (
    NETWORK_CODES.has(code) ||
    UNAVAILABLE.has(code) ||
    (code.length === 5 && UNAVAILABLE_CLASSES.has(code.slice(0, 2)))
  )
}
