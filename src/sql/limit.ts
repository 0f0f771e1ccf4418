/** Rows that are skipped in no time; a deeper page takes as long as reading all before it. */
export const SHORT_OFFSET = 1000

/**
 * `LIMIT` and `OFFSET` for a statement with `$1…` for `values`, of which the offset becomes one. The
 * limit stands in the text: one that PostgreSQL doesn't know while planning is taken for a tenth of
 * the table, so that each run of a prepared statement is planned anew for the true one.
 */
export function limitTo(limit: number, offset: number, values: unknown[]): string {
  if (!Number.isSafeInteger(limit)) {
    throw new RangeError(`${limit} is not an integer`)
  }
  if (offset === 0) {
    return `LIMIT ${limit}`
  }
  values.push(offset)
  return `LIMIT ${limit} OFFSET $${values.length}::bigint`
}
