/** Rows that are skipped in no time; a deeper page takes as long as reading all before it. */
export const SHORT_OFFSET = 1000

/** What lists are as long as by default, and what clients like to ask for. */
const USUAL_LIMITS = new Set([10, 20, 25, 50, 100])

/**
 * `LIMIT` and `OFFSET` for a statement with `$1…` for `values`. A limit that PostgreSQL doesn't know
 * while planning is taken for a tenth of the table, so that each run of a prepared statement is planned
 * anew for the true one; usual limits therefore stand in the text. The others and offsets become
 * values: a statement for each would fill the server's memory.
 */
export function limitTo(limit: number, offset: number, values: unknown[]): string {
  const bind = (value: number) => `$${values.push(value)}::bigint`
  const limited = `LIMIT ${USUAL_LIMITS.has(limit) ? limit : bind(limit)}`
  return offset === 0 ? limited : `${limited} OFFSET ${bind(offset)}`
}
