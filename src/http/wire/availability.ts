/** SQLSTATE classes and codes that mean "the database can't serve this now, ask again". */
const TRANSIENT_CLASSES = ["08", "53"]
const TRANSIENT_CODES = new Set(["57P01", "57P02", "57P03", "55P03", "57014", "40001", "40P01"])
const NETWORK_CODES = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND"])
/** Some drivers and wrappers keep nothing but the sentence, some put the statement before it. */
const NO_CONNECTION =
  /(?:^| - )(?:Connection (?:terminated|ended)|timeout exceeded when trying|Knex: Timeout acquiring)/

/**
 * Whether a failure is the database being away, overloaded or out of connections rather than a
 * defect of ours; looks through `cause` and the wrappers of the host's data layer.
 */
export function isUnavailable(error: unknown): boolean {
  for (let depth = 0, current = error; depth < 5 && current instanceof Error; depth++) {
    const code = (current as { code?: unknown }).code
    if (typeof code === "string" && isTransientCode(code)) return true
    if (current.name === "KnexTimeoutError" || NO_CONNECTION.test(current.message)) return true
    current = (current as { cause?: unknown; previous?: unknown }).cause ?? previousOf(current)
  }
  return false
}

function isTransientCode(code: string) {
  return (
    NETWORK_CODES.has(code) ||
    TRANSIENT_CODES.has(code) ||
    (code.length === 5 && TRANSIENT_CLASSES.includes(code.slice(0, 2)))
  )
}

/** MikroORM keeps the driver's error in `previous`. */
function previousOf(error: Error) {
  return (error as { previous?: unknown }).previous
}
