import { CSV_MARK, csvLine, type CsvValue } from "../../text/csv"

/** A column of a file: what it is called and what a row has there. */
export interface CsvColumn<Row> {
  header: string
  value: (row: Row) => CsvValue
}

/** A table as CSV. */
export function toCsv<Row>(columns: CsvColumn<Row>[], rows: Row[]): string {
  return [
    columns.map(({ header }) => header),
    ...rows.map((row) => columns.map(({ value }) => value(row))),
  ]
    .map(csvLine)
    .join("")
}

/** Hands a text to the browser as a file. */
export function download(name: string, text: string, type = "text/csv;charset=utf-8"): void {
  save(name, new Blob([type.startsWith("text/csv") ? CSV_MARK : "", text], { type }))
}

/** Hands a file to the browser. */
export function save(name: string, blob: Blob): void {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000)
}
