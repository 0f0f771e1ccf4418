import { COLUMNS } from "./forms"
import type { ImportRow } from "../../modules/imports"
import { CSV_MARK, csvLine } from "../../text/csv"

/** A CSV file of rows that were refused, each with its line and why: put right, it can come in again. */
export async function* errorsFile(
  batches: AsyncIterable<readonly ImportRow[]>
): AsyncGenerator<string> {
  yield CSV_MARK + csvLine(["line", "error", ...COLUMNS])
  for await (const rows of batches) {
    yield rows
      .map(({ line, error, cells }) => csvLine([line, error, ...COLUMNS.map((one) => cells[one])]))
      .join("")
  }
}
