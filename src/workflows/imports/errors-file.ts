import type { ImportRow } from "../../modules/imports"
import { CSV_MARK, csvLine } from "../../text/csv"
import { COLUMNS } from "./forms"

/** Whether a file is one of refused rows: its columns are called as ours, whatever the first file was. */
export function isErrorsFile([first, second]: readonly string[]): boolean {
  return first === "line" && second === "error"
}

/**
 * The line by which a row is known: that of the file in which it was refused. Put right, it is booked once
 * whichever of the two files it comes in by, and is never taken for another row of the same line.
 */
export function lineOf({ line, cells }: Pick<ImportRow, "line" | "cells">): number {
  return /^[1-9][0-9]{0,8}$/.test(cells.line ?? "") ? Number(cells.line) : line
}

/** A CSV file of rows that were refused, each with its line and why: put right, it can come in again. */
export async function* errorsFile(
  batches: AsyncIterable<readonly ImportRow[]>
): AsyncGenerator<string> {
  yield CSV_MARK + csvLine(["line", "error", ...COLUMNS])
  for await (const rows of batches) {
    yield rows
      .map((row) => csvLine([lineOf(row), row.error, ...COLUMNS.map((one) => row.cells[one])]))
      .join("")
  }
}
