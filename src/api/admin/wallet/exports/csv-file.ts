import { type Content, content } from "../../../../http"
import { CSV_MARK, csvLine, type CsvValue } from "../../../../text/csv"
import { AdminError } from "../service"

/** Each holds a connection of the pool that money moves through. */
const MOST_AT_ONCE = 2
let underWay = 0

/** A column of a file: what it is called and what a record has there. */
export type Columns<T> = readonly (readonly [name: string, value: (record: T) => CsvValue])[]

/**
 * A CSV file that is written as its records are read, with a line of names first.
 *
 * @throws AdminError `wallet_export_busy` before the first line
 */
export function csvFile<T>(
  name: string,
  columns: Columns<T>,
  records: AsyncIterable<readonly T[]>
): Content<200> {
  const day = new Date().toISOString().slice(0, 10)
  return content(200, "text/csv; charset=utf-8", limited(lines(columns, records)), {
    "Content-Disposition": `attachment; filename="${name}-${day}.csv"`,
  })
}

async function* lines<T>(columns: Columns<T>, batches: AsyncIterable<readonly T[]>) {
  // Sent with the first records, so that what can't be read is answered as an error.
  let head = CSV_MARK + csvLine(columns.map(([name]) => name))
  for await (const batch of batches) {
    const text = batch.map((record) => csvLine(columns.map(([, value]) => value(record)))).join("")
    yield head + text
    head = ""
  }
  if (head) yield head
}

/**
 * What is written while other files are, at most two at a time.
 *
 * @throws AdminError `wallet_export_busy` before the first piece
 */
export async function* limited<T>(pieces: AsyncIterable<T>): AsyncGenerator<T> {
  if (underWay >= MOST_AT_ONCE) throw new AdminError("wallet_export_busy")
  underWay += 1
  try {
    yield* pieces
  } finally {
    underWay -= 1
  }
}
